"""Places for a person's own words in an arrowword: as many as stand well apart, before there is a mask.

A search that may choose among ten thousands of words takes a given one only by luck. Words that stand
before the mask is made are sure to be in it; the fewer there are, the more masks keep the law.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from crosswright.kinds.recipes.clue_room import LINES, LINES_OF_TWO
from crosswright.kinds.recipes.phrase_places import (
    Ground,
    PhrasePart,
    are_apart,
    ends_of_slot,
    lawful_slots,
)
from crosswright.lexicon import Lexicon, lines_of
from crosswright.model import Direction, Size, Slot, Unplaced

SQUARES_A_WORD = 24
"""Squares of a grid for each word that is tried to be placed in it at first: more leave no mask."""

CROSSING = 0.9
"""How often a word that can cross another one does."""

TRIES_A_COUNT = 6
"""Tries with so many words, before it is tried with one fewer."""

Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WishedWord:
    """A word a person would like to see in the grid: its cells, and how it is written."""

    cells: Cells
    written: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """The words of a person, by what can be done with them.

    `apt` may be placed before the mask is made; those that fit but whose clue needs a cell of its own
    are only offered. `unfit` says of the others why they cannot be in the grid; of these the `barred`
    ones would fit, but nothing asks for them, and so no search may take them either.
    """

    apt: tuple[WishedWord, ...]
    unfit: Mapping[Cells, str]
    barred: tuple[Cells, ...] = ()

    def count(self, size: Size, number: int) -> int:
        """How many words to place in a try, by its number: fewer and fewer."""
        first = min(len(self.apt), max(1, size.area // SQUARES_A_WORD))
        return max(0, first - number // TRIES_A_COUNT)


NO_WISHES = Wishes(apt=(), unfit={})


def wishes_of(
    words: Iterable[WishedWord],
    lexicon: Lexicon,
    size: Size,
    *,
    shortest: int,
    longest: int,
    clued_only: bool,
) -> Wishes:
    """Sort a person's words; with `clued_only` a word that nothing asks for is unfit."""
    most = min(longest, max(size) - 2)
    apt: list[WishedWord] = []
    unfit: dict[Cells, str] = {}
    barred: list[Cells] = []
    for word in words:
        letters = len(word.cells)
        id = lexicon.find(word.cells)
        clues = () if id is None else lexicon.clues(id)
        lines = min((lines_of(clue.text) for clue in clues), default=None)
        if not shortest <= letters <= most:
            unfit[word.cells] = f"{letters} letters; an entry of this grid has {shortest} to {most}"
        elif lines is None and clued_only:
            unfit[word.cells] = "no clue for it is known; write one after the word"
            barred.append(word.cells)
        elif lines is not None and lines > LINES:
            unfit[word.cells] = "its clue is too long for a cell of the grid"
        elif lines is None or lines <= LINES_OF_TWO:
            apt.append(word)
    return Wishes(apt=tuple(apt), unfit=unfit, barred=tuple(barred))


def place_wished(
    words: Sequence[WishedWord], ground: Ground, taken: Iterable[Slot], *, most: int, seed: int
) -> tuple[PhrasePart, ...]:
    """Slots for at most so many of the words: well apart from what is taken, and mostly crossing.

    Words that cross each other fix fewer squares, and leave the mask more ways.
    """
    random = Random(seed)
    others, parts = tuple(taken), list[PhrasePart]()
    for word in random.sample(words, len(words)):
        if len(parts) == most:
            break
        apart, crossing = _places(word, ground, others, parts)
        crosses = crossing and (not apart or random.random() < CROSSING)
        if places := crossing if crosses else apart:
            slot = random.choice(places)
            parts.append(PhrasePart(slot=slot, cells=word.cells, written=word.written))
    return tuple(parts)


def _places(
    word: WishedWord, ground: Ground, taken: Sequence[Slot], parts: Sequence[PhrasePart]
) -> tuple[list[Slot], list[Slot]]:
    """The slots a word may stand in: apart from all others, or crossing some of the parts."""
    apart: list[Slot] = []
    crossing: list[Slot] = []
    for way in (Direction.ACROSS, Direction.DOWN):
        for slot in lawful_slots(len(word.cells), way, ground):
            if not all(are_apart(slot, other) for other in taken):
                continue
            near = [part for part in parts if not are_apart(slot, part.slot)]
            if not near:
                apart.append(slot)
            elif all(_crosses(slot, word.cells, part) for part in near):
                crossing.append(slot)
    return apart, crossing


def _crosses(slot: Slot, cells: Cells, part: PhrasePart) -> bool:
    """Whether a word in a slot and a part share one square, with one letter, and no clue cell."""
    shared = set(slot.squares) & set(part.slot.squares)
    if slot.direction is part.slot.direction or len(shared) != 1:
        return False
    (square,) = shared
    return (
        cells[slot.squares.index(square)] == part.cells[part.slot.squares.index(square)]
        and set(ends_of_slot(slot)).isdisjoint(part.slot.squares)
        and set(ends_of_slot(part.slot)).isdisjoint(slot.squares)
    )


def left_out(
    words: Iterable[WishedWord], wishes: Wishes, answers: Iterable[Cells]
) -> tuple[Unplaced, ...]:
    """The words that are not among the answers, each with the reason."""
    there = frozenset(answers)
    return tuple(
        Unplaced(word=word.written, reason=wishes.unfit.get(word.cells, NO_ROOM))
        for word in words
        if word.cells not in there
    )


NO_ROOM = "no place for it in this grid"
