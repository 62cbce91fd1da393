"""The editor, and the form that begins a grid."""

import asyncio
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Form, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from crosswright.errors import CrosswrightError
from crosswright.pipeline.library import document_of, puzzle_in_text
from crosswright.pipeline.live import grid_languages, grid_laws, language_facts, laws_of
from crosswright.web.api.boards import board_told
from crosswright.web.api.told import Id
from crosswright.web.drawing import data_for_script, draw
from crosswright.web.keeping import Library
from crosswright.web.words import language_of
from crosswright.web.workers import Pool

router = APIRouter()

SYMMETRIES = ("180", "90", "left-right", "top-bottom", "none")
KINDS = ("crossword", "crisscross", "arrowword")
"""Families whose grids are edited by hand; a word search is made anew."""


@router.get("/puzzles/{id}/edit")
def edit(request: Request, library: Library, id: Id) -> Response:
    """The editor of a kept puzzle."""
    told = board_told(library.puzzles.read(id))
    if told.board["kind"] not in KINDS:
        raise HTTPException(400, "a word search is not edited by hand; make it anew")
    facts = {
        "id": id,
        "revision": told.revision,
        "board": told.board,
        "language": language_facts(told.board["language"]),
        "presets": list(laws_of(told.board["kind"])),
        "lists": [
            {"id": x.id, "name": x.name}
            for x in library.lists.all()
            if x.language == told.board["language"]
        ],
    }
    title = told.board["title"]
    return draw(request, "edit.html", id=id, title=title, facts=data_for_script(facts))


@router.get("/new/blank")
def blank(request: Request, library: Library) -> Response:
    """The form that begins a grid."""
    return _form(request, {})


@router.post("/new/blank")
async def begin(
    request: Request,
    library: Library,
    language: Annotated[str, Form(max_length=20)] = "en",
    preset: Annotated[str, Form(max_length=20)] = "american",
    rows: Annotated[int, Form(ge=2, le=40)] = 15,
    cols: Annotated[int, Form(ge=2, le=40)] = 15,
    symmetry: Annotated[str, Form(max_length=20)] = "",
    start: Annotated[str, Form(max_length=20)] = "empty",
    title: Annotated[str, Form(max_length=300)] = "",
) -> Response:
    """Begin a grid and open it in the editor."""
    wish: dict[str, Any] = {
        "language": language,
        "preset": preset,
        "rows": rows,
        "cols": cols,
        "symmetry": symmetry if symmetry in SYMMETRIES else "",
        "made": start == "made",
        "title": title.strip(),
        "seed": secrets.randbelow(2**31),
    }
    pool: Pool = request.app.state.live
    try:
        ticket = pool.submit("blank", wish, seconds=30)
        made = await asyncio.wrap_future(ticket.result)
    except CrosswrightError as error:
        return _form(request, wish, problem=str(error), status=400)
    puzzle = puzzle_in_text(made["document"])
    kept = await asyncio.to_thread(library.puzzles.create, document_of(puzzle))
    return RedirectResponse(f"/puzzles/{kept.about.id}/edit", status_code=303)


def _form(
    request: Request, wish: dict[str, Any], *, problem: str = "", status: int = 200
) -> Response:
    tongues = grid_languages()
    # Most people make puzzles in the language they read.
    mine = language_of(request)
    chosen = {
        "language": mine if mine in tongues else "en",
        "preset": "american",
        "rows": 15,
        "cols": 15,
        "symmetry": "",
        "made": False,
        "title": "",
    } | wish
    return draw(
        request,
        "blank.html",
        status=status,
        problem=problem,
        chosen=chosen,
        tongues=tongues,
        laws=grid_laws(),
        symmetries=SYMMETRIES,
    )
