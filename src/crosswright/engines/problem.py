"""From a mask and words to what the native core fills: cells, slots and letters as numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from crosswright.errors import LanguageError, MaskError, UsageError
from crosswright.languages import Language
from crosswright.model import Mask, Slot, Square, number_slots, slots_of
from crosswright.native import WordIndex

LONGEST = 32
"""The most cells a word of a lexicon has."""


class Words(Protocol):
    """What a fill needs of a lexicon."""

    @property
    def language(self) -> Language:
        """The language, whose alphabet numbers the letters."""

    @property
    def index(self) -> WordIndex:
        """The words as numbers."""


def cells_of(words: Words, word: int) -> tuple[str, ...]:
    """The cells of a word, by its number in the index."""
    alphabet = words.language.alphabet
    return tuple(alphabet[glyph] for glyph in words.index.glyphs_of(word))


@dataclass(frozen=True, slots=True, kw_only=True)
class FillProblem:
    """A mask as the native core sees it.

    `cells` are the open squares in reading order, `allowed` the set of letters each may hold.
    `open_slots` are to be filled, each with its cells in `slot_cells`; `given_slots` have a
    letter in every cell, and their answers stand already.
    """

    squares: tuple[Square, ...]
    allowed: tuple[int, ...]
    open_slots: tuple[Slot, ...]
    slot_cells: tuple[tuple[int, ...], ...]
    given_slots: tuple[Slot, ...]
    standing: tuple[bytes, ...]
    names: Mapping[Slot, str]


def fill_problem(mask: Mask, words: Words, *, shortest: int) -> FillProblem:
    """Prepare a mask whose slots have at least `shortest` cells.

    Raises:
        UsageError: for `shortest` below 2.
        MaskError: for a mask without slots, with a slot that no word can be long enough for, or
            with an open square that lies in no slot and has no letter.
        LanguageError: for a given letter outside the alphabet.
    """
    if shortest < 2:
        raise UsageError(f"slots of {shortest!r} cells are not possible; give 2 or more")
    slots = slots_of(mask, shortest=shortest)
    if not slots:
        raise MaskError(f"the mask has no slot of {shortest} cells or more; open more squares")
    letters = given_letters(mask, words.language)
    _check_coverage(mask, slots, shortest)
    names = slot_names(slots)
    given = tuple(slot for slot in slots if all(square in letters for square in slot.squares))
    to_fill = tuple(slot for slot in slots if slot not in given)
    for slot in to_fill:
        if len(slot) > LONGEST:
            raise MaskError(
                f"{names[slot]} has {len(slot)} cells; words have at most {LONGEST}, add a block"
            )
    squares = mask.open_squares()
    cell_of = {square: cell for cell, square in enumerate(squares)}
    every = words.language.ordinary_letters
    return FillProblem(
        squares=squares,
        allowed=tuple(1 << letters[x] if x in letters else every for x in squares),
        open_slots=to_fill,
        slot_cells=tuple(tuple(cell_of[square] for square in slot.squares) for slot in to_fill),
        given_slots=given,
        # No word is as long as an answer of more than 32 cells.
        standing=tuple(
            bytes(letters[square] for square in slot.squares)
            for slot in given
            if len(slot) <= LONGEST
        ),
        names=names,
    )


def given_letters(mask: Mask, language: Language) -> dict[Square, int]:
    """The numbers of the letters that a mask gives.

    Raises:
        LanguageError: for one outside the alphabet, naming its row and column.
    """
    letters = {}
    for square, sign in mask.letters.items():
        try:
            cells = language.cells(sign)
        except LanguageError:
            cells = ()
        if len(cells) != 1:
            raise LanguageError(
                f"{sign!r} in row {square.row + 1}, column {square.col + 1} is no letter of "
                f"{language.name} ({language.tag})"
            )
        letters[square] = language.letter_id(cells[0])
    return letters


def slot_names(slots: tuple[Slot, ...]) -> dict[Slot, str]:
    """What people call the slots: `14 across`."""
    numbers = number_slots(slots)
    return {slot: f"{numbers[slot.start]} {slot.direction.value}" for slot in slots}


def _check_coverage(mask: Mask, slots: tuple[Slot, ...], shortest: int) -> None:
    covered = {square for slot in slots for square in slot.squares}
    for square in mask.open_squares():
        if square not in covered and square not in mask.letters:
            raise MaskError(
                f"the open square in row {square.row + 1}, column {square.col + 1} lies in no slot "
                f"of {shortest} cells or more; give it a letter or make it a block"
            )
