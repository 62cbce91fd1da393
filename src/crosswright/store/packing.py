"""Documents made small: a revision is packed with the help of an earlier one it resembles."""

import zstandard

from crosswright.errors import StoreError

EVERY = 64
"""Of so many revisions the first stands alone; the others are packed with its help."""


def base_of(number: int) -> int | None:
    """The revision that helps to pack this one; None for one that stands alone."""
    first = (number - 1) // EVERY * EVERY + 1
    return None if first == number else first


def pack(text: str, base: str | None) -> bytes:
    """The text in few bytes, with a checksum; `base` is a text it resembles."""
    packer = zstandard.ZstdCompressor(level=3, dict_data=_helper(base), write_checksum=True)
    return packer.compress(text.encode())


def unpack(data: bytes, base: str | None) -> str:
    """The text again.

    Raises:
        StoreError: for bytes that are not what was packed.
    """
    try:
        unpacker = zstandard.ZstdDecompressor(dict_data=_helper(base))
        return unpacker.decompress(data).decode()
    except (zstandard.ZstdError, UnicodeDecodeError):
        raise StoreError("a kept revision is damaged; take it from a backup") from None


def _helper(base: str | None) -> zstandard.ZstdCompressionDict | None:
    if not base:
        return None
    return zstandard.ZstdCompressionDict(base.encode(), dict_type=zstandard.DICT_TYPE_RAWCONTENT)
