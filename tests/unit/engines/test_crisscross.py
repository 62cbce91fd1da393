"""Criss-cross layouts keep the law, whatever is asked, and say why a word is out."""

import os
import signal
import threading
import time

import pytest

from crosswright.engines import CancelFlag, LayingRules, Layout, Pin, lay_words
from crosswright.errors import UsageError
from crosswright.model import (
    Cancelled,
    Direction,
    Facts,
    Found,
    LimitReached,
    Limits,
    Size,
    Square,
)

RIVER = (
    "RIVER OTTER HERON REED PIKE WATERLILY KINGFISHER DRAGONFLY FROG NEWT BEAVER WILLOW CURRENT "
    "PEBBLE MINNOW DELTA SOURCE BRIDGE FERRY CANOE"
)
SPACE = (
    "КОСМОС РАКЕТА СПУТНИК ОРБИТА КОМЕТА ЗВЕЗДА ПЛАНЕТА ЛУНОХОД СКАФАНДР ТЕЛЕСКОП НЕВЕСОМОСТЬ "
    "ЭКИПАЖ КОСМОДРОМ АСТЕРОИД ЗАТМЕНИЕ ГАГАРИН ЮПИТЕР МЛЕЧНЫЙПУТЬ ЕЖИК КРАТЕР"
)


ANYTHING = LayingRules()


def cells(words: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(word) for word in words.split())


def lay(words: str, *, seed: int = 1, steps: int = 60_000, rules: LayingRules = ANYTHING) -> Layout:
    outcome = lay_words(cells(words), rules=rules, seed=seed, limits=Limits(steps=steps))
    assert isinstance(outcome, Found)
    return outcome.result


def picture(layout: Layout) -> list[str]:
    """The grid as rows of text; letters that disagree would show as a failed lookup here."""
    letters: dict[Square, str] = {}
    for word, slot in layout.slots.items():
        for letter, square in zip(word, slot.squares, strict=True):
            assert letters.setdefault(square, letter) == letter
    return [
        "".join(letters.get(Square(row, col), "~") for col in range(layout.size.cols))
        for row in range(layout.size.rows)
    ]


def read(rows: list[str]) -> list[str]:
    """Every run of two letters or more, as a solver sees it."""
    lines = rows + ["".join(column) for column in zip(*rows, strict=True)]
    return sorted(run for line in lines for run in line.split("~") if len(run) > 1)


@pytest.mark.parametrize("words", [RIVER, SPACE])
@pytest.mark.parametrize("seed", range(5))
def test_every_word_is_a_run_and_every_run_a_word(words: str, seed: int) -> None:
    layout = lay(words, seed=seed)
    assert read(picture(layout)) == sorted(words.split())
    assert not layout.left_out
    assert 2 * max(layout.size) <= 3 * min(layout.size)


def test_the_order_of_the_words_does_not_matter() -> None:
    turned = " ".join(reversed(RIVER.split()))
    assert lay(RIVER) == lay(turned)


def test_the_same_seed_gives_the_same_layout_and_another_seed_another() -> None:
    assert lay(RIVER, seed=3) == lay(RIVER, seed=3)
    assert lay(RIVER, seed=3) != lay(RIVER, seed=4)


def test_more_time_makes_a_smaller_grid() -> None:
    assert lay(RIVER, steps=400_000).size.area < lay(RIVER, steps=1_000).size.area


@pytest.mark.parametrize(
    ("words", "left_out"),
    [
        (
            "AAA BBB CCC CAT",
            {"BBB": "shares no letter with any other word"},
        ),
        (
            "CAT TOR DRY SUM MUS",
            {
                "SUM": "shares no letter with the words in the grid",
                "MUS": "shares no letter with the words in the grid",
            },
        ),
        ("CAT TOR I", {"I": "one letter; a word needs two or more"}),
        ("LONELY", {}),
        ("CAT DRY", {"DRY": "shares no letter with any other word"}),
    ],
)
def test_words_that_stay_out_say_why(words: str, left_out: dict[str, str]) -> None:
    layout = lay(words, steps=5_000)
    assert {"".join(word): why for word, why in layout.left_out.items()} == left_out
    assert len(layout.slots) + len(layout.left_out) == len(words.split())


def test_a_largest_size_is_kept_and_named() -> None:
    layout = lay(RIVER, rules=LayingRules(most=Size(7, 9)))
    assert layout.size.rows <= 7
    assert layout.size.cols <= 9
    assert layout.left_out[tuple("KINGFISHER")] == "no legal place within 7x9"
    assert len(layout.slots) >= 5


