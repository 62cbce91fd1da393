"""Collections: names for some puzzles, in the person's order."""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, delete, insert, select, update

from crosswright.errors import UsageError
from crosswright.store import tables
from crosswright.store.database import Database
from crosswright.store.merging import Fate
from crosswright.store.records import Collection
from crosswright.store.values import checked, fit, fold, missing, new_id, now

WHAT = "collection"

_COLLECTION = tables.collection.c
_COLLECTED = tables.collected.c


class Collections:
    """The collections of a store. A puzzle may be in several, or in none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, name: str, puzzles: Sequence[str] = ()) -> Collection:
        """Make a collection.

        Raises:
            UsageError: for one without a name.
            NotKept: for a puzzle that the library does not hold.
        """
        with self._database.writing() as connection:
            id = new_id()
            row = {"id": id, "name": _name(name), "created": now()}
            connection.execute(insert(tables.collection).values(row))
            _put(connection, id, puzzles)
            return _read(connection, id)

    def all(self) -> tuple[Collection, ...]:
        """Every collection, by name."""
        held = select(tables.collected).order_by(_COLLECTED.position, _COLLECTED.puzzle)
        within: dict[str, list[str]] = {}
        with self._database.reading() as connection:
            for row in connection.execute(held):
                within.setdefault(row.collection, []).append(row.puzzle)
            found = (
                Collection(id=row.id, name=row.name, puzzles=tuple(within.get(row.id, ())))
                for row in connection.execute(select(tables.collection))
            )
            # Databases sort letters each in their own way.
            return tuple(sorted(found, key=lambda x: (fold(x.name), x.id)))

    def read(self, id: str) -> Collection:
        """One collection.

        Raises:
            NotKept: where there is none with this id.
        """
        with self._database.reading() as connection:
            return _read(connection, id)

    def rename(self, id: str, name: str) -> Collection:
        """Call a collection otherwise.

        Raises:
            NotKept: where there is none with this id.
            UsageError: for an empty name.
        """
        with self._database.writing() as connection:
            _read(connection, id)
            changed = update(tables.collection).where(_COLLECTION.id == id)
            connection.execute(changed.values(name=_name(name)))
            return _read(connection, id)

    def put(self, id: str, puzzles: Sequence[str]) -> Collection:
        """Let a collection hold these puzzles, in this order, and no others.

        Raises:
            NotKept: where there is no such collection, or no such puzzle.
        """
        return self._arrange(id, lambda held: puzzles)

    def add(self, id: str, puzzle: str) -> Collection:
        """Put one more puzzle into a collection, behind the others.

        Raises:
            NotKept: where there is no such collection, or no such puzzle.
        """
        return self._arrange(id, lambda held: [*held, puzzle])

    def remove(self, id: str, puzzle: str) -> Collection:
        """Take a puzzle out of a collection.

        Raises:
            NotKept: where there is no such collection.
        """
        return self._arrange(id, lambda held: [x for x in held if x != puzzle])

    def move(self, id: str, puzzle: str, *, by: int) -> Collection:
        """Move a puzzle towards the end of a collection by so many places, or to its beginning.

        Raises:
            NotKept: where there is no such collection.
        """

        def moved(held: Sequence[str]) -> Sequence[str]:
            if puzzle not in held:
                return held
            others = [x for x in held if x != puzzle]
            others.insert(max(0, held.index(puzzle) + by), puzzle)
            return others

        return self._arrange(id, moved)

    def _arrange(self, id: str, change: Callable[[Sequence[str]], Sequence[str]]) -> Collection:
        with self._database.writing() as connection:
            # Two who change one collection wait for each other; SQLite lets one write at a time.
            locked = select(_COLLECTION.id).where(_COLLECTION.id == checked(id, WHAT))
            connection.execute(locked.with_for_update())
            held = _read(connection, id).puzzles
            connection.execute(delete(tables.collected).where(_COLLECTED.collection == id))
            _put(connection, id, change(held))
            return _read(connection, id)

    def take_in(self, theirs: Collection) -> tuple[Fate, str]:
        """Put a collection of another library into this one; its puzzles must be here already.

        Where there is one with its id, that keeps its name and order, and what it lacks is put
        behind.

        Raises:
            UsageError: as for `create`.
            NotKept: for a puzzle that the library does not hold.
        """
        with self._database.writing() as connection:
            id = checked(theirs.id, WHAT)
            known = select(_COLLECTION.id).where(_COLLECTION.id == id)
            if connection.execute(known).one_or_none() is None:
                row = {"id": id, "name": _name(theirs.name), "created": now()}
                connection.execute(insert(tables.collection).values(row))
                _put(connection, id, theirs.puzzles)
                return Fate.NEW, id
            ours = _read(connection, id).puzzles
            together = tuple(dict.fromkeys((*ours, *theirs.puzzles)))
            if together == ours:
                return Fate.KNOWN, id
            connection.execute(delete(tables.collected).where(_COLLECTED.collection == id))
            _put(connection, id, together)
            return Fate.FORWARD, id

    def drop(self, id: str) -> Collection:
        """Take a collection apart; its puzzles stay. What it was comes back.

        Raises:
            NotKept: where there is none with this id.
        """
        with self._database.writing() as connection:
            found = _read(connection, id)
            connection.execute(delete(tables.collected).where(_COLLECTED.collection == id))
            connection.execute(delete(tables.collection).where(_COLLECTION.id == id))
            return found


def _name(name: str) -> str:
    if not name.strip():
        raise UsageError("a collection needs a name; say how to call it")
    return fit(name, "the name of a collection")


def _put(connection: Connection, id: str, puzzles: Sequence[str]) -> None:
    wanted = tuple(dict.fromkeys(puzzles))
    for puzzle in wanted:
        known = select(tables.puzzle.c.id).where(tables.puzzle.c.id == checked(puzzle, "puzzle"))
        if connection.execute(known).one_or_none() is None:
            raise missing(puzzle, "puzzle")
    rows = [{"collection": id, "puzzle": x, "position": n} for n, x in enumerate(wanted)]
    if rows:
        connection.execute(insert(tables.collected), rows)


def _read(connection: Connection, id: str) -> Collection:
    named = select(_COLLECTION.name).where(_COLLECTION.id == checked(id, WHAT))
    name = connection.execute(named).scalar_one_or_none()
    if name is None:
        raise missing(id, WHAT)
    held = (
        select(_COLLECTED.puzzle)
        .where(_COLLECTED.collection == id)
        .order_by(_COLLECTED.position, _COLLECTED.puzzle)
    )
    return Collection(id=id, name=name, puzzles=tuple(connection.execute(held).scalars()))
