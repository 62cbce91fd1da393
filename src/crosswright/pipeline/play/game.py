"""A game: what was written where, the cursor, and what can be undone."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from crosswright.model import Direction, Facts, Square
from crosswright.pipeline.play.board import Board

PENCIL, WRONG, RIGHT, REVEALED = 1, 2, 4, 8
"""What is known of a letter, as bits; the browser's player keeps the same ones."""

Mark = tuple[Square, str, int]
"""A square, what is written there ("" for nothing), and its bits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One thing to undo."""

    before: tuple[Mark, ...]
    after: tuple[Mark, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """How far a puzzle is solved.

    `rebus` is what was written into the square at the cursor and is not committed yet; `typed` the
    square of the last letter, while nothing else was done.
    """

    letters: Facts[Square, str]
    flags: Facts[Square, int] = Facts()
    at: Square
    direction: Direction = Direction.ACROSS
    pencil: bool = False
    rebus: str | None = None
    typed: Square | None = None
    past: tuple[Change, ...] = ()
    future: tuple[Change, ...] = ()

    def letter(self, square: Square) -> str:
        """What is written on a square, or ""."""
        return self.letters.get(square, "")

    def flag(self, square: Square) -> int:
        """The bits of what is written on a square."""
        return self.flags.get(square, 0)


def new_game(board: Board) -> Game:
    """Nothing but the given letters stands there; the cursor is at the first gap of the first entry."""
    squares = board.puzzle.letter_squares
    letters = {square: board.given(square) or "" for square in squares}
    first = board.puzzle.entries[0] if board.puzzle.entries else None
    line = first.squares if first is not None else squares
    return Game(
        letters=Facts(letters),
        at=next((x for x in line if not letters[x]), line[0] if line else Square(0, 0)),
        direction=first.direction if first is not None else Direction.ACROSS,
    )


def is_locked(board: Board, game: Game, square: Square) -> bool:
    """Whether nobody may write here: given, revealed, or no letter's place."""
    return (
        not board.puzzle.grid.is_open(square)
        or board.given(square) is not None
        or bool(game.flag(square) & REVEALED)
    )


def current_entry(board: Board, game: Game) -> int | None:
    """The place in the list of the entry under the cursor, or of the one that crosses it."""
    along = board.entry_at(game.at, game.direction)
    return along if along is not None else board.entry_at(game.at, game.direction.other)


def current_line(board: Board, game: Game) -> tuple[Square, ...]:
    """The squares of the current entry; the square alone where there is none."""
    entry = board.entry(current_entry(board, game))
    return (game.at,) if entry is None else entry.squares


def moved(board: Board, game: Game, at: Square, direction: Direction | None = None) -> Game:
    """The cursor elsewhere, in an entry that runs the wanted way if there is one."""
    way = direction or game.direction
    if board.entry_at(at, way) is None and board.entry_at(at, way.other) is not None:
        way = way.other
    return replace(game, at=at, direction=way, rebus=None, typed=None)


def written(game: Game, marks: Iterable[Mark]) -> Game:
    """The game with these marks made, as one thing to undo."""
    after = tuple(x for x in marks if (game.letter(x[0]), game.flag(x[0])) != x[1:])
    if not after:
        return game
    before = tuple((square, game.letter(square), game.flag(square)) for square, _, _ in after)
    change = Change(before=before, after=after)
    return replace(_put(game, after), past=(*game.past, change), future=())


def _put(game: Game, marks: tuple[Mark, ...]) -> Game:
    return replace(
        game,
        letters=Facts({**game.letters, **{square: letter for square, letter, _ in marks}}),
        flags=Facts({**game.flags, **{square: flag for square, _, flag in marks}}),
    )


def with_pencil(game: Game, *, pencil: bool) -> Game:
    """The pencil taken up, or put down."""
    return replace(game, pencil=pencil)


def undone(board: Board, game: Game) -> Game:
    """The last change taken back, if there is one."""
    if not game.past:
        return game
    *past, change = game.past
    back = moved(board, _put(game, change.before), change.before[0][0])
    return replace(back, past=tuple(past), future=(*game.future, change))


def redone(board: Board, game: Game) -> Game:
    """The last change that was taken back made again, if there is one."""
    if not game.future:
        return game
    *future, change = game.future
    again = moved(board, _put(game, change.after), change.after[0][0])
    return replace(again, past=(*game.past, change), future=tuple(future))


def is_complete(game: Game, squares: Iterable[Square]) -> bool:
    """Whether a letter stands on each of them."""
    return all(game.letter(square) for square in squares)
