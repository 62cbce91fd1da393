"""How a search ended: four values, never an exception."""

from dataclasses import dataclass
from typing import Generic, NoReturn, TypeVar

from crosswright.errors import NoPuzzle
from crosswright.model.facts import Facts, Scalar

T = TypeVar("T", covariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Found(Generic[T]):
    """The search made what was asked for."""

    result: T
    statistics: Facts[str, Scalar] = Facts()

    @property
    def puzzle(self) -> T:
        """What was made."""
        return self.result

    def unwrap(self) -> T:
        """What was made."""
        return self.result


@dataclass(frozen=True, slots=True, kw_only=True)
class Infeasible:
    """Proved: what was asked for does not exist. `clash` names what cannot go together."""

    reason: str
    clash: tuple[str, ...] = ()
    statistics: Facts[str, Scalar] = Facts()

    @property
    def puzzle(self) -> None:
        """None: there is no puzzle."""
        return

    def unwrap(self) -> NoReturn:
        """Demand the result.

        Raises:
            NoPuzzle: always.
        """
        raise NoPuzzle(self.reason)


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitReached(Generic[T]):
    """A limit came first; `best` is the best partial result, if one can be shown."""

    reason: str
    best: T | None = None
    statistics: Facts[str, Scalar] = Facts()

    @property
    def puzzle(self) -> None:
        """None: a partial result is no puzzle."""
        return

    def unwrap(self) -> NoReturn:
        """Demand the result.

        Raises:
            NoPuzzle: always.
        """
        raise NoPuzzle(self.reason)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancelled:
    """The person stopped the search."""

    reason: str = "stopped by request"
    statistics: Facts[str, Scalar] = Facts()

    @property
    def puzzle(self) -> None:
        """None: there is no puzzle."""
        return

    def unwrap(self) -> NoReturn:
        """Demand the result.

        Raises:
            NoPuzzle: always.
        """
        raise NoPuzzle(self.reason)


Outcome = Found[T] | Infeasible | LimitReached[T] | Cancelled
