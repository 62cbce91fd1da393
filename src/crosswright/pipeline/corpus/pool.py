"""Where attempts are made: in this process, or in a pool of others on this machine."""

import contextlib
import gc
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for_end
from types import TracebackType
from typing import Protocol

from crosswright.errors import OutputError
from crosswright.pipeline.corpus.maker import Made, Task, make_tasks

Batch = tuple[Task, ...]

JOBS_A_BATCH = 8
"""Few, so that progress is seen and little is lost with a worker: handing out costs next to nothing."""

MOST_DEATHS = 5
"""Pools that may break in one run; a worker that is killed now and then is replaced."""


class Pool(Protocol):
    """Takes batches and gives back what was made, in any order; it never loses a batch."""

    batch: int
    """Jobs it wants in a batch; fewer will do."""

    @property
    def room(self) -> int:
        """Batches it wants to have at once, so that no worker waits."""

    def put(self, batch: Batch) -> None:
        """Take a batch."""

    def take(self) -> Sequence[Made]:
        """Wait for what is made next."""

    def __enter__(self) -> "Pool": ...

    def __exit__(
        self,
        sort: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class Here:
    """No pool: each batch is made in this process when it is asked for."""

    batch, room = JOBS_A_BATCH, 1

    def __init__(self) -> None:
        self._batches: list[Batch] = []

    def put(self, batch: Batch) -> None:
        """Take a batch."""
        self._batches.append(batch)

    def take(self) -> Sequence[Made]:
        """Make the batch that has waited longest."""
        return make_tasks(self._batches.pop(0))

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None:
        self._batches.clear()


class Workers:
    """Processes of this machine, each with lexicons of its own that it loads once.

    A worker that dies takes no puzzle with it: its batch is given to another.
    """

    batch = JOBS_A_BATCH

    def __init__(self, count: int) -> None:
        self.room = 2 * count
        self._count = count
        self._pool = self._start()
        self._batches: dict[Future[tuple[Made, ...]], Batch] = {}
        self._deaths = 0

    def _start(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the same on every system, and no thread is caught in mid-step.
        return ProcessPoolExecutor(self._count, mp_context=get_context("spawn"), initializer=_begin)

    def put(self, batch: Batch) -> None:
        """Take a batch."""
        try:
            self._batches[self._pool.submit(make_tasks, batch)] = batch
        except BrokenProcessPool:
            self._replace([batch])

    def take(self) -> Sequence[Made]:
        """Wait for what is made next.

        Raises:
            OutputError: when workers die again and again.
        """
        while True:
            done = wait(self._batches, return_when=FIRST_COMPLETED).done
            first = next(iter(done))
            try:
                made = first.result()
            except BrokenProcessPool:
                self._replace(())
                continue
            del self._batches[first]
            return made

    def _replace(self, more: Sequence[Batch]) -> None:
        self._deaths += 1
        if self._deaths > MOST_DEATHS:
            raise OutputError(
                f"workers died {self._deaths} times; give fewer --jobs, there may be too little "
                "memory, and run it again to go on"
            )
        self._pool.shutdown(wait=False)
        again = [*self._batches.values(), *more]
        self._batches.clear()
        self._pool = self._start()
        for batch in again:
            self._batches[self._pool.submit(make_tasks, batch)] = batch

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, sort: type[BaseException] | None, *_: object) -> None:
        processes = list((getattr(self._pool, "_processes", None) or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        if sort is not None:
            for process in processes:
                with contextlib.suppress(OSError, ValueError):
                    process.terminate()


OBJECTS = 50_000
"""New objects before the collector of cycles looks at them. Puzzles are trees: looking at a lexicon's
hundred thousand rows over and over in vain takes a twentieth of the time."""


def _begin() -> None:
    """Set up a worker: Ctrl-C is the parent's business, and without a parent there is no work."""
    gc.set_threshold(OBJECTS, 20, 20)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    """End when the parent does, however it ends: a killed one cannot tell anybody."""
    wait_for_end([sentinel])
    os._exit(1)
