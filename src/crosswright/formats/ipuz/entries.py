"""From clue lines to entries: exactly as written for our own documents, inferred for others."""

from collections.abc import Iterable
from dataclasses import dataclass

from crosswright.errors import FormatError
from crosswright.formats.base import Told, answer_in, entry_of, numbered_runs
from crosswright.formats.ipuz.clues import ClueLine, SlotFinder
from crosswright.formats.ipuz.desk import clue_of
from crosswright.formats.ipuz.values import choice, flag, letters, text
from crosswright.model import (
    Arrow,
    ArrowPath,
    Clue,
    ClueCell,
    Direction,
    Entry,
    Grid,
    Slot,
    path_between,
)


def own_entry(line: ClueLine, grid: Grid) -> Entry:
    """The entry of a line that we wrote."""
    beyond = line.beyond
    direction = line.direction
    if direction is None or not line.cells:
        raise FormatError(f"ipuz: {line.name} does not say where its entry lies")
    slot = Slot(line.squares(0), direction)
    if not all(grid.size.has(square) for square in slot.squares):
        raise FormatError(f"ipuz: {line.name} names a cell outside the grid of {grid.size}")
    answer = answer_in(grid, slot)
    if "answer" in beyond:
        answer = letters(beyond["answer"], f"the answer of {line.name}")
    return Entry(
        slot=slot,
        answer=answer,
        phrase=text(beyond.get("phrase", "".join(answer)), f"the phrase of {line.name}"),
        clue=_own_clue(line),
        number=line.number,
        arrow=_own_arrow(line),
        own=flag(beyond.get("own", False), f"'own' of {line.name}"),
    )


def _own_clue(line: ClueLine) -> Clue | None:
    if not line.text.strip():
        return None
    return clue_of(line.text, line.beyond, line.name)


def _own_arrow(line: ClueLine) -> Arrow | None:
    square = line.clue_square(0)
    if square is None:
        return None
    path = choice(ArrowPath, line.beyond.get("arrow"), f"the arrow of {line.name}")
    return Arrow(clue_square=square, path=path)


@dataclass(frozen=True, slots=True, kw_only=True)
class Inference:
    """What is needed to make entries of a stranger's clue lines."""

    grid: Grid
    finder: SlotFinder
    language: str

    def entries(
        self, lines: Iterable[ClueLine], warnings: list[str], *, complete: bool
    ) -> tuple[Entry, ...]:
        """The entries, across then down, each list in reading order.

        With `complete`, runs of the grid that no line mentions become entries without a clue.

        Raises:
            FormatError: for a line that contradicts the grid, or a slot with two clues.
        """
        entries: dict[Slot, Entry] = {}
        for line in lines:
            slot = self.finder.find(line)
            if slot is None or not slot.direction.is_slot_direction:
                warnings.append(f"{line.name} is left out: where its entry lies is not said")
                continue
            if slot in entries:
                raise FormatError(f"ipuz: {line.name} is the second clue of its entry")
            entries[slot] = self._entry(line, slot, warnings)
        missing = self._unclued(entries) if complete else ()
        if missing:
            warnings.append(f"entries that the clue lists do not mention: {len(missing)}")
        order = {Direction.ACROSS: 0, Direction.DOWN: 1}
        found = (*entries.values(), *missing)
        return tuple(sorted(found, key=lambda x: (order[x.direction], x.squares)))

    def _entry(self, line: ClueLine, slot: Slot, warnings: list[str]) -> Entry:
        if line.label and line.number is None:
            warnings.append(f"the label {line.label[:20]!r} of {line.name} is no number")
        told = Told(
            name=line.name,
            number=line.number,
            clue=line.text,
            enumeration=line.enumeration,
            answer=line.answer,
            arrow=self._arrow(line, slot, warnings),
        )
        return entry_of(slot, told, self.grid, language=self.language, warnings=warnings)

    def _arrow(self, line: ClueLine, slot: Slot, warnings: list[str]) -> Arrow | None:
        square = line.clue_square(self.finder.base)
        if square is None or not self.grid.size.has(square):
            return None
        path = path_between(square, slot)
        if path is None or not isinstance(self.grid[square], ClueCell):
            warnings.append(f"the arrow of {line.name} is left out: its clue cell is not beside it")
            return None
        return Arrow(clue_square=square, path=path)

    def _unclued(self, entries: dict[Slot, Entry]) -> tuple[Entry, ...]:
        return tuple(
            Entry(slot=slot, answer=answer, phrase="".join(answer), number=number)
            for slot, number in numbered_runs(self.grid)
            if slot not in entries
            for answer in (answer_in(self.grid, slot),)
        )
