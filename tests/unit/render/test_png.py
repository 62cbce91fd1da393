import pytest

from crosswright.errors import UsageError
from crosswright.render import render
from crosswright.render.png import CELL
from tests.drawing import draw
from tests.unit.render.newspaper import Pixels, newspaper

PUZZLE = draw("CAT\nO#O\nDEN")


@pytest.mark.parametrize("ppi", [72, 254])
def test_the_grid_alone_is_as_large_as_its_cells(ppi: int) -> None:
    pixels = Pixels(render(PUZZLE, "png", ppi=ppi))
    left, top, right, bottom = pixels.ink_box()
    side = 3.06 * CELL / 25.4 * ppi  # three cells, and the outer half of the frame on both sides
    assert right - left + 1 == pytest.approx(side, abs=2)
    assert bottom - top + 1 == pytest.approx(side, abs=2)
    after = (pixels.width - right - 1, pixels.height - bottom - 1)
    assert after == pytest.approx((left, top), abs=1)


def test_blocks_are_black_and_grey_where_ink_is_saved() -> None:
    for saving, darkest in ((False, 0), (True, 0xA6)):
        pixels = Pixels(render(PUZZLE, "png", ppi=72, ink_saving=saving))
        assert pixels.rows[pixels.height // 2][pixels.width // 2] == darkest


def test_the_page_is_as_large_as_its_paper() -> None:
    pixels = Pixels(render(PUZZLE, "png", extent="page", ppi=72))
    assert (pixels.width, pixels.height) == (595, 842)


def test_a_puzzle_of_many_pages_does_not_lose_any() -> None:
    puzzle = newspaper(most_words=80)
    with pytest.raises(UsageError, match="pages and a PNG holds one"):
        render(puzzle, "png", extent="page", ppi=36)
