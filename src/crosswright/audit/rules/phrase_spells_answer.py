"""What is written spells what stands in the grid."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.roots import spelled
from crosswright.audit.rule import Rule
from crosswright.errors import LanguageError


def _check(case: Case) -> Iterator[Finding]:
    language = case.language
    if language is None:
        return
    for entry in case.puzzle.entries:
        answer = spelled(entry, language)
        if answer is None:
            continue
        try:
            phrase = language.cells(entry.phrase)
        except LanguageError:
            phrase = ()
        if phrase != answer:
            yield RULE.finding(
                f"the phrase {entry.phrase!r} of {entry.name} does not spell its answer "
                f"{entry.text!r}",
                entries=(entry,),
            )


RULE = Rule(
    code="CW303",
    name="phrase-spells-answer",
    summary="what is written spells what stands in the grid",
    severity=Severity.ERROR,
    checks="The written phrase of each entry, less spaces and punctuation, is its answer.",
    why="The enumeration and the printed key come from the phrase: they would name another answer.",
    example='The phrase "North Sea" on the squares of NORTHSTAR.',
    remedy="Write the phrase the squares spell.",
    check=_check,
    needs_language=True,
)
