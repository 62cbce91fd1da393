"""The board: the editor's form of a puzzle, between a page and what is kept.

A board says what a person can change by hand; all else of a puzzle stays as it was. `board.py` is
the noun, `wire.py` its JSON, `reading.py` and `writing.py` lead from a puzzle to a board and back.
"""

from crosswright.pipeline.board.board import (
    CLOSED,
    MARKS,
    OPEN,
    SIDES,
    VOID,
    Board,
    BoardClue,
    key_of,
    place_of,
)
from crosswright.pipeline.board.reading import board_of
from crosswright.pipeline.board.wire import board_from, board_object
from crosswright.pipeline.board.writing import grid_of_board, puzzle_of

__all__ = [
    "CLOSED",
    "MARKS",
    "OPEN",
    "SIDES",
    "VOID",
    "Board",
    "BoardClue",
    "board_from",
    "board_object",
    "board_of",
    "grid_of_board",
    "key_of",
    "place_of",
    "puzzle_of",
]
