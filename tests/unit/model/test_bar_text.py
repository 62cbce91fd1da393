"""Grid text with bars is read as it is written, and anything else between cells is refused."""

import pytest

from crosswright.errors import MaskError
from crosswright.model import Bar, Direction, Square, parse_mask, slots_of, with_bars

TEXT = """
. .|.
-   -
. A .
  -
.|. .
"""


def test_bars_stand_between_the_cells_they_part() -> None:
    mask = parse_mask(TEXT)
    assert mask.bars == {
        Bar(Square(0, 1), Direction.ACROSS),
        Bar(Square(2, 0), Direction.ACROSS),
        Bar(Square(0, 0), Direction.DOWN),
        Bar(Square(0, 2), Direction.DOWN),
        Bar(Square(1, 1), Direction.DOWN),
    }
    assert dict(mask.letters) == {Square(1, 1): "A"}
    assert [len(slot) for slot in slots_of(mask)] == [2, 3, 2, 2, 2, 2]


def test_what_is_written_is_read_back() -> None:
    mask = parse_mask(TEXT)
    assert str(mask) == TEXT.strip("\n")
    assert parse_mask(str(mask)) == mask


def test_a_grid_that_has_level_bars_only_is_read_too() -> None:
    mask = parse_mask(". . .\n- -\n. . .")
    assert mask.bars == {Bar(Square(0, col), Direction.DOWN) for col in (0, 1)}


def test_cells_of_several_signs_keep_their_width() -> None:
    bar = Bar(Square(0, 1), Direction.DOWN)
    assert with_bars([["A", "CH", "B"], ["C", "D", "E"]], [bar]) == "A CH B\n  --\nC D E"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (". .|.\n\n. x .\n+\n. . .", "line 4 has '+' below a cell"),
        (". .|.x.\n\n. . . .", "line 1 has 'x' between two cells"),
        (". .|\n\n. . .", "no sign of a mask"),
    ],
)
def test_signs_that_are_no_bars_are_named(text: str, said: str) -> None:
    with pytest.raises(MaskError, match=said.replace("+", r"\+")):
        parse_mask(text)
