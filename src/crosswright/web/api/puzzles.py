"""Puzzles in the library: find, keep, save, and everything they ever were."""

import re
from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Header, HTTPException, Query, Request, Response, UploadFile
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from crosswright.errors import UsageError
from crosswright.store import Conflict
from crosswright.web.api.answers import Problem
from crosswright.web.api.told import (
    Id,
    Number,
    PuzzleConflict,
    PuzzleKept,
    PuzzleTold,
    Text,
    puzzle_kept,
    puzzle_told,
)
from crosswright.web.keeping import Library, brought, document_sent, etag
from crosswright.web.workers import Broken, Busy, Refused

router = APIRouter(tags=["library"])

GONE: dict[int | str, dict[str, Any]] = {
    404: {"model": Problem, "description": "The library holds no such thing."}
}
CONFLICT: dict[int | str, dict[str, Any]] = {
    409: {"model": PuzzleConflict, "description": "Somebody saved since; `newer` is what."},
    428: {"model": Problem, "description": "`If-Match` does not say which revision was changed."},
}

Tag = Annotated[str, Query(max_length=100)]
IfMatch = Annotated[str | None, Header(max_length=40)]

_TAG = re.compile(r'(?:W/)?"([0-9]{1,9})"')


class PuzzlePage(BaseModel):
    """Some of the puzzles that were asked for, and how many there are in all."""

    puzzles: list[PuzzleTold]
    total: int


class DocumentSent(BaseModel):
    """A puzzle's document: the text of an ipuz file."""

    document: Text


class RevisionTold(BaseModel):
    """One save of a puzzle."""

    number: int
    at: datetime


class PastTold(RevisionTold):
    """A puzzle as it was after one save."""

    document: str


class Imported(BaseModel):
    """A file that was brought in: the puzzle and what was guessed, or why it was not."""

    file: str
    puzzle: PuzzleTold | None = None
    warnings: list[str] = []
    error: str = ""


@router.get("/puzzles", summary="Find puzzles")
def find(
    library: Library,
    search: Annotated[str, Query(max_length=500)] = "",
    kind: Tag = "",
    language: Tag = "",
    collection: Tag = "",
    binned: bool = False,
    first: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    most: Annotated[int, Query(ge=1, le=500)] = 50,
) -> PuzzlePage:
    """The puzzles that fit, last changed first, or in a collection's order."""
    page = library.puzzles.page(
        search=search,
        kind=kind,
        language=language,
        collection=collection,
        binned=binned,
        first=first,
        most=most,
    )
    return PuzzlePage(puzzles=[puzzle_told(x) for x in page.rows], total=page.total)


@router.post("/puzzles", status_code=201, summary="Keep a new puzzle")
def create(library: Library, sent: DocumentSent, response: Response) -> PuzzleTold:
    """Keep a document as a new puzzle."""
    kept = library.puzzles.create(document_sent(sent.document))
    response.headers["ETag"] = etag(kept.about)
    response.headers["Location"] = f"/api/puzzles/{kept.about.id}"
    return puzzle_told(kept.about)


@router.get("/puzzles/{id}", responses=GONE, summary="Read a puzzle")
def read(library: Library, id: Id, response: Response) -> PuzzleKept:
    """A puzzle as it was last saved; `ETag` is its revision."""
    kept = library.puzzles.read(id)
    response.headers["ETag"] = etag(kept.about)
    return puzzle_kept(kept)


@router.put(
    "/puzzles/{id}",
    responses=GONE | CONFLICT,
    response_model=PuzzleTold,
    summary="Save a puzzle",
)
def save(
    library: Library, id: Id, sent: DocumentSent, response: Response, if_match: IfMatch = None
) -> Any:
    """Save what was changed since the revision that `If-Match` names.

    What is saved is on the disk when the answer comes. A save may be sent again.
    """
    outcome = library.puzzles.save(id, document_sent(sent.document), over=revision_in(if_match))
    if isinstance(outcome, Conflict):
        return conflict(outcome)
    response.headers["ETag"] = etag(outcome.about)
    return puzzle_told(outcome.about)


@router.delete("/puzzles/{id}", responses=GONE, summary="Put a puzzle into the bin")
def delete(library: Library, id: Id, for_good: bool = False) -> PuzzleTold:
    """Put a puzzle into the bin; `for_good` takes one that is there away, with all its revisions."""
    return puzzle_told(library.puzzles.forget(id) if for_good else library.puzzles.bin(id))


@router.post("/puzzles/{id}/bring-back", responses=GONE, summary="Take a puzzle out of the bin")
def bring_back(library: Library, id: Id) -> PuzzleTold:
    """Take a puzzle out of the bin, as it was."""
    return puzzle_told(library.puzzles.bring_back(id))


@router.get("/puzzles/{id}/revisions", responses=GONE, summary="See when a puzzle was saved")
def revisions(library: Library, id: Id) -> list[RevisionTold]:
    """Every save of a puzzle, the last one first."""
    found = library.puzzles.revisions(id)
    return [RevisionTold.model_validate(x, from_attributes=True) for x in found]


@router.get("/puzzles/{id}/revisions/{number}", responses=GONE, summary="See what a puzzle was")
def revision(library: Library, id: Id, number: Number) -> PastTold:
    """A puzzle as it was after one save."""
    past = library.puzzles.revision(id, number)
    return PastTold(number=number, at=past.at, document=past.text)


@router.post("/import", summary="Bring files into the library")
async def bring(request: Request, library: Library, files: list[UploadFile]) -> list[Imported]:
    """Keep the puzzles in files of any format; of each file it is told what became of it."""
    return [await imported(request, file) for file in files]


async def imported(request: Request, file: UploadFile) -> Imported:
    """Bring in one uploaded file; whatever is wrong with it is told of it alone."""
    name = (file.filename or "")[-200:]
    try:
        kept, warnings = await brought(request, file)
    except (Broken, Busy, Refused, UsageError) as error:
        return Imported(file=name, error=str(error))
    return Imported(file=name, puzzle=puzzle_told(kept.about), warnings=warnings)


def revision_in(if_match: str | None) -> int:
    """The revision that a request says it changed.

    Raises:
        HTTPException: 428 where it says none.
    """
    found = _TAG.fullmatch((if_match or "").strip())
    if found is None:
        raise HTTPException(428, 'say which revision was changed: the header If-Match: "3"')
    return int(found[1])


def conflict(outcome: Conflict) -> JSONResponse:
    """409, with what stands in the library now."""
    told = PuzzleConflict(
        error="somebody else saved this puzzle since; choose which one is to stay",
        newer=puzzle_kept(outcome.newer),
    )
    return JSONResponse(
        told.model_dump(mode="json"),
        status_code=409,
        headers={"ETag": etag(outcome.newer.about)},
    )
