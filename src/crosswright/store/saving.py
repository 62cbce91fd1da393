"""The rows of one puzzle: itself, its revisions, the clues it uses."""

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from crosswright.errors import NotKept
from crosswright.store import tables
from crosswright.store.packing import base_of, pack, unpack
from crosswright.store.records import About, Document, Kept, Past, UsedClue
from crosswright.store.values import MOST_TEXT, checked, fit, fold, missing, moment, plain

WHAT = "puzzle"
MOST_NUMBER = 2**31 - 1

_PUZZLE = tables.puzzle.c
_REVISION = tables.revision.c
ABOUT = (
    _PUZZLE.id,
    _PUZZLE.title,
    _PUZZLE.author,
    _PUZZLE.kind,
    _PUZZLE.language,
    _PUZZLE.revision,
    _PUZZLE.created,
    _PUZZLE.changed,
    _PUZZLE.binned,
)


def add_puzzle(
    connection: Connection,
    id: str,
    document: Document,
    *,
    number: int,
    created: str,
    changed: str,
    binned: str | None = None,
) -> None:
    """Add a puzzle, without its revisions. Times are stamps."""
    row = {"id": id, "revision": number, "created": created, "changed": changed, "binned": binned}
    connection.execute(insert(tables.puzzle).values(row | _columns(document)))
    _set_clues(connection, id, document)


def change_puzzle(
    connection: Connection, id: str, document: Document, *, number: int, changed: str
) -> None:
    """Let a puzzle be this document from now on; the revision is added by `add_revision`."""
    row = {"revision": number, "changed": changed} | _columns(document)
    connection.execute(update(tables.puzzle).where(_PUZZLE.id == id).values(row))
    _set_clues(connection, id, document)


def _columns(document: Document) -> dict[str, str]:
    return {
        "title": plain(document.title),
        "author": plain(document.author),
        "kind": fit(document.kind, "the kind of a puzzle"),
        "language": fit(document.language, "the language of a puzzle"),
        "sought": plain(_sought(document), most=MOST_TEXT),
        "document": fit(document.text, "a puzzle's document", most=MOST_TEXT),
    }


def _sought(document: Document) -> str:
    """What a search looks through."""
    return fold(" ".join((document.title, document.author, *(x.answer for x in document.clues))))


def add_revision(connection: Connection, id: str, number: int, text: str, at: str) -> None:
    """Add a puzzle's `number`th revision; `at` is a stamp."""
    base = base_of(number)
    helper = None if base is None else revision_text(connection, id, base)
    connection.execute(
        insert(tables.revision).values(
            puzzle=id, number=number, at=at, base=base, document=pack(text, helper)
        )
    )


def revision_text(connection: Connection, id: str, number: int) -> str:
    """A puzzle's document as it was after the `number`th save.

    Raises:
        NotKept: where there is no such revision.
        StoreError: where it is damaged.
    """
    return past_puzzle(connection, id, number).text


def past_puzzle(connection: Connection, id: str, number: int) -> Past:
    """A puzzle as it was after the `number`th save.

    Raises:
        NotKept, StoreError: as `revision_text`.
    """
    wanted = select(_REVISION.at, _REVISION.base, _REVISION.document).where(
        _REVISION.puzzle == checked(id, WHAT), _REVISION.number == number
    )
    in_range = 0 < number <= MOST_NUMBER
    row = connection.execute(wanted).one_or_none() if in_range else None
    if row is None:
        raise NotKept(f"there is no revision {number} of a puzzle {id!r} in the library")
    helper = None if row.base is None else revision_text(connection, id, row.base)
    return Past(at=moment(row.at), text=unpack(row.document, helper))


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


def kept_puzzle(connection: Connection, id: str, *, lock: bool = False) -> Kept:
    """A puzzle as it is, and with `lock` as it stays until this transaction ends.

    Raises:
        NotKept: where there is none with this id.
    """
    wanted = select(*ABOUT, _PUZZLE.document).where(_PUZZLE.id == checked(id, WHAT))
    # SQLite has one writer at a time and needs no lock of a row; it leaves the words out.
    row = connection.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    if row is None:
        raise missing(id, WHAT)
    return Kept(about=about(row), text=row.document)


def about(row: Any) -> About:
    """A row of the columns `ABOUT` as a value."""
    return About(
        id=row.id,
        title=row.title,
        author=row.author,
        kind=row.kind,
        language=row.language,
        revision=row.revision,
        created=moment(row.created),
        changed=moment(row.changed),
        binned=None if row.binned is None else moment(row.binned),
    )
