"""What a board is: cells, marks, bars, clues and arrows as plain text."""

from dataclasses import dataclass

from crosswright.errors import UsageError
from crosswright.model import Arrow, ArrowPath, Direction, Facts, Place, Size, Square

BLOCK, VOID, CLUE, OPEN = "#", "~", ":", ""
"""What a cell without letters holds."""

CLOSED = frozenset((BLOCK, VOID, CLUE))
"""Cells that take no letter."""

MARKS = ("circle", "shaded", "given", "locked")
SIDES = ("right", "below")

Words = frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardClue:
    """What a person writes for one entry.

    `kind` is a value of `ClueKind`. `phrase` is the answer as one writes it, empty where its letters
    say all. `own` vouches for an answer that no lexicon knows. `draft` and `notes` are for the desk.
    """

    text: str = ""
    kind: str = "straight"
    source: str = ""
    licence: str = ""
    fodder: str = ""
    phrase: str = ""
    own: bool = False
    draft: bool = False
    notes: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A puzzle as its editor sees it.

    `cells` are row by row: the letters of a cell, "" open, "#" block, "~" void, ":" clue cell; a
    letter that looks like one of these signs stands behind a backslash. `marks` and `bars` have the
    words of `MARKS` and `SIDES` for each cell. `clues` and `arrows` belong to the square an entry
    starts on and its direction, `key_of` them; an arrow is its clue cell and path: "0,0,right-down".
    """

    cells: tuple[tuple[str, ...], ...]
    marks: tuple[tuple[Words, ...], ...]
    bars: tuple[tuple[Words, ...], ...]
    language: str
    kind: str = "crossword"
    preset: str = ""
    title: str = ""
    author: str = ""
    copyright: str = ""
    notes: str = ""
    symmetry: str = "180"
    clues: Facts[str, BoardClue] = Facts()
    arrows: Facts[str, str] = Facts()

    @property
    def size(self) -> Size:
        """Height and width."""
        return Size(len(self.cells), len(self.cells[0]))


def key_of(square: Square, direction: Direction) -> str:
    """The name of an entry that outlives numbers: "0,4,down"."""
    return f"{square.row},{square.col},{direction.value}"


def place_of(key: str, size: Size) -> Place:
    """The place that a key names.

    Raises:
        UsageError: for a key of no square of the board, or of no direction of entries.
    """
    row, _, rest = key.partition(",")
    col, _, way = rest.partition(",")
    if row.isdecimal() and col.isdecimal() and way in ("across", "down") and len(key) < 30:
        square = Square(int(row), int(col))
        if size.has(square):
            return Place(square, Direction(way))
    raise UsageError(f"board: {key[:40]!r} names no entry; write row,column,across or down")


def arrow_from(text: str) -> Arrow:
    """The arrow that a board writes as "0,0,right-down".

    Raises:
        UsageError: for anything else.
    """
    row, _, rest = text.partition(",")
    col, _, path = rest.partition(",")
    paths = {x.value: x for x in ArrowPath}
    if not (row.isdecimal() and col.isdecimal() and len(text) < 30 and path in paths):
        raise UsageError(f"board: {text[:40]!r} is no arrow; write row,column,{'|'.join(paths)}")
    return Arrow(clue_square=Square(int(row), int(col)), path=paths[path])
