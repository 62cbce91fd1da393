"""From the tables as an older version left them to the tables as they are now, losing nothing."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from crosswright.errors import StoreError
from crosswright.store.database import Database, broken

VERSION_TABLE = "crosswright_version"

_LOCK = 0x63726F7373
"""What servers that start at the same time wait for on PostgreSQL; any number of our own."""


def prepare(database: Database) -> Path | None:
    """Bring the tables up to date; the copy of the file that was kept before, if one was needed.

    Raises:
        StoreError: for a damaged file, a database of another program, or one of a newer version.
        StoreAway: for a server that does not answer.
    """
    if database.path is not None:
        _check(database)
    steps = _steps()
    with database.reading() as connection:
        if _version(connection, database, steps) == steps.get_current_head():
            return None
    with database.writing() as connection:
        if database.path is None:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        # Another server may have done it while this one waited for its turn.
        found = _version(connection, database, steps)
        if found == steps.get_current_head():
            return None
        copy = _copy(database.path, found) if found and database.path else None
        upgrade(connection)
    return copy


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the steps up to one, in the connection's own transaction."""
    config = _config()
    config.attributes["connection"] = connection
    config.attributes["version_table"] = VERSION_TABLE
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "crosswright.store:migrations")
    return config


def _steps() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _check(database: Database) -> None:
    """Read the whole file once; only then is anything written to it."""
    with database.reading() as connection:
        said = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if said != "ok":
        raise broken(database.name, str(said).splitlines()[0])
    with database.told(), database.engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.execute("PRAGMA journal_mode = WAL")


def _version(connection: Connection, database: Database, steps: ScriptDirectory) -> str | None:
    """Which step the tables stand at; None for a database without any."""
    settings = {"version_table": VERSION_TABLE}
    found = MigrationContext.configure(connection, opts=settings).get_current_revision()
    if found is None:
        if inspect(connection).get_table_names():
            raise StoreError(
                f"the database {database.name!r} holds the tables of another program; "
                "give crosswright one of its own"
            )
        return None
    if found not in {step.revision for step in steps.walk_revisions()}:
        raise StoreError(
            f"the library {database.name!r} was written by a newer crosswright (tables {found}); "
            "install that version or a later one"
        )
    return found


def _copy(path: Path, version: str) -> Path:
    """A whole copy beside the file, under a name that is still free."""
    stem = f"{path.name}.tables-{version}"
    free = (path.with_name(stem if n == 0 else f"{stem}-{n}") for n in range(1000))
    target = next(x for x in free if not x.exists())
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
    return target
