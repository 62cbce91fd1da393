"""How a table looks: pieces of text with the names of their styles, and the colours of those."""

import unicodedata
from typing import Protocol

from crosswright.pipeline.play import Board, Game, Hunt

Piece = tuple[str, str]
"""The name of a style, and a text."""

CURSOR: Piece = ("[SetCursorPosition]", "")
"""Marks the place that stays in view."""

CELL_WIDTH = 3

STYLES = {
    "title": "bold",
    "soft": "#808080",
    "even": "bg:#ffffff #111111",
    "odd": "bg:#ececec #111111",
    "line": "bg:#cfe2ff #111111",
    "cursor": "bg:#ffd84d #111111 bold",
    "clue-cell": "bg:#9aa5b4 #111111",
    "given": "bold",
    "pencilled": "italic",
    "wrong": "#b3261e strike",
    "right": "#1c6b34",
    "revealed": "#6b3fa0",
    "barred": "underline",
    "circled": "bold",
    "found": "bg:#c5e8c4 #111111",
    "chosen": "bg:#f8dfa0 #111111",
    "done": "#808080 strike",
    "current": "reverse",
    "message": "bold",
}


class Table(Protocol):
    """One puzzle being solved in a terminal."""

    board: Board
    message: str

    @property
    def state(self) -> Game | Hunt:
        """What would be kept."""

    @property
    def solved(self) -> bool:
        """Whether there is nothing left to do."""

    def grid(self) -> list[Piece]:
        """The grid, a line of text a row."""

    def side(self) -> list[Piece]:
        """The lists beside it."""

    def below(self) -> list[Piece]:
        """What stands under it: the current clue."""

    def press(self, key: str) -> None:
        """A key without text, by its name."""

    def write(self, sign: str) -> None:
        """A typed sign."""

    def restore(self, text: str) -> float:
        """Go on with a state that was kept; the seconds spent so far."""


def fitted(text: str) -> str:
    """A text in the middle of a cell, cut where it is too long."""
    out, width = "", 0
    for sign in text:
        wide = 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        if unicodedata.combining(sign):
            wide = 0
        if width + wide > CELL_WIDTH:
            break
        out, width = out + sign, width + wide
    left = (CELL_WIDTH - width) // 2
    return " " * left + out + " " * (CELL_WIDTH - width - left)


def classes(*names: str) -> str:
    """Style names as one style."""
    return " ".join(f"class:{name}" for name in names if name)
