"""From clue lines to entries: exactly as written for our own documents, inferred for others."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from crosswright.errors import FormatError, LanguageError
from crosswright.formats.base import UNKNOWN_LETTER, numbered_runs
from crosswright.formats.ipuz.clues import ClueLine, SlotFinder, path_between
from crosswright.formats.ipuz.values import choice, flag, letters, text
from crosswright.languages import SPELLINGS
from crosswright.model import (
    Arrow,
    ArrowPath,
    Clue,
    ClueCell,
    ClueKind,
    Direction,
    Entry,
    Grid,
    Slot,
)

_ENUMERATION = re.compile(r"\d{1,3}(?:[,\- ]+\d{1,3})*")


def own_entry(line: ClueLine, grid: Grid) -> Entry:
    """The entry of a line that we wrote."""
    beyond = line.beyond
    direction = line.direction
    if direction is None or not line.cells:
        raise FormatError(f"ipuz: {line.name} does not say where its entry lies")
    slot = Slot(line.squares(0), direction)
    if not all(grid.size.has(square) for square in slot.squares):
        raise FormatError(f"ipuz: {line.name} names a cell outside the grid of {grid.size}")
    answer = _answer(slot, grid)
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
    beyond = line.beyond
    kind = beyond.get("kind", ClueKind.STRAIGHT.value)
    return Clue(
        text=line.text,
        kind=choice(ClueKind, kind, f"the kind of {line.name}"),
        source=text(beyond.get("source", ""), f"the source of {line.name}"),
        licence=text(beyond.get("licence", ""), f"the licence of {line.name}"),
        fodder=text(beyond.get("fodder", ""), f"the fodder of {line.name}"),
    )


def _own_arrow(line: ClueLine) -> Arrow | None:
    square = line.clue_square(0)
    if square is None:
        return None
    path = choice(ArrowPath, line.beyond.get("arrow"), f"the arrow of {line.name}")
    return Arrow(clue_square=square, path=path)


def _answer(slot: Slot, grid: Grid) -> tuple[str, ...]:
    return tuple(grid.letter(square) or UNKNOWN_LETTER for square in slot.squares)


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
        answer = _answer(slot, self.grid)
        if line.label and line.number is None:
            warnings.append(f"the label {line.label[:20]!r} of {line.name} is no number")
        return Entry(
            slot=slot,
            answer=answer,
            phrase=self._phrase(line, answer, warnings),
            clue=Clue(text=line.text.strip()) if line.text.strip() else None,
            number=line.number,
            arrow=self._arrow(line, slot, warnings),
        )

    def _phrase(self, line: ClueLine, answer: tuple[str, ...], warnings: list[str]) -> str:
        """The written answer if the file has it, or the letters parted by the enumeration."""
        plain = "".join(answer)
        if line.answer.strip() and self._spells(line.answer, answer):
            return line.answer.strip()
        wanted = line.enumeration.strip().strip("()")
        if not wanted or wanted == str(len(answer)):
            return plain
        known = UNKNOWN_LETTER not in answer
        phrase = _parted(answer, wanted) if known and _ENUMERATION.fullmatch(wanted) else None
        if phrase is None:
            warnings.append(f"the enumeration {wanted[:20]!r} of {line.name} is left out")
        return phrase or plain

    def _spells(self, phrase: str, answer: tuple[str, ...]) -> bool:
        language = SPELLINGS.get(self.language)
        try:
            return language is not None and language.cells(phrase) == answer
        except LanguageError:
            return False

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
            for answer in (_answer(slot, self.grid),)
        )


def _parted(answer: tuple[str, ...], enumeration: str) -> str | None:
    """The letters with the spaces and hyphens an enumeration asks for, if its sum is right."""
    lengths = [int(length) for length in re.findall(r"\d+", enumeration)]
    joints = re.findall(r"[,\- ]+", enumeration)
    if sum(lengths) != len(answer) or 0 in lengths:
        return None
    written, at = "", 0
    for length, joint in zip(lengths, [*joints, ""], strict=True):
        written += "".join(answer[at : at + length])
        written += "" if not joint else "-" if "-" in joint else " "
        at += length
    return written
