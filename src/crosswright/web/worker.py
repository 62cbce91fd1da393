"""One worker process: it runs the tasks it is sent, one by one, and sends back what they return.

What goes out is ("begun", number, None), ("progress", number, values), ("preparing", number, tag) when
words of a language are made ready and "" once they are, ("done", number, values), ("refused", number,
line) for input that can be named wrong, or ("broken", number, line) for our own faults.
"""

import importlib
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any

from crosswright.errors import CrosswrightError
from crosswright.pipeline.preparing import listen
from crosswright.web.tools import Json, Tools

Order = tuple[int, str, Json, float]
"""The number of an order, the task, its request, and the seconds it may take."""


def work(line: Connection, tasks: Mapping[str, str]) -> None:
    """Run tasks until the line closes; `tasks` says where each is found, as `module:function`."""
    # Ctrl-C is the server's business.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    orders: queue.SimpleQueue[tuple[Order, Tools]] = queue.SimpleQueue()
    out = threading.Lock()

    def send(*message: Any) -> None:
        with out:
            line.send(message)

    threading.Thread(target=_listen, args=(line, orders, send), daemon=True).start()
    number = 0
    listen(lambda tag: send("preparing", number, tag))
    while True:
        (number, task, request, _), tools = orders.get()
        send("begun", number, None)
        try:
            values = _function(tasks[task])(request, tools)
        except CrosswrightError as error:
            send("refused", number, " ".join(str(error).split()))
        except Exception as error:  # noqa: BLE001 - the server lives on; the log has it all
            traceback.print_exc(file=sys.stderr)
            send("broken", number, f"{type(error).__name__} in {task!r}")
        else:
            send("done", number, values)


def _listen(line: Connection, orders: Any, send: Any) -> None:
    """Take orders, and the wish to stop one, while a task runs."""
    current: dict[int, Tools] = {}
    while True:
        try:
            word, value = line.recv()
        except (EOFError, OSError):
            # The server is gone, however it went: nobody waits for what we make.
            os._exit(0)
        if word == "run":
            number, _, _, seconds = value
            current.clear()
            current[number] = Tools(seconds, _voice(send, number))
            orders.put((value, current[number]))
        elif word == "stop" and value in current:
            current[value].stop()


def _voice(send: Any, number: int) -> Any:
    return lambda values: send("progress", number, dict(values))


def _function(target: str) -> Any:
    module, _, name = target.partition(":")
    return getattr(importlib.import_module(module), name)
