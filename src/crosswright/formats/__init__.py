"""One file a format, between a Puzzle and bytes; paths and files are the pipeline's.

To add a format, write its file with a constant `FORMAT` and list it in the table. Everything else
follows from the table: what is lost, the conformance tests, the matrix in the documentation.
"""

from dataclasses import replace

from crosswright.errors import CrosswrightError, FormatError, PuzzleError, UsageError
from crosswright.formats import (
    across_text,
    clue_list,
    exolve,
    grid_text,
    ipuz,
    jpz,
    puz,
    show_json,
    xd,
    xlsx,
)
from crosswright.formats.base import (
    Feature,
    Format,
    Loaded,
    Loss,
    Saved,
    features_of,
    losses_of,
)
from crosswright.model import Origin, Puzzle

__all__ = [
    "FORMATS",
    "Feature",
    "Format",
    "Loaded",
    "Loss",
    "Saved",
    "features_of",
    "format_for",
    "format_in",
    "losses_of",
    "matrix",
    "read",
    "unlocked",
    "write",
]

FORMATS: dict[str, Format] = {
    x.name: x
    for x in (
        ipuz.FORMAT,
        puz.FORMAT,
        puz.REBUS,
        jpz.FORMAT,
        xd.FORMAT,
        exolve.FORMAT,
        across_text.FORMAT,
        grid_text.FORMAT,
        clue_list.CSV,
        clue_list.TSV,
        xlsx.FORMAT,
        show_json.FORMAT,
    )
}


def format_for(name_or_path: str) -> Format:
    """The format with this name, or the one whose ending a path has.

    Raises:
        UsageError: where there is none; the message lists the endings.
    """
    named = FORMATS.get(name_or_path)
    if named is not None:
        return named
    fitting = [x for x in FORMATS.values() if x.ending_of(name_or_path)]
    if fitting:
        return max(fitting, key=lambda x: len(x.ending_of(name_or_path)))
    endings = ", ".join(ending for x in FORMATS.values() for ending in x.extensions)
    raise UsageError(f"{name_or_path!r} names no format; known endings are {endings}")


def format_in(data: bytes) -> Format | None:
    """The format these bytes begin like; None where the bytes could be several."""
    return next((x for x in FORMATS.values() if x.begins is not None and x.begins(data)), None)


def read(data: bytes, format: Format, *, language: str | None = None) -> Loaded:
    """The puzzle in these bytes; `language` is assumed where the file does not state one.

    The puzzle remembers the bytes as its `origin`, so that saving it unchanged gives them back.

    Raises:
        FormatError: for bytes that are not a puzzle in this format.
        UsageError: for a format that is only written.
    """
    found = _read(data, format, language)
    origin = Origin(format=format.name, data=data, beyond=found.beyond)
    return replace(found, puzzle=replace(found.puzzle, origin=origin))


def _read(data: bytes, format: Format, language: str | None) -> Loaded:
    if format.read is None:
        raise UsageError(f"{format.title} is written only; it cannot be read back")
    try:
        return format.read(data, language=language)
    except PuzzleError as error:
        raise FormatError(f"{format.title}: {error}") from None


def unlocked(data: bytes, format: Format, key: str) -> bytes:
    """The same file with its solution in clear.

    Raises:
        FormatError: for bytes that are not a file in this format.
        UsageError: for a format or a file without a lock, and for a key that does not fit.
    """
    if format.unlock is None:
        raise UsageError(f"{format.title} has no lock, so no key opens it")
    return format.unlock(data, key)


def write(puzzle: Puzzle, format: Format) -> Saved:
    """The puzzle as bytes, with everything the format cannot say about it.

    A puzzle that was read from a file of this format, and is still what was read, is written as it
    stood there, byte for byte.

    Raises:
        UsageError: for a format that is only read.
        OutputError: for a puzzle that no file of this format can hold at all.
        PuzzleError: for text that is none.
    """
    if format.write is None:
        raise UsageError(f"{format.title} is read only; choose another format to write")
    if puzzle.origin is not None and _is_as_read(puzzle, puzzle.origin, format):
        return Saved(data=puzzle.origin.data)
    return Saved(data=format.write(puzzle), losses=losses_of(puzzle, format))


def _is_as_read(puzzle: Puzzle, origin: Origin, format: Format) -> bool:
    if origin.format != format.name or format.read is None:
        return False
    try:
        again = _read(origin.data, format, puzzle.language).puzzle
    except CrosswrightError:
        return False
    return again == puzzle and again.statistics == puzzle.statistics


def matrix() -> str:
    """Formats against what they read, write and carry, as a Markdown table."""
    formats = tuple(FORMATS.values())
    rows = [
        ["", *(x.title for x in formats)],
        ["---", *("---" for _ in formats)],
        ["name", *(f"`{x.name}`" for x in formats)],
        ["endings", *(" ".join(f"`{ending}`" for ending in x.extensions) or "-" for x in formats)],
        ["read", *(_yes(x.read is not None) for x in formats)],
        ["written", *(_yes(x.write is not None) for x in formats)],
    ]
    for feature in Feature:
        name = f"**{feature.value}**" if feature.is_vital else feature.value
        rows.append([name, *(_yes(feature in x.carries) for x in formats)])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "-"
