"""A hidden phrase is spelled by the grid, spread as evenly as it can be."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosswright.engines.phrase import missing_letters, numbered_squares, ordered_squares
from crosswright.model import BLOCK, Grid, LetterCell, Square


def grid_of(*rows: str) -> Grid:
    return Grid(
        cells=tuple(
            tuple(BLOCK if sign == "#" else LetterCell(letter=sign) for sign in row) for row in rows
        )
    )


def spelled(grid: Grid, squares: tuple[Square, ...]) -> str:
    return "".join(grid.letter(square) or "?" for square in squares)


def unevenness(grid: Grid, squares: tuple[Square, ...]) -> float:
    order = [square for square in grid.squares() if grid.letter(square) is not None]
    gap = len(order) / len(squares)
    return sum((order.index(s) - (n + 0.5) * gap + 0.5) ** 2 for n, s in enumerate(squares))


def test_ordered_squares_follow_reading_order_and_spell_the_phrase() -> None:
    grid = grid_of("CAT#", "OWLS", "#TEN")
    squares = ordered_squares(grid, "CLEN")
    assert squares is not None
    assert spelled(grid, squares) == "CLEN"
    assert list(squares) == sorted(squares)


@given(
    st.lists(st.text("AB#", min_size=4, max_size=4), min_size=1, max_size=3),
    st.text("AB", min_size=1, max_size=4),
)
def test_ordered_squares_are_as_even_as_the_best_of_all_choices(
    rows: list[str], phrase: str
) -> None:
    grid = grid_of(*rows)
    letters = [s for s in grid.squares() if grid.letter(s) is not None]
    every = [
        choice for choice in combinations(letters, len(phrase)) if spelled(grid, choice) == phrase
    ]
    found = ordered_squares(grid, phrase)
    if not every:
        assert found is None
    else:
        assert found is not None
        assert spelled(grid, found) == phrase
        best = min(unevenness(grid, choice) for choice in every)
        assert unevenness(grid, found) == pytest.approx(best)


def test_numbered_squares_are_distinct_and_in_the_order_of_the_phrase() -> None:
    grid = grid_of("NO#", "TON", "#NO")
    squares = numbered_squares(grid, "NOON")
    assert squares is not None
    assert spelled(grid, squares) == "NOON"
    assert len(set(squares)) == 4


def test_numbered_squares_keep_apart_where_they_can() -> None:
    squares = numbered_squares(grid_of("EXE", "XXX", "EXE"), "EEEE")
    assert squares is not None
    assert {(s.row, s.col) for s in squares} == {(0, 0), (0, 2), (2, 0), (2, 2)}


@pytest.mark.parametrize(
    ("phrase", "lacking"), [("CAT", ""), ("CATT", "T"), ("DOG", "DOG"), ("TACK", "K")]
)
def test_lacking_letters_are_named_as_often_as_they_lack(phrase: str, lacking: str) -> None:
    grid = grid_of("CAT")
    assert "".join(missing_letters(grid, phrase)) == lacking
    assert (numbered_squares(grid, phrase) is None) == bool(lacking)
