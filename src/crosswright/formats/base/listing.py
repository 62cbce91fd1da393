"""Entries as rows of a table, for the formats that are tables, and the puzzle in such rows."""

from collections.abc import Iterable

from crosswright.errors import FormatError, PuzzleError
from crosswright.formats.base.assembly import (
    MOST_LETTERS_A_CELL,
    MOST_ROWS,
    Told,
    direction_of,
    entry_of,
)
from crosswright.formats.base.feature import Feature, Loss
from crosswright.formats.base.spelling import spelling_of
from crosswright.model import (
    BLOCK,
    CLUE_CELL,
    UNKNOWN_LETTER,
    Arrow,
    ArrowPath,
    Cell,
    Clue,
    ClueKind,
    Direction,
    Entry,
    Grid,
    LetterCell,
    Metadata,
    Puzzle,
    Slot,
    Square,
)

COLUMNS = (
    *("number", "direction", "clue", "answer", "lengths", "row", "column", "letters"),
    *("clue row", "clue column", "arrow", "kind", "source", "licence", "fodder", "own"),
)
"""Names of the columns. Rows and columns of the grid count from 1, as people count."""

_DIRECTIONS = {direction.value: direction for direction in (Direction.ACROSS, Direction.DOWN)}
_DIRECTIONS |= {"a": Direction.ACROSS, "d": Direction.DOWN}
_YES = "yes"


class Row(dict[str, str]):
    """A row of a table by the names of its columns; a column that is not there is empty."""

    def __missing__(self, name: str) -> str:
        return ""


def listed_rows(puzzle: Puzzle) -> list[Row]:
    """A row for each entry, in the order of the puzzle."""
    return [_row(entry) for entry in puzzle.entries]


def _row(entry: Entry) -> Row:
    start, arrow, clue = entry.slot.start, entry.arrow, entry.clue
    facts = Row(
        {
            "number": "" if entry.number is None else str(entry.number),
            "direction": entry.direction.value,
            "clue": clue.text if clue else "",
            "answer": entry.phrase,
            "lengths": entry.enumeration if entry.enumeration != str(len(entry.answer)) else "",
            "row": str(start.row + 1),
            "column": str(start.col + 1),
            "own": _YES if entry.own else "",
        }
    )
    if tuple(_signs(entry.phrase)) != entry.answer:
        separator = "" if all(len(letter) == 1 for letter in entry.answer) else " "
        facts["letters"] = separator.join(entry.answer)
    if arrow is not None:
        facts["clue row"] = str(arrow.clue_square.row + 1)
        facts["clue column"] = str(arrow.clue_square.col + 1)
        facts["arrow"] = arrow.path.value
    if clue is not None:
        facts["kind"] = "" if clue.kind is ClueKind.STRAIGHT else clue.kind.value
        facts |= {"source": clue.source, "licence": clue.licence, "fodder": clue.fodder}
    return facts


def _signs(phrase: str) -> list[str]:
    """The cells of a phrase, where each of its letters is one."""
    return [sign for sign in phrase if sign.isalnum() or sign == UNKNOWN_LETTER]


def bent_entries(puzzle: Puzzle) -> tuple[Loss, ...]:
    """The entries that a start and a direction do not place."""
    bent = sum(
        direction_of(x.squares) is not x.direction for x in puzzle.entries if len(x.slot) > 1
    )
    return (Loss(feature=Feature.SLOTS, where=f"{bent} not in a straight line"),) if bent else ()


def puzzle_of_rows(
    rows: Iterable[Row],
    *,
    language: str,
    what: str,
    warnings: list[str],
    metadata: Metadata | None = None,
    grid: Grid | None = None,
) -> Puzzle:
    """The puzzle whose entries these are; what no entry covers is a block unless `grid` says else.

    Raises:
        FormatError: for a row without a place, or two that want different letters on one square.
    """
    listing = _Listing(language=language, what=what)
    slots = [(row, listing.slot(row, number)) for number, row in enumerate(rows, start=2)]
    if not slots:
        raise FormatError(f"{what}: there is no entry under the first line")
    grid = grid or listing.grid()
    entries = []
    for row, slot in slots:
        told = Told(
            name=f"{row['number']} {slot.direction.value}".strip(),
            number=listing.number(row["number"]),
            clue=row["clue"],
            enumeration=row["lengths"],
            answer=row["answer"],
            arrow=listing.arrow(row, grid),
        )
        entries.append(
            _detailed(entry_of(slot, told, grid, language=language, warnings=warnings), row)
        )
    try:
        return Puzzle(
            kind="arrowword" if any(x.arrow for x in entries) else "crossword",
            metadata=metadata or Metadata(language=language),
            grid=grid,
            entries=tuple(entries),
        )
    except PuzzleError as error:
        raise FormatError(f"{what}: {error}") from None


