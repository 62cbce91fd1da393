"""One SQLite file with a corpus in it, for an app to ship: each puzzle a row, its ipuz squeezed."""

import sqlite3
import zlib
from collections.abc import Iterable
from contextlib import closing

PuzzleRow = tuple[int, str, str, int, int, str]
"""Number, kind, language, rows, columns, and the ipuz document as text."""

_SCHEMA = """
CREATE TABLE puzzles (
    number INTEGER PRIMARY KEY, kind TEXT NOT NULL, language TEXT NOT NULL,
    rows INTEGER NOT NULL, cols INTEGER NOT NULL, ipuz BLOB NOT NULL
);
CREATE INDEX by_sort ON puzzles (language, kind, rows, cols);
"""


def app_file_of(rows: Iterable[PuzzleRow]) -> bytes:
    """The bytes of the file; `ipuz` is a zlib stream, which every platform can open."""
    with closing(sqlite3.connect(":memory:")) as base:
        base.executescript(_SCHEMA)
        base.executemany(
            "INSERT INTO puzzles VALUES (?, ?, ?, ?, ?, ?)",
            ((*row[:5], zlib.compress(row[5].encode(), 9)) for row in rows),
        )
        base.commit()
        return base.serialize()
