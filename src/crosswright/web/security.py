"""Who may come in, from where, and with how much; and what every answer says about itself.

Every request passes the `Guard` before any route sees it. Forms and API calls that change something
must also show the token of `anti_forgery`, which the tables of routers demand for all of them.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from ipaddress import ip_address
from time import monotonic
from urllib.parse import urlsplit

from fastapi import HTTPException, Request
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crosswright.web.settings import Settings

FORGERY_COOKIE = "crosswright-form"
FORGERY_FIELD = "form_token"
FORGERY_HEADER = "X-Form-Token"
LOGIN_COOKIE = "crosswright-login"

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
OPEN_PATHS = ("/login", "/static/")
"""What can be seen before the token of the server is given."""

UPLOADS = ("/api/archive", "/api/import", "/import", "/lists", "/new/", "/api/list-file")
"""Beginnings of paths that take files, and so larger bodies."""

MOST_FILES, MOST_FIELDS = 200, 1000
"""Of one form."""

Refusal = Callable[[Scope, int, str], Response]
"""How a refusal is told: scope, status, and one line why."""


BODY_SECONDS, BODY_SPEED = 30.0, 16 * 1024
"""What a body may take: so many seconds, and one more for each so many bytes that came."""


class _Unread(Exception):
    """Indicates a body that grew beyond its bound while it was read, or that came too slowly."""


class Guard:
    """Lets in requests of known hosts and origins, of bounded size, from people who may come in."""

    def __init__(self, app: ASGIApp, *, settings: Settings, policy: str, refuse: Refusal) -> None:
        self.app = app
        self.settings = settings
        self.policy = policy
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it; every answer gets its headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        given = cookie(headers, FORGERY_COOKIE)
        token = given if _is_token(given) else secrets.token_urlsafe(24)
        scope.setdefault("state", {})["form_token"] = token
        reading = _Reading(receive, self._most(scope["path"]))
        telling = _Telling(send, self.policy, new_cookie=None if token == given else token)
        refused = self._refused(scope, headers)
        if refused is not None:
            await self.refuse(scope, *refused)(scope, receive, telling)
            return
        try:
            await self.app(scope, reading, telling.unless(reading))
        except _Unread:
            if telling.begun:
                raise
        if reading.refused is not None and not telling.begun:
            await self.refuse(scope, *reading.refused)(scope, receive, telling)

    def _refused(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Why a request is not let in: a status and one line; None where it is."""
        if not self._is_known(headers.get("host", "")):
            return 400, "this server does not answer to that host name; use its own address"
        most = self._most(scope["path"])
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()):
            return 400, "the length of the request is no number"
        if int(length) > most:
            return 413, f"the request is larger than {most} bytes; send less"
        if scope["method"] not in SAFE and not is_own_origin(headers):
            return 403, "the request comes from another site; use the pages of this one"
        if not is_logged_in(headers, self.settings) and not scope["path"].startswith(OPEN_PATHS):
            return 401, "give the token of this server first, at /login"
        return None

    def _is_known(self, host: str) -> bool:
        # A page elsewhere can point a name of its own at us, but never a number.
        name = (urlsplit(f"//{host}").hostname or "") if _is_host(host) else ""
        if name == "localhost" or name in self.settings.names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def _most(self, path: str) -> int:
        uploads = path.startswith(UPLOADS)
        return self.settings.most_upload if uploads else self.settings.most_body