def _detailed(entry: Entry, row: Row) -> Entry:
    """The entry with what only a table says of it."""
    phrase = row["answer"] if row["letters"] and row["answer"].strip() else entry.phrase
    kinds = {kind.value: kind for kind in ClueKind}
    clue = entry.clue and Clue(
        text=entry.clue.text,
        kind=kinds.get(row["kind"].strip(), ClueKind.STRAIGHT),
        source=row["source"],
        licence=row["licence"],
        fodder=row["fodder"],
    )
    return Entry(
        slot=entry.slot,
        answer=entry.answer,
        phrase=phrase,
        clue=clue,
        number=entry.number,
        arrow=entry.arrow,
        own=row["own"].strip().lower() == _YES,
    )


class _Listing:
    """The grid that rows add up to."""

    def __init__(self, *, language: str, what: str) -> None:
        self._spell = spelling_of(language)
        self._what = what
        self._letters: dict[Square, str] = {}
        self._clue_squares: set[Square] = set()

    def slot(self, row: Row, line: int) -> Slot:
        """Where the entry of a row lies; its letters are noted."""
        where = f"line {line}"
        direction = _DIRECTIONS.get(row["direction"].strip().lower())
        if direction is None:
            raise FormatError(
                f"{self._what}: the direction in {where} is {row['direction'][:20]!r}; "
                "it must be across or down"
            )
        letters = self._letters_of(row)
        start = self._square(row["row"], row["column"], where)
        squares = tuple(start.step(direction, n) for n in range(len(letters)))
        if not squares or max(squares[-1]) >= MOST_ROWS:
            raise FormatError(
                f"{self._what}: the answer in {where} does not fit a grid of {MOST_ROWS}x{MOST_ROWS}"
            )
        for square, letter in zip(squares, letters, strict=True):
            if self._letters.setdefault(square, letter) != letter:
                raise FormatError(
                    f"{self._what}: {where} wants {letter!r} in row {square.row + 1}, column "
                    f"{square.col + 1}, where another entry has {self._letters[square]!r}"
                )
        if row["clue row"].strip():
            self._clue_squares.add(self._square(row["clue row"], row["clue column"], where))
        return Slot(squares, direction)

    def _letters_of(self, row: Row) -> list[str]:
        written = row["letters"].strip() or row["answer"].strip()
        if row["letters"].strip():
            parts = written.split() if " " in written else list(written)
        else:
            parts = _signs(written)
        spelled = (x if x == UNKNOWN_LETTER else self._spell(x) for x in parts)
        return [x[:MOST_LETTERS_A_CELL] for x in spelled if x]

    def _square(self, row: str, col: str, where: str) -> Square:
        numbers = [self.number(row), self.number(col)]
        if None in numbers or not all(1 <= (x or 0) <= MOST_ROWS for x in numbers):
            raise FormatError(
                f"{self._what}: the place in {where} is row {row[:10]!r}, column {col[:10]!r}; "
                f"both must be 1 to {MOST_ROWS}"
            )
        return Square((numbers[0] or 1) - 1, (numbers[1] or 1) - 1)

    def number(self, text: str) -> int | None:
        """The whole number a column holds; None where it holds none."""
        plain = text.strip().removesuffix(".0").removesuffix(".")
        return int(plain) if plain.isdecimal() and len(plain) < 6 else None

    def arrow(self, row: Row, grid: Grid) -> Arrow | None:
        """The arrow of a row, if it has one and its clue cell is one."""
        paths = {path.value: path for path in ArrowPath}
        path = paths.get(row["arrow"].strip())
        if path is None or not row["clue row"].strip():
            return None
        square = self._square(row["clue row"], row["clue column"], "an arrow")
        is_clue_cell = grid.size.has(square) and grid[square] == CLUE_CELL
        return Arrow(clue_square=square, path=path) if is_clue_cell else None

    def grid(self) -> Grid:
        """The smallest grid with all that was noted; blocks elsewhere."""
        squares = (*self._letters, *self._clue_squares)
        rows = max(square.row for square in squares) + 1
        cols = max(square.col for square in squares) + 1

        def cell(square: Square) -> Cell:
            if square in self._letters:
                letter = self._letters[square]
                return LetterCell(letter=None if letter == UNKNOWN_LETTER else letter)
            return CLUE_CELL if square in self._clue_squares else BLOCK

        return Grid(
            cells=tuple(tuple(cell(Square(r, c)) for c in range(cols)) for r in range(rows))
        )
