"""Looking into decoded JSON: a value of the type that was wanted, or one clear line."""

import reprlib
from enum import Enum
from typing import TypeVar

from crosswright.errors import FormatError
from crosswright.formats.base import to_plain
from crosswright.model import Facts, Scalar, Size, Square

E = TypeVar("E", bound=Enum)
MOST_INTEGER = 1_000_000


def wrong(where: str, value: object, wanted: str) -> FormatError:
    """The error for a value that is not what its place calls for."""
    return FormatError(f"ipuz: {where} is {reprlib.repr(value)}; it must be {wanted}")


def table(value: object, where: str) -> dict[str, object]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise wrong(where, value, "an object")
    return value


def items(value: object, where: str) -> list[object]:
    """A JSON array."""
    if not isinstance(value, list):
        raise wrong(where, value, "a list")
    return value


def text(value: object, where: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise wrong(where, value, "text")
    return value


def plain(value: object, where: str, *, line_end: str = "\n") -> str:
    """A string less its markup; nothing is no text, and a number is read as one writes it."""
    if value is None:
        return ""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return to_plain(text(value, where), line_end=line_end)


def integer(value: object, where: str) -> int:
    """A whole number of ordinary size; also one written as a string."""
    number = number_in(value)
    if number is None or abs(number) > MOST_INTEGER:
        raise wrong(where, value, "a whole number of ordinary size")
    return number


def number_in(value: object) -> int | None:
    """The whole number that a value or its text is, or None."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and len(value) < 10 and value.strip().isdecimal():
        return int(value)
    return None


def flag(value: object, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise wrong(where, value, "true or false")
    return value


def choice(kinds: type[E], value: object, where: str) -> E:
    """A member of an enumeration, by its value."""
    for member in kinds:
        if member.value == value:
            return member
    raise wrong(where, value, "one of " + ", ".join(str(member.value) for member in kinds))


def pair(value: object, where: str) -> tuple[int, int]:
    """Two whole numbers."""
    numbers = items(value, where)
    if len(numbers) != 2:
        raise wrong(where, value, "two numbers, column and row")
    return integer(numbers[0], where), integer(numbers[1], where)


def square(value: object, where: str, size: Size, *, base: int = 0) -> Square:
    """A square of the grid from its column and row, counted from `base`."""
    col, row = pair(value, where)
    found = Square(row - base, col - base)
    if not size.has(found):
        raise wrong(where, value, f"a square of the grid of {size}")
    return found


def squares(value: object, where: str, size: Size, *, base: int = 0) -> tuple[Square, ...]:
    """Squares of the grid."""
    return tuple(square(x, where, size, base=base) for x in items(value, where))


def letters(value: object, where: str) -> tuple[str, ...]:
    """A list of strings."""
    return tuple(text(x, where) for x in items(value, where))


def facts(value: object, where: str) -> Facts[str, Scalar]:
    """A flat object of plain values."""
    found: dict[str, Scalar] = {}
    for key, fact in table(value, where).items():
        if fact is not None and not isinstance(fact, str | int | float | bool):
            raise wrong(f"{key!r} of {where}", fact, "a plain value")
        found[key] = fact
    return Facts(found)
