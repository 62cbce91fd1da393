"""Whether everything that is kept can still be read."""

from sqlalchemy import select

from crosswright.errors import StoreError
from crosswright.store import tables
from crosswright.store.database import Database
from crosswright.store.saving import revision_text


def faults(database: Database) -> tuple[str, ...]:
    """A line for everything damaged: pages of the file, rows that point nowhere, documents."""
    found: list[str] = []
    if database.path is not None:
        with database.reading() as connection:
            said = connection.exec_driver_sql("PRAGMA integrity_check").scalars()
            found += [line for line in said if line != "ok"]
            for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
                found.append(f"a row of the table {row[0]!r} names a {row[2]!r} that is not there")
    with database.reading() as connection:
        ids = connection.execute(select(tables.puzzle.c.id)).scalars().all()
    for id in ids:
        found += _faults_of(database, id)
    return tuple(found)


def _faults_of(database: Database, id: str) -> list[str]:
    held, puzzle = tables.revision.c, tables.puzzle.c
    wanted = select(puzzle.revision, puzzle.document).where(puzzle.id == id)
    numbers = select(held.number).where(held.puzzle == id).order_by(held.number)
    with database.reading() as connection:
        row = connection.execute(wanted).one_or_none()
        if row is None:
            return []
        present = connection.execute(numbers).scalars().all()
        if list(present) != list(range(1, row.revision + 1)):
            return [
                f"the puzzle {id!r} lacks revisions: {len(present)} of {row.revision} are there"
            ]
        text = ""
        for number in present:
            try:
                text = revision_text(connection, id, number)
            except StoreError as error:
                return [f"the puzzle {id!r}, revision {number}: {error}"]
        if text != row.document:
            return [f"the puzzle {id!r} is not what was last saved"]
    return []