class _Reading:
    """The body of a request, counted and timed as it comes; `refused` says why it was given up."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._read = 0
        self._is_whole = False
        self._began: float | None = None
        self.refused: tuple[int, str] | None = None

    async def __call__(self) -> Message:
        if self._is_whole:
            # Now it is waited for the visitor to leave, which may take as long as it likes.
            return await self._receive()
        # A body that nobody asked for yet is not late.
        self._began = monotonic() if self._began is None else self._began
        last = self._began + BODY_SECONDS + self._read / BODY_SPEED
        try:
            async with asyncio.timeout(max(0.0, last - monotonic())):
                message = await self._receive()
        except TimeoutError:
            self.refused = 408, "the request came too slowly; send it again"
            raise _Unread from None
        self._is_whole = not message.get("more_body", False)
        self._read += len(message.get("body", b""))
        if self._read > self._most:
            self.refused = 413, f"the request is larger than {self._most} bytes; send less"
            raise _Unread
        return message


class _Telling:
    """An answer, with the headers that every answer has."""

    def __init__(self, send: Send, policy: str, *, new_cookie: str | None) -> None:
        self._send = send
        self._policy = policy
        self._new_cookie = new_cookie
        self.begun = False

    def unless(self, reading: _Reading) -> Send:
        """This answer, but nothing of it where the request was given up while it was read.

        Who reads a body may take its end for any fault, and answer so; we know better.
        """

        async def send(message: Message) -> None:
            if self.begun or reading.refused is None:
                await self(message)

        return send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Content-Security-Policy", self._policy)
            if self._new_cookie and headers.get("content-type", "").startswith("text/html"):
                headers.append("Set-Cookie", _cookie_text(FORGERY_COOKIE, self._new_cookie))
        await self._send(message)


_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # With "no-referrer" browsers hide the origin of forms too, and we ask for it.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cache-Control": "no-store",
}


def policy_for(scripts: str) -> str:
    """The content policy of our pages; `scripts` are hashes of what may stand in the page."""
    return (
        f"default-src 'none'; script-src 'self' {scripts}; style-src 'self'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    )


def is_own_origin(headers: Headers) -> bool:
    """Whether a request was sent by a page of this server, or by no page at all.

    Browsers say where a request that changes something comes from; programs that are no browser say
    nothing, and carry nobody's cookies.
    """
    site = headers.get("sec-fetch-site")
    if site is not None and site != "same-origin":
        return site == "none" and "origin" not in headers
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def form_token(request: Request) -> str:
    """The token that forms and scripts of the page for this request must send back."""
    token: str = request.scope["state"]["form_token"]
    return token


async def anti_forgery(request: Request) -> None:
    """Demand of every request that changes something the token its page was given.

    It stands in a cookie that only our own pages can read back to us in a form or a header. No
    secret of the server is involved, so that an open page survives a restart.

    Raises:
        HTTPException: 403 without it.
    """
    if request.method in SAFE:
        return
    settings: Settings = request.app.state.settings
    if settings.token and _is_token_of(settings, bearer(request.headers)):
        # Who shows the token of the server is a program, not a page.
        return
    kept = request.cookies.get(FORGERY_COOKIE, "")
    sent = request.headers.get(FORGERY_HEADER)
    if sent is None and _is_form(request):
        form = await request.form(max_files=MOST_FILES, max_fields=MOST_FIELDS)
        field = form.get(FORGERY_FIELD)
        sent = field if isinstance(field, str) else None
    if not _is_token(kept) or not hmac.compare_digest((sent or "").encode(), kept.encode()):
        await request.close()
        raise HTTPException(
            403, f"the page is too old or not ours; load it again (header {FORGERY_HEADER})"
        )


def is_logged_in(headers: Headers, settings: Settings) -> bool:
    """Whether a request may pass a server that asks for a token."""
    if not settings.token or settings.public_demo:
        return True
    shown = bearer(headers)
    if shown:
        return _is_token_of(settings, shown)
    kept = cookie(headers, LOGIN_COOKIE)
    return hmac.compare_digest(kept.encode(), login_mark(settings.token).encode())


def login_mark(token: str) -> str:
    """What the cookie of a person who knew the token holds: it proves the token, and is not it."""
    return hmac.new(token.encode(), b"crosswright login", hashlib.sha256).hexdigest()


def login_cookie(token: str) -> str:
    """The `Set-Cookie` of a person who knew the token."""
    return f"{_cookie_text(LOGIN_COOKIE, login_mark(token))}; Max-Age=2592000"


def bearer(headers: Headers) -> str:
    """The token in an `Authorization: Bearer` header; "" where there is none."""
    scheme, _, value = headers.get("authorization", "").partition(" ")
    return value.strip() if scheme.lower() == "bearer" else ""


def cookie(headers: Headers, name: str) -> str:
    """The value of a cookie, "" where there is none."""
    for line in headers.getlist("cookie"):
        for part in line.split(";"):
            key, _, value = part.strip().partition("=")
            if key == name:
                return value
    return ""


def _cookie_text(name: str, value: str) -> str:
    return f"{name}={value}; Path=/; HttpOnly; SameSite=Strict"


def _is_token_of(settings: Settings, shown: str) -> bool:
    return hmac.compare_digest(shown.encode(), settings.token.encode())


def _is_token(text: str) -> bool:
    return (
        20 <= len(text) <= 64
        and text.isascii()
        and text.replace("-", "").replace("_", "").isalnum()
    )


def _is_host(host: str) -> bool:
    return bool(host) and host.isascii() and not set(host) & set("/\\@?# ")


def _is_form(request: Request) -> bool:
    kind = request.headers.get("content-type", "")
    return kind.startswith(("application/x-www-form-urlencoded", "multipart/form-data"))
