"""What the API and the pages of the library share: the store of this server."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import Depends, HTTPException, Request
from fastapi.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile as AnyFile

from crosswright.errors import UsageError
from crosswright.pipeline.library import document_in
from crosswright.store import About, Document, Kept, Store, UsedClue
from crosswright.web.live import ask

MOST_FILE = 16 * 1024 * 1024
"""Bytes of one puzzle file that is brought in."""
MOST_DOCUMENT = 8_000_000
"""Signs of a document that is sent to be kept."""


def library_of(request: Request) -> Store:
    """The store of this server.

    Raises:
        HTTPException: 403 for a public demo, which has none.
    """
    store: Store | None = request.app.state.store
    if store is None:
        raise HTTPException(403, "this server keeps nothing; take the puzzle away as a file")
    return store


Library = Annotated[Store, Depends(library_of)]


def document_read(values: Mapping[str, Any]) -> Document:
    """A document that a helper sent back as plain values."""
    clues = tuple(UsedClue(**clue) for clue in values["clues"])
    return Document(**{**values, "clues": clues})


def document_sent(text: str) -> Document:
    """A document that a page or a program sent.

    Raises:
        FormatError: for a text that is no ipuz.
        HTTPException: 413 for one that is too long.
    """
    if len(text) > MOST_DOCUMENT:
        raise HTTPException(413, f"the document has more than {MOST_DOCUMENT} signs")
    return document_in(text)


async def brought(request: Request, file: AnyFile) -> tuple[Kept, list[str]]:
    """Put an uploaded file into the library; what was guessed on reading it comes with it.

    Raises:
        Refused, UsageError: for a file that cannot be read.
        Broken: for one that takes too long.
        Busy: when too many are being read.
    """
    store, name = library_of(request), (file.filename or "")[-200:]
    data = await file.read(MOST_FILE + 1)
    if len(data) > MOST_FILE:
        raise UsageError(f"{name!r:.80} is larger than {MOST_FILE} bytes; no puzzle is")
    values = {"data": data, "name": name, "language": ""}
    read = await ask(request, "read", values, desk=True)
    document = document_read(read["document"])
    return await run_in_threadpool(store.puzzles.create, document), read["warnings"]


def etag(about: About) -> str:
    """How HTTP names a revision."""
    return f'"{about.revision}"'
