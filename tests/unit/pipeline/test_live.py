"""Help while somebody edits a board: what it says, and that it says it in words one can act on."""

import json
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosswright.engines import CancelFlag
from crosswright.errors import CrosswrightError, UsageError
from crosswright.languages import language
from crosswright.lexicon import Lexicon, OwnWord, lexicon_of_words
from crosswright.model import Facts, Square
from crosswright.pipeline.board import Board, board_from
from crosswright.pipeline.live import FillWish, candidates, clue_help, fill_board, live


def lexicon(*written: str) -> Lexicon:
    """A lexicon of these words, all with a score of 50."""
    tongue = language("en")
    return lexicon_of_words(
        tongue, (OwnWord(cells=tongue.cells(x), written=x, score=50) for x in written)
    )


def board(*rows: str, **facts: object) -> Board:
    """A board of a grid drawn as text: `.` open, `#` block."""
    cells = [["" if sign == "." else sign for sign in row] for row in rows]
    return board_from({"language": "en", "cells": cells, **facts})


WORDS = lexicon("CAT", "COT", "TOE", "TEN", "DOG", "North Sea")


def test_letters_heat_and_forced_letters() -> None:
    seen = live(board("C..", "##.", "##."), WORDS)
    told = seen.as_object()
    assert told["letters"] == {
        "0,1": ["A", "O"],
        "0,2": ["T"],
        "1,2": ["E", "O"],
        "2,2": ["E", "N"],
    }
    assert told["forced"] == {"0,2": "T"}
    assert told["slots"] == {
        "0,0,across": {"name": "1 across", "count": 2, "heat": 0.9},
        "0,2,down": {"name": "2 down", "count": 2, "heat": 0.9},
    }
    assert json.loads(json.dumps(told)) == told


TROUBLE = {
    "letter": (("Q..",), "no word fits 1 across because of the Q in square 1"),
    "letters": (("QX.",), "no word fits 1 across, where QX? stands"),
    "crossing": (
        ("..D", "##.", "##N"),
        "no word fits 2 down, where D?N stands",
    ),
    "repeat": (
        ("TEN##", "#####", "T.N##"),
        "the words that fit 2 across share a root with an answer that stands already",
    ),
    "long": (("." * 40,), "1 across has 40 squares, and no word is that long; close one"),
}


@pytest.mark.parametrize("name", TROUBLE)
def test_dead_ends_are_told_with_their_reason(name: str) -> None:
    rows, message = TROUBLE[name]
    messages = [x.message for x in live(board(*rows), WORDS).troubles]
    assert message in messages


def test_a_crossing_is_named_by_its_square_and_what_it_leaves() -> None:
    words = lexicon("CAT", "COT", "XIN", "YEN")
    (trouble,) = live(board("...", "##.", "##N"), words).troubles
    assert re.fullmatch(
        r"no word fits (1 across because of square 3, where 2 down leaves only X, Y"
        r"|2 down because of square 1, where 1 across leaves only T)",
        trouble.message,
    )
    assert trouble.squares == (Square(0, 2),)
    assert set(trouble.gaps) == {"slot", "square", "other", "letters"}


def test_slots_around_that_leave_nothing_together_are_named() -> None:
    # Each pair of crossing words is possible, all four are not.
    words = lexicon("AB", "DA", "AC", "CD")
    troubles = live(board("..", ".."), words).troubles
    assert {x.why for x in troubles} <= {"around", "crossing", "far"}


def test_of_a_grid_in_which_nothing_is_set_no_dead_end_is_told() -> None:
    bare = live(board(*["." * 9] * 9), WORDS)
    assert (bare.is_bare, bare.troubles, bare.slots) == (True, (), ())
    begun = live(board("#" + "." * 8, *["." * 9] * 8), WORDS)
    assert begun.troubles
    assert not begun.is_bare


