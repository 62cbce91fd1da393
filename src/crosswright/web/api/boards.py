"""Boards of kept puzzles: read one, save what an editor changed, see what it was."""

import threading
from typing import Annotated, Any

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field

from crosswright.model import Puzzle
from crosswright.pipeline.board import board_from, board_object, board_of, puzzle_of
from crosswright.pipeline.library import document_of, puzzle_in_text
from crosswright.store import Conflict, Kept
from crosswright.web.api.answers import Problem
from crosswright.web.api.puzzles import GONE, IfMatch, revision_in
from crosswright.web.api.told import Id, Number
from crosswright.web.keeping import Library, etag

router = APIRouter(tags=["editing"])


class _Recent:
    """Documents that were just saved, as puzzles: the next key press need not read them again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[str, Puzzle] = {}
        self._lock = threading.Lock()

    def read(self, text: str) -> Puzzle:
        """The puzzle of a document."""
        with self._lock:
            known = self._known.pop(text, None)
        return puzzle_in_text(text) if known is None else known

    def note(self, text: str, puzzle: Puzzle) -> None:
        """This is the document of that puzzle; the oldest one is let go."""
        with self._lock:
            self._known[text] = puzzle
            while len(self._known) > self._most:
                del self._known[next(iter(self._known))]


_RECENT = _Recent(most=64)


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
def read(library: Library, id: Id, response: Response) -> BoardTold:
    """The board of a puzzle as it was last saved; `ETag` is its revision."""
    kept = library.puzzles.read(id)
    response.headers["ETag"] = etag(kept.about)
    return board_told(kept)


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
def save(library: Library, id: Id, sent: BoardSent, if_match: IfMatch = None) -> Any:
    """Save what was changed since the revision that `If-Match` names.

    What is saved is on the disk when the answer comes. What a board does not say stays as it was.
    """
    puzzles = library.puzzles
    over = revision_in(if_match)
    puzzle = puzzle_of(board_from(sent.board), _RECENT.read(puzzles.read(id).text))
    document = document_of(puzzle)
    outcome = puzzles.save(id, document, over=over)
    if isinstance(outcome, Conflict):
        told = BoardConflict(
            error="somebody else saved this puzzle since; choose which one is to stay",
            newer=board_told(outcome.newer),
        )
        return JSONResponse(told.model_dump(mode="json"), status_code=409)
    _RECENT.note(document.text, puzzle)
    return BoardSaved(id=id, revision=outcome.about.revision)


@router.get(
    "/puzzles/{id}/revisions/{number}/board", responses=GONE, summary="See what a board was"
)
def past(library: Library, id: Id, number: Number) -> BoardTold:
    """A board as it was after one save."""
    text = library.puzzles.revision(id, number).text
    return BoardTold(id=id, revision=number, board=board_object(board_of(puzzle_in_text(text))))


def board_told(kept: Kept) -> BoardTold:
    """The board of a kept puzzle."""
    return BoardTold(
        id=kept.about.id,
        revision=kept.about.revision,
        board=board_object(board_of(puzzle_in_text(kept.text))),
    )
