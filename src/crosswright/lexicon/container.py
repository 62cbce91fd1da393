"""A file of named columns: mapped into memory, replaced in one step, never half read.

    magic      8 bytes, then two u32 little-endian: the length of the header, and the checksum of
               all that follows
    header     JSON: what the file says of itself, and under `columns` how long each column is
    columns    their bytes, one column after the other

A file that is shorter, longer, older or otherwise than its header says is none: it is made anew.
Nothing in it depends on the clock, so the same columns give the same bytes.
"""

import json
import mmap
import os
import secrets
import struct
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from crosswright.lexicon.home import make_folder, sweep, unwritable

_MAGIC = b"CWLEXICO"
_PREFIX = struct.Struct("<II")

Column = bytes | memoryview
"""Bytes of one's own, or a part of a file that is mapped into memory."""

Parts = tuple[dict[str, Any], dict[str, memoryview]]
"""What a file says of itself, and its columns."""


def write_columns(path: Path, header: Mapping[str, Any], columns: Mapping[str, Column]) -> None:
    """Write a file beside its place and move it there; two writers leave one whole file.

    Raises:
        OutputError: when the folder cannot be written; what stood there still stands.
    """
    make_folder(path.parent)
    sweep(path.parent)
    part = path.with_name(f".{path.name}-{os.getpid()}-{secrets.token_hex(4)}.part")
    try:
        try:
            with part.open("xb") as file:
                file.write(packed_columns(header, columns))
            part.replace(path)
        except BaseException:
            with suppress(OSError):
                part.unlink()
            raise
    except OSError as error:
        raise unwritable(path, error) from error


def packed_columns(header: Mapping[str, Any], columns: Mapping[str, Column]) -> bytes:
    """The bytes of a file."""
    lengths = [(name, len(column)) for name, column in columns.items()]
    text = json.dumps({**header, "columns": lengths}, ensure_ascii=False, sort_keys=True).encode()
    body = b"".join((text, *columns.values()))
    return _MAGIC + _PREFIX.pack(len(text), zlib.crc32(body)) + body


def mapped_columns(path: Path) -> Parts | None:
    """What stands in a file, its columns left where they are; None when there is none that is whole.

    What is read stays readable when the file is replaced.
    """
    try:
        with path.open("rb") as file:
            if os.name == "nt":
                # There a mapped file cannot be replaced.
                return unpacked_columns(memoryview(file.read()))
            return unpacked_columns(
                memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
            )
    except (OSError, ValueError):
        # An empty file cannot be mapped.
        return None


def unpacked_columns(data: memoryview) -> Parts | None:
    """What these bytes hold, or None when they are none of ours, cut short, or spoiled."""
    at = len(_MAGIC) + _PREFIX.size
    if len(data) < at or bytes(data[: len(_MAGIC)]) != _MAGIC:
        return None
    length, checksum = _PREFIX.unpack_from(data, len(_MAGIC))
    if zlib.crc32(data[at:]) != checksum:
        return None
    start = at + length
    try:
        header = json.loads(bytes(data[at:start]))
        columns = {}
        for name, size in header["columns"]:
            columns[name] = data[start : start + size]
            start += size
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    return (header, columns) if start == len(data) else None
