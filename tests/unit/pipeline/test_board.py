"""Boards: what an editor may change, and that all the rest of a puzzle survives it."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosswright.errors import UsageError
from crosswright.formats import FORMATS, read, write
from crosswright.model import (
    UNKNOWN_LETTER,
    Cell,
    Clue,
    Desk,
    DeskNote,
    Direction,
    Facts,
    HiddenPhrase,
    LetterCell,
    PhraseMode,
    Picture,
    Place,
    Puzzle,
    Square,
    Symmetry,
)
from crosswright.pipeline.board import (
    Board,
    BoardClue,
    board_from,
    board_object,
    board_of,
    puzzle_of,
)
from crosswright.pipeline.board.reading import guessed_symmetry
from tests.clean_puzzles import BRITISH, ENGLISH, RUSSIAN
from tests.drawing import with_clue
from tests.player_puzzles import ARROWWORD, BARRED, CRISSCROSS, CZECH, HEBREW, SEARCH
from tests.strategies import clues, lines, puzzles

EVERY = {
    "english": ENGLISH,
    "russian": RUSSIAN,
    "british": BRITISH,
    "barred": BARRED,
    "crisscross": CRISSCROSS,
    "arrowword": ARROWWORD,
    "czech": CZECH,
    "hebrew": HEBREW,
    "search": SEARCH,
}
IPUZ = FORMATS["ipuz"]


def board(*rows: str, **facts: object) -> Board:
    """A board of a grid drawn as text: `.` open, `#` block."""
    cells = [["" if sign == "." else sign for sign in row] for row in rows]
    return board_from({"language": "en", "cells": cells, **facts})


def kept(puzzle: Puzzle) -> Puzzle:
    """The puzzle as a document holds it."""
    return read(write(puzzle, IPUZ).data, IPUZ).puzzle


@pytest.mark.parametrize("name", EVERY)
def test_a_board_of_every_kind_leads_back_to_its_puzzle(name: str) -> None:
    puzzle = EVERY[name]
    told = board_object(board_of(puzzle))
    assert puzzle_of(board_from(told), puzzle) == puzzle


@settings(max_examples=40)
@given(puzzles(), st.data())
def test_any_puzzle_survives_its_board_and_its_document(
    puzzle: Puzzle, data: st.DataObject
) -> None:
    puzzle = replace(puzzle, desk=data.draw(desks(puzzle)))
    again = board_from(board_object(board_of(puzzle)))
    assert puzzle_of(again, puzzle) == puzzle
    assert kept(puzzle) == puzzle


@settings(max_examples=40)
@given(puzzles(), st.data())
def test_a_board_without_its_puzzle_is_the_same_board_again(
    puzzle: Puzzle, data: st.DataObject
) -> None:
    """Also unfinished, and with clues of entries that its grid does not have."""
    full = board_of(replace(puzzle, desk=data.draw(desks(puzzle))))
    opened = data.draw(st.sets(st.sampled_from(list(full.size.squares()))))
    unfinished = replace(
        full,
        cells=tuple(
            tuple(
                "" if Square(r, c) in opened and sign not in "#~" else sign
                for c, sign in enumerate(row)
            )
            for r, row in enumerate(full.cells)
        ),
    )
    assert board_of(puzzle_of(unfinished)) == unfinished
    assert board_of(kept(puzzle_of(unfinished))) == unfinished


@st.composite
def desks(draw: st.DrawFn, puzzle: Puzzle) -> Desk:
    """Notes on entries the grid has, and on others that are laid aside with their clues."""
    guessed = guessed_symmetry(puzzle.grid)
    starts = {Place(x.slot.start, x.direction) for x in puzzle.entries}
    places = st.builds(
        Place,
        st.sampled_from(list(puzzle.grid.squares())),
        st.sampled_from([Direction.ACROSS, Direction.DOWN]),
    )
    notes = {}
    for place in draw(st.lists(places, max_size=4, unique=True)):
        note = DeskNote(
            draft=draw(st.booleans()),
            notes=draw(lines()),
        )
        if place not in starts:
            phrase = "North Sea 99" if draw(st.booleans()) else ""
            clue = draw(st.none() | clues())
            note = replace(note, clue=clue, phrase=phrase, own=draw(st.booleans()))
        if note != DeskNote():
            notes[place] = note
    symmetry = draw(st.none() | st.sampled_from([x for x in Symmetry if x is not guessed]))
    locked = draw(st.sets(st.sampled_from(puzzle.letter_squares))) if puzzle.letter_squares else ()
    return Desk(symmetry=symmetry, locked=frozenset(locked), entries=Facts(notes))


def test_an_entry_with_open_squares_is_one() -> None:
    puzzle = puzzle_of(board("C.T", "#.#"))
    across, down = puzzle.entries
    assert across.answer == ("C", UNKNOWN_LETTER, "T")
    assert (across.number, down.number) == (1, 2)
    assert kept(puzzle) == puzzle


def test_a_clue_outlives_numbers_and_the_entry_it_belongs_to() -> None:
    clue = {"0,0,down": {"text": "A vehicle", "draft": True, "phrase": "C.A.R."}}
    first = puzzle_of(board("C..", "A..", "R..", clues=clue))
    assert first.entries[3].name == "1 down"
    assert first.entries[3].phrase == "C.A.R."
    blocked = board_of(first)
    cells = (("C", "", ""), ("#", "", ""), ("R", "", ""))
    second = kept(puzzle_of(replace(blocked, cells=cells), first))
    assert all(entry.clue is None for entry in second.entries)
    third = puzzle_of(replace(board_of(second), cells=blocked.cells), second)
    assert third == first


def test_a_picture_stays_with_its_clue() -> None:
    picture = Picture(data=b"<svg/>", media_type="image/svg+xml")
    puzzle = with_clue(ENGLISH, ENGLISH.entries[0].name, Clue(text="A dog", picture=picture))
    key = "0,1,across"
    told = board_of(puzzle)
    changed = replace(told, clues=Facts({**told.clues, key: BoardClue(text="A cat")}))
    clue = puzzle_of(changed, puzzle).entries[0].clue
    assert clue == Clue(text="A cat", picture=picture)


def test_a_hidden_phrase_that_is_not_spelled_is_laid_aside_until_it_is() -> None:
    first = puzzle_of(board("CAT", "#O#"))
    phrase = HiddenPhrase(
        text="Ct",
        letters=("C", "T"),
        squares=(Square(0, 0), Square(0, 2)),
        mode=PhraseMode.ORDERED,
    )
    first = replace(first, hidden_phrase=phrase)
    second = kept(puzzle_of(board("BAT", "#O#"), first))
    assert (second.hidden_phrase, second.desk.phrase) == (None, phrase)
    assert puzzle_of(board_of(first), second) == first


def test_an_answer_the_grid_keeps_to_itself_stays_until_its_letters_are_written() -> None:
    def without(_: Square, cell: Cell) -> Cell:
        return replace(cell, letter=None) if isinstance(cell, LetterCell) else cell

    hidden = replace(ENGLISH, grid=ENGLISH.grid.map(without))
    assert puzzle_of(board_of(hidden), hidden) == hidden


def test_new_shapes_of_arrowwords_find_arrows_for_new_entries() -> None:
    told = board(":..", "...", kind="arrowword")
    entries = {(x.direction, x.slot.start): x.arrow for x in puzzle_of(told).entries}
    arrows = {start: arrow and arrow.path.value for start, arrow in entries.items()}
    assert arrows == {
        (Direction.ACROSS, (0, 1)): "right",
        (Direction.ACROSS, (1, 0)): "down-right",
        (Direction.DOWN, (0, 1)): "right-down",
        (Direction.DOWN, (0, 2)): None,
    }
    turned = board(":..", "...", kind="arrowword", arrows={"0,1,across": "0,0,right"})
    assert dict(board_of(puzzle_of(turned)).arrows)["0,1,across"] == "0,0,right"


def test_words_of_a_word_search_are_not_changed_by_hand() -> None:
    told = board_of(SEARCH)
    changed = replace(told, cells=tuple(tuple("Q" for _ in row) for row in told.cells))
    with pytest.raises(UsageError, match="make a word search anew"):
        puzzle_of(changed, SEARCH)


WRONG = {
    "nothing": None,
    "no cells": {"language": "en", "cells": []},
    "no language": {"cells": [["A"]]},
    "ragged": {"language": "en", "cells": [["A"], ["B", "C"]]},
    "a cell of blanks": {"language": "en", "cells": [[" "]]},
    "a number": {"language": "en", "cells": [[1]]},
    "too wide": {"language": "en", "cells": [["A"] * 101]},
    "an unknown mark": {"language": "en", "cells": [["A"]], "marks": [["red"]]},
    "marks of another size": {"language": "en", "cells": [["A"]], "marks": [["", ""]]},
    "an unknown symmetry": {"language": "en", "cells": [["A"]], "symmetry": "odd"},
    "a clue outside": {"language": "en", "cells": [["A"]], "clues": {"5,0,across": {}}},
    "a clue of no direction": {"language": "en", "cells": [["A"]], "clues": {"0,0,left": {}}},
    "an unknown kind": {
        "language": "en",
        "cells": [["A"]],
        "clues": {"0,0,down": {"text": "x", "kind": "odd"}},
    },
    "a flag that is none": {
        "language": "en",
        "cells": [["A"]],
        "clues": {"0,0,down": {"draft": "yes"}},
    },
    "a long text": {"language": "en", "cells": [["A"]], "title": "x" * 20_001},
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_board_is_told_in_one_line(name: str) -> None:
    with pytest.raises(UsageError) as raised:
        board_from(WRONG[name])
    assert "\n" not in str(raised.value)
    assert len(str(raised.value)) < 200


def test_arrows_that_are_none_are_refused() -> None:
    with pytest.raises(UsageError, match="is no arrow"):
        board(":..", kind="arrowword", arrows={"0,1,across": "0,0,sideways"})
