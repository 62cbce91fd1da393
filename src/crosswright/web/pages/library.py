"""Forms of the library: bring files in, take everything away, keep collections."""

import zipfile
from typing import Annotated

from fastapi import APIRouter, Form, Request, UploadFile
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import RedirectResponse, Response

from crosswright.pipeline.archive import MANIFEST
from crosswright.pipeline.restore import Item, restore
from crosswright.web.api.archive import archive_file
from crosswright.web.api.puzzles import Imported, imported
from crosswright.web.drawing import draw
from crosswright.web.keeping import Library

router = APIRouter()

Field = Annotated[str, Form(max_length=500)]


@router.post("/import")
async def bring(request: Request, library: Library, files: list[UploadFile]) -> Response:
    """Bring in files of any format, and archives of libraries; tell what became of each."""
    told: list[Imported] = []
    restored: list[Item] = []
    for file in files:
        if not file.filename and not file.size:
            # A form that was sent without choosing anything.
            continue
        if await run_in_threadpool(_is_archive, file):
            done = await run_in_threadpool(restore, library, file.file)
            restored += done.items
        else:
            told.append(await imported(request, file))
    if len(told) == 1 and not restored and told[0].puzzle and not told[0].warnings:
        return to(f"/puzzles/{told[0].puzzle.id}")
    failed = any(x.error for x in told) or any(x.reason for x in restored)
    return draw(
        request, "imported.html", status=400 if failed else 200, files=told, restored=restored
    )


@router.get("/archive")
def export(library: Library) -> Response:
    """Everything, as one file."""
    return archive_file(library)


@router.post("/collections")
def create(library: Library, name: Field) -> Response:
    """Make a collection."""
    return shown(library.collections.create(name).id)


@router.post("/collections/{id}/rename")
def rename(library: Library, id: str, name: Field) -> Response:
    """Call a collection otherwise."""
    return shown(library.collections.rename(id, name).id)


@router.post("/collections/{id}/drop")
def drop(library: Library, id: str) -> Response:
    """Take a collection apart; its puzzles stay."""
    library.collections.drop(id)
    return to("/")


@router.post("/collections/{id}/move")
def move(
    library: Library, id: str, puzzle: Field, by: Annotated[int, Form(ge=-1, le=1)]
) -> Response:
    """Move a puzzle up or down in a collection."""
    library.collections.move(id, puzzle, by=by)
    return shown(id)


@router.post("/collections/{id}/remove")
def remove(library: Library, id: str, puzzle: Field) -> Response:
    """Take a puzzle out of a collection; it stays in the library."""
    library.collections.remove(id, puzzle)
    return shown(id)


def shown(id: str) -> Response:
    """Go to the page of a collection."""
    return to(f"/?collection={id}")


def to(address: str) -> Response:
    """Go on to another page of ours once a form was sent."""
    return RedirectResponse(address, status_code=303)


def _is_archive(file: UploadFile) -> bool:
    """Whether an uploaded file is a library; spreadsheets and others are zip files too."""
    try:
        with zipfile.ZipFile(file.file) as archive:
            return MANIFEST in archive.namelist()
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError, RuntimeError):
        return False
    finally:
        file.file.seek(0)
