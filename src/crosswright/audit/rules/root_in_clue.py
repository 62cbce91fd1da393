"""No clue says the root of its own answer."""

from collections.abc import Iterator

from crosswright.audit.case import Case
from crosswright.audit.cluetext import holds_answer
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.roots import parts_of, root_of, roots_of, written_words
from crosswright.audit.rule import Rule
from crosswright.languages import Language
from crosswright.model import ClueKind, Entry

# Shorter words of a clue are mostly THE, AND, FOR: by letters alone THE gives away THEATER.
_SHORTEST_BY_LETTERS = 4
_SHORTEST_BY_LEMMA = 3
_MAY_PLAY = (ClueKind.TRANSLATION, ClueKind.CRYPTIC)


def _check(case: Case) -> Iterator[Finding]:
    language = case.language
    if language is None:
        return
    for entry, clue in case.clued_entries:
        if holds_answer(entry, clue, language):
            continue
        leak = _leak(case, entry, clue, language)
        if leak is not None:
            yield RULE.finding(
                f"the clue of {case.told(entry)}, {clue!r}, shares the root of {leak!r} with its answer "
                f"{entry.phrase!r}",
                entries=(entry,),
                severity=_severity(case, entry),
            )


def _severity(case: Case, entry: Entry) -> Severity | None:
    if case.profile.words_are_given:
        return Severity.NOTE
    plays = entry.clue is not None and entry.clue.kind in _MAY_PLAY
    return Severity.WARNING if plays else None


def _leak(case: Case, entry: Entry, clue: str, language: Language) -> str | None:
    """The first word of a clue that shares a root with the answer."""
    parts = parts_of(entry, language)
    if len(parts) > 1:
        parts = tuple(part for part in parts if len(part) >= _SHORTEST_BY_LETTERS)
    answers = roots_of(parts, language, case.words)
    for said in written_words(clue, language):
        root = root_of(said, language, case.words)
        if len(said) >= _SHORTEST_BY_LETTERS:
            leaks = any(root.is_kin(answer) for answer in answers)
        else:
            leaks = len(said) >= _SHORTEST_BY_LEMMA and any(map(root.is_one_lemma, answers))
        if leaks:
            return "".join(said)
    return None


RULE = Rule(
    code="CW403",
    name="root-in-clue",
    summary="no clue says the root of its own answer",
    severity=Severity.ERROR,
    checks="No word of a clue shares a root with a word of its answer; CW305 says what that is. By "
    "their letters alone only words of four letters or more count in a clue and in an answer of "
    "several words; by their lemma, those of three. In a cryptic clue or a translation it is a "
    "warning, and where words and clues are the person's own a note.",
    why="A clue that uses a form of its answer explains a word by itself.",
    example='SAILOR clued as "One who sails".',
    remedy="Write another clue.",
    check=_check,
    needs_language=True,
)
