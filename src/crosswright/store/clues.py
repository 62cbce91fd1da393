"""Where clues were used before."""

from sqlalchemy import select

from crosswright.store import tables
from crosswright.store.database import Database
from crosswright.store.records import Use, UsedClue
from crosswright.store.values import fit, moment

MOST_USES = 200
"""Uses that one question brings back."""


class ClueHistory:
    """The clues of all kept puzzles as they are now, by answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, answer: str, *, language: str, besides: str = "") -> tuple[Use, ...]:
        """How an answer was clued, the last first, `besides` in the puzzle with this id.

        Raises:
            UsageError: for an answer that is no text.
        """
        held, puzzle = tables.clue.c, tables.puzzle.c
        wanted = (
            select(tables.clue, puzzle.title, puzzle.changed)
            .join(tables.puzzle)
            .where(held.language == fit(language, "a language"))
            .where(held.answer == fit(answer, "an answer"))
            .where(puzzle.binned.is_(None))
            .where(held.puzzle != fit(besides, "a puzzle's id"))
            .order_by(puzzle.changed.desc(), held.puzzle, held.position)
            .limit(MOST_USES)
        )
        with self._database.reading() as connection:
            return tuple(
                Use(
                    clue=UsedClue(
                        answer=row.answer,
                        text=row.text,
                        kind=row.kind,
                        source=row.source,
                        licence=row.licence,
                    ),
                    language=row.language,
                    puzzle=row.puzzle,
                    title=row.title,
                    changed=moment(row.changed),
                )
                for row in connection.execute(wanted)
            )
