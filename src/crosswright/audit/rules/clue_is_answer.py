"""No clue is the answer of another entry."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.cluetext import split_enumeration
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.errors import LanguageError


def _check(case: Case) -> Iterator[Finding]:
    if case.language is None:
        return
    answers = {entry.answer: entry for entry in case.puzzle.entries}
    for entry, clue in case.clued_entries:
        try:
            said = case.language.cells(split_enumeration(clue)[0])
        except LanguageError:
            continue
        other = answers.get(said)
        if other is not None and other.answer != entry.answer:
            yield RULE.finding(
                f"the clue of {case.told(entry)}, {clue!r}, is the answer of {case.told(other)}",
                entries=(entry, other),
            )


RULE = Rule(
    code="CW405",
    name="clue-is-answer",
    summary="no clue is the answer of another entry",
    severity=Severity.WARNING,
    checks="No clue is, as a whole, the answer of another entry.",
    why="Each of the two gives the other away; at worst they point at each other in a circle.",
    example='HOUSE clued as "Home" in a grid that holds HOME.',
    remedy="Write another clue.",
    check=_check,
    needs_language=True,
)
