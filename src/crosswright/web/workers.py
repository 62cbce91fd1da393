"""A few worker processes and a short queue before them; the server's own process never searches.

A worker keeps what its tasks load, so that a lexicon is read once. One that dies, or does not stop
when its time is over, is replaced; only its own order fails.
"""

import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess

from crosswright.errors import CrosswrightError
from crosswright.web.tools import Json
from crosswright.web.worker import Order, work

GRACE = 5.0
"""Seconds that a task has to end after its time, or after it was asked to stop."""

LOOK = 0.25
"""Seconds between two looks at the clock while a task runs."""

MOST_PREPARING = 600.0
"""Seconds that starting a process and making words of a language ready may take; they do not count
against the time of an order."""


class Busy(Exception):
    """Indicates a queue that is full; `seconds` is when to ask again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"too much is asked of this server just now; try again in {seconds} s")
        self.seconds = seconds


class Refused(CrosswrightError):
    """Indicates a task that named what is wrong with its request."""


class Broken(Exception):
    """Indicates a task that failed by our own fault, or whose worker was ended."""


class Stopped(Exception):
    """Indicates an order that nobody wants any more."""


@dataclass(slots=True, eq=False)
class Ticket:
    """An order that was taken: `result` is what its task returns, or raises."""

    number: int
    task: str
    request: Json
    seconds: float
    key: str
    on_progress: Callable[[Json], None] | None
    result: "Future[Json]" = field(default_factory=Future)
    stop_asked: float | None = None
    preparing: str = ""
    """The language whose words are being made ready for it, "" for none."""


class Pool:
    """Workers and their queue.

    `tasks` says where each task is found. Up to `size` processes are started as orders come. More
    than `queue` waiting orders are refused with `Busy`.
    """

    def __init__(self, tasks: Mapping[str, str], *, size: int, queue: int) -> None:
        self.size = size
        self._tasks = dict(tasks)
        self._queue = queue
        self._waiting: deque[Ticket] = deque()
        self._running: dict[Ticket, _Worker] = {}
        self._changed = threading.Condition()
        self._keepers: list[threading.Thread] = []
        self._numbers = 0
        self._usual = 1.0
        self._closed = False

    def submit(
        self,
        task: str,
        request: Json,
        *,
        seconds: float,
        key: str = "",
        on_progress: Callable[[Json], None] | None = None,
    ) -> Ticket:
        """Take an order; a waiting one with the same `key` is stopped, for this one is newer.

        `on_progress` is called from a thread of the pool, first with {} when the work begins. What
        is told while the words of a language are made ready is {"preparing": its tag}.

        Raises:
            Busy: when too many wait already.
        """
        with self._changed:
            if self._closed:
                raise Busy(1)
            older = [x for x in self._waiting if key and x.key == key]
            for ticket in older:
                self._waiting.remove(ticket)
                ticket.result.set_exception(Stopped("a newer request took its place"))
            if len(self._waiting) >= self._queue:
                raise Busy(max(1, round(len(self._waiting) * self._usual / self.size)))
            self._numbers += 1
            ticket = Ticket(self._numbers, task, request, seconds, key, on_progress)
            # From now on only we end it, not somebody who waits for it and goes away.
            ticket.result.set_running_or_notify_cancel()
            self._waiting.append(ticket)
            self._start()
            self._changed.notify()
        return ticket

    def stop(self, ticket: Ticket) -> None:
        """Ask for an order to be stopped: one that waits ends at once, one that runs soon."""
        with self._changed:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
                ticket.result.set_exception(Stopped("stopped by request"))
            elif ticket in self._running and ticket.stop_asked is None:
                ticket.stop_asked = time.monotonic()
                self._running[ticket].stop(ticket)

    def place(self, ticket: Ticket) -> int:
        """How many orders are before this one; 0 when it runs or is over."""
        with self._changed:
            return self._waiting.index(ticket) + 1 if ticket in self._waiting else 0

    def preparing(self) -> str:
        """The language whose words a process of this pool makes ready just now, "" for none."""
        with self._changed:
            return next((x.preparing for x in self._running if x.preparing), "")

    def close(self) -> None:
        """Stop everything and end the processes."""
        with self._changed:
            self._closed = True
            for ticket in self._waiting:
                ticket.result.set_exception(Stopped("the server is ending"))
            self._waiting.clear()
            for worker in self._running.values():
                # Its keeper hears that it is gone, and alone closes the line to it.
                worker.kill()
            self._changed.notify_all()
        for keeper in self._keepers:
            keeper.join()

    def _start(self) -> None:
        while len(self._keepers) < self.size:
            keeper = threading.Thread(target=self._keep, daemon=True)
            self._keepers.append(keeper)
            keeper.start()

    def _keep(self) -> None:
        """Keep one process at work; each thread has one."""
        worker = None
        while True:
            with self._changed:
                while not self._waiting and not self._closed:
                    self._changed.wait()
                if self._closed:
                    break
                ticket = self._waiting.popleft()
                # Started here for the first order, and anew after one that ended its worker.
                worker = worker if worker is not None and worker.is_alive() else self._worker()
                if worker is not None:
                    self._running[ticket] = worker
            if worker is None:
                _fail(ticket, Broken("no process could be started to work on it"))
                continue
            began = time.monotonic()
            if ticket.on_progress is not None:
                ticket.on_progress({})
            worker.run(ticket)
            with self._changed:
                del self._running[ticket]
                self._usual = 0.8 * self._usual + 0.2 * (time.monotonic() - began)
        if worker is not None:
            worker.end()

    def _worker(self) -> "_Worker | None":
        try:
            return _Worker(self._tasks)
        except (OSError, RuntimeError):
            traceback.print_exc(file=sys.stderr)
            return None


class _Worker:
    """A process and the line to it."""

    def __init__(self, tasks: Mapping[str, str]) -> None:
        # Spawned, not forked: the same on every system, and no thread is caught in mid-step.
        context = get_context("spawn")
        self._line, other = context.Pipe()
        self._process: SpawnProcess = context.Process(target=work, args=(other, tasks), daemon=True)
        self._sending = threading.Lock()
        self._process.start()
        other.close()

    def is_alive(self) -> bool:
        """Whether the process can take an order."""
        return self._process.is_alive() and not self._line.closed

    def run(self, ticket: Ticket) -> None:
        """Have an order done; its result is set, whatever happens."""
        order: Order = (ticket.number, ticket.task, ticket.request, ticket.seconds)
        try:
            self._send("run", order)
            self._wait(ticket)
        except (EOFError, OSError):
            self.end()
            _fail(ticket, Broken("the process that worked on it was ended"))

    def stop(self, ticket: Ticket) -> None:
        """Tell the process that an order is not wanted any more."""
        try:
            self._send("stop", ticket.number)
        except OSError:
            # It is gone already, which who waits for it sees too.
            return

    def kill(self) -> None:
        """End the process at once, from any thread."""
        self._process.kill()

    def end(self) -> None:
        """End the process and the line to it: only from the thread that listens at the line."""
        self._process.kill()
        self._process.join()
        self._line.close()

    def _send(self, word: str, value: object) -> None:
        with self._sending:
            self._line.send((word, value))

    def _wait(self, ticket: Ticket) -> None:
        clock = Clock(ticket.seconds + GRACE, now=time.monotonic())
        while True:
            if self._line.poll(LOOK):
                word, number, value = self._line.recv()
                if number == ticket.number:
                    # What was waited for until now counts as what it was.
                    clock.look(time.monotonic())
                    clock.stands = word == "preparing" and bool(value)
                    if _is_over(ticket, word, value):
                        return
            now = time.monotonic()
            unheard = ticket.stop_asked is not None and now > ticket.stop_asked + GRACE
            if clock.look(now) or unheard:
                self.end()
                reason = "stopped by request" if unheard else "it took too long and was ended"
                _fail(ticket, Stopped(reason) if unheard else Broken(reason))
                return


class Clock:
    """The time of one order. It stands until the process has begun, and while words are made ready."""

    def __init__(self, seconds: float, *, now: float) -> None:
        self.stands = True
        self._left = seconds
        self._standing_left = MOST_PREPARING
        self._looked = now

    def look(self, now: float) -> bool:
        """Let the time since the last look pass; whether it is over."""
        passed, self._looked = now - self._looked, now
        if self.stands:
            self._standing_left -= passed
        else:
            self._left -= passed
        return self._left < 0 or self._standing_left < 0


def _is_over(ticket: Ticket, word: str, value: object) -> bool:
    """Act on a message of a worker; whether its order is over."""
    if word == "preparing":
        ticket.preparing = str(value)
        word, value = "progress", {"preparing": value} if value else {}
    if word == "begun":
        return False
    if word == "progress":
        if ticket.on_progress is not None and isinstance(value, dict):
            ticket.on_progress(value)
        return False
    if word == "done" and isinstance(value, dict):
        ticket.result.set_result(value)
    else:
        _fail(ticket, Refused(str(value)) if word == "refused" else Broken(str(value)))
    return True


def _fail(ticket: Ticket, error: Exception) -> None:
    if not ticket.result.done():
        ticket.result.set_exception(error)
