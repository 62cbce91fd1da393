"""Clue cells: the clue texts inside a grid and the arrows that lead from them to their entries."""

from collections.abc import Iterator, Sequence

from crosswright.model import ArrowPath, Entry, Puzzle, Square
from crosswright.render.fit import lines_at
from crosswright.render.shapes import Path, Point, Shape, TextBox
from crosswright.render.style import Role, Style
from crosswright.render.wording import clue_text

PADDING = 0.03
"""White space between the lines of a clue cell and its text."""

STEM = 0.15
"""How far a bent arrow runs before it turns."""

HEAD = 0.09
"""Half the base of an arrow head, which is also its length."""

_RIGHT, _DOWN, _LEFT, _UP = (1, 0), (0, 1), (-1, 0), (0, -1)
_STEPS = {
    ArrowPath.RIGHT: (_RIGHT, _RIGHT),
    ArrowPath.DOWN: (_DOWN, _DOWN),
    ArrowPath.RIGHT_DOWN: (_RIGHT, _DOWN),
    ArrowPath.DOWN_RIGHT: (_DOWN, _RIGHT),
    ArrowPath.LEFT_DOWN: (_LEFT, _DOWN),
    ArrowPath.UP_RIGHT: (_UP, _RIGHT),
}
"""The way an arrow leaves its clue cell, and the way its entry runs."""

_FROM_TOP = (ArrowPath.UP_RIGHT, ArrowPath.RIGHT, ArrowPath.RIGHT_DOWN)
"""Arrows whose clue stands above the other one in a cell of two."""


def clue_cell_shapes(puzzle: Puzzle, style: Style) -> Iterator[Shape]:
    """Texts, dividing lines and arrows of every clue cell.

    The clues of a cell share it from top to bottom, the longer one taking more of it; an arrow that
    leaves sideways leaves at the height of its clue.
    """
    by_square: dict[Square, list[Entry]] = {}
    for entry in puzzle.entries:
        if entry.arrow is not None:
            by_square.setdefault(entry.arrow.clue_square, []).append(entry)
    for square, entries in sorted(by_square.items()):
        entries.sort(key=_rank)
        texts = [clue_text(puzzle, entry) for entry in entries]
        top = float(square.row)
        for entry, text, share in zip(entries, texts, _shares(texts, style), strict=True):
            if top > square.row:
                ends = (Point(square.col, top), Point(square.col + 1, top))
                yield Path(role=Role.GRID, points=ends)
            yield TextBox(
                role=Role.CLUE,
                corner=Point(square.col + PADDING, top + PADDING),
                width=1 - 2 * PADDING,
                height=share - 2 * PADDING,
                text=text,
                size=style.clue_size,
            )
            yield from _arrow(square, entry, height=top - square.row + share / 2)
            top += share


def _shares(texts: Sequence[str], style: Style) -> list[float]:
    """The parts of a cell that its clues take, by the lines each needs in small type."""
    lines = [lines_at(text, width=1 - 2 * PADDING, size=style.small_clue_size) for text in texts]
    line = (1 - 2 * PADDING * len(texts)) / sum(lines)
    return [2 * PADDING + count * line for count in lines]


def _rank(entry: Entry) -> tuple[bool, bool, Square]:
    path = entry.arrow.path if entry.arrow is not None else ArrowPath.RIGHT
    return path not in _FROM_TOP, path is not ArrowPath.UP_RIGHT, entry.slot.start


def _arrow(square: Square, entry: Entry, *, height: float) -> Iterator[Shape]:
    """The arrow of one clue; `height` is the middle of the clue within its cell."""
    if entry.arrow is None:
        return
    (out_x, out_y), way = _STEPS[entry.arrow.path]
    start = Point(
        square.col + (0.5 if out_x == 0 else max(out_x, 0)),
        square.row + (height if out_y == 0 else max(out_y, 0)),
    )
    if (out_x, out_y) == way:
        yield _head(start, way)
        return
    turn = Point(start.x + out_x * STEM, start.y + out_y * STEM)
    end = Point(turn.x + way[0] * STEM, turn.y + way[1] * STEM)
    yield Path(role=Role.ARROW_STEM, points=(start, turn, end))
    yield _head(end, way)


def _head(base: Point, way: tuple[int, int]) -> Path:
    """A triangle on `base` that points `way`."""
    x, y = way
    side = Point(-y * HEAD, x * HEAD)
    return Path(
        role=Role.ARROW,
        points=(
            Point(base.x + side.x, base.y + side.y),
            Point(base.x + x * HEAD * 1.4, base.y + y * HEAD * 1.4),
            Point(base.x - side.x, base.y - side.y),
        ),
        closed=True,
    )
