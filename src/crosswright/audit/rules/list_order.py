"""The across list comes first, the down list second, each in reading order."""

from collections.abc import Iterator
from itertools import pairwise

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Direction, Entry, Square


def _place(entry: Entry) -> tuple[bool, Square]:
    return entry.direction is not Direction.ACROSS, entry.slot.start


def _check(case: Case) -> Iterator[Finding]:
    for before, after in pairwise(case.puzzle.entries):
        if _place(after) < _place(before):
            yield RULE.finding(
                f"{after.name} stands after {before.name} in the list", entries=(before, after)
            )


RULE = Rule(
    code="CW205",
    name="list-order",
    summary="the across list comes first, the down list second, each in reading order",
    severity=Severity.ERROR,
    checks="Entries are listed across first, then down, each list in the order of the squares "
    "where its entries start, which is the order of their numbers.",
    why="Solvers look a number up in a sorted list.",
    example="9 across, 1 down, 11 across.",
    remedy="Sort the entries.",
    check=_check,
)
