"""Clue cells do not stand side by side."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import ClueCell, Square


def _check(case: Case) -> Iterator[Finding]:
    if not case.profile.clue_cells_apart:
        return
    grid = case.puzzle.grid
    clue_cells = {square for square in grid.squares() if isinstance(grid[square], ClueCell)}
    for row, col in sorted(clue_cells):
        for other in (Square(row, col + 1), Square(row + 1, col)):
            # One of the first row or column may touch an inner one: see the profile.
            if other in clue_cells and row and col:
                yield RULE.finding(
                    f"the clue cells at {(row, col)} and {tuple(other)} touch",
                    squares=(Square(row, col), other),
                )


RULE = Rule(
    code="CW111",
    name="clue-cells-apart",
    summary="clue cells do not stand side by side",
    severity=Severity.ERROR,
    checks="No two clue cells have an edge in common, where the style asks so (magazine). A clue cell "
    "of the first row or column may touch an inner one.",
    why="Rows of clue cells are walls: they cut the grid up and leave its letters unchecked.",
    example="Clue cells at row 4, columns 5 and 6.",
    remedy="Move one of the two.",
    check=_check,
)
