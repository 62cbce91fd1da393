"""Fill a board, or lay the words of one anew."""

from typing import Any

from crosswright.model import Facts, Square
from crosswright.pipeline.board import board_from
from crosswright.pipeline.live import FillWish, LayWish, fill_board, lexicon_with, repack
from crosswright.web.tools import Json, Tools


def run(request: Json, tools: Tools) -> dict[str, Any]:
    """Fill what the order says; a fill that is stopped gives what it had."""
    board = board_from(request["board"])
    wish = FillWish(
        scope=request["scope"],
        region=frozenset(Square(row, col) for row, col in request["region"]),
        min_score=request["min_score"],
        seed=request["seed"],
        start=Facts({Square(row, col): letter for row, col, letter in request["start"]}),
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
    """Lay the words of a criss-cross, new ones too, around those that were moved or pinned."""
    return repack(
        board_from(request["board"]),
        LayWish(
            moved=Facts(request["moved"]),
            added=request["added"],
            place=request["place"],
            keeps=request["keeps"],
        ),
        seed=request["seed"],
        seconds=min(tools.seconds, request["seconds"]),
        cancel=tools.cancel_flag(),
    ).as_object()
