"""The symmetries a mask may have, and the images of a square under them."""

from enum import Enum

from crosswright.model.squares import Size, Square


class Symmetry(Enum):
    """The group a mask is invariant under."""

    NONE = "none"
    ROTATION_180 = "180"
    ROTATION_90 = "90"
    MIRROR_LEFT_RIGHT = "left-right"
    MIRROR_TOP_BOTTOM = "top-bottom"

    def orbit(self, square: Square, size: Size) -> frozenset[Square]:
        """All images of a square, itself included.

        A quarter turn needs a square grid; in another it is read as a half turn.
        """
        row, col = square
        last_row, last_col = size.rows - 1, size.cols - 1
        half_turn = Square(last_row - row, last_col - col)
        match self:
            case Symmetry.NONE:
                images = {square}
            case Symmetry.ROTATION_180:
                images = {square, half_turn}
            case Symmetry.ROTATION_90 if size.rows == size.cols:
                quarter = Square(col, last_row - row)
                images = {square, half_turn, quarter, Square(last_col - col, row)}
            case Symmetry.ROTATION_90:
                images = {square, half_turn}
            case Symmetry.MIRROR_LEFT_RIGHT:
                images = {square, Square(row, last_col - col)}
            case Symmetry.MIRROR_TOP_BOTTOM:
                images = {square, Square(last_row - row, col)}
        return frozenset(images)
