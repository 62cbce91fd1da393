"""Every letter of the solution is there."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    open_squares = [x for x in case.reading.letters if case.puzzle.grid.letter(x) is None]
    if open_squares:
        yield RULE.finding(
            f"{len(open_squares)} of {len(case.reading.letters)} letters are not in the grid, "
            f"the first at {tuple(open_squares[0])}",
            squares=open_squares,
        )


RULE = Rule(
    code="CW301",
    name="unsolved-cell",
    summary="every letter of the solution is there",
    severity=Severity.ERROR,
    checks="Every letter cell knows its letter.",
    why="Without the solution no key can be printed and no answer be judged.",
    example="A file whose solution is locked.",
    remedy="Fill the grid, or open the file with its key.",
    check=_check,
)
