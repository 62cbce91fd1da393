"""Given letters: which letters a copy to solve shows, for children and beginners.

A wish is a list of parts between commas: a share of the letters ("10%"), "vowels", or answers.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from crosswright.errors import LanguageError, UsageError
from crosswright.languages import Language, language
from crosswright.model import Cell, LetterCell, Puzzle, Square

VOWELS = "vowels"


def with_given(puzzle: Puzzle, wish: str) -> Puzzle:
    """The puzzle with the letters of a wish marked as given, to be drawn and not to be kept.

    Raises:
        UsageError: as `given_letters`.
    """
    squares = given_letters(puzzle, wish)

    def shown(square: Square, cell: Cell) -> Cell:
        return (
            replace(cell, given=True)
            if isinstance(cell, LetterCell) and square in squares
            else cell
        )

    return replace(puzzle, grid=puzzle.grid.map(shown)) if squares else puzzle


def given_letters(puzzle: Puzzle, wish: str) -> frozenset[Square]:
    """The squares whose letters a wish such as "10%, vowels, north sea" shows; none for "".

    The same puzzle and wish give the same squares.

    Raises:
        UsageError: for a part that is no share, not "vowels", and no answer of the puzzle.
    """
    parts = [part.strip() for part in wish.split(",")]
    return frozenset(square for part in parts if part for square in _squares(puzzle, part))


def _squares(puzzle: Puzzle, part: str) -> Iterator[Square]:
    if part.endswith("%"):
        yield from _share(puzzle, part)
    elif part.casefold() == VOWELS:
        vowels = _language(puzzle).vowels
        yield from (x for x in puzzle.letter_squares if puzzle.grid.letter(x) in vowels)
    else:
        yield from _answer(puzzle, part)


def _share(puzzle: Puzzle, part: str) -> Iterator[Square]:
    """Letters drawn so that every entry shows about the same share of its own."""
    number = part.removesuffix("%").strip()
    try:
        share = Fraction(number) / 100
    except (ValueError, ZeroDivisionError):
        share = Fraction(-1)
    if not 0 <= share <= 1:
        raise UsageError(f"{part!r} is no share of the letters to give; write 0% to 100%")
    chance = random.Random(f"{puzzle.recipe.get('seed', '')} {puzzle.grid.size}")
    squares = list(puzzle.letter_squares)
    chance.shuffle(squares)
    entries = puzzle.entries
    through: dict[Square, list[int]] = {square: [] for square in squares}
    for place, entry in enumerate(entries):
        for square in entry.squares:
            through[square].append(place)
    shown = [0] * len(entries)
    for _ in range(round(share * len(squares))):
        # The letter whose entries show least so far; chance has ordered those that tie.
        best = min(
            squares,
            key=lambda square: (
                sum(shown[x] / len(entries[x].answer) for x in through[square])
                / max(1, len(through[square]))
            ),
        )
        squares.remove(best)
        for place in through[best]:
            shown[place] += 1
        yield best


def _answer(puzzle: Puzzle, part: str) -> Iterator[Square]:
    try:
        cells = _language(puzzle).cells(part)
    except LanguageError:
        cells = ()
    found = [entry for entry in puzzle.entries if cells and entry.answer == cells]
    if not found:
        raise UsageError(
            f"{part!r} cannot be given: it is no answer of this puzzle; "
            'give a share such as "10%", "vowels", or answers'
        )
    for entry in found:
        yield from entry.squares


def _language(puzzle: Puzzle) -> Language:
    try:
        return language(puzzle.language)
    except LanguageError:
        raise UsageError(
            f"letters cannot be given by name: the language {puzzle.language!r} is not known; "
            'give a share such as "10%"'
        ) from None
