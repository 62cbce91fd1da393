"""Inner letters are checked where only those at the edge may not be."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Square, VoidCell


def _check(case: Case) -> Iterator[Finding]:
    if not case.profile.unchecked_at_edge:
        return
    grid = case.puzzle.grid
    for square in case.reading.letters:
        row, col = square
        around = (
            Square(row - 1, col),
            Square(row + 1, col),
            Square(row, col - 1),
            Square(row, col + 1),
        )
        at_edge = any(not grid.size.has(x) or isinstance(grid[x], VoidCell) for x in around)
        if square not in case.reading.checked and not at_edge:
            yield RULE.finding(
                f"the inner letter at {tuple(square)} is not checked", squares=(square,)
            )


RULE = Rule(
    code="CW113",
    name="unchecked-inside",
    summary="inner letters are checked where only those at the edge may not be",
    severity=Severity.ERROR,
    checks="A letter that stands in one entry only lies at the edge of the grid or beside a square that holds "
    "nothing, where the style asks so (bent).",
    why="In this style every inner letter can be had from two clues.",
    example="A letter between two clue cells in the middle of the grid.",
    remedy="Move one of the clue cells beside it.",
    check=_check,
)
