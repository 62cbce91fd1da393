"""What a fill makes of scores and of lists of words: the best is preferred, reliably."""

import random

import pytest

from crosswright.engines import Fill, fill
from crosswright.languages import language
from crosswright.model import Found, Infeasible, parse_mask, slots_of
from crosswright.native import NativeError
from tests.unit.engines.words import Row, SmallLexicon, lexicon_of_rows, lexicon_of_words

ALPHABET = "ABCDEFGH"


def _scored(words: int, length: int, scores: tuple[int, ...]) -> SmallLexicon:
    chance = random.Random(words)
    made = dict.fromkeys("".join(chance.choices(ALPHABET, k=length)) for _ in range(words))
    rows = (
        Row(written=word, score=scores[min(number, len(scores) - 1)], group=number)
        for number, word in enumerate(made)
    )
    return lexicon_of_rows(rows, language("en"))


def _filled(mask: str, lexicon: SmallLexicon, seed: int, climb: int) -> Fill:
    outcome = fill(parse_mask(mask), lexicon, seed=seed, roots=False, climb=climb)
    assert isinstance(outcome, Found), outcome
    return outcome.result


@pytest.mark.parametrize("seed", range(10))
def test_the_best_word_is_found_among_thousands(seed: int) -> None:
    lexicon = _scored(3_000, 6, (30,) * 1_500 + (100,) + (30,))
    (answer,) = _filled("......", lexicon, seed, climb=0).answers
    assert answer.word == 1_500


@pytest.mark.parametrize("seed", range(5))
def test_a_list_in_tiers_is_filled_from_its_best_tier(seed: int) -> None:
    chance = random.Random(7)
    lexicon = _scored(5_000, 4, tuple(chance.choice((30, 40, 50)) for _ in range(5_000)))
    filled = _filled("....\n....\n....\n....", lexicon, seed, climb=2_000)
    best = {number for number in range(len(lexicon.index)) if number in _of(lexicon, 50)}
    assert {answer.word for answer in filled.answers} <= best


def _of(lexicon: SmallLexicon, floor: int) -> set[int]:
    return set(lexicon.index.match([(1 << 26) - 1] * 4, min_score=floor))


def test_a_floor_that_cannot_be_kept_everywhere_is_kept_where_it_can() -> None:
    rows = [Row(written="QUIZ", score=20, group=0), Row(written="AXES", score=20, group=1)]
    rows += [Row(written=word, score=90, group=9) for word in ("ECHO",)]
    lexicon = lexicon_of_rows(rows, language("en"))
    filled = _filled("Q...\n####\n....", lexicon, 1, climb=100)
    assert ["".join(answer.cells) for answer in filled.answers] == ["QUIZ", "ECHO"]


def test_a_slot_takes_words_of_its_list_only() -> None:
    lexicon = lexicon_of_words("BIT", "BAT", "BUT", "BET")
    mask = parse_mask("B..")
    (slot,) = slots_of(mask, shortest=3)
    for word in range(4):
        made = fill(mask, lexicon, words={slot: [word]}).unwrap()
        assert [answer.word for answer in made.answers] == [word]
    assert isinstance(fill(mask, lexicon, words={slot: []}), Infeasible)
    with pytest.raises(NativeError, match="word 4, which does not exist"):
        fill(mask, lexicon, words={slot: [4]})
