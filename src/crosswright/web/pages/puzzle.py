"""One puzzle: how it looks, files of it to take away, what it was, where it belongs."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Form, HTTPException, Path, Query, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import Response

from crosswright.store import Conflict
from crosswright.web.drawing import draw
from crosswright.web.faults import FAULTS_HEADER, findings_of, told
from crosswright.web.handing import as_file
from crosswright.web.jobs import Jobs, State
from crosswright.web.keeping import Library, document_sent
from crosswright.web.live import ask
from crosswright.web.pages.binning import bin_router
from crosswright.web.pages.library import to

router = APIRouter()
router.include_router(
    bin_router("/puzzles", lambda store: store.puzzles, after="/puzzles/{id}", bin="/?bin=1")
)

SAVES_ON_A_PAGE = 100

Ending = Annotated[str, Path(max_length=20)]
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]
Revision = Annotated[int, Query(ge=0, le=2**31 - 1)]


@router.get("/puzzles/{id}")
async def puzzle_page(request: Request, library: Library, id: str) -> Response:
    """A puzzle with everything that can be done with it."""
    kept = await run_in_threadpool(library.puzzles.read, id)
    collections = await run_in_threadpool(library.collections.all)
    look, findings = await asyncio.gather(
        ask(request, "look", {"document": kept.text}, desk=True), findings_of(request, kept.text)
    )
    return draw(
        request,
        "puzzle.html",
        about=kept.about,
        look=look,
        origin=str(request.base_url).rstrip("/"),
        checked=findings is not None,
        faults=[x for x in findings or () if x["grave"] and not x["unfinished"]],
        unfinished=[x for x in findings or () if x["unfinished"]],
        within=[x for x in collections if id in x.puzzles],
        others=[x for x in collections if id not in x.puzzles],
    )


@router.get("/puzzles/{id}/file.{ending}")
async def puzzle_file(
    request: Request,
    library: Library,
    id: str,
    ending: Ending,
    revision: Revision = 0,
    inline: bool = False,
) -> Response:
    """A puzzle in any format or picture; as it was, where a revision is named.

    What is taken away is audited before, and a header says how many rules it breaks.
    """

    def text() -> str:
        if revision:
            return library.puzzles.revision(id, revision).text
        return library.puzzles.read(id).text

    document = await run_in_threadpool(text)
    answer = await as_file(request, document, ending, {}, shown=inline)
    findings = None if inline else await findings_of(request, document)
    if findings is not None:
        answer.headers[FAULTS_HEADER] = str(sum(x["grave"] for x in findings))
    if revision:
        # A revision never changes.
        answer.headers["Cache-Control"] = "private, max-age=86400, immutable"
    return answer


@router.get("/puzzles/{id}/audit")
async def audit_page(request: Request, library: Library, id: str) -> Response:
    """What the audit finds in a puzzle."""
    kept = await run_in_threadpool(library.puzzles.read, id)
    jobs: Jobs = request.app.state.jobs
    job = jobs.begin("audit", {"document": kept.text})
    await jobs.wait(job, request.app.state.settings.seconds)
    if job.state is not State.DONE:
        raise HTTPException(503, job.error or "the audit took too long; try again later")
    findings: list[dict[str, Any]] = [
        x for x in told(request, job.result["findings"]) if not x["unfinished"]
    ]
    return draw(request, "audit.html", about=kept.about, findings=findings)


@router.get("/puzzles/{id}/revisions")
def revisions_page(request: Request, library: Library, id: str, before: Revision = 0) -> Response:
    """Every save of a puzzle, the last one first."""
    saves = library.puzzles.revisions(id)
    older = [x for x in saves if not before or x.number < before]
    return draw(
        request,
        "revisions.html",
        about=library.puzzles.read(id).about,
        saves=older[:SAVES_ON_A_PAGE],
        before=older[SAVES_ON_A_PAGE - 1].number if len(older) > SAVES_ON_A_PAGE else None,
    )


@router.get("/puzzles/{id}/revisions/{number}")
def revision_page(request: Request, library: Library, id: str, number: Number) -> Response:
    """A puzzle as it was."""
    past = library.puzzles.revision(id, number)
    about = library.puzzles.read(id).about
    return draw(request, "revision.html", about=about, number=number, at=past.at)


@router.post("/puzzles/{id}/revisions/{number}")
def bring_revision_back(
    library: Library,
    id: str,
    number: Number,
    over: Annotated[int, Form(ge=1, le=2**31 - 1)],
) -> Response:
    """Save a puzzle as it was; what it is now stays among the revisions."""
    document = document_sent(library.puzzles.revision(id, number).text)
    if isinstance(library.puzzles.save(id, document, over=over), Conflict):
        raise HTTPException(409, "somebody saved this puzzle since; look at it again first")
    return to(f"/puzzles/{id}")


@router.post("/puzzles/{id}/copy")
def copy(library: Library, id: str) -> Response:
    """Begin a puzzle of its own with what this one is now."""
    made = library.puzzles.create(document_sent(library.puzzles.read(id).text))
    return to(f"/puzzles/{made.about.id}")


@router.post("/puzzles/{id}/collect")
def collect(library: Library, id: str, collection: Annotated[str, Form(max_length=40)]) -> Response:
    """Put a puzzle into a collection, behind the others."""
    library.collections.add(collection, id)
    return to(f"/puzzles/{id}")
