"""The fodder of an anagram clue makes its answer."""

from collections import Counter
from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.roots import spelled
from crosswright.audit.rule import Rule
from crosswright.errors import LanguageError
from crosswright.languages import Language
from crosswright.model import Entry


def _check(case: Case) -> Iterator[Finding]:
    if case.language is None:
        return
    for entry in case.puzzle.entries:
        if entry.clue is None or not entry.clue.fodder:
            continue
        fodder = entry.clue.fodder
        fault = _fault(entry, fodder, case.language)
        if fodder not in entry.clue.text:
            fault = "does not stand in its text"
        if fault:
            yield RULE.finding(
                f"the fodder {fodder!r} of the clue of {case.told(entry)} {fault}", entries=(entry,)
            )


def _fault(entry: Entry, fodder: str, language: Language) -> str | None:
    """Why some letters do not make an answer; None when they do."""
    answer = spelled(entry, language)
    try:
        letters = language.cells(fodder)
    except LanguageError as error:
        return f"cannot be spelled: {error}"
    if answer is None or Counter(letters) == Counter(answer):
        return "is the answer itself" if letters == answer else None
    missing = Counter(answer) - Counter(letters)
    spare = Counter(letters) - Counter(answer)
    told = [
        f"{what} {', '.join(sorted(letters.elements()))}"
        for what, letters in (("lacks", missing), ("has too many", spare))
        if letters
    ]
    return f"does not make {entry.phrase!r}: it {' and '.join(told)}"


RULE = Rule(
    code="CW410",
    name="anagram-fodder",
    summary="the fodder of an anagram clue makes its answer",
    severity=Severity.ERROR,
    checks="Where a clue marks its fodder, the letters to be rearranged, it stands in the text, has "
    "each letter of the answer as often as the answer, and is not the answer itself. Fodder is marked "
    "by asterisks in lists and themes, `Halts *post* in disarray`, and they are not printed.",
    why="An anagram that is a letter short cannot be solved, and nobody sees it by looking.",
    example='STOP clued as "Halts *spit* in disarray".',
    remedy="Change the fodder, or leave it unmarked if its letters are only part of the wordplay.",
    check=_check,
    needs_language=True,
)
