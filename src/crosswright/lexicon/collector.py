"""Python's collector of circular rubbish, out of the way of those who make millions of objects."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collector() -> Iterator[None]:
    """For work that makes millions of objects that stay: the collector would walk them in vain."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
