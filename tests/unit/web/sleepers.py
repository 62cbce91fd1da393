"""Tasks for tests of the queue: they wait to be stopped, fail, or end their process."""

import os
import time
from pathlib import Path
from typing import Any

from crosswright.errors import UsageError
from crosswright.lexicon.once import heard
from crosswright.web.tools import Json, Tools

NOTES = "CROSSWRIGHT_TEST_NOTES"

TASKS = {
    name: f"tests.unit.web.sleepers:{name}"
    for name in (
        "answer",
        "note",
        "prepare",
        "linger",
        "sleep",
        "tire",
        "ignore",
        "refuse",
        "fail",
        "die",
    )
}


def answer(request: Json, tools: Tools) -> dict[str, Any]:
    """Give back what was asked, and which process answers."""
    tools.tell({"step": 1})
    return {"asked": dict(request), "process": os.getpid()}


def note(request: Json, tools: Tools) -> dict[str, Any]:
    """Note in a file which process works, for which language."""
    with Path(os.environ[NOTES]).open("a", encoding="utf-8") as file:
        file.write(f"{request['language']} {os.getpid()}\n")
    return {}


def prepare(request: Json, tools: Tools) -> dict[str, Any]:
    """Make words ready, as far as anybody hears."""
    with heard("en"):
        return {}


def linger(request: Json, tools: Tools) -> dict[str, Any]:
    """Make words ready, as far as anybody hears, until somebody asks to stop."""
    with heard("uk"):
        return tire(request, tools)


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
