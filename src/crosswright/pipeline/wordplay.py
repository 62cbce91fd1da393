"""What a setter asks of an answer: the ways it can be made of other words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from crosswright.languages import language
from crosswright.lexicon import Lexicon, OwnList
from crosswright.lexicon.wordplay import (
    OPERATIONS,
    Operation,
    Play,
    Plays,
    PlayWords,
    find_plays,
    operation,
    other_words,
    play_words,
)
from crosswright.pipeline.sources import lexicon_for

__all__ = [
    "MIN_SCORE",
    "OPERATIONS",
    "PLAYS",
    "SECONDS",
    "Operation",
    "Play",
    "Plays",
    "WordplayWish",
    "operations_named",
    "playable",
    "wordplay",
]

Note = Callable[[str], None]

PLAYS = 5
"""Plays of each operation when nobody says otherwise."""

MIN_SCORE = 20
"""Words scored below are known to few people: a solver could not take them apart."""

SECONDS = 2.0


@dataclass(frozen=True, slots=True, kw_only=True)
class WordplayWish:
    """An answer and what is asked of it; no `operations` stands for all of them."""

    answer: str
    language: str = "en"
    operations: tuple[str, ...] = ()
    limit: int = PLAYS
    min_score: int = MIN_SCORE
    words: tuple[OwnList, ...] = ()
    seconds: float | None = SECONDS


def wordplay(wish: WordplayWish, *, on_note: Note | None = None) -> Plays:
    """The plays of an answer, operation by operation, best first.

    Raises:
        UsageError: for an unknown operation, or an answer that is too short or too long.
        LanguageError: for an unknown language, or an answer it cannot spell.
        MissingData: when no installed package has words of the language.
    """
    operations = operations_named(wish.operations)
    tongue = language(wish.language)
    tongue.cells(wish.answer)
    return find_plays(
        playable(lexicon_for(tongue, wish.words, on_note=on_note), on_note=on_note),
        wish.answer,
        operations,
        limit=wish.limit,
        min_score=wish.min_score,
        seconds=wish.seconds,
    )


@lru_cache(maxsize=2)
def playable(lexicon: Lexicon, *, on_note: Note | None = None) -> PlayWords:
    """The words of a lexicon to play with; kept, for making them takes longer than playing.

    Raises:
        OutputError: when words have to be read that cannot be kept.
    """
    return play_words(lexicon, others=other_words(lexicon.language, on_note=on_note))


def operations_named(names: Sequence[str]) -> tuple[Operation, ...]:
    """The operations of these names, in the order of the table; all of them without a name.

    Raises:
        UsageError: for an unknown name.
    """
    asked = {operation(name) for name in names}
    return tuple(x for x in OPERATIONS if x in asked) if names else OPERATIONS
