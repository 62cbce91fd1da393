"""No word of the person's list is lost."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.errors import LanguageError
from crosswright.languages import Language


def _check(case: Case) -> Iterator[Finding]:
    listed, language = case.puzzle.recipe.get("words"), case.language
    if not isinstance(listed, str) or language is None:
        return
    entered = {entry.answer for entry in case.puzzle.entries}
    entered |= {placement.word for placement in case.puzzle.placements}
    told = {missing.word for missing in case.puzzle.unplaced}
    told.update(str(case.puzzle.recipe.get("reserve", "")).split("\n"))
    for word in filter(None, listed.split("\n")):
        if word not in told and _cells(word, language) not in entered:
            yield RULE.finding(f"{word!r} is neither in the grid nor listed as left out")


def _cells(word: str, language: Language) -> tuple[str, ...]:
    try:
        return language.cells(word)
    except LanguageError:
        return ()


RULE = Rule(
    code="CW206",
    name="word-lost",
    summary="no word of the person's list is lost",
    severity=Severity.ERROR,
    checks="Every word of the list a puzzle was made from, as its recipe keeps it, is an entry or "
    "is listed as left out, with the reason, or as kept in reserve.",
    why="A teacher counts on every word of the lesson; one that is missing must be seen.",
    example="OTTER stands in the list, but in no row and no column, and nobody says why.",
    remedy="Add the word, or list it as left out.",
    check=_check,
    needs_language=True,
)
