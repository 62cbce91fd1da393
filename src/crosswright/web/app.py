"""The application: its guard, its tables of routers, its queue, and how errors are told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as AnyHTTPException
from starlette.responses import Response
from starlette.types import Scope

from crosswright.errors import CrosswrightError, NotKept, StoreAway, StoreError
from crosswright.web import api, pages
from crosswright.web.drawing import draw
from crosswright.web.jobs import Jobs
from crosswright.web.security import Guard, anti_forgery, policy_for
from crosswright.web.settings import Settings
from crosswright.web.static import assets
from crosswright.web.tasks import DESK, LIVE, TASKS
from crosswright.web.told import tell
from crosswright.web.warming import Warmth
from crosswright.web.words import catalogue_of
from crosswright.web.workers import Broken, Busy, Pool, Stopped

if TYPE_CHECKING:
    from crosswright.pipeline.library import Store

API = "/api/"


def create_app(settings: Settings, store: "Store | None" = None) -> FastAPI:
    """The studio as an ASGI application; `store` is where things are kept, None keeps nothing.

    Its state holds `settings`, `store`, `jobs` (making), `live` (help while somebody types), `desk`
    (files read and written) and `warmth` (words made ready in the background).
    """

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        makers = Pool(TASKS, size=settings.makers, queue=settings.queue)
        helpers = Pool(LIVE, size=settings.helpers, queue=4 * settings.queue)
        desk = Pool(DESK, size=settings.clerks, queue=2 * settings.queue)
        app.state.jobs = Jobs(makers, seconds=settings.seconds)
        app.state.live, app.state.desk = helpers, desk
        app.state.warmth = warmth = Warmth((makers, helpers))
        if settings.language:
            warmth.want(settings.language)
        try:
            yield
        finally:
            await warmth.close()
            for pool in (makers, helpers, desk):
                pool.close()

    app = FastAPI(
        title="Crosswright",
        description="Make, edit, check, print and play word puzzles.",
        version="1",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
        dependencies=[Depends(anti_forgery)],
    )
    app.state.settings = settings
    app.state.store = store
    app.state.wrong_tokens = []
    for router in api.ROUTERS:
        app.include_router(router, prefix="/api", responses=api.ERRORS)
    for router in pages.ROUTERS:
        app.include_router(router, include_in_schema=False)
    app.add_middleware(
        Guard,
        settings=settings,
        policy=policy_for(assets().import_map_hash()),
        refuse=_refusal,
    )
    for kind in (AnyHTTPException, RequestValidationError, CrosswrightError, Busy, Broken, Stopped):
        app.add_exception_handler(kind, _told)
    app.add_exception_handler(Exception, _told)
    return app


def _refusal(scope: Scope, status: int, line: str) -> Response:
    """What the guard says when it lets a request not in."""
    return _answer(Request(scope), status, line)


async def _told(request: Request, error: Exception) -> Response:
    """An error as its reader wants it: JSON under `/api`, a page elsewhere."""
    status, line, headers = _line_of(error)
    return _answer(request, status, line, headers)


def _line_of(error: Exception) -> tuple[int, str, dict[str, str]]:
    match error:
        case AnyHTTPException(status_code=404, detail="Not Found"):
            return 404, "there is nothing at this address", {}
        case AnyHTTPException():
            return error.status_code, _one_line(error.detail), dict(error.headers or {})
        case RequestValidationError():
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            return 422, _one_line(f"{where}: {first['msg'].lower()}"), {}
        case Busy():
            return 429, str(error), {"Retry-After": str(error.seconds)}
        case NotKept():
            return 404, _one_line(str(error)), {}
        case StoreAway():
            return 503, _one_line(str(error)), {"Retry-After": "5"}
        case StoreError():
            return 500, _one_line(str(error)), {}
        case CrosswrightError():
            return 400, _one_line(str(error)), {}
        case Stopped():
            return 409, str(error), {}
    return 500, "something broke in the server; its log says what", {}


def _answer(
    request: Request, status: int, line: str, headers: dict[str, str] | None = None
) -> Response:
    if request.url.path.startswith(API):
        told = tell(catalogue_of(request), line)
        return JSONResponse({"error": told}, status_code=status, headers=headers)
    if status == 401:
        return Response(status_code=303, headers={"Location": "/login"})
    page = draw(request, "error.html", status=status, line=line, number=status)
    page.headers.update(headers or {})
    return page


def _one_line(text: object) -> str:
    line = " ".join(str(text).split())[:500].rstrip(".")
    return line[:1].lower() + line[1:] if line[1:2].islower() else line
