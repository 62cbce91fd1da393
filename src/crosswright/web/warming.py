"""Words made ready in the background, so that nobody's first puzzle waits for them.

A language is built by a process of its own, which ends then and gives back the memory it took; the
workers only read what stands there.
"""

import asyncio
from collections.abc import Sequence

from crosswright.errors import CrosswrightError
from crosswright.pipeline.preparing import is_ready
from crosswright.web.tasks import WARM
from crosswright.web.workers import MOST_PREPARING, Broken, Busy, Pool, Stopped

SECONDS = 60.0
"""What reading words that stand built may take at most."""


class Warmth:
    """The languages whose words are wanted; each is made ready once, one after the other.

    `pools` have the task "warm"; all their workers are to read the words.
    """

    def __init__(self, pools: Sequence[Pool]) -> None:
        self._pools = tuple(pools)
        self._wanted: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Lock()

    def want(self, tag: str) -> None:
        """Have the words of a language made ready; nobody waits for it."""
        if tag not in self._wanted:
            self._wanted[tag] = asyncio.create_task(self._prepare(tag))

    async def ready(self, tag: str) -> None:
        """Wait until a wanted language is ready, or cannot be."""
        await asyncio.wait([self._wanted[tag]])

    async def close(self) -> None:
        """Give up what is not ready yet."""
        for task in self._wanted.values():
            task.cancel()
        await asyncio.gather(*self._wanted.values(), return_exceptions=True)

    async def _prepare(self, tag: str) -> None:
        try:
            async with self._one:
                if not await asyncio.to_thread(is_ready, tag):
                    await _build(tag)
            for pool in self._pools:
                for _ in range(pool.size):
                    pool.submit("warm", {"language": tag}, seconds=SECONDS)
        except (CrosswrightError, Broken, Busy, Stopped):
            # Whoever needs the words is told why there are none.
            return


async def _build(tag: str) -> None:
    builder = Pool(WARM, size=1, queue=1)
    try:
        ticket = builder.submit("warm", {"language": tag}, seconds=MOST_PREPARING)
        await asyncio.wrap_future(ticket.result)
    finally:
        await asyncio.to_thread(builder.close)
