import pytest

from crosswright.model import LetterCell, Square
from crosswright.render import RenderOptions, as_shown
from crosswright.render.given import given_letters
from tests.drawing import draw

PUZZLE = draw("CAT\nO#O\nDEN")


def letters(wish: str) -> str:
    """The letters a wish gives, in reading order."""
    return "".join(
        PUZZLE.grid.letter(square) or "" for square in sorted(given_letters(PUZZLE, wish))
    )


@pytest.mark.parametrize(
    ("wish", "given"),
    [
        ("", ""),
        ("0%", ""),
        ("100%", "CATOODEN"),
        ("vowels", "AOOE"),
        ("Vowels", "AOOE"),
        ("cat", "CAT"),
        ("cat, den", "CATDEN"),
        (" vowels , cod ", "CAOODE"),
    ],
)
def test_a_wish_gives_the_letters_it_names(wish: str, given: str) -> None:
    assert letters(wish) == given


def test_a_share_is_that_share_and_the_same_each_time() -> None:
    assert len(letters("25%")) == 2
    assert len(letters("12.5%")) == 1
    assert given_letters(PUZZLE, "50%") == given_letters(PUZZLE, "50%")


def test_a_share_is_spread_over_the_entries() -> None:
    puzzle = draw("ABCDE\n#####\nFGHIJ")
    rows = [square.row for square in given_letters(puzzle, "40%")]
    assert sorted(rows) == [0, 0, 2, 2]


def test_given_letters_are_marked_in_what_is_shown_and_not_in_the_puzzle() -> None:
    shown = as_shown(PUZZLE, RenderOptions(given="cat", lower_case=True))
    first = shown.grid[Square(0, 0)]
    assert first == LetterCell(letter="c", given=True)
    assert PUZZLE.grid[Square(0, 0)] == LetterCell(letter="C")
