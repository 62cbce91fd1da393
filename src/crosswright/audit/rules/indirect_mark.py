"""An indirect clue says so by a question mark."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.cluetext import split_enumeration
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import ClueKind


def _check(case: Case) -> Iterator[Finding]:
    for entry, clue in case.clued_entries:
        is_indirect = entry.clue is not None and entry.clue.kind is ClueKind.INDIRECT
        if is_indirect and not split_enumeration(clue)[0].endswith(("?", "?)", '?"', "?»", "?”")):
            yield RULE.finding(
                f"the indirect clue of {case.told(entry)}, {clue!r}, does not end in '?'",
                entries=(entry,),
            )


RULE = Rule(
    code="CW406",
    name="indirect-mark",
    summary="an indirect clue says so by a question mark",
    severity=Severity.WARNING,
    checks="An indirect clue ends in a question mark, before its enumeration if there is one.",
    why="By convention the mark tells a solver not to take the words as they stand.",
    example='CLOCK clued as "It has hands but no fingers".',
    remedy="End the clue in `?`, or mark it as a straight clue.",
    check=_check,
)
