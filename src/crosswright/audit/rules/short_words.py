"""How many answers have three letters."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule

_SHORT = 3


def _check(case: Case) -> Iterator[Finding]:
    entries = case.puzzle.entries
    if not case.profile.reports_short_words or not entries:
        return
    short = sum(len(entry.answer) <= _SHORT for entry in entries)
    share = short / len(entries)
    yield RULE.finding(
        f"{short} of {len(entries)} answers ({share:.0%}) have three letters or fewer"
    )


RULE = Rule(
    code="CW901",
    name="short-words",
    summary="how many answers have three letters",
    severity=Severity.NOTE,
    checks="Says what share of the answers has three letters or fewer, where the preset uses such "
    "words sparingly (american, mini).",
    why="There are few three-letter words, and solvers have met them all.",
    example="20 of 78 answers (26%) have three letters or fewer.",
    remedy="Nothing must be done. To lower the share, choose a mask with fewer short slots.",
    check=_check,
)
