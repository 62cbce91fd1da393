"""No slot is shorter than the preset's minimum."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    if not case.reads_by_entries:
        return
    shortest = case.profile.shortest_slot
    for run in case.reading.runs:
        if len(run) < shortest:
            yield RULE.finding(
                f"the {run.direction.value} slot at {tuple(run.start)} has {len(run)} letters, "
                f"fewer than {shortest}",
                squares=run.squares,
            )


RULE = Rule(
    code="CW102",
    name="short-slot",
    summary="no slot is shorter than the preset's minimum",
    severity=Severity.ERROR,
    checks="No two letters or more in a row form a slot shorter than the preset's minimum.",
    why="Two-letter answers are abbreviations more often than words; most editors refuse them.",
    example="`##AM#` in a grid of slots of three letters or more.",
    remedy="Move a block, or allow shorter slots if the preset has the choice.",
    check=_check,
)
