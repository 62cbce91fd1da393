"""Work that is done once and then kept: told before it begins, and never done by two at a time.

Building a language's words takes seconds. Whoever limits the time of what needs them listens, and
lets its clock stand while they are made ready.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

try:
    from fcntl import LOCK_EX, flock
except (
    ImportError
):  # pragma: no cover - there the same work may be done twice, and is right each time

    def _wait_for(file: IO[bytes]) -> None:
        """Systems without such locks."""

else:

    def _wait_for(file: IO[bytes]) -> None:
        """Wait until no other process holds the file; the system frees it when one dies."""
        flock(file, LOCK_EX)


Listener = Callable[[str], None]
"""Hears the tag of a language when its words are being made ready, and "" when they are."""

_LISTENERS: list[Listener] = []


def listen(listener: Listener) -> None:
    """Hear of every making ready in this process, from now on."""
    _LISTENERS.append(listener)


@contextmanager
def heard(tag: str) -> Iterator[None]:
    """Work on the words of a language that takes long enough to be told."""
    for listener in _LISTENERS:
        listener(tag)
    try:
        yield
    finally:
        for listener in _LISTENERS:
            listener("")


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Nobody else makes the file at a path now; who comes second should look whether it is there."""
    try:
        file = path.with_name(f"{path.name}.lock").open("ab")
    except OSError:
        # Who may not write here is told so by the one who writes.
        yield
        return
    with file:
        _wait_for(file)
        yield
