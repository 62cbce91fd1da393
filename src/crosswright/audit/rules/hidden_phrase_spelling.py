"""The hidden phrase is spelled by its squares."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.errors import LanguageError


def _check(case: Case) -> Iterator[Finding]:
    phrase, language = case.puzzle.hidden_phrase, case.language
    if phrase is None or language is None:
        return
    try:
        wanted = language.cells(phrase.text)
    except LanguageError:
        wanted = ()
    if not wanted or wanted != phrase.letters:
        yield RULE.finding(
            f"the marked squares spell {''.join(phrase.letters)!r}, not {phrase.text!r}",
            squares=phrase.squares,
        )


RULE = Rule(
    code="CW501",
    name="hidden-phrase-spelling",
    summary="the hidden phrase is spelled by its squares",
    severity=Severity.ERROR,
    checks="The letters on the squares of the hidden phrase, in their order, spell its text, less "
    "spaces and punctuation.",
    why="The phrase is the reward for solving; spelled wrong it spoils the whole puzzle.",
    example='Squares that spell MERYCHRISTMAS for "Merry Christmas".',
    remedy="Mark the right squares, or fill the grid for the phrase anew.",
    check=_check,
    needs_language=True,
)
