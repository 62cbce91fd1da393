"""Ten thousand word searches of every sort, each held against the law: `make campaign`."""

from random import Random

import pytest

from crosswright.languages import language
from crosswright.lexicon import Lexicon, load, profanity_of, written_clued
from crosswright.model import Limits, Metadata, Size
from crosswright.pipeline.check import check
from crosswright.pipeline.wordsearch import WordSearchWish, new_wordsearch

PUZZLES = 10_000
SIDES = (8, 10, 12, 15)


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
    """A phrase over lexicon words, a list with fillers, or a list, helpers and a phrase."""
    chance = Random(seed)
    side = chance.choice(SIDES)
    tongue = lexicon.language
    phrase = "".join(some_words(lexicon, chance, side + 4, side))[: side + chance.randrange(5)]
    share, message = ((0.0, phrase), (0.45, None), (0.3, phrase))[seed % 3]
    words = some_words(lexicon, chance, int(share * side * side), side)
    return WordSearchWish(
        metadata=Metadata(language=tongue.tag),
        size=Size(side, side),
        message=message,
        words=written_clued(words, language=tongue) if words else None,
    )


@pytest.mark.campaign
@pytest.mark.words
@pytest.mark.parametrize("tag", ["en", "ru"])
def test_every_word_search_is_made_and_clean(tag: str) -> None:
    lexicon = load(tag)
    assert lexicon.language == language(tag)
    for seed in range(PUZZLES // 2):
        outcome = new_wordsearch(wish_of(lexicon, seed), seed=seed, limits=Limits(seconds=20))
        puzzle = outcome.unwrap()
        assert puzzle.unplaced == ()
        assert check(puzzle, lexicon=lexicon).findings == ()
