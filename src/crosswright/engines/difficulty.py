"""How hard a mask will be to fill, predicted before the fill: one number on a calibrated scale.

The number is a hundred times the logarithm (base 10) of the search steps a fill is likely to take:
200 is a hundred steps, 300 a thousand. It is a weighted sum of what can be read off a mask and a
count of words by length; the weights were fitted by least squares to measured fills, as
`crosswright bench difficulty` does it again. `docs/explanation/difficulty.md` has the figures.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log10

from crosswright.engines.room import AGREE, room_of
from crosswright.model import Mask, Square, crossings_of, slots_of

IMPOSSIBLE = 1_000.0
"""The difficulty of a mask with a slot that no word is long enough for."""

HALF_WAY, STEEPNESS = 1.1, 0.25
"""With this much room a mask lies half-way between easy and hard, and how soon it goes over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Features:
    """What is read off a mask.

    Attributes:
        entries: the number of slots.
        mean_length: the mean number of cells of a slot.
        checked: the share of open squares in two slots, 0 to 1.
        room: the room it leaves to its words, as `room_of` has it.
        scarcest: log10 of the number of words for its scarcest slot.
        openness: the share of its open squares that lie in an open square of three by three.
    """

    entries: int
    mean_length: float
    checked: float
    room: float
    scarcest: float
    openness: float

    def terms(self) -> tuple[float, ...]:
        """The values that are weighed, a 1 for the constant first."""
        tight = 1 / (1 + exp((self.room - HALF_WAY) / STEEPNESS))
        return (1.0, log10(self.entries), tight, self.openness, self.scarcest, self.checked)


WEIGHTS = (-0.184, 0.604, 1.793, -1.487, 0.172, 1.776)
"""What each of `Features.terms` weighs; see the page on difficulty for the fit."""


def features_of(
    mask: Mask, counts: Mapping[int, int], *, shortest: int = 3, agree: float = AGREE
) -> Features | None:
    """What is read off a mask for words of which `counts` says how many have each length.

    None for a mask without slots, or with one that no word is long enough for. Slots whose letters
    are all given are left out.
    """
    every = slots_of(mask, shortest=shortest)
    slots = [x for x in every if not all(square in mask.letters for square in x.squares)]
    words = {slot: counts.get(len(slot), 0) for slot in slots}
    if not slots or min(words.values()) == 0:
        return None
    open_squares = mask.open_squares()
    return Features(
        entries=len(slots),
        mean_length=sum(map(len, slots)) / len(slots),
        checked=len(crossings_of(slots)) / len(open_squares),
        room=room_of(mask, counts, shortest=shortest, agree=agree),
        scarcest=log10(min(words.values())),
        openness=len(_wide(mask)) / len(open_squares),
    )


def difficulty_of(
    mask: Mask, counts: Mapping[int, int], *, shortest: int = 3, agree: float = AGREE
) -> float:
    """How hard a mask is to fill: a hundred times log10 of the steps it is likely to take, 0 or more.

    `IMPOSSIBLE` for a mask with a slot that no word is long enough for; 0 for one without open
    slots. `agree` is the chance that two letters of the words are the same.
    """
    features = features_of(mask, counts, shortest=shortest, agree=agree)
    if features is None:
        has_slots = bool(slots_of(mask, shortest=shortest))
        return IMPOSSIBLE if has_slots and _lacks_words(mask, counts, shortest) else 0.0
    value = sum(x * weight for x, weight in zip(features.terms(), WEIGHTS, strict=True))
    return min(max(0.0, 100 * value), IMPOSSIBLE)


def _lacks_words(mask: Mask, counts: Mapping[int, int], shortest: int) -> bool:
    return any(
        not counts.get(len(slot), 0) and not all(x in mask.letters for x in slot.squares)
        for slot in slots_of(mask, shortest=shortest)
    )


def _wide(mask: Mask) -> set[Square]:
    """The open squares that lie in an open square of three by three."""
    rows, cols = mask.size
    wide: set[Square] = set()
    for row in range(rows - 2):
        for col in range(cols - 2):
            block = [Square(row + r, col + c) for r in range(3) for c in range(3)]
            if all(mask.is_open(square) for square in block):
                wide.update(block)
    return wide
