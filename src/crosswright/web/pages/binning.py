"""The three forms of whatever can be put into the bin: put it there, take it out, take it away for good."""

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from crosswright.store import Binned, Store
from crosswright.web.keeping import Library
from crosswright.web.pages.library import to


def bin_router(
    page: str, things: Callable[[Store], Binned[Any]], *, after: str, bin: str
) -> APIRouter:
    """The forms of the things whose pages begin with `page`.

    `after` is the page to go to when one was put into the bin, with {id} for its id; `bin` is where
    the bin is seen.
    """
    router = APIRouter(prefix=page)

    @router.post("/{id}/bin")
    def put_into_bin(library: Library, id: str) -> Response:
        things(library).bin(id)
        return to(after.format(id=id))

    @router.post("/{id}/bring-back")
    def bring_back(library: Library, id: str) -> Response:
        things(library).bring_back(id)
        return to(f"{page}/{id}")

    @router.post("/{id}/forget")
    def forget(library: Library, id: str) -> Response:
        things(library).forget(id)
        return to(bin)

    return router
