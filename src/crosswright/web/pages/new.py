"""Quick makers: one page a family, a form and below it the puzzle.

The page works as forms do: what was sent is answered with a redirection to the order, whose page can
be loaded again. With scripts it is the same page, only without the waiting.
"""

from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse, RedirectResponse, Response
from starlette.datastructures import FormData, UploadFile

from crosswright.errors import CrosswrightError
from crosswright.kinds import STYLES
from crosswright.languages import LANGUAGES
from crosswright.pipeline.quick import FAMILIES
from crosswright.web.api.jobs import find
from crosswright.web.api.makers import text_of
from crosswright.web.drawing import draw
from crosswright.web.jobs import Job, Jobs, State
from crosswright.web.keeping import library_of
from crosswright.web.live import ask
from crosswright.web.pages.new_form import empty_fields, fields_of, values_of
from crosswright.web.told import tell
from crosswright.web.words import catalogue_of, language_of
from crosswright.web.workers import Busy

router = APIRouter()

AGAIN_IN = "2"
"""Seconds after which a page that waits for its order is loaded again, where no script does it."""

SAYING_LETTERS = (6, 30)
"""How long the hidden end of a saying is that the search offers."""


AS_WRITTEN = ("phrase_kind", "phrase", "setup", "saying_words", "seed")
"""Fields that a page shows again as they were, when nothing is made."""


@router.get("/new/{family}")
async def page(
    request: Request, family: str, made: str = "", job: str = "", list: str = ""
) -> Response:
    """The form, with a kept `list` already in it; with `made` or `job` an order, and its outcome."""
    _check(family)
    if not made and not job:
        fields = empty_fields(family, language=_language(request))
        _make_ready(request, str(fields["language"]))
        if list:
            words = await run_in_threadpool(library_of(request).lists.read, list)
            fields |= {"words": words.text, "language": words.language}
        return _page(request, family, fields)
    order = find(request, made or job)
    if order.request.get("family") != family:
        raise HTTPException(404, "there is no such order, or it was forgotten; order it again")
    if not order.is_over:
        waiting = _page(request, family, fields_of(order.request), job=order)
        waiting.headers["Refresh"] = AGAIN_IN
        return waiting
    if order.state is State.DONE:
        return _page(request, family, fields_of(order.request), made=order)
    return _page(request, family, fields_of(order.request), problem=order.error)


@router.post("/new/{family}")
async def order(request: Request, family: str) -> Response:
    """Do what the button says: `make`, make it `again` differently, `read` the list, find `sayings`."""
    _check(family)
    form = await request.form()
    action = str(form.get("action", "make"))
    wants_json = "application/json" in request.headers.get("accept", "")
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    try:
        uploaded = form.get("file")
        if isinstance(uploaded, UploadFile) and uploaded.filename:
            fields["words"] = await text_of(request, uploaded, fields.get("language", ""))
        values = values_of(family, FormData(fields), again=action == "again")
        # As it was written, though an order would leave some of it out.
        written = {name: fields[name] for name in AS_WRITTEN if name in fields}
        shown = fields_of(values) | {"phrase_kind": "none"} | written
        if action in ("read", "sayings"):
            return await _looked(request, family, shown, action, fields)
        return await _made(request, family, values, wants_json=wants_json)
    except Busy as busy:
        told = {"Retry-After": str(busy.seconds)}
        return _refused(request, family, fields, str(busy), 429, told, wants_json=wants_json)
    except CrosswrightError as error:
        return _refused(request, family, fields, str(error), 400, {}, wants_json=wants_json)
    finally:
        await form.close()


@router.post("/new/{family}/stop/{id}")
async def stop(request: Request, family: str, id: str) -> Response:
    """Stop an order that nobody wants to wait for, and show the form again."""
    _check(family)
    jobs: Jobs = request.app.state.jobs
    found = find(request, id)
    jobs.stop(found)
    await jobs.wait(found, request.app.state.settings.patience)
    return RedirectResponse(f"/new/{family}?made={id}", status_code=303)


async def _made(
    request: Request, family: str, values: dict[str, Any], *, wants_json: bool
) -> Response:
    """Order a puzzle; a script hears at once where to watch, a form waits a while."""
    jobs: Jobs = request.app.state.jobs
    job = jobs.begin("make", values | _preference(family, request))
    if wants_json:
        return JSONResponse({"id": job.id, "made": f"/new/{family}?made={job.id}"}, 202)
    over = await jobs.wait(job, request.app.state.settings.patience)
    where = f"/new/{family}?made={job.id}#made" if over else f"/new/{family}?job={job.id}"
    return RedirectResponse(where, status_code=303)


async def _looked(
    request: Request, family: str, shown: dict[str, Any], action: str, fields: dict[str, str]
) -> Response:
    """The page with the list as it is read, or with sayings to choose from."""
    tag, prefer = fields.get("language", ""), language_of(request)
    read = await ask(
        request, "read-list", {"text": shown["words"], "language": tag, "prefer": prefer}
    )
    if action == "read":
        return _page(request, family, shown, reading=read)
    fewest, most = SAYING_LETTERS
    found = await ask(
        request,
        "sayings",
        {
            "language": tag or read["language"],
            "words": fields.get("saying_words", ""),
            "fewest": fewest,
            "most": most,
        },
    )
    shown |= {"phrase_kind": "found"}
    return _page(request, family, shown, reading=read, sayings=found["sayings"])


def _refused(
    request: Request,
    family: str,
    fields: dict[str, str],
    line: str,
    status: int,
    headers: dict[str, str],
    *,
    wants_json: bool,
) -> Response:
    """What is wrong, above a form that lost nothing of what was written into it."""
    if wants_json:
        return JSONResponse({"error": tell(catalogue_of(request), line)}, status, headers)
    shown = empty_fields(family, language=_language(request))
    unchecked = {name: False for name, value in shown.items() if isinstance(value, bool)}
    kept = {name: value for name, value in fields.items() if name in shown}
    answer = _page(request, family, shown | unchecked | kept, problem=line, status=status)
    answer.headers.update(headers)
    return answer


def _page(
    request: Request,
    family: str,
    fields: dict[str, Any],
    *,
    job: Job | None = None,
    made: Job | None = None,
    problem: str = "",
    reading: dict[str, Any] | None = None,
    sayings: list[dict[str, Any]] | None = None,
    status: int = 200,
) -> Response:
    result = None if made is None else made.result
    return draw(
        request,
        f"new/{family}.html",
        status=status,
        family=family,
        fields=fields,
        styles=tuple(STYLES),
        tongues={tag: tongue.own_name for tag, tongue in LANGUAGES.items()},
        problem=problem,
        reading=reading or (result or {}).get("reading"),
        sayings=sayings,
        job=job,
        told=None if job is None else request.app.state.jobs.told(job),
        made=result,
        made_id="" if made is None else made.id,
        keeps=request.app.state.store is not None,
    )


def _make_ready(request: Request, tag: str) -> None:
    """Let the words that a form will most likely ask for be prepared while a person fills it in."""
    if tag and request.app.state.settings.language:
        request.app.state.warmth.want(tag)


def _preference(family: str, request: Request) -> dict[str, str]:
    """Which language to prefer where a list could be several, for families that find it out."""
    fields = FAMILIES[family].order.__dataclass_fields__
    return {"prefer": _language(request)} if "prefer" in fields else {}


def _language(request: Request) -> str:
    tag = language_of(request)
    return tag if tag in LANGUAGES else "en"


def _check(family: str) -> None:
    if family not in FAMILIES:
        raise HTTPException(404, "there is nothing at this address")
