"""The mask: which squares are block, void or open, before (most) letters."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

from crosswright.errors import MaskError, PuzzleError
from crosswright.model.bar_text import has_bars, with_bars, without_bars
from crosswright.model.facts import Facts
from crosswright.model.grid import check_bars
from crosswright.model.squares import Bar, Size, Square

MOST_ROWS = 100
BLOCK_CHARACTER, OPEN_CHARACTER, VOID_CHARACTER = "#", ".", "~"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mask:
    """Blocks, voids and bars of a grid, with the letters that are fixed before the fill.

    Every square that is neither block nor void is open. `letters` maps open squares to the cell
    that is given there.
    """

    size: Size
    blocks: frozenset[Square] = frozenset()
    voids: frozenset[Square] = frozenset()
    bars: frozenset[Bar] = frozenset()
    letters: Facts[Square, str] = Facts()

    def __post_init__(self) -> None:
        rows, cols = self.size
        if not (1 <= rows <= MOST_ROWS and 1 <= cols <= MOST_ROWS):
            raise MaskError(
                f"a mask of {self.size} is not possible; 1x1 to {MOST_ROWS}x{MOST_ROWS} is"
            )
        for square in (*self.blocks, *self.voids, *self.letters):
            if not self.size.has(square):
                raise MaskError(f"square {tuple(square)} lies outside the mask of {self.size}")
        if self.blocks & self.voids:
            raise MaskError(f"square {tuple(min(self.blocks & self.voids))} is both block and void")
        for square in self.letters:
            if not self.is_open(square):
                raise MaskError(f"a letter is given at {tuple(square)}, which is not open")
        check_bars(self.bars, self.size)

    def is_open(self, square: Square) -> bool:
        """Whether a letter belongs on this square; False outside the mask."""
        return self.size.has(square) and square not in self.blocks and square not in self.voids

    def open_squares(self) -> tuple[Square, ...]:
        """The open squares in reading order."""
        return tuple(square for square in self.size.squares() if self.is_open(square))

    def __str__(self) -> str:
        rows = [
            [self._character(Square(row, col)) for col in range(self.size.cols)]
            for row in range(self.size.rows)
        ]
        if self.bars:
            return with_bars(rows, self.bars)
        return "\n".join(map("".join, rows))

    def _character(self, square: Square) -> str:
        if square in self.blocks:
            return BLOCK_CHARACTER
        if square in self.voids:
            return VOID_CHARACTER
        return self.letters.get(square, OPEN_CHARACTER)


def parse_mask(text: str, *, where: str = "mask") -> Mask:
    """Read grid text: one row a line, `#` block, `.` open, `~` void, a letter is given.

    Text with bars has a sign between the cells, as `bar_text` says. Letters are kept as written, one character a cell; languages decide what they mean. Blank lines
    before and after the grid and spaces at the end of a line are ignored.

    Raises:
        MaskError: for empty or ragged text, more than 100 rows or columns, or a character that is
            neither a sign of the mask nor a letter.
    """
    # Some systems write Й as И and a breve; a cell is one character only when they are one.
    text = unicodedata.normalize("NFC", text.lstrip("\ufeff"))
    lines = [line.rstrip() for line in text.splitlines()]
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    if not lines:
        raise MaskError(f"{where}: no rows; write one row a line, '#' block, '.' open")
    if not has_bars(lines):
        return mask_of_rows(lines, where=where)
    rows, bars = without_bars(lines, where=where)
    try:
        return replace(mask_of_rows(rows, where=where), bars=bars)
    except PuzzleError as error:
        raise MaskError(f"{where}: {error}") from None


def mask_of_rows(rows: Iterable[Iterable[str]], *, where: str = "mask") -> Mask:
    """The mask whose rows are given cell by cell, in the signs of grid text.

    Raises:
        MaskError: as `parse_mask`.
    """
    table = [list(row) for row in rows]
    size = Size(len(table), len(table[0]) if table else 0)
    if not (1 <= size.rows <= MOST_ROWS and 1 <= size.cols <= MOST_ROWS):
        raise MaskError(
            f"{where}: a mask of {size} is not possible; 1x1 to {MOST_ROWS}x{MOST_ROWS} is"
        )
    blocks, voids, letters = set(), set(), {}
    for r, row in enumerate(table):
        if len(row) != size.cols:
            raise MaskError(
                f"{where}: row {r + 1} has {len(row)} cells where row 1 has {size.cols}; "
                "make all rows equally long"
            )
        for c, sign in enumerate(row):
            square = Square(r, c)
            if sign == BLOCK_CHARACTER:
                blocks.add(square)
            elif sign == VOID_CHARACTER:
                voids.add(square)
            elif sign == OPEN_CHARACTER:
                continue
            elif sign.isalpha():
                letters[square] = sign
            else:
                raise MaskError(
                    f"{where}: {sign!r} in row {r + 1}, column {c + 1} is no sign of a mask; "
                    "use '#' block, '.' open, '~' void or a letter"
                )
    return Mask(size=size, blocks=frozenset(blocks), voids=frozenset(voids), letters=Facts(letters))
