"""Every entry is a whole slot."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    runs = set(case.reading.runs)
    for entry in case.puzzle.entries:
        if entry.slot not in runs:
            yield RULE.finding(
                f"{entry.name} ({entry.text!r}) is no whole run of letters in the grid",
                entries=(entry,),
            )


RULE = Rule(
    code="CW202",
    name="entry-is-slot",
    summary="every entry is a whole slot",
    severity=Severity.ERROR,
    checks="Every entry lies on a run of letters from its first letter to its last: a block, the "
    "frame or a bar stands before it and after it, and none within.",
    why="An entry that ends in the middle of a row of letters cannot be told from the row.",
    example="The entry STAR on the first four letters of START.",
    remedy="Let the entry take the whole run, or put a block where it ends.",
    check=_check,
)
