"""Every arrow leads from its clue cell to its entry."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import ArrowPath, Direction, Square

_LEADS = {
    ArrowPath.RIGHT: (0, 1, Direction.ACROSS),
    ArrowPath.DOWN: (1, 0, Direction.DOWN),
    ArrowPath.RIGHT_DOWN: (0, 1, Direction.DOWN),
    ArrowPath.DOWN_RIGHT: (1, 0, Direction.ACROSS),
    ArrowPath.LEFT_DOWN: (0, -1, Direction.DOWN),
    ArrowPath.UP_RIGHT: (-1, 0, Direction.ACROSS),
}
"""Rows and columns from the clue cell to the first letter, and the way the entry runs."""


def _check(case: Case) -> Iterator[Finding]:
    allowed = case.profile.arrows
    for entry in case.puzzle.entries:
        if entry.arrow is None:
            continue
        clue, path = entry.arrow.clue_square, entry.arrow.path
        down, right, way = _LEADS[path]
        first = Square(clue.row + down, clue.col + right)
        if first != entry.slot.start or way is not entry.direction:
            yield RULE.finding(
                f"the arrow from {tuple(clue)} leads to {tuple(first)} and {way.value}, not to "
                f"{entry.name}",
                entries=(entry,),
            )
        elif allowed and path not in allowed:
            yield RULE.finding(
                f"the arrow to {entry.name} goes {path.value}, which the style does not draw",
                entries=(entry,),
            )


RULE = Rule(
    code="CW207",
    name="arrow-leads",
    summary="every arrow leads from its clue cell to its entry",
    severity=Severity.ERROR,
    checks="The first letter of each entry lies where its arrow leads, the entry runs the way the arrow "
    "points, and the style draws such arrows.",
    why="The arrow is all that tells a solver where the answer goes.",
    example="An arrow that points right beside an entry that runs down.",
    remedy="Draw the arrow that leads there, or move the clue.",
    check=_check,
)
