"""No answer stands in a puzzle twice."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Entry, Slot


def _check(case: Case) -> Iterator[Finding]:
    seen: dict[tuple[str, ...], dict[Slot, Entry]] = {}
    for entry in case.puzzle.entries:
        seen.setdefault(entry.answer, {}).setdefault(entry.slot, entry)
    for places in seen.values():
        if len(places) > 1:
            entries = tuple(places.values())
            names = " and ".join(entry.name for entry in entries)
            yield RULE.finding(f"{entries[0].text!r} is the answer of {names}", entries=entries)


RULE = Rule(
    code="CW304",
    name="answer-twice",
    summary="no answer stands in a puzzle twice",
    severity=Severity.ERROR,
    checks="No two entries have the same answer.",
    why="Whoever solved the first does not expect it again, and feels cheated to find it.",
    example="ERA at 5 across and at 31 down.",
    remedy="Fill one of the two places anew.",
    check=_check,
)
