"""Everything in the library as one file, and back."""

import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import IO, Any

from fastapi import APIRouter, UploadFile
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from crosswright.pipeline.archive import write_archive
from crosswright.pipeline.restore import restore
from crosswright.store import Store
from crosswright.web.keeping import Library

router = APIRouter(tags=["library"])

PIECE = 256 * 1024
ZIP: dict[int | str, dict[str, Any]] = {200: {"content": {"application/zip": {}}}}


class ItemTold(BaseModel):
    """What became of one thing of an archive; `reason` says why it was not taken in, if so."""

    what: str
    id: str
    name: str
    fate: str
    reason: str


@router.get(
    "/archive", response_class=StreamingResponse, responses=ZIP, summary="Take everything away"
)
def export(library: Library) -> StreamingResponse:
    """A zip file with every puzzle as ipuz, every revision, the word lists and collections."""
    return archive_file(library)


@router.post("/archive", summary="Take an archive in")
def take_in(library: Library, file: UploadFile) -> list[ItemTold]:
    """Take everything of an archive into the library; nothing is written over.

    The same archive twice changes nothing more.
    """
    told = restore(library, file.file)
    return [ItemTold.model_validate(x, from_attributes=True) for x in told.items]


def archive_file(library: Store) -> StreamingResponse:
    """The archive as a file to take away; it is whole before its first byte is sent."""
    file: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed when it is sent
    try:
        write_archive(library, file)
        size = file.tell()
        file.seek(0)
    except BaseException:
        file.close()
        raise
    name = f"crosswright-{datetime.now(UTC):%Y-%m-%d}.zip"
    return StreamingResponse(
        _pieces(file),
        media_type="application/zip",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Content-Length": str(size),
        },
    )


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    with closing(file):
        while piece := file.read(PIECE):
            yield piece
