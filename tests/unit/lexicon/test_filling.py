"""Words as a recipe fills with them: clued before unclued, none that is rude, ids unchanged."""

import pytest

from crosswright.lexicon import Lexicon, OwnWord


def scores(lexicon: Lexicon, floor: int, unclued_floor: int | None) -> dict[str, int]:
    """Each word that may be used, with the best floor it still passes."""
    words = lexicon.for_filling(floor=floor, unclued_floor=unclued_floor)
    usable = {}
    for id in range(len(lexicon)):
        cells = lexicon.word(id).cells
        masks = [1 << lexicon.language.letter_id(cell) for cell in cells]
        levels = [n for n in range(words.floor, 101) if words.index.match(masks, min_score=n)]
        if levels:
            usable["".join(cells)] = max(levels)
    return usable


def test_unclued_words_are_barred_when_there_is_no_floor_for_them(small: Lexicon) -> None:
    assert set(scores(small, 1, None)) == {"CAT", "MOUSE", "MICE"}


def test_unclued_words_need_their_own_floor_and_come_later(small: Lexicon) -> None:
    assert scores(small, 20, 50) == {"CAT": 45, "MOUSE": 40, "MICE": 34, "HOUSE": 22}


def test_with_equal_floors_a_missing_clue_costs_nothing(small: Lexicon) -> None:
    assert scores(small, 1, 1)["HOUSE"] == 52


def test_counts_are_of_the_words_that_may_be_used(small: Lexicon) -> None:
    assert small.for_filling(floor=20, unclued_floor=50).counts == {3: 1, 4: 1, 5: 2}


@pytest.mark.parametrize("unclued_floor", [None, 40])
def test_words_of_ones_own_are_used_as_they_were_scored(
    small: Lexicon, unclued_floor: int | None
) -> None:
    mine = small.with_words([OwnWord(written="zax", cells=("Z", "A", "X"), score=60)])
    assert scores(mine, 1, unclued_floor)["ZAX"] == 60


def test_the_same_words_are_made_once(small: Lexicon) -> None:
    assert small.for_filling(floor=5) is small.for_filling(floor=5)
    assert small.for_filling(floor=0).floor == 1
