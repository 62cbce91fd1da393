"""The audit as a whole: what it never misses, in which order it speaks, what it could not do."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosswright.audit import Profile, Severity, audit
from crosswright.languages import language
from crosswright.model import LetterCell, Metadata, Puzzle, Square
from tests.clean_puzzles import BRITISH, BRITISH_LAW, ENGLISH, MINI_LAW, RUSSIAN, words_of
from tests.strategies import puzzles

CLEAN = ((ENGLISH, MINI_LAW), (RUSSIAN, MINI_LAW), (BRITISH, BRITISH_LAW))


def _with_letter(puzzle: Puzzle, square: Square, letter: str) -> Puzzle:
    """The puzzle with one letter changed in its grid, answers and phrases alike."""
    entries = []
    for entry in puzzle.entries:
        answer = tuple(
            letter if at == square else cell
            for at, cell in zip(entry.squares, entry.answer, strict=True)
        )
        entries.append(replace(entry, answer=answer, phrase="".join(answer)))
    grid = puzzle.grid.map(lambda at, cell: LetterCell(letter=letter) if at == square else cell)
    return replace(puzzle, grid=grid, entries=tuple(entries))


@given(st.data(), st.sampled_from(CLEAN))
def test_one_wrong_letter_is_always_noticed(
    data: st.DataObject, clean: tuple[Puzzle, Profile]
) -> None:
    puzzle, law = clean
    square = data.draw(st.sampled_from(puzzle.letter_squares))
    right = puzzle.grid.letter(square)
    others = [x for x in language(puzzle.language).alphabet if x != right]
    changed = _with_letter(puzzle, square, data.draw(st.sampled_from(others)))
    report = audit(changed, law, lexicon=words_of(puzzle))
    assert not report.ok
    assert any(square in finding.squares for finding in report.errors)


@given(puzzles())
def test_any_puzzle_can_be_audited_and_always_with_the_same_report(puzzle: Puzzle) -> None:
    law = replace(MINI_LAW, reports_short_words=True, lattice=True, least_checked=0.5)
    report = audit(puzzle, law, lexicon=words_of(puzzle))
    assert report == audit(puzzle, law, lexicon=words_of(puzzle))
    for finding in report.findings:
        assert "\n" not in finding.message
        assert not finding.message.endswith(".")
        assert not finding.message[0].isupper()


def test_errors_come_before_warnings_and_notes_and_only_they_stain() -> None:
    rub, paper, next_one, *rest = ENGLISH.entries
    alike = replace(next_one, clue=paper.clue)
    puzzle = replace(ENGLISH, entries=(replace(rub, clue=None), paper, alike, *rest))
    report = audit(puzzle, MINI_LAW)
    assert [x.code for x in report.findings] == ["CW404", "CW401"]
    assert [x.severity for x in report.findings] == [Severity.WARNING, Severity.NOTE]
    assert report.ok
    wrong = replace(rub, clue=None, number=7)
    worse = audit(replace(puzzle, entries=(wrong, paper, alike, *rest)), MINI_LAW)
    assert [x.code for x in worse.findings] == ["CW204", "CW404", "CW401"]
    assert [len(worse.errors), len(worse.warnings), len(worse.notes)] == [1, 1, 1]
    assert not worse.ok


def test_a_finding_says_where_in_words_and_in_squares() -> None:
    rub, *rest = ENGLISH.entries
    report = audit(replace(ENGLISH, entries=(replace(rub, number=7), *rest)), MINI_LAW)
    (finding,) = report.findings
    assert str(finding) == (
        "CW204 error: the across entry at (0, 1) has the number 7, not 1 [numbers]"
    )
    assert finding.as_object() == {
        "code": "CW204",
        "rule": "numbers",
        "severity": "error",
        "message": "the across entry at (0, 1) has the number 7, not 1",
        "squares": [[0, 1], [0, 2], [0, 3]],
        "entries": ["7 across"],
    }


def test_rules_that_cannot_run_are_named_with_the_reason() -> None:
    report = audit(ENGLISH, MINI_LAW)
    assert [(x.code, x.rule, x.reason) for x in report.skipped] == [
        ("CW306", "unknown-answer", "no lexicon was given")
    ]
    unknown = replace(ENGLISH, metadata=Metadata(language="xx"))
    skipped = audit(unknown, MINI_LAW, lexicon=words_of(ENGLISH)).skipped
    assert {x.code for x in skipped} == {
        *("CW206", "CW302", "CW303", "CW305", "CW320"),
        *("CW402", "CW403", "CW405", "CW410", "CW501"),
    }
    assert {x.reason for x in skipped} == {"the language 'xx' is unknown"}


@pytest.mark.parametrize("is_own", [False, True])
def test_an_own_word_need_not_be_in_the_lexicon(is_own: bool) -> None:
    rub, *rest = ENGLISH.entries
    puzzle = replace(ENGLISH, entries=(replace(rub, own=is_own), *rest))
    fewer = words_of(replace(ENGLISH, entries=tuple(rest)))
    found = audit(puzzle, MINI_LAW, lexicon=fewer).findings
    assert [x.code for x in found] == ([] if is_own else ["CW306"])


def test_numbers_may_count_a_slot_that_lacks_its_entry_or_not() -> None:
    rub, paper, apple, *rest = ENGLISH.entries
    dropped = replace(ENGLISH, entries=(rub, paper, *rest))
    renumbered = replace(
        dropped,
        entries=tuple(
            replace(entry, number=entry.number - (entry.number > apple.number))
            for entry in dropped.entries
            if entry.number is not None and apple.number is not None
        ),
    )
    for puzzle in (dropped, renumbered):
        assert [x.code for x in audit(puzzle, MINI_LAW).findings] == ["CW201"]
