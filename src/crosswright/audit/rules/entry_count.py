"""The grid has no more entries than its size bears."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    size, count = case.puzzle.grid.size, len(case.puzzle.entries)
    most = case.profile.entries_allowed(size)
    if most is not None and count > most:
        yield RULE.finding(f"the puzzle has {count} entries; at {size} it may have {most}")


RULE = Rule(
    code="CW109",
    name="entry-count",
    summary="the grid has no more entries than its size bears",
    severity=Severity.ERROR,
    checks="There are at most as many entries as the preset allows at this size (american: 78 at "
    "15x15, 140 at 21x21, and on a straight line by area between and beyond).",
    why="Many entries mean short entries: the more there are, the duller the words.",
    example="80 entries at 15x15 under the american preset.",
    remedy="Take blocks away so that short slots join into longer ones.",
    check=_check,
)
