from dataclasses import replace

import pytest
from hypothesis import given, settings
from syrupy.assertion import SnapshotAssertion

from crosswright.model import (
    Arrow,
    ArrowPath,
    Bar,
    Clue,
    Direction,
    LetterCell,
    Metadata,
    Puzzle,
    Square,
)
from crosswright.render import render
from crosswright.render.text import grid_text, shown_width
from tests.drawing import draw, with_clue, with_entry
from tests.strategies import puzzles

PUZZLE = draw(
    """
    CAT
    O#O
    DEN
    """
)


def test_the_text_of_a_small_puzzle(snapshot: SnapshotAssertion) -> None:
    metadata = Metadata(language="en", title="Small", author="A. Setter", copyright="© A. Setter")
    puzzle = with_clue(replace(PUZZLE, metadata=metadata), "1 down", None)
    assert render(puzzle, "txt", pages="both").decode() == snapshot


def test_the_key_stands_letter_by_letter() -> None:
    assert grid_text(PUZZLE, key=True).splitlines() == ["C A T", "O █ O", "D E N"]


def test_voids_have_no_box() -> None:
    assert grid_text(draw("~A\nBC", shortest=2), key=False).splitlines() == [
        "    ┌───┐",
        "    │1  │",
        "┌───┼───┤",
        "│2  │   │",
        "└───┴───┘",
    ]


def test_bars_are_heavy_in_the_key_too() -> None:
    bars = frozenset({Bar(Square(0, 0), Direction.ACROSS), Bar(Square(0, 1), Direction.DOWN)})
    assert grid_text(draw("AB\nCD", shortest=2, bars=bars), key=True).splitlines() == [
        "┌───┬───┐",
        "│1 A┃  B│",
        "├───┼━━━┤",
        "│2 C│  D│",
        "└───┴───┘",
    ]


def test_wide_letters_and_digraphs_stay_aligned() -> None:
    puzzle = draw("A漢B\nC#D")
    lines = grid_text(puzzle, key=True).splitlines()
    assert lines == ["A  漢 B", "C  ██ D"]
    grid = puzzle.grid.map(
        lambda square, cell: LetterCell(letter="CH") if square == (0, 0) else cell
    )
    boxed = grid_text(replace(puzzle, grid=grid, entries=()), key=False).splitlines()
    assert len({shown_width(line) for line in boxed}) == 1


def test_circles_and_given_letters_show() -> None:
    puzzle = draw("AB", shortest=2)
    grid = puzzle.grid.map(
        lambda s, _: LetterCell(letter="AB"[s.col], circle=s.col == 0, given=s.col == 1)
    )
    assert grid_text(replace(puzzle, grid=grid), key=False).splitlines()[1] == "│1 ○│  B│"


def test_clues_that_stand_in_the_grid_are_listed_by_their_place() -> None:
    puzzle = draw("?AB", shortest=2, clues={"AB": "Two letters"})
    arrow = Arrow(clue_square=Square(0, 0), path=ArrowPath.RIGHT)
    puzzle = with_entry(puzzle, "1 across", number=None, arrow=arrow)
    assert "1:2  Two letters" in render(puzzle, "txt").decode()


@pytest.mark.parametrize("clue", ["word " * 100, "W" * 500, "漢字" * 200, "Й" * 79])
def test_clues_are_wrapped_and_never_cut(clue: str) -> None:
    shown = render(with_clue(PUZZLE, "1 across", Clue(text=clue)), "txt").decode()
    assert all(shown_width(line) <= 80 for line in shown.splitlines())
    assert "".join(clue.split()) in "".join(shown.split())


def test_a_text_cannot_speak_to_the_terminal() -> None:
    title = "\x1b]0;evil\x07\u202eback\u2066wards\r"
    puzzle = replace(PUZZLE, metadata=Metadata(language="en", title=title, author="\x9b2J"))
    shown = render(puzzle, "txt").decode()
    assert all(sign.isprintable() or sign == "\n" for sign in shown)


@settings(max_examples=50, deadline=None)
@given(puzzle=puzzles())
def test_the_boxes_of_any_puzzle_stand_under_each_other(puzzle: Puzzle) -> None:
    rows, cols = puzzle.grid.size
    lines = grid_text(puzzle, key=False).split("\n")
    assert len(lines) == 2 * rows + 1
    joints = set("╵╷│╴┘┐┤╶└┌├┴┬┼┃")
    places = {i for line in lines for i, sign in enumerate(columns_of(line)) if sign in joints}
    assert len(places) <= cols + 1


def columns_of(line: str) -> str:
    """One sign for every column the line takes in a terminal."""
    return "".join(sign + " " * (shown_width(sign) - 1) for sign in line if shown_width(sign))
