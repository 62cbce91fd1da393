"""Rings: the outlines a key draws round the words that were to be found."""

import math
from collections.abc import Iterator

from crosswright.model import Placement, Puzzle
from crosswright.render.shapes import Path, Point, middle
from crosswright.render.style import RINGS

RADIUS = 0.4
"""From the middle of a cell to the ring, in cells: rings of neighbouring words stay apart."""

_CORNERS = 12
"""Points of each round end."""


def rings(puzzle: Puzzle) -> Iterator[Path]:
    """One ring a word, in inks and dashes by turns so that crossing ones can be told apart."""
    for number, placement in enumerate(puzzle.placements):
        yield Path(role=RINGS[number % len(RINGS)], points=_around(placement), closed=True)


def _around(placement: Placement) -> tuple[Point, ...]:
    """A stadium: half circles round the first and the last cell, straight lines between them."""
    first, last = middle(placement.squares[0]), middle(placement.squares[-1])
    way = math.atan2(last.y - first.y, last.x - first.x)
    return (*_half_circle(first, way + math.pi / 2), *_half_circle(last, way - math.pi / 2))


def _half_circle(centre: Point, start: float) -> Iterator[Point]:
    for step in range(_CORNERS + 1):
        angle = start + math.pi * step / _CORNERS
        yield Point(centre.x + RADIUS * math.cos(angle), centre.y + RADIUS * math.sin(angle))
