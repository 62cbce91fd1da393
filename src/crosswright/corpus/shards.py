"""Shards: files of many records, each squeezed by itself with a dictionary that all share.

magic      8 bytes, then a u32 little-endian: the length of the header
header     JSON: format, number of the first record, how many, the bytes of each
records    one zstd frame each, none (0 bytes) for a puzzle that could not be made
"""

import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass

import zstandard

from crosswright.errors import FormatError

FORMAT = 3
"""Raised by whoever changes the layout or its meaning."""

MAGIC = b"CWSHARD1"
LEVEL = 19
DICTIONARY_BYTES = 16 * 1024
LEAST_SAMPLES = 64
"""From fewer records no dictionary worth its bytes can be learnt."""

_LENGTH = struct.Struct("<I")


@dataclass(frozen=True, slots=True, kw_only=True)
class Shard:
    """The records of a shard, the first of which has the number `first`; None for a gap."""

    first: int
    records: tuple[str | None, ...]


def trained(records: Sequence[str]) -> bytes:
    """The dictionary to squeeze such records with; empty when there are too few to learn from."""
    samples: list[bytes | bytearray | memoryview] = [record.encode() for record in records]
    if len(samples) < LEAST_SAMPLES:
        return b""
    size = min(DICTIONARY_BYTES, sum(map(len, samples)) // 8)
    try:
        return bytes(zstandard.train_dictionary(size, samples, k=200, d=8, level=LEVEL).as_bytes())
    except zstandard.ZstdError:
        # Records that hardly differ, or hardly agree, teach nothing.
        return b""


def shard_bytes(shard: Shard, dictionary: bytes) -> bytes:
    """The bytes of a shard's file; the same records and dictionary give the same bytes."""
    known = zstandard.ZstdCompressionDict(dictionary) if dictionary else None
    if known is not None:
        # Else the dictionary is digested again for each record, which takes ten times as long.
        known.precompute_compress(level=LEVEL)
    press = zstandard.ZstdCompressor(
        level=LEVEL, dict_data=known, write_checksum=False, write_dict_id=False
    )
    bodies = [b"" if x is None else press.compress(x.encode()) for x in shard.records]
    header = _pressed(
        json.dumps(
            {"format": FORMAT, "first": shard.first, "bytes": [len(body) for body in bodies]},
            separators=(",", ":"),
        ).encode()
    )
    return b"".join((MAGIC, _LENGTH.pack(len(header)), header, *bodies))


def _pressed(header: bytes) -> bytes:
    """The header squeezed; its many small numbers would else cost a tenth of the shard."""
    return zstandard.ZstdCompressor(level=LEVEL).compress(header)


def read_shard(data: bytes, dictionary: bytes) -> Shard:
    """The records of a shard's file.

    Raises:
        FormatError: for bytes that are no shard, are cut short, or need another dictionary.
    """
    if not data.startswith(MAGIC):
        raise FormatError("this is no shard of a corpus")
    try:
        at = len(MAGIC) + _LENGTH.size
        (length,) = _LENGTH.unpack_from(data, len(MAGIC))
        header = json.loads(zstandard.ZstdDecompressor().decompress(data[at : at + length]))
        if header["format"] != FORMAT:
            raise FormatError(f"the shard has format {header['format']!r}, {FORMAT} can be read")
        known = zstandard.ZstdCompressionDict(dictionary) if dictionary else None
        opened = zstandard.ZstdDecompressor(dict_data=known)
        at, records = at + length, []
        for size in header["bytes"]:
            body = data[at : at + size]
            records.append(opened.decompress(body).decode() if size else None)
            at += size
    except (zstandard.ZstdError, ValueError, KeyError, TypeError, struct.error):
        raise FormatError("the shard is spoiled") from None
    if at != len(data):
        raise FormatError("the shard is cut short, or something was added to it")
    return Shard(first=header["first"], records=tuple(records))


def squeeze(data: bytes) -> bytes:
    """Bytes as one zstd frame, with a checksum."""
    return zstandard.ZstdCompressor(level=LEVEL, write_checksum=True).compress(data)


def unsqueeze(data: bytes) -> bytes:
    """What `squeeze` was given.

    Raises:
        FormatError: for spoiled bytes.
    """
    try:
        return zstandard.ZstdDecompressor().decompress(data)
    except zstandard.ZstdError:
        raise FormatError("a file of the corpus is spoiled") from None
