"""The judge reads grids by its own road; it must arrive where the model does."""

import pytest
from hypothesis import given

from crosswright.audit.case import open_case
from crosswright.audit.reading import read
from crosswright.audit.rules.letters_connected import RULE as CONNECTED
from crosswright.model import (
    Bar,
    Direction,
    Grid,
    Metadata,
    Puzzle,
    Square,
    crossings_of,
    fragments_of,
    slots_of,
)
from tests.clean_puzzles import FREE
from tests.drawing import draw_grid
from tests.strategies import grids


@given(grids())
def test_runs_and_checked_squares_are_those_of_the_model(grid: Grid) -> None:
    reading = read(grid)
    slots = slots_of(grid, shortest=2)
    assert sorted(reading.runs) == sorted(slots)
    assert reading.checked == {crossing.square for crossing in crossings_of(slots)}


@given(grids())
def test_a_grid_is_connected_where_the_model_finds_one_fragment(grid: Grid) -> None:
    puzzle = Puzzle(kind="crossword", metadata=Metadata(language="en"), grid=grid)
    found = list(CONNECTED.check(open_case(puzzle, FREE, None)))
    assert len(found) == abs(len(fragments_of(grid)) - 1)


@pytest.mark.parametrize(
    ("drawing", "bars", "across", "down"),
    [
        ("CAT", (), ["CAT"], []),
        ("C#T", (), [], []),
        ("CA~T?ON", (), ["CA", "ON"], []),
        ("CAT DOG", (), ["CAT", "DOG"], ["CD", "AO", "TG"]),
        ("CAT DOG", [((0, 1), "across")], ["CA", "DOG"], ["CD", "AO", "TG"]),
        ("CAT DOG", [((0, 1), "down"), ((1, 0), "across")], ["CAT", "OG"], ["CD", "TG"]),
    ],
)
def test_what_ends_a_run(
    drawing: str, bars: list[tuple[tuple[int, int], str]], across: list[str], down: list[str]
) -> None:
    thick = frozenset(Bar(Square(*at), Direction(direction)) for at, direction in bars)
    grid = draw_grid(drawing, bars=thick)
    found: dict[Direction, list[str]] = {Direction.ACROSS: [], Direction.DOWN: []}
    for run in read(grid).runs:
        found[run.direction].append("".join(grid.letter(square) or "" for square in run.squares))
    assert found == {Direction.ACROSS: across, Direction.DOWN: down}
