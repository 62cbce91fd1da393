"""A person's own words in an arrowword: in the grid where they can be, and else the reason."""

from typing import Any

import pytest

from crosswright.audit import audit
from crosswright.engines import Border
from crosswright.kinds import ArrowOrder, WishedWord, arrow_style, make_arrow_puzzle
from crosswright.kinds.recipes.own_places import Wishes, place_wished, wishes_of
from crosswright.kinds.recipes.phrase_places import (
    Ground,
    are_apart,
    ends_of_slot,
    place_phrase,
)
from crosswright.languages import language
from crosswright.lexicon import ClueText, Lexicon, OwnWord, load
from crosswright.model import Found, Metadata, PhraseMode, Puzzle, Size

LONG = "something that goes on and on until no clue cell on earth has room for all of it"
CLUES = {
    "river": "It runs",
    "valley": "Low land",
    "island": "In water",
    "volcano": "It spits fire",
    "glacier": "River of ice",
    "meadow": "Grassy field",
    "waterfalls": "They drop",
    "lagoonzy": LONG,
    "zyzzygo": "",
    "ox": "Draught animal",
    "extraordinarily": "Very",
}


def word(text: str) -> WishedWord:
    return WishedWord(cells=language("en").cells(text), written=text)


WORDS = tuple(map(word, CLUES))


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    """English with our words and clues over it."""
    tongue = language("en")
    own = [OwnWord(written=x.written, cells=x.cells, score=100) for x in WORDS]
    texts = {
        tongue.glyphs(word(text).cells): (ClueText(text=clue, kind="straight"),)
        for text, clue in CLUES.items()
        if clue
    }
    return load("en").with_clues(texts).with_words(own)


def order(**changes: Any) -> ArrowOrder:
    values: dict[str, Any] = {"size": Size(12, 12), "wished": WORDS, "clued_only": True}
    about = Metadata(language="en")
    return ArrowOrder(style=arrow_style("magazine"), metadata=about, **(values | changes))


def made(asked: ArrowOrder, lexicon: Lexicon, seed: int) -> Puzzle:
    outcome = make_arrow_puzzle(asked, lexicon, seed=seed)
    assert isinstance(outcome, Found), outcome
    assert audit(outcome.result, asked.style.profile, lexicon=lexicon).ok
    return outcome.result


@pytest.mark.words
def test_some_words_are_in_the_grid_and_of_the_others_it_is_told_why(lexicon: Lexicon) -> None:
    puzzle = made(order(), lexicon, 1)
    asked = {x.phrase: x.clue.text for x in puzzle.entries if x.phrase in CLUES and x.clue}
    assert len(asked) >= 3
    assert asked == {written: CLUES[written] for written in asked}
    reasons = {x.word: x.reason for x in puzzle.unplaced}
    assert asked.keys() | reasons.keys() == CLUES.keys()
    assert not asked.keys() & reasons.keys()
    assert reasons["zyzzygo"] == "no clue for it is known; write one after the word"
    assert reasons["lagoonzy"] == "its clue is too long for a cell of the grid"
    assert reasons["extraordinarily"] == "15 letters; an entry of this grid has 3 to 10"
    assert reasons["ox"] == "2 letters; an entry of this grid has 3 to 10"
    assert "no place for it in this grid" in reasons.values()


def test_words_keep_away_from_a_phrase_that_has_its_slots_already() -> None:
    ground = Ground(size=Size(12, 12), border=Border.ALTERNATE, shortest=2)
    phrase = place_phrase("Better late", PhraseMode.SLOTS, ground, language("en"), seed=1)
    assert phrase is not None
    parts = place_wished(WORDS[:7], ground, [x.slot for x in phrase], most=2, seed=1)
    assert parts
    assert all(are_apart(x.slot, y.slot) for x in parts for y in phrase)


def test_ever_fewer_words_are_placed_until_there_are_none() -> None:
    wishes = Wishes(apt=WORDS[:7], unfit={})
    counts = [wishes.count(Size(12, 12), number) for number in range(60)]
    assert counts == sorted(counts, reverse=True)
    assert set(counts) == {6, 5, 4, 3, 2, 1, 0}
    assert Wishes(apt=WORDS[:2], unfit={}).count(Size(12, 12), 0) == 2


@pytest.mark.parametrize("seed", range(4))
def test_placed_words_cross_in_one_letter_or_leave_a_square_between_them(seed: int) -> None:
    ground = Ground(size=Size(12, 12), border=Border.ALTERNATE, shortest=2)
    parts = place_wished(WORDS[:7], ground, (), most=5, seed=seed)
    assert parts == place_wished(WORDS[:7], ground, (), most=5, seed=seed)
    letters: dict[Any, str] = {}
    for part in parts:
        for square, cell in zip(part.slot.squares, part.cells, strict=True):
            assert letters.setdefault(square, cell) == cell
    for part in parts:
        assert letters.keys().isdisjoint(ends_of_slot(part.slot))


@pytest.mark.words
def test_a_word_that_nothing_asks_for_is_taken_by_no_search(lexicon: Lexicon) -> None:
    sorted_ = wishes_of(WORDS, lexicon, Size(12, 12), shortest=2, longest=12, clued_only=True)
    assert sorted_.barred == (word("zyzzygo").cells,)


@pytest.mark.words
def test_without_a_need_for_clues_a_word_without_one_is_placed_too(lexicon: Lexicon) -> None:
    sorted_ = wishes_of(WORDS, lexicon, Size(12, 12), shortest=2, longest=12, clued_only=False)
    assert word("zyzzygo") in sorted_.apt
    assert sorted_.barred == ()
