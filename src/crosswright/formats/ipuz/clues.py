"""Reading the clue lists: each line as the file has it, and the slot it belongs to."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from crosswright.errors import FormatError
from crosswright.formats.base import direction_of
from crosswright.formats.ipuz import names
from crosswright.formats.ipuz.values import items, number_in, pair, plain, table, wrong
from crosswright.model import (
    PATHS,
    Direction,
    Grid,
    Slot,
    Square,
    number_slots,
    runs,
    slots_of,
)

_DIRECTIONS = {direction.value: direction for direction in Direction}


@dataclass(frozen=True, slots=True, kw_only=True)
class ClueLine:
    """One line of a clue list; coordinates still count from the file's own base.

    `facts` is the line as the file has it, where that is an object.
    """

    listed: str
    label: str
    text: str
    enumeration: str = ""
    answer: str = ""
    cells: tuple[tuple[int, int], ...] = ()
    location: tuple[int, int] | None = None
    beyond: dict[str, object] = field(default_factory=dict)
    facts: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What messages call it."""
        return f"clue {self.label or self.text[:30]!r} of {self.listed!r}"

    @property
    def number(self) -> int | None:
        """The number in its label."""
        return number_in(self.label)

    @property
    def direction(self) -> Direction | None:
        """The direction its list is named for ("Across", or "Across:Horizontal")."""
        return _DIRECTIONS.get(self.listed.partition(":")[0].strip().lower())

    def squares(self, base: int) -> tuple[Square, ...]:
        """The squares it names, when coordinates count from `base`."""
        return tuple(Square(row - base, col - base) for col, row in self.cells)

    def clue_square(self, base: int) -> Square | None:
        """The square its text stands on, when coordinates count from `base`."""
        return (
            None
            if self.location is None
            else Square(self.location[1] - base, self.location[0] - base)
        )


def clue_lines(document: dict[str, object]) -> Iterator[ClueLine]:
    """Every line of every list, in the order of the file."""
    for listed, lines in table(document.get("clues") or {}, "'clues'").items():
        for value in items(lines, f"the clue list {listed[:40]!r}"):
            yield _line(listed[:40], value, f"a clue of {listed[:40]!r}")


def _line(listed: str, value: object, where: str) -> ClueLine:
    if isinstance(value, str):
        return ClueLine(listed=listed, label="", text=_told(value, where))
    if isinstance(value, list):
        if not 2 <= len(value) <= 3:
            raise wrong(where, value, "a number and a text")
        return ClueLine(
            listed=listed,
            label=plain(value[0], f"the number of {where}").strip(),
            text=_told(value[1], where),
            enumeration=plain(value[2], where) if len(value) == 3 else "",
        )
    facts = table(value, where)
    location = facts.get("location")
    where_cells = f"'cells' of {where}"
    return ClueLine(
        listed=listed,
        label=plain(facts.get("number", facts.get("label")), f"the number of {where}").strip(),
        text=_told(facts.get("clue"), f"the text of {where}"),
        enumeration=plain(facts.get("enumeration"), f"the enumeration of {where}"),
        answer=plain(facts.get("answer"), f"the answer of {where}"),
        cells=tuple(pair(x, where_cells) for x in items(facts.get("cells") or [], where_cells)),
        location=None if location is None else pair(location, f"the location of {where}"),
        facts=facts,
        beyond=table(facts.get(names.EXTENSION, {}), f"{names.EXTENSION!r} of {where}"),
    )


def _told(value: object, where: str) -> str:
    return plain(value, where, line_end=" ")


def base_of(lines: Iterable[ClueLine], grid: Grid, labels: dict[Square, str]) -> int:
    """Whether the coordinates of this file count from 0 or from 1.

    A base is possible if all cells it names hold letters. Of two possible ones, the one wins under
    which more clues agree with the grid; a draw goes to 0.

    Raises:
        FormatError: where neither is possible.
    """
    placed = [line for line in lines if line.cells or line.location]
    agreeing: dict[int, int] = {}
    for base in (0, 1):
        if all(grid.is_open(square) for line in placed for square in line.squares(base)):
            agreeing[base] = sum(_agrees(line, grid, labels, base) for line in placed)
    if not agreeing:
        odd = next(x for x in placed if not all(grid.is_open(y) for y in x.squares(0)))
        raise FormatError(f"ipuz: the cells of {odd.name} are no letters of this grid")
    return max(agreeing, key=lambda base: (agreeing[base], -base))


def _agrees(line: ClueLine, grid: Grid, labels: dict[Square, str], base: int) -> bool:
    """Whether the first cell carries the clue's number, or the text stands on no letter."""
    if line.cells:
        return labels.get(line.squares(base)[0]) == line.label
    square = line.clue_square(base)
    return square is not None and grid.size.has(square) and not grid.is_open(square)


class SlotFinder:
    """Finds the slot a clue line belongs to: by its cells, by its number, by its clue cell."""

    def __init__(self, grid: Grid, labels: dict[Square, str], base: int) -> None:
        self.base = base
        self._runs = {
            (slot.start, slot.direction): slot
            for direction in (Direction.ACROSS, Direction.DOWN)
            for slot in runs(grid, direction)
        }
        printed = labels or {s: str(n) for s, n in number_slots(slots_of(grid)).items()}
        self._starts = {label: square for square, label in reversed(printed.items())}

    def find(self, line: ClueLine) -> Slot | None:
        """The slot of a line; None where the line does not say enough to tell.

        Raises:
            FormatError: where what it says is not in the grid.
        """
        if line.cells:
            return self._named(line)
        direction = line.direction
        if direction is None:
            return None
        if line.label:
            return self._numbered(line, direction)
        return self._pointed_at(line, direction)

    def _named(self, line: ClueLine) -> Slot | None:
        squares = line.squares(self.base)
        if len(set(squares)) != len(squares):
            raise FormatError(f"ipuz: {line.name} names a cell twice")
        direction = line.direction or direction_of(squares)
        return None if direction is None else Slot(squares, direction)

    def _numbered(self, line: ClueLine, direction: Direction) -> Slot:
        square = self._starts.get(line.label)
        if square is None:
            raise FormatError(f"ipuz: {line.name} has no cell with that number")
        slot = self._runs.get((square, direction))
        if slot is None:
            raise FormatError(f"ipuz: {line.name} starts in the middle of an entry")
        return slot

    def _pointed_at(self, line: ClueLine, direction: Direction) -> Slot | None:
        square = line.clue_square(self.base)
        if square is None:
            return None
        starts = (square.step(step, count) for step, count, way in PATHS if way is direction)
        slots = (self._runs.get((start, direction)) for start in starts)
        return next((slot for slot in slots if slot is not None and len(slot) > 1), None)
