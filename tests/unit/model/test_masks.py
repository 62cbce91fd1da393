"""Masks: what can be one, and what grid text says."""

import pytest
from hypothesis import given

from crosswright.errors import MaskError, PuzzleError
from crosswright.model import (
    Bar,
    Direction,
    Facts,
    Mask,
    Size,
    Square,
    mask_of_rows,
    parse_mask,
)
from tests.strategies import masks


@given(masks(bars=False))
def test_a_mask_reads_back_what_it_prints(mask: Mask) -> None:
    assert parse_mask(str(mask)) == mask


@pytest.mark.parametrize(
    "text",
    [
        "#A.\n.~#",
        "\n\n#A.\n.~#\n\n",
        "#A.  \n.~#\t",
        "#A.\r\n.~#\r\n",
        "\ufeff#A.\n.~#",
        "\ufeff\n#A.\n.~#",
        "   \n#A.\n.~#\n   ",
    ],
)
def test_blanks_around_a_mask_do_not_count(text: str) -> None:
    mask = parse_mask(text)
    assert mask.size == Size(2, 3)
    assert mask.blocks == {Square(0, 0), Square(1, 2)}
    assert mask.voids == {Square(1, 1)}
    assert mask.letters == {Square(0, 1): "A"}
    assert mask.open_squares() == (Square(0, 1), Square(0, 2), Square(1, 0))


@pytest.mark.parametrize("letter", ["a", "Z", "Й", "ß", "ł"])
def test_letters_are_kept_as_written(letter: str) -> None:
    assert parse_mask(f".{letter}").letters == {Square(0, 1): letter}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no rows"),
        (" \n\t\n", "no rows"),
        ("...\n..", "row 2 has 2 cells where row 1 has 3; make all rows equally long"),
        ("..\n\n..", "row 2 has 0 cells where row 1 has 2"),
        ("..\n..1", "row 2 has 3 cells"),
        (".1", "'1' in row 1, column 2 is no sign of a mask"),
        ("..\n.?", r"'\?' in row 2, column 2"),
        (". .", "' ' in row 1, column 2"),
        (".\x00.", r"'\\x00' in row 1, column 2"),
        (".\u0301.", "in row 1, column 2"),
        ("." * 101, "a mask of 1x101 is not possible; 1x1 to 100x100 is"),
        (".\n" * 101, "a mask of 101x1 is not possible"),
        ("\n".join(["." * 500] * 500), "a mask of 500x500 is not possible"),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_bad_grid_text_is_refused_in_one_line_that_says_where(text: str, reason: str) -> None:
    with pytest.raises(MaskError, match=reason) as caught:
        parse_mask(text, where="my.txt")
    assert str(caught.value).startswith("my.txt: ")
    assert "\n" not in str(caught.value)


def test_the_largest_mask_is_100_by_100() -> None:
    assert parse_mask("\n".join(["." * 100] * 100)).size == Size(100, 100)


def test_a_letter_written_with_a_combining_accent_is_one_letter() -> None:
    assert parse_mask("И\u0306.").letters == {Square(0, 0): "Й"}


def _given(row: int, col: int) -> Facts[Square, str]:
    return Facts({Square(row, col): "A"})


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"size": Size(0, 0)}, "a mask of 0x0 is not possible"),
        ({"size": Size(3, 101)}, "a mask of 3x101 is not possible"),
        ({"blocks": frozenset({Square(3, 0)})}, r"square \(3, 0\) lies outside"),
        ({"voids": frozenset({Square(0, -1)})}, r"square \(0, -1\) lies outside"),
        ({"letters": _given(9, 9)}, r"square \(9, 9\) lies outside"),
        (
            {"blocks": frozenset({Square(1, 1)}), "voids": frozenset({Square(1, 1)})},
            r"square \(1, 1\) is both block and void",
        ),
        (
            {"blocks": frozenset({Square(1, 1)}), "letters": _given(1, 1)},
            r"a letter is given at \(1, 1\), which is not open",
        ),
    ],
)
def test_a_mask_that_contradicts_itself_is_refused(wrong: dict[str, object], reason: str) -> None:
    with pytest.raises(MaskError, match=reason):
        Mask(**({"size": Size(3, 3)} | wrong))  # type: ignore[arg-type]


def test_a_mask_has_its_bars_between_squares() -> None:
    with pytest.raises(PuzzleError, match="does not lie between"):
        Mask(size=Size(2, 2), bars=frozenset({Bar(Square(1, 1), Direction.DOWN)}))


@pytest.mark.parametrize("rows", [[], [[]], [[], []]])
def test_a_mask_of_no_rows_is_refused(rows: list[list[str]]) -> None:
    with pytest.raises(MaskError, match="is not possible"):
        mask_of_rows(rows)


def test_a_mask_of_rows_takes_cells_of_several_letters() -> None:
    mask = mask_of_rows([["CH", "."], ["#", "~"]])
    assert mask.letters == {Square(0, 0): "CH"}
    assert not mask.is_open(Square(1, 0))
    assert not mask.is_open(Square(1, 1))
    assert not mask.is_open(Square(2, 0))


def test_a_mask_without_an_open_square_is_still_a_mask() -> None:
    assert parse_mask("##\n##").open_squares() == ()
