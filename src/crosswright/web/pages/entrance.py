"""Before a person is in: the token of a server that others reach, and the interface's language."""

import hmac
import time
from typing import Annotated

from fastapi import APIRouter, Form, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from crosswright.web.drawing import draw
from crosswright.web.security import login_cookie
from crosswright.web.settings import Settings
from crosswright.web.words import LANGUAGE_COOKIE, NAMES

router = APIRouter()

MOST_TRIES = 10
"""Wrong tokens in a minute, from everybody together."""

YEAR = 365 * 24 * 3600


@router.get("/login")
async def login_page(request: Request) -> Response:
    """Ask for the token."""
    return draw(request, "login.html", wrong=False)


@router.post("/login")
async def login(request: Request, token: Annotated[str, Form()] = "") -> Response:
    """Let in who knows the token."""
    settings: Settings = request.app.state.settings
    wrong: list[float] = request.app.state.wrong_tokens
    now = time.monotonic()
    wrong[:] = [moment for moment in wrong if moment > now - 60]
    if len(wrong) >= MOST_TRIES:
        raise HTTPException(
            429, "too many wrong tokens; wait a minute", headers={"Retry-After": "60"}
        )
    if not settings.token or not hmac.compare_digest(token.encode(), settings.token.encode()):
        wrong.append(now)
        return draw(request, "login.html", status=403, wrong=True)
    answer = RedirectResponse("/", status_code=303)
    answer.headers.append("Set-Cookie", login_cookie(settings.token))
    return answer


@router.post("/language")
async def choose_language(
    request: Request, tag: Annotated[str, Form()], back: Annotated[str, Form()] = "/"
) -> Response:
    """Keep which language the pages speak, and go back to the page."""
    if tag not in NAMES:
        raise HTTPException(400, f"no page speaks {tag[:20]!r}; known are {', '.join(NAMES)}")
    # Only to a page of ours: an address with a host would lead elsewhere.
    is_ours = back.startswith("/") and not back.startswith(("//", "/\\"))
    answer = RedirectResponse(back if is_ours else "/", status_code=303)
    answer.set_cookie(LANGUAGE_COOKIE, tag, max_age=YEAR, httponly=True, samesite="strict")
    return answer
