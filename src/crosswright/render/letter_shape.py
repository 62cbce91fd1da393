"""Letters as a shape: which squares of a grid lie in a letter or a word drawn over all of it."""

import struct
import zlib
from collections.abc import Iterator

from crosswright.errors import OutputError
from crosswright.render.typeset import Job, job_data
from crosswright.render.worker import typeset

_SIDE = 8
"""Dots a square, each way."""

_DOTS_AN_INCH = 72
"""So that a dot is a point."""

_INK = 127
"""From here on a dot is dark."""

_COVERED = 0.5
"""A square belongs to a letter that covers this share of it."""


def letter_shape(text: str, rows: int, cols: int) -> tuple[tuple[bool, ...], ...]:
    """Whether each square of a grid lies in the letters, row by row.

    The letters fill the grid; one that the font lacks is drawn as a box.

    Raises:
        OutputError: where the letters cannot be set.
    """
    data = job_data({"text": text, "width": cols * _SIDE, "height": rows * _SIDE})
    job = Job(template="letter_shape.typ", data=data, output="png", ppi=_DOTS_AN_INCH)
    dots = _cropped(_darkness(typeset(job).documents[0]))
    height, width = len(dots), len(dots[0]) if dots else 0
    if not width:
        raise OutputError(f"{text!r} draws nothing")

    def is_covered(row: int, col: int) -> bool:
        lines = dots[row * height // rows : (row + 1) * height // rows]
        part = b"".join(x[col * width // cols : (col + 1) * width // cols] for x in lines)
        return sum(part) >= _COVERED * 255 * len(part)

    return tuple(tuple(is_covered(row, col) for col in range(cols)) for row in range(rows))


def _cropped(dots: list[bytes]) -> list[bytes]:
    """The part that is dark: a font leaves room beside its letters."""
    inked = [row for row, line in enumerate(dots) if max(line) > _INK]
    columns = [col for col in range(len(dots[0])) if max(line[col] for line in dots) > _INK]
    if not inked:
        return []
    return [line[columns[0] : columns[-1] + 1] for line in dots[inked[0] : inked[-1] + 1]]


def _darkness(png: bytes) -> list[bytes]:
    """How dark each dot of a picture is, 0 to 255, line by line, by the first channel."""
    chunks = dict(_chunks(png))
    width, _, depth, colour, *_, interlaced = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    channels = {0: 1, 2: 3, 4: 2, 6: 4}.get(colour)
    if depth != 8 or channels is None or interlaced:
        raise OutputError("the picture of the letters has a form that cannot be read")
    data = zlib.decompress(chunks[b"IDAT"])
    length = width * channels
    lines: list[bytes] = []
    above = bytes(length)
    for at in range(0, len(data), length + 1):
        above = _unfiltered(data[at], data[at + 1 : at + 1 + length], above, channels)
        lines.append(bytes(255 - dot for dot in above[::channels]))
    return lines


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG file, the pieces of its picture joined."""
    at, picture = 8, b""
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        name, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        if name == b"IDAT":
            picture += body
        else:
            yield name, body
        at += 12 + length
    yield b"IDAT", picture


def _unfiltered(kind: int, line: bytes, above: bytes, channels: int) -> bytes:
    """A line as it was before the PNG filter: each byte less a guess from its neighbours."""
    out = bytearray()
    for at, byte in enumerate(line):
        left = out[at - channels] if at >= channels else 0
        corner = above[at - channels] if at >= channels else 0
        up = above[at]
        guess = (0, left, up, (left + up) // 2, _nearest(left, up, corner))[kind]
        out.append((byte + guess) % 256)
    return bytes(out)


def _nearest(left: int, up: int, corner: int) -> int:
    """The neighbour nearest to left + up - corner; of equals, in this order (PNG, 9.4)."""
    wanted = left + up - corner
    return min((left, up, corner), key=lambda one: abs(wanted - one))
