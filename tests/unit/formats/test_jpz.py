""".jpz as other programs write it: zipped or bare, in any namespace, in every dialect of words."""

import pytest

from crosswright.errors import FormatError
from crosswright.formats import FORMATS, Feature, read, write
from crosswright.model import Arrow, ArrowPath, Bar, ClueCell, Direction, LetterCell, Square
from tests.hostile_files import zipped
from tests.unit.formats.samples import SAMPLES

JPZ = FORMATS["jpz"]
CELLS = (
    '<cell x="1" y="1" solution="A" number="1"/><cell x="2" y="1" solution="T" number="2" '
    'right-bar="true" background-shape="circle"/><cell x="3" y="1" type="void"/>'
    '<cell x="1" y="2" solution="N" number="3" background-color="#c0c0c0"/>'
    '<cell x="2" y="2" solution="O" hint="true"/><cell x="3" y="2" type="block"/>'
)
RANGES = (
    '<word id="1" x="1-2" y="1"/><word id="2" x="1-2" y="2" solution="no"/>'
    '<word id="3" x="1" y="1-2"/><word id="4" x="2" y="1-2"/>'
)


def listed(number: int, *cells: tuple[int, int]) -> str:
    """A word whose cells are named one by one."""
    inside = "".join(f'<cells x="{x}" y="{y}"/>' for x, y in cells)
    return f'<word id="{number}">{inside}</word>'


LISTED = (
    listed(1, (1, 1), (2, 1))
    + listed(2, (1, 2), (2, 2)).replace(">", ' solution="no">', 1)
    + listed(3, (1, 1), (1, 2))
    + listed(4, (2, 1), (2, 2))
)
CLUES = (
    '<clues><title><b>Across</b></title><clue word="1" number="1" format="2">Near <i>to</i></clue>'
    '<clue word="2" number="3">Never &amp; not</clue></clues><clues><title>Down:</title>'
    '<clue word="3" number="1">Article</clue><clue word="4" number="2">In the direction of</clue></clues>'
)


def document(
    words: str = RANGES,
    *,
    cells: str = CELLS,
    clues: str = CLUES,
    space: str = "",
    sort: str = "crossword",
) -> bytes:
    return (
        f'<?xml version="1.0"?><crossword-compiler-applet {space}><rectangular-puzzle {space}>'
        "<metadata><title>Two by two</title><creator>A. Nother</creator><identifier>7</identifier>"
        f'</metadata><{sort}><grid width="3" height="2">{cells}</grid>{words}{clues}</{sort}>'
        "</rectangular-puzzle></crossword-compiler-applet>"
    ).encode()


SAME = {
    "bare": document(),
    "zipped": zipped({"puzzle.jpz": document()}),
    "zipped as xml": zipped({"read.me": b"hello", "a.xml": document()}),
    "words as lists of cells": document(LISTED),
    "a namespace": document(space='xmlns="http://crossword.info/xml/rectangular-puzzle"'),
    "another namespace": document(space='xmlns="urn:whatever"'),
    "utf-16": document().decode().replace("?>", ' encoding="utf-16"?>', 1).encode("utf-16"),
}


@pytest.mark.parametrize("name", SAME)
def test_a_puzzle_is_the_same_however_it_is_wrapped(name: str) -> None:
    loaded = read(SAME[name], JPZ, language="en")
    assert loaded.warnings == ()
    assert loaded.beyond == ("the markup of clues", "the field 'identifier'")
    puzzle = loaded.puzzle
    assert {x.name: (x.text, x.clue and x.clue.text) for x in puzzle.entries} == {
        "1 across": ("AT", "Near to"),
        "3 across": ("NO", "Never & not"),
        "1 down": ("AN", "Article"),
        "2 down": ("TO", "In the direction of"),
    }
    assert puzzle.grid.cells[0][1] == LetterCell(letter="T", circle=True)
    assert puzzle.grid.cells[1][:2] == (
        LetterCell(letter="N", shade=True),
        LetterCell(letter="O", given=True),
    )
    assert puzzle.grid.bars == {Bar(Square(0, 1), Direction.ACROSS)}
    assert (puzzle.title, puzzle.metadata.author) == ("Two by two", "A. Nother")
    assert puzzle.entries[1].phrase == "no"
    assert write(puzzle, JPZ).data == SAME[name]


