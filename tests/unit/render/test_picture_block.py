import pytest

from crosswright.errors import UsageError
from crosswright.model import Metadata, Picture, Puzzle
from crosswright.render import render
from crosswright.render.picture_block import PADDING, picture_block
from tests.drawing import draw_grid

PICTURE = Picture(
    data=b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>',
    media_type="image/svg+xml",
)


def grid_puzzle(text: str) -> Puzzle:
    """A puzzle that is a grid and nothing else."""
    return Puzzle(kind="arrowword", metadata=Metadata(language="en"), grid=draw_grid(text))


@pytest.mark.parametrize(
    ("text", "corner", "size"),
    [
        ("AB~~\nCD~~\nEFGH", (2, 0), (2, 2)),
        ("~A~~~\nB~~~~\nCD~~~", (2, 0), (3, 3)),
        ("A~~~~\nB~~~C\nD~E~F", (1, 0), (3, 2)),
    ],
)
def test_a_picture_takes_the_largest_free_block(
    text: str, corner: tuple[int, int], size: tuple[int, int]
) -> None:
    image = picture_block(grid_puzzle(text), PICTURE)
    assert (image.corner.x - PADDING, image.corner.y - PADDING) == pytest.approx(corner)
    assert (image.width + 2 * PADDING, image.height + 2 * PADDING) == pytest.approx(size)


@pytest.mark.parametrize("text", ["ABC\nDEF", "A~\nB~\nC~"])
def test_a_grid_without_a_free_block_says_so(text: str) -> None:
    with pytest.raises(UsageError, match="no free block for a picture"):
        picture_block(grid_puzzle(text), PICTURE)


@pytest.mark.parametrize("output", ["svg", "html", "pdf", "png"])
def test_every_picture_of_the_puzzle_holds_it(output: str) -> None:
    puzzle = grid_puzzle("AB~~\nCD~~\nEFGH")
    without = render(puzzle, output)
    with_it = render(puzzle, output, picture=PICTURE)
    assert with_it != without
    if output in ("svg", "html"):
        assert b'href="data:image/svg+xml;base64,' in with_it
