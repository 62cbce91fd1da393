"""A phrase in slots or rows fills whole slots."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Direction, PhraseMode


def _check(case: Case) -> Iterator[Finding]:
    phrase = case.puzzle.hidden_phrase
    if phrase is None or phrase.mode not in (PhraseMode.SLOTS, PhraseMode.ROW):
        return
    left = phrase.squares
    while left:
        fitting = [
            entry.squares
            for entry in case.puzzle.entries
            if left[: len(entry.squares)] == entry.squares
            and (phrase.mode is PhraseMode.SLOTS or entry.direction is Direction.ACROSS)
        ]
        if not fitting:
            yield RULE.finding(
                f"the phrase does not fill a whole slot from {tuple(left[0])} on", squares=left
            )
            return
        left = left[len(max(fitting, key=len)) :]


RULE = Rule(
    code="CW504",
    name="hidden-phrase-slots",
    summary="a phrase in slots or rows fills whole slots",
    severity=Severity.ERROR,
    checks="The squares of a phrase that is hidden in slots are those of whole entries, one after the other; "
    "of a phrase in rows, of across entries.",
    why="Whoever solves these entries should read the phrase, no more and no less.",
    example="The phrase ends in the middle of an entry.",
    remedy="Cut the phrase elsewhere, or hide it in numbered cells.",
    check=_check,
)
