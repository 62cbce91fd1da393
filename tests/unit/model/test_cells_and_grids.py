"""What cannot be built is no puzzle: cells, grids, bars, squares."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosswright.errors import PuzzleError
from crosswright.model import (
    BLOCK,
    VOID,
    Bar,
    Direction,
    Grid,
    LetterCell,
    Size,
    Square,
)
from tests.drawing import draw_grid
from tests.strategies import grids


@pytest.mark.parametrize("letter", ["A", "CH", "Ñ", "Й", "HEART", "7"])
def test_a_letter_cell_holds_one_cell_of_a_language(letter: str) -> None:
    assert LetterCell(letter=letter).letter == letter


@pytest.mark.parametrize("letter", ["", " ", "A ", "\tB", "\n"])
def test_a_letter_cell_holds_no_blank(letter: str) -> None:
    with pytest.raises(PuzzleError, match="is no letter"):
        LetterCell(letter=letter)


def test_a_letter_cell_may_keep_its_solution_to_itself() -> None:
    assert LetterCell(letter=None).letter is None


@pytest.mark.parametrize("cells", [(), ((),)])
def test_a_grid_has_cells(cells: tuple[tuple[LetterCell, ...], ...]) -> None:
    with pytest.raises(PuzzleError, match="at least one cell"):
        Grid(cells=cells)


def test_a_ragged_grid_is_refused_and_names_the_row() -> None:
    with pytest.raises(PuzzleError, match="row 1 has 1 cells where row 0 has 2"):
        Grid(cells=((BLOCK, VOID), (BLOCK,)))


@pytest.mark.parametrize(
    ("bar", "reason"),
    [
        (Bar(Square(0, 2), Direction.ACROSS), "does not lie between two squares"),
        (Bar(Square(1, 0), Direction.DOWN), "does not lie between two squares"),
        (Bar(Square(-1, 0), Direction.DOWN), "does not lie between two squares"),
        (Bar(Square(5, 5), Direction.DOWN), "does not lie between two squares"),
        (Bar(Square(0, 0), Direction.LEFT), "a bar cannot lie 'left'"),
        (Bar(Square(0, 0), Direction.DOWN_RIGHT), "a bar cannot lie 'down-right'"),
    ],
)
def test_a_bar_lies_between_two_squares(bar: Bar, reason: str) -> None:
    with pytest.raises(PuzzleError, match=reason):
        draw_grid("ABC DEF", bars=frozenset({bar}))


def test_a_grid_answers_by_square() -> None:
    grid = draw_grid("A#. ~?B")
    assert grid.size == Size(2, 3)
    assert grid.letter(Square(0, 0)) == "A"
    assert [square for square in grid.squares() if grid.is_open(square)] == [(0, 0), (0, 2), (1, 2)]
    assert [grid.letter(square) for square in grid.squares()] == ["A", None, None, None, None, "B"]


@pytest.mark.parametrize("square", [(-1, 0), (0, -1), (2, 0), (0, 3)])
def test_nothing_is_open_outside_a_grid(square: tuple[int, int]) -> None:
    assert not draw_grid("ABC DEF").is_open(Square(*square))


@given(grids())
def test_mapping_each_cell_to_itself_changes_nothing(grid: Grid) -> None:
    same = grid.map(lambda square, cell: cell)
    assert same == grid
    assert hash(same) == hash(grid)


def test_mapping_knows_the_square_and_keeps_the_bars() -> None:
    bars = frozenset({Bar(Square(0, 0), Direction.ACROSS)})
    grid = draw_grid("AB CD", bars=bars)
    holed = grid.map(lambda square, cell: BLOCK if square.row == square.col else cell)
    assert holed == draw_grid("#B C#", bars=bars)


@given(st.sampled_from(Direction), st.integers(-5, 5), st.integers(-5, 5), st.integers(-4, 4))
def test_steps_forth_and_back_end_where_they_began(
    direction: Direction, row: int, col: int, count: int
) -> None:
    square = Square(row, col)
    assert square.step(direction, count).step(direction, -count) == square


def test_the_eight_directions_lead_to_the_eight_neighbours() -> None:
    around = {Square(0, 0).step(direction) for direction in Direction}
    assert around == {(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1)} - {(0, 0)}


def test_across_and_down_are_each_others_other_and_the_rest_have_none() -> None:
    for direction in Direction:
        if direction.is_slot_direction:
            assert direction.other.other is direction
            assert direction.other is not direction
        else:
            with pytest.raises(PuzzleError, match=repr(direction.value)):
                _ = direction.other
    assert {x for x in Direction if x.is_slot_direction} == {Direction.ACROSS, Direction.DOWN}


def test_squares_of_a_size_come_in_reading_order() -> None:
    squares = list(Size(2, 3).squares())
    assert squares == sorted(squares)
    assert len(squares) == Size(2, 3).area == 6
    assert str(Size(2, 3)) == "2x3"
    assert all(Size(2, 3).has(square) for square in squares)
    assert not Size(2, 3).has(Square(2, 0))
