"""The Store: one open library, and what can be kept in it."""

from pathlib import Path
from types import TracebackType
from typing import Self

from crosswright.store.backup import backup
from crosswright.store.checking import faults
from crosswright.store.clues import ClueHistory
from crosswright.store.collections import Collections
from crosswright.store.database import Database, make_folder
from crosswright.store.lists import WordLists
from crosswright.store.migrating import prepare
from crosswright.store.puzzles import Puzzles


class Store:
    """A library that is open: puzzles, word lists, collections and clues, in one database.

    It may be used by many threads at once. `migrated_from` is the copy that was kept of a file an
    older version wrote.
    """

    def __init__(self, database: Database, *, migrated_from: Path | None = None) -> None:
        self.database = database
        self.migrated_from = migrated_from
        self.puzzles = Puzzles(database)
        self.lists = WordLists(database)
        self.collections = Collections(database)
        self.clues = ClueHistory(database)

    @classmethod
    def open(cls, where: str | Path) -> Self:
        """The library at a path or a URL, made where there is none, brought up to date, checked.

        `where` is the path of an SQLite file, or a URL as `postgresql://user@host/name`.

        Raises:
            UsageError: for a URL that cannot be read.
            OutputError: for a folder that cannot be made.
            StoreError: for a damaged file, a database of another program, or of a newer version.
            StoreAway: for a server that does not answer.
        """
        database = Database(where)
        if database.path is not None:
            make_folder(database.path)
        try:
            return cls(database, migrated_from=prepare(database))
        except BaseException:
            database.close()
            raise

    @property
    def name(self) -> str:
        """What people call it: the path of its file, or its URL without the password."""
        return self.database.name

    def backup(self, target: Path) -> None:
        """Write the whole library to one SQLite file, which is a library itself.

        Others may read and write meanwhile; the file holds one moment of it.

        Raises:
            UsageError: when the file is the library itself.
            OutputError: when it cannot be written; what stood there before still stands.
        """
        backup(self.database, target)

    def faults(self) -> tuple[str, ...]:
        """What is damaged, after everything was read: a line a fault; none in a sound library."""
        return faults(self.database)

    def close(self) -> None:
        """Let go of the database."""
        self.database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
