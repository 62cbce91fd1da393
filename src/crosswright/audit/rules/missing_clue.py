"""Every entry has a clue."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    entries = case.puzzle.entries
    bare = [entry for entry in entries if entry.clue is None]
    if bare and len(bare) == len(entries):
        yield RULE.finding(f"none of the {len(entries)} entries has a clue")
        return
    severity = Severity.ERROR if case.profile.asks_clues else None
    for entry in bare:
        yield RULE.finding(
            f"{case.told(entry)} ({entry.text!r}) has no clue", entries=(entry,), severity=severity
        )


RULE = Rule(
    code="CW401",
    name="missing-clue",
    summary="every entry has a clue",
    severity=Severity.NOTE,
    checks="No entry is without a clue. A puzzle without a single clue is told so once. "
    "In a criss-cross of which some entries have a clue, one without is an error.",
    why="A clue still to be written is a state the work is in, not a fault; but it must be seen "
    "before the puzzle is printed.",
    example="No source has a clue for 9 down, so its line reads: clue to be written.",
    remedy="Write the clue, or import clues.",
    check=_check,
)
