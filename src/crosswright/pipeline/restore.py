"""Take the archive of a library into another library, or into the same: nothing is written over."""

import json
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import IO, TYPE_CHECKING, Any

from crosswright.errors import CrosswrightError, FormatError, StoreError
from crosswright.pipeline.archive import MANIFEST, MOST_LINE, VERSION, past_in
from crosswright.pipeline.files import MOST_BYTES
from crosswright.pipeline.library import document_in

if TYPE_CHECKING:
    from crosswright.store import Past, Store

MOST_FILES = 1_000_000
MOST_WHOLE = 16_000_000_000
"""Bytes of all files of an archive, unpacked."""
MOST_SIGNS = 20_000_000_000
"""Signs of all documents of all histories: a short line can put a few signs into a long text."""
EARLIEST = datetime(1970, 1, 1, tzinfo=UTC)

_SPOILED = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    KeyError,
    NotImplementedError,
    OverflowError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What Python says of an archive that is damaged, locked, or made by an enemy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """What became of one thing of an archive. `reason` says why it could not be taken in, if so."""

    what: str
    name: str
    id: str = ""
    fate: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Restored:
    """What became of everything in an archive, in its order."""

    items: tuple[Item, ...]

    @property
    def failed(self) -> tuple[Item, ...]:
        """What could not be taken in."""
        return tuple(x for x in self.items if x.reason)


def restore(
    library: "Store", source: IO[bytes], *, on_item: Callable[[Item], None] | None = None
) -> Restored:
    """Take everything of an archive into a library; the same archive twice changes nothing more.

    Of a puzzle that is in both, the longer history stays; where both went on, theirs is kept as a
    copy beside ours. What is damaged is told, and the rest taken in.

    Raises:
        FormatError: for a file that is no archive of a library; nothing was taken in then.
        StoreError: as for every use of the library; what was taken in until then stays.
    """
    try:
        opened = zipfile.ZipFile(source)
    except _SPOILED as error:
        raise FormatError(f"the archive cannot be opened: {_said(error)}") from None
    with closing(opened):
        items = _items(library, _Archive(opened), on_item or (lambda item: None))
        return Restored(items=tuple(items))


class _Archive:
    """An archive that is read no further than any library goes."""

    def __init__(self, opened: zipfile.ZipFile) -> None:
        files = opened.infolist()
        if len(files) > MOST_FILES or sum(x.file_size for x in files) > MOST_WHOLE:
            raise FormatError("the archive is larger than any library; see what it holds")
        self._opened = opened
        self._signs = 0

    def bytes(self, name: str) -> bytes:
        """One file."""
        with self._opened.open(name) as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise FormatError(f"{name!r} in the archive is larger than {MOST_BYTES} bytes")
        return data

    def past(self, name: str) -> Iterator["Past"]:
        """One history."""
        with self._opened.open(name) as file:
            lines = iter(lambda: file.readline(MOST_LINE), b"")
            for save in past_in(lines, most=MOST_BYTES):
                self._signs += len(save.text)
                if self._signs > MOST_SIGNS:
                    raise FormatError("the histories in the archive are longer than any library's")
                yield replace(save, at=max(save.at, EARLIEST))


def _items(library: "Store", archive: _Archive, on_item: Callable[[Item], None]) -> Iterator[Item]:
    manifest = _manifest(archive)
    places: dict[str, str] = {}

    def puzzle(row: dict[str, Any]) -> tuple[str, str]:
        fate, id = _take_puzzle(library, archive, row)
        places[str(row["id"])] = id
        return fate, id

    def words(row: dict[str, Any]) -> tuple[str, str]:
        return _take_list(library, archive, row)

    def collection(row: dict[str, Any]) -> tuple[str, str]:
        return _take_collection(library, row, places)

    for key, what, name, take in (
        ("puzzles", "puzzle", "title", puzzle),
        ("lists", "word list", "name", words),
        ("collections", "collection", "name", collection),
    ):
        for row in manifest[key]:
            item = Item(what=what, name=str(row.get(name, "")))
            try:
                fate, id = take(row)
                item = replace(item, fate=fate, id=id)
            except StoreError:
                raise
            except (CrosswrightError, *_SPOILED) as error:
                item = replace(item, id=str(row.get("id", "")), reason=_said(error))
            on_item(item)
            yield item


def _manifest(archive: _Archive) -> dict[str, list[dict[str, Any]]]:
    try:
        value = json.loads(archive.bytes(MANIFEST))
        made_by = value["crosswright"]
        rows = {key: value[key] for key in ("puzzles", "lists", "collections")}
        if not all(isinstance(row, dict) for found in rows.values() for row in found):
            raise TypeError("what it lists is no list of things")
    except (*_SPOILED, RecursionError) as error:
        raise FormatError(
            f"the archive has no {MANIFEST} that can be read ({_said(error)}); "
            "choose one that `crosswright library export` wrote"
        ) from None
    if made_by != VERSION:
        raise FormatError(
            f"the archive is of version {made_by!r}; this crosswright reads version {VERSION}"
        )
    return rows


def _take_puzzle(library: "Store", archive: _Archive, row: dict[str, Any]) -> tuple[str, str]:
    from crosswright.store import History, Past

    text = archive.bytes(str(row["file"])).decode()
    changed = _moment(row["changed"])
    document = document_in(text)

    def past() -> Iterator[Past]:
        last = None
        if row.get("history"):
            for save in archive.past(str(row["history"])):
                yield save
                last = save.text
        if last != text:
            # Somebody changed the file in the archive: that is one more save.
            yield Past(at=changed, text=text)

    fate, id = library.puzzles.take_in(
        History(
            id=str(row["id"]),
            created=_moment(row["created"]),
            binned=None if row.get("binned") is None else _moment(row["binned"]),
            document=document,
            past=past,
        )
    )
    return fate.value, id


def _take_list(library: "Store", archive: _Archive, row: dict[str, Any]) -> tuple[str, str]:
    from crosswright.store import WordList

    fate, id = library.lists.take_in(
        WordList(
            id=str(row["id"]),
            name=str(row["name"]),
            language=str(row["language"]),
            revision=1,
            created=_moment(row["created"]),
            changed=_moment(row["changed"]),
            binned=None if row.get("binned") is None else _moment(row["binned"]),
            text=archive.bytes(str(row["file"])).decode(),
        )
    )
    return fate.value, id


def _take_collection(
    library: "Store", row: dict[str, Any], places: dict[str, str]
) -> tuple[str, str]:
    from crosswright.store import Collection

    # A puzzle that could not be taken in has been told already.
    puzzles = tuple(places[x] for x in row["puzzles"] if x in places)
    fate, id = library.collections.take_in(
        Collection(id=str(row["id"]), name=str(row["name"]), puzzles=puzzles)
    )
    return fate.value, id


def _moment(text: str) -> datetime:
    """A time of an archive; a time without a zone, or before there were any, is none."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(f"the time {text!r} has no zone")
    return max(moment, EARLIEST)


def _said(error: Exception) -> str:
    """What an error says, as one line; Python's own of a missing key says only the key."""
    said = " ".join(str(error).split()).rstrip(".")
    if isinstance(error, KeyError):
        said = str(error.args[0]) if error.args else said
        return said if " " in said else f"{said!r} is missing"
    said = said or type(error).__name__
    return said[:1].lower() + said[1:]
