"""Entries are numbered in reading order."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    if not case.is_numbered:
        return
    # A slot that is too short or an entry that is missing is another rule's business.
    entered = {entry.slot for entry in case.puzzle.entries}
    starts = {run.start for run in case.reading.runs if run in entered} | {
        slot.start for slot in case.slots
    }
    expected = {square: number for number, square in enumerate(sorted(starts), start=1)}
    for entry in case.puzzle.entries:
        right = expected.get(entry.slot.start)
        if right is not None and entry.number != right:
            has = "no number" if entry.number is None else f"the number {entry.number}"
            yield RULE.finding(
                f"the {entry.direction.value} entry at {tuple(entry.slot.start)} has {has}, "
                f"not {right}",
                entries=(entry,),
            )


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
