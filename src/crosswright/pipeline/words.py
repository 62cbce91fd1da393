"""What a person asks about words: which languages, how many words, which fit a pattern."""

from collections.abc import Callable
from dataclasses import dataclass

from crosswright.languages import LANGUAGES
from crosswright.lexicon import (
    Lexicon,
    LexiconInfo,
    Source,
    Tiers,
    Word,
    cached,
    load,
    rebuild,
    recipe_for,
)

__all__ = [
    "ClueShare",
    "LanguageRow",
    "LexiconInfo",
    "build",
    "info",
    "languages",
    "search",
    "search_in",
    "shares",
]

Note = Callable[[str], None]

MOST_SHOWN = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class ClueShare:
    """The share, 0 to 1, of common words that have a clue of one kind ("any" for all kinds)."""

    kind: str
    share: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LanguageRow:
    """A language and its words; `tiers` is None and `clued` empty until its lexicon is built.

    `extras` are the packages that would make it better and are not installed.
    """

    tag: str
    name: str
    own_name: str
    tiers: Tiers | None
    clued: tuple[ClueShare, ...]
    sources: tuple[Source, ...]
    extras: tuple[str, ...]

    @property
    def is_built(self) -> bool:
        """Whether its lexicon stands built from the packages installed now."""
        return self.tiers is not None


def languages() -> tuple[LanguageRow, ...]:
    """A row for every language crosswright speaks; nothing is built."""
    return tuple(map(_row, LANGUAGES))


def build(tag: str, *, on_note: Note | None = None) -> LexiconInfo:
    """Build a language's lexicon anew, whatever is cached, and say what is in it.

    Raises:
        LanguageError: for an unknown language.
        MissingData: when no installed package has words of the language.
        OutputError: when the cache folder cannot be written.
    """
    return rebuild(tag, on_note=on_note).info()


def info(tag: str, *, on_note: Note | None = None) -> LexiconInfo:
    """What is in a language's lexicon, which is built first if it must be.

    Raises:
        LanguageError, MissingData, OutputError: as `build`.
    """
    return load(tag, on_note=on_note).info()


def search(
    tag: str,
    pattern: str,
    *,
    limit: int = MOST_SHOWN,
    min_score: int = 0,
    on_note: Note | None = None,
) -> tuple[Word, ...]:
    """A language's words that fit a pattern such as `?A??E`, best first.

    Raises:
        UsageError: for a pattern that cannot be read.
        LanguageError, MissingData, OutputError: as `build`.
    """
    return load(tag, on_note=on_note).search(pattern, limit=limit, min_score=min_score)


def search_in(
    lexicon: Lexicon, pattern: str, *, limit: int = MOST_SHOWN, min_score: int = 0
) -> list[dict[str, object]]:
    """The words of a lexicon that fit a pattern, best first, as plain values.

    Raises:
        UsageError: for a pattern that cannot be read.
    """
    found = lexicon.search(pattern, limit=limit, min_score=min_score)
    return [{"cells": list(x.cells), "written": x.written, "score": x.score} for x in found]


def shares(told: LexiconInfo) -> tuple[ClueShare, ...]:
    """The share of a lexicon's common words that have a clue, by kind."""
    common = told.tiers.common
    return tuple(
        ClueShare(kind=count.kind, share=count.words.common / common if common else 0.0)
        for count in told.clued
    )


def _row(tag: str) -> LanguageRow:
    language = LANGUAGES[tag]
    recipe = recipe_for(tag)
    # Nothing is built here, but what the person keeps counts too.
    lexicon = None if cached(tag) is None else load(tag)
    told = None if lexicon is None else lexicon.info()
    return LanguageRow(
        tag=tag,
        name=language.name,
        own_name=language.own_name,
        tiers=None if told is None else told.tiers,
        clued=() if told is None else shares(told),
        sources=recipe.sources if told is None else told.sources,
        extras=tuple(extra.package for extra in recipe.missing()),
    )
