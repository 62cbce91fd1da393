"""Where a person begins: what can be made, and what they have made."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from crosswright.languages import LANGUAGES
from crosswright.store import Store
from crosswright.web.drawing import draw

router = APIRouter()

ON_A_PAGE = 30
"""Puzzles on one page of the library."""

KINDS = ("crossword", "crisscross", "arrowword", "wordsearch")

Text = Annotated[str, Query(max_length=500)]


@router.get("/")
def home(
    request: Request,
    search: Text = "",
    kind: Text = "",
    language: Text = "",
    collection: Text = "",
    bin: bool = False,
    first: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> Response:
    """The families to choose from, and the library where there is one."""
    store: Store | None = request.app.state.store
    if store is None:
        return draw(request, "home.html", library=None)
    wanted = {"search": search, "kind": kind, "language": language, "collection": collection}
    page = store.puzzles.page(**wanted, binned=bin, first=first, most=ON_A_PAGE)
    shown = store.collections.read(collection) if collection else None
    library = {
        "page": page,
        "wanted": wanted,
        "bin": bin,
        "first": first,
        "next": first + ON_A_PAGE if first + ON_A_PAGE < page.total else None,
        "previous": max(0, first - ON_A_PAGE) if first else None,
        "collection": shown,
        "collections": store.collections.all(),
        "kinds": KINDS,
        "tongues": LANGUAGES,
        "asked": any(wanted.values()) or bin,
    }
    return draw(request, "home.html", library=library)
