"""Text formats in the style of other programs: .xd, Exolve, Across Lite text, CSV and TSV."""

import csv
import io
from dataclasses import replace

import pytest

from crosswright.errors import FormatError
from crosswright.formats import FORMATS, Loaded, read, write
from crosswright.model import (
    BLOCK,
    Bar,
    Clue,
    Direction,
    LetterCell,
    Puzzle,
    Square,
)
from tests.drawing import draw
from tests.unit.formats.samples import SAMPLES


def load(text: str, name: str, *, language: str | None = "en") -> Loaded:
    return read(text.encode(), FORMATS[name], language=language)


def told(puzzle: Puzzle) -> dict[str, tuple[str, str]]:
    return {x.name: (x.phrase, x.clue.text if x.clue else "") for x in puzzle.entries}


XD = """\
Title: Suits
Author: A. Nother
Editor: Ms Edit
Rebus: 1=HEART 2=CLUB
Special: circle


1Y#
a2S
#RE


A1. Full of feeling ~ HEARTY
A3. {/Golf/} needs them \\ in a bag ~ ACLUBS
A5. About ~ RE

D1. Organ with an a ~ HEARTA
D2. Nonsense ~ YCLUBR
D4. Compass point ~ SE
D4 ^Refs: A1


Notes of two

paragraphs.
"""


def test_an_xd_file_with_sections_by_blank_lines() -> None:
    loaded = load(XD, "xd")
    puzzle = loaded.puzzle
    assert told(puzzle)["1 across"] == ("HEARTY", "Full of feeling")
    assert told(puzzle)["3 across"] == ("ACLUBS", "Golf needs them in a bag")
    assert puzzle.grid.cells[1][0] == LetterCell(letter="A", circle=True)
    assert puzzle.grid.cells[0][0] == LetterCell(letter="HEART")
    assert puzzle.metadata.notes == "Notes of two\n\nparagraphs."
    assert loaded.beyond == (
        "the header 'editor'",
        "what stands under clues",
        "the markup of clues",
    )


def test_an_xd_file_that_writes_blocks_as_dots() -> None:
    text = "## Metadata\n\ntitle: x\n\n## Grid\n\nAT.\nNOS\n.NE\n\n## Clues\n\nA1. x ~ AT\nA3. y ~ NOS\nA5. z ~ NE\n"
    loaded = load(text, "xd")
    assert loaded.puzzle.grid.cells[0][2] == BLOCK
    assert "5 across" in told(loaded.puzzle)


def test_an_xd_file_with_a_design_and_a_start() -> None:
    text = (
        "## Grid\n\nAT\nNO\n\n## Clues\n\nA1. x ~ AT\n\n## Notes\n\nHello\n\n## Design\n\n"
        "<style>\nT { bar-left: true; background: circle }\nN { background-light: #c0c0c0 }\n</style>\n\n"
        ".T\nN.\n\n## Start\n\n..\n.O\n"
    )
    grid = load(text, "xd").puzzle.grid
    assert grid.bars == {Bar(Square(0, 0), Direction.ACROSS)}
    assert grid.cells[0][1] == LetterCell(letter="T", circle=True)
    assert grid.cells[1] == (
        LetterCell(letter="N", shade=True),
        LetterCell(letter="O", given=True),
    )


EXOLVE = """\
<html><body><script>createExolve(`
  exolve-begin
    exolve-id: tiny
    exolve-title: Tiny <b>one</b>
    exolve-setter: A. Nother
    exolve-width: 3
    exolve-height: 3
    exolve-grid:
      A|M@ B  # a comment
      X+ . E!
      E A  ?
    exolve-colour: palegreen a1 r3c3
    exolve-across:
      1 Morning <i>letter</i> (1,1)
      4 Won (1990) by a head (3) EAT, less its head
    exolve-down:
      2 Nothing (3)
      3 Insect, we hear (2)* BE + E
  exolve-end
`);</script></body></html>
"""


def test_an_exolve_text_inside_a_page() -> None:
    loaded = load(EXOLVE, "exolve")
    puzzle = loaded.puzzle
    assert puzzle.title == "Tiny one"
    cells = puzzle.grid.cells
    assert cells[0] == (
        LetterCell(letter="A"),
        LetterCell(letter="M", circle=True),
        LetterCell(letter="B", shade=True),
    )
    assert cells[1][2] == LetterCell(letter="E", given=True)
    assert cells[2][0] == LetterCell(letter="E", shade=True)
    assert cells[2][2] == LetterCell(letter=None)
    assert puzzle.grid.bars == {
        Bar(Square(0, 0), Direction.ACROSS),
        Bar(Square(1, 0), Direction.ACROSS),
        Bar(Square(1, 0), Direction.DOWN),
    }
    assert "notes on answers" in loaded.beyond
    assert "the markup of clues" in loaded.beyond


