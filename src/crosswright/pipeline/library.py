"""The library: puzzles kept in the store, as puzzles. The store itself knows only documents."""

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from crosswright.errors import MissingData
from crosswright.formats import FORMATS, read
from crosswright.lexicon.home import HOME_VARIABLE, home
from crosswright.model import Entry, Puzzle
from crosswright.pipeline.files import load_bytes

if TYPE_CHECKING:
    from crosswright.store import Document, Kept, UsedClue
    from crosswright.store import Store as Store

URL_VARIABLE = "CROSSWRIGHT_DATABASE_URL"
FILE_NAME = "library.sqlite"

_IPUZ = FORMATS["ipuz"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Brought:
    """A file that was put into the library, and what had to be guessed on reading it."""

    kept: "Kept"
    warnings: tuple[str, ...]


def place() -> str | Path:
    """Where the person's library is: CROSSWRIGHT_DATABASE_URL, or else a file in their own folder.

    Raises:
        UsageError: when CROSSWRIGHT_HOME names the home of a person who is not known here.
    """
    url = os.environ.get(URL_VARIABLE)
    if url:
        return url
    if os.environ.get(HOME_VARIABLE):
        return home() / FILE_NAME
    return Path(platformdirs.user_data_dir("crosswright")) / FILE_NAME


def open_library(where: str | Path | None = None) -> "Store":
    """The library at a path or a URL; without one, the person's own.

    Raises:
        MissingData: where the packages of the studio are not installed.
        UsageError, OutputError, StoreError: as `Store.open`.
    """
    try:
        from crosswright.store import Store
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("crosswright"):
            raise
        raise MissingData(
            "the library needs its packages: pip install 'crosswright[web]'"
        ) from None
    return Store.open(place() if where is None else where)


def document_of(puzzle: Puzzle) -> "Document":
    """A puzzle as the store keeps it: our ipuz, and beside it what lists and searches need.

    Raises:
        PuzzleError: for a puzzle with text that is none.
    """
    from crosswright.store import Document

    assert _IPUZ.write is not None
    return Document(
        # Written anew even where the file was ipuz: what we keep is always in our own hand.
        text=_IPUZ.write(puzzle).decode(),
        kind=puzzle.kind,
        language=puzzle.language,
        title=puzzle.title,
        author=puzzle.metadata.author,
        clues=tuple(_used(entry) for entry in puzzle.entries if entry.clue is not None),
    )


def _used(entry: Entry) -> "UsedClue":
    from crosswright.store import UsedClue

    assert entry.clue is not None
    return UsedClue(
        answer=entry.text,
        text=entry.clue.text,
        kind=entry.clue.kind.value,
        source=entry.clue.source,
        licence=entry.clue.licence,
    )


def document_in(text: str) -> "Document":
    """A document that was kept before, with what lists and searches need worked out anew.

    Raises:
        FormatError: for a text that is no ipuz.
        UsageError: for a puzzle with text that is none.
    """
    return replace(document_of(puzzle_in_text(text)), text=text)


def puzzle_in_text(text: str) -> Puzzle:
    """The puzzle of a kept document.

    Raises:
        FormatError: for a text that is no ipuz.
    """
    return read(text.encode(), _IPUZ).puzzle


def bring(
    library: "Store",
    data: bytes,
    *,
    name: str,
    language: str | None = None,
    format: str | None = None,
    key: str | None = None,
) -> Brought:
    """Put a file of any format into the library; `name` is what the person calls it.

    `language` is assumed where the file does not state one; `format` and `key` are as for `load`.

    Raises:
        UsageError, FormatError: for a file that cannot be read.
        StoreError: as for every use of the library.
    """
    loaded = load_bytes(data, name, language=language, format=format, key=key)
    kept = library.puzzles.create(document_of(loaded.puzzle))
    return Brought(kept=kept, warnings=loaded.warnings)
