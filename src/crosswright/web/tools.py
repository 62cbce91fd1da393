"""What a task has in its hands while it runs in a worker: how long, whether still, and a voice."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crosswright.pipeline.facade import CancelFlag

Json = Mapping[str, Any]
"""What crosses the line between processes: plain values, and bytes in a finished file."""


@dataclass(slots=True)
class Tools:
    """The tools of one task.

    `seconds` is what it may take; `tell` sends a few plain values that pages show as progress.
    """

    seconds: float
    tell: Callable[[Json], None]
    _stop: threading.Event = field(default_factory=threading.Event)
    _flags: "list[CancelFlag]" = field(default_factory=list)

    def cancel_flag(self) -> "CancelFlag":
        """A flag that engines look at; it is set when the person wants no more."""
        from crosswright.pipeline.facade import CancelFlag

        flag = CancelFlag()
        self._flags.append(flag)
        if self._stop.is_set():
            flag.set()
        return flag

    def is_stopped(self) -> bool:
        """Whether the person wants no more."""
        return self._stop.is_set()

    def stop(self) -> None:
        """Ask the task to stop; called by the worker."""
        self._stop.set()
        for flag in self._flags:
            flag.set()
