"""Ten thousand word searches of every sort in six languages, each held against the law.

`make campaign` runs them; `CROSSWRIGHT_GRIDS=600` only so many.
"""

import os
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from crosswright.languages import language
from crosswright.lexicon import Lexicon, load, profanity_of, written_clued
from crosswright.model import Limits, Metadata, Size
from crosswright.pipeline.check import check
from crosswright.pipeline.wordsearch import WordSearchWish, new_wordsearch

PUZZLES = int(os.environ.get("CROSSWRIGHT_GRIDS", "10000"))
TAGS = ("en", "ru", "uk", "de", "sk", "cs")
SIDES = (8, 10, 12, 15)
LIMITS = Limits(steps=500_000)


def some_words(lexicon: Lexicon, chance: Random, letters: int, longest: int) -> list[str]:
    """Random words, none inside another."""
    judge = profanity_of(lexicon.language)
    words: list[str] = []
    while sum(map(len, words)) < letters:
        word = lexicon.word(chance.randrange(len(lexicon)))
        text = "".join(word.cells)
        if 4 <= len(text) <= min(longest, 10) and word.score >= 20 and not judge.level(text):
            pairs = [(x, y) for other in words for x, y in ((text, other), (other, text))]
            if not any(x in y or x[::-1] in y for x, y in pairs):
                words.append(text)
    return words


def wish_of(lexicon: Lexicon, seed: int) -> WordSearchWish:
    """One of the sorts below, of a size and with words drawn by the seed."""
    chance = Random(seed)
    sort = SORTS[seed % len(SORTS)]
    # Fewer than a dozen words of their own cannot be asked to fill a grid exactly.
    side = max(chance.choice(SIDES), 12 if sort.more.get("only_words") else 0)
    tongue = lexicon.language
    phrase = "".join(some_words(lexicon, chance, side + 4, side))[: side + chance.randrange(5)]
    words = some_words(lexicon, chance, int(sort.share * side * side), side)
    listed = written_clued(words, language=tongue) if words else None
    return WordSearchWish(
        metadata=Metadata(language=tongue.tag),
        size=None if sort.more.get("only_words") else Size(side, side),
        message=phrase if sort.has_phrase else None,
        words=listed,
        **sort.more,
    )


@dataclass(frozen=True, kw_only=True)
class Sort:
    """A sort of word search: the share of the squares own words have letters for, and the rest."""

    share: float = 0.0
    has_phrase: bool = False
    more: dict[str, Any] = field(default_factory=dict)


SORTS = (
    Sort(has_phrase=True),
    Sort(share=0.45),
    Sort(share=0.3, has_phrase=True),
    Sort(share=0.9, has_phrase=True, more={"only_words": True}),
    Sort(share=0.3, more={"level": "easy"}),
    Sort(share=0.5, more={"level": "hard", "filler": "words"}),
    Sort(has_phrase=True, more={"shape": "heart"}),
    Sort(has_phrase=True, more={"diagonals": 0.5}),
    Sort(share=0.3, more={"bonus": 2}),
    Sort(share=0.4, more={"count": 5, "level": "medium"}),
)


@pytest.mark.campaign
@pytest.mark.words
@pytest.mark.parametrize("tag", TAGS)
def test_every_word_search_is_made_and_clean(tag: str) -> None:
    lexicon = load(tag)
    assert lexicon.language == language(tag)
    for seed in range(PUZZLES // len(TAGS) + 1):
        outcome = new_wordsearch(wish_of(lexicon, seed), seed=seed, limits=LIMITS)
        puzzle = outcome.unwrap()
        assert puzzle.unplaced == (), seed
        assert check(puzzle, lexicon=lexicon).findings == (), seed
