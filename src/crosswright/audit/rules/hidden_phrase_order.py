"""A hidden phrase that is read in order stands in order."""

from collections.abc import Iterator
from itertools import pairwise

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import PhraseMode

_IN_ORDER = (PhraseMode.ORDERED, PhraseMode.LEFTOVER)


def _check(case: Case) -> Iterator[Finding]:
    phrase = case.puzzle.hidden_phrase
    if phrase is None or phrase.mode not in _IN_ORDER:
        return
    for before, after in pairwise(phrase.squares):
        if after < before:
            yield RULE.finding(
                f"the hidden phrase steps back from {tuple(before)} to {tuple(after)}",
                squares=(before, after),
            )


RULE = Rule(
    code="CW503",
    name="hidden-phrase-order",
    summary="a hidden phrase that is read in order stands in order",
    severity=Severity.ERROR,
    checks="The squares of a hidden phrase that is read in order, or of left-over letters, follow "
    "each other row by row, left to right.",
    why="The solver reads the marked letters as they come; no number tells another order.",
    example="The third marked letter stands a row above the second.",
    remedy="Choose squares in reading order, or number the letters of the phrase.",
    check=_check,
)
