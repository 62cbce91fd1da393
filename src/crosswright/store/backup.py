"""A whole library as one SQLite file, taken while others read and write."""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import insert, select

from crosswright.errors import OutputError, UsageError
from crosswright.store.database import Database
from crosswright.store.migrating import prepare
from crosswright.store.tables import METADATA

BATCH = 200
"""Rows that are held in memory at a time."""


def backup(database: Database, target: Path) -> None:
    """Write everything to an SQLite file that is a library itself; it takes its place when whole.

    Raises:
        UsageError: when the file is the library itself.
        OutputError: when the file cannot be written; what stood there before still stands.
    """
    target = target.expanduser().absolute()
    if database.path is not None and target.resolve() == database.path.resolve():
        raise UsageError(f"{str(target)!r} is the library itself; choose another place")
    part = target.with_name(f".{target.name[:100]}.{secrets.token_hex(8)}.part")
    try:
        if not target.parent.is_dir():
            raise OutputError(f"there is no folder {str(target.parent)!r}; make it first")
        if database.path is not None:
            _copy_file(database.path, part)
        else:
            _copy_rows(database, part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        reason = str(getattr(error, "strerror", None) or error).lower()
        raise OutputError(f"cannot write {str(target)!r}: {reason}; choose another place") from None
    finally:
        for suffix in ("", "-wal", "-shm"):
            Path(f"{part}{suffix}").unlink(missing_ok=True)


def _copy_file(path: Path, part: Path) -> None:
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)


def _copy_rows(database: Database, part: Path) -> None:
    copy = Database(part)
    try:
        prepare(copy)
        with database.reading() as source, copy.writing() as target:
            for table in METADATA.sorted_tables:
                rows = source.execution_options(yield_per=BATCH).execute(select(table))
                for batch in rows.mappings().partitions():
                    target.execute(insert(table), [dict(row) for row in batch])
    finally:
        copy.close()