def test_figures_count_what_stands() -> None:
    told = live(board("CAT", "##O", "##."), WORDS).statistics.as_object()
    assert told["lengths"] == {"3": 2}
    assert (told["entries"], told["finished"], told["open"], told["blocks"]) == (2, 1, 1, 4)
    assert told["three_letter_share"] == 1.0
    assert told["letters"] == {"A": 1, "C": 1, "O": 1, "T": 1}
    assert told["mean_score"] == 50
    assert told["pangram"] is False
    assert "B" in str(told["missing"])


def test_findings_are_of_the_grid_as_it_stands_and_not_of_what_is_missing() -> None:
    clean = live(board("CAT", "##O", "##E", clues={"0,0,across": {"text": "Mouser"}}), WORDS)
    assert [x.rule for x in clean.findings] == []
    twice = live(board("CAT", "##O", "CAT"), WORDS)
    assert {"answer-twice", "unknown-answer"} <= {x.rule for x in twice.findings}
    said = live(board("CAT", "##.", "##.", clues={"0,0,across": {"text": "A cat"}}), WORDS)
    assert [x.rule for x in said.findings] == ["answer-in-clue"]


def test_an_own_word_needs_no_lexicon() -> None:
    told = live(board("XYZ", clues={"0,0,across": {"own": True}}), WORDS)
    assert "unknown-answer" not in {x.rule for x in told.findings}


def test_a_cell_of_several_letters_is_one_cell() -> None:
    facts = {"language": "en"}
    seen = live(board_from({**facts, "cells": [["N", "ORTH", "", "", ""]]}), WORDS)
    assert seen.as_object()["forced"] == {"0,2": "S", "0,3": "E", "0,4": "A"}
    full = live(board_from({**facts, "cells": [["C", "AT"]]}), WORDS)
    assert full.troubles == ()


def test_candidates_stand_in_the_order_of_what_they_leave() -> None:
    words = lexicon("CAT", "CAR", "CAB", "TOE", "TEN", "TIP", "ROW")
    offers = candidates(board("C..", "##.", "##."), words, "0,0,across")
    assert [x.written for x in offers] == ["CAT", "CAR", "CAB"]
    assert [x.as_object()["clued"] for x in offers] == [False, False, False]
    # What leads to a dead end stands last, with the reason.
    assert [x.trouble and x.trouble.message for x in offers] == [
        None,
        None,
        "no word fits 2 down because of the B in square 1",
    ]
    assert candidates(board("Q..", "##.", "##."), words, "0,0,across") == ()


def test_a_dead_end_that_was_there_before_is_no_word_s_fault() -> None:
    words = lexicon("CAT", "CAB", "TOE", "TEN")
    # The first column is dead already, by its X; the last is left none by the B.
    offers = candidates(board("C..", "X#.", "X#."), words, "0,0,across")
    told = {x.written: x.trouble.message for x in offers if x.trouble is not None}
    assert told == {"CAB": "no word fits 2 down because of the B in square 1"}


def test_a_word_of_the_root_of_a_standing_answer_says_so() -> None:
    offers = candidates(board("CATS", "####", "...#"), lexicon("CATS", "CAT", "DOG"), "2,0,across")
    told = {x.written: x.trouble.message for x in offers if x.trouble is not None}
    assert told == {"CAT": "it shares a root with 1 across, which stands already"}


def test_a_full_slot_can_be_given_another_word() -> None:
    words = lexicon("CAT", "COT", "CUT", "TOE")
    full = board("CAT", "##O", "##E")
    assert {x.written for x in candidates(full, words, "0,0,across")} == {"CAT", "COT", "CUT"}
    locked = board("CAT", "##O", "##E", marks=[["", "locked", ""], ["", "", ""], ["", "", ""]])
    assert {x.written for x in candidates(locked, words, "0,0,across")} == {"CAT"}


