"""Word lists, collections, and where clues were used."""

from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from crosswright.store import ListConflict as Conflict
from crosswright.web.api.answers import Problem
from crosswright.web.api.puzzles import GONE, revision_in
from crosswright.web.api.told import (
    CollectionTold,
    Id,
    ListConflict,
    ListTold,
    Name,
    Text,
    collection_told,
    list_told,
)
from crosswright.web.keeping import Library

router = APIRouter(tags=["library"])

IfMatch = Annotated[str | None, Header(max_length=40)]
CONFLICT: dict[int | str, dict[str, Any]] = {
    409: {"model": ListConflict, "description": "Somebody saved since; `newer` is what."},
    428: {"model": Problem, "description": "`If-Match` does not say which revision was changed."},
}


class ListSent(BaseModel):
    """A word list as a person gave it."""

    name: Name
    language: Annotated[str, Field(max_length=100)]
    text: Text


class CollectionSent(BaseModel):
    """A collection: its name and the ids of its puzzles, in order."""

    name: Name
    puzzles: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=10_000)] = []


class UseTold(BaseModel):
    """A clue as a puzzle uses it."""

    answer: str
    text: str
    kind: str
    source: str
    licence: str
    language: str
    puzzle: str
    title: str
    changed: datetime


@router.get("/lists", summary="See the word lists")
def lists(library: Library, binned: bool = False) -> list[ListTold]:
    """Every word list, by name."""
    return [list_told(x) for x in library.lists.all(binned=binned)]


@router.post("/lists", status_code=201, summary="Keep a word list")
def create_list(library: Library, sent: ListSent, response: Response) -> ListTold:
    """Keep a new word list, as it is."""
    words = library.lists.create(name=sent.name, language=sent.language, text=sent.text)
    response.headers["ETag"] = f'"{words.revision}"'
    return list_told(words)


@router.get("/lists/{id}", responses=GONE, summary="Read a word list")
def read_list(library: Library, id: Id, response: Response) -> ListTold:
    """One word list; `ETag` is its revision."""
    words = library.lists.read(id)
    response.headers["ETag"] = f'"{words.revision}"'
    return list_told(words)


@router.put(
    "/lists/{id}", responses=GONE | CONFLICT, response_model=ListTold, summary="Save a word list"
)
def save_list(
    library: Library, id: Id, sent: ListSent, response: Response, if_match: IfMatch = None
) -> Any:
    """Put a list in the place of the revision that `If-Match` names."""
    outcome = library.lists.save(
        id, name=sent.name, language=sent.language, text=sent.text, over=revision_in(if_match)
    )
    if isinstance(outcome, Conflict):
        told = ListConflict(
            error="somebody else saved this list since; choose which one is to stay",
            newer=list_told(outcome.newer),
        )
        return JSONResponse(told.model_dump(mode="json"), status_code=409)
    response.headers["ETag"] = f'"{outcome.revision}"'
    return list_told(outcome)


@router.delete("/lists/{id}", responses=GONE, summary="Put a word list into the bin")
def delete_list(library: Library, id: Id, for_good: bool = False) -> ListTold:
    """Put a list into the bin; `for_good` takes one that is there away."""
    return list_told(library.lists.forget(id) if for_good else library.lists.bin(id))


@router.post("/lists/{id}/bring-back", responses=GONE, summary="Take a list out of the bin")
def bring_list_back(library: Library, id: Id) -> ListTold:
    """Take a word list out of the bin, as it was."""
    return list_told(library.lists.bring_back(id))


@router.get("/collections", summary="See the collections")
def collections(library: Library) -> list[CollectionTold]:
    """Every collection, by name."""
    return [collection_told(x) for x in library.collections.all()]


@router.post("/collections", status_code=201, responses=GONE, summary="Make a collection")
def create_collection(library: Library, sent: CollectionSent) -> CollectionTold:
    """Make a collection of puzzles that are in the library."""
    return collection_told(library.collections.create(sent.name, sent.puzzles))


@router.put("/collections/{id}", responses=GONE, summary="Change a collection")
def change_collection(library: Library, id: Id, sent: CollectionSent) -> CollectionTold:
    """Let a collection have this name and these puzzles."""
    library.collections.put(id, sent.puzzles)
    return collection_told(library.collections.rename(id, sent.name))


@router.delete("/collections/{id}", responses=GONE, summary="Take a collection apart")
def drop_collection(library: Library, id: Id) -> CollectionTold:
    """Take a collection apart; its puzzles stay."""
    return collection_told(library.collections.drop(id))


@router.get("/clues/used", summary="See where an answer was clued before")
def clues_used(
    library: Library,
    answer: Annotated[str, Query(max_length=200)],
    language: Annotated[str, Query(max_length=100)],
    besides: Annotated[str, Query(max_length=40)] = "",
) -> list[UseTold]:
    """The clues of an answer (its letters, as the grid has them) in the puzzles of the library.

    The last used comes first; `besides` leaves out one puzzle.
    """
    return [
        UseTold(
            answer=use.clue.answer,
            text=use.clue.text,
            kind=use.clue.kind,
            source=use.clue.source,
            licence=use.clue.licence,
            language=use.language,
            puzzle=use.puzzle,
            title=use.title,
            changed=use.changed,
        )
        for use in library.clues.of(answer, language=language, besides=besides)
    ]
