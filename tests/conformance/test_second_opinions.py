"""Other people's libraries read what we write, and we read what they write and ship."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import ipuz
import puz
import pypuz
import pytest
from pypuz import pypuz as pypuz_model
from xdformat.xdfile import xdfile

from crosswright.formats import FORMATS, format_for, read, write
from crosswright.model import Direction, LetterCell, Puzzle
from tests.clean_puzzles import ENGLISH, RUSSIAN
from tests.unit.formats.samples import SAMPLES

PUZZLES = {"english": ENGLISH, "russian": RUSSIAN, "marked": SAMPLES["american"]}
SHIPPED = sorted((Path(pypuz.__file__).parent / "test_files").glob("3x.*"))


def rows(puzzle: Puzzle, block: str) -> list[str]:
    """The solution as rows of text."""
    return [
        "".join(cell.letter or "" if isinstance(cell, LetterCell) else block for cell in row)
        for row in puzzle.grid.cells
    ]


def clues(puzzle: Puzzle) -> dict[tuple[str, int | None], str]:
    return {
        (entry.direction.value, entry.number): entry.clue.text if entry.clue else ""
        for entry in puzzle.entries
    }


def saved(puzzle: Puzzle, name: str, folder: Path) -> Path:
    path = folder / f"a{FORMATS[name].extensions[0]}"
    path.write_bytes(write(puzzle, FORMATS[name]).data)
    return path


@pytest.mark.parametrize("name", ["english", "marked"])
@pytest.mark.parametrize("format", ["puz", "across"])
def test_puzpy_reads_our_puz_and_our_text(name: str, format: str) -> None:
    puzzle = PUZZLES[name]
    data = write(puzzle, FORMATS[format]).data
    file = puz.load(data) if format == "puz" else puz.load_text(data.decode())
    assert file.solution == "".join(rows(puzzle, "."))
    assert (file.title, file.author) == (puzzle.title, puzzle.metadata.author)
    numbering = file.clue_numbering()
    told = {(x.direction, x.number): x.text for x in (*numbering.across, *numbering.down)}
    unclued = "-" if format == "across" else ""
    assert told == {place: text or unclued for place, text in clues(puzzle).items()}


@pytest.mark.parametrize("name", PUZZLES)
@pytest.mark.parametrize("format", ["jpz", "ipuz"])
def test_pypuz_reads_our_jpz_and_ipuz(name: str, format: str, tmp_path: Path) -> None:
    puzzle = PUZZLES[name]
    path = saved(puzzle, format, tmp_path)
    load: dict[str, Callable[[str], Any]] = {
        "jpz": pypuz_model.Puzzle().fromJPZ,
        "ipuz": pypuz_model.Puzzle().fromIPuz,
    }
    found = load[format](str(path))
    letters = {(c.y, c.x): "#" if c.isBlock else c.solution for c in found.grid.cells}
    size = puzzle.grid.size
    shown = ["".join(letters[r, c] for c in range(size.cols)) for r in range(size.rows)]
    assert shown == rows(puzzle, "#")
    assert [len(x["clues"]) for x in found.clues] == [
        len(puzzle.entries_running(x)) for x in (Direction.ACROSS, Direction.DOWN)
    ]


@pytest.mark.parametrize("name", PUZZLES)
def test_ipuz_accepts_our_documents(name: str) -> None:
    """Without the keys its validator of 2021 refuses in anybody's file: `cells` of clues."""
    document = write(PUZZLES[name], FORMATS["ipuz"]).data.decode()
    import json

    facts = json.loads(document)
    for lines in facts["clues"].values():
        for line in lines:
            for key in ("cells", "x-crosswright"):
                line.pop(key, None)
    assert ipuz.read(json.dumps(facts))["dimensions"] == facts["dimensions"]


@pytest.mark.parametrize("name", PUZZLES)
def test_xdformat_reads_our_xd(name: str) -> None:
    puzzle = PUZZLES[name]
    found = xdfile(write(puzzle, FORMATS["xd"]).data.decode())
    assert found.grid == rows(puzzle, "#")
    told = {
        ({"A": "across", "D": "down"}[place[0]], int(place[1])): text
        for place, text, _ in found.clues
        if place[0]
    }
    assert told == clues(puzzle)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_files_that_pypuz_ships_are_the_same_puzzle_in_every_format(path: Path) -> None:
    if path.suffix == ".cfp":
        pytest.skip("a save file of one program, which we do not read")
    wanted = puz.load((path.parent / "3x.puz").read_bytes())
    data = path.read_bytes()
    format = FORMATS["jpz"] if path.suffix == ".xml" else format_for(path.name)
    puzzle = read(data, format, language="en").puzzle
    found = "".join(rows(puzzle, "."))
    rebus = wanted.rebus() if wanted.has_rebus() else None
    solution = "".join(
        (rebus.get_rebus_solution(n) if rebus and rebus.is_rebus_square(n) else None) or sign
        for n, sign in enumerate(wanted.solution)
    )
    assert found.upper() == solution
    assert write(puzzle, format).data == data


def test_text_that_puzpy_writes_is_read() -> None:
    file = puz.load(write(ENGLISH, FORMATS["puz"]).data)
    text = puz.to_text_format(file, "v1")
    assert rows(read(text.encode(), FORMATS["across"]).puzzle, "#") == rows(ENGLISH, "#")
