"""How the judge searches a grid, held against a reader that walks from every square in every direction."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosswright.audit.searching import index_of, readable, readings
from crosswright.model import VOID, Direction, Grid, LetterCell, Square

CELLS = ("A", "B", "CH", None)


def grid_of(rows: tuple[tuple[str | None, ...], ...]) -> Grid:
    return Grid(
        cells=tuple(tuple(VOID if x is None else LetterCell(letter=x) for x in row) for row in rows)
    )


def walk(grid: Grid, word: tuple[str, ...]) -> set[frozenset[Square]]:
    """Every reading of a word, square by square."""
    found = set()
    for start in grid.squares():
        for way in Direction:
            squares = [start.step(way, at) for at in range(len(word))]
            if all(
                grid.size.has(x) and grid.letter(x) == letter
                for x, letter in zip(squares, word, strict=True)
            ):
                found.add(frozenset(squares))
    return found


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    rows, cols = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    row = st.tuples(*[st.sampled_from(CELLS)] * cols)
    return grid_of(draw(st.tuples(*[row] * rows)))


@given(grid=grids(), word=st.lists(st.sampled_from(["A", "B", "CH", "D"]), min_size=2, max_size=4))
def test_the_text_of_all_lines_reads_as_a_walk_does(grid: Grid, word: list[str]) -> None:
    assert readings(index_of(grid), tuple(word)) == walk(grid, tuple(word))


@given(
    grid=grids(),
    words=st.frozensets(
        st.lists(st.sampled_from(["A", "B", "CH", "D"]), min_size=1, max_size=6).map(tuple),
        max_size=12,
    ),
)
def test_of_a_list_those_are_readable_that_a_walk_reads(
    grid: Grid, words: frozenset[tuple[str, ...]]
) -> None:
    found = list(readable(index_of(grid), words))
    assert len(found) == len(set(found))
    assert set(found) == {word for word in words if walk(grid, word)}


@pytest.mark.parametrize("rows", [("AB",), ("A", "B"), ("ABA", "BAB", "ABA")])
def test_no_line_runs_over_an_edge(rows: tuple[str, ...]) -> None:
    grid = grid_of(tuple(map(tuple, rows)))
    for word in (("A", "B"), ("B", "B"), ("A", "A", "A"), ("A", "B", "A")):
        found = readings(index_of(grid), word)
        assert found == walk(grid, word)
        for squares in found:
            steps = {(b.row - a.row, b.col - a.col) for a, b in pairwise(sorted(squares))}
            assert len(steps) == 1
