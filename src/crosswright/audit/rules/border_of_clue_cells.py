"""The first row and column hold clue cells only, where the style asks so."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    if not case.profile.border_of_clue_cells:
        return
    for square in case.reading.letters:
        if square.row == 0 or square.col == 0:
            yield RULE.finding(
                f"a letter stands on the border at {tuple(square)}", squares=(square,)
            )


RULE = Rule(
    code="CW114",
    name="border-of-clue-cells",
    summary="the first row and column hold clue cells only, where the style asks so",
    severity=Severity.ERROR,
    checks="No letter stands in the first row or the first column (classic).",
    why="With arrows to the right and down only, a letter there could not be checked.",
    example="A letter in the upper right corner of a classic grid.",
    remedy="Make it a clue cell.",
    check=_check,
)
