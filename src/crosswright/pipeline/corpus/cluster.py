"""The workers of a Dask cluster, on one machine or many, as a pool: `--scheduler ADDRESS`.

The extra `cluster` brings Dask, and nothing else of ours imports it. A worker loads the lexicons
when it joins, however late, and a batch whose worker dies is made by another one.
"""

from collections.abc import Sequence
from contextlib import suppress
from platform import node
from typing import Any

from distributed import Client, Future, WorkerPlugin, as_completed
from distributed.scheduler import KilledWorker

from crosswright.errors import CrosswrightError, MissingData, OutputError, UsageError
from crosswright.pipeline.corpus.lexicons import made_with
from crosswright.pipeline.corpus.maker import Made, make_tasks
from crosswright.pipeline.corpus.pool import MOST_DEATHS, Batch

JOBS_A_TASK = 20
"""The scheduler's part of a task is then less than a hundredth of the work."""

TASKS_A_THREAD = 2
"""Tasks handed out for each thread: none stands idle, and few wait in vain when a run is stopped."""

LEAST_TASKS = 8
"""Tasks handed out though few workers are there yet."""

PATIENCE = "20s"
"""How long the scheduler may take to answer."""

LOST = ("cancelled", "lost")
"""What becomes of tasks when their scheduler goes."""


class Lexicons(WorkerPlugin):
    """Loads the lexicons in a worker before its first batch."""

    name = "crosswright-lexicons"

    def __init__(self, tags: tuple[str, ...]) -> None:
        self._tags = tags

    def setup(self, worker: Any) -> None:
        """Load them; a worker that cannot says so when it is given a batch."""
        with suppress(CrosswrightError):
            made_with(self._tags)


class Cluster:
    """A pool whose workers are those of a Dask scheduler, as many as there are at the time."""

    batch = JOBS_A_TASK

    def __init__(self, address: str, *, tags: tuple[str, ...], engine: dict[str, str]) -> None:
        """Find the scheduler, and have its workers load the lexicons of some languages.

        Raises:
            UsageError: when no scheduler answers at the address.
        """
        self._address, self._tags, self._engine = address, tags, engine
        try:
            self._client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            reason = str(error).partition("\n")[0] or "it is silent"
            raise UsageError(
                f"no Dask scheduler answers at {address!r}: {reason}; start one with dask scheduler"
            ) from None
        self._client.register_plugin(Lexicons(tags))
        self._out: dict[str, tuple[Future[tuple[Made, ...]], Batch]] = {}
        self._finished = as_completed(loop=self._client.loop, raise_errors=False)
        self._deaths = 0

    @property
    def room(self) -> int:
        """Two tasks for each thread there is now."""
        threads: int = sum(self._client.nthreads().values())
        return max(LEAST_TASKS, TASKS_A_THREAD * threads)

    def put(self, batch: Batch) -> None:
        """Take a batch."""
        # Pure would mean that a batch made before is not made again, with its result kept for ever.
        future = self._client.submit(make_batch, batch, self._tags, self._engine, pure=False)
        self._out[str(future.key)] = (future, batch)
        self._finished.add(future)

    def take(self) -> Sequence[Made]:
        """Wait for what is made next.

        Raises:
            OutputError: when the scheduler goes away, or workers die again and again.
            UsageError: when a worker has other words or programs than this process.
        """
        while True:
            future, batch = self._out.pop(str(next(self._finished).key))
            if future.status in LOST:
                raise OutputError(
                    f"the Dask scheduler at {self._address!r} went away; "
                    "start it again, and run this again to go on"
                )
            try:
                made: Sequence[Made] = future.result()
            except KilledWorker:
                self._count_death()
                self.put(batch)
                continue
            return made

    def _count_death(self) -> None:
        self._deaths += 1
        if self._deaths > MOST_DEATHS:
            raise OutputError(
                f"workers died over {self._deaths} batches; they may have too little memory; "
                "run it again to go on"
            )

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, sort: type[BaseException] | None, *_: object) -> None:
        # A scheduler that went away takes no leave.
        with suppress(OSError):
            self._client.cancel([future for future, _ in self._out.values()])
        self._out.clear()
        self._client.close()


def make_batch(batch: Batch, tags: tuple[str, ...], engine: dict[str, str]) -> tuple[Made, ...]:
    """Make a batch in a worker that has the same words and programs as who asks for it.

    Raises:
        UsageError: in one that has not.
    """
    try:
        here = made_with(tags)
    except MissingData as error:
        raise UsageError(f"the worker on {node()!r}: {error}") from None
    other = [name for name, value in engine.items() if here.get(name) != value]
    if other:
        raise UsageError(
            f"the worker on {node()!r} has another {' and '.join(other)}; install the same there"
        )
    return make_tasks(batch)
