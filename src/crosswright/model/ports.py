"""What a Puzzle offers but other rooms do: saving and drawing itself.

The model knows no files and no pictures, so it only says what it needs; the public package plugs
the real functions in when it is imported.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from crosswright.errors import UsageError


@dataclass(slots=True)
class Ports:
    """The two doors out of the model; None until somebody plugs a function in."""

    save: Callable[[Any, str], object] | None = None
    svg: Callable[[Any], str] | None = None


PORTS = Ports()


def save(puzzle: object, path: object) -> None:
    """Write a puzzle through the plugged-in function.

    Raises:
        UsageError: when the public package has not been imported.
        OutputError: when the file cannot be written.
    """
    if PORTS.save is None:
        raise UsageError("nothing is plugged in that writes files; import crosswright first")
    PORTS.save(puzzle, str(path))


def svg(puzzle: object) -> str:
    """Draw a puzzle through the plugged-in function.

    Raises:
        UsageError: when the public package has not been imported.
    """
    if PORTS.svg is None:
        raise UsageError("nothing is plugged in that draws; import crosswright first")
    return PORTS.svg(puzzle)
