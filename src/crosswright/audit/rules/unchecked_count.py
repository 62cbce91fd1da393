"""No answer has more unchecked letters than its length allows."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    if not case.profile.most_unchecked_by_length:
        return
    for slot in case.slots:
        most = case.profile.unchecked_allowed(len(slot))
        unchecked = case.reading.unchecked(slot)
        if most is not None and len(unchecked) > most:
            yield RULE.finding(
                f"the {slot.direction.value} slot at {tuple(slot.start)} has {len(unchecked)} of "
                f"{len(slot)} letters unchecked, more than {most}",
                squares=unchecked,
            )
    covered = {square for slot in case.slots for square in slot.squares}
    for square in case.reading.letters:
        if square not in covered:
            yield RULE.finding(
                f"the letter at {tuple(square)} belongs to no answer", squares=(square,)
            )


RULE = Rule(
    code="CW120",
    name="unchecked-count",
    summary="no answer has more unchecked letters than its length allows",
    severity=Severity.ERROR,
    checks="Where the preset bounds unchecked letters by length (barred: 3-4:1, 5:2, 6-7:3, 8-9:4, "
    "10-11:5, 12 and more:6), no slot has more, and every letter belongs to a slot.",
    why="In a barred grid clues are hard, and the letters that crossings give must make up for it.",
    example="A slot of five with bars on both sides of three of its letters.",
    remedy="Take a bar away, so that another slot crosses one of the letters.",
    check=_check,
)
