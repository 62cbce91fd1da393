"""`cw.load` and `cw.save`: puzzles from files and into files, with plain Python values."""

import warnings
from os import PathLike

from crosswright.model import Found, Outcome, Puzzle, ports
from crosswright.model.outcome import Unsuccessful
from crosswright.pipeline import files
from crosswright.pipeline.arguments import path_of
from crosswright.pipeline.publish import publish, to_svg

Path = str | PathLike[str]


def load(
    path: Path,
    *,
    language: str | None = None,
    format: str | None = None,
    unlock: str | None = None,
) -> Puzzle:
    """The puzzle in a file; what had to be guessed on reading is given as a Python warning.

    `format` is the name of a format (`crosswright formats list`) where neither content nor ending
    says it; `unlock` are the four digits of a locked .puz.

    Raises:
        UsageError: for a file that cannot be read, and for digits that do not open it.
        FormatError: for a file that is not what its ending says.
    """
    loaded = files.load(path_of(path), language=language, format=format, key=unlock)
    for warning in loaded.warnings:
        warnings.warn(f"{path}: {warning}", stacklevel=2)
    return loaded.puzzle


def save(
    puzzle: Puzzle | Outcome[Puzzle],
    path: Path,
    *,
    lossy: bool = False,
    format: str | None = None,
) -> None:
    """Write a puzzle; the ending of the path picks the format or the picture, or `format` does.

    A puzzle that was loaded and not changed is written as its file was, byte for byte.

    Raises:
        OutputError: when the file cannot be written, or would lose letters, clues or structure
            and `lossy` does not allow that. Smaller losses are given as a Python warning.
    """
    place = path_of(path)
    if format is not None:
        for loss in files.save(puzzle_in(puzzle), place, lossy=lossy, format=format):
            warnings.warn(f"{place}: lost: {loss}", stacklevel=2)
        return
    publish(
        puzzle_in(puzzle),
        [place],
        lossy=lossy,
        on_loss=lambda loss: warnings.warn(loss, stacklevel=3),
    )


def puzzle_in(made: Puzzle | Outcome[Puzzle]) -> Puzzle:
    """The puzzle itself, be it given or still in its outcome.

    Raises:
        TypeError: for anything else.
        NoPuzzle: for an outcome without one.
    """
    puzzle = made.unwrap() if isinstance(made, Found | Unsuccessful) else made
    if not isinstance(puzzle, Puzzle):
        raise TypeError(f"{puzzle!r:.60} is no puzzle; give a Puzzle or the outcome of a search")
    return puzzle


# A puzzle in a Python session saves and shows itself through these.
ports.PORTS.save = save
ports.PORTS.svg = to_svg
