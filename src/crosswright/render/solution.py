"""Solution: the boxes under a grid in which a solver gathers the letters of the hidden phrase."""

from collections.abc import Iterator
from typing import NamedTuple

from crosswright.errors import LanguageError
from crosswright.languages import language
from crosswright.model import HiddenPhrase, PhraseMode, Puzzle
from crosswright.render.shapes import Anchor, Path, Point, Rect, Shape, Text
from crosswright.render.style import Role, Style
from crosswright.render.wording import printable

GAP = 0.5
"""White space between the grid and the boxes, and between words; half of it between lines."""

SIDE = 0.8
"""The side of a box, in cells."""

_GATHERED = (PhraseMode.ORDERED, PhraseMode.NUMBERED, PhraseMode.LEFTOVER)
"""Where the phrase stands in slots or rows of its own, there is nothing to gather."""


class Box(NamedTuple):
    """The place of one letter: its top left corner, and which letter of the phrase it holds."""

    corner: Point
    letter: int


def solution_boxes(puzzle: Puzzle) -> tuple[Box, ...]:
    """A box for each letter of the phrase, word by word, in lines no wider than the grid."""
    phrase = puzzle.hidden_phrase
    if phrase is None or phrase.mode not in _GATHERED:
        return ()
    rows, cols = puzzle.grid.size
    boxes: list[Box] = []
    x, y, letter = 0.0, rows + GAP, 0
    for length in _word_lengths(puzzle, phrase):
        if x > 0 and x + length * SIDE > cols:
            x, y = 0.0, y + SIDE + GAP / 2
        for _ in range(length):
            if x > 0 and x + SIDE > cols:
                x, y = 0.0, y + SIDE + GAP / 2
            boxes.append(Box(Point(x, y), letter))
            x += SIDE
            letter += 1
        x += GAP
    return tuple(boxes)


def solution_shapes(puzzle: Puzzle, style: Style, *, key: bool) -> Iterator[Shape]:
    """The boxes, with the numbers of a numbered phrase and, in a key, its letters."""
    phrase = puzzle.hidden_phrase
    if phrase is None:
        return
    for (x, y), letter in solution_boxes(puzzle):
        right, bottom = x + SIDE, y + SIDE
        yield Rect(role=Role.CELL, corner=Point(x, y), width=SIDE, height=SIDE)
        outline = (Point(x, y), Point(right, y), Point(right, bottom), Point(x, bottom))
        yield Path(role=Role.GRID, points=outline, closed=True)
        if phrase.mode is PhraseMode.NUMBERED:
            yield Text(
                role=Role.PHRASE_NUMBER,
                at=Point(right - 0.05, bottom - 0.06),
                text=str(letter + 1),
                size=style.phrase_number_size,
                anchor=Anchor.END,
            )
        if key:
            yield Text(
                role=Role.LETTER,
                at=Point(x + SIDE / 2, y + 0.71 * SIDE),
                text=printable(phrase.letters[letter]),
                size=0.5,
                anchor=Anchor.MIDDLE,
            )


def solution_height(puzzle: Puzzle) -> float:
    """How far the boxes reach below the grid, in cells."""
    boxes = solution_boxes(puzzle)
    return boxes[-1].corner.y + SIDE - puzzle.grid.size.rows if boxes else 0.0


def _word_lengths(puzzle: Puzzle, phrase: HiddenPhrase) -> tuple[int, ...]:
    """The cells of each word of the phrase; one length where its words cannot be told apart."""
    try:
        spelling = language(puzzle.language)
        lengths = tuple(len(spelling.cells(word)) for word in phrase.text.split())
    except LanguageError:
        lengths = ()
    told = sum(lengths) == len(phrase.letters)
    return tuple(x for x in lengths if x) if told else (len(phrase.letters),)
