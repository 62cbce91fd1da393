"""Slots: maximal runs of open cells, and how they cross."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from crosswright.errors import PuzzleError
from crosswright.model.grid import Grid
from crosswright.model.mask import Mask
from crosswright.model.squares import Direction, Square


@dataclass(frozen=True, slots=True, order=True)
class Slot:
    """A place for an answer: its squares in reading order, and the direction they run.

    Slots sort by their first square, across before down.
    """

    squares: tuple[Square, ...]
    direction: Direction

    def __post_init__(self) -> None:
        if not self.squares:
            raise PuzzleError("a slot needs at least one square")

    def __len__(self) -> int:
        return len(self.squares)

    def __hash__(self) -> int:
        # Slots are keys everywhere, and hardly ever do two begin and end on the same squares.
        return hash((self.squares[0], self.squares[-1]))

    @property
    def start(self) -> Square:
        """The square that carries the number."""
        return self.squares[0]


@dataclass(frozen=True, slots=True)
class Crossing:
    """The meeting of an across and a down slot: which letter of each stands there."""

    square: Square
    across: Slot
    down: Slot

    @property
    def places(self) -> tuple[int, int]:
        """The position of the shared letter in the across and in the down slot, from 0."""
        return self.across.squares.index(self.square), self.down.squares.index(self.square)


def runs(shape: Mask | Grid, direction: Direction) -> Iterator[Slot]:
    """Every maximal run of open cells in one direction, runs of a single cell included.

    Blocks, voids, clue cells, the frame and bars end a run.
    """
    rows, cols = shape.size
    if direction is Direction.ACROSS:
        lines = ([Square(row, col) for col in range(cols)] for row in range(rows))
    elif direction is Direction.DOWN:
        lines = ([Square(row, col) for row in range(rows)] for col in range(cols))
    else:
        raise PuzzleError(f"no slot runs {direction.value!r}")
    barred = {bar.square for bar in shape.bars if bar.direction is direction}
    found = []
    for line in lines:
        run: list[Square] = []
        for square in line:
            if shape.is_open(square):
                run.append(square)
            if run and (run[-1] is not square or square in barred):
                found.append(tuple(run))
                run = []
        if run:
            found.append(tuple(run))
    return (Slot(run, direction) for run in sorted(found))


def slots_of(shape: Mask | Grid, *, shortest: int = 2) -> tuple[Slot, ...]:
    """The slots of at least `shortest` cells, across then down, each in reading order."""
    return tuple(
        slot
        for direction in (Direction.ACROSS, Direction.DOWN)
        for slot in runs(shape, direction)
        if len(slot) >= shortest
    )


def crossings_of(slots: Iterable[Slot]) -> tuple[Crossing, ...]:
    """Where across slots meet down slots, in reading order."""
    by_square: dict[Square, dict[Direction, Slot]] = {}
    for slot in slots:
        for square in slot.squares:
            by_square.setdefault(square, {})[slot.direction] = slot
    return tuple(
        Crossing(square, pair[Direction.ACROSS], pair[Direction.DOWN])
        for square, pair in sorted(by_square.items(), key=lambda item: item[0])
        if len(pair) == 2
    )


def fragments_of(shape: Mask | Grid) -> tuple[frozenset[Square], ...]:
    """The connected parts of the open cells; a bar does not part cells, for letters still touch."""
    unseen = {square for square in shape.size.squares() if shape.is_open(square)}
    parts = []
    while unseen:
        part, todo = set(), [min(unseen)]
        while todo:
            square = todo.pop()
            if square in unseen:
                unseen.discard(square)
                part.add(square)
                row, col = square
                around = ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
                todo += (Square(*near) for near in around if near in unseen)
        parts.append(frozenset(part))
    return tuple(parts)
