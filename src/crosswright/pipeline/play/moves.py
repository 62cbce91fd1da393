"""Moves of the cursor: along and across words, from clue to clue, to a number."""

import re
from dataclasses import replace

from crosswright.model import Direction, Square
from crosswright.pipeline.play.board import Board
from crosswright.pipeline.play.game import Game, current_entry, current_line, is_complete, moved

SLOT_WAY = {
    Direction.ACROSS: Direction.ACROSS,
    Direction.LEFT: Direction.ACROSS,
    Direction.DOWN: Direction.DOWN,
    Direction.UP: Direction.DOWN,
}
"""The way of the entries that an arrow key moves along."""

_ASKED = re.compile(r"\s*(\d+)\s*([^\W\d_]*)")


def turned(board: Board, game: Game) -> Game:
    """Across becomes down and back, where a word runs that way."""
    other = game.direction.other
    if board.puzzle.entries and board.entry_at(game.at, other) is None:
        return game
    return replace(game, direction=other, rebus=None, typed=None)


def arrowed(board: Board, game: Game, arrow: Direction) -> Game:
    """Along the word the cursor moves, over blocks; across it the first press turns."""
    way = SLOT_WAY[arrow]
    if way is not game.direction:
        after = turned(board, game)
        if after is not game:
            return after
    at = game.at.step(arrow)
    grid = board.puzzle.grid
    while grid.size.has(at) and not grid.is_open(at):
        at = at.step(arrow)
    return moved(board, game, at, way) if grid.size.has(at) else replace(game, typed=None)


def parallel(board: Board, game: Game, arrow: Direction) -> Game:
    """The nearest word that runs beside the current one, or the next of the list."""
    sign = 1 if arrow in (Direction.ACROSS, Direction.DOWN) else -1
    entry = board.entry(current_entry(board, game))
    if entry is None or entry.direction is SLOT_WAY[arrow]:
        return next_clue(board, game, sign, skips=False)
    axis, side = (0, 1) if entry.direction is Direction.ACROSS else (1, 0)
    beside = (
        ((square[axis] - game.at[axis]) * sign, abs(square[side] - game.at[side]), square)
        for other in board.puzzle.entries
        if other.direction is entry.direction
        for square in other.squares
    )
    best = min((x for x in beside if x[0] > 0), default=None)
    return game if best is None else moved(board, game, best[2], entry.direction)


def next_clue(board: Board, game: Game, sign: int, *, skips: bool = True) -> Game:
    """The next clue of the list (sign 1) or the one before (-1); the list is a ring.

    With `skips` complete words are passed over, unless all are.
    """
    count = len(board.puzzle.entries)
    if not count:
        return game
    here = current_entry(board, game) or 0
    ring = [(here + sign * far) % count for far in range(1, count + 1)]
    gaps = (x for x in ring if not is_complete(game, board.puzzle.entries[x].squares))
    return at_entry(board, game, next(gaps, ring[0]) if skips else ring[0])


def at_entry(board: Board, game: Game, number: int) -> Game:
    """The first gap of an entry, or its first square."""
    entry = board.puzzle.entries[number]
    gaps = (square for square in entry.squares if not game.letter(square))
    return moved(board, game, next(gaps, entry.squares[0]), entry.direction)


def at_edge(board: Board, game: Game, *, last: bool) -> Game:
    """The first or the last square of the word."""
    line: tuple[Square, ...] = current_line(board, game)
    return moved(board, game, line[-1 if last else 0])


def at_number(board: Board, game: Game, asked: str) -> Game:
    """The clue a person means by "14", "14a", "14 down": the wanted way, or any."""
    found = _ASKED.match(asked)
    if found is None:
        return game
    said = found[2].lower()
    names = {
        way: (way.value, board.says[way.value].lower())
        for way in (Direction.ACROSS, Direction.DOWN)
    }
    wanted = [way for way in names if said and any(x.startswith(said) for x in names[way])]
    way = wanted[0] if len(wanted) == 1 else game.direction
    fits = [n for n, x in enumerate(board.puzzle.entries) if x.number == int(found[1])]
    fits.sort(key=lambda number: board.puzzle.entries[number].direction is not way)
    return at_entry(board, game, fits[0]) if fits else game
