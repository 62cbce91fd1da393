"""A board as engines see it: a mask with letters, and words that know its rebus cells."""

from functools import lru_cache

from crosswright.lexicon import FillWords, Lexicon
from crosswright.model import Facts, Grid, Mask, Slot, VoidCell, number_slots, slots_of

SHORTEST = 2
"""Runs from this length are entries while a grid is made; a law that wants more says so itself."""


def mask_of_grid(grid: Grid) -> Mask:
    """What is closed, and the letters that stand; clue cells close a square as blocks do."""
    closed = {square for square in grid.squares() if not grid.is_open(square)}
    voids = {square for square in closed if isinstance(grid[square], VoidCell)}
    letters = {square: grid.letter(square) for square in grid.squares()}
    return Mask(
        size=grid.size,
        blocks=frozenset(closed - voids),
        voids=frozenset(voids),
        bars=grid.bars,
        letters=Facts({square: letter for square, letter in letters.items() if letter}),
    )


def words_for(mask: Mask, lexicon: Lexicon, *, min_score: int) -> FillWords:
    """The words that may be used, and those with the rebus cells of the grid in them."""
    words = lexicon.for_filling(floor=min_score, unclued_floor=min_score)
    known = set(words.language.alphabet)
    signs = {sign for sign in mask.letters.values() if len(sign) > 1 and sign not in known}
    strings = tuple(sorted(x for x in signs if all(letter in known for letter in x)))
    return _with_rebus(words, strings) if strings else words


@lru_cache(maxsize=8)
def _with_rebus(words: FillWords, strings: tuple[str, ...]) -> FillWords:
    return words.with_rebus(strings)


def named_slots(grid: Grid, *, numbered: bool = True) -> dict[Slot, str]:
    """Every slot and what people call it: "14 across", or by its start where none has a number."""
    slots = slots_of(grid, shortest=SHORTEST)
    if not numbered:
        return {slot: f"at {tuple(slot.start)} {slot.direction.value}" for slot in slots}
    numbers = number_slots(slots)
    return {slot: f"{numbers[slot.start]} {slot.direction.value}" for slot in slots}
