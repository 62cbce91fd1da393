"""Orders as pages and the API see them: begun, watched, stopped, and kept for a while when done.

What is kept is bounded in number, in bytes and in time: it is what a page shows again when it is
loaded again, not a place to keep puzzles.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from enum import Enum

from crosswright.web.tools import Json
from crosswright.web.workers import Broken, Pool, Refused, Stopped, Ticket

MOST_KEPT = 400
MOST_BYTES = 96 * 1024 * 1024
LONGEST_KEPT = 3600.0
"""Seconds that what was made is kept at most, where its place is not needed before."""

HEARTBEAT = 15.0
"""Seconds after which a line that had nothing to say says so, lest it be cut."""


class State(Enum):
    """Where an order is."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    STOPPED = "stopped"


OVER = frozenset({State.DONE, State.FAILED, State.STOPPED})


@dataclass(slots=True, eq=False)
class Job:
    """One order and what became of it; `error` is one line where it failed or was stopped."""

    id: str
    task: str
    request: Json
    ticket: Ticket
    began: float = field(default_factory=time.monotonic)
    state: State = State.WAITING
    progress: Json = field(default_factory=dict)
    result: Json = field(default_factory=dict)
    error: str = ""
    is_ours: bool = False
    """Whether the failure is our own fault."""
    size: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will change."""
        return self.state in OVER

    def tell(self) -> None:
        """Wake everybody who waits for news."""
        self.news.set()
        self.news = asyncio.Event()


class Jobs:
    """The orders of one server."""

    def __init__(self, pool: Pool, *, seconds: float) -> None:
        self._pool = pool
        self._seconds = seconds
        self._jobs: dict[str, Job] = {}

    def begin(self, task: str, request: Json, *, seconds: float | None = None) -> Job:
        """Take an order; it takes at most `seconds`, and never more than the server allows.

        Raises:
            Busy: when too many wait already.
        """
        loop = asyncio.get_running_loop()
        id = secrets.token_urlsafe(15)

        def heard(values: Json) -> None:
            loop.call_soon_threadsafe(self._progress, id, values)

        most = min(seconds or self._seconds, self._seconds)
        ticket = self._pool.submit(task, request, seconds=most, on_progress=heard)
        job = self._jobs[id] = Job(id, task, request, ticket)
        waited = asyncio.wrap_future(ticket.result)
        waited.add_done_callback(lambda done: self._over(job, done))
        self._forget()
        return job

    def find(self, id: str) -> Job | None:
        """The order of this id, unless it is forgotten or never was."""
        return self._jobs.get(id)

    def stop(self, job: Job) -> None:
        """Stop an order; it is over soon."""
        if not job.is_over:
            self._pool.stop(job.ticket)

    async def wait(self, job: Job, seconds: float) -> bool:
        """Wait until an order is over, at most so long; whether it is."""
        try:
            async with asyncio.timeout(seconds):
                while not job.is_over:
                    await job.news.wait()
        except TimeoutError:
            return job.is_over
        return True

    async def events(self, job: Job) -> AsyncIterator[Mapping[str, object]]:
        """What becomes of an order, from now until it is over; {} where nothing did for a while."""
        while True:
            news = job.news
            yield self.told(job)
            if job.is_over:
                return
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await news.wait()
                    break
                except TimeoutError:
                    yield {}

    def told(self, job: Job) -> dict[str, object]:
        """An order as plain values, less its result."""
        place = self._pool.place(job.ticket) if job.state is State.WAITING else 0
        progress = dict(job.progress)
        if place and (tag := self._pool.preparing()):
            # What those before it wait for, it waits for too.
            progress["preparing"] = tag
        return {
            "id": job.id,
            "task": job.task,
            "state": job.state.value,
            "before": place,
            "seconds": round(time.monotonic() - job.began, 1),
            "progress": progress,
            "error": job.error,
        }

    def _progress(self, id: str, values: Json) -> None:
        job = self._jobs.get(id)
        if job is not None and not job.is_over:
            job.state = State.RUNNING
            job.progress = values
            job.tell()

    def _over(self, job: Job, done: "asyncio.Future[Json]") -> None:
        error = None if done.cancelled() else done.exception()
        if done.cancelled() or isinstance(error, Stopped):
            job.state, job.error = State.STOPPED, str(error or "stopped")
        elif error is not None:
            job.state, job.error = State.FAILED, str(error)
            job.is_ours = isinstance(error, Broken) or not isinstance(error, Refused)
        else:
            job.state, job.result = State.DONE, done.result()
        job.size = _size(job.result) + _size(job.request)
        job.tell()
        self._forget()

    def _forget(self) -> None:
        """Let go of what has been over for long, and of more than there is room for."""
        now = time.monotonic()
        over = [job for job in self._jobs.values() if job.is_over]
        size = sum(job.size for job in over)
        count = len(over)
        for job in over:
            if count <= MOST_KEPT and size <= MOST_BYTES and now - job.began < LONGEST_KEPT:
                return
            del self._jobs[job.id]
            size -= job.size
            count -= 1


def _size(value: object) -> int:
    """Roughly the bytes of plain values."""
    if isinstance(value, str):
        return 50 + 2 * len(value)
    if isinstance(value, bytes):
        return 50 + len(value)
    if isinstance(value, Mapping):
        return 200 + sum(_size(key) + _size(inner) for key, inner in value.items())
    if isinstance(value, list | tuple):
        return 60 + sum(map(_size, value))
    return 30
