"""What a setter asks of an answer: the ways it can be made of other words."""

from collections.abc import Callable, Iterable, Sequence
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
from crosswright.model import Limits
from crosswright.pipeline.arguments import lexicon_of, score_of, text_of, texts_of, whole_of
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
    "plays_for",
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


def plays_for(wish: WordplayWish, *, on_note: Note | None = None) -> Plays:
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


def wordplay(
    answer: str,
    lexicon: Lexicon | str = "en",
    *,
    operations: Iterable[str] = (),
    limit: int = PLAYS,
    min_score: int = MIN_SCORE,
    seconds: float | None = None,
) -> Plays:
    """The ways an answer can be made of a lexicon's words (or of a language's, by its tag).

    The best `limit` plays of each of the `operations`, such as "charade"; of all without a name. A
    lexicon that is given serves many answers; a tag loads one each time. `min_score` is the lowest
    score, 0 to 100, of a word that may be a part. With `seconds`, what was not looked for in time
    stands in `unfinished`.

    Raises:
        TypeError: for a value of the wrong type.
        UsageError: for an unknown operation, or an answer that is too short or too long.
        LanguageError: for an answer the language cannot spell.
    """
    named = operations_named(texts_of("operations", operations))
    return find_plays(
        playable(lexicon_of(lexicon)),
        text_of("the answer", answer),
        named,
        limit=whole_of("limit", limit, least=1),
        min_score=score_of(min_score),
        seconds=Limits(seconds=seconds).seconds,
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
