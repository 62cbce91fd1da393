"""A criss-cross is laid anew around what a person pinned or moved; nothing of it is lost."""

from dataclasses import replace

import pytest

from crosswright.errors import UsageError
from crosswright.model import Direction, Place, Square
from crosswright.pipeline.board import board_of, puzzle_of
from crosswright.pipeline.live import repack
from tests.clean_puzzles import ENGLISH
from tests.player_puzzles import CRISSCROSS
from tests.unit.pipeline.test_live import board

BOARD = replace(board_of(CRISSCROSS), kind="crisscross")
CLUES = {x.text: x.clue.text for x in CRISSCROSS.entries if x.clue}


def test_a_moved_word_stands_where_it_was_put_and_the_rest_is_laid_around_it() -> None:
    heron = next(x for x in CRISSCROSS.entries if x.text == "HERON")
    key = f"{heron.slot.start.row},{heron.slot.start.col},across"
    made = repack(BOARD, moved={key: "2,1,down"}, seconds=1)
    puzzle = puzzle_of(made.board)
    places = {x.text: Place(x.slot.start, x.direction) for x in puzzle.entries}
    assert places["HERON"] == Place(Square(2, 1), Direction.DOWN)
    assert set(places) == {x.text for x in CRISSCROSS.entries}
    assert made.left_out == ()
    assert {x.text: x.clue.text for x in puzzle.entries if x.clue} == CLUES
    locked = {x for x in made.board.size.squares() if "locked" in made.board.marks[x.row][x.col]}
    assert locked == {Square(row, 1) for row in range(2, 7)}


def test_a_locked_word_stays() -> None:
    entry = CRISSCROSS.entries[0]
    marks = [list(row) for row in BOARD.marks]
    for square in entry.squares:
        marks[square.row][square.col] |= {"locked"}
    pinned = replace(BOARD, marks=tuple(map(tuple, marks)))
    for seed in (0, 1):
        puzzle = puzzle_of(repack(pinned, seed=seed, seconds=1).board)
        again = next(x for x in puzzle.entries if x.text == entry.text)
        assert again.squares == entry.squares


REFUSED = {
    "another kind": (board_of(ENGLISH), {}, "criss-cross"),
    "an open square": (board("C.T", kind="crisscross"), {}, "open squares"),
    "a word twice": (board("CAT", "~~~", "CAT", kind="crisscross"), {}, "twice"),
    "no word there": (BOARD, {"3,3,across": "0,0,across"}, "no word starts"),
    "no place": (BOARD, {"1,0,across": "x"}, "is no place"),
    "nothing": (board("~~", kind="crisscross"), {}, "no word"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_laid_is_told(name: str) -> None:
    told, moved, message = REFUSED[name]
    with pytest.raises(UsageError, match=message):
        repack(told, moved=moved, seconds=1)
