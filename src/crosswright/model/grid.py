"""The grid: what stands on every square, and the bars between squares."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from crosswright.errors import PuzzleError
from crosswright.model.cells import Cell, LetterCell
from crosswright.model.squares import Bar, Direction, Size, Square


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """A rectangle of cells, row by row, and its bars."""

    cells: tuple[tuple[Cell, ...], ...]
    bars: frozenset[Bar] = frozenset()

    def __post_init__(self) -> None:
        if not self.cells or not self.cells[0]:
            raise PuzzleError("a grid needs at least one cell")
        width = len(self.cells[0])
        for number, row in enumerate(self.cells):
            if len(row) != width:
                raise PuzzleError(f"row {number} has {len(row)} cells where row 0 has {width}")
        check_bars(self.bars, self.size)

    @property
    def size(self) -> Size:
        """Height and width."""
        return Size(len(self.cells), len(self.cells[0]))

    def __getitem__(self, square: Square) -> Cell:
        return self.cells[square.row][square.col]

    def letter(self, square: Square) -> str | None:
        """The letter on a square; None where no letter stands or the file hides it."""
        cell = self[square]
        return cell.letter if isinstance(cell, LetterCell) else None

    def is_open(self, square: Square) -> bool:
        """Whether a letter belongs on this square; False outside the grid."""
        row, col = square
        cells = self.cells
        inside = 0 <= row < len(cells) and 0 <= col < len(cells[0])
        return inside and isinstance(cells[row][col], LetterCell)

    def squares(self) -> Iterator[Square]:
        """Every square in reading order."""
        return self.size.squares()

    def map(self, change: Callable[[Square, Cell], Cell]) -> "Grid":
        """The grid with every cell replaced by `change(square, cell)`; bars stay."""
        rows = (
            tuple(change(Square(r, c), cell) for c, cell in enumerate(row))
            for r, row in enumerate(self.cells)
        )
        return Grid(cells=tuple(rows), bars=self.bars)


def check_bars(bars: frozenset[Bar], size: Size) -> None:
    """Bars lie between two squares of the grid.

    Raises:
        PuzzleError: for a bar on the frame or outside, or in a direction other than across or down.
    """
    for bar in bars:
        if bar.direction not in (Direction.ACROSS, Direction.DOWN):
            raise PuzzleError(f"a bar cannot lie {bar.direction.value!r}")
        if not (size.has(bar.square) and size.has(bar.square.step(bar.direction))):
            raise PuzzleError(f"the bar at {tuple(bar.square)} does not lie between two squares")
