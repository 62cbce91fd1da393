"""What the audit finds in a puzzle before it is taken away: told, and never in the way of it."""

import asyncio
from typing import Any

from fastapi import Request

from crosswright.errors import CrosswrightError
from crosswright.web.live import ask
from crosswright.web.told_findings import tell_finding
from crosswright.web.words import catalogue_of
from crosswright.web.workers import Broken, Busy, Stopped

PATIENCE = 5.0
"""Seconds that a page or a file waits for the audit; words that must be built first take longer."""

FAULTS_HEADER = "X-Crosswright-Faults"
"""How many rules a file breaks that was taken away, for programs."""

_LATE: set[asyncio.Task[Any]] = set()
"""Audits nobody waits for any more; they end by themselves, with the words then read."""


async def findings_of(request: Request, document: str) -> list[dict[str, Any]] | None:
    """What the audit finds, in the language of who asks; None where it cannot be told in time."""
    asked = asyncio.ensure_future(ask(request, "faults", {"document": document}))
    done, _ = await asyncio.wait({asked}, timeout=PATIENCE)
    if not done:
        _LATE.add(asked)
        asked.add_done_callback(_forget)
        return None
    try:
        found: list[dict[str, Any]] = asked.result()["findings"]
    except (CrosswrightError, Broken, Busy, Stopped):
        return None
    return told(request, found)


def told(request: Request, findings: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Findings in the language of who asks."""
    words = catalogue_of(request)
    return [x | {"text": tell_finding(words, x["text"])} for x in findings]


def _forget(task: asyncio.Task[Any]) -> None:
    _LATE.discard(task)
    if not task.cancelled():
        # Asked for, so that it is not told as lost.
        task.exception()
