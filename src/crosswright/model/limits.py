"""Limits: how long a search may go on."""

from dataclasses import dataclass

from crosswright.errors import UsageError

MOST_STEPS = 2**63 - 1
"""The engines count steps in 64 bits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds of one search; None is no bound.

    A bound on steps gives the same puzzle for the same seed on every machine; a bound on seconds
    may not.
    """

    seconds: float | None = None
    steps: int | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.seconds, int | float | None) or isinstance(self.seconds, bool):
            raise TypeError(f"the time limit is {self.seconds!r}; give seconds as a number")
        if not isinstance(self.steps, int | None) or isinstance(self.steps, bool):
            raise TypeError(f"the limit in steps is {self.steps!r}; give a whole number")
        if self.seconds is not None and not self.seconds > 0:
            raise UsageError(
                f"a time limit of {self.seconds!r} s is not possible; give more than 0"
            )
        if self.steps is not None and not 1 <= self.steps <= MOST_STEPS:
            raise UsageError(
                f"a limit of {self.steps!r} steps is not possible; give 1 to {MOST_STEPS}"
            )
