"""Puzzles and everything they ever were."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, func, select

from crosswright.store import merging, saving, tables
from crosswright.store.binning import Binned
from crosswright.store.database import Database
from crosswright.store.merging import Fate, History
from crosswright.store.records import About, Conflict, Document, Kept, Page, Past, Revision
from crosswright.store.values import checked, fit, fold, missing, moment, new_id, now

MOST_ROWS = 500
"""Puzzles on one page of a list."""
MOST_TERMS = 12
"""Words of one search that are looked for."""

_PUZZLE = tables.puzzle.c
_REVISION = tables.revision.c
_COLLECTED = tables.collected.c


class Puzzles(Binned[About]):
    """The puzzles of a store. Nothing is written over: every save adds a revision.

    What is in the bin is left out of the clue history too.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database, tables.puzzle, saving.WHAT)

    def create(self, document: Document) -> Kept:
        """Keep a new puzzle; this is its first revision.

        Raises:
            UsageError: for a document no database can hold.
        """
        id, at = new_id(), now()
        with self._database.writing() as connection:
            saving.add_puzzle(connection, id, document, number=1, created=at, changed=at)
            saving.add_revision(connection, id, 1, document.text, at)
            return saving.kept_puzzle(connection, id)

    def read(self, id: str) -> Kept:
        """A puzzle as it was last saved, be it in the bin or not.

        Raises:
            NotKept: where there is none with this id.
        """
        with self._database.reading() as connection:
            return saving.kept_puzzle(connection, id)

    def save(self, id: str, document: Document, *, over: int) -> Kept | Conflict:
        """Keep what was changed since revision `over`; a conflict where somebody saved since.

        Saving what stands there already adds no revision and is no conflict, so that a save whose
        answer was lost can be sent again. A puzzle in the bin is saved there.

        Raises:
            NotKept: where there is no puzzle with this id.
            UsageError: for a document no database can hold.
        """
        with self._database.writing() as connection:
            kept = saving.kept_puzzle(connection, id, lock=True)
            if kept.text == document.text:
                return kept
            if kept.about.revision != over:
                return Conflict(newer=kept)
            number, at = over + 1, now()
            saving.change_puzzle(connection, id, document, number=number, changed=at)
            saving.add_revision(connection, id, number, document.text, at)
            return saving.kept_puzzle(connection, id)

    def page(
        self,
        *,
        search: str = "",
        kind: str = "",
        language: str = "",
        collection: str = "",
        binned: bool = False,
        first: int = 0,
        most: int = 50,
    ) -> Page:
        """The puzzles that fit what is asked, last changed first; in a collection's order in one.

        Every word of `search` must stand in the title, the author or an answer, whatever its case
        and accents. `binned` asks for what is in the bin, and for nothing else.

        Raises:
            NotKept: for a collection's id that is none.
        """
        wanted = _fitting(search, kind, language, binned)
        order: Sequence[Any] = (_PUZZLE.changed.desc(), _PUZZLE.id)
        if collection:
            chosen = checked(collection, "collection")
            wanted = wanted.join(tables.collected).where(_COLLECTED.collection == chosen)
            order = (_COLLECTED.position, _PUZZLE.id)
        count = select(func.count()).select_from(wanted.subquery())
        start, size = _within(first, saving.MOST_NUMBER), _within(most, MOST_ROWS)
        shown = wanted.order_by(*order).offset(start).limit(size)
        with self._database.reading() as connection:
            total = connection.execute(count).scalar_one()
            return Page(rows=tuple(map(saving.about, connection.execute(shown))), total=total)

    def ids(self) -> tuple[str, ...]:
        """The ids of all puzzles, those in the bin too, the first made first."""
        wanted = select(_PUZZLE.id).order_by(_PUZZLE.created, _PUZZLE.id)
        with self._database.reading() as connection:
            return tuple(connection.execute(wanted).scalars())

    def revisions(self, id: str) -> tuple[Revision, ...]:
        """When the puzzle was saved, the last save first.

        Raises:
            NotKept: where there is no puzzle with this id.
        """
        wanted = (
            select(_REVISION.number, _REVISION.at)
            .where(_REVISION.puzzle == checked(id, saving.WHAT))
            .order_by(_REVISION.number.desc())
        )
        with self._database.reading() as connection:
            rows = connection.execute(wanted).all()
        if not rows:
            raise missing(id, saving.WHAT)
        return tuple(Revision(number=row.number, at=moment(row.at)) for row in rows)

    def revision(self, id: str, number: int) -> Past:
        """The document as it was after the `number`th save.

        Raises:
            NotKept: where there is no such puzzle or revision.
            StoreError: where the revision is damaged.
        """
        with self._database.reading() as connection:
            return saving.past_puzzle(connection, id, number)

    def take_in(self, history: History) -> tuple[Fate, str]:
        """Put a puzzle of another library into this one; what became of it, and its id here.

        Raises:
            UsageError: for a history that is none; nothing is kept then.
        """
        with self._database.writing() as connection:
            return merging.take_in(connection, history)

    def _told(self, connection: Connection, id: str) -> About:
        return saving.kept_puzzle(connection, id, lock=True).about

    def _let_go(self, connection: Connection, id: str) -> None:
        for held in (tables.collected, tables.clue, tables.revision):
            connection.execute(delete(held).where(held.c.puzzle == id))
        connection.execute(delete(tables.puzzle).where(_PUZZLE.id == id))


def _fitting(search: str, kind: str, language: str, binned: bool) -> Select[Any]:
    wanted = select(*saving.ABOUT)
    wanted = wanted.where(_PUZZLE.binned.is_not(None) if binned else _PUZZLE.binned.is_(None))
    if kind:
        wanted = wanted.where(_PUZZLE.kind == fit(kind, "a kind"))
    if language:
        wanted = wanted.where(_PUZZLE.language == fit(language, "a language"))
    for term in fold(fit(search, "a search")).split()[:MOST_TERMS]:
        wanted = wanted.where(_PUZZLE.sought.contains(term, autoescape=True))
    return wanted


def _within(number: int, most: int) -> int:
    return min(max(0, number), most)
