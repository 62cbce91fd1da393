"""Word lists as people gave them."""

from typing import Any

from sqlalchemy import Connection, insert, select, update

from crosswright.errors import UsageError
from crosswright.store import tables
from crosswright.store.database import Database
from crosswright.store.records import ListConflict, WordList
from crosswright.store.values import MOST_TEXT, checked, fit, missing, moment, new_id, now

WHAT = "word list"

_LIST = tables.word_list.c


class WordLists:
    """The word lists of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, *, name: str, language: str, text: str) -> WordList:
        """Keep a new list.

        Raises:
            UsageError: for a list without a name, or a text no database can hold.
        """
        moment = now()
        row = {"id": new_id(), "revision": 1, "created": moment, "changed": moment}
        row |= _columns(name, language, text)
        with self._database.writing() as connection:
            connection.execute(insert(tables.word_list).values(row))
            return _list(connection, str(row["id"]))

    def read(self, id: str) -> WordList:
        """One list.

        Raises:
            NotKept: where there is none with this id.
        """
        with self._database.reading() as connection:
            return _list(connection, id)

    def all(self) -> tuple[WordList, ...]:
        """Every list, by name."""
        wanted = select(tables.word_list).order_by(_LIST.name, _LIST.id)
        with self._database.reading() as connection:
            return tuple(map(_value, connection.execute(wanted)))

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


def _columns(name: str, language: str, text: str) -> dict[str, Any]:
    if not name.strip():
        raise UsageError("a word list needs a name; say how to call it")
    return {
        "name": fit(name, "the name of a word list"),
        "language": fit(language, "the language of a word list"),
        "text": fit(text, "a word list", most=MOST_TEXT),
    }


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
        text=row.text,
    )
