"""Every clue cell holds a clue."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import ClueCell


def _check(case: Case) -> Iterator[Finding]:
    grid = case.puzzle.grid
    busy = {entry.arrow.clue_square for entry in case.puzzle.entries if entry.arrow is not None}
    for square in grid.squares():
        if not isinstance(grid[square], ClueCell) or square in busy:
            continue
        on_border = square.row == 0 or square.col == 0
        if not (on_border and case.profile.idle_on_border):
            yield RULE.finding(
                f"no arrow leaves the clue cell at {tuple(square)}", squares=(square,)
            )


RULE = Rule(
    code="CW208",
    name="idle-clue-cell",
    summary="every clue cell holds a clue",
    severity=Severity.ERROR,
    checks="An arrow leaves every clue cell. In the classic style those of the first row and column may be idle.",
    why="An empty clue cell is a black square: it asks for nothing and takes the room of a letter.",
    example="A clue cell in the last row with nothing to its right.",
    remedy="Make it a letter, or let an arrow leave it.",
    check=_check,
)
