"""What a quick maker made, to be looked at, printed, taken away, played and kept."""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import RedirectResponse, Response

from crosswright.web.api.jobs import find
from crosswright.web.drawing import draw
from crosswright.web.handing import PrintChoices, as_file, played
from crosswright.web.jobs import State
from crosswright.web.keeping import document_sent, library_of
from crosswright.web.live import ask

router = APIRouter(prefix="/made/{id}/{number}")


def puzzle_of(request: Request, id: str, number: int) -> dict[str, Any]:
    """One puzzle of an order, counted from 0.

    Raises:
        HTTPException: 404 where it is forgotten or never was.
    """
    job = find(request, id)
    puzzles = job.result.get("puzzles", ()) if job.state is State.DONE else ()
    if not 0 <= number < len(puzzles):
        raise HTTPException(404, "there is no such puzzle, or it was forgotten; make it again")
    found: dict[str, Any] = puzzles[number]
    return found


@router.get("/print")
async def print_page(
    request: Request, id: str, number: int, choices: Annotated[PrintChoices, Query()]
) -> Response:
    """The puzzle as a PDF, shown in the browser."""
    document = puzzle_of(request, id, number)["document"]
    return await as_file(request, document, "pdf", choices.plain(), shown=True)


@router.get("/file.{ending}")
async def file(request: Request, id: str, number: int, ending: str) -> Response:
    """The puzzle as a file of any format, to be taken away."""
    document = puzzle_of(request, id, number)["document"]
    return await as_file(request, document, ending, {}, shown=False)


@router.get("/{picture}.svg")
async def picture(request: Request, id: str, number: int, picture: str) -> Response:
    """The grid as a picture, `blank` or as the `key`."""
    puzzle = puzzle_of(request, id, number)
    if picture not in ("blank", "key"):
        raise HTTPException(404, "there is nothing at this address")
    kept = {"Cache-Control": "private, max-age=3600"}
    return Response(puzzle[picture], media_type="image/svg+xml", headers=kept)


@router.get("/files")
async def files(request: Request, id: str, number: int) -> Response:
    """Every format there is, with what it would lose of this puzzle."""
    puzzle = puzzle_of(request, id, number)
    looked = await ask(request, "look", {"document": puzzle["document"]}, desk=True)
    return draw(
        request,
        "made_files.html",
        base=f"/made/{id}/{number}",
        family=find(request, id).request["family"],
        id=id,
        title=puzzle["title"],
        offers=looked["offers"],
    )


@router.get("/play")
async def play(request: Request, id: str, number: int) -> Response:
    """The puzzle to be played."""
    return await played(request, puzzle_of(request, id, number)["document"])


@router.post("/keep")
async def keep(request: Request, id: str, number: int) -> Response:
    """Put the puzzle into the library, and go there."""
    document = puzzle_of(request, id, number)["document"]
    library = library_of(request)
    kept = await run_in_threadpool(lambda: library.puzzles.create(document_sent(document)))
    return RedirectResponse(f"/puzzles/{kept.about.id}", status_code=303)
