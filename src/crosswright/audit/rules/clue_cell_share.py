"""Clue cells leave room for letters."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import ClueCell


def _check(case: Case) -> Iterator[Finding]:
    most = case.profile.most_clue_cells
    grid = case.puzzle.grid
    cells = [square for square in grid.squares() if isinstance(grid[square], ClueCell)]
    if most is None or not cells:
        return
    share = len(cells) / (len(cells) + len(case.reading.letters))
    if share > most:
        yield RULE.finding(f"{share:.0%} of the cells are clue cells, more than {most:.0%}")


RULE = Rule(
    code="CW115",
    name="clue-cell-share",
    summary="clue cells leave room for letters",
    severity=Severity.WARNING,
    checks="The share of clue cells is at most the style's (magazine, bent: a quarter).",
    why="Editors ask for at most a quarter; the fewer, the better the grid.",
    example="60 clue cells in a grid of 12 by 12.",
    remedy="Ask for a smaller share of clue cells.",
    check=_check,
)
