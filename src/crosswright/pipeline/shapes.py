"""Masks of well-known outlines: circle, diamond, heart; any other comes as a file of grid text."""

from collections.abc import Callable

from crosswright.errors import UsageError
from crosswright.model import Mask, Size

Inside = Callable[[float, float], bool]
"""Whether a point belongs to the shape; both coordinates run from -1 to 1, right and down."""


def _circle(x: float, y: float) -> bool:
    return x * x + y * y <= 1.0


def _diamond(x: float, y: float) -> bool:
    return abs(x) + abs(y) <= 1.0


def _heart(x: float, y: float) -> bool:
    # The heart curve (x^2 + y^2 - 1)^3 = x^2 y^3, scaled to fill the square.
    a, b = 1.16 * x, 0.12 - 1.1 * y
    return (a * a + b * b - 1) ** 3 - a * a * b**3 <= 0


SHAPES: dict[str, Inside] = {"circle": _circle, "diamond": _diamond, "heart": _heart}


def shape_mask(name: str, size: Size) -> Mask:
    """The mask of a shape: squares whose middle lies outside are void.

    Raises:
        UsageError: for an unknown shape, or a size too small to show it.
    """
    if name not in SHAPES:
        raise UsageError(f"unknown shape {name!r}; known are {', '.join(SHAPES)}, or give a mask")
    if min(size) < 8:
        raise UsageError(f"a {name} of {size} shows no shape; give 8x8 or more")
    inside = SHAPES[name]
    voids = {
        square
        for square in size.squares()
        if not inside(_middle(square.col, size.cols), _middle(square.row, size.rows))
    }
    return Mask(size=size, voids=frozenset(voids))


def _middle(place: int, count: int) -> float:
    return (2 * place + 1) / count - 1
