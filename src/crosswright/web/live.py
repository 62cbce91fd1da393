"""Ask a helper, and wait for its answer without holding up anybody."""

import asyncio
from typing import Any

from fastapi import Request

from crosswright.web.tools import Json
from crosswright.web.workers import Pool

SECONDS = 5.0
"""What help while somebody types may take."""

DESK_SECONDS = 30.0
"""What reading or writing one file may take."""


async def ask(
    request: Request, task: str, values: Json, *, key: str = "", desk: bool = False
) -> dict[str, Any]:
    """What a helper answers; with `desk` a clerk, who reads and writes files.

    A waiting question with the same `key` gives way to this one.

    Raises:
        Busy, Stopped, Broken, Refused: as the order of a pool ends.
    """
    pool: Pool = request.app.state.desk if desk else request.app.state.live
    ticket = pool.submit(task, values, seconds=DESK_SECONDS if desk else SECONDS, key=key)
    try:
        answer: Json = await asyncio.wrap_future(ticket.result)
    except asyncio.CancelledError:
        # Who asked has gone.
        pool.stop(ticket)
        raise
    return dict(answer)
