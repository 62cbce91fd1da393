"""The manifest: what has become of each job, in one SQLite file that survives being killed.

A job is pending, leased (being made now), done or failed. What is decided is stored in one
transaction together with the shared tables it changed, so a run that is cut off anywhere goes on
from its last whole decision.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from crosswright.corpus.tables import Added, Tables
from crosswright.errors import OutputError, UsageError

_SCHEMA = """
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS jobs (
    number INTEGER PRIMARY KEY, key TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0, seconds REAL NOT NULL DEFAULT 0,
    reason TEXT NOT NULL DEFAULT '', record TEXT, banned TEXT NOT NULL DEFAULT '[]',
    answers TEXT NOT NULL DEFAULT '[]', figures TEXT NOT NULL DEFAULT '{}'
);
CREATE TABLE IF NOT EXISTS shards (
    name TEXT PRIMARY KEY, first INTEGER NOT NULL, count INTEGER NOT NULL,
    bytes INTEGER NOT NULL, sha256 TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS tables (
    place INTEGER PRIMARY KEY AUTOINCREMENT, what TEXT NOT NULL, row TEXT NOT NULL
);
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted:
    """What is kept of a puzzle that passed: its record, its (answer, clue) pairs, its figures."""

    record: str
    answers: tuple[tuple[str, str], ...]
    figures: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One job as the manifest has it; `banned` are words its last attempt had to do without."""

    number: int
    key: str
    state: str
    attempts: int
    seconds: float
    reason: str
    record: str | None
    banned: tuple[str, ...]
    answers: tuple[tuple[str, str], ...]
    figures: dict[str, Any]


class Manifest:
    """The manifest in a file; every method that changes it is one transaction, or part of a larger.

    Raises (all methods):
        OutputError: when the disk is full or the file is spoiled, saying so in one line.
    """

    def __init__(self, path: Path, *, create: bool = True) -> None:
        if not create and not path.is_file():
            raise UsageError(f"{str(path.parent)!r} holds no corpus; make one with corpus make")
        self._path = path
        with self._told():
            self._base = sqlite3.connect(path, isolation_level=None)
            self._base.execute("PRAGMA journal_mode=WAL")
            self._base.execute("PRAGMA synchronous=NORMAL")
            self._base.executescript(_SCHEMA)

    def close(self) -> None:
        """Let the file go."""
        self._base.close()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep other runs out of the folder; what is killed lets go by itself.

        Raises:
            UsageError: when another run has it.
        """
        with closing(sqlite3.connect(f"{self._path}.lock", timeout=0)) as lock:
            try:
                lock.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError:
                raise UsageError(
                    f"another run is at work in {str(self._path.parent)!r}; wait for it, or end it"
                ) from None
            yield

    def fact(self, name: str) -> str | None:
        """A fact of the corpus, such as its plan."""
        with self._told():
            row = self._base.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return None if row is None else str(row[0])

    def begin(self, facts: dict[str, str], keys: Iterable[str]) -> None:
        """Set up an empty manifest with its jobs, numbered from 0."""
        with self._transaction():
            self._base.executemany("INSERT INTO facts VALUES (?, ?)", facts.items())
            self._base.executemany("INSERT INTO jobs (number, key) VALUES (?, ?)", enumerate(keys))

    def rows(self, first: int = 0, count: int = -1) -> Iterator[Row]:
        """Jobs in order of number."""
        with self._told():
            found = self._base.execute(
                "SELECT number, key, state, attempts, seconds, reason, record, banned, answers, "
                "figures FROM jobs WHERE number >= ? ORDER BY number LIMIT ?",
                (first, count),
            ).fetchall()
        for (
            number,
            key,
            state,
            attempts,
            seconds,
            reason,
            record,
            banned,
            answers,
            figures,
        ) in found:
            yield Row(
                number=number,
                key=key,
                state=state,
                attempts=attempts,
                seconds=seconds,
                reason=reason,
                record=record,
                banned=tuple(json.loads(banned)),
                answers=tuple((a, b) for a, b in json.loads(answers)),
                figures=json.loads(figures),
            )

    def lease(self, numbers: Iterable[int]) -> None:
        """These jobs are being made now."""
        with self._transaction():
            self._base.executemany(
                "UPDATE jobs SET state = 'leased' WHERE number = ?", [(x,) for x in numbers]
            )

    def release(self) -> None:
        """What an earlier run left leased is pending again."""
        with self._transaction():
            self._base.execute("UPDATE jobs SET state = 'pending' WHERE state = 'leased'")

    def retry(
        self, number: int, *, attempts: int, seconds: float, reason: str, banned: Iterable[str]
    ) -> None:
        """An attempt was refused; the next one does without these words."""
        without = json.dumps(sorted(banned), ensure_ascii=False)
        with self._transaction():
            self._base.execute(
                "UPDATE jobs SET attempts = ?, seconds = seconds + ?, reason = ?, banned = ? "
                "WHERE number = ?",
                (attempts, seconds, reason, without, number),
            )

    def fail(self, number: int, *, attempts: int, seconds: float, reason: str) -> None:
        """A job is given up."""
        with self._transaction():
            self._base.execute(
                "UPDATE jobs SET state = 'failed', attempts = ?, seconds = seconds + ?, reason = ?, "
                "record = NULL WHERE number = ?",
                (attempts, seconds, reason, number),
            )

    def accept(
        self, number: int, made: Accepted, *, attempts: int, seconds: float, new: Iterable[Added]
    ) -> None:
        """A puzzle passed; `new` are the rows it added to the shared tables."""
        with self._transaction():
            self._base.execute(
                "UPDATE jobs SET state = 'done', attempts = ?, seconds = seconds + ?, reason = '', "
                "record = ?, answers = ?, figures = ? WHERE number = ?",
                (
                    attempts,
                    seconds,
                    made.record,
                    json.dumps(made.answers, ensure_ascii=False),
                    json.dumps(made.figures),
                    number,
                ),
            )
            self._base.executemany("INSERT INTO tables (what, row) VALUES (?, ?)", new)

    def tables(self) -> Tables:
        """The shared tables, every row with the number it was given."""
        tables = Tables()
        with self._told():
            rows = self._base.execute("SELECT what, row FROM tables ORDER BY place").fetchall()
        for what, row in rows:
            tables.add((what, row))
        return tables

    def shards(self) -> dict[str, tuple[int, int, int, str]]:
        """Of each written shard: first record, how many, bytes, SHA-256."""
        with self._told():
            rows = self._base.execute("SELECT * FROM shards ORDER BY first").fetchall()
        return {name: (first, count, size, digest) for name, first, count, size, digest in rows}

    def shard_written(self, name: str, first: int, count: int, size: int, digest: str) -> None:
        """A shard stands whole on the disk; its records are let go here."""
        with self._transaction():
            self._base.execute(
                "INSERT OR REPLACE INTO shards VALUES (?, ?, ?, ?, ?)",
                (name, first, count, size, digest),
            )
            self._base.execute(
                "UPDATE jobs SET record = NULL WHERE number >= ? AND number < ?",
                (first, first + count),
            )

    @contextmanager
    def together(self) -> Iterator[None]:
        """Several changes as one transaction: all of them are kept, or none."""
        with self._transaction():
            yield

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        if self._base.in_transaction:
            with self._told():
                yield
            return
        with self._told():
            self._base.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._base.execute("COMMIT")
            except BaseException:
                if self._base.in_transaction:
                    self._base.execute("ROLLBACK")
                raise

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise OutputError(
                f"cannot write the manifest {str(self._path)!r}: {error}; "
                "make room or choose another folder, and run it again to go on"
            ) from None
