"""Entries, phrases and puzzles: parts that contradict each other do not construct."""

import pickle
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given

from crosswright.errors import CrosswrightError, NoPuzzle, PuzzleError, UsageError
from crosswright.model import (
    Arrow,
    ArrowPath,
    Cancelled,
    Clue,
    Direction,
    Entry,
    Facts,
    Found,
    HiddenPhrase,
    Infeasible,
    LetterCell,
    LimitReached,
    Limits,
    Metadata,
    Outcome,
    PhraseMode,
    Placement,
    Puzzle,
    Slot,
    Square,
    enumerate_phrase,
)
from tests.clean_puzzles import ENGLISH
from tests.drawing import draw, draw_grid
from tests.strategies import puzzles

CAT = Entry(
    slot=Slot((Square(0, 0), Square(0, 1), Square(0, 2)), Direction.ACROSS),
    answer=tuple("CAT"),
    phrase="cat",
    number=1,
)


@pytest.mark.parametrize(
    ("phrase", "cells", "enumeration"),
    [
        ("cat", 3, "3"),
        ("North Sea", 8, "5,3"),
        ("merry-go-round", 12, "5-2-5"),
        ("rock 'n' roll", 9, "4,1,4"),
        ("o'clock", 6, "6"),
        ("  spaced   out ", 9, "6,3"),
        ("Jack–of–all–trades", 15, "4-2-3-6"),
        ("yes, sir", 6, "3,3"),
        ("- dash first", 9, "4,5"),
        ("dash last -", 8, "4,4"),
        ("St. John's Wort", 11, "2,5,4"),
        ("Шапка-ушанка", 11, "5-6"),
        ("chata", 4, "4"),
        ("chudá chata", 8, "5,3"),
        ("…", 3, "3"),
    ],
)
def test_enumerations_are_derived_from_the_phrase(
    phrase: str, cells: int, enumeration: str
) -> None:
    assert enumerate_phrase(phrase, cells) == enumeration


@pytest.mark.parametrize("text", ["", "  ", "\n"])
def test_a_clue_has_a_text(text: str) -> None:
    with pytest.raises(PuzzleError, match="needs a text"):
        Clue(text=text)


def test_an_answer_is_as_long_as_its_slot() -> None:
    with pytest.raises(PuzzleError, match="'CATS' has 4 cells where its slot has 3"):
        replace(CAT, answer=tuple("CATS"))


def test_an_answer_has_a_phrase() -> None:
    with pytest.raises(PuzzleError, match="no written phrase"):
        replace(CAT, phrase=" ")


def test_an_entry_is_called_by_its_number_or_else_by_its_start() -> None:
    assert CAT.name == "1 across"
    assert replace(CAT, number=None).name == "at (0, 0) across"
    assert (CAT.text, CAT.enumeration, CAT.squares) == ("CAT", "3", CAT.slot.squares)


def test_a_placed_word_has_a_square_for_each_cell() -> None:
    with pytest.raises(PuzzleError, match="has 3 cells but lies on 2 squares"):
        Placement(word=tuple("CAT"), phrase="cat", squares=(Square(0, 0), Square(0, 1)))


def test_a_hidden_phrase_has_a_square_for_each_letter() -> None:
    with pytest.raises(PuzzleError, match="2 letters on 1 squares"):
        HiddenPhrase(
            text="ab", letters=("A", "B"), squares=(Square(0, 0),), mode=PhraseMode.ORDERED
        )


def _puzzle(drawing: str, **parts: object) -> Puzzle:
    return Puzzle(
        kind="crossword",
        metadata=Metadata(language="en"),
        grid=draw_grid(drawing),
        **parts,  # type: ignore[arg-type]
    )


PLACED = Placement(word=tuple("CAT"), phrase="cat", squares=CAT.squares)
PHRASE = HiddenPhrase(
    text="cat", letters=tuple("CAT"), squares=CAT.squares, mode=PhraseMode.ORDERED
)


@pytest.mark.parametrize(
    "parts", [{"entries": (CAT,)}, {"placements": (PLACED,)}, {"hidden_phrase": PHRASE}]
)
@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        ("C#T", r"uses \(0, 1\), which holds no letter"),
        ("C~T", r"uses \(0, 1\), which holds no letter"),
        ("C?T", r"uses \(0, 1\), which holds no letter"),
        ("CA", r"uses \(0, 2\), which holds no letter"),
        ("CUT", r"wants 'A' at \(0, 1\), where the grid has 'U'"),
    ],
)
def test_letters_are_where_a_puzzle_claims_them(
    parts: dict[str, object], drawing: str, reason: str
) -> None:
    with pytest.raises(PuzzleError, match=reason):
        _puzzle(drawing, **parts)
    assert _puzzle("CAT", **parts).letter_squares == CAT.squares
    assert _puzzle("C.T", **parts).grid.letter(Square(0, 1)) is None


