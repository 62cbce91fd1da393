"""Rebus cells of a theme: which they are, and slots across them that some word can fill."""

from collections.abc import Mapping, Sequence
from random import Random

from crosswright.kinds.recipes.theme import ThemeEntry
from crosswright.languages import Language
from crosswright.model import Direction, Size, Slot, Square

Shapes = Mapping[str, Sequence[tuple[int, int]]]
"""For each rebus the places (cells before it, cells in all) it has in words."""


def rebus_of(theme: Sequence[ThemeEntry], language: Language) -> tuple[str, ...]:
    """The strings that a theme sets into single cells, each once."""
    cells = (cell for entry in theme for cell in entry.cells)
    return tuple(dict.fromkeys(cell for cell in cells if cell not in language.alphabet))


def crossing_slots(
    theme: Mapping[Slot, ThemeEntry], shapes: Shapes, size: Size, *, shortest: int, seed: int
) -> tuple[Slot, ...] | None:
    """A down slot through each rebus cell, of a shape that some word has; None where there is none.

    Few words hold a given string, so the mask must be made around a slot for one of them.
    """
    chance = Random(seed)
    crossing = []
    for slot, entry in sorted(theme.items()):
        for square, cell in zip(slot.squares, entry.cells, strict=True):
            if cell not in shapes:
                continue
            fitting = [
                (before, length)
                for before, length in shapes[cell]
                if length >= shortest
                and square.row - before >= 0
                and square.row - before + length <= size.rows
            ]
            if not fitting:
                return None
            before, length = chance.choice(fitting)
            top = square.row - before
            squares = tuple(Square(top + step, square.col) for step in range(length))
            crossing.append(Slot(squares, Direction.DOWN))
    return tuple(crossing)
