"""Theme entries: find rows for answers that must stand in the grid, before the mask is made."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from crosswright.model import Direction, Size, Slot, Square, Symmetry

TRIES = 400
"""Random placements tried before giving up; a handful is enough where the theme fits at all."""

ROOMY_TRIES = TRIES // 2
"""Until then theme rows keep apart, because words that cross two of them are hard to find."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ThemeEntry:
    """An answer that must stand in the grid: its cells, how one writes it, its clue if given."""

    cells: tuple[str, ...]
    phrase: str
    clue: str | None = None


def place_theme(
    theme: Sequence[ThemeEntry], size: Size, symmetry: Symmetry, *, shortest: int, seed: int
) -> dict[Slot, ThemeEntry] | None:
    """Across slots for all theme entries, which fit the symmetry; None when none were found.

    Where a slot's image under the symmetry is another slot, an equally long theme entry takes it,
    or the fill will.
    """
    random = Random(seed)
    longest_first = sorted(theme, key=lambda entry: (-len(entry.cells), entry.cells))
    if any(not shortest <= len(entry.cells) <= size.cols for entry in theme):
        return None
    for attempt in range(TRIES):
        placed = _place_once(longest_first, size, symmetry, shortest, attempt < ROOMY_TRIES, random)
        if placed is not None:
            return placed
    return None


def _place_once(
    theme: Sequence[ThemeEntry],
    size: Size,
    symmetry: Symmetry,
    shortest: int,
    roomy: bool,
    random: Random,
) -> dict[Slot, ThemeEntry] | None:
    placed: dict[Slot, ThemeEntry] = {}
    reserved: set[Slot] = set()
    for entry in theme:
        waiting = [s for s in sorted(reserved) if s not in placed and len(s) == len(entry.cells)]
        if waiting:
            placed[random.choice(waiting)] = entry
            continue
        slot = _run(
            random.randrange(size.rows),
            random.choice(_starts(len(entry.cells), size.cols, shortest)),
            len(entry.cells),
        )
        images = _images(slot, size, symmetry)
        if images is None or any(_clash(a, b, roomy) for a in images for b in reserved):
            return None
        if any(_clash(a, b, roomy) for a in images for b in images if a < b):
            return None
        reserved |= images
        placed[slot] = entry
    return placed


def _run(row: int, start: int, length: int) -> Slot:
    return Slot(tuple(Square(row, start + step) for step in range(length)), Direction.ACROSS)


def _starts(length: int, cols: int, shortest: int) -> list[int]:
    """Columns where a row leaves room for nothing, or for a block and a whole slot, at each end."""

    def fits(rest: int) -> bool:
        return rest == 0 or rest > shortest

    free = cols - length
    clean = [start for start in range(free + 1) if fits(start) and fits(free - start)]
    return clean or list(range(free + 1))


def _images(slot: Slot, size: Size, symmetry: Symmetry) -> set[Slot] | None:
    """The slot and its images; None when an image runs down or meets the slot halfway."""
    images = [sorted(symmetry.orbit(square, size)) for square in slot.squares]
    every = sorted({square for orbit in images for square in orbit})
    rows: dict[int, list[Square]] = {}
    for square in every:
        rows.setdefault(square.row, []).append(square)
    slots = set()
    for squares in rows.values():
        if len(squares) != len(slot) or squares[-1].col - squares[0].col != len(slot) - 1:
            return None
        slots.add(Slot(tuple(squares), Direction.ACROSS))
    return slots


def _clash(a: Slot, b: Slot, roomy: bool) -> bool:
    """Whether two across slots cannot both be slots, or lie so close that the fill will suffer."""
    apart = abs(a.start.row - b.start.row)
    if apart == 0:
        return (
            a != b and a.start.col <= b.squares[-1].col + 1 and b.start.col <= a.squares[-1].col + 1
        )
    return roomy and apart <= 2
