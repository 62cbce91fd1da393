"""Fill a board, or lay the words of one anew."""

from typing import Any

from crosswright.model import Square
from crosswright.pipeline.board import board_from
from crosswright.pipeline.live import FillWish, fill_board, lexicon_with, repack
from crosswright.web.tools import Json, Tools


def run(request: Json, tools: Tools) -> dict[str, Any]:
    """Fill what the order says; a fill that is stopped gives what it had."""
    board = board_from(request["board"])
    wish = FillWish(
        scope=request["scope"],
        region=frozenset(Square(row, col) for row, col in request["region"]),
        min_score=request["min_score"],
        seed=request["seed"],
        improves=request["improves"],
    )
    lists = tuple((name, text) for name, text in request["texts"])
    made = fill_board(
        board,
        lexicon_with(board.language, lists),
        wish,
        seconds=min(tools.seconds, request["seconds"]),
        cancel=tools.cancel_flag(),
        tell=tools.tell,
    )
    return made.as_object()


def lay_anew(request: Json, tools: Tools) -> dict[str, Any]:
    """Lay the words of a criss-cross anew around those that were moved or pinned."""
    return repack(
        board_from(request["board"]),
        moved=request["moved"],
        seed=request["seed"],
        seconds=min(tools.seconds, request["seconds"]),
        cancel=tools.cancel_flag(),
    ).as_object()
