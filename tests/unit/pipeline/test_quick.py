"""Quick makers: what a form orders, and everything that is told of what came of it."""

from typing import Any

import pytest

from crosswright.errors import UsageError
from crosswright.pipeline.facade import CancelFlag
from crosswright.pipeline.quick import Bench, find_sayings, make, read_list

BENCH = Bench(seconds=600, cancel=CancelFlag())


@pytest.mark.parametrize(
    ("text", "prefer", "tag"),
    [
        ("river\nlake", "en", "en"),
        ("річка\nїжак\nґава", "ru", "uk"),
        ("река\nозеро", "ru", "ru"),
        ("кіт\nсон", "ru", "uk"),
        ("Haus\nMaus", "de", "de"),
        ("", "de", "de"),
    ],
)
def test_a_list_is_read_in_the_language_that_spells_most_of_it(
    text: str, prefer: str, tag: str
) -> None:
    assert read_list(text, prefer=prefer).language == tag


def test_every_line_of_a_list_is_told_in_its_order() -> None:
    read = read_list("river - Flows\n!!!\nlake\nriver\n", tag="en")
    assert [(x.line, x.state, x.word) for x in read.lines] == [
        (1, "word", "river"),
        (2, "rejected", "!!!"),
        (3, "word", "lake"),
        (4, "rejected", "river"),
    ]
    assert (read.words, read.lines[0].clue, read.lines[0].letters) == (2, "Flows", 5)


def test_the_tags_of_cards_are_no_part_of_words_and_clues() -> None:
    cards = "#separator:tab\n#html:true\n<b>river</b>\tIt&nbsp;runs <br>to the sea\nlake\t5 &lt; 6"
    lines = read_list(cards, tag="en").lines
    assert [(x.line, x.word, x.clue) for x in lines] == [
        (3, "river", "It runs to the sea"),
        (4, "lake", "5 < 6"),
    ]


def test_a_list_that_is_too_long_is_refused() -> None:
    with pytest.raises(UsageError, match="longer than 3000 lines"):
        read_list("a\n" * 3001)


def test_what_finds_no_place_is_told_with_the_reason() -> None:
    order = {"words": "cat\ngoat\ntoad\nzzz\nx", "language": "en", "find_clues": False}
    made = make({"family": "crisscross", **order}, BENCH)
    (puzzle,) = made["puzzles"]
    assert puzzle["words"] == 3
    assert puzzle["unclued"] == 3
    assert sorted(word for word, _ in puzzle["missing"]) == ["x", "zzz"]
    assert all(reason for _, reason in puzzle["missing"])
    assert puzzle["findings"] == ()


def test_a_maker_tells_what_it_is_at() -> None:
    told: list[dict[str, Any]] = []
    order = {"family": "crisscross", "words": "cat\ngoat\ntoad", "find_clues": False, "versions": 2}
    make(order, Bench(seconds=600, cancel=CancelFlag(), tell=told.append))
    assert [(x["step"], x["number"], x["count"]) for x in told] == [
        ("read", 1, 1),
        ("search", 1, 2),
        ("search", 2, 2),
        ("draw", 1, 2),
        ("draw", 2, 2),
    ]


def test_versions_have_letters_and_one_has_none() -> None:
    order = {"family": "crisscross", "words": "cat\ngoat\ntoad\ntiger", "find_clues": False}
    assert [x["version"] for x in make(order, BENCH)["puzzles"]] == [""]
    assert [x["version"] for x in make({**order, "versions": 2}, BENCH)["puzzles"]] == ["A", "B"]


def test_the_same_seed_makes_the_same_puzzle() -> None:
    order = {"family": "crisscross", "words": "cat\ngoat\ntoad\ntiger", "find_clues": False}
    one, two = (make({**order, "seed": 11}, BENCH)["puzzles"][0]["document"] for _ in range(2))
    assert one == two


@pytest.mark.parametrize(
    "order",
    [
        {"family": "juggling"},
        {"family": "crisscross"},
        {"family": "crisscross", "words": "cat", "colour": "red"},
        {"family": "crisscross", "words": "cat\ngoat", "versions": 9},
        {"family": "crisscross", "words": "cat\ngoat", "rows": 101},
        {"family": "wordsearch", "words": "cat", "seed": -1},
    ],
)
def test_an_order_that_cannot_be_meant_is_refused(order: dict[str, object]) -> None:
    with pytest.raises(UsageError):
        make(order, BENCH)


def test_a_joke_is_cut_before_its_point() -> None:
    (found,) = find_sayings("en", words="early bird catches", fewest=4, most=30)[:1]
    assert found.setup.endswith("…")
    assert found.text
    assert find_sayings("en", words="no saying has this word zzxy") == ()
    with pytest.raises(UsageError, match="no range"):
        find_sayings("en", fewest=9, most=3)
