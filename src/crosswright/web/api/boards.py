"""Boards of kept puzzles: read one, save what an editor changed, see what it was."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, HTTPException, Path, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field

from crosswright.pipeline.board import board_from, board_object, board_of, puzzle_of
from crosswright.pipeline.library import document_of, puzzle_in_text
from crosswright.store import Conflict, Kept, Store
from crosswright.web.api.answers import Problem

router = APIRouter(tags=["editing"])

PuzzleId = Annotated[str, Path(max_length=40)]
GONE: dict[int | str, dict[str, Any]] = {
    404: {"model": Problem, "description": "The library holds no such thing."}
}


class BoardSent(BaseModel):
    """A board to be saved."""

    model_config = ConfigDict(extra="forbid")
    board: Annotated[dict[str, Any], Field(description="The board.")]


class BoardTold(BaseModel):
    """A board as it stands in the library, and the revision it has there."""

    id: str
    revision: int
    board: dict[str, Any]


class BoardSaved(BaseModel):
    """The revision a board was saved as."""

    id: str
    revision: int


class BoardConflict(Problem):
    """A save that was not done, and what stands there now."""

    newer: BoardTold


@router.get("/puzzles/{id}/board", responses=GONE, summary="Read a board")
def read(request: Request, id: PuzzleId, response: Response) -> BoardTold:
    """The board of a puzzle as it was last saved; `ETag` is its revision."""
    told = board_told(store_of(request).puzzles.read(id))
    response.headers["ETag"] = f'"{told.revision}"'
    return told


@router.put(
    "/puzzles/{id}/board",
    responses=GONE
    | {
        409: {"model": BoardConflict, "description": "Somebody saved since; `newer` is what."},
        428: {"model": Problem, "description": "`If-Match` does not say what was changed."},
    },
    response_model=BoardSaved,
    summary="Save a board",
)
def save(
    request: Request,
    id: PuzzleId,
    sent: BoardSent,
    if_match: Annotated[str | None, Header(max_length=40)] = None,
) -> Any:
    """Save what was changed since the revision that `If-Match` names.

    What is saved is on the disk when the answer comes. What a board does not say stays as it was.
    """
    puzzles = store_of(request).puzzles
    over = revision_in(if_match)
    puzzle = puzzle_of(board_from(sent.board), puzzle_in_text(puzzles.read(id).text))
    outcome = puzzles.save(id, document_of(puzzle), over=over)
    if isinstance(outcome, Conflict):
        told = BoardConflict(
            error="somebody else saved this puzzle since; choose which one is to stay",
            newer=board_told(outcome.newer),
        )
        return JSONResponse(told.model_dump(mode="json"), status_code=409)
    return BoardSaved(id=id, revision=outcome.about.revision)


@router.get(
    "/puzzles/{id}/revisions/{number}/board", responses=GONE, summary="See what a board was"
)
def past(
    request: Request, id: PuzzleId, number: Annotated[int, Path(ge=1, le=2**31 - 1)]
) -> BoardTold:
    """A board as it was after one save."""
    found = store_of(request).puzzles.revision(id, number)
    text = found if isinstance(found, str) else found.text
    return BoardTold(id=id, revision=number, board=board_object(board_of(puzzle_in_text(text))))


def board_told(kept: Kept) -> BoardTold:
    """The board of a kept puzzle."""
    return BoardTold(
        id=kept.about.id,
        revision=kept.about.revision,
        board=board_object(board_of(puzzle_in_text(kept.text))),
    )


def store_of(request: Request) -> Store:
    """The library of this server.

    Raises:
        HTTPException: 403 for a public demo, which has none.
    """
    store: Store | None = request.app.state.store
    if store is None:
        raise HTTPException(403, "this server keeps nothing; take the puzzle away as a file")
    return store


def revision_in(if_match: str | None) -> int:
    """The revision that a request says it changed.

    Raises:
        HTTPException: 428 where it says none.
    """
    tag = (if_match or "").strip().removeprefix("W/").strip('"')
    if not (tag.isascii() and tag.isdigit() and len(tag) < 10):
        raise HTTPException(428, 'say which revision was changed: the header If-Match: "3"')
    return int(tag)
