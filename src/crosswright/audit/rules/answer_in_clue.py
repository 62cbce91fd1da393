"""No clue says its own answer."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.cluetext import holds_answer
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    if case.language is None:
        return
    for entry, clue in case.clued_entries:
        if holds_answer(entry, clue, case.language):
            yield RULE.finding(
                f"the clue of {case.told(entry)}, {clue!r}, says its answer {entry.phrase!r}",
                entries=(entry,),
                severity=Severity.NOTE if case.profile.words_are_given else None,
            )


RULE = Rule(
    code="CW402",
    name="answer-in-clue",
    summary="no clue says its own answer",
    severity=Severity.ERROR,
    checks="No clue has its answer as a word, nor all the words of its answer side by side. "
    "It is a note where words and clues are the person's own.",
    why="There is nothing left to solve.",
    example='TEA clued as "Cup of tea".',
    remedy="Write another clue.",
    check=_check,
    needs_language=True,
)
