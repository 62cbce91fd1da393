"""Patterns as one types them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosswright.errors import LanguageError, UsageError
from crosswright.languages import language
from crosswright.lexicon import Lexicon
from crosswright.lexicon.search import parse_pattern
from tests.unit.lexicon.our_words import candidate, lexicon_of


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("?a??e", ["maize", "maire"]),
        ("?a?z?", ["maize"]),
        ("ma*", ["maize", "maire"]),
        ("*", ["house", "cat", "cats", "mouse", "mice", "maize", "aerie", "maire"]),
        ("*e", ["house", "mouse", "mice", "maize", "aerie", "maire"]),
        ("**e", ["house", "mouse", "mice", "maize", "aerie", "maire"]),
        ("*i*e*", ["mice", "maize", "aerie", "maire"]),
        ("[ch]*", ["house", "cat", "cats"]),
        ("m@@#e", ["mouse", "maize", "maire"]),
        ("*:3", ["cat"]),
        ("*:3-4", ["cat", "cats", "mice"]),
        ("c?t*:4", ["cats"]),
        ("cat:5", []),
        ("CAT", ["cat"]),
        ("zzz", []),
    ],
)
def test_a_pattern_finds_its_words_best_first(
    small: Lexicon, pattern: str, found: list[str]
) -> None:
    assert [word.written for word in small.search(pattern)] == found


def test_a_pattern_is_spelled_as_the_grid_spells() -> None:
    lexicon = lexicon_of(candidate("ёлка", 3.0), candidate("осёл", 3.0), tag="ru")
    assert [x.written for x in lexicon.search("Ё*")] == ["ёлка"]
    assert [x.written for x in lexicon.search("??е?")] == ["осёл"]


def test_limit_and_least_score_hold(small: Lexicon) -> None:
    assert [x.written for x in small.search("*", limit=2)] == ["house", "cat"]
    assert [x.written for x in small.search("*", min_score=41)] == ["house", "cat", "cats"]


@pytest.mark.parametrize(
    ("pattern", "problem"),
    [
        ("", "is empty"),
        ("  ", "is empty"),
        (":5", "is empty"),
        ("[ab", "bracket without its partner"),
        ("ab]", "bracket without its partner"),
        ("a[]b", "holds no letter"),
        ("a*:1", "words have 2 to 32"),
        ("a*:7-5", "words have 2 to 32"),
    ],
)
def test_a_pattern_that_cannot_be_read_says_why(small: Lexicon, pattern: str, problem: str) -> None:
    with pytest.raises(UsageError, match=problem):
        parse_pattern(pattern, small.language)


def test_a_letter_outside_the_alphabet_is_named(small: Lexicon) -> None:
    with pytest.raises(LanguageError, match="'Ж'"):
        small.search("ж?")


WORDS = ("ab", "ba", "abc", "cab", "aabb", "abab", "bcbc", "cacab", "abcabc", "bababa", "ccaabb")
LEXICON = lexicon_of(*(candidate(word, 1 + place / 10) for place, word in enumerate(WORDS)))


@given(pattern=st.text(alphabet="abc?*", min_size=1, max_size=9))
def test_any_pattern_finds_what_a_regular_expression_finds(pattern: str) -> None:
    plain = re.sub(r"\*+", ".*", pattern.replace("?", "."))
    wanted = {word for word in WORDS if re.fullmatch(plain, word)}
    assert {word.written for word in LEXICON.search(pattern)} == wanted


@given(text=st.text(max_size=12))
def test_any_text_is_a_pattern_or_a_named_error(text: str) -> None:
    try:
        pattern = parse_pattern(text, language("en"))
    except UsageError:
        return
    assert pattern.parts
    assert 2 <= pattern.shortest <= pattern.longest <= 32


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("=team", []),
        ("=tac", ["cat"]),
        ("=ciem", ["mice"]),
        ("+ae", ["aerie", "maire", "maize"]),
        ("+aee", ["aerie"]),
        ("????? +au", []),
        ("????? -o", ["aerie", "maire", "maize"]),
        ("* +m -z", ["maire", "mice", "mouse"]),
        ("m* +se -i", ["mouse"]),
        ("m@ -a +m", []),
    ],
)
def test_letters_may_be_asked_for_and_ruled_out(
    small: Lexicon, pattern: str, words: list[str]
) -> None:
    assert sorted(x.written for x in small.search(pattern)) == words


def test_rare_letters_are_found_below_the_best_scores(small: Lexicon) -> None:
    assert [x.written for x in small.search("?????  +z", limit=1)] == ["maize"]
