"""Put a puzzle where people want it: into files of any format or picture, or as text and JSON."""

import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path, PurePath
from typing import Any, Unpack

from crosswright.errors import UsageError
from crosswright.formats import FORMATS, write
from crosswright.model import Puzzle
from crosswright.pipeline.files import STANDARD, saved, write_files
from crosswright.render import RENDERERS, Choices, render, svg

KEY_MARK = ".key"
"""`a.key.pdf` asks for the key of what `a.pdf` shows blank."""


def check_outputs(paths: Iterable[str], *, sources: Iterable[str | None] = ()) -> None:
    """Whether every path has an ending that can be written and a folder to stand in.

    Asked before the work begins, so that nobody waits for a puzzle that cannot be saved. `sources`
    are the files the work begins with, which must not be written over.

    Raises:
        UsageError: for the first path that cannot be written, saying why.
    """
    given = [source for source in sources if source not in (None, STANDARD)]
    for path in paths:
        if path == STANDARD:
            continue
        if _renderer(path) is None and not _is_format(path):
            raise UsageError(
                f"{path!r} has an ending that cannot be written; use {', '.join(endings())}"
            )
        folder = Path(path).parent
        if not folder.is_dir():
            raise UsageError(f"{path!r} cannot be written: there is no folder {str(folder)!r}")
        if Path(path).is_dir() or path.endswith(("/", os.sep)):
            raise UsageError(f"{path!r} cannot be written: it is a folder; add a file name")
        if not os.access(folder, os.W_OK):
            raise UsageError(f"{path!r} cannot be written: {str(folder)!r} may only be read")
        for source in given:
            if source is not None and _is_same(path, source):
                raise UsageError(
                    f"{path!r} would be written over, and is read; choose another name"
                )


def _is_same(path: str, other: str) -> bool:
    try:
        return Path(path).samefile(other)
    except (OSError, ValueError):
        return False


def endings() -> tuple[str, ...]:
    """Every ending a puzzle can be written with: formats first, then pictures."""
    written = [x for y in FORMATS.values() if y.write is not None for x in y.extensions]
    drawn = [renderer.extension for renderer in RENDERERS.values()]
    return tuple(dict.fromkeys(written + drawn))


def publish(
    puzzle: Puzzle,
    paths: Iterable[str],
    *,
    lossy: bool = False,
    on_loss: Callable[[str], None] | None = None,
    **choices: Unpack[Choices],
) -> tuple[str, ...]:
    """Write the puzzle to each path, or to none; the ending picks a picture or a format.

    The choices are those of pictures (`crosswright.render.Choices`); a name that ends as in
    `a.key.pdf` asks for the key whatever they say. What a format cannot carry is told through
    `on_loss`.

    Raises:
        UsageError: for an ending nothing can be written with, or a choice that is not known.
        OutputError: for a file that cannot be written, or a loss that `lossy` does not allow.
    """
    contents: dict[str, bytes] = {}
    losses: list[str] = []
    for path in dict.fromkeys(paths):
        renderer = _renderer(path)
        if renderer is not None:
            wanted = choices
            if PurePath(path).stem.endswith(KEY_MARK):
                wanted = {**choices, "key": True, "pages": None}
            contents[path] = render(puzzle, renderer, **wanted)
        else:
            done = saved(puzzle, path, lossy=lossy)
            contents[path] = done.data
            losses += [f"{path}: lost: {loss}" for loss in done.losses]
    write_files(contents.items())
    if on_loss is not None:
        for loss in losses:
            on_loss(loss)
    return tuple(contents)


def to_text(puzzle: Puzzle, **choices: Unpack[Choices]) -> str:
    """The puzzle as a terminal shows it."""
    return render(puzzle, "txt", **choices).decode().rstrip("\n")


def to_svg(puzzle: Puzzle) -> str:
    """The blank grid as SVG text, for a notebook."""
    return svg(puzzle)


def show_object(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as the stable JSON object of `crosswright show --json`."""
    value: dict[str, Any] = json.loads(write(puzzle, FORMATS["show"]).data)
    return value


def _renderer(path: str) -> str | None:
    """The name of the renderer whose ending a path has; a picture wins over a format."""
    ending = PurePath(path).suffix.lower()
    return next((x.name for x in RENDERERS.values() if x.extension == ending), None)


def _is_format(path: str) -> bool:
    return any(x.write is not None and x.ending_of(path) for x in FORMATS.values())
