"""Picture block: the free rectangle of an arrowword in which newspapers print a picture."""

from crosswright.errors import UsageError
from crosswright.model import Picture, Puzzle, Square, VoidCell
from crosswright.render.shapes import Image, Point
from crosswright.render.style import Role

PADDING = 0.1
"""White space between the picture and the lines around it, in cells."""


def picture_block(puzzle: Puzzle, picture: Picture) -> Image:
    """The picture in the largest rectangle of voids.

    Raises:
        UsageError: for a grid without one of two by two at least.
    """
    free = {s for s in puzzle.grid.squares() if isinstance(puzzle.grid[s], VoidCell)}
    corner, height, width = max(
        (_block_at(square, free) for square in sorted(free)),
        key=lambda block: block[1] * block[2],
        default=(Square(0, 0), 0, 0),
    )
    if min(height, width) < 2:
        raise UsageError(
            "the grid has no free block for a picture; "
            "make one with `new arrowword --picture 5x4`, or print without it"
        )
    return Image(
        role=Role.PICTURE,
        corner=Point(corner.col + PADDING, corner.row + PADDING),
        width=width - 2 * PADDING,
        height=height - 2 * PADDING,
        picture=picture,
    )


def _block_at(corner: Square, free: set[Square]) -> tuple[Square, int, int]:
    """The largest free rectangle with this top left corner: the corner, its height, its width."""
    best, width, height = (corner, 1, 1), None, 0
    while Square(corner.row + height, corner.col) in free:
        reach = 0
        while Square(corner.row + height, corner.col + reach) in free:
            reach += 1
        width = reach if width is None else min(width, reach)
        height += 1
        if height * width > best[1] * best[2]:
            best = (corner, height, width)
    return best
