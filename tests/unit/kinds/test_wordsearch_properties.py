"""What holds of every word search of every list, in six alphabets: lists drawn at random, often nasty."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosswright.audit import audit
from crosswright.engines import HidingRules
from crosswright.kinds import ListedWord, WordSearchOrder, make_wordsearch, profile_of
from crosswright.languages import Language, language
from crosswright.model import (
    Direction,
    Facts,
    Found,
    Infeasible,
    LimitReached,
    Limits,
    Mask,
    Metadata,
    Size,
)

LAW = profile_of("", kind="wordsearch")
ALPHABETS = ("en", "ru", "uk", "sk", "es", "pl")
FEW = Limits(steps=400)
STRAIGHT = Facts(dict.fromkeys((Direction.ACROSS, Direction.DOWN, Direction.UP), 1.0))


def listed(tongue: Language, chance: Random, letters: int) -> tuple[ListedWord, ...]:
    """Words of few letters, so that they nest, repeat backwards and turn up by chance."""
    few = chance.sample(tongue.alphabet, letters)
    words = {
        tuple(chance.choices(few, k=chance.choice((1, 2, 3, 4, 5, 6, 7, 12))))
        for _ in range(chance.choice((1, 3, 10, 25)))
    }
    return tuple(ListedWord(written="".join(x), cells=x) for x in sorted(words))


def order_of(tongue: Language, seed: int, letters: int) -> WordSearchOrder:
    chance = Random(seed)
    words = listed(tongue, chance, letters)
    size = Size(chance.randint(2, 12), chance.randint(2, 12))
    return WordSearchOrder(
        metadata=Metadata(language=tongue.tag),
        mask=Mask(size=size),
        words=words,
        only_words=True,
        phrase="".join(chance.choices(tongue.alphabet, k=3)) if chance.random() < 0.2 else None,
        filler=chance.choice(("language", "words")),
        allow_nested=chance.random() < 0.5,
        blocked=frozenset(
            {tuple(chance.choices(tongue.alphabet, k=4))} if chance.random() < 0.5 else ()
        ),
        rules=HidingRules(
            sharing=chance.choice(("never", "free", "eager")),
            weights=chance.choice((STRAIGHT, HidingRules().weights)),
        ),
    )


@pytest.mark.parametrize("tag", ALPHABETS)
@given(seed=st.integers(0, 2**32), letters=st.integers(2, 20))
@settings(max_examples=25)
def test_every_word_is_hidden_or_told_and_the_judge_is_content(
    tag: str, seed: int, letters: int
) -> None:
    tongue = language(tag)
    order = order_of(tongue, seed, letters)
    outcome = make_wordsearch(order, LAW, tongue, seed=seed, limits=FEW)
    again = make_wordsearch(order, LAW, tongue, seed=seed, limits=FEW)
    assert outcome.puzzle == again.puzzle
    if not isinstance(outcome, Found):
        assert isinstance(outcome, Infeasible | LimitReached)
        assert outcome.reason
        return
    puzzle = outcome.result
    assert audit(puzzle, LAW, blocked=order.blocked).findings == ()
    told = [x.phrase for x in puzzle.placements] + [x.word for x in puzzle.unplaced]
    assert sorted(told) == sorted(word.written for word in order.words)
    assert {puzzle.grid.letter(x) for x in puzzle.letter_squares} <= set(tongue.alphabet)
    assert len(puzzle.letter_squares) == order.mask.size.area
