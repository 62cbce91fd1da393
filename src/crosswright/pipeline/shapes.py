"""Masks of well-known outlines: circle, diamond, heart, letters; any other comes as grid text."""

from collections.abc import Callable

from crosswright.errors import UsageError
from crosswright.model import Mask, Size
from crosswright.render import letter_shape

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


LETTERS = ("letter", "letters")
"""What stands before the colon of a shape such as letter:A or letters:HI."""

LEAST_SIDE = 8
LEAST_LETTER = 6
"""Columns a letter needs, at least, to be known as one."""

LAST_DRAWN = 0x052F
"""The font draws Latin, Greek and Cyrillic, which end here."""


def shape_mask(name: str, size: Size) -> Mask:
    """The mask of a shape: squares that lie outside are void.

    Beside the names in `SHAPES`, `letter:A` and `letters:HI` draw letters over the whole grid.

    Raises:
        UsageError: for an unknown shape, or a size too small to show it.
    """
    kind, colon, text = name.partition(":")
    if colon and kind in LETTERS:
        return _letter_mask(text.strip().upper(), size)
    if name not in SHAPES:
        known = ", ".join(SHAPES)
        raise UsageError(
            f"unknown shape {name!r}; known are {known} and letters, such as letter:A, "
            "or give a mask"
        )
    _check_side(name, size, LEAST_SIDE)
    inside = SHAPES[name]
    voids = {
        square
        for square in size.squares()
        if not inside(_middle(square.col, size.cols), _middle(square.row, size.rows))
    }
    return Mask(size=size, voids=frozenset(voids))


def _letter_mask(text: str, size: Size) -> Mask:
    odd = [sign for sign in text if not sign.isalnum() or ord(sign) > LAST_DRAWN]
    if not text or odd:
        raise UsageError(
            f"{text!r} is no shape of letters; give Latin, Greek or Cyrillic letters or digits, "
            "such as letter:A"
        )
    _check_side(text, size, max(LEAST_SIDE, LEAST_LETTER * len(text)))
    covered = letter_shape(text, size.rows, size.cols)
    return Mask(
        size=size,
        voids=frozenset(square for square in size.squares() if not covered[square.row][square.col]),
    )


def _check_side(name: str, size: Size, cols: int) -> None:
    if size.rows < LEAST_SIDE or size.cols < cols:
        raise UsageError(f"{name} at {size} shows no shape; give {Size(LEAST_SIDE, cols)} or more")


def _middle(place: int, count: int) -> float:
    return (2 * place + 1) / count - 1
