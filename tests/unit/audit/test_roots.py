"""Same root, as the judge states it: by letters, by lemma, in phrases, in the person's own words."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosswright.audit import Severity, audit
from crosswright.audit.roots import kin_pairs, parts_of, root_of, written_words
from crosswright.languages import language
from crosswright.model import Puzzle
from tests.clean_puzzles import FREE, FewWords
from tests.drawing import draw, own, with_entry

ENGLISH = language("en")
ALPHABET = st.text("ABC", min_size=1, max_size=9)


def _kin(one: str, other: str, words: FewWords | None = None) -> bool:
    a, b = (root_of(tuple(word), ENGLISH, words) for word in (one, other))
    assert a.is_kin(b) == b.is_kin(a)
    return a.is_kin(b)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("NORTH", "NORTHERN"),
        ("LIGHT", "LIGHTS"),
        ("BOAT", "SAILBOAT"),
        ("SEA", "SEAS"),
        ("STAR", "START"),
        ("HAPPY", "UNHAPPINESS"),
        ("ABCDXX", "YABCDZ"),  # equally long: the stem of the one stands in the other
    ],
)
def test_words_that_share_a_root_by_their_letters(one: str, other: str) -> None:
    assert _kin(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("MOUSE", "MICE"),
        ("ABCXXX", "ABCYYY"),  # 3 letters of 6 are less than 60 %
        ("AB", "ABC"),  # fewer than 3 letters
        ("EAR", "BEARD"),  # a stem has 4 letters at least
        ("OAT", "BOAT"),
    ],
)
def test_words_that_do_not(one: str, other: str) -> None:
    assert not _kin(one, other)


def test_a_stem_keeps_four_letters() -> None:
    assert _kin("HEART", "SHEARS")
    assert _kin("HEAR", "SHEARS")
    assert not _kin("HEXAR", "SHEARS")


@pytest.mark.parametrize(("length", "shared"), [(5, 3), (6, 4), (7, 5), (8, 5), (9, 6), (10, 6)])
def test_sixty_percent_is_rounded_up(length: int, shared: int) -> None:
    start = "ABCDEFGHIJ"[:shared]
    assert _kin(start.ljust(length, "Y"), start.ljust(length, "Z"))
    assert not _kin(start[:-1].ljust(length, "Y"), start[:-1].ljust(length, "Z"))


def test_words_of_one_lemma_share_a_root() -> None:
    words = FewWords(("MOUSE", "MICE"), "CAT", ("BE", "IS"))
    assert _kin("MOUSE", "MICE", words)
    assert _kin("BE", "IS", words)
    assert not _kin("MOUSE", "CAT", words)
    assert not _kin("DOG", "PIG", words)  # words of no group are not of one


@given(ALPHABET, ALPHABET)
def test_the_rule_as_the_design_page_words_it(one: str, other: str) -> None:
    def contains_stem_of(short: str, long: str) -> bool:
        stem = short[: max(4, len(short) - 2)]
        return len(short) <= len(long) and len(short) >= 4 and stem in long

    alike = 0
    while alike < min(len(one), len(other)) and one[alike] == other[alike]:
        alike += 1
    starts = alike >= 3 and alike * 10 >= 6 * min(len(one), len(other))
    assert _kin(one, other) == (
        starts or contains_stem_of(one, other) or contains_stem_of(other, one)
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("North Sea", ["NORTH", "SEA"]),
        ("merry-go-round", ["MERRY", "GO", "ROUND"]),
        ("five o'clock", ["FIVE", "OCLOCK"]),
        ("café", ["CAFE"]),
        ("agent 007, Дом", ["AGENT"]),
        ("— !", []),
    ],
)
def test_written_words(text: str, words: list[str]) -> None:
    assert ["".join(word) for word in written_words(text, ENGLISH)] == words


@pytest.mark.parametrize(
    ("phrase", "parts"),
    [
        ("star", ["STAR"]),
        ("st ar", []),
        ("s tar", ["TAR"]),
        ("stern", ["STAR"]),  # a phrase that does not spell its answer tells nothing
    ],
)
def test_the_parts_of_an_answer_that_count(phrase: str, parts: list[str]) -> None:
    puzzle = with_entry(draw("STAR"), "1 across", phrase=phrase)
    found = parts_of(puzzle.entries[0], ENGLISH)
    assert ["".join(part) for part in found] == parts


NORTHERN = with_entry(
    with_entry(
        draw("NORTHSEA O####### R####### T####### H####### E####### R####### N#######"),
        "1 across",
        phrase="North Sea",
    ),
    "1 down",
    phrase="northern",
)


@pytest.mark.parametrize(
    ("puzzle", "severity"),
    [
        (NORTHERN, Severity.ERROR),
        (with_entry(NORTHERN, "1 down", own=True), Severity.ERROR),
        (own(NORTHERN), Severity.WARNING),
    ],
    ids=["nobody's", "one of them own", "both own"],
)
def test_own_words_may_share_a_root_with_each_other(puzzle: Puzzle, severity: Severity) -> None:
    (finding,) = audit(puzzle, FREE).findings
    assert (finding.code, finding.severity) == ("CW305", severity)
    assert finding.entries == ("1 across", "1 down")
    assert finding.message == "'North Sea' (1 across) and 'northern' (1 down) share a root"


def test_a_lemma_is_found_within_phrases_too() -> None:
    puzzle = with_entry(draw("MOUSEPAD I####### C####### E#######"), "1 across", phrase="mouse pad")
    assert audit(puzzle, FREE).ok
    report = audit(puzzle, FREE, lexicon=FewWords(("MOUSE", "MICE"), "MOUSEPAD"))
    assert [finding.code for finding in report.findings] == ["CW305"]


@given(answers=st.lists(st.lists(ALPHABET, min_size=1, max_size=3), max_size=12))
def test_pairs_met_under_a_key_are_those_found_by_comparing_all(answers: list[list[str]]) -> None:
    words = FewWords(("ABC", "CBA"), ("BB", "CC"))
    roots = [[root_of(tuple(x), ENGLISH, words) for x in parts] for parts in answers]
    assert kin_pairs(roots) == [
        (a, b)
        for a, b in combinations(range(len(roots)), 2)
        if any(x.is_kin(y) for x in roots[a] for y in roots[b])
    ]
