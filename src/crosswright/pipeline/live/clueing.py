"""Clues for one answer: what the lexicon has, best first, and wordplay for those who set."""

from collections.abc import Iterable
from dataclasses import dataclass

from crosswright.errors import LanguageError, UsageError
from crosswright.lexicon import ClueText, Lexicon, graded
from crosswright.lexicon.wordplay import OPERATIONS, Play, find_plays
from crosswright.pipeline.wordplay import MIN_SCORE, playable

PLAYS = 4
"""Plays of each operation that are shown."""

SECONDS = 1.5
"""Wall time that wordplay may take for one answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClueHelp:
    """What is known of an answer: how one writes it, its score, its clues, and plays on it.

    `written` is empty and `score` None for an answer that the lexicon does not know.
    """

    written: str
    score: int | None
    clues: tuple[ClueText, ...]
    plays: tuple[Play, ...] = ()

    def as_object(self) -> dict[str, object]:
        """In JSON's terms."""
        return {
            "written": self.written,
            "score": self.score,
            "clues": [
                {
                    "text": clue.text,
                    "kind": clue.kind,
                    "source": clue.source,
                    "licence": clue.licence,
                    "difficulty": clue.difficulty or "",
                }
                for clue in self.clues
            ],
            "plays": [
                {"title": x.operation.title, "explanation": x.explanation} for x in self.plays
            ],
        }


def clue_help(
    answer: Iterable[str], lexicon: Lexicon, *, wordplay: bool = False, seconds: float = SECONDS
) -> ClueHelp:
    """The clues of an answer, given cell by cell; a rebus counts as its letters.

    With `wordplay`, plays are looked for too; that may take as long as `seconds`.
    """
    text = "".join(answer)
    try:
        cells = lexicon.language.cells(text)
    except LanguageError:
        return ClueHelp(written="", score=None, clues=())
    word = lexicon.find(cells)
    plays = _plays(text, lexicon, seconds) if wordplay else ()
    if word is None:
        return ClueHelp(written="", score=None, clues=(), plays=plays)
    return ClueHelp(
        written=lexicon.word(word).written,
        score=lexicon.score(word),
        clues=tuple(graded(lexicon, lexicon.clues(word))),
        plays=plays,
    )


def _plays(answer: str, lexicon: Lexicon, seconds: float) -> tuple[Play, ...]:
    try:
        found = find_plays(
            playable(lexicon),
            answer,
            OPERATIONS,
            limit=PLAYS,
            min_score=MIN_SCORE,
            seconds=seconds,
        )
    except UsageError:
        # Two letters, or thirty: too short or too long to be taken apart.
        return ()
    return found.plays
