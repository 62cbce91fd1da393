"""Every letter is one of the language's."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.errors import LanguageError
from crosswright.languages import Language
from crosswright.model import LetterCell


def _check(case: Case) -> Iterator[Finding]:
    language = case.language
    if language is None:
        return
    grid = case.puzzle.grid
    letters = {cell.letter for row in grid.cells for cell in row if isinstance(cell, LetterCell)}
    foreign = {x for x in letters if x is not None and not _is_spelled(x, language)}
    if not foreign:
        return
    for square in case.reading.letters:
        letter = grid.letter(square)
        if letter in foreign:
            yield RULE.finding(
                f"{letter!r} at {tuple(square)} is no letter of {language.name} ({language.tag})",
                squares=(square,),
            )


def _is_spelled(cell: str, language: Language) -> bool:
    """Whether a cell is a letter as the grid spells it, or the letters of a rebus."""
    try:
        return "".join(language.cells(cell)) == cell
    except LanguageError:
        return False


RULE = Rule(
    code="CW302",
    name="foreign-letter",
    summary="every letter is one of the language's",
    severity=Severity.ERROR,
    checks="Every cell holds a letter of the alphabet of the puzzle's language, as the language "
    "spells it in a grid (upper case; in Russian Е for Ё); a rebus holds several.",
    why="Solvers write the letters of their language; a look-alike of another alphabet never "
    "counts as right.",
    example="A Cyrillic С in an English grid, or a small `a`.",
    remedy="Write the letter as the language does, or name the right language.",
    check=_check,
    needs_language=True,
)
