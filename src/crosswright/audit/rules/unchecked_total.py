"""Not too many letters of the grid are unchecked."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    most = case.profile.most_unchecked
    letters = case.reading.letters
    if most is None or not letters:
        return
    unchecked = [square for square in letters if square not in case.reading.checked]
    if len(unchecked) > most * len(letters):
        yield RULE.finding(
            f"{len(unchecked)} of {len(letters)} letters are unchecked, more than {most:.0%}",
            squares=unchecked,
        )


RULE = Rule(
    code="CW112",
    name="unchecked-total",
    summary="not too many letters of the grid are unchecked",
    severity=Severity.ERROR,
    checks="The share of letters that stand in one entry only is at most the style's (magazine: a fifth).",
    why="An unchecked letter is had from one clue alone; too many of them, and solving is guessing.",
    example="30 of 120 letters stand in one entry only.",
    remedy="Move clue cells so that more letters have neighbours both ways.",
    check=_check,
)
