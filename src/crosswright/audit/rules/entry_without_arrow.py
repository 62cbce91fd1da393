"""Where clues stand in the grid, an arrow leads to every entry."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    if not case.puzzle.has_clue_cells:
        return
    for entry in case.puzzle.entries:
        if entry.arrow is None:
            yield RULE.finding(f"no arrow leads to {entry.name} ({entry.text!r})", entries=(entry,))


RULE = Rule(
    code="CW210",
    name="entry-without-arrow",
    summary="where clues stand in the grid, an arrow leads to every entry",
    severity=Severity.ERROR,
    checks="In a grid with clue cells every entry has an arrow.",
    why="Such entries have no numbers: without an arrow nothing asks for them.",
    example="The clue of an entry stands beside the grid instead of inside.",
    remedy="Put its clue into a clue cell beside its first letter.",
    check=_check,
)
