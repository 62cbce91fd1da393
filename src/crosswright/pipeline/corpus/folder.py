"""The folder of a corpus: its files, how they are written whole, and how it is read.

manifest.sqlite   what has become of each job; needed to go on, not to read
records.dict      the dictionary all records are squeezed with; empty in a small corpus
tables.json.zst   clues, phrases, frames
shards/00000.cws  the records, SHARD to a file
corpus.json       what there is: shards with their sums, alphabets, versions; written last
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from crosswright.corpus import FORMAT, Manifest, Shard, Tables, decode, read_shard, unsqueeze
from crosswright.errors import FormatError, UsageError
from crosswright.model import Puzzle
from crosswright.pipeline.files import read_bytes

SHARD = 2_000
"""Records to a shard: the more, the better the dictionary that is learnt from the first."""

MOST_BYTES = 1 << 30

MANIFEST, DICTIONARY, TABLES, INDEX = (
    "manifest.sqlite",
    "records.dict",
    "tables.json.zst",
    "corpus.json",
)


def shard_name(number: int) -> str:
    """The path of a shard in its folder."""
    return f"shards/{number:05d}.cws"


def sum_of(data: bytes) -> str:
    """What a file's content is known by."""
    return sha256(data).hexdigest()


class Corpus:
    """A finished corpus as it is read: puzzles by number, from 0, in the order of the plan.

    >>> Corpus("puzzles")[17].save("17.ipuz")                          # doctest: +SKIP

    Raises:
        UsageError: for a folder that holds no finished corpus.
        FormatError: for one that is spoiled, naming the file.
    """

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.index = read_index(self.folder)
        self._dictionary = self.file(DICTIONARY)
        self.tables = Tables.from_bytes(unsqueeze(self.file(TABLES)))
        self._shard = lru_cache(maxsize=4)(self._read_shard)

    def __len__(self) -> int:
        return int(self.index["count"])

    def __getitem__(self, number: int) -> Puzzle:
        """The puzzle with a number, titled by it.

        Raises:
            IndexError: for a number beyond the last.
            UsageError: for a puzzle that could not be made, with the reason.
        """
        record = self.record(number)
        if record is None:
            reason = next((x["reason"] for x in self.index["failed"] if x["number"] == number), "")
            raise UsageError(f"puzzle {number} could not be made: {reason}")
        puzzle = decode(record, self.tables)
        return replace(puzzle, metadata=replace(puzzle.metadata, title=str(number)))

    def __iter__(self) -> Iterator[Puzzle]:
        """All puzzles in order; those that could not be made are passed over."""
        return (self[x] for x in range(len(self)) if self.record(x) is not None)

    def record(self, number: int) -> str | None:
        """The record of a puzzle, None for one that could not be made."""
        if not 0 <= number < len(self):
            raise IndexError(f"there is no puzzle {number}; the corpus has {len(self)}")
        place, at = divmod(number, int(self.index["shard_size"]))
        return self.records(place)[at]

    def records(self, place: int) -> tuple[str | None, ...]:
        """The records of a shard, in order."""
        shard: Shard = self._shard(place)
        return shard.records

    def file(self, name: str) -> bytes:
        """A file of the corpus, if it is what the index says.

        Raises:
            FormatError: for one that is missing or spoiled.
        """
        return checked_file(self.folder, name, self.index["files"][name])

    def _read_shard(self, place: int) -> Shard:
        listed = self.index["shards"][place]
        data = checked_file(self.folder, listed["name"], listed["sha256"])
        return read_shard(data, self._dictionary)


def checked_file(folder: Path, name: str, digest: str) -> bytes:
    """The content of a file whose sum is known.

    Raises:
        FormatError: for one that is missing or spoiled.
    """
    path = folder / name
    try:
        data = read_bytes(path, most=MOST_BYTES)
    except UsageError:
        raise FormatError(
            f"{path}: missing or unreadable; corpus verify --repair mends it"
        ) from None
    if sum_of(data) != digest:
        raise FormatError(f"{path}: not what was written; corpus verify --repair mends it")
    return data


def read_index(folder: Path) -> dict[str, Any]:
    """What `corpus.json` says.

    Raises:
        UsageError: where there is none, or another version's.
        FormatError: for one that is spoiled.
    """
    path = folder / INDEX
    if not path.is_file():
        state = (
            "is not finished; run corpus make again"
            if (folder / MANIFEST).is_file()
            else "holds no corpus"
        )
        raise UsageError(f"{str(folder)!r} {state}")
    try:
        index: dict[str, Any] = json.loads(read_bytes(path))
        version = index["format"]
    except (ValueError, KeyError, TypeError):
        raise FormatError(f"{path}: spoiled; corpus verify --repair mends it") from None
    if version != FORMAT:
        raise UsageError(f"{path}: format {version!r}; this version reads {FORMAT}")
    return index


def open_manifest(folder: Path) -> Manifest:
    """The manifest of a corpus that was begun.

    Raises:
        UsageError: where there is none.
    """
    return Manifest(folder / MANIFEST, create=False)
