"""The grid has no more blocks than the preset bears."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import BlockCell, VoidCell

# As in every share: this much is rounding, not a fault.
_ROUNDING = 1e-9


def _check(case: Case) -> Iterator[Finding]:
    most = case.profile.most_blocks
    if most is None:
        return
    cells = [cell for row in case.puzzle.grid.cells for cell in row]
    blocks = sum(isinstance(cell, BlockCell) for cell in cells)
    within = sum(not isinstance(cell, VoidCell) for cell in cells)
    if blocks > most * within + _ROUNDING:
        yield RULE.finding(
            f"{blocks} of {within} squares are blocks ({blocks / within:.1%}), more than {most:.1%}"
        )


RULE = Rule(
    code="CW110",
    name="block-share",
    summary="the grid has no more blocks than the preset bears",
    severity=Severity.ERROR,
    checks="The share of blocks among the squares of the shape is at most the preset's (american: "
    "one sixth).",
    why="Blocks are where nothing can be solved.",
    example="38 blocks in a 15x15 grid, where one sixth is 37.5.",
    remedy="Open some blocks; slots get longer.",
    check=_check,
)
