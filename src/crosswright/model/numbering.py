"""Numbers: the label of a slot's first square, in reading order."""

from collections.abc import Iterable

from crosswright.model.slots import Slot
from crosswright.model.squares import Square


def number_slots(slots: Iterable[Slot]) -> dict[Square, int]:
    """Number the first squares of the slots in reading order, from 1."""
    starts = sorted({slot.start for slot in slots})
    return {square: number for number, square in enumerate(starts, start=1)}
