"""From what a file says of a grid and its clues to the entries of a Puzzle."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from crosswright.formats.base.spelling import spells
from crosswright.model import (
    UNKNOWN_LETTER,
    Arrow,
    Clue,
    Direction,
    Entry,
    Grid,
    Slot,
    Square,
    number_slots,
    slots_of,
)

MOST_ROWS = 100
MOST_LETTERS_A_CELL = 64

_ENUMERATION = re.compile(r"\d{1,3}(?:[,\- ]+\d{1,3})*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What a file says of one entry; `answer` is as one writes it, `name` what messages call it."""

    name: str
    number: int | None = None
    clue: str = ""
    enumeration: str = ""
    answer: str = ""
    arrow: Arrow | None = None


def numbered_runs(grid: Grid) -> tuple[tuple[Slot, int], ...]:
    """The slots a solver expects, across then down: each run of two cells or more, numbered."""
    slots = slots_of(grid)
    numbers = number_slots(slots)
    return tuple((slot, numbers[slot.start]) for slot in slots)


def answer_in(grid: Grid, slot: Slot) -> tuple[str, ...]:
    """The letters of a slot, each unknown one as `UNKNOWN_LETTER`."""
    return tuple(grid.letter(square) or UNKNOWN_LETTER for square in slot.squares)


def entry_of(slot: Slot, told: Told, grid: Grid, *, language: str, warnings: list[str]) -> Entry:
    """The entry of a slot, its phrase taken from the written answer or from the enumeration."""
    answer = answer_in(grid, slot)
    return Entry(
        slot=slot,
        answer=answer,
        phrase=_phrase(told, answer, language, warnings),
        clue=Clue(text=told.clue.strip()) if told.clue.strip() else None,
        number=told.number,
        arrow=told.arrow,
    )


def entries_of_runs(
    grid: Grid,
    lines: Iterable[tuple[Direction, Told]],
    *,
    language: str,
    warnings: list[str],
) -> tuple[Entry, ...]:
    """An entry for each numbered run of the grid, with the clue its number and direction have.

    A line whose number no run has, and a second line for a run, is left out with a warning.
    """
    found: dict[tuple[Direction, int | None], Told] = {}
    for direction, told in lines:
        if (direction, told.number) in found:
            warnings.append(f"{told.name} is the second of its number and is left out")
        else:
            found[direction, told.number] = told
    entries = []
    missing = 0
    for slot, number in numbered_runs(grid):
        line = found.pop((slot.direction, number), None)
        missing += line is None
        line = line or Told(name=f"{number} {slot.direction.value}", number=number)
        entries.append(entry_of(slot, line, grid, language=language, warnings=warnings))
    warnings += [f"{told.name} is left out: no entry has its number" for told in found.values()]
    if missing:
        warnings.append(f"entries that the clue lists do not mention: {missing}")
    return tuple(entries)


def _phrase(told: Told, answer: tuple[str, ...], language: str, warnings: list[str]) -> str:
    """The written answer if the file has it, or the letters parted by the enumeration."""
    plain = "".join(answer)
    if told.answer.strip() and spells(told.answer, answer, language):
        return told.answer.strip()
    wanted = told.enumeration.strip().strip("()")
    if not wanted or wanted == str(len(answer)):
        return plain
    known = UNKNOWN_LETTER not in answer
    phrase = phrase_parted(answer, wanted) if known and _ENUMERATION.fullmatch(wanted) else None
    if phrase is None:
        warnings.append(f"the enumeration {wanted[:20]!r} of {told.name} is left out")
    return phrase or plain


def phrase_parted(answer: tuple[str, ...], enumeration: str) -> str | None:
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


def direction_of(squares: tuple[Square, ...]) -> Direction | None:
    """Across or down for squares in one row or column, in reading order."""
    for direction in (Direction.ACROSS, Direction.DOWN):
        if all(square == squares[0].step(direction, n) for n, square in enumerate(squares)):
            return direction
    return None
