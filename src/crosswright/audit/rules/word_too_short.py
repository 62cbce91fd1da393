"""A hidden word has three letters or more."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule

SHORTEST = 3


def _check(case: Case) -> Iterator[Finding]:
    for placement in case.puzzle.placements:
        if len(placement.word) < SHORTEST:
            yield RULE.finding(
                f"{placement.phrase!r} has {len(placement.word)} letters, fewer than {SHORTEST}",
                squares=placement.squares,
            )


RULE = Rule(
    code="CW217",
    name="word-too-short",
    summary="a hidden word has three letters or more",
    severity=Severity.ERROR,
    checks="Every word of a word search has at least three letters.",
    why="Words of two letters stand everywhere in a full grid.",
    example="OX in a grid of a hundred letters.",
    remedy="Leave the word out.",
    check=_check,
)
