"""Every play there is, is found, and nothing else: held against a slow oracle, operation by operation."""

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosswright.languages import language
from crosswright.lexicon import lexicon_of_words, own_words
from crosswright.lexicon.wordplay import OPERATIONS, PlayWords, find_plays, operation, play_words
from crosswright.native import Wordplay
from tests.oracles import wordplay_oracle as oracle

ENGLISH = language("en")
VOWELS = "".join(sorted(ENGLISH.vowels))
SINGLES = "".join(ENGLISH.words_of_one_letter)
ALL = 10_000_000
"""More plays than there are."""

NATIVE = [x for x in OPERATIONS if x.find is None]

Told = tuple[tuple[str, ...], tuple[int, ...]]


def _book(words: dict[str, int]) -> PlayWords:
    lines = [f"{word};{score}" for word, score in words.items()]
    return play_words(lexicon_of_words(ENGLISH, own_words(lines, language=ENGLISH).words))


def _found(book: PlayWords, name: str, answer: str, limit: int = ALL) -> list[Told]:
    plays = find_plays(book, answer, [operation(name)], limit=limit).plays
    told = [(tuple(map(str, play.parts)), play.at) for play in plays]
    # Of an anagram of two words either may come first.
    return [(tuple(sorted(x)), at) for x, at in told] if name == "anagram-two" else told


@cache
def _list_of_5000() -> dict[str, int]:
    """Words of few letters, so that every kind of play occurs; one in fifteen is a phrase."""
    chance = Random(12)
    words: dict[str, int] = {}
    spelled: set[str] = set()
    while len(words) < 5000:
        sizes = [chance.choice((2, 3, 3, 4, 4, 5, 5, 6, 7, 8))]
        if chance.random() < 1 / 15:
            sizes = [chance.randint(1, 4) for _ in range(chance.choice((2, 2, 3)))]
        letters = ("".join(chance.choices("ABENORST", k=size)) for size in sizes)
        word = " ".join(letters).lower()
        bare = word.replace(" ", "")
        if len(bare) > 1 and bare not in spelled:
            spelled.add(bare)
            words[word] = chance.randint(1, 100)
    return words


@cache
def _big_book() -> PlayWords:
    return _book(_list_of_5000())


ANSWERS = (
    "TAB",
    "ROE",
    "TABS",
    "NOON",
    "STAR",
    "BATON",
    "SNORE",
    "STATES",
    "NOTABS",
    "BORSTON",
    "TEABOAT",
)


@pytest.mark.parametrize("name", [x.name for x in NATIVE])
def test_every_play_on_a_list_of_5000_words_is_found(name: str) -> None:
    words = [word.upper() for word in _list_of_5000()]
    phrase = next(word for word in words if word.count(" ") == 2)
    initials = "".join(part[0] for part in phrase.split())
    seen = 0
    # Countless pairs of words hide an answer of three letters.
    answers = [x for x in ANSWERS if len(x) > 3 or not name.startswith("hidden-across")]
    for answer in [initials] if name == "acrostic" else answers:
        wanted = oracle.plays(name, answer, words, vowels=VOWELS, singles=SINGLES)
        found = _found(_big_book(), name, answer)
        if name == "acrostic":
            found = [play for play in found if len(play[0]) == 1]
        assert len(found) == len(set(found))
        assert set(found) == wanted, (answer, wanted ^ set(found))
        seen += len(wanted)
    assert seen > 0


@pytest.mark.parametrize("name", [x.name for x in NATIVE])
def test_the_plays_of_a_short_list_are_the_first_of_the_long_one(name: str) -> None:
    words = {word.replace(" ", "").upper(): score for word, score in _list_of_5000().items()}

    def worth(play: Told, answer: str) -> tuple[int, int, int]:
        scores = [words.get(part, 100) for part in play[0]] or [0]
        letters = sum(len(part) == 1 for part in play[0])
        if name == "anagram-plus":
            letters = len(answer) - len(play[0][0])
        if name == "acrostic":
            letters = len(play[0]) > 1
        return -letters, min(scores), sum(scores)

    for answer in ("STAR", "SNORE", "STATES"):
        whole = _found(_big_book(), name, answer, limit=50 if name == "acrostic" else ALL)
        assert oracle.is_sorted([worth(play, answer) for play in whole])
        if name != "acrostic":
            assert _found(_big_book(), name, answer, limit=7) == whole[:7]


def test_acrostics_take_the_best_words_for_each_letter_then_the_next() -> None:
    words = _list_of_5000()
    letters = {word: word.replace(" ", "").upper() for word in words}
    ranked = sorted(words, key=lambda word: (-words[word], len(letters[word]), letters[word]))
    for answer in ("STAR", "NOON", "STATES"):
        rows = oracle.rows_of_words(answer, [letters[x] for x in ranked if letters[x] != answer], 8)
        found = _found(_big_book(), "acrostic", answer, limit=8)
        assert {parts for parts, _ in found if len(parts) > 1} <= set(rows)
        assert len(found) == 8


SMALL = st.text(alphabet="ABN", min_size=2, max_size=5)


@settings(max_examples=40)
@given(words=st.lists(SMALL, min_size=1, max_size=25, unique=True), answer=SMALL)
def test_precision_and_recall_on_random_words(words: Sequence[str], answer: str) -> None:
    book = _book(dict.fromkeys(words, 50))
    for kind in NATIVE:
        if kind.name == "acrostic":
            continue
        wanted = oracle.plays(kind.name, answer, words, vowels=VOWELS, singles=SINGLES)
        assert set(_found(book, kind.name, answer)) == wanted, kind.name


@settings(max_examples=60)
@given(words=st.lists(SMALL, min_size=1, max_size=25, unique=True), answer=SMALL)
def test_every_reversal_is_one_and_every_anagram_uses_each_letter_once(
    words: Sequence[str], answer: str
) -> None:
    book = _book(dict.fromkeys(words, 50))
    for (word,), _ in _found(book, "reversal", answer):
        assert word[::-1] == answer
        assert word != answer
    for name in ("anagram", "anagram-two"):
        for parts, _ in _found(book, name, answer):
            assert sorted("".join(parts)) == sorted(answer)
    for name in ("charade", "charade-three"):
        for parts, _ in _found(book, name, answer):
            assert "".join(parts) == answer


def test_the_two_tables_of_operations_agree() -> None:
    assert sorted(Wordplay.operations()) == sorted(x.name for x in NATIVE)
    assert sorted(oracle.ORACLES) == sorted(Wordplay.operations())
