"""A kept puzzle to be played by anybody who has its link, and printed."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import Response

from crosswright.web.handing import PrintChoices, as_file, played
from crosswright.web.keeping import library_of

router = APIRouter()


@router.get("/puzzles/{id}/play")
async def play(request: Request, id: str) -> Response:
    """The puzzle to be played."""
    kept = await run_in_threadpool(library_of(request).puzzles.read, id)
    return await played(request, kept.text)


@router.get("/puzzles/{id}/print")
async def print_puzzle(
    request: Request, id: str, choices: Annotated[PrintChoices, Query()]
) -> Response:
    """The puzzle as a PDF, shown in the browser."""
    kept = await run_in_threadpool(library_of(request).puzzles.read, id)
    return await as_file(request, kept.text, "pdf", choices.plain(), shown=True)
