"""Every left-over letter belongs to the phrase."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import PhraseMode


def _check(case: Case) -> Iterator[Finding]:
    phrase = case.puzzle.hidden_phrase
    if phrase is None or phrase.mode is not PhraseMode.LEFTOVER:
        return
    used = {square for placement in case.puzzle.placements for square in placement.squares}
    unread = set(case.reading.letters) - used - set(phrase.squares)
    if unread:
        yield RULE.finding(
            f"{len(unread)} letters belong to no word and not to the hidden phrase", squares=unread
        )


RULE = Rule(
    code="CW506",
    name="leftover-unread",
    summary="every left-over letter belongs to the phrase",
    severity=Severity.ERROR,
    checks="In a word search with a hidden phrase every square that no word covers is a square "
    "of the phrase.",
    why="The solver reads all letters that are left, and one too many spoils the sentence.",
    example="Eleven letters are left over for a phrase of ten.",
    remedy="Cover the square with a word.",
    check=_check,
)
