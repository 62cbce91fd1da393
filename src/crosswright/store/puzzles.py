"""Puzzles and everything they ever were."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from crosswright.errors import NotKept
from crosswright.store import tables
from crosswright.store.database import Database
from crosswright.store.packing import base_of, pack, unpack
from crosswright.store.records import (
    About,
    Conflict,
    Document,
    Kept,
    Page,
    Revision,
    UsedClue,
)
from crosswright.store.values import (
    MOST_TEXT,
    checked,
    fit,
    missing,
    moment,
    new_id,
    now,
    plain,
)

WHAT = "puzzle"
MOST_NUMBER = 2**31 - 1
MOST_ROWS = 500
"""Puzzles on one page of a list."""

_PUZZLE = tables.puzzle.c
_REVISION = tables.revision.c
_ABOUT = (
    _PUZZLE.id,
    _PUZZLE.title,
    _PUZZLE.author,
    _PUZZLE.kind,
    _PUZZLE.language,
    _PUZZLE.revision,
    _PUZZLE.created,
    _PUZZLE.changed,
)


class Puzzles:
    """The puzzles of a store. Nothing is written over: every save adds a revision."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, document: Document) -> Kept:
        """Keep a new puzzle; this is its first revision.

        Raises:
            UsageError: for a document no database can hold.
        """
        with self._database.writing() as connection:
            return _create(connection, new_id(), document, created=now())

    def read(self, id: str) -> Kept:
        """A puzzle as it was last saved.

        Raises:
            NotKept: where there is none with this id.
        """
        with self._database.reading() as connection:
            return _kept(connection, id)

    def save(self, id: str, document: Document, *, over: int) -> Kept | Conflict:
        """Keep what was changed since revision `over`; a conflict where somebody saved since.

        Saving what stands there already adds no revision and is no conflict, so that a save whose
        answer was lost can be sent again.

        Raises:
            NotKept: where there is no puzzle with this id.
            UsageError: for a document no database can hold.
        """
        with self._database.writing() as connection:
            kept = _kept(connection, id, lock=True)
            if kept.text == document.text:
                return kept
            if kept.about.revision != over:
                return Conflict(newer=kept)
            return _append(connection, id, document, number=over + 1, at=now())

    def page(
        self,
        *,
        kind: str = "",
        language: str = "",
        collection: str = "",
        first: int = 0,
        most: int = 50,
    ) -> Page:
        """The puzzles that fit what is asked, last changed first; in a collection's order in one."""
        wanted = select(*_ABOUT)
        if kind:
            wanted = wanted.where(_PUZZLE.kind == fit(kind, "a kind"))
        if language:
            wanted = wanted.where(_PUZZLE.language == fit(language, "a language"))
        if collection:
            held = tables.collected.c
            chosen = checked(collection, "collection")
            wanted = wanted.join(tables.collected).where(held.collection == chosen)
            order: Sequence[Any] = (held.position, _PUZZLE.id)
        else:
            order = (_PUZZLE.changed.desc(), _PUZZLE.id)
        count = select(func.count()).select_from(wanted.subquery())
        shown = (
            wanted.order_by(*order)
            .offset(_within(first, MOST_NUMBER))
            .limit(_within(most, MOST_ROWS))
        )
        with self._database.reading() as connection:
            total = connection.execute(count).scalar_one()
            return Page(rows=tuple(map(_about, connection.execute(shown))), total=total)

    def revisions(self, id: str) -> tuple[Revision, ...]:
        """When the puzzle was saved, the last save first.

        Raises:
            NotKept: where there is no puzzle with this id.
        """
        wanted = (
            select(_REVISION.number, _REVISION.at)
            .where(_REVISION.puzzle == checked(id, WHAT))
            .order_by(_REVISION.number.desc())
        )
        with self._database.reading() as connection:
            rows = connection.execute(wanted).all()
        if not rows:
            raise missing(id, WHAT)
        return tuple(Revision(number=row.number, at=moment(row.at)) for row in rows)

    def revision(self, id: str, number: int) -> str:
        """The document as it was after the `number`th save.

        Raises:
            NotKept: where there is no such puzzle or revision.
            StoreError: where the revision is damaged.
        """
        with self._database.reading() as connection:
            return _revision(connection, id, number)


