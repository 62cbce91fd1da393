"""Places for theme entries: slots of their length, or rows of their own, in symmetric pairs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from crosswright.errors import UsageError
from crosswright.kinds import ThemeEntry
from crosswright.model import Direction, Slot, Square, Symmetry
from crosswright.pipeline.board import CLOSED, Board, grid_of_board
from crosswright.pipeline.live.masking import mask_of_grid

LEAST_PIECE = 3
"""What is left of a row beside a new entry and its block is nothing, or long enough for a word."""

ROW_GAP = 2
"""Rows from one theme entry to the next where they get rows of their own."""

Placing = tuple[tuple[ThemeEntry, Slot], ...]
Letters = dict[Square, str]


def in_slots(
    board: Board, theme: Sequence[ThemeEntry], slots: tuple[Slot, ...]
) -> Iterator[Placing]:
    """Every way to fill slots of the right length; with slots of no pair only where it must be."""
    standing = dict(mask_of_grid(grid_of_board(board)).letters)
    seen: set[frozenset[tuple[str, Slot]]] = set()
    for pairs in (True, False):
        search = _Search(board=board, slots=slots, pairs=pairs)
        for placing in search.placings(list(theme), frozenset(), standing):
            mark = frozenset((x.phrase, slot) for x, slot in placing)
            if mark not in seen:
                seen.add(mark)
                yield placing
        if seen:
            return


@dataclass(frozen=True, slots=True, kw_only=True)
class _Search:
    """A search through the slots of a board; with `pairs` every entry has its image, or is its own."""

    board: Board
    slots: tuple[Slot, ...]
    pairs: bool

    def placings(
        self, left: list[ThemeEntry], used: frozenset[Slot], standing: Letters
    ) -> Iterator[Placing]:
        """Every way to place what is left."""
        if not left:
            yield ()
            return
        for first, letters in self._free(left[0], used, standing):
            for placed, after in self._with_partner(left, first, used, letters):
                rest = [x for x in left if all(x is not y for y, _ in placed)]
                taken = used.union(slot for _, slot in placed)
                for others in self.placings(rest, taken, after):
                    yield (*placed, *others)

    def _with_partner(
        self, left: list[ThemeEntry], first: Slot, used: frozenset[Slot], standing: Letters
    ) -> Iterator[tuple[Placing, Letters]]:
        """The first entry in its slot, and another in the image of it where there is one."""
        alone = ((left[0], first),)
        partners = images(self.board, first) - {frozenset(first.squares)}
        if not partners:
            yield alone, standing
            return
        for second in left[1:]:
            for slot, letters in self._free(second, used | {first}, standing):
                if frozenset(slot.squares) in partners:
                    yield (*alone, (second, slot)), letters
        if not self.pairs:
            yield alone, standing

    def _free(
        self, entry: ThemeEntry, used: frozenset[Slot], standing: Letters
    ) -> Iterator[tuple[Slot, Letters]]:
        """The slots an entry can stand in, and the letters that stand then."""
        for slot in self.slots:
            if slot not in used and len(slot) == len(entry.cells):
                letters = _with_word(standing, slot, entry)
                if letters is not None:
                    yield slot, letters


def images(board: Board, slot: Slot) -> set[frozenset[Square]]:
    """Where the symmetry of the board leads a slot, itself included."""
    symmetry = Symmetry(board.symmetry)
    orbits = [sorted(symmetry.orbit(square, board.size)) for square in slot.squares]
    found = {frozenset(slot.squares)}
    squares = {square for orbit in orbits for square in orbit}
    for start in orbits[0]:
        for way in (Direction.ACROSS, Direction.DOWN):
            for sign in (1, -1):
                line = frozenset(start.step(way, sign * n) for n in range(len(slot)))
                if line <= squares:
                    found.add(line)
    return found


def _with_word(standing: Letters, slot: Slot, entry: ThemeEntry) -> Letters | None:
    after = dict(standing)
    for square, letter in zip(slot.squares, entry.cells, strict=True):
        if after.setdefault(square, letter) != letter:
            return None
    return after


def in_rows(board: Board, theme: Sequence[ThemeEntry]) -> Iterator[Placing]:
    """Rows of their own for the entries, in pairs by a half turn or a mirror, longest outermost."""
    rows = board.size.rows
    pairs, single = _paired(theme)
    middle = () if single is None else _in_middle(board, single)
    for first in range(2, rows // 2 - ROW_GAP * (len(pairs) - 1) + 1):
        for shift in range(3):
            found = _pairs_in_rows(board, pairs, first, shift)
            if found is not None and middle is not None and _is_free(board, (*found, *middle)):
                yield (*found, *middle)


def _pairs_in_rows(
    board: Board, pairs: Sequence[tuple[ThemeEntry, ThemeEntry]], first: int, shift: int
) -> Placing | None:
    """The pairs from a first row on; None where a pair finds no place."""
    rows, cols = board.size
    placing: list[tuple[ThemeEntry, Slot]] = []
    for number, (one, other) in enumerate(pairs):
        row = first + number * ROW_GAP
        columns = _columns(cols, len(one.cells))
        if 2 * row >= rows - 1 or not columns:
            return None
        col = columns[(shift + number) % min(3, len(columns))]
        image = _image_row(board, row, col, len(one.cells))
        if image is None:
            return None
        placing += [(one, _across(row, col, one)), (other, _across(*image, other))]
    return tuple(placing)


def _in_middle(board: Board, entry: ThemeEntry) -> Placing | None:
    """The entry in the very middle; None where it cannot stand there."""
    rows, cols = board.size
    col, odd = divmod(cols - len(entry.cells), 2)
    if odd or not rows % 2 or col < 0:
        return None
    return ((entry, _across(rows // 2, col, entry)),)


def _paired(
    theme: Sequence[ThemeEntry],
) -> tuple[list[tuple[ThemeEntry, ThemeEntry]], ThemeEntry | None]:
    """Pairs of one length, and the one entry without a partner, if it is one alone.

    Raises:
        UsageError: where two lengths have an odd entry out, for only one can stand in the middle.
    """
    by_length: dict[int, list[ThemeEntry]] = {}
    for entry in theme:
        by_length.setdefault(len(entry.cells), []).append(entry)
    odd = [entries.pop() for entries in by_length.values() if len(entries) % 2]
    if len(odd) > 1:
        names = ", ".join(repr(x.phrase) for x in odd)
        raise UsageError(
            f"{names} have no partner of their length; only one can stand in the middle"
        )
    pairs = [
        (entries[n], entries[n + 1])
        for entries in by_length.values()
        for n in range(0, len(entries), 2)
    ]
    return pairs, odd[0] if odd else None


def _columns(cols: int, length: int) -> list[int]:
    """Where an entry of a row may begin, places that leave no scraps first."""
    places = range(cols - length + 1)

    def scraps(col: int) -> int:
        pieces = (col - 1, cols - col - length - 1)
        return sum(0 < piece < LEAST_PIECE for piece in pieces)

    return sorted(places, key=lambda col: (scraps(col), col))


def _image_row(board: Board, row: int, col: int, length: int) -> tuple[int, int] | None:
    rows, cols = board.size
    match Symmetry(board.symmetry):
        case Symmetry.ROTATION_180 | Symmetry.ROTATION_90:
            return rows - 1 - row, cols - col - length
        case Symmetry.MIRROR_TOP_BOTTOM | Symmetry.NONE:
            return rows - 1 - row, col
        case Symmetry.MIRROR_LEFT_RIGHT:
            # Every row is its own image, so an entry stands in the middle of one.
            return (rows - 1 - row, col) if 2 * col + length == cols else None


def _across(row: int, col: int, entry: ThemeEntry) -> Slot:
    start = Square(row, col)
    squares = tuple(start.step(Direction.ACROSS, n) for n in range(len(entry.cells)))
    return Slot(squares, Direction.ACROSS)


def _is_free(board: Board, placing: Sequence[tuple[ThemeEntry, Slot]]) -> bool:
    grid = grid_of_board(board)
    taken = {square for _, slot in placing for square in slot.squares}
    letters = all(
        grid.is_open(square) and grid.letter(square) in (None, letter)
        for entry, slot in placing
        for square, letter in zip(slot.squares, entry.cells, strict=True)
    )
    ends = ends_of(board, [slot for _, slot in placing])
    return letters and all(x not in taken and grid.letter(x) is None for x in ends)


def ends_of(board: Board, slots: Iterable[Slot]) -> set[Square]:
    """The squares that must be blocks so that slots end where they do, and their images.

    What would be left of a row and is too short for a word is closed too.
    """
    symmetry = Symmetry(board.symmetry)
    found: set[Square] = set()
    for slot in slots:
        for start, step in ((slot.start, -1), (slot.squares[-1], 1)):
            for square in _closed_beside(board, start, slot.direction, step):
                found |= symmetry.orbit(square, board.size)
    return found


def _closed_beside(
    board: Board, end: Square, direction: Direction, step: int
) -> tuple[Square, ...]:
    """The squares to close beside the end of a slot: one, or a piece that is too short."""
    piece: list[Square] = []
    square = end.step(direction, step)
    while board.size.has(square) and board.cells[square.row][square.col] not in CLOSED:
        piece.append(square)
        square = square.step(direction, step)
    return tuple(piece if len(piece) - 1 < LEAST_PIECE else piece[:1])
