"""Each answer has enough checked letters."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule

# Shares are fractions such as 1/2 or 1/3 written as floats; this much is rounding, not a fault.
_ROUNDING = 1e-9


def _check(case: Case) -> Iterator[Finding]:
    least = case.profile.least_checked
    for slot in case.slots:
        unchecked = case.reading.unchecked(slot)
        checked = len(slot) - len(unchecked)
        if checked < least * len(slot) - _ROUNDING:
            yield RULE.finding(
                f"the {slot.direction.value} slot at {tuple(slot.start)} has {checked} of "
                f"{len(slot)} letters checked, less than {least:.0%}",
                squares=unchecked,
            )


RULE = Rule(
    code="CW104",
    name="unchecked-share",
    summary="each answer has enough checked letters",
    severity=Severity.ERROR,
    checks="The share of checked letters in each slot is at least the preset's (british: half).",
    why="With fewer than half of its letters given by others, a hard clue is a matter of luck.",
    example="A slot of seven in a lattice whose first and last letters are unchecked: three of "
    "seven are checked.",
    remedy="Start the slot on a crossing, or shorten it by a block.",
    check=_check,
)
