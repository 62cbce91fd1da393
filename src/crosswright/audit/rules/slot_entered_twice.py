"""No slot has two entries."""

from collections.abc import Iterator
from itertools import groupby

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Entry, Slot


def _check(case: Case) -> Iterator[Finding]:
    def place(entry: Entry) -> Slot:
        return entry.slot

    for slot, group in groupby(sorted(case.puzzle.entries, key=place), key=place):
        entries = tuple(group)
        if len(entries) > 1:
            yield RULE.finding(
                f"the {slot.direction.value} slot at {tuple(slot.start)} has "
                f"{len(entries)} entries",
                squares=slot.squares,
                entries=entries,
            )


RULE = Rule(
    code="CW203",
    name="slot-entered-twice",
    summary="no slot has two entries",
    severity=Severity.ERROR,
    checks="No two entries lie on the same squares in the same direction.",
    why="Two clues for one place contradict each other, or one is lost when the puzzle is printed.",
    example="7 across stands in the list twice, with two clues.",
    remedy="Keep one of the entries.",
    check=_check,
)
