"""Tasks for tests of the queue: they wait to be stopped, fail, or end their process."""

import os
import time
from typing import Any

from crosswright.errors import UsageError
from crosswright.web.tools import Json, Tools

TASKS = {
    name: f"tests.unit.web.sleepers:{name}"
    for name in ("answer", "sleep", "tire", "ignore", "refuse", "fail", "die")
}


def answer(request: Json, tools: Tools) -> dict[str, Any]:
    """Give back what was asked, and which process answers."""
    tools.tell({"step": 1})
    return {"asked": dict(request), "process": os.getpid()}


def sleep(request: Json, tools: Tools) -> dict[str, Any]:
    """Wait until somebody asks to stop."""
    while not tools.is_stopped():
        time.sleep(0.01)
    return {"stopped": True}


def tire(request: Json, tools: Tools) -> dict[str, Any]:
    """Wait until somebody asks to stop, and then have nothing to show for it."""
    sleep(request, tools)
    raise UsageError("stopped by request")


def ignore(request: Json, tools: Tools) -> dict[str, Any]:
    """Hear nothing, for ever."""
    while True:
        time.sleep(1)


def refuse(request: Json, tools: Tools) -> dict[str, Any]:
    """Name what is wrong."""
    raise UsageError("the request\nis wrong")


def fail(request: Json, tools: Tools) -> dict[str, Any]:
    """Break."""
    raise RuntimeError("a secret that nobody outside may read")


def die(request: Json, tools: Tools) -> dict[str, Any]:
    """End the process, as the system does when memory is short."""
    os._exit(9)
