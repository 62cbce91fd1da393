"""What a format is, what it can carry, and what was lost on the way.

A format declares the features it carries. What a puzzle has beyond them is worked out here, once for
all formats, so no writer can forget to say what it left out.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from pathlib import PurePath
from typing import Protocol

from crosswright.errors import PuzzleError
from crosswright.model import (
    Cell,
    Clue,
    ClueCell,
    Grid,
    LetterCell,
    Puzzle,
    Slot,
    VoidCell,
    number_slots,
    slots_of,
)

UNKNOWN_LETTER = "_"
"""Stands in an answer where a file keeps the letter to itself; the grid has None there."""


class Feature(Enum):
    """Something a puzzle may have and a format may be unable to say. The value is its name."""

    CLUES = "clues"
    SLOTS = "entries that are no numbered runs of the grid"
    VOIDS = "voids"
    BARS = "bars"
    LONG_CELLS = "cells that are not one letter"
    CLUE_CELLS = "clue cells and arrows"
    PLACEMENTS = "placements"
    CIRCLES = "circles"
    SHADES = "shades"
    GIVEN = "given letters"
    LANGUAGE = "language"
    TITLE = "title"
    CREDITS = "author, copyright, notes"
    PHRASES = "written phrases"
    CLUE_DETAILS = "kind, source, licence, fodder of clues"
    OWN = "own words"
    HIDDEN_PHRASE = "hidden phrase"
    UNPLACED = "unplaced words"
    KIND = "kind"
    PRESET = "preset"
    RECIPE = "recipe and statistics"

    @property
    def is_vital(self) -> bool:
        """Whether a puzzle without it is another puzzle: letters, clues and structure are."""
        return self in _VITAL


_VITAL = frozenset(
    {
        Feature.CLUES,
        Feature.SLOTS,
        Feature.VOIDS,
        Feature.BARS,
        Feature.LONG_CELLS,
        Feature.CLUE_CELLS,
        Feature.PLACEMENTS,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loss:
    """Something of the puzzle that the written file does not say."""

    feature: Feature
    where: str

    @property
    def what(self) -> str:
        """The name of the feature."""
        return self.feature.value

    def __str__(self) -> str:
        return f"{self.what} ({self.where})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Saved:
    """A puzzle as bytes, and what they do not say."""

    data: bytes
    losses: tuple[Loss, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """A puzzle read from bytes, with one line about each thing that was guessed or left out."""

    puzzle: Puzzle
    warnings: tuple[str, ...] = ()


class Reader(Protocol):
    """Reads one format."""

    def __call__(self, data: bytes, *, language: str | None = None) -> Loaded:
        """The puzzle in `data`; `language` is assumed where the file does not state one.

        Raises:
            FormatError: for anything that is not a puzzle in this format.
        """
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A file format: how it is recognised, read and written, and what it carries.

    `extensions` start with a dot and are lower case. `read` or `write` is None for a format that
    goes one way only. `write` gives the bytes alone: the losses follow from `carries`.
    """

    name: str
    title: str
    extensions: tuple[str, ...]
    carries: frozenset[Feature]
    read: Reader | None = None
    write: Callable[[Puzzle], bytes] | None = None

    def has_ending_of(self, path: str) -> bool:
        """Whether a file name ends the way files of this format do."""
        return PurePath(path).suffix.lower() in self.extensions


def features_of(puzzle: Puzzle) -> dict[Feature, str]:
    """The features a puzzle has, each with how much of it and where."""
    found = {feature: look(puzzle) for feature, look in _LOOK.items()}
    return {feature: where for feature, where in found.items() if where}


def losses_of(puzzle: Puzzle, carries: frozenset[Feature]) -> tuple[Loss, ...]:
    """What a format that carries only `carries` leaves out of this puzzle."""
    return tuple(
        Loss(feature=feature, where=where)
        for feature, where in features_of(puzzle).items()
        if feature not in carries
    )


def encoded(text: str) -> bytes:
    """The text as UTF-8.

    Raises:
        PuzzleError: for half a surrogate pair, which is no character.
    """
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        sign = text[error.start]
        raise PuzzleError(f"{sign!r} in the puzzle's text is half a character") from None


def json_text(value: object) -> str:
    """The value as JSON on one line.

    Raises:
        PuzzleError: for a number that is not finite, which JSON cannot say.
    """
    try:
        return json.dumps(value, ensure_ascii=False, allow_nan=False)
    except ValueError:
        raise PuzzleError("the puzzle's recipe or statistics hold a number not finite") from None


def numbered_runs(grid: Grid) -> tuple[tuple[Slot, int], ...]:
    """The slots a solver expects, across then down: each run of two cells or more, numbered."""
    slots = slots_of(grid)
    numbers = number_slots(slots)
    return tuple((slot, numbers[slot.start]) for slot in slots)