def test_lengths_are_taken_off_an_exolve_clue_only_if_they_are_the_answer_s() -> None:
    head = "exolve-begin\nexolve-width: 3\nexolve-height: 1\nexolve-grid:\nEAT\nexolve-across:\n"
    for line, clue in {
        "1 Won (1990) by a head (3)": "Won (1990) by a head",
        "1 Won (1990)": "Won (1990)",
        "1 Legs (3) (3)": "Legs (3)",
        "1 Take in": "Take in",
    }.items():
        puzzle = load(f"{head}{line}\nexolve-end\n", "exolve").puzzle
        assert told(puzzle)["1 across"][1] == clue


ACROSS = """\
<ACROSS PUZZLE V2>
<TITLE>
    Politics
<AUTHOR>
    A. Nother
<COPYRIGHT>
    2026
<SIZE>
    3x3
<GRID>
    a1.
    T?E
    .NO
<REBUS>
MARK;
1:HEART:H
<ACROSS>
    First of all
    Second
    Third
<DOWN>
    Down one
    Down two
    Down three
<NOTEPAD>
A note with <GRID>
in it.
"""


def test_an_across_lite_text_of_version_2() -> None:
    puzzle = load(ACROSS, "across").puzzle
    assert puzzle.grid.cells[0] == (
        LetterCell(letter="A", circle=True),
        LetterCell(letter="HEART"),
        BLOCK,
    )
    assert told(puzzle)["1 across"] == ("AHEART", "First of all")
    assert puzzle.metadata.notes == "A note with <GRID>\nin it."
    assert puzzle.title == "Politics"


def test_an_across_lite_text_may_be_in_a_western_code_page() -> None:
    data = ACROSS.replace("Politics", "Caf\u00e9 \u201cNoir\u201d").encode("cp1252")
    assert read(data, FORMATS["across"], language="en").puzzle.title == "Café “Noir”"


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("xd", "Title: x\n\n\n", "there is no grid"),
        ("xd", "Title: x\n\n\nAB\nC\n", "row 2 has 1 cells where row 1 has 2"),
        ("exolve", "exolve-title: x", "exolve-begin is missing"),
        ("exolve", "exolve-begin\nexolve-width: 3", "there is no exolve-grid"),
        ("exolve", "exolve-begin\nexolve-grid:\nAB\n", "the width is ''"),
        ("exolve", EXOLVE.replace("width: 3", "width: 4"), "row 1 of the grid has 3 cells"),
        ("across", ACROSS.replace("<ACROSS PUZZLE V2>", ""), "<ACROSS PUZZLE> is missing"),
        ("across", ACROSS.replace("3x3", "4x4"), "the size 4x4 is stated"),
        ("csv", "word,clue\nCAT,Purrs\n", "names no column answer, direction, row, column"),
        ("csv", "answer,direction,row,column\nCAT,sideways,1,1\n", "must be across or down"),
        ("csv", "answer,direction,row,column\nCAT,across,0,1\n", "both must be 1 to 100"),
        ("csv", "answer,direction,row,column\nCAT,across,1,99\n", "does not fit a grid"),
        (
            "csv",
            "answer,direction,row,column\nCAT,across,1,1\nDOG,down,1,1\n",
            "line 3 wants 'D' in row 1, column 1, where another entry has 'C'",
        ),
        ("tsv", "answer\tdirection\trow\tcolumn\n", "there is no entry"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(name: str, text: str, said: str) -> None:
    with pytest.raises(FormatError) as caught:
        load(text, name)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_csv_of_any_separator_is_a_puzzle(separator: str) -> None:
    lines = [
        "Number,Direction,Clue,Answer,Row,Column,Mood",
        "1,A,Purrs,cat,1,1,calm",
        "1,D,Taxi,CAB,1,1,",
    ]
    loaded = load("\n".join(lines).replace(",", separator), "csv")
    assert told(loaded.puzzle) == {"1 across": ("cat", "Purrs"), "1 down": ("CAB", "Taxi")}
    assert loaded.beyond == ("the column 'mood'",)


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "'=1", '=HYPERLINK("x")'])
@pytest.mark.parametrize("name", ["csv", "tsv"])
def test_no_text_is_a_formula(name: str, text: str) -> None:
    puzzle = SAMPLES["american"]
    first, *rest = puzzle.entries
    data = write(
        replace(puzzle, entries=(replace(first, clue=Clue(text=text)), *rest)), FORMATS[name]
    ).data
    rows = csv.reader(
        io.StringIO(data.decode("utf-8-sig")), delimiter="\t" if name == "tsv" else ","
    )
    assert all(not cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)
    assert read(data, FORMATS[name], language="en").puzzle.entries[0].clue == Clue(text=text)


def test_an_open_cell_stays_one_beside_voids_and_given_letters() -> None:
    puzzle = replace(
        draw("CAT. ARE~", shortest=2), metadata=SAMPLES["american"].metadata, origin=None
    )
    given = puzzle.grid.map(
        lambda square, cell: LetterCell(letter="C", given=True) if square == (0, 0) else cell
    )
    puzzle = replace(puzzle, grid=given)
    assert read(write(puzzle, FORMATS["xd"]).data, FORMATS["xd"]).puzzle.grid == given
