"""Positions and directions: the coordinates every other noun is built from."""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from crosswright.errors import PuzzleError


class Square(NamedTuple):
    """A position, counted from 0 at the top left; squares sort in reading order."""

    row: int
    col: int

    def step(self, direction: "Direction", count: int = 1) -> "Square":
        """The square `count` steps further on in a direction."""
        return Square(self.row + count * direction.rows, self.col + count * direction.cols)


class Size(NamedTuple):
    """Height and width of a grid, in cells."""

    rows: int
    cols: int

    def __str__(self) -> str:
        return f"{self.rows}x{self.cols}"

    @property
    def area(self) -> int:
        """The number of squares."""
        return self.rows * self.cols

    def squares(self) -> Iterator[Square]:
        """Every square in reading order."""
        for row in range(self.rows):
            for col in range(self.cols):
                yield Square(row, col)

    def has(self, square: Square) -> bool:
        """Whether a square lies inside."""
        return 0 <= square.row < self.rows and 0 <= square.col < self.cols


class Direction(Enum):
    """A way to read: across and down for entries, all eight for word searches."""

    ACROSS = "across"
    DOWN = "down"
    LEFT = "left"
    UP = "up"
    DOWN_RIGHT = "down-right"
    DOWN_LEFT = "down-left"
    UP_RIGHT = "up-right"
    UP_LEFT = "up-left"

    rows: int
    """Rows gained by one step."""
    cols: int
    """Columns gained by one step."""

    @property
    def is_slot_direction(self) -> bool:
        """Whether entries of a crossword or an arrowword run this way."""
        return self in (Direction.ACROSS, Direction.DOWN)

    @property
    def other(self) -> "Direction":
        """Down for across, across for down.

        Raises:
            PuzzleError: for the six directions only a word search has.
        """
        match self:
            case Direction.ACROSS:
                return Direction.DOWN
            case Direction.DOWN:
                return Direction.ACROSS
            case _:
                raise PuzzleError(f"no slot runs {self.value!r}")


_STEPS = {
    Direction.ACROSS: (0, 1),
    Direction.DOWN: (1, 0),
    Direction.LEFT: (0, -1),
    Direction.UP: (-1, 0),
    Direction.DOWN_RIGHT: (1, 1),
    Direction.DOWN_LEFT: (1, -1),
    Direction.UP_RIGHT: (-1, 1),
    Direction.UP_LEFT: (-1, -1),
}
# Plain attributes of each: every slot of every puzzle asks for them, square by square.
for _way, (_rows, _cols) in _STEPS.items():
    _way.rows, _way.cols = _rows, _cols


class Bar(NamedTuple):
    """A thick edge on the far side of a square: its right edge (across) or bottom edge (down).

    Each edge between two cells has exactly one `Bar`, so two grids with the same bars are equal.
    """

    square: Square
    direction: Direction