def _within(number: int, most: int) -> int:
    return min(max(0, number), most)


def _create(connection: Connection, id: str, document: Document, *, created: str) -> Kept:
    row = {"id": id, "revision": 1, "created": created, "changed": created}
    connection.execute(insert(tables.puzzle).values(row | _columns(document)))
    _add_revision(connection, id, 1, document.text, created)
    _set_clues(connection, id, document)
    return _kept(connection, id)


def _append(connection: Connection, id: str, document: Document, *, number: int, at: str) -> Kept:
    row = {"revision": number, "changed": at} | _columns(document)
    connection.execute(update(tables.puzzle).where(_PUZZLE.id == id).values(row))
    _add_revision(connection, id, number, document.text, at)
    _set_clues(connection, id, document)
    return _kept(connection, id)


def _columns(document: Document) -> dict[str, str]:
    return {
        "title": plain(document.title),
        "author": plain(document.author),
        "kind": fit(document.kind, "the kind of a puzzle"),
        "language": fit(document.language, "the language of a puzzle"),
        "document": fit(document.text, "a puzzle's document", most=MOST_TEXT),
    }


def _add_revision(connection: Connection, id: str, number: int, text: str, at: str) -> None:
    base = base_of(number)
    helper = None if base is None else _revision(connection, id, base)
    connection.execute(
        insert(tables.revision).values(
            puzzle=id, number=number, at=at, base=base, document=pack(text, helper)
        )
    )


def _revision(connection: Connection, id: str, number: int) -> str:
    wanted = select(_REVISION.base, _REVISION.document).where(
        _REVISION.puzzle == checked(id, WHAT), _REVISION.number == number
    )
    in_range = 0 < number <= MOST_NUMBER
    row = connection.execute(wanted).one_or_none() if in_range else None
    if row is None:
        raise NotKept(f"there is no revision {number} of a puzzle {id!r} in the library")
    helper = None if row.base is None else _revision(connection, id, row.base)
    return unpack(row.document, helper)


def _set_clues(connection: Connection, id: str, document: Document) -> None:
    """Note the clues the puzzle uses now; most saves change one of them, or none."""
    held = tables.clue.c
    rows = {n: _clue_row(n, document.language, clue) for n, clue in enumerate(document.clues)}
    found = {
        row.position: dict(row._mapping)
        for row in connection.execute(
            select(*(column for column in held if column is not held.puzzle)).where(
                held.puzzle == id
            )
        )
    }
    stale = [n for n, row in found.items() if rows.get(n) != row]
    if stale:
        connection.execute(delete(tables.clue).where(held.puzzle == id, held.position.in_(stale)))
    fresh = [{"puzzle": id} | row for n, row in rows.items() if found.get(n) != row]
    if fresh:
        connection.execute(insert(tables.clue), fresh)


def _clue_row(position: int, language: str, clue: UsedClue) -> dict[str, Any]:
    return {
        "position": position,
        "language": language,
        "answer": plain(clue.answer),
        "text": plain(clue.text, most=10_000),
        "kind": plain(clue.kind),
        "source": plain(clue.source),
        "licence": plain(clue.licence),
    }


def _kept(connection: Connection, id: str, *, lock: bool = False) -> Kept:
    wanted = select(*_ABOUT, _PUZZLE.document).where(_PUZZLE.id == checked(id, WHAT))
    # SQLite has one writer at a time and needs no lock of a row; it leaves the words out.
    row = connection.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    if row is None:
        raise missing(id, WHAT)
    return Kept(about=_about(row), text=row.document)


def _about(row: Any) -> About:
    return About(
        id=row.id,
        title=row.title,
        author=row.author,
        kind=row.kind,
        language=row.language,
        revision=row.revision,
        created=moment(row.created),
        changed=moment(row.changed),
    )
