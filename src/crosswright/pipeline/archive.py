"""A whole library in one zip file: every puzzle as an ipuz file anybody can open, and all it was.

`library.json` says what there is. `puzzles/` and `lists/` hold files for people. `history/` holds, a
line of JSON a save, when it was and what it put in the place of what: `keep` counts the signs that
stayed at the beginning and at the end of the text before, `put` is what came between.
"""

import io
import json
import os
import re
import secrets
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from crosswright.errors import FormatError, NotKept, OutputError

if TYPE_CHECKING:
    from crosswright.store import About, Past, Store, WordList

MANIFEST = "library.json"
VERSION = 1
MOST_LINE = 50_000_000
"""Bytes of one save in a history."""

_ODD = re.compile(r"[^\w -]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Exported:
    """How much an archive holds; puzzles and lists in the bin are in it too."""

    puzzles: int
    lists: int
    collections: int


def export_to(library: "Store", path: str | Path) -> Exported:
    """Write the archive of a library to a file, which takes its place when it is whole.

    Raises:
        OutputError: when the file cannot be written; what stood there before still stands.
        StoreError: as for every use of the library.
    """
    target = Path(path).expanduser().absolute()
    part = target.with_name(f".{target.name[:100]}.{secrets.token_hex(8)}.part")
    try:
        with part.open("xb") as file:
            told = write_archive(library, file)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise OutputError(f"cannot write {str(target)!r}: {reason}; choose another place") from None
    finally:
        part.unlink(missing_ok=True)
    return told


def write_archive(library: "Store", target: IO[bytes]) -> Exported:
    """Write the archive of a library.

    Raises:
        StoreError: as for every use of the library.
    """
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        written = _Writing(library, archive)
        for _ in written.steps():
            pass
    return written.told()


def archive_pieces(library: "Store") -> Iterator[bytes]:
    """The archive of a library in pieces as they are made; at no time is more than one in memory.

    Raises:
        StoreError: as for every use of the library, at any piece.
    """
    sink = _Sink()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        for _ in _Writing(library, archive).steps():
            if piece := sink.taken():
                yield piece
    yield sink.taken()


class _Sink(io.RawIOBase):
    """Where a zip file is written that nobody can go back in; what was written is taken away."""

    def __init__(self) -> None:
        super().__init__()
        self._held = bytearray()

    def writable(self) -> bool:
        """It takes bytes, and does nothing else."""
        return True

    def write(self, data: Any) -> int:
        """Hold bytes until they are taken."""
        self._held += data
        return len(data)

    def taken(self) -> bytes:
        """What was written since the last time."""
        piece = bytes(self._held)
        self._held.clear()
        return piece


class _Writing:
    """An archive on its way."""

    def __init__(self, library: "Store", archive: zipfile.ZipFile) -> None:
        self._library = library
        self._archive = archive
        self._puzzles: list[dict[str, Any]] = []
        self._lists: list[dict[str, Any]] = []
        self._collections: list[dict[str, Any]] = []

    def steps(self) -> Iterator[None]:
        """Write one thing after the other, and last what there is."""
        library, archive = self._library, self._archive
        for id in library.puzzles.ids():
            row = _write_puzzle(library, id, archive)
            self._puzzles += [] if row is None else [row]
            yield
        for binned in (False, True):
            for words in library.lists.all(binned=binned):
                self._lists.append(_write_list(words, archive))
                yield
        self._collections += (
            {"id": x.id, "name": x.name, "puzzles": list(x.puzzles)}
            for x in library.collections.all()
        )
        manifest = {
            "crosswright": VERSION,
            "by": f"crosswright {version('crosswright')}",
            "made": datetime.now(UTC).isoformat(),
            "puzzles": self._puzzles,
            "lists": self._lists,
            "collections": self._collections,
        }
        archive.writestr(MANIFEST, json.dumps(manifest, ensure_ascii=False, indent=1))
        yield

    def told(self) -> Exported:
        """How much it holds."""
        return Exported(
            puzzles=len(self._puzzles),
            lists=len(self._lists),
            collections=len(self._collections),
        )


def _write_puzzle(library: "Store", id: str, archive: zipfile.ZipFile) -> dict[str, Any] | None:
    try:
        kept = library.puzzles.read(id)
    except NotKept:
        # Somebody has just emptied the bin.
        return None
    about = kept.about
    numbers = range(1, about.revision + 1)
    history = f"history/{id}.jsonl"
    with archive.open(history, "w", force_zip64=True) as out:
        for line in lines_of(library.puzzles.revision(id, number) for number in numbers):
            out.write(line)
    file = f"puzzles/{_plain(about.title or about.kind)} {id}.ipuz"
    archive.writestr(file, kept.text)
    return _row(about) | {
        "title": about.title,
        "author": about.author,
        "kind": about.kind,
        "file": file,
        "history": history,
    }


def _write_list(words: "WordList", archive: zipfile.ZipFile) -> dict[str, Any]:
    file = f"lists/{_plain(words.name)} {words.id}.txt"
    archive.writestr(file, words.text)
    return _row(words) | {"name": words.name, "file": file}


def _row(kept: "About | WordList") -> dict[str, Any]:
    return {
        "id": kept.id,
        "language": kept.language,
        "revision": kept.revision,
        "created": kept.created.isoformat(),
        "changed": kept.changed.isoformat(),
        "binned": None if kept.binned is None else kept.binned.isoformat(),
    }


def _plain(name: str) -> str:
    """A name as part of a file's, on any system."""
    return _ODD.sub("_", name)[:60].strip() or "_"


def lines_of(past: Iterable["Past"]) -> Iterator[bytes]:
    """A history as the lines of its file."""
    before = ""
    for save in past:
        start = _same(before, save.text)
        rest, put = before[start:], save.text[start:]
        end = _same(rest[::-1], put[::-1])
        line = {
            "at": save.at.isoformat(),
            "keep": [start, end],
            "put": put[: len(put) - end],
        }
        yield json.dumps(line, ensure_ascii=False).encode() + b"\n"
        before = save.text


def past_in(lines: Iterable[bytes], *, most: int) -> Iterator["Past"]:
    """The history in the lines of its file, of texts of at most `most` signs each.

    Raises:
        FormatError: for lines that are none.
    """
    from crosswright.store import Past

    before = ""
    for number, line in enumerate(lines, 1):
        try:
            value = json.loads(line)
            at = datetime.fromisoformat(value["at"])
            start, end = (int(x) for x in value["keep"])
            if min(start, end) < 0 or start + end > len(before):
                raise ValueError("it keeps more than there was")
            text = before[:start] + str(value["put"]) + before[len(before) - end :]
            if len(text) > most or at.tzinfo is None:
                raise ValueError("it is too long, or its time has no zone")
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise FormatError(f"line {number} of its history is none: {error}") from None
        yield Past(at=at, text=text)
        before = text


def _same(one: str, other: str) -> int:
    """How many signs two texts have in common at their beginning."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
