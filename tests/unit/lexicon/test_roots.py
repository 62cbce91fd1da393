"""The same-root rule as clues need it."""

import pytest

from crosswright.languages import language
from crosswright.lexicon.roots import Told, leaks, same_root, telling_parts, tokens


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ("NORTH", "NORTHERN", True),
        ("LIGHT", "LIGHTS", True),
        ("BOAT", "SAILBOAT", True),
        ("STAR", "START", True),
        ("КОТ", "КОТИК", True),
        ("BOATS", "OARSBOAT", True),
        ("CAR", "CAT", False),
        ("AB", "ABACUS", False),
        ("MOUSE", "MICE", False),
        ("HOUSE", "MOUSE", False),
        ("CAT", "SCATTER", False),
        ("XABCD", "ABCDY", True),
        ("ABCDY", "XABCD", True),
    ],
)
def test_two_words_share_a_root_by_their_letters(one: str, other: str, shared: bool) -> None:
    assert same_root(one, other) is shared
    assert same_root(other, one) is shared


@pytest.mark.parametrize(
    ("tag", "answer", "clue", "told"),
    [
        ("en", "sailor", "One who sails", True),
        ("en", "tea", "Cup of tea", True),
        ("en", "format", "Made for paper", False),
        ("en", "theater", "The stage", False),
        ("en", "copse", "Dense growth of bushes", False),
        ("en", "North Sea", "Northern water", True),
        ("en", "North Sea", "Where sealions swim", True),
        ("en", "o'clock", "What a clock says", True),
        ("en", "ones", "A one's company", True),
        ("en", "cafe", "Café owner's place", True),
        ("ru", "елка", "Дерево, ёлка", True),
        ("ru", "ёлка", "Нарядная елка", True),
        ("ru", "дом", "Жилое здание", False),
    ],
)
def test_a_clue_tells_its_answer_or_its_root(tag: str, answer: str, clue: str, told: bool) -> None:
    tongue = language(tag)
    assert leaks(telling_parts(answer, tongue), Told.of(tokens(clue, tongue))) is told