def guess_language(texts: Iterable[str]) -> tuple[str, str]:
    """The language to assume for these texts, with one line that says so.

    Only the script is looked at: Cyrillic is taken for Russian, all else for English.
    """
    letters = Counter(
        "ru" if "\u0400" <= sign <= "\u052f" else "en"
        for text in texts
        for sign in text
        if sign.isalpha()
    )
    tag = letters.most_common(1)[0][0] if letters else "en"
    script = "Cyrillic" if tag == "ru" else "not Cyrillic"
    return tag, f"no language is stated; the letters are {script}, so {tag!r} is assumed"


def _count(number: int, name: str, plural: str = "") -> str:
    if not number:
        return ""
    return f"{number} {name if number == 1 else plural or name + 's'}"


def _cells(puzzle: Puzzle, is_such: Callable[[Cell], bool]) -> str:
    squares = [square for square in puzzle.grid.squares() if is_such(puzzle.grid[square])]
    if not squares:
        return ""
    row, col = squares[0]
    return f"{_count(len(squares), 'cell')}, first in row {row + 1}, column {col + 1}"


def _letters(puzzle: Puzzle, is_such: Callable[[LetterCell], bool]) -> str:
    return _cells(puzzle, lambda cell: isinstance(cell, LetterCell) and is_such(cell))


def _odd_slots(puzzle: Puzzle) -> str:
    if not puzzle.entries:
        return ""
    expected = set(numbered_runs(puzzle.grid))
    found = {(entry.slot, entry.number) for entry in puzzle.entries}
    return _count(len(expected ^ found), "entry", "entries")


def _language(puzzle: Puzzle) -> str:
    # A reader will assume the language of the letters' script: only another one is lost.
    letters = (puzzle.grid.letter(square) or "" for square in puzzle.grid.squares())
    return "" if puzzle.language == guess_language(letters)[0] else puzzle.language


def _credits(puzzle: Puzzle) -> str:
    about = puzzle.metadata
    stated = {"author": about.author, "copyright": about.copyright, "notes": about.notes}
    return ", ".join(name for name, text in stated.items() if text)


def _clue_cells(puzzle: Puzzle) -> str:
    arrows = _count(sum(1 for entry in puzzle.entries if entry.arrow), "arrow")
    return arrows or _cells(puzzle, lambda cell: isinstance(cell, ClueCell))


def _clue_details(puzzle: Puzzle) -> str:
    clues = [entry.clue for entry in puzzle.entries if entry.clue is not None]
    plain = [x == Clue(text=x.text) for x in clues]
    return _count(plain.count(False), "clue")


_LOOK: dict[Feature, Callable[[Puzzle], str]] = {
    Feature.CLUES: lambda p: _count(sum(1 for x in p.entries if x.clue), "clue"),
    Feature.SLOTS: _odd_slots,
    Feature.VOIDS: lambda p: _cells(p, lambda cell: isinstance(cell, VoidCell)),
    Feature.BARS: lambda p: _count(len(p.grid.bars), "bar"),
    Feature.LONG_CELLS: lambda p: _letters(p, lambda cell: not is_one_letter(cell.letter)),
    Feature.CLUE_CELLS: _clue_cells,
    Feature.PLACEMENTS: lambda p: _count(len(p.placements), "placement"),
    Feature.CIRCLES: lambda p: _letters(p, lambda cell: cell.circle),
    Feature.SHADES: lambda p: _letters(p, lambda cell: cell.shade),
    Feature.GIVEN: lambda p: _letters(p, lambda cell: cell.given),
    Feature.LANGUAGE: _language,
    Feature.TITLE: lambda p: p.title and repr(p.title),
    Feature.CREDITS: _credits,
    Feature.PHRASES: lambda p: _count(sum(1 for x in p.entries if x.phrase != x.text), "phrase"),
    Feature.CLUE_DETAILS: _clue_details,
    Feature.OWN: lambda p: _count(sum(1 for x in p.entries if x.own), "entry", "entries"),
    Feature.HIDDEN_PHRASE: lambda p: repr(p.hidden_phrase.text) if p.hidden_phrase else "",
    Feature.UNPLACED: lambda p: _count(len(p.unplaced), "word"),
    Feature.KIND: lambda p: "" if p.kind == "crossword" else p.kind,
    Feature.PRESET: lambda p: p.preset,
    Feature.RECIPE: lambda p: _count(len(p.recipe) + len(p.statistics), "fact"),
}


def is_one_letter(letter: str | None) -> bool:
    """Whether a cell can stand as one sign of grid text; a letter that is not known can."""
    return letter is None or (len(letter) == 1 and letter.isalpha())
