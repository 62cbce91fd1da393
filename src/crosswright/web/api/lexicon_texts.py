"""The word lists that a request names, as texts a worker can read."""

from typing import Annotated

from fastapi import HTTPException, Request
from pydantic import Field

ListIds = Annotated[
    tuple[Annotated[str, Field(max_length=64)], ...],
    Field(
        max_length=8, description="Word lists of the library to use beside the language's words."
    ),
]

MOST_SIGNS = 4_000_000
"""All lists of one request together; more would be slow at every key."""


def texts_of(request: Request, ids: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Name and text of each list.

    Raises:
        HTTPException: 400 where nothing is kept, 413 for lists that are too long together.
        NotKept: for a list that is not there.
    """
    if not ids:
        return ()
    store = request.app.state.store
    if store is None:
        raise HTTPException(400, "this server keeps no word lists; leave 'lists' out")
    lists = [store.lists.read(id) for id in ids]
    if sum(len(found.text) for found in lists) > MOST_SIGNS:
        raise HTTPException(413, f"the lists have more than {MOST_SIGNS} signs; choose fewer")
    return tuple((found.name, found.text) for found in lists)
