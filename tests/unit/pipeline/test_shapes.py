"""Shapes: the outline is the one named, whatever the size."""

import pytest

from crosswright.errors import UsageError
from crosswright.model import Mask, Size, Square
from crosswright.pipeline.shapes import SHAPES, shape_mask


def drawn(mask: Mask) -> list[str]:
    return str(mask).splitlines()


@pytest.mark.parametrize("name", [*SHAPES, "letter:A", "letter:Ж", "letters:hi"])
@pytest.mark.parametrize("size", [Size(15, 15), Size(20, 30)])
def test_a_shape_touches_every_side_and_leaves_something_out(name: str, size: Size) -> None:
    rows = drawn(shape_mask(name, size))
    assert "." in rows[0] + rows[1]
    assert "." in rows[-1] + rows[-2]
    assert any("." in row[:2] for row in rows)
    assert any("." in row[-2:] for row in rows)
    assert 0.05 < sum(row.count("~") for row in rows) / size.area < 0.7


@pytest.mark.parametrize("name", ["circle", "diamond", "heart", "letter:A", "letter:H", "letter:Ж"])
def test_a_shape_that_is_even_left_and_right_is_drawn_so(name: str) -> None:
    for row in drawn(shape_mask(name, Size(16, 16))):
        assert sum(a != b for a, b in zip(row, row[::-1], strict=True)) <= 4


def test_a_letter_is_drawn_as_people_write_it() -> None:
    assert drawn(shape_mask("letter:L", Size(8, 8))) == [
        "...~~~~~",
        "...~~~~~",
        "...~~~~~",
        "...~~~~~",
        "...~~~~~",
        "...~~~~~",
        "........",
        "........",
    ]
    hole = shape_mask("letter:O", Size(16, 16))
    assert not hole.is_open(Square(8, 8))
    assert not hole.is_open(Square(0, 0))


def test_small_and_capital_letters_are_one_shape() -> None:
    assert shape_mask("letter:a", Size(12, 12)) == shape_mask("letters:A", Size(12, 12))


@pytest.mark.parametrize(
    ("name", "size", "line"),
    [
        ("star", Size(12, 12), "unknown shape 'star'"),
        ("heart", Size(5, 5), "shows no shape; give 8x8 or more"),
        ("letter:", Size(12, 12), "is no shape of letters"),
        ("letter:水", Size(12, 12), "is no shape of letters"),
        ("letters:HEY", Size(12, 17), "shows no shape; give 8x18 or more"),
    ],
)
def test_a_shape_that_cannot_be_drawn_is_one_clear_line(name: str, size: Size, line: str) -> None:
    with pytest.raises(UsageError, match=line):
        shape_mask(name, size)
