"""How a search ended: four values, never an exception."""

from dataclasses import dataclass
from typing import Generic, NoReturn, TypeVar

from crosswright.errors import NoPuzzle
from crosswright.model import ports
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

    def save(self, path: object) -> None:
        """Write the puzzle that was made; the ending of the path picks the format.

        Raises:
            OutputError: when the file cannot be written.
        """
        ports.save(self.result, path)


class Unsuccessful:
    """What the three other endings share: there is no puzzle, and a reason why."""

    __slots__ = ()
    reason: str

    @property
    def puzzle(self) -> None:
        """None: there is no puzzle."""
        return

    def unwrap(self) -> NoReturn:
        """Demand the result.

        Raises:
            NoPuzzle: always, with the reason.
        """
        raise NoPuzzle(self.reason)

    def save(self, path: object) -> NoReturn:
        """Demand the result and write it.

        Raises:
            NoPuzzle: always, with the reason.
        """
        self.unwrap()


@dataclass(frozen=True, slots=True, kw_only=True)
class Infeasible(Unsuccessful):
    """Proved: what was asked for does not exist. `clash` names what cannot go together."""

    reason: str
    clash: tuple[str, ...] = ()
    statistics: Facts[str, Scalar] = Facts()


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitReached(Unsuccessful, Generic[T]):
    """A limit came first; `best` is the best partial result, if one can be shown."""

    reason: str
    best: T | None = None
    statistics: Facts[str, Scalar] = Facts()


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancelled(Unsuccessful):
    """The person stopped the search; `best` is what a fill had until then, a `Fill` like any other."""

    reason: str = "stopped by request"
    best: object = None
    statistics: Facts[str, Scalar] = Facts()


Outcome = Found[T] | Infeasible | LimitReached[T] | Cancelled
