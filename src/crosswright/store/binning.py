"""The bin: what is kept is put there first, and only from there taken away for good."""

from abc import ABC, abstractmethod
from datetime import datetime
from typing import Generic, Protocol, TypeVar

from sqlalchemy import Connection, Table, update

from crosswright.errors import UsageError
from crosswright.store.database import Database
from crosswright.store.values import now


class Binnable(Protocol):
    """Something that may be in the bin, since a moment."""

    @property
    def binned(self) -> datetime | None:
        """When it was put there; None where it was not."""


Told = TypeVar("Told", bound=Binnable)


class Binned(ABC, Generic[Told]):
    """A sort of things of which each may be in the bin; `what` is how one of them is called."""

    def __init__(self, database: Database, table: Table, what: str) -> None:
        self._database = database
        self._table = table
        self._what = what

    def bin(self, id: str) -> Told:
        """Put one into the bin: lists and searches leave it out.

        Raises:
            NotKept: where there is none with this id.
        """
        return self._set_binned(id, now())

    def bring_back(self, id: str) -> Told:
        """Take one out of the bin, as it was.

        Raises:
            NotKept: where there is none with this id.
        """
        return self._set_binned(id, None)

    def forget(self, id: str) -> Told:
        """Take one out of the bin for good, with all that hangs on it. What it was comes back.

        Raises:
            NotKept: where there is none with this id.
            UsageError: for one that is not in the bin.
        """
        with self._database.writing() as connection:
            found = self._told(connection, id)
            if found.binned is None:
                raise UsageError(f"the {self._what} {id!r} is not in the bin; put it there first")
            self._let_go(connection, id)
            return found

    @abstractmethod
    def _told(self, connection: Connection, id: str) -> Told:
        """One of them, which nobody changes until the transaction ends."""

    @abstractmethod
    def _let_go(self, connection: Connection, id: str) -> None:
        """Delete one, with all that hangs on it."""

    def _set_binned(self, id: str, at: str | None) -> Told:
        with self._database.writing() as connection:
            found = self._told(connection, id)
            if (found.binned is None) == (at is None):
                return found
            chosen = update(self._table).where(self._table.c.id == id)
            connection.execute(chosen.values(binned=at))
            return self._told(connection, id)