@pytest.mark.parametrize("clue_square", [(0, 1), (5, 5), (-1, 0)])
def test_an_arrow_leaves_a_clue_cell(clue_square: tuple[int, int]) -> None:
    arrow = Arrow(clue_square=Square(*clue_square), path=ArrowPath.RIGHT)
    with pytest.raises(PuzzleError, match="leaves no clue cell"):
        _puzzle("CAT ?AB", entries=(replace(CAT, arrow=arrow),))
    fine = replace(CAT, arrow=replace(arrow, clue_square=Square(1, 0)))
    assert _puzzle("CAT ?AB", entries=(fine,)).has_clue_cells


def test_a_puzzle_answers_by_direction_number_and_slot() -> None:
    across = ENGLISH.entries_running(Direction.ACROSS)
    down = ENGLISH.entries_running(Direction.DOWN)
    assert [entry.text for entry in across] == ["RUB", "PAPER", "APPLE", "YIELD", "DRY"]
    assert (*across, *down) == ENGLISH.entries
    assert ENGLISH.numbers() == {
        (0, 1): 1, (0, 2): 2, (0, 3): 3, (1, 0): 4, (1, 4): 5, (2, 0): 6, (3, 0): 7, (4, 1): 8
    }  # fmt: skip
    assert ENGLISH.entry_at(down[0].slot) is down[0]
    assert ENGLISH.entry_at(CAT.slot) is None
    assert (ENGLISH.language, ENGLISH.title) == ("en", "")
    assert not ENGLISH.has_clue_cells


@given(puzzles())
def test_a_puzzle_equals_its_copies_and_cannot_be_changed(puzzle: Puzzle) -> None:
    copy = pickle.loads(pickle.dumps(puzzle))
    assert copy == puzzle
    assert hash(copy) == hash(puzzle)
    with pytest.raises(FrozenInstanceError):
        setattr(puzzle, "kind", "other")  # noqa: B010 - mypy would see through it


def test_statistics_take_no_part_in_equality_but_recipes_do() -> None:
    assert replace(ENGLISH, statistics=Facts({"steps": 9})) == ENGLISH
    assert replace(ENGLISH, recipe=Facts({"seed": 9})) != ENGLISH


def test_facts_are_a_frozen_mapping() -> None:
    facts = Facts({"b": 1, "a": None})
    assert list(facts) == ["b", "a"]
    assert facts == {"a": None, "b": 1}
    assert facts == Facts([("a", None), ("b", 1)])
    assert hash(facts) == hash(Facts([("a", None), ("b", 1)]))
    assert pickle.loads(pickle.dumps(facts)) == facts
    assert facts != {"a": None}
    assert len(facts) == 2
    assert "c" not in facts
    with pytest.raises(KeyError):
        facts["c"]
    with pytest.raises(AttributeError, match="frozen"):
        facts.more = 1
    with pytest.raises(TypeError):
        facts["c"] = 2  # type: ignore[index]


def test_facts_do_not_follow_the_mapping_they_were_made_of() -> None:
    source: dict[str, int] = {"a": 1}
    facts = Facts(source)
    source["b"] = 2
    assert list(facts) == ["a"]


@pytest.mark.parametrize(
    ("seconds", "steps"),
    [(0, None), (-1.0, None), (float("nan"), None), (None, 0), (None, -3)],
)
def test_limits_are_positive(seconds: float | None, steps: int | None) -> None:
    with pytest.raises(UsageError, match="is not possible"):
        Limits(seconds=seconds, steps=steps)


def test_limits_may_be_open() -> None:
    assert Limits() == Limits(seconds=None, steps=None)
    assert Limits(seconds=0.1, steps=1).steps == 1


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Infeasible(reason="no word fits 1 across"), "no word fits 1 across"),
        (LimitReached(reason="10 s are over"), "10 s are over"),
        (LimitReached(reason="10 s are over", best=ENGLISH), "10 s are over"),
        (Cancelled(), "stopped by request"),
    ],
)
def test_a_search_without_a_puzzle_is_a_value_until_it_is_unwrapped(
    outcome: Outcome[Puzzle], said: str
) -> None:
    assert outcome.puzzle is None
    with pytest.raises(NoPuzzle, match=said):
        outcome.unwrap()


def test_what_was_found_unwraps() -> None:
    assert Found(result=ENGLISH).unwrap() is ENGLISH
    assert Found(result=ENGLISH).puzzle is ENGLISH


def test_every_error_of_ours_is_a_crosswright_error() -> None:
    with pytest.raises(CrosswrightError):
        LetterCell(letter="")
    assert issubclass(NoPuzzle, CrosswrightError)


def test_a_drawing_is_the_puzzle_it_shows() -> None:
    puzzle = draw("CAT A#O ROD")
    assert [(x.name, x.text) for x in puzzle.entries] == [
        ("1 across", "CAT"),
        ("3 across", "ROD"),
        ("1 down", "CAR"),
        ("2 down", "TOD"),
    ]
