"""Word lists: keep, change, put into the bin; and where clues were used."""

from typing import Annotated

from fastapi import APIRouter, Form, HTTPException, Query, Request, UploadFile
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import Response

from crosswright.languages import LANGUAGES, SPELLINGS
from crosswright.store import ListConflict
from crosswright.web.api.makers import text_of
from crosswright.web.drawing import draw
from crosswright.web.keeping import Library
from crosswright.web.pages.binning import bin_router
from crosswright.web.pages.library import to

router = APIRouter()
router.include_router(
    bin_router("/lists", lambda store: store.lists, after="/lists", bin="/lists?bin=1")
)

MOST_LIST = 1_000_000
"""Signs of a list that is changed in a page; longer ones are read as files."""

PAPER_TAPE = ("\r\n", "\n")
"""How browsers end the lines they send, and how we do."""

Name = Annotated[str, Form(max_length=500)]
Tag = Annotated[str, Form(max_length=100)]
Text = Annotated[str, Form(max_length=MOST_LIST)]


@router.get("/lists")
def lists_page(request: Request, library: Library, bin: bool = False) -> Response:
    """Every word list, and a form for a new one."""
    return draw(
        request,
        "lists.html",
        lists=library.lists.all(binned=bin),
        bin=bin,
        tongues=LANGUAGES,
    )


@router.post("/lists")
async def create(
    request: Request,
    library: Library,
    name: Name,
    language: Tag,
    text: Text = "",
    file: UploadFile | None = None,
) -> Response:
    """Keep a new list, pasted or from a file of words, a spreadsheet or flashcards."""
    words = text.replace(*PAPER_TAPE)
    if file is not None and file.filename:
        words = await text_of(request, file, language)
    made = await run_in_threadpool(
        lambda: library.lists.create(name=name, language=language, text=words)
    )
    return to(f"/lists/{made.id}")


@router.get("/lists/{id}")
def list_page(request: Request, library: Library, id: str) -> Response:
    """One list, to be changed."""
    words = library.lists.read(id)
    return draw(request, "list.html", words=words, newer=None, tongues=LANGUAGES)


@router.post("/lists/{id}")
def save(
    request: Request,
    library: Library,
    id: str,
    name: Name,
    language: Tag,
    over: Annotated[int, Form(ge=1, le=2**31 - 1)],
    text: Text = "",
) -> Response:
    """Save a list; where somebody else did since, show both and let the person choose."""
    text = text.replace(*PAPER_TAPE)
    outcome = library.lists.save(id, name=name, language=language, text=text, over=over)
    if isinstance(outcome, ListConflict):
        mine = {"id": id, "name": name, "language": language, "text": text, "binned": None}
        newer = outcome.newer
        return draw(
            request,
            "list.html",
            status=409,
            words=mine | {"revision": newer.revision},
            newer=newer,
            tongues=LANGUAGES,
        )
    return to(f"/lists/{id}")


@router.get("/lists/{id}/file.txt")
def list_file(library: Library, id: str) -> Response:
    """A list as it was given."""
    return Response(
        library.lists.read(id).text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{id}.txt"'},
    )


@router.get("/clues")
def clues_page(
    request: Request,
    library: Library,
    answer: Annotated[str, Query(max_length=200)] = "",
    language: Annotated[str, Query(max_length=100)] = "",
) -> Response:
    """Where an answer was clued before, and how."""
    if language and language not in SPELLINGS:
        raise HTTPException(400, f"there is no language {language[:20]!r} here")
    uses = []
    tag = language or next(iter(LANGUAGES))
    if answer.strip():
        letters = "".join(SPELLINGS[tag].cells(answer))
        uses = list(library.clues.of(letters, language=tag))
    return draw(request, "clues.html", answer=answer, language=tag, uses=uses, tongues=LANGUAGES)
