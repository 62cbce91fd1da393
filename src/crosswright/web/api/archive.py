"""Everything in the library as one file, and back."""

from datetime import UTC, datetime
from itertools import chain
from typing import Any

from fastapi import APIRouter, UploadFile
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from crosswright.pipeline.archive import archive_pieces
from crosswright.pipeline.restore import restore
from crosswright.store import Store
from crosswright.web.keeping import Library

router = APIRouter(tags=["library"])

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
    """The archive as a file to take away, sent as it is made.

    A library that does not answer at all is told before anything is sent; where it goes away in the
    middle, the file ends without its end, which browsers and zip programs see.
    """
    pieces = archive_pieces(library)
    first = next(pieces)
    name = f"crosswright-{datetime.now(UTC):%Y-%m-%d}.zip"
    return StreamingResponse(
        # Each piece is made by a thread of its own turn: a large library holds none for long.
        chain((first,), pieces),
        media_type="application/zip",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
