"""Pictures as clues: `bee.png`, or `bee.png | It lives in a hive`, beside the word in a list."""

import re
import struct
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable
from pathlib import Path

from crosswright.errors import UsageError
from crosswright.languages import Language
from crosswright.model import Facts, Picture
from crosswright.pipeline.files import read_bytes

MOST_BYTES = 5_000_000
"""A photograph for a page is smaller; a hundred of these still make a file that can be mailed."""

MOST_DOTS = 8_000
"""Each way: what a decoder would take more than 256 MB for."""

_NAMED = re.compile(
    r"(?P<file>[^|]+\.(?P<ending>png|jpe?g|svg))\s*(?:\|(?P<caption>.*))?", re.IGNORECASE
)
_TYPES = {"png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "svg": "image/svg+xml"}


def pictures_of(clues: Iterable[str], folder: str | Path, *, name: str) -> Facts[str, Picture]:
    """The pictures that clues of a list name, by clue; files are looked for in `folder`.

    `name` is what messages call the list.

    Raises:
        UsageError: for a file that is missing, too large, or not the picture its ending says.
    """
    found: dict[str, Picture] = {}
    for clue in dict.fromkeys(clues):
        named = _NAMED.fullmatch(clue.strip())
        if named is None:
            continue
        path = Path(folder, named["file"].strip())
        try:
            found[clue] = read_picture(path)
        except UsageError as error:
            raise UsageError(f"{name}: the clue {clue[:80]!r} names a picture: {error}") from None
    return Facts(found)


def caption(clue: str, language: Language) -> str:
    """What is said of a picture: what stands behind the bar, or that it is one."""
    named = _NAMED.fullmatch(clue.strip())
    written = (named["caption"] or "").strip() if named is not None else ""
    return written or language.labels.picture


def read_picture(file: str | Path) -> Picture:
    """A PNG, JPEG or SVG file.

    Raises:
        UsageError: for a file that is missing, too large, or not what its ending says.
    """
    path = Path(file)
    data = read_bytes(path, most=MOST_BYTES)
    kind = _TYPES.get(path.suffix.lower().removeprefix("."), "")
    looks = {"image/png": _png_size, "image/jpeg": _jpeg_size, "image/svg+xml": _svg_size}
    size = looks[kind](data) if kind else None
    if size is None:
        raise UsageError(
            f"{str(path)!r} is no {path.suffix.lower().removeprefix('.')} picture; "
            "save it anew as PNG, JPEG or SVG"
        )
    if not all(0 < side <= MOST_DOTS for side in size):
        raise UsageError(
            f"{str(path)!r} is {size[0]} by {size[1]} dots; make it {MOST_DOTS} at most each way"
        )
    return Picture(data=data, media_type=kind)


def _png_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a whole PNG; None for another file."""
    if not data.startswith(b"\x89PNG\r\n\x1a\n") or b"IEND" not in data[-16:] or len(data) < 33:
        return None
    width, height = struct.unpack_from(">II", data, 16)
    return width, height


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a whole JPEG, from its frame header; None for another file."""
    if not data.startswith(b"\xff\xd8") or b"\xff\xd9" not in data[-64:]:
        return None
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4])
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", data, at + 5)
            return width, height
        at += 2 + length
    return None


def _svg_size(data: bytes) -> tuple[int, int] | None:
    """Any size for an SVG, which has no dots; None for another file, or one with entities."""
    if b"<!ENTITY" in data or (b"<!DOCTYPE" in data[:2000] and b"[" in data[:2000]):
        return None
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError:
        return None
    return (1, 1) if root.tag.rpartition("}")[2] == "svg" else None
