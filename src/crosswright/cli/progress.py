"""A line that tells how far a fill has come, while it runs and somebody watches."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Protocol

from crosswright.cli.app import Console

PERIOD = 0.5
"""Seconds between two looks; what ends sooner is never spoken of."""
WIDTH = 78


class Progress(Protocol):
    """What a fill tells while it runs."""

    @property
    def steps(self) -> int:
        """Decisions made."""

    @property
    def most_filled(self) -> int:
        """The most slots that had their word at once."""

    @property
    def searched(self) -> float:
        """The share of the space of this try that has been searched."""

    @property
    def seconds_left(self) -> float | None:
        """The seconds until all of it has, at this pace."""


@contextmanager
def watched(progress: Progress, out: Console) -> Iterator[None]:
    """On a terminal one line follows the progress of a fill, unless asked to be quiet."""
    if out.quiet or sys.stderr is None or not sys.stderr.isatty():
        yield
        return
    done = Event()
    follower = Thread(target=_follow, args=(progress, done), daemon=True)
    follower.start()
    try:
        yield
    finally:
        done.set()
        follower.join()


def line_of(progress: Progress) -> str:
    """What is known, in one line."""
    parts = [f"{progress.steps} steps", f"{progress.most_filled} slots filled at best"]
    if progress.searched > 0:
        parts.append(f"{progress.searched:.1%} of this try searched")
    if progress.seconds_left is not None and progress.seconds_left < 86_400:
        parts.append(f"about {progress.seconds_left:.0f} s left of it")
    return ", ".join(parts)


def _follow(progress: Progress, done: Event) -> None:
    told = False
    while not done.wait(PERIOD):
        sys.stderr.write(f"\r{line_of(progress)[:WIDTH]:<{WIDTH}}")
        sys.stderr.flush()
        told = True
    if told:
        sys.stderr.write(f"\r{'':<{WIDTH}}\r")
        sys.stderr.flush()
