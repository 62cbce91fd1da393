"""What a format is, what a puzzle may have that a format cannot say, and what was lost on the way."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import PurePath
from typing import Protocol

from crosswright.formats.base.text import as_it_is
from crosswright.model import Puzzle


class Feature(Enum):
    """Something a puzzle may have and a format may be unable to say. The value is its name."""

    CLUES = "clues"
    SLOTS = "entries that are no numbered runs of the grid"
    LONE_LETTERS = "letters of no entry"
    ANSWERS = "answers whose letters the grid keeps to itself"
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
    ENUMERATIONS = "lengths of the words of a phrase"
    PHRASES = "written phrases"
    CLUE_DETAILS = "kind, source, licence, fodder of clues"
    PICTURES = "pictures of clues"
    OWN = "own words"
    HIDDEN_PHRASE = "hidden phrase"
    UNPLACED = "unplaced words"
    DESK = "notes of the maker: drafts, locks, symmetry"
    KIND = "kind"
    PRESET = "preset"
    RECIPE = "recipe and statistics"
    SPACING = "line ends, outer spaces and control signs of texts"
    BEYOND = "what its file said beyond a puzzle"

    @property
    def is_vital(self) -> bool:
        """Whether a puzzle without it is another puzzle: letters, clues and structure are."""
        return self in _VITAL


_VITAL = frozenset(
    {
        Feature.CLUES,
        Feature.SLOTS,
        Feature.LONE_LETTERS,
        Feature.ANSWERS,
        Feature.VOIDS,
        Feature.BARS,
        Feature.LONG_CELLS,
        Feature.CLUE_CELLS,
        Feature.PLACEMENTS,
        Feature.PICTURES,
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
    """A puzzle read from bytes, with one line about each thing that was guessed or left out.

    `beyond` names what the file says that no part of a puzzle can hold; see `model.Origin`.
    """

    puzzle: Puzzle
    warnings: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()


class Reader(Protocol):
    """Reads one format."""

    def __call__(self, data: bytes, *, language: str | None = None) -> Loaded:
        """The puzzle in `data`; `language` is assumed where the file does not state one.

        Raises:
            FormatError: for anything that is not a puzzle in this format.
        """
        ...


class Unlocker(Protocol):
    """Opens the lock a file of one format may have."""

    def __call__(self, data: bytes, key: str) -> bytes:
        """The same file with its solution in clear.

        Raises:
            FormatError: for anything that is not a file in this format.
            UsageError: for a file without a lock, and for a key that does not fit.
        """
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A file format: how it is recognised, read and written, and what it carries.

    `extensions` start with a dot and are lower case; there is none for a format that is chosen by
    its name. `read` or `write` is None for a format that goes one way only. `write` gives the bytes
    alone: the losses follow from `carries`, from `lacks`, which knows what this format cannot say
    although others of its features are carried, and from `line` and `passage`, which turn a text of
    one line (a title, a clue) and of many (the notes) into what comes back from a file.
    `begins` tells files of this format by their content. `unlock` opens a file that is locked.
    """

    name: str
    title: str
    extensions: tuple[str, ...]
    carries: frozenset[Feature]
    read: Reader | None = None
    write: Callable[[Puzzle], bytes] | None = None
    lacks: Callable[[Puzzle], tuple[Loss, ...]] | None = None
    line: Callable[[str], str] = as_it_is
    passage: Callable[[str], str] = as_it_is
    begins: Callable[[bytes], bool] | None = None
    unlock: Unlocker | None = None

    def ending_of(self, path: str) -> str:
        """The longest of our endings that a file name has; empty where it has none."""
        name = PurePath(path).name.lower()
        return max((x for x in self.extensions if name.endswith(x)), key=len, default="")
