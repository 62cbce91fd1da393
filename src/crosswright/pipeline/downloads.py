"""A puzzle as files to take away: every format and picture, and beforehand what each would lose."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Unpack

from crosswright.errors import CrosswrightError, UsageError
from crosswright.formats import FORMATS, Format, write
from crosswright.model import Puzzle
from crosswright.pipeline.publish import KEY_MARK
from crosswright.render import RENDERERS, Choices, render, svg

_KEY = KEY_MARK.removeprefix(".") + "."
_TYPES = {
    "csv": "text/csv; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ipuz": "application/json",
    "json": "application/json",
    "pdf": "application/pdf",
    "png": "image/png",
    "svg": "image/svg+xml",
    "tsv": "text/tab-separated-values; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
_KEYED = ("pdf", "svg", "png", "txt")
"""Pictures that can also show the key."""
_ODD = re.compile(r"[^\w -]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A file that a puzzle can be written to.

    `ending` has no dot at its beginning; `losses` are what such a file leaves out, `refused` why
    there can be none.
    """

    ending: str
    title: str
    losses: tuple[str, ...] = ()
    refused: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Download:
    """A finished file: a name for it, its media type, its content, and what it leaves out."""

    name: str
    type: str
    data: bytes
    losses: tuple[str, ...] = ()


def endings() -> tuple[str, ...]:
    """Every ending `download` knows: pictures, their keys, then formats."""
    return (*_pictures(), *_formats())


def offers(puzzle: Puzzle) -> tuple[Offer, ...]:
    """What every format would make of this puzzle; nothing is drawn."""
    return tuple(_offer(puzzle, ending, format) for ending, format in _formats().items())


def pictures(puzzle: Puzzle) -> tuple[str, str]:
    """The grid as SVG, blank and as the key."""
    return svg(puzzle), svg(puzzle, key=True)


def download(puzzle: Puzzle, ending: str, **choices: Unpack[Choices]) -> Download:
    """The puzzle as a file; `key.` before the ending of a picture asks for the key.

    Raises:
        UsageError: for an ending there is none of, or a choice that is not known.
        OutputError: for a puzzle that no such file can hold.
    """
    name = f"{_plain(puzzle.title or puzzle.kind)}.{ending}"
    type = _TYPES.get(ending.rpartition(".")[2], "application/octet-stream")
    format = _formats().get(ending)
    if format is not None:
        done = write(puzzle, format)
        losses = tuple(str(loss) for loss in done.losses)
        return Download(name=name, type=type, data=done.data, losses=losses)
    if ending not in _pictures():
        raise UsageError(f"{ending!r:.40} is no ending of a file; known are {', '.join(endings())}")
    if ending.startswith(_KEY):
        choices = {**choices, "key": True, "pages": None}
    data = render(puzzle, ending.removeprefix(_KEY), **choices)
    return Download(name=name, type=type, data=data)


def _offer(puzzle: Puzzle, ending: str, format: Format) -> Offer:
    try:
        losses = tuple(str(loss) for loss in write(puzzle, format).losses)
    except CrosswrightError as error:
        return Offer(ending=ending, title=format.title, refused=str(error))
    return Offer(ending=ending, title=format.title, losses=losses)


def _pictures() -> tuple[str, ...]:
    return tuple(x for name in RENDERERS for x in _with_key(name))


def _with_key(name: str) -> Iterator[str]:
    yield name
    if name in _KEYED:
        yield _KEY + name


def _formats() -> dict[str, Format]:
    """Formats by their ending; where a picture has the same, by the next one they have."""
    found: dict[str, Format] = {}
    for format in FORMATS.values():
        free = [x.removeprefix(".") for x in format.extensions]
        free = [x for x in free if x not in RENDERERS]
        if format.write is not None and free:
            found[free[0]] = format
    return found


def _plain(name: str) -> str:
    """A title as the name of a file, on any system."""
    return _ODD.sub("_", name)[:80].strip() or "puzzle"
