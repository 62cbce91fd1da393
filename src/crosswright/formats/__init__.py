"""One file a format, between a Puzzle and bytes; paths and files are the pipeline's.

To add a format, write its file with a constant `FORMAT` and list it in the table. Everything else
follows from the table: what is lost, the conformance tests, the matrix in the documentation.
"""

from crosswright.errors import UsageError
from crosswright.formats import grid_text, ipuz, show_json
from crosswright.formats.base import (
    UNKNOWN_LETTER,
    Feature,
    Format,
    Loaded,
    Loss,
    Saved,
    features_of,
    losses_of,
)
from crosswright.model import Puzzle

__all__ = [
    "FORMATS",
    "UNKNOWN_LETTER",
    "Feature",
    "Format",
    "Loaded",
    "Loss",
    "Saved",
    "features_of",
    "format_for",
    "losses_of",
    "matrix",
    "read",
    "write",
]

FORMATS: dict[str, Format] = {x.name: x for x in (ipuz.FORMAT, grid_text.FORMAT, show_json.FORMAT)}


def format_for(name_or_path: str) -> Format:
    """The format with this name, or the one whose ending a path has.

    Raises:
        UsageError: where there is none; the message lists the endings.
    """
    named = FORMATS.get(name_or_path)
    if named is not None:
        return named
    for candidate in FORMATS.values():
        if candidate.has_ending_of(name_or_path):
            return candidate
    endings = ", ".join(ending for x in FORMATS.values() for ending in x.extensions)
    raise UsageError(f"{name_or_path!r} names no format; known endings are {endings}")


def read(data: bytes, format: Format, *, language: str | None = None) -> Loaded:
    """The puzzle in these bytes; `language` is assumed where the file does not state one.

    Raises:
        FormatError: for bytes that are not a puzzle in this format.
        UsageError: for a format that is only written.
    """
    if format.read is None:
        raise UsageError(f"{format.title} is written only; it cannot be read back")
    return format.read(data, language=language)


def write(puzzle: Puzzle, format: Format) -> Saved:
    """The puzzle as bytes, with everything the format cannot say about it.

    Raises:
        UsageError: for a format that is only read.
    """
    if format.write is None:
        raise UsageError(f"{format.title} is read only; choose another format to write")
    return Saved(data=format.write(puzzle), losses=losses_of(puzzle, format.carries))


def matrix() -> str:
    """Formats against what they read, write and carry, as a Markdown table."""
    formats = tuple(FORMATS.values())
    rows = [
        ["", *(x.title for x in formats)],
        ["---", *("---" for _ in formats)],
        ["name", *(f"`{x.name}`" for x in formats)],
        ["endings", *(" ".join(f"`{ending}`" for ending in x.extensions) for x in formats)],
        ["read", *(_yes(x.read is not None) for x in formats)],
        ["written", *(_yes(x.write is not None) for x in formats)],
    ]
    for feature in Feature:
        name = f"**{feature.value}**" if feature.is_vital else feature.value
        rows.append([name, *(_yes(feature in x.carries) for x in formats)])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "-"
