from dataclasses import replace
from xml.etree import ElementTree

from hypothesis import given, settings
from syrupy.assertion import SnapshotAssertion

from crosswright.model import Metadata, Puzzle
from crosswright.render import render, svg
from crosswright.render.fit import LINE_PITCH, estimated_width, fitted
from tests.drawing import draw
from tests.strategies import puzzles

NAME = "{http://www.w3.org/2000/svg}"
PUZZLE = draw(
    """
    CAT
    O#O
    DEN
    """
)


def texts(picture: str, role: str) -> list[str]:
    """The texts of one layer."""
    root = ElementTree.fromstring(picture)
    return [
        "".join(text.itertext())
        for group in root.iter(f"{NAME}g")
        if group.get("class") == role
        for text in group.iter(f"{NAME}text")
    ]


def test_letters_are_in_the_key_and_not_in_the_blank_copy() -> None:
    assert texts(svg(PUZZLE, key=True), "letter") == list("CATOODEN")
    assert texts(svg(PUZZLE), "letter") == []
    assert texts(svg(PUZZLE), "number") == ["1", "2", "3"]


def test_the_picture_is_told_to_those_who_cannot_see_it() -> None:
    puzzle = replace(PUZZLE, metadata=Metadata(language="en", title="Cats <&\"' dogs"))
    root = ElementTree.fromstring(svg(puzzle))
    assert root.get("role") == "img"
    assert root.findtext(f"{NAME}title") == "Cats <&\"' dogs"
    assert root.findtext(f"{NAME}desc") == "3 × 3: 1 ○ 2; ○ ■ ○; 3 ○ ○"


def test_letters_and_titles_of_any_signs_are_escaped() -> None:
    puzzle = draw("<&", shortest=2)
    puzzle = replace(puzzle, metadata=Metadata(language="en", title="a\x00b\x1b]\ud800\uffff"))
    assert texts(svg(puzzle, key=True), "letter") == ["<", "&"]
    assert ElementTree.fromstring(svg(puzzle)).findtext(f"{NAME}title") == "a b ]"


def test_the_view_box_holds_the_frame() -> None:
    root = ElementTree.fromstring(svg(PUZZLE))
    left, top, width, height = map(float, (root.get("viewBox") or "").split())
    assert left == top < -1  # half of the frame's width reaches out
    assert width == height == 3 * 36 - 2 * left
    assert root.get("width") == f"{width:.2f}".rstrip("0")


@settings(max_examples=50, deadline=None)
@given(puzzle=puzzles())
def test_any_puzzle_makes_a_well_formed_picture_that_is_the_same_again(puzzle: Puzzle) -> None:
    for key in (False, True):
        picture = svg(puzzle, key=key)
        ElementTree.fromstring(picture)
        assert picture == svg(puzzle, key=key)


def test_the_picture_of_a_small_puzzle(snapshot: SnapshotAssertion) -> None:
    assert render(PUZZLE, "svg", key=True).decode() == snapshot


def test_a_text_in_a_box_fits_it() -> None:
    for text in ("Bird", "Unit of electrical resistance", "достопримечательность " * 4, "W" * 300):
        lines, size = fitted(text, width=0.9, height=0.4, size=0.24)
        assert len(lines) * LINE_PITCH * size <= 0.4
        assert all(estimated_width(line) * size <= 0.9 for line in lines)
        assert "".join(lines).replace("-", "").replace(" ", "") == text.replace(" ", "")
