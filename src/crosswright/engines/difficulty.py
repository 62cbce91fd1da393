"""How hard a mask will be to fill, predicted before the fill: one number on a calibrated scale.

The number is a hundred times the logarithm (base 10) of the search steps a fill is likely to take:
200 is a hundred steps, 300 a thousand. It is a weighted sum of what can be read off a mask and a
count of words by length; the weights were fitted by least squares to measured fills, as
`crosswright bench difficulty` does it again. `docs/explanation/difficulty.md` has the figures.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, log10

from crosswright.engines.room import AGREE, room_of
from crosswright.model import Mask, Slot, Square, crossings_of, slots_of

IMPOSSIBLE = 1_000.0
"""The difficulty of a mask with a slot that no word is long enough for."""

LEAST_ROOM, MOST_ROOM = -1.0, 4.0
"""Beyond these, more or less room changes nothing: no fill will be found, or the first try is one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Features:
    """What is read off a mask.

    Attributes:
        entries: the number of slots.
        mean_length: the mean number of cells of a slot.
        checked: the share of open squares in two slots, 0 to 1.
        room: the room it leaves to its words, as `room_of` has it.
        scarcest: log10 of the number of words for its scarcest slot.
        tightest: the least room of any slot with those that cross it, a slot.
        openness: the share of its open squares that lie in an open square of three by three.
    """

    entries: int
    mean_length: float
    checked: float
    room: float
    scarcest: float
    tightest: float
    openness: float

    def terms(self) -> tuple[float, ...]:
        """The values that are weighed, a 1 for the constant first."""
        room = min(max(self.room, LEAST_ROOM), MOST_ROOM)
        lack = max(0.0, 1.5 - room)
        return (
            1.0,
            log10(self.entries),
            room,
            lack * lack,
            self.scarcest,
            self.tightest,
            self.openness,
        )


WEIGHTS = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""What each of `Features.terms` weighs."""


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
    crossing: dict[Slot, list[Slot]] = {slot: [] for slot in slots}
    checked = 0
    for one in crossings_of(slots):
        checked += 1
        crossing[one.across].append(one.down)
        crossing[one.down].append(one.across)
    open_squares = mask.open_squares()
    logs = {slot: log(count) for slot, count in words.items()}
    return Features(
        entries=len(slots),
        mean_length=sum(map(len, slots)) / len(slots),
        checked=checked / len(open_squares),
        room=room_of(mask, counts, shortest=shortest, agree=agree),
        scarcest=log10(min(words.values())),
        tightest=min(_room_around(slot, crossing, logs, agree) for slot in slots),
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


def _room_around(
    slot: Slot, crossing: Mapping[Slot, list[Slot]], logs: Mapping[Slot, float], agree: float
) -> float:
    """The room of a slot with those that cross it, each charged for all its crossings by half."""
    near = [slot, *crossing[slot]]
    price = -log(agree) / 2
    return sum(logs[x] - price * len(crossing[x]) for x in near) / len(near)


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
