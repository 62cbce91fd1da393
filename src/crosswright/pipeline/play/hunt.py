"""A hunt: words found among letters, each by the two ends of its line."""

from dataclasses import dataclass, replace

from crosswright.model import Placement, Square
from crosswright.pipeline.play.board import Board


@dataclass(frozen=True, slots=True, kw_only=True)
class Find:
    """A line that was chosen: the word's place in the list, None for one the list does not tell."""

    word: int | None
    squares: tuple[Square, ...]
    revealed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Hunt:
    """How far a word search is solved; `anchor` is the end that was chosen first."""

    at: Square
    found: tuple[Find, ...] = ()
    anchor: Square | None = None


def new_hunt() -> Hunt:
    """Nothing was found yet."""
    return Hunt(at=Square(0, 0))


def listed(board: Board) -> tuple[Placement, ...]:
    """The words the solver is told of, in the order of the list."""
    return tuple(x for x in board.puzzle.placements if not x.bonus)


def line_between(start: Square, end: Square) -> tuple[Square, ...]:
    """The straight line between two squares; nothing where there is none."""
    rows, cols = end.row - start.row, end.col - start.col
    if rows and cols and abs(rows) != abs(cols):
        return ()
    length = max(abs(rows), abs(cols))
    down, right = (rows > 0) - (rows < 0), (cols > 0) - (cols < 0)
    return tuple(
        Square(start.row + far * down, start.col + far * right) for far in range(length + 1)
    )


def tried(board: Board, hunt: Hunt, end: Square) -> Hunt:
    """The hunt after the second end was chosen: with one more word, or without its anchor."""
    idle = replace(hunt, at=end, anchor=None)
    line = line_between(hunt.anchor or end, end)
    if any(not board.puzzle.grid.is_open(square) for square in line):
        return idle
    spelled = tuple(board.puzzle.grid.letter(square) or "" for square in line)
    ways = (spelled, spelled[::-1])
    known = {find.word for find in hunt.found}
    for number, placement in enumerate(listed(board)):
        if number not in known and placement.word in ways:
            return replace(idle, found=(*hunt.found, Find(word=number, squares=line)))
    lines = {frozenset(find.squares) for find in hunt.found}
    secret = any(x.bonus and x.word in ways for x in board.puzzle.placements)
    if secret and frozenset(line) not in lines:
        return replace(idle, found=(*hunt.found, Find(word=None, squares=line)))
    return idle


def shown(board: Board, hunt: Hunt) -> Hunt:
    """The hunt with the next word of the list shown."""
    known = {find.word for find in hunt.found}
    for number, placement in enumerate(listed(board)):
        if number not in known:
            find = Find(word=number, squares=placement.squares, revealed=True)
            return replace(hunt, found=(*hunt.found, find), at=placement.squares[0], anchor=None)
    return hunt


def hunt_over(board: Board, hunt: Hunt) -> bool:
    """Whether every word of the list was found."""
    return {x.word for x in hunt.found} >= set(range(len(listed(board))))


def left_over(board: Board, hunt: Hunt) -> tuple[Square, ...]:
    """The squares of no found word, in reading order."""
    used = {square for find in hunt.found for square in find.squares}
    return tuple(square for square in board.puzzle.letter_squares if square not in used)
