"""Unchecked letters do not stand in long rows."""

from collections.abc import Iterator
from itertools import groupby

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    longest = case.profile.longest_unchecked_run
    if longest is None:
        return
    checked = case.reading.checked
    for slot in case.slots:
        for is_checked, group in groupby(slot.squares, key=checked.__contains__):
            row = tuple(group)
            if not is_checked and len(row) > longest:
                yield RULE.finding(
                    f"the {slot.direction.value} slot at {tuple(slot.start)} has {len(row)} "
                    f"unchecked letters in a row, more than {longest}",
                    squares=row,
                )


RULE = Rule(
    code="CW105",
    name="unchecked-run",
    summary="unchecked letters do not stand in long rows",
    severity=Severity.ERROR,
    checks="No slot has more unchecked letters in a row than the preset allows (british: two).",
    why="A long gap hides a whole syllable, and the checked letters around it do not help.",
    example="```text\nORIENTAL\nA#####I#\nR#####E#\n```\nR, I, E, N and T are unchecked.",
    remedy="Let another slot cross the gap.",
    check=_check,
)
