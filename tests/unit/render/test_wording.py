from dataclasses import replace

import pytest

from crosswright.model import Clue, Metadata, Placement, Puzzle, Square
from crosswright.render.wording import (
    Enumerations,
    document_title,
    labels_of,
    language_code,
    printable,
    reading_lists,
)
from tests.drawing import draw, with_clue, with_entry

PUZZLE = draw("NORTHSEA\n#######A", clues={"NORTHSEA": "Cold water"}, shortest=2)
PHRASED = with_entry(PUZZLE, "1 across", phrase="North Sea")
BRITISH = replace(PUZZLE, preset="british")


def shown(puzzle: Puzzle, choice: Enumerations) -> list[str]:
    """The lengths after every clue."""
    return [line.enumeration for part in reading_lists(puzzle, choice) for line in part.lines]


@pytest.mark.parametrize(
    ("puzzle", "choice", "lengths"),
    [
        (PUZZLE, Enumerations.AUTO, ["", ""]),
        (PHRASED, Enumerations.AUTO, ["5,3", ""]),
        (BRITISH, Enumerations.AUTO, ["8", "2"]),
        (PUZZLE, Enumerations.ALWAYS, ["8", "2"]),
        (PHRASED, Enumerations.NEVER, ["", ""]),
        (replace(BRITISH, preset="barred"), Enumerations.AUTO, ["8", "2"]),
    ],
)
def test_lengths_follow_the_clues_that_need_them(
    puzzle: Puzzle, choice: Enumerations, lengths: list[str]
) -> None:
    assert shown(puzzle, choice) == lengths


@pytest.mark.parametrize("text", ["Cold water (5,3)", "Cold water (5-3) ", "Cold water (5, 3)"])
def test_lengths_that_the_clue_states_are_not_said_twice(text: str) -> None:
    puzzle = with_clue(PHRASED, "1 across", Clue(text=text))
    assert shown(puzzle, Enumerations.ALWAYS) == ["", "2"]


def test_headings_and_missing_clues_speak_the_language_of_the_puzzle() -> None:
    puzzle = with_clue(draw("КОТ", language="ru"), "1 across", None)
    (part,) = reading_lists(puzzle, Enumerations.AUTO)
    assert part.heading == "По горизонтали"
    assert part.lines[0].missing
    assert part.lines[0].text == labels_of(puzzle).no_clue != ""


def test_words_to_find_are_listed() -> None:
    squares = tuple(Square(0, col) for col in range(3))
    placement = Placement(word=("C", "A", "T"), phrase="cat", squares=squares)
    puzzle = replace(draw("CAT"), entries=(), placements=(placement,))
    (part,) = reading_lists(puzzle, Enumerations.AUTO)
    assert (part.heading, part.lines[0].text) == ("Words", "cat")


def test_a_language_without_labels_is_headed_in_english_and_still_declared() -> None:
    puzzle = replace(PUZZLE, metadata=Metadata(language="pt-BR"))
    assert labels_of(puzzle).across == "Across"
    assert language_code(puzzle) == "pt"
    assert language_code(replace(PUZZLE, metadata=Metadata(language="?"))) == "en"


def test_a_document_has_a_title_even_where_the_puzzle_has_none() -> None:
    assert document_title(PUZZLE) == "crossword 2x8"


def test_what_no_output_may_carry_is_left_out() -> None:
    assert printable(" a\x00\x1b[2Jb\ud83d\ufffe c\n\td ") == "a [2Jb c d"
    assert printable("ё😀\u200f漢") == "ё😀\u200f漢"
