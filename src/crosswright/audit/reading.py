"""How the judge reads a grid, on its own: its runs of letters, and which letters are checked.

The model derives slots for everyone else. The judge derives them once more, by another road, so
that no slip there can excuse itself here; tests hold the two against each other.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from crosswright.model import Bar, Direction, Grid, LetterCell, Slot, Square


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What stands in a grid: the squares of letters and the runs they form.

    `runs` holds the maximal runs of two letters or more, across then down, in reading order;
    `through` the runs that pass a square, which is `checked` when there are two.
    """

    letters: tuple[Square, ...]
    runs: tuple[Slot, ...]
    through: Mapping[Square, tuple[Slot, ...]]
    checked: frozenset[Square]

    def unchecked(self, slot: Slot) -> tuple[Square, ...]:
        """The squares of a slot that lie in no other run."""
        return tuple(square for square in slot.squares if square not in self.checked)


def read(grid: Grid) -> Reading:
    """Read a grid."""
    rows = [
        [(Square(row, col), isinstance(cell, LetterCell)) for col, cell in enumerate(cells)]
        for row, cells in enumerate(grid.cells)
    ]
    columns = [list(column) for column in zip(*rows, strict=True)]
    runs = (
        *_runs(grid, rows, Direction.ACROSS),
        *sorted(_runs(grid, columns, Direction.DOWN)),
    )
    through: dict[Square, tuple[Slot, ...]] = {}
    for run in runs:
        for square in run.squares:
            through[square] = (*through.get(square, ()), run)
    return Reading(
        letters=tuple(square for row in rows for square, is_letter in row if is_letter),
        runs=runs,
        through=through,
        checked=frozenset(square for square, both in through.items() if len(both) == 2),
    )


def _runs(
    grid: Grid, lines: Iterable[list[tuple[Square, bool]]], direction: Direction
) -> Iterator[Slot]:
    """Cut each line where no letter stands and where a bar lies; keep pieces of two or more."""
    for line in lines:
        piece: list[Square] = []
        for square, is_letter in line:
            if is_letter:
                piece.append(square)
            if not is_letter or (grid.bars and Bar(square, direction) in grid.bars):
                if len(piece) > 1:
                    yield Slot(tuple(piece), direction)
                piece = []
        if len(piece) > 1:
            yield Slot(tuple(piece), direction)
