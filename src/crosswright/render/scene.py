"""The scene of a puzzle: its grid as shapes, drawn from facts of the puzzle and never its kind."""

from collections.abc import Iterator

from crosswright.model import (
    BlockCell,
    ClueCell,
    HiddenPhrase,
    LetterCell,
    PhraseMode,
    Picture,
    Puzzle,
    Square,
    VoidCell,
)
from crosswright.render.clue_cells import clue_cell_shapes
from crosswright.render.outline import bars, frame, grid_lines
from crosswright.render.picture_block import picture_block
from crosswright.render.rings import rings
from crosswright.render.shapes import Anchor, Circle, Point, Rect, Scene, Shape, Text, middle
from crosswright.render.solution import solution_height, solution_shapes
from crosswright.render.style import STANDARD, Role, Style
from crosswright.render.wording import printable

NUMBER_PLACE = Point(0.06, 0.26)
"""Where in a cell the baseline of its number starts."""

PHRASE_NUMBER_PLACE = Point(0.95, 0.95)
"""Where in a cell the baseline of a phrase number ends."""

BASELINE_UNDER_NUMBER = 0.79
"""Baseline of letters that share the grid with numbers: accents stay clear of the number above,
the letter itself clear of a phrase number below."""

BASELINE_ALONE = 0.71
"""Baseline of letters in a grid without numbers: the capital stands in the middle of its cell."""

CAPITAL_WIDTH = 0.72
"""Width of a capital in its type size, on average; a rebus is set smaller to keep within its cell."""

WIDEST_REBUS = 0.86
"""How much of a cell's width a rebus may take."""

CIRCLE_RADIUS = 0.46


def scene_of(
    puzzle: Puzzle,
    *,
    key: bool = False,
    style: Style = STANDARD,
    clue_texts: bool = True,
    solution: bool = True,
    picture: Picture | None = None,
) -> Scene:
    """The picture of a puzzle's grid, `size.cols` wide and `size.rows` high, boxes of a phrase below.

    With `key` every letter stands in its cell. Without, those of given cells do, and all of them
    where the puzzle is to find words among letters. Without `clue_texts` clue cells are empty, as
    in keys too small to read them; without `solution` there are no boxes.
    """
    rows, cols = puzzle.grid.size
    shapes: list[Shape] = []
    for square in puzzle.grid.squares():
        shapes.extend(_ground(puzzle, square))
    shapes += grid_lines(puzzle.grid)
    shapes += bars(puzzle.grid)
    shapes += frame(puzzle.grid)
    shapes += _numbers(puzzle, style)
    shapes += _phrase(puzzle.hidden_phrase, style, key=key)
    shapes += _letters(puzzle, style, key=key)
    if clue_texts:
        shapes += clue_cell_shapes(puzzle, style)
    if picture is not None:
        shapes.append(picture_block(puzzle, picture))
    if key:
        shapes += rings(puzzle)
    if not solution:
        return Scene(width=cols, height=rows, shapes=tuple(shapes))
    shapes += solution_shapes(puzzle, style, key=key)
    return Scene(width=cols, height=rows + solution_height(puzzle), shapes=tuple(shapes))


def _ground(puzzle: Puzzle, square: Square) -> Iterator[Shape]:
    """What lies under a cell's writing: its colour and its marks."""
    corner = Point(square.col, square.row)
    match puzzle.grid[square]:
        case BlockCell():
            yield Rect(role=Role.BLOCK, corner=corner)
        case ClueCell():
            yield Rect(role=Role.CLUE_CELL, corner=corner)
        case VoidCell():
            return
        case LetterCell() as cell:
            yield Rect(role=Role.CELL, corner=corner)
            if cell.shade:
                yield Rect(role=Role.SHADE, corner=corner)
            if cell.circle:
                yield Circle(role=Role.CIRCLE, centre=middle(square), radius=CIRCLE_RADIUS)


def _numbers(puzzle: Puzzle, style: Style) -> Iterator[Shape]:
    for square, number in sorted(puzzle.numbers().items()):
        yield Text(
            role=Role.NUMBER,
            at=Point(square.col + NUMBER_PLACE.x, square.row + NUMBER_PLACE.y),
            text=str(number),
            size=style.number_size,
        )


def _phrase(phrase: HiddenPhrase | None, style: Style, *, key: bool) -> Iterator[Shape]:
    """The tint, and in numbered mode the numbers, of the squares that spell the phrase.

    Letters left over in a word search are what its solver looks for: only the key shows them.
    """
    if phrase is None or (phrase.mode is PhraseMode.LEFTOVER and not key):
        return
    for number, square in enumerate(phrase.squares, start=1):
        yield Rect(role=Role.PHRASE, corner=Point(square.col, square.row))
        if phrase.mode is PhraseMode.NUMBERED:
            yield Text(
                role=Role.PHRASE_NUMBER,
                at=Point(square.col + PHRASE_NUMBER_PLACE.x, square.row + PHRASE_NUMBER_PLACE.y),
                text=str(number),
                size=style.phrase_number_size,
                anchor=Anchor.END,
            )


def _letters(puzzle: Puzzle, style: Style, *, key: bool) -> Iterator[Shape]:
    numbered = bool(puzzle.numbers())
    baseline = BASELINE_UNDER_NUMBER if numbered else BASELINE_ALONE
    size = style.letter_size if numbered else style.lone_letter_size
    all_shown = key or (bool(puzzle.placements) and not puzzle.entries)
    for square in puzzle.letter_squares:
        cell = puzzle.grid[square]
        if not isinstance(cell, LetterCell) or cell.letter is None:
            continue
        if not (all_shown or cell.given):
            continue
        letter = printable(cell.letter)
        yield Text(
            role=Role.GIVEN if cell.given else Role.LETTER,
            at=Point(square.col + 0.5, square.row + baseline),
            text=letter,
            size=min(size, WIDEST_REBUS / (CAPITAL_WIDTH * max(1, len(letter)))),
            anchor=Anchor.MIDDLE,
        )
