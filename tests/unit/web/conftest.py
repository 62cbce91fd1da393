"""Visitors of a studio in this process: no socket, no browser; workers are real processes."""

import asyncio
import json
import re
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import pytest

from crosswright.lexicon.home import HOME_VARIABLE
from crosswright.web.app import create_app
from crosswright.web.security import FORGERY_COOKIE, FORGERY_HEADER
from crosswright.web.settings import Settings

Got = TypeVar("Got")
ADDRESS = "http://127.0.0.1:8000"


class Visitor:
    """Somebody who asks an application, one request after the other, and keeps cookies.

    The application lives in a thread of its own: the tests in a browser leave a running loop in
    theirs.
    """

    def __init__(self, settings: Settings, store: Any = None, address: str = ADDRESS) -> None:
        self.app = create_app(settings, store)
        self._thread = ThreadPoolExecutor(max_workers=1)
        self._runner = asyncio.Runner()
        self._life = self.app.router.lifespan_context(self.app)
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app),
            base_url=address,
            timeout=120,
        )

    def __enter__(self) -> Self:
        self._run(self._life.__aenter__())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._run(self._leave())
        self._thread.submit(self._runner.close).result()
        self._thread.shutdown()

    def until_ready(self, tag: str) -> None:
        """Wait until the words of a language are made ready in the background."""
        self._run(self.app.state.warmth.ready(tag))

    def _run(self, work: Coroutine[Any, Any, Got]) -> Got:
        return self._thread.submit(self._runner.run, work).result()

    async def _leave(self) -> None:
        await self.client.aclose()
        await self._life.__aexit__(None, None, None)

    def ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        """Send a request as it is."""
        return self._run(self.client.request(method, path, **how))

    def get(self, path: str, **how: Any) -> httpx.Response:
        """Look at something."""
        return self.ask("GET", path, **how)

    def send(self, method: str, path: str, **how: Any) -> httpx.Response:
        """Change something as a script of our pages does: with the token of its page."""
        if FORGERY_COOKIE not in self.client.cookies:
            self.get("/login")
        headers = {FORGERY_HEADER: self.client.cookies[FORGERY_COOKIE], **how.pop("headers", {})}
        return self.ask(method, path, headers=headers, **how)

    def submit(self, page: str, path: str, **how: Any) -> httpx.Response:
        """Submit a form of a page as a browser without scripts does."""
        text = self.get(page).text
        found = re.search(r'name="form_token" value="([^"]+)"', text)
        assert found is not None, f"{page} has no form"
        data = {"form_token": found[1], **how.pop("data", {})}
        return self.ask("POST", path, data=data, headers={"Origin": ADDRESS}, **how)

    def order(self, task: str, request: dict[str, Any]) -> dict[str, Any]:
        """Have something made, and wait for it."""
        begun = self.send("POST", "/api/jobs", json={"task": task, "request": request})
        assert begun.status_code == 202, begun.text
        id = begun.json()["id"]
        self.events(id)
        return dict(self.get(f"/api/jobs/{id}").json())

    def events(self, id: str) -> list[dict[str, Any]]:
        """The news of an order until it is over."""
        told = self.get(f"/api/jobs/{id}/events").text
        return [
            json.loads(line.removeprefix("data: "))
            for line in told.splitlines()
            if line.startswith("data: ")
        ]


@pytest.fixture(scope="session", autouse=True)
def home(request: pytest.FixtureRequest) -> Iterator[None]:
    """Workers find the lexicons of the other tests, and build what is lacking there once."""
    with pytest.MonkeyPatch.context() as patch:
        if request.config.cache:
            patch.setenv(HOME_VARIABLE, str(request.config.cache.mkdir("lexicons")))
        yield


@pytest.fixture(scope="module")
def studio() -> Iterator[Visitor]:
    """Somebody in a studio with no store, the same for a whole file of tests.

    Nothing is given up because the machine is busy.
    """
    with Visitor(Settings(patience=600.0, seconds=600.0)) as visitor:
        yield visitor


Opened = Callable[..., Visitor]


@pytest.fixture
def opened() -> Iterator[Opened]:
    """Open a studio with settings of one's own: `opened(token=…)`."""
    visitors: list[Visitor] = []

    def open_studio(*, store: Any = None, address: str = ADDRESS, **settings: Any) -> Visitor:
        visitor = Visitor(Settings(**settings), store, address).__enter__()
        visitors.append(visitor)
        return visitor

    yield open_studio
    for visitor in visitors:
        visitor.__exit__(None, None, None)
