"""No word runs through a left-over letter."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import PhraseMode


def _check(case: Case) -> Iterator[Finding]:
    phrase = case.puzzle.hidden_phrase
    if phrase is None or phrase.mode is not PhraseMode.LEFTOVER:
        return
    squares = set(phrase.squares)
    for placement in case.puzzle.placements:
        through = squares & set(placement.squares)
        if through:
            yield RULE.finding(
                f"{placement.phrase!r} runs through {len(through)} letters of the hidden phrase",
                squares=through,
            )


RULE = Rule(
    code="CW505",
    name="phrase-square-covered",
    summary="no word runs through a left-over letter",
    severity=Severity.ERROR,
    checks="No word of the list covers a square of a phrase that is spelled by left-over letters.",
    why="Once every word is ringed that letter is no longer left over, and the phrase lacks it.",
    example="The third letter of the phrase is also the end of OTTER.",
    remedy="Move the word, or the phrase.",
    check=_check,
)
