"""A compiled lexicon on disk: one file a language, mapped into memory, replaced in one step.

The header says the format, the tag, the packages it was built from, and its sources; the columns
are those of `Columns`. A file that is cut short, spoiled, of an older format or of other packages is
no pack: it is built anew. The same packages give the same bytes.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from crosswright.lexicon.columns import COLUMN_NAMES, Columns
from crosswright.lexicon.container import (
    mapped_columns,
    packed_columns,
    unpacked_columns,
    write_columns,
)
from crosswright.lexicon.word import Source

FORMAT = 7
"""Raised by whoever changes the columns or their meaning."""

LEFT_IN_FILE = frozenset({"texts", "clues", "text_ends", "clue_ends", "zipfs", "sources"})
"""Columns of which a few words are ever asked for: they stay in the mapped file. The others are read
whole by every fill and search, and are taken out of it."""

Packages = tuple[tuple[str, str], ...]
"""Distributions and their versions, in order of name; see `Recipe.packages`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """One language's columns, with what they were built from."""

    tag: str
    packages: Packages
    sources: tuple[Source, ...]
    columns: Columns


def write_pack(pack: Pack, path: Path) -> None:
    """Write a pack beside its place and move it there; two writers leave one whole file.

    Raises:
        OutputError: when the folder cannot be written; what stood there still stands.
    """
    write_columns(path, _header(pack), _columns(pack))


def read_pack(path: Path, *, tag: str, packages: Packages) -> Pack | None:
    """The pack in a file; None when there is none that is whole and built from these packages."""
    found = mapped_columns(path)
    pack = None if found is None else _pack(*found)
    return pack if pack is not None and (pack.tag, pack.packages) == (tag, packages) else None


def pack_bytes(pack: Pack) -> bytes:
    """A pack as the bytes of its file."""
    return packed_columns(_header(pack), _columns(pack))


def unpack(data: bytes) -> Pack | None:
    """The pack these bytes are, or None when they are none of ours, cut short, or spoiled."""
    found = unpacked_columns(memoryview(data))
    return None if found is None else _pack(*found)


def _header(pack: Pack) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "tag": pack.tag,
        "packages": pack.packages,
        "sources": [asdict(source) for source in pack.sources],
    }


def _columns(pack: Pack) -> dict[str, bytes | memoryview]:
    return {name: getattr(pack.columns, name) for name in COLUMN_NAMES}


def _pack(header: dict[str, Any], parts: Mapping[str, memoryview]) -> Pack | None:
    try:
        if header["format"] != FORMAT:
            return None
        taken: dict[str, Any] = {
            name: parts[name] if name in LEFT_IN_FILE else bytes(parts[name])
            for name in COLUMN_NAMES
        }
        columns = Columns(**taken)
        if not columns.agree():
            return None
        return Pack(
            tag=header["tag"],
            packages=tuple((name, version) for name, version in header["packages"]),
            sources=tuple(Source(**source) for source in header["sources"]),
            columns=columns,
        )
    except (ValueError, KeyError, TypeError):
        return None
