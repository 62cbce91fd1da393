"""One database, SQLite or PostgreSQL: how it is reached, and what is said when it cannot be."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from crosswright.errors import MissingData, OutputError, StoreAway, StoreError, UsageError

WAIT = 10
"""Seconds to wait for a server to answer, or for a connection to be free."""
TURN = 10
"""Seconds to wait for another writer."""

_WRITES = "crosswright_writes"


class Database:
    """A database that answers, with transactions that are done in full or not at all."""

    def __init__(self, where: str | Path) -> None:
        """Name a database: a URL, or the path of an SQLite file.

        Raises:
            UsageError: for a URL that is none, or of a database that is not spoken here.
            MissingData: where the driver is not installed.
        """
        self.url = _url(where)
        self.engine = _engine(self.url)
        self._turn = threading.Lock()

    @property
    def path(self) -> Path | None:
        """The file of an SQLite database; None for a server's."""
        if self.url.get_backend_name() != "sqlite":
            return None
        return Path(str(self.url.database))

    @property
    def name(self) -> str:
        """What messages call it: the path of the file, or the URL without its password."""
        return str(self.path or self.url.render_as_string(hide_password=True))

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees the database as it is at one moment.

        Raises:
            StoreAway, StoreError: as for every use of the database.
        """
        with self.told(), self.engine.connect() as connection:
            if self.path is None:
                connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin():
                yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection whose changes are on the disk once the block has ended, and else undone.

        Raises:
            StoreAway, StoreError: as for every use of the database.
        """
        with self.told(), self._in_turn(), self.engine.connect() as connection:
            connection.execution_options(**{_WRITES: True})
            with connection.begin():
                yield connection

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        """Let our own writers of an SQLite file queue: they would only knock at its door in turns."""
        if self.path is None:
            yield
            return
        if not self._turn.acquire(timeout=TURN):
            raise StoreAway(f"the library {self.name!r} is too busy; try again")
        try:
            yield
        finally:
            self._turn.release()

    @contextmanager
    def told(self) -> Iterator[None]:
        """Say in one line what a driver says in many.

        Raises:
            StoreAway, StoreError: for what was raised within.
        """
        try:
            yield
        except PoolTimeout:
            raise StoreAway(f"the library {self.name!r} is too busy; try again") from None
        except sqlite3.Error as error:
            raise self._of_file(error) from error
        except DBAPIError as error:
            if isinstance(error.orig, sqlite3.Error):
                raise self._of_file(error.orig) from error
            raise self._of_server(error) from error

    def _of_file(self, error: sqlite3.Error) -> StoreError:
        reason = _first_line(error)
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return StoreAway(
                f"the library {self.name!r} is being written by another program; try again"
            )
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return broken(self.name, reason)
        return StoreError(
            f"cannot use the library {self.name!r}: {reason}; "
            "see that the disk has room and the folder can be written"
        )

    def _of_server(self, error: DBAPIError) -> StoreError:
        reason = _first_line(error.orig)
        if error.connection_invalidated or isinstance(error, OperationalError | InterfaceError):
            return StoreAway(
                f"the library {self.name!r} does not answer: {reason}; "
                "see that the server runs, then try again"
            )
        return StoreError(f"the library {self.name!r} refuses: {reason}; see the server's log")


def _first_line(error: BaseException | None) -> str:
    lines = str(error).strip().splitlines() or [""]
    return lines[0].strip().rstrip(".")


def broken(name: str, reason: str) -> StoreError:
    """The one message for a file that is damaged or was never a library."""
    return StoreError(
        f"the library {name!r} is damaged or no database ({reason}); nothing in it was changed: "
        "move it away and put a backup in its place"
    )


def _url(where: str | Path) -> URL:
    text = str(where)
    if isinstance(where, Path) or "://" not in text:
        return URL.create("sqlite", database=str(Path(where).expanduser().absolute()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise UsageError(
            "the database's URL cannot be read; write it as postgresql://user@host/name"
        ) from None
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite":
        if not url.database or url.database == ":memory:":
            raise UsageError("a library needs a file; write sqlite:///path/to/library.sqlite")
        return url.set(database=str(Path(url.database).absolute()))
    if url.drivername != "postgresql+psycopg":
        raise UsageError(
            f"a library is kept in sqlite or postgresql, not in {url.drivername!r}; "
            "write the URL as postgresql://user@host/name"
        )
    return url


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "sqlite":
        # A connection to a file costs little, and a thread of the server may want one each.
        engine = create_engine(
            url, connect_args={"timeout": TURN}, max_overflow=64, pool_timeout=WAIT
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        return create_engine(
            url,
            pool_pre_ping=True,
            pool_timeout=WAIT,
            connect_args={
                "connect_timeout": WAIT,
                "tcp_user_timeout": WAIT * 1000,
                "options": f"-c lock_timeout={TURN}s",
            }
            | dict(url.query),
        )
    except ModuleNotFoundError:
        raise MissingData(
            "PostgreSQL needs its driver: pip install 'crosswright[postgres]'"
        ) from None


def _prepare_sqlite(connection: sqlite3.Connection, record: Any) -> None:
    """A commit is on the disk when it returns (FULL), so what was called saved survives anything."""
    # Transactions are begun by us, also before changes of tables, which the driver leaves out.
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")


def _begin_sqlite(connection: Connection) -> None:
    """A writer waits for its turn at once: one that reads first could not become a writer later."""
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def make_folder(path: Path) -> None:
    """Make the folder a new SQLite file is to stand in.

    Raises:
        OutputError: when it cannot be made.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise OutputError(
            f"cannot make the folder {str(path.parent)!r}: {reason}; choose another place"
        ) from None
