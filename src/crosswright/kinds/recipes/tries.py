"""Try one thing after another, several at once, until one succeeds or a limit is reached."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from time import monotonic
from typing import TypeVar

from crosswright.engines import CancelFlag
from crosswright.model import Cancelled, Found, Infeasible, LimitReached, Limits, Outcome

Try = TypeVar("Try")
Result = TypeVar("Result")


def first_found(
    tries: Iterator[Try],
    attempt: Callable[[Try, float | None], Outcome[Result]],
    *,
    jobs: int,
    limits: Limits,
    cancel: CancelFlag,
) -> Outcome[Result]:
    """The outcome of the first try, in their order, that succeeds; else that of the last one.

    `attempt` gets a try and the seconds left, if there is a time limit. `jobs` tries run at once,
    and yet the first in order wins, so the number of jobs does not change what is found unless the
    time limit ends the search. A proof that there is nothing to find ends the search too.
    """
    started = monotonic()

    def left() -> float | None:
        return None if limits.seconds is None else limits.seconds - (monotonic() - started)

    def one(this: Try) -> Outcome[Result]:
        seconds = left()
        if cancel.is_set():
            return Cancelled()
        if seconds is not None and seconds <= 0:
            return LimitReached(reason=f"nothing found within {limits.seconds:g} s")
        return attempt(this, seconds)

    last: Outcome[Result] = LimitReached(reason="nothing was tried")
    for number, last in enumerate(_in_order(tries, one, jobs, cancel), start=1):
        if isinstance(last, Found | Cancelled | Infeasible):
            return last
        seconds = left()
        if seconds is not None and seconds <= 0:
            return LimitReached(
                reason=f"nothing found within {limits.seconds:g} s; "
                f"the last of {number} tries ended with: {last.reason}"
            )
    return last


def _in_order(
    tries: Iterator[Try],
    one: Callable[[Try], Outcome[Result]],
    jobs: int,
    cancel: CancelFlag,
) -> Iterator[Outcome[Result]]:
    if jobs == 1:
        yield from map(one, tries)
        return
    with ThreadPoolExecutor(jobs) as pool:
        try:
            while batch := list(islice(tries, jobs)):
                yield from pool.map(one, batch)
        except BaseException:
            # Ctrl-C reaches this thread only; the workers look at the flag.
            cancel.set()
            raise
