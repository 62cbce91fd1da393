"""Writing: how what is typed becomes letters of the puzzle's alphabet, and where they go."""

import unicodedata
from dataclasses import replace

from crosswright.errors import LanguageError
from crosswright.model import Square
from crosswright.pipeline.play.board import Board
from crosswright.pipeline.play.game import (
    PENCIL,
    Game,
    current_entry,
    current_line,
    is_locked,
    moved,
    written,
)
from crosswright.pipeline.play.moves import next_clue

_STROKES = {"Ł": "L", "Ø": "O", "Đ": "D", "Ґ": "Г", "Є": "Е"}
"""Signs that carry a stroke instead of a mark, and their base letters."""


def letters_for(board: Board, sign: str) -> tuple[str, ...]:
    """The letters of the grid that a typed sign stands for; none for a sign that is no letter."""
    upper = unicodedata.normalize("NFC", sign.upper())
    if upper in board.alphabet:
        return (upper,)
    if board.language is None:
        return (upper,) if not board.alphabet and upper.isalnum() else ()
    try:
        return board.language.cells(sign)
    except LanguageError:
        return ()


def typed(board: Board, game: Game, letter: str) -> Game:
    """A letter at the cursor; it goes on to the next square.

    The second sign of a letter of two (CH) joins the first where that was typed just before.
    """
    if game.rebus is not None:
        return replace(game, rebus=game.rebus + letter)
    last = game.typed
    if last is not None and game.letter(last) + letter in board.alphabet:
        return replace(_lettered(game, last, game.letter(last) + letter), typed=None)
    if not board.puzzle.grid.is_open(game.at):
        return game
    if is_locked(board, game, game.at):
        return _advanced(board, game, skips=True)
    was_empty = not game.letter(game.at)
    after = _lettered(game, game.at, letter)
    return replace(_advanced(board, after, skips=was_empty), typed=game.at)


def _lettered(game: Game, square: Square, text: str) -> Game:
    return written(game, [(square, text, PENCIL if game.pencil and text else 0)])


def _advanced(board: Board, game: Game, *, skips: bool) -> Game:
    """Where the cursor goes after a letter: the next gap, the next square, the next clue."""
    line = current_line(board, game)
    here = line.index(game.at)
    if skips:
        gap = next((x for x in (*line[here + 1 :], *line[:here]) if not game.letter(x)), None)
        if gap is not None:
            return moved(board, game, gap)
    onward = next((x for x in line[here + 1 :] if not is_locked(board, game, x)), None)
    if onward is not None:
        return moved(board, game, onward)
    return game if current_entry(board, game) is None else next_clue(board, game, 1)


def cycled(board: Board, game: Game) -> Game:
    """The next letter with the same base (A, Á, Ä), where one was just typed or at the cursor."""
    square = game.typed or game.at
    letter = game.letter(square)
    order = board.language.alphabet if board.language is not None else ()
    ring = [x for x in order if letter and _base(x) == _base(letter)]
    if letter not in ring or len(ring) < 2 or is_locked(board, game, square):
        return game
    following = ring[(ring.index(letter) + 1) % len(ring)]
    return replace(_lettered(game, square, following), typed=game.typed)


def _base(letter: str) -> str:
    parts = unicodedata.normalize("NFD", letter)
    return _STROKES.get(letter) or "".join(x for x in parts if not unicodedata.combining(x))


def erased(board: Board, game: Game) -> Game:
    """Backspace: clears and stays; from an empty square it steps back and clears."""
    if game.rebus is not None:
        return replace(game, rebus=game.rebus[:-1])
    if game.letter(game.at) and not is_locked(board, game, game.at):
        return wiped(board, game)
    line = current_line(board, game)
    here = line.index(game.at)
    return wiped(board, moved(board, game, line[max(0, here - 1)]))


def wiped(board: Board, game: Game) -> Game:
    """Delete: the square is empty, the cursor stays."""
    if game.rebus is not None:
        return replace(game, rebus="")
    if is_locked(board, game, game.at):
        return replace(game, typed=None)
    return replace(_lettered(game, game.at, ""), typed=None)


def rebus_begun(board: Board, game: Game) -> Game:
    """Begin to write several letters in one square."""
    if is_locked(board, game, game.at):
        return game
    return replace(game, rebus=game.letter(game.at), typed=None)


def rebus_ended(board: Board, game: Game, *, kept: bool) -> Game:
    """Commit the letters, or leave the square as it was."""
    text = game.rebus
    closed = replace(game, rebus=None)
    if text is None or not kept:
        return closed
    after = _lettered(closed, game.at, text)
    return _advanced(board, after, skips=True) if text else after
