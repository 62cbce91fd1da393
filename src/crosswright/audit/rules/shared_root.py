"""No two answers share a root."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.roots import kin_pairs, parts_of, roots_of
from crosswright.audit.rule import Rule
from crosswright.model import Entry


def _check(case: Case) -> Iterator[Finding]:
    language = case.language
    if language is None:
        return
    entries = case.puzzle.entries
    roots = [roots_of(parts_of(entry, language), language, case.words) for entry in entries]
    for first, second in kin_pairs(roots):
        a, b = entries[first], entries[second]
        if a.answer != b.answer and a.slot != b.slot:
            yield RULE.finding(
                f"{a.phrase!r} ({a.name}) and {b.phrase!r} ({b.name}) share a root",
                entries=(a, b),
                severity=_severity(case, a, b),
            )


def _severity(case: Case, a: Entry, b: Entry) -> Severity | None:
    if case.profile.words_are_given:
        return Severity.NOTE
    return Severity.WARNING if a.own and b.own else None


RULE = Rule(
    code="CW305",
    name="shared-root",
    summary="no two answers share a root",
    severity=Severity.ERROR,
    checks="No two answers, and no two words of them, are forms or derivations of one word. Two "
    "words share a root when a lexicon says that they have one lemma; when they start with the "
    "same letters, at least 3 and at least 60 % of the shorter; or when the shorter, of 4 letters "
    "or more, less its last two letters (of which at least 4 stay), stands inside the longer. A "
    "phrase counts each of its words of three letters or more. It is a warning where both answers "
    "are the person's own, and a note where all words are.",
    why="The second answer is half given away by the first. Letters alone cannot tell STAR and "
    "START, which are flagged too; the fill avoids such pairs, and your own words may keep them.",
    example="NORTH SEA with NORTHERN LIGHTS; BOAT with SAILBOAT; with a lexicon, MOUSE with MICE.",
    remedy="Fill one of the two places anew, or give both words as your own.",
    check=_check,
    needs_language=True,
)
