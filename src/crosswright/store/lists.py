"""Word lists as people gave them."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from crosswright.errors import UsageError
from crosswright.store import tables
from crosswright.store.binning import Binned
from crosswright.store.database import Database
from crosswright.store.merging import Fate
from crosswright.store.records import ListConflict, WordList
from crosswright.store.values import (
    MOST_TEXT,
    checked,
    fit,
    fold,
    missing,
    moment,
    new_id,
    now,
    stamp,
)

WHAT = "word list"

_LIST = tables.word_list.c


class WordLists(Binned[WordList]):
    """The word lists of a store."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, tables.word_list, WHAT)

    def create(self, *, name: str, language: str, text: str) -> WordList:
        """Keep a new list.

        Raises:
            UsageError: for a list without a name, or a text no database can hold.
        """
        id, at = new_id(), now()
        row = {"id": id, "revision": 1, "created": at, "changed": at}
        row |= _columns(name, language, text)
        with self._database.writing() as connection:
            connection.execute(insert(tables.word_list).values(row))
            return _list(connection, id)

    def read(self, id: str) -> WordList:
        """One list.

        Raises:
            NotKept: where there is none with this id.
        """
        with self._database.reading() as connection:
            return _list(connection, id)

    def all(self, *, binned: bool = False) -> tuple[WordList, ...]:
        """Every list by name, or every list in the bin."""
        chosen = _LIST.binned.is_not(None) if binned else _LIST.binned.is_(None)
        with self._database.reading() as connection:
            found = map(_value, connection.execute(select(tables.word_list).where(chosen)))
            # Databases sort letters each in their own way.
            return tuple(sorted(found, key=lambda x: (fold(x.name), x.id)))

    def save(
        self, id: str, *, name: str, language: str, text: str, over: int
    ) -> WordList | ListConflict:
        """Put a list in the place of its revision `over`; a conflict where somebody saved since.

        Raises:
            NotKept: where there is no list with this id.
            UsageError: as for `create`.
        """
        columns = _columns(name, language, text)
        with self._database.writing() as connection:
            found = _list(connection, id, lock=True)
            if (found.name, found.language, found.text) == (name, language, text):
                return found
            if found.revision != over:
                return ListConflict(newer=found)
            row = {"revision": over + 1, "changed": now()} | columns
            connection.execute(update(tables.word_list).where(_LIST.id == id).values(row))
            return _list(connection, id)

    def take_in(self, theirs: WordList) -> tuple[Fate, str]:
        """Put a list of another library into this one; what became of it, and its id here.

        A list that differs from ours of the same id is kept beside it: a list has no history that
        would say which one is newer.

        Raises:
            UsageError: as for `create`.
        """
        columns = _columns(theirs.name, theirs.language, theirs.text)
        row = columns | {
            "revision": 1,
            "created": stamp(theirs.created),
            "changed": stamp(theirs.changed),
            "binned": None if theirs.binned is None else stamp(theirs.binned),
        }
        theirs_is = tuple(columns.values())
        with self._database.writing() as connection:
            held = ((x, _said(connection, x)) for x in _places(checked(theirs.id, WHAT), theirs_is))
            place, ours = next((x, said) for x, said in held if said in (None, theirs_is))
            if ours is not None:
                return Fate.KNOWN, place
            connection.execute(insert(tables.word_list).values(row | {"id": place}))
            return (Fate.NEW if place == theirs.id else Fate.COPY), place

    def _told(self, connection: Connection, id: str) -> WordList:
        return _list(connection, id, lock=True)

    def _let_go(self, connection: Connection, id: str) -> None:
        connection.execute(delete(tables.word_list).where(_LIST.id == id))


def _columns(name: str, language: str, text: str) -> dict[str, str]:
    if not name.strip():
        raise UsageError("a word list needs a name; say how to call it")
    return {
        "name": fit(name, "the name of a word list"),
        "language": fit(language, "the language of a word list"),
        "text": fit(text, "a word list", most=MOST_TEXT),
    }


def _places(id: str, said: tuple[str, ...]) -> Iterator[str]:
    """Where a list of another library may stand: under its own id, else as a copy.

    The ids of copies follow from what the list says, so that it is not copied again the next time.
    """
    yield id
    for number in count(1):
        what = "\0".join((id, str(number), *said))
        yield sha256(what.encode()).hexdigest()[:16]


def _said(connection: Connection, id: str) -> tuple[str, ...] | None:
    """Name, language and text of a list; None where there is none with this id."""
    wanted = select(_LIST.name, _LIST.language, _LIST.text).where(_LIST.id == id)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else tuple(row)


def _list(connection: Connection, id: str, *, lock: bool = False) -> WordList:
    wanted = select(tables.word_list).where(_LIST.id == checked(id, WHAT))
    row = connection.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    if row is None:
        raise missing(id, WHAT)
    return _value(row)


def _value(row: Any) -> WordList:
    return WordList(
        id=row.id,
        name=row.name,
        language=row.language,
        revision=row.revision,
        created=moment(row.created),
        changed=moment(row.changed),
        binned=None if row.binned is None else moment(row.binned),
        text=row.text,
    )
