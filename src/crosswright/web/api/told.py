"""What the API says of things in the library."""

from datetime import datetime
from typing import Annotated

from fastapi import Path
from pydantic import BaseModel, Field

from crosswright.store import About, Collection, Kept, WordList
from crosswright.web.api.answers import Problem

Id = Annotated[str, Path(max_length=40)]
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]
Text = Annotated[str, Field(max_length=8_000_000)]
Name = Annotated[str, Field(min_length=1, max_length=500)]


class PuzzleTold(BaseModel):
    """A puzzle in the library; `revision` counts its saves, `binned` is when it went to the bin."""

    id: str
    title: str
    author: str
    kind: str
    language: str
    revision: int
    created: datetime
    changed: datetime
    binned: datetime | None


class PuzzleKept(PuzzleTold):
    """A puzzle with its document, which is ipuz."""

    document: str


class PuzzleConflict(Problem):
    """A save that was not done, and what stands there now."""

    newer: PuzzleKept


class ListTold(BaseModel):
    """A word list; `text` is as it was given."""

    id: str
    name: str
    language: str
    revision: int
    changed: datetime
    binned: datetime | None
    text: str


class ListConflict(Problem):
    """A word list that was not saved, and what stands there now."""

    newer: ListTold


class CollectionTold(BaseModel):
    """A collection and the ids of its puzzles, in order."""

    id: str
    name: str
    puzzles: list[str]


def puzzle_told(about: About) -> PuzzleTold:
    """A puzzle without its document."""
    return PuzzleTold.model_validate(about, from_attributes=True)


def puzzle_kept(kept: Kept) -> PuzzleKept:
    """A puzzle with its document."""
    told = puzzle_told(kept.about).model_dump()
    return PuzzleKept(**told, document=kept.text)


def list_told(words: WordList) -> ListTold:
    """A word list."""
    return ListTold.model_validate(words, from_attributes=True)


def collection_told(found: Collection) -> CollectionTold:
    """A collection."""
    return CollectionTold(id=found.id, name=found.name, puzzles=list(found.puzzles))
