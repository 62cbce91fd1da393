"""The parts a recipe is made of: tries in order, clues once each, phrases in the letters."""

import threading
import time
from collections.abc import Iterator

import pytest

from crosswright.engines import Answer, CancelFlag
from crosswright.errors import UsageError
from crosswright.kinds import CrosswordOrder, preset, profile_of
from crosswright.kinds.recipes.clueing import clue_entries, credits_of, entries_of
from crosswright.kinds.recipes.ground import find_ground
from crosswright.kinds.recipes.hiding import hide
from crosswright.kinds.recipes.tries import first_found
from crosswright.lexicon import Lexicon
from crosswright.model import (
    Cancelled,
    Clue,
    Direction,
    Entry,
    Found,
    Infeasible,
    LimitReached,
    Limits,
    Metadata,
    Outcome,
    PhraseMode,
    Size,
    Slot,
    Square,
    slots_of,
)
from tests.drawing import draw_grid
from tests.unit.lexicon.our_words import candidate, lexicon_of


def tries(*outcomes: Outcome[int]) -> Iterator[Outcome[int]]:
    return iter(outcomes)


def same(outcome: Outcome[int], seconds: float | None) -> Outcome[int]:
    return outcome


NONE: LimitReached[int] = LimitReached(reason="none")


@pytest.mark.parametrize("jobs", [1, 3])
def test_the_first_success_in_order_wins_whatever_the_number_of_jobs(jobs: int) -> None:
    def slow_first(number: int, seconds: float | None) -> Outcome[int]:
        time.sleep(0.02 if number == 2 else 0)
        return Found(result=number) if number >= 2 else NONE

    made = first_found(iter(range(6)), slow_first, jobs=jobs, limits=Limits(), cancel=CancelFlag())
    assert made.puzzle == 2


def test_a_proof_ends_the_search() -> None:
    proof = Infeasible(reason="no word")
    made = first_found(
        tries(NONE, proof, Found(result=1)), same, jobs=1, limits=Limits(), cancel=CancelFlag()
    )
    assert made is proof


def test_without_success_the_last_outcome_tells_why() -> None:
    last: LimitReached[int] = LimitReached(reason="the last")
    made = first_found(tries(NONE, last), same, jobs=2, limits=Limits(), cancel=CancelFlag())
    assert made is last


def test_the_time_limit_and_the_flag_end_the_search() -> None:
    def endless() -> Iterator[Outcome[int]]:
        while True:
            yield NONE

    def wait(outcome: Outcome[int], seconds: float | None) -> Outcome[int]:
        time.sleep(0.01)
        return outcome

    late = first_found(endless(), wait, jobs=1, limits=Limits(seconds=0.05), cancel=CancelFlag())
    assert isinstance(late, LimitReached)
    flag = CancelFlag()
    threading.Timer(0.05, flag.set).start()
    stopped = first_found(endless(), wait, jobs=2, limits=Limits(), cancel=flag)
    assert isinstance(stopped, Cancelled)


@pytest.fixture
def words() -> Lexicon:
    return lexicon_of(
        candidate("cat", 4.5, clues=("Feline mammal", "Pet")),
        candidate("pet", 4.1, clues=("Pet", "Cat", "Tame animal")),
        candidate("tap", 4.0),
    )


def slot(row: int, col: int, length: int, direction: Direction) -> Slot:
    return Slot(tuple(Square(row, col).step(direction, n) for n in range(length)), direction)


def answers(words: Lexicon) -> list[Answer]:
    laid = [
        ("PET", slot(2, 0, 3, Direction.ACROSS)),
        ("CAT", slot(0, 0, 3, Direction.ACROSS)),
        ("TAP", slot(0, 2, 3, Direction.DOWN)),
    ]
    return [Answer(slot=x, cells=tuple(y), word=words.find(tuple(y))) for y, x in laid]


def test_entries_are_numbered_and_listed_across_then_down(words: Lexicon) -> None:
    entries = entries_of(answers(words), words, {})
    assert [(x.name, x.text) for x in entries] == [
        ("1 across", "CAT"),
        ("3 across", "PET"),
        ("2 down", "TAP"),
    ]


def test_no_clue_serves_twice_and_none_is_another_answer(words: Lexicon) -> None:
    entries = clue_entries(entries_of(answers(words), words, {}), words, {})
    assert [x.clue.text if x.clue else None for x in entries] == [
        "Feline mammal",
        "Tame animal",
        None,
    ]


def test_a_clue_of_ones_own_stays_and_is_not_given_to_another(words: Lexicon) -> None:
    listed = entries_of(answers(words), words, {})
    own = {listed[2].slot: Clue(text="feline MAMMAL")}
    entries = clue_entries(listed, words, own)
    assert [x.clue.text if x.clue else None for x in entries] == [
        None,
        "Tame animal",
        "feline MAMMAL",
    ]


def test_credits_name_each_source_once() -> None:
    base = Entry(slot=slot(0, 0, 2, Direction.ACROSS), answer=("A", "B"), phrase="ab")
    one = Clue(text="x", source="S", licence="L")
    entries = [
        Entry(slot=base.slot, answer=base.answer, phrase="ab", clue=clue)
        for clue in (one, one, Clue(text="mine"), Clue(text="y", source="R"), None)
    ]
    assert credits_of(entries) == "Clues: R; S (L)"
    assert credits_of([base]) == ""


def test_a_phrase_that_is_not_there_says_which_letters_lack() -> None:
    grid = draw_grid("CAT\nO#O\nWON")
    found = hide("taco", PhraseMode.NUMBERED, grid, "en")
    assert isinstance(found, Found)
    assert found.result.letters == tuple("TACO")
    lacking = hide("Zoo, Zoe", PhraseMode.NUMBERED, grid, "en")
    assert isinstance(lacking, LimitReached)
    assert lacking.reason.endswith("lacks: Z Z E") or lacking.reason.endswith("lacks: Z E Z")
    backwards = hide("tac", PhraseMode.ORDERED, draw_grid("CAT"), "en")
    assert isinstance(backwards, LimitReached)
    assert "reading order" in backwards.reason
    with pytest.raises(UsageError, match="no letters"):
        hide("?!", PhraseMode.NUMBERED, grid, "en")


def test_a_limit_in_time_is_said_as_it_was_given() -> None:
    def slow(number: int, seconds: float | None) -> Outcome[int]:
        time.sleep(0.06)
        return NONE

    made = first_found(
        iter(range(9)), slow, jobs=1, limits=Limits(seconds=0.05), cancel=CancelFlag()
    )
    assert isinstance(made, LimitReached)
    assert made.reason == "nothing found within 0.05 s; the last of 1 tries ended with: none"


def test_no_slot_is_longer_than_the_longest_word() -> None:
    order = CrosswordOrder(
        preset=preset("canadian"), size=Size(11, 11), metadata=Metadata(language="en")
    )
    ground = find_ground(order, lambda _: 0.7, longest=7, seed=1, seconds=10, cancel=CancelFlag())
    assert max(len(slot) for slot in slots_of(ground.unwrap().mask, shortest=3)) == 7


def test_a_kind_nobody_knows_has_no_law() -> None:
    with pytest.raises(UsageError, match="unknown kind 'sudoku'; known are crossword"):
        profile_of("", kind="sudoku")
