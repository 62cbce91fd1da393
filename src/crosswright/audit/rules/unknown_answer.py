"""Every answer is a word somebody knows."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.roots import spelled
from crosswright.audit.rule import Rule


def _check(case: Case) -> Iterator[Finding]:
    words = case.words
    if words is None:
        return
    for entry in case.puzzle.entries:
        letters = None if case.language is None else spelled(entry, case.language)
        if not entry.own and words.find(letters or entry.answer) is None:
            yield RULE.finding(
                f"{entry.text!r} ({entry.name}) is not in the lexicon", entries=(entry,)
            )


RULE = Rule(
    code="CW306",
    name="unknown-answer",
    summary="every answer is a word somebody knows",
    severity=Severity.ERROR,
    checks="Every answer stands in the lexicon, or is one of the person's own words.",
    why="A string of letters that is no word is a hole in the fill, whatever its clue may say.",
    example="XQZ at 12 down.",
    remedy="Fill the place anew, or add the word to your own list.",
    check=_check,
    needs_words=True,
)
