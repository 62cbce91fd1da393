"""The words of ipuz that reading and writing share, and what they say about coordinates.

Coordinates are `[column, row]`. Files in the wild count them from 0 or from 1; ours count from 0,
which is what most readers assume when a file leaves the question open.
"""

from collections.abc import Iterable

from crosswright.model import Direction, Square

VERSION = "http://ipuz.org/v2"
VERSIONS = (VERSION, "http://ipuz.org/v1")

KINDS = "http://ipuz.org/"
CROSSWORD = "crossword"
ARROWWORD = "crossword/arrowword"
WORDSEARCH = "wordsearch"

LOCALE = "org.libipuz:locale"
EXTENSION = "x-crosswright"
EXTENSION_VERSION = 1

BLOCK = "#"
EMPTY = "0"
CIRCLE = "circle"
SHADE = "DCDCDC"

SIDES = {"T": (Direction.DOWN, -1), "R": (Direction.ACROSS, 0), "B": (Direction.DOWN, 0)}
SIDES["L"] = (Direction.ACROSS, -1)
"""Sides of a cell: the direction of the bar there, and how many steps back its square lies."""


def kind_uri(kind: str) -> str:
    """The address ipuz gives a kind."""
    return f"{KINDS}{kind}#1"


def place(square: Square) -> list[int]:
    """A square as a document writes it."""
    return [square.col, square.row]


def places(squares: Iterable[Square]) -> list[list[int]]:
    """Squares as a document writes them."""
    return [place(square) for square in squares]


def is_kind(uri: str, kind: str) -> bool:
    """Whether an address names a kind or a refinement of it."""
    path = uri.partition("#")[0].replace("https://", "http://").removeprefix(KINDS)
    return path == kind or path.startswith(f"{kind}/")
