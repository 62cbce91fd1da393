"""What goes into the store and what comes out of it: plain values, no rows."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class UsedClue:
    """A clue as a puzzle uses it; `answer` is the entry's letters as one string."""

    answer: str
    text: str
    kind: str = ""
    source: str = ""
    licence: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A puzzle to be kept: its whole text, which is our ipuz, and what lists and searches need."""

    text: str
    kind: str
    language: str
    title: str = ""
    author: str = ""
    clues: tuple[UsedClue, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """One puzzle as a list shows it; `revision` counts its saves, from 1.

    `binned` is when it was put into the bin, None for a puzzle in use.
    """

    id: str
    title: str
    author: str
    kind: str
    language: str
    revision: int
    created: datetime
    changed: datetime
    binned: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A puzzle in the store: what is known of it, and its document as it was last saved."""

    about: About
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """A save that was not done: somebody else saved since. `newer` is what stands there now."""

    newer: Kept


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """Some of the puzzles that were asked for, and how many there are in all."""

    rows: tuple[About, ...]
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Revision:
    """When a puzzle was saved for the `number`th time."""

    number: int
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """A puzzle as it once was: when it was saved so, and the whole document."""

    at: datetime
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WordList:
    """A person's word list; `text` is as it was given, so that it can be read anew."""

    id: str
    name: str
    language: str
    revision: int
    created: datetime
    changed: datetime
    binned: datetime | None
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ListConflict:
    """A word list that was not saved: somebody else saved it since."""

    newer: WordList


@dataclass(frozen=True, slots=True, kw_only=True)
class Collection:
    """A name for some puzzles, which are in the person's order."""

    id: str
    name: str
    puzzles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Use:
    """Where a clue was used: in which puzzle, and when that was last changed."""

    clue: UsedClue
    language: str
    puzzle: str
    title: str
    changed: datetime
