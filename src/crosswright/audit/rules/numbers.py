"""Entries are numbered in reading order."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Puzzle, Square


def _check(case: Case) -> Iterator[Finding]:
    if not case.is_numbered:
        return
    # Where a slot lacks its entry, which is another rule's business, its start may be counted or
    # not; the reading that leaves fewer numbers wrong is the one that was meant.
    entered = {entry.slot.start for entry in case.puzzle.entries if entry.slot in case.reading.runs}
    all_starts = entered | {slot.start for slot in case.slots}
    yield from min(_wrong(case.puzzle, entered), _wrong(case.puzzle, all_starts), key=len)


def _wrong(puzzle: Puzzle, starts: set[Square]) -> list[Finding]:
    expected = {square: number for number, square in enumerate(sorted(starts), start=1)}
    found = []
    for entry in puzzle.entries:
        right = expected.get(entry.slot.start)
        if right is not None and entry.number != right:
            has = "no number" if entry.number is None else f"the number {entry.number}"
            message = (
                f"the {entry.direction.value} entry at {tuple(entry.slot.start)} has {has}, "
                f"not {right}"
            )
            found.append(RULE.finding(message, entries=(entry,)))
    return found


RULE = Rule(
    code="CW204",
    name="numbers",
    summary="entries are numbered in reading order",
    severity=Severity.ERROR,
    checks="The squares where entries start are numbered from 1 in reading order; an across and a "
    "down entry that start together share the number. Puzzles with clue cells have no numbers.",
    why="Numbers are how a solver finds the place of a clue.",
    example="The second start of the top row carries a 3.",
    remedy="Number the starts anew, row by row, left to right.",
    check=_check,
)
