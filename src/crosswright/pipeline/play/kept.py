"""A state as text: the form in which the browser's player saves to a file and loads from one."""

import json
from dataclasses import replace
from typing import Any, TypeVar

from crosswright.errors import FormatError
from crosswright.model import Facts, Square
from crosswright.pipeline.play.board import Board
from crosswright.pipeline.play.game import Game, is_complete
from crosswright.pipeline.play.hunt import Find, Hunt, listed
from crosswright.pipeline.play.moves import at_entry

VERSION = 1

State = TypeVar("State", Game, Hunt)


def kept_text(board: Board, state: Game | Hunt, *, elapsed: float, solved: bool) -> str:
    """The state as text; `elapsed` in seconds."""
    head = {
        "crosswright": VERSION,
        "puzzle": board.id,
        "title": board.puzzle.title,
        "elapsed": round(elapsed * 1000),
        "solved": solved,
    }
    if isinstance(state, Hunt):
        return json.dumps(head | {"found": _found(board, state)}, ensure_ascii=False) + "\n"
    squares = tuple(board.puzzle.grid.squares())
    letters = [state.letter(x) for x in squares]
    flags = [state.flag(x) for x in squares]
    return json.dumps(head | {"letters": letters, "flags": flags}, ensure_ascii=False) + "\n"


def with_kept(board: Board, state: State, text: str) -> tuple[State, float]:
    """The state that a text keeps, the cursor at its first gap, and seconds so far.

    Raises:
        FormatError: for a text that is no state of this puzzle.
    """
    try:
        value = json.loads(text)
        if value["crosswright"] != VERSION or value["puzzle"] != board.id:
            raise FormatError("it is no saved state of this puzzle")
        elapsed = max(0.0, float(value["elapsed"]) / 1000)
        if isinstance(state, Hunt):
            return replace(state, found=_finds(board, value["found"])), elapsed
        return _with_letters(board, state, value), elapsed
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        raise FormatError("it is no saved state of this puzzle") from None


def _with_letters(board: Board, game: Game, value: dict[str, Any]) -> Game:
    squares = tuple(board.puzzle.grid.squares())
    rows = zip(squares, value["letters"], value["flags"], strict=True)
    open_squares = [(x, y, z) for x, y, z in rows if board.puzzle.grid.is_open(x)]
    letters = {x: board.given(x) or str(letter).upper() for x, letter, _ in open_squares}
    restored = replace(
        game,
        letters=Facts(letters),
        flags=Facts({x: int(flag) & 15 for x, _, flag in open_squares}),
    )
    entries = enumerate(board.puzzle.entries)
    gaps = (number for number, x in entries if not is_complete(restored, x.squares))
    first = next(gaps, None)
    return restored if first is None else at_entry(board, restored, first)


def _found(board: Board, hunt: Hunt) -> list[dict[str, object]]:
    cols = board.puzzle.grid.size.cols
    return [
        {
            "word": -1 if find.word is None else find.word,
            "squares": [square.row * cols + square.col for square in find.squares],
            "revealed": find.revealed,
        }
        for find in hunt.found
    ]


def _finds(board: Board, value: list[dict[str, Any]]) -> tuple[Find, ...]:
    cols = board.puzzle.grid.size.cols
    words = len(listed(board))
    out = []
    for item in value:
        squares = tuple(Square(*divmod(int(place), cols)) for place in item["squares"])
        word = int(item["word"])
        if word < words and all(board.puzzle.grid.is_open(square) for square in squares):
            out.append(
                Find(
                    word=None if word < 0 else word,
                    squares=squares,
                    revealed=bool(item["revealed"]),
                )
            )
    return tuple(out)