def test_a_pinned_word_lies_where_it_was_put() -> None:
    pin = Pin(square=Square(4, 1), direction=Direction.ACROSS)
    layout = lay(RIVER, rules=LayingRules(pins=Facts({tuple("KINGFISHER"): pin})))
    slot = layout.slots[tuple("KINGFISHER")]
    assert (slot.start, slot.direction) == (pin.square, pin.direction)
    assert read(picture(layout)) == sorted(RIVER.split())


def test_a_pinned_word_far_out_keeps_the_grid_large_enough_for_it() -> None:
    pin = Pin(square=Square(6, 9), direction=Direction.DOWN)
    rules = LayingRules(pins=Facts({tuple("HERON"): pin}))
    words = [tuple(word) for word in ("HERON", "HERO", "OWL", "OTTER", "RIVER")]
    for seed in range(3):
        layout = lay_words(words, rules=rules, seed=seed, limits=Limits(steps=20_000)).unwrap()
        assert layout.slots[tuple("HERON")].start == Square(6, 9)
        assert layout.size.rows >= 11
        assert layout.size.cols >= 10


def test_a_keyword_runs_down_and_is_crossed() -> None:
    layout = lay(RIVER, rules=LayingRules(keyword=tuple("BEAVER")), steps=200_000)
    keyword = layout.slots[tuple("BEAVER")]
    crossed = {
        square
        for word, slot in layout.slots.items()
        if slot != keyword
        for square in slot.squares
        if square in keyword.squares
    }
    assert keyword.direction is Direction.DOWN
    # V takes the letters beside it from other words: four of the six is the most there is.
    assert len(crossed) == 4
    assert len(layout.slots) == 20


def test_a_number_of_words_is_kept_in_reserve() -> None:
    layout = lay(RIVER, rules=LayingRules(count=8), steps=10_000)
    assert len(layout.slots) == 8
    assert len(layout.reserve) == 12
    assert not layout.left_out


def test_tight_words_touch_where_every_run_is_a_word() -> None:
    words = "AB AT ATE EAT TEA TAB BAT BEAT BET BE ABET BETA TAT TET TA TE EBB"
    loose, tight = lay(words), lay(words, rules=LayingRules(tight=True))
    assert read(picture(tight)) == sorted("".join(word) for word in tight.slots)
    assert len(tight.slots) >= len(loose.slots)
    assert tight.crossings / len(tight.slots) > loose.crossings / len(loose.slots)


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (LayingRules(keyword=tuple("WHALE")), "the keyword 'WHALE' is not in the list"),
        (
            LayingRules(
                pins=Facts({tuple("REED"): Pin(square=Square(0, 8), direction=Direction.ACROSS)}),
                most=Size(10, 10),
            ),
            "the pinned word 'REED' leaves the largest grid, 10x10",
        ),
        (
            LayingRules(
                pins=Facts(
                    {
                        tuple("REED"): Pin(square=Square(0, 0), direction=Direction.ACROSS),
                        tuple("FROG"): Pin(square=Square(1, 0), direction=Direction.ACROSS),
                    }
                )
            ),
            "clashes with another",
        ),
    ],
)
def test_what_cannot_be_asked_is_refused(rules: LayingRules, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        lay(RIVER, rules=rules)


def test_pinned_words_that_cannot_be_joined_are_said() -> None:
    rules = LayingRules(
        pins=Facts(
            {
                tuple("CAT"): Pin(square=Square(0, 0), direction=Direction.ACROSS),
                tuple("DOG"): Pin(square=Square(8, 8), direction=Direction.ACROSS),
            }
        )
    )
    layout = lay("CAT DOG COT", rules=rules, steps=5_000)
    assert list(layout.left_out.values()) == ["pinned where it cannot be joined to the other words"]


def test_no_words_are_a_misuse() -> None:
    for words in ("", "A B"):
        with pytest.raises(UsageError, match="no word of two letters or more"):
            lay_words(cells(words))


def test_a_grid_too_small_for_any_word_is_said() -> None:
    outcome = lay_words(cells("RIVER OTTER"), rules=LayingRules(most=Size(3, 3)))
    assert isinstance(outcome, LimitReached)
    assert outcome.reason == "no word fits into 3x3; allow a larger grid"


def test_a_cancelled_search_says_so() -> None:
    flag = CancelFlag()
    timer = threading.Timer(0.1, flag.set)
    timer.start()
    started = time.monotonic()
    outcome = lay_words(cells(RIVER), limits=Limits(seconds=30), cancel=flag)
    assert isinstance(outcome, Cancelled)
    assert time.monotonic() - started < 5


def test_ctrl_c_ends_the_search() -> None:
    timer = threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        lay_words(cells(RIVER), limits=Limits(seconds=30))
