"""The grid has a size the preset knows."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    law, size = case.profile, case.puzzle.grid.size
    if not (law.smallest <= min(size) and max(size) <= law.largest):
        yield RULE.finding(
            f"a grid of {size} is outside the {law.name} sizes, "
            f"{law.smallest}x{law.smallest} to {law.largest}x{law.largest}"
        )
    elif law.odd_sizes and (size.rows % 2 == 0 or size.cols % 2 == 0):
        yield RULE.finding(f"a grid of {size} has an even side; {law.name} grids have odd sides")


RULE = Rule(
    code="CW107",
    name="grid-size",
    summary="the grid has a size the preset knows",
    severity=Severity.ERROR,
    checks="Rows and columns are within the preset's sizes, and odd where it asks so.",
    why="Pages, solvers and the other limits of a preset are made for these sizes; an odd side "
    "puts a row in the middle, where a half turn leaves it in place.",
    example="A grid of 14x14 under the american preset.",
    remedy="Make the grid one row and one column larger or smaller, or choose another preset.",
    check=_check,
)
