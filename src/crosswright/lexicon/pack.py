"""A compiled lexicon on disk: one file a language, read in one gulp, replaced in one step.

    magic      8 bytes, then two u32 little-endian: the length of the header, and the checksum of
               all that follows
    header     JSON: format, tag, packages it was built from, sources, and how long each column is
    columns    the bytes of `Columns`, one after the other

A file that is shorter, longer, older or otherwise than its header says is no pack: it is built
anew. Nothing in it depends on the clock, so the same packages give the same bytes.
"""

import json
import os
import secrets
import struct
import zlib
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from crosswright.lexicon.columns import COLUMN_NAMES, Columns
from crosswright.lexicon.home import make_folder, unwritable
from crosswright.lexicon.word import Source

FORMAT = 6
"""Raised by whoever changes the columns or their meaning."""

_MAGIC = b"CWLEXICO"
_PREFIX = struct.Struct("<II")

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
    make_folder(path.parent)
    part = path.with_name(f".{path.name}-{os.getpid()}-{secrets.token_hex(4)}.part")
    try:
        try:
            with part.open("xb") as file:
                file.write(pack_bytes(pack))
            part.replace(path)
        except BaseException:
            with suppress(OSError):
                part.unlink()
            raise
    except OSError as error:
        raise unwritable(path, error) from error


def read_pack(path: Path, *, tag: str, packages: Packages) -> Pack | None:
    """The pack in a file; None when there is none that is whole and built from these packages."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    pack = unpack(data)
    return pack if pack is not None and (pack.tag, pack.packages) == (tag, packages) else None


def pack_bytes(pack: Pack) -> bytes:
    """A pack as the bytes of its file."""
    columns = [getattr(pack.columns, name) for name in COLUMN_NAMES]
    header = {
        "format": FORMAT,
        "tag": pack.tag,
        "packages": pack.packages,
        "sources": [asdict(source) for source in pack.sources],
        "columns": {name: len(x) for name, x in zip(COLUMN_NAMES, columns, strict=True)},
    }
    text = json.dumps(header, ensure_ascii=False, sort_keys=True).encode()
    body = b"".join((text, *columns))
    return _MAGIC + _PREFIX.pack(len(text), zlib.crc32(body)) + body


def unpack(data: bytes) -> Pack | None:
    """The pack these bytes are, or None when they are none of ours, cut short, or spoiled."""
    at = len(_MAGIC) + _PREFIX.size
    if len(data) < at or not data.startswith(_MAGIC):
        return None
    length, checksum = _PREFIX.unpack_from(data, len(_MAGIC))
    if zlib.crc32(memoryview(data)[at:]) != checksum:
        return None
    start = at + length
    try:
        header = json.loads(data[at:start])
        if header["format"] != FORMAT:
            return None
        columns = _columns(data, start, header["columns"])
        return Pack(
            tag=header["tag"],
            packages=tuple((name, version) for name, version in header["packages"]),
            sources=tuple(Source(**source) for source in header["sources"]),
            columns=columns,
        )
    except (ValueError, KeyError, TypeError):
        return None


def _columns(data: bytes, start: int, lengths: dict[str, Any]) -> Columns:
    parts = {}
    for name in COLUMN_NAMES:
        parts[name] = data[start : start + lengths[name]]
        start += lengths[name]
    columns = Columns(**parts)
    if start != len(data) or not columns.agree():
        raise ValueError("the columns do not agree")
    return columns
