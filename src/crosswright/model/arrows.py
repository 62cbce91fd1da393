"""Arrows: how the arrow of a clue cell reaches the entry beside it."""

from crosswright.model.cells import ArrowPath
from crosswright.model.slots import Slot
from crosswright.model.squares import Direction, Square

PATHS = {
    (Direction.ACROSS, 1, Direction.ACROSS): ArrowPath.RIGHT,
    (Direction.DOWN, 1, Direction.DOWN): ArrowPath.DOWN,
    (Direction.ACROSS, 1, Direction.DOWN): ArrowPath.RIGHT_DOWN,
    (Direction.DOWN, 1, Direction.ACROSS): ArrowPath.DOWN_RIGHT,
    (Direction.ACROSS, -1, Direction.DOWN): ArrowPath.LEFT_DOWN,
    (Direction.DOWN, -1, Direction.ACROSS): ArrowPath.UP_RIGHT,
}
"""How to leave a clue cell: the step to the first letter, and the way the entry runs there."""


def path_between(clue_square: Square, slot: Slot) -> ArrowPath | None:
    """How an arrow reaches a slot from a clue cell beside its first square."""
    for (step, count, way), path in PATHS.items():
        if way is slot.direction and clue_square.step(step, count) == slot.start:
            return path
    return None


def beside(start: Square, direction: Direction) -> tuple[tuple[Square, ArrowPath], ...]:
    """The squares from which an arrow can reach a start, straight ones first, and how."""
    return tuple(
        (start.step(step, -count), path)
        for (step, count, way), path in PATHS.items()
        if way is direction
    )
