"""No hidden word is listed twice."""

from collections import Counter
from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    times = Counter(placement.word for placement in case.puzzle.placements)
    for placement in case.puzzle.placements:
        if times.pop(placement.word, 0) > 1:
            yield RULE.finding(f"{placement.phrase!r} is listed twice", squares=placement.squares)


RULE = Rule(
    code="CW216",
    name="word-listed-twice",
    summary="no hidden word is listed twice",
    severity=Severity.ERROR,
    checks="No two words of the list are spelled alike.",
    why="The second one cannot be told from the first.",
    example="OTTER twice in the list.",
    remedy="Take one of them out.",
    check=_check,
)
