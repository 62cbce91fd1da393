"""Every hidden word can be found exactly once."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.audit.searching import readings


def _check(case: Case) -> Iterator[Finding]:
    index = case.index
    if index is None:
        return
    for placement in case.puzzle.placements:
        found = readings(index, placement.word)
        others = found - {frozenset(placement.squares)}
        if others:
            yield RULE.finding(
                f"{placement.phrase!r} can be found {len(found)} times",
                squares=set().union(*others),
            )


RULE = Rule(
    code="CW215",
    name="word-found-once",
    summary="every hidden word can be found exactly once",
    severity=Severity.ERROR,
    checks="Each word of the list stands once in the whole grid, read in any of the eight "
    "directions; a palindrome counts once.",
    why="A solver who rings the wrong one cannot finish, and the left-over letters no longer read.",
    example="OTTER stands in row 3, and by chance again in a column.",
    remedy="Move a word that helps to spell the second one, or draw other fillers.",
    check=_check,
)
