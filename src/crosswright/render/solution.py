"""Solution: the line of boxes under a grid with clue cells, where the numbered letters are gathered."""

from crosswright.model import PhraseMode, Puzzle
from crosswright.render.shapes import Anchor, Path, Point, Rect, Shape, Text
from crosswright.render.style import Role, Style
from crosswright.render.wording import printable

GAP = 0.5
"""White space between the grid and the boxes, and between their lines a little of it."""

SIDE = 0.8
"""The side of a box, in cells."""


def solution_line(puzzle: Puzzle, style: Style, *, key: bool) -> list[Shape]:
    """A numbered box for each letter of the phrase, in lines as wide as the grid.

    Grids whose clues stand beside them have no need of it: their page has room to write.
    """
    phrase = puzzle.hidden_phrase
    if phrase is None or phrase.mode is not PhraseMode.NUMBERED or not puzzle.has_clue_cells:
        return []
    shapes: list[Shape] = []
    rows = puzzle.grid.size.rows
    for number, letter in enumerate(phrase.letters):
        line, place = divmod(number, _a_line(puzzle))
        corner = Point(place * SIDE, rows + GAP + line * (SIDE + GAP / 2))
        right, bottom = corner.x + SIDE, corner.y + SIDE
        shapes.append(Rect(role=Role.CELL, corner=corner, width=SIDE, height=SIDE))
        shapes.append(
            Path(
                role=Role.GRID,
                points=(
                    corner,
                    Point(right, corner.y),
                    Point(right, bottom),
                    Point(corner.x, bottom),
                ),
                closed=True,
            )
        )
        shapes.append(
            Text(
                role=Role.PHRASE_NUMBER,
                at=Point(right - 0.05, bottom - 0.06),
                text=str(number + 1),
                size=style.phrase_number_size,
                anchor=Anchor.END,
            )
        )
        if key:
            shapes.append(
                Text(
                    role=Role.LETTER,
                    at=Point(corner.x + 0.4 * SIDE, corner.y + 0.68 * SIDE),
                    text=printable(letter),
                    size=0.5,
                    anchor=Anchor.MIDDLE,
                )
            )
    return shapes


def solution_height(puzzle: Puzzle) -> float:
    """How far the boxes reach below the grid."""
    letters = len(puzzle.hidden_phrase.letters) if puzzle.hidden_phrase else 0
    lines = -(-letters // _a_line(puzzle))
    return lines * SIDE + GAP + (lines - 1) * GAP / 2


def _a_line(puzzle: Puzzle) -> int:
    return max(1, int(puzzle.grid.size.cols / SIDE))