def test_clue_cells_keep_their_clues_and_arrows() -> None:
    cells = (
        '<cell x="1" y="1" type="clue"><clue word="1">Not off</clue><clue word="2">Numbers</clue>'
        '<arrow from="right" to="right"/><arrow from="bottom" to="right"/></cell>'
        '<cell x="2" y="1" solution="O"/><cell x="3" y="1" solution="N"/>'
        '<cell x="1" y="2" solution="N"/><cell x="2" y="2" solution="O"/><cell x="3" y="2" solution="S"/>'
    )
    words = '<word id="1" x="2-3" y="1"/><word id="2" x="1-3" y="2"/>'
    puzzle = read(document(words, cells=cells, clues=""), JPZ, language="en").puzzle
    assert (puzzle.kind, puzzle.grid.cells[0][0]) == ("arrowword", ClueCell())
    assert [(x.text, x.clue and x.clue.text, x.arrow) for x in puzzle.entries] == [
        ("ON", "Not off", Arrow(clue_square=Square(0, 0), path=ArrowPath.RIGHT)),
        ("NOS", "Numbers", Arrow(clue_square=Square(0, 0), path=ArrowPath.DOWN_RIGHT)),
    ]
    bare = cells.replace('<arrow from="right" to="right"/><arrow from="bottom" to="right"/>', "")
    again = read(document(words, cells=bare, clues=""), JPZ, language="en").puzzle
    assert again == puzzle


def test_an_arrowword_comes_back_with_every_arrow() -> None:
    puzzle = SAMPLES["arrowword"]
    saved = write(puzzle, JPZ)
    assert {loss.feature for loss in saved.losses} == {Feature.PRESET}
    found = read(saved.data, JPZ, language="en").puzzle
    assert (found.grid, found.entries, found.kind) == (puzzle.grid, puzzle.entries, puzzle.kind)


def test_a_coded_puzzle_is_a_crossword_without_its_code() -> None:
    loaded = read(document("", clues="", sort="coded"), JPZ, language="en")
    assert "the numbers of the code" in loaded.beyond
    assert [entry.text for entry in loaded.puzzle.entries] == ["AT", "NO", "AN", "TO"]


def test_a_given_letter_may_be_marked_as_a_clue() -> None:
    cells = CELLS.replace('solution="O" hint="true"', 'solution="O" solve-state="O" type="clue"')
    assert read(document(cells=cells), JPZ, language="en").puzzle.grid.cells[1][1] == LetterCell(
        letter="O", given=True
    )


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"<a/>", "no <rectangular-puzzle>"),
        (b"<rectangular-puzzle><sudoku/></rectangular-puzzle>", "the puzzle is sudoku"),
        (b"<rectangular-puzzle><crossword/></rectangular-puzzle>", "has no <grid>"),
        (document().replace(b'width="3"', b'width="x"'), "width of <grid> is 'x'"),
        (document().replace(b'width="3"', b'width="101"'), "a grid of 2x101 is not possible"),
        (document().replace(b'x="3" y="2"', b'x="4" y="2"'), "x of <cell> is '4'"),
        (document().replace(b'x="3" y="2"', b'x="1" y="1"'), "two cells in row 1, column 1"),
        (document()[:-9], "no XML from line 1"),
        (zipped({"a.jpz": document(), "b.jpz": document()}), "holds 2 puzzles"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(data: bytes, said: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(data, JPZ)
    assert said in str(caught.value)


def test_words_that_are_no_runs_are_told() -> None:
    diagonal = '<word id="9"><cells x="1" y="1"/><cells x="2" y="2"/></word>'
    assert read(document(RANGES + diagonal), JPZ, language="en").warnings == (
        "the word '9' is left out: it is no run of letters",
    )