def test_a_key_of_no_entry_is_refused() -> None:
    with pytest.raises(UsageError, match="no entry starts"):
        candidates(board("C.."), WORDS, "0,1,across")


def test_clues_come_with_what_one_must_know_to_print_them(
    real: Callable[[str], Lexicon],
) -> None:
    words = real("en")
    told = clue_help(("R", "A", "PI", "D"), words, wordplay=True).as_object()
    assert told["written"] == "rapid"
    clues = told["clues"]
    assert isinstance(clues, list)
    assert all(x["text"] and x["source"] and x["licence"] for x in clues)
    assert told["plays"]
    unknown = clue_help(("X", "Q"), words).as_object()
    assert (unknown["written"], unknown["score"], unknown["clues"]) == ("", None, [])
    assert clue_help(("Ж",), words).clues == ()


def test_a_fill_that_is_stopped_at_once_still_gives_something() -> None:
    stopped = CancelFlag()
    stopped.set()
    told = board("...", "###", "...")
    made = fill_board(told, lexicon("CAT", "DOG"), FillWish(), seconds=5, cancel=stopped)
    assert len(made.letters) == 6


@pytest.mark.parametrize("start", ["DOG", "COT", "CAX"])
def test_a_fill_goes_on_from_what_an_earlier_one_left(start: str) -> None:
    words = lexicon("CAT", "COT", "TOE", "ATE", "TEE", "COD")
    told = board("...", "##.", "##.")
    letters = {Square(0, place): letter for place, letter in enumerate(start)}
    wish = FillWish(start=Facts(letters))
    made = fill_board(told, words, wish, seconds=5, cancel=CancelFlag())
    first = "".join(made.letters[Square(0, place)] for place in range(3))
    assert made.ending == "found"
    # What can stay stays; a start that leads nowhere is given up.
    assert first == start if start == "COT" else first in ("CAT", "COT")


def test_a_fill_that_is_paused_again_has_no_less_than_it_began_with() -> None:
    stopped = CancelFlag()
    stopped.set()
    words = lexicon("CAT", "ORE", "BED", "COB", "ARE", "TED")
    start = {Square(0, 0): "C", Square(0, 1): "A", Square(0, 2): "T"}
    told = board("...", "...", "...")
    made = fill_board(told, words, FillWish(start=Facts(start)), seconds=5, cancel=stopped)
    assert made.ending in ("partial", "found")
    assert {x: made.letters[x] for x in start} == start


SIGNS = st.sampled_from(["", "", "", "A", "C", "T", "#", "~", ":", "Ж", "ORTH", "9", "\\#"])


@settings(max_examples=80)
@given(st.data())
def test_no_board_breaks_the_help(data: st.DataObject) -> None:
    """Whatever a page sends is helped with, or refused in words."""
    rows, cols = data.draw(st.integers(1, 5)), data.draw(st.integers(1, 6))
    table = st.lists(st.lists(SIGNS, min_size=cols, max_size=cols), min_size=rows, max_size=rows)
    marks = st.sampled_from(["", "locked", "circle given", "shaded"])
    marked = st.lists(st.lists(marks, min_size=cols, max_size=cols), min_size=rows, max_size=rows)
    told = board_from(
        {
            "language": "en",
            "cells": data.draw(table),
            "marks": data.draw(marked),
            "kind": data.draw(
                st.sampled_from(["crossword", "crisscross", "arrowword", "wordsearch"])
            ),
            "clues": {"0,0,across": {"text": "A cat (3)", "draft": True, "phrase": "C-A-T"}},
        }
    )
    seen = live(told, WORDS)
    json.dumps(seen.as_object())
    for slot in seen.slots[:2]:
        candidates(told, WORDS, slot.key)
    for scope in ("empty", "all"):
        with suppress(CrosswrightError):
            wish = FillWish(scope=scope)
            made = fill_board(told, WORDS, wish, seconds=0.2, cancel=CancelFlag())
            json.dumps(made.as_object())
