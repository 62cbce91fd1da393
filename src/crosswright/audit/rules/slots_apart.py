"""In a lattice, slots do not run side by side."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Square


def _check(case: Case) -> Iterator[Finding]:
    if not case.profile.lattice:
        return
    letters = set(case.reading.letters)
    for row, col in case.reading.letters:
        four = {Square(row + down, col + right) for down in (0, 1) for right in (0, 1)}
        if four <= letters:
            yield RULE.finding(
                f"the four letters from {(row, col)} on form a square; a lattice has none",
                squares=four,
            )


RULE = Rule(
    code="CW106",
    name="slots-apart",
    summary="in a lattice, slots do not run side by side",
    severity=Severity.ERROR,
    checks="Where the preset asks a lattice (british), no four letters form a square.",
    why="Slots of a lattice alternate with blocks; two side by side make one dense corner that is "
    "solved by other means than the rest.",
    example="```text\nTEN\nARE\nPEW\n```\nTEN, ARE and PEW run side by side.",
    remedy="Put a block on one of the four squares, or make an american grid.",
    check=_check,
)
