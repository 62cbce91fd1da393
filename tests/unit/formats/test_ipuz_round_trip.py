import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from crosswright.formats import FORMATS, read, write
from crosswright.model import Puzzle
from tests.strategies_formats import puzzles
from tests.unit.formats.samples import SAMPLES

IPUZ = FORMATS["ipuz"]
DOCUMENTS = Path(__file__).parents[2] / "golden" / "documents"


@pytest.mark.parametrize("name", SAMPLES)
def test_a_document_read_back_is_an_equal_puzzle(name: str) -> None:
    puzzle = SAMPLES[name]
    saved = write(puzzle, IPUZ)
    loaded = read(saved.data, IPUZ)
    assert loaded.puzzle == puzzle
    assert loaded.puzzle.statistics == puzzle.statistics
    assert (saved.losses, loaded.warnings) == ((), ())


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(puzzle=puzzles())
def test_any_puzzle_read_back_is_equal(puzzle: Puzzle) -> None:
    loaded = read(write(puzzle, IPUZ).data, IPUZ)
    assert loaded.puzzle == puzzle
    assert loaded.puzzle.statistics == puzzle.statistics


@pytest.mark.parametrize("name", SAMPLES)
def test_a_document_is_written_as_it_always_was(name: str) -> None:
    """These files are what people have on disk: a change here is a change of the format."""
    assert write(SAMPLES[name], IPUZ).data.decode() == (DOCUMENTS / f"{name}.ipuz").read_text(
        "utf-8"
    )


@pytest.mark.parametrize("name", SAMPLES)
def test_a_plain_reader_finds_grid_solution_and_clues(name: str) -> None:
    puzzle = SAMPLES[name]
    document = json.loads(write(puzzle, IPUZ).data)
    size = puzzle.grid.size
    assert document["dimensions"] == {"width": size.cols, "height": size.rows}
    assert [len(row) for row in document["puzzle"]] == [size.cols] * size.rows
    for entry in puzzle.entries:
        clues = document["clues"][entry.direction.value.title()]
        cells = [[square.col, square.row] for square in entry.squares]
        (clue,) = [clue for clue in clues if clue["cells"] == cells]
        assert clue.get("number") == entry.number
        if entry.number is not None:
            row, col = entry.slot.start
            cell = document["puzzle"][row][col]
            assert (cell["cell"] if isinstance(cell, dict) else cell) == entry.number


def test_kinds_run_from_general_to_specific() -> None:
    kinds = {name: json.loads(write(SAMPLES[name], IPUZ).data)["kind"] for name in SAMPLES}
    assert kinds["american"] == ["http://ipuz.org/crossword#1"]
    assert kinds["arrowword"] == [
        "http://ipuz.org/crossword#1",
        "http://ipuz.org/crossword/arrowword#1",
    ]
    assert kinds["wordsearch"] == ["http://ipuz.org/wordsearch#1"]


def test_a_bar_is_named_by_both_cells_beside_it() -> None:
    document = json.loads(write(SAMPLES["barred"], IPUZ).data)
    assert document["puzzle"][0][2]["style"]["barred"] == "R"
    assert document["puzzle"][0][3]["style"]["barred"] == "L"
