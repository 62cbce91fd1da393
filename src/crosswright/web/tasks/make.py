"""Make puzzles of a pasted list and a few choices."""

from typing import Any

from crosswright.pipeline.quick import Bench, make
from crosswright.web.tools import Json, Tools


def run(request: Json, tools: Tools) -> dict[str, Any]:
    """Make what the order says."""
    bench = Bench(seconds=tools.seconds, cancel=tools.cancel_flag(), tell=tools.tell)
    return make(request, bench)
