"""The hidden phrase takes each of its letters from another square."""

from collections import Counter
from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import PhraseMode

# Parts that fill slots or rows may cross: there a square may serve two letters.
_DISTINCT = (PhraseMode.ORDERED, PhraseMode.NUMBERED, PhraseMode.LEFTOVER)


def _check(case: Case) -> Iterator[Finding]:
    phrase = case.puzzle.hidden_phrase
    if phrase is None or phrase.mode not in _DISTINCT:
        return
    for square, times in Counter(phrase.squares).items():
        if times > 1:
            yield RULE.finding(
                f"the hidden phrase uses the square {tuple(square)} {times} times",
                squares=(square,),
            )


RULE = Rule(
    code="CW502",
    name="hidden-phrase-squares",
    summary="the hidden phrase takes each of its letters from another square",
    severity=Severity.ERROR,
    checks="A hidden phrase in reading order, by numbers or of left-over letters uses no square "
    "twice.",
    why="A square has room for one number or one mark.",
    example="The number 2 and the number 5 of a solution word in one square.",
    remedy="Mark another square with the same letter.",
    check=_check,
)
