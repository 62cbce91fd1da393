"""Limits: how long a search may go on."""

from dataclasses import dataclass

from crosswright.errors import UsageError


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds of one search; None is no bound.

    A bound on steps gives the same puzzle for the same seed on every machine; a bound on seconds
    may not.
    """

    seconds: float | None = None
    steps: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not self.seconds > 0:
            raise UsageError(
                f"a time limit of {self.seconds!r} s is not possible; give more than 0"
            )
        if self.steps is not None and self.steps < 1:
            raise UsageError(f"a limit of {self.steps!r} steps is not possible; give 1 or more")
