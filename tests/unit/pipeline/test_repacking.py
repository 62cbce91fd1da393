"""A criss-cross is laid anew around what a person pinned or moved; nothing of it is lost."""

from dataclasses import replace

import pytest

from crosswright.errors import UsageError
from crosswright.model import Direction, Facts, Place, Square
from crosswright.pipeline.board import Board, board_of, puzzle_of
from crosswright.pipeline.live import LayWish, repack
from tests.clean_puzzles import ENGLISH
from tests.player_puzzles import CRISSCROSS
from tests.unit.pipeline.test_live import board

BOARD = replace(board_of(CRISSCROSS), kind="crisscross")
CLUES = {x.text: x.clue.text for x in CRISSCROSS.entries if x.clue}


def test_a_moved_word_stands_where_it_was_put_and_the_rest_is_laid_around_it() -> None:
    heron = next(x for x in CRISSCROSS.entries if x.text == "HERON")
    key = f"{heron.slot.start.row},{heron.slot.start.col},across"
    made = repack(BOARD, LayWish(moved=Facts({key: "2,1,down"})), seconds=1)
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


GROUND = board(*["~" * 9] * 6, kind="crisscross")


def drawn(told: Board) -> list[str]:
    return ["".join(row) for row in told.cells]


def test_a_first_word_is_laid_by_hand_on_bare_ground_and_the_next_finds_its_place() -> None:
    one = repack(
        GROUND, LayWish(added="river - It runs", place="2,3,across", keeps=True), seconds=0.2
    )
    assert drawn(one.board) == ["~" * 9, "~" * 9, "~~~RIVER~", "~" * 9, "~" * 9, "~" * 9]
    clue = one.board.clues["2,3,across"]
    assert (clue.text, clue.own) == ("It runs", True)
    assert "locked" in one.board.marks[2][3]
    two = repack(one.board, LayWish(added="valley\nriver", keeps=True), seconds=0.5)
    words = {x.text: x for x in puzzle_of(two.board).entries}
    assert set(words) == {"RIVER", "VALLEY"}
    assert words["VALLEY"].direction is Direction.DOWN
    assert two.left_out == (("river", "stands in the grid already"),)
    # The ground is as large as it was, or grew where the new word stuck out of it.
    assert two.board.size.rows >= 6
    assert two.board.size.cols == 9
    assert not all("locked" in two.board.marks[x.row][x.col] for x in words["VALLEY"].squares)


def test_first_words_come_into_the_middle_of_the_ground() -> None:
    made = repack(GROUND, LayWish(added="river", keeps=True), seconds=0.2)
    assert made.board.size == GROUND.size
    (at,) = [row for row, cells in enumerate(drawn(made.board)) if "R" in cells]
    assert at in (0, 2, 3)
    both = repack(GROUND, LayWish(added="river\nvalley", keeps=True), seconds=0.2)
    assert both.board.size == GROUND.size


def test_a_word_that_cannot_lie_there_is_named_and_nothing_is_moved() -> None:
    one = repack(GROUND, LayWish(added="river", place="2,3,across", keeps=True), seconds=0.2)
    with pytest.raises(UsageError, match="clashes"):
        repack(one.board, LayWish(added="lake", place="2,3,across", keeps=True), seconds=0.2)
    apart = repack(one.board, LayWish(added="lake", place="5,0,across", keeps=True), seconds=0.2)
    assert drawn(apart.board) == drawn(one.board)
    ((word, reason),) = apart.left_out
    assert word == "lake"
    assert "joined" in reason


def test_laying_all_anew_takes_the_empty_ground_away() -> None:
    made = repack(GROUND, LayWish(added="river\nvalley\nx1"), seconds=0.3)
    assert made.board.size.area < GROUND.size.area
    assert [word for word, _ in made.left_out] == ["x1"]


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
        repack(told, LayWish(moved=Facts(moved)), seconds=1)
