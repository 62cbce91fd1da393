"""Where every letter must be checked, every letter is."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    if not case.profile.fully_checked:
        return
    for square in case.reading.letters:
        if square not in case.reading.checked:
            yield RULE.finding(
                f"the letter at {tuple(square)} is not checked by a second entry", squares=(square,)
            )


RULE = Rule(
    code="CW103",
    name="unchecked-letter",
    summary="where every letter must be checked, every letter is",
    severity=Severity.ERROR,
    checks="Every letter stands in an across and in a down slot, where the preset asks so "
    "(american, canadian, mini).",
    why="Whoever does not know an answer must be able to get each of its letters from another one.",
    example="```text\nTEN\n#A#\nART\n```\nOnly E and R stand in two entries.",
    remedy="Move blocks so that each letter has a neighbour in both directions.",
    check=_check,
)
