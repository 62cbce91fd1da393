"""Find the ground of a crossword: a mask with its theme, and room enough for the words at hand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from crosswright.engines import CancelFlag, make_mask
from crosswright.kinds.recipes.order import CrosswordOrder
from crosswright.kinds.recipes.rebus import Shapes, crossing_slots
from crosswright.kinds.recipes.theme import ThemeEntry, place_theme
from crosswright.model import (
    Facts,
    Found,
    Infeasible,
    LimitReached,
    Limits,
    Mask,
    Outcome,
    Slot,
    Square,
    slots_of,
)

ROOM_WANTED = 1.1
"""A mask with less room for its words is replaced by one with more entries, if there may be more."""

FAR_BELOW = 0.6
"""With less room than this a mask is widened in greater strides."""

WIDENINGS = 6
"""How many masks one try may make, each with more entries than the last."""

AT_BOUND = 2
"""How many of them may have as many entries as the law allows: they differ by chance alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """A mask to fill, the theme entries that stand in it, and the room it leaves to its words."""

    mask: Mask
    theme: Facts[Slot, ThemeEntry] = Facts()
    room: float


def find_ground(
    order: CrosswordOrder,
    room_in: Callable[[Mask], float],
    *,
    longest: int,
    seed: int,
    seconds: float | None,
    cancel: CancelFlag,
    shapes: Shapes = Facts(),
) -> Outcome[Ground]:
    """A mask by the order's law, with as many entries as it takes to leave room, if that may be.

    Where it may not be, the one with most room of several. `room_in` forecasts the room of a mask
    for the words at hand. `longest` is how many cells the longest word has that any try may use: no
    slot is longer, but for a theme entry. `shapes` says what words with the theme's rebus cells
    look like: the mask has slots for them.
    """
    law = order.preset.profile
    longest = max(longest, *(len(entry.cells) for entry in order.theme), law.shortest_slot)
    most = law.entries_allowed(order.size)
    entries = order.entries
    best: Found[Ground] | None = None
    at_bound = 0
    for widening in range(WIDENINGS):
        outcome = _make(order, room_in, entries, longest, seed + widening, seconds, cancel, shapes)
        if not isinstance(outcome, Found):
            return best or outcome
        ground = outcome.result
        if best is None or ground.room > best.result.room:
            best = outcome
        now = len(slots_of(ground.mask, shortest=law.shortest_slot))
        at_bound += most is not None and now >= most - 1
        if ground.room >= ROOM_WANTED or at_bound == AT_BOUND:
            break
        if order.entries is None:
            # Under a half turn entries come in pairs, but for one through the middle.
            more = 4 if ground.room < FAR_BELOW else 2
            entries = now + more if most is None else min(now + more, most)
    return best or LimitReached(reason="no mask was tried")


def _make(
    order: CrosswordOrder,
    room_in: Callable[[Mask], float],
    entries: int | None,
    longest: int,
    seed: int,
    seconds: float | None,
    cancel: CancelFlag,
    shapes: Shapes,
) -> Outcome[Ground]:
    rules = order.preset.mask_rules(order.size, entries=entries, symmetry=order.symmetry)
    if longest < max(order.size):
        rules = replace(rules, longest=longest)
    theme: dict[Slot, ThemeEntry] = {}
    if order.theme:
        placed = place_theme(
            order.theme, order.size, rules.symmetry, shortest=rules.shortest, seed=seed
        )
        if placed is None:
            return LimitReached(reason="the theme entries do not fit this size together")
        theme = placed
    crossing = crossing_slots(theme, shapes, order.size, shortest=rules.shortest, seed=seed)
    if crossing is None:
        return LimitReached(reason="no word has the theme's rebus where it would stand")
    made = make_mask(
        order.size,
        rules,
        seed=seed,
        limits=Limits(seconds=seconds),
        slots=(*theme, *crossing),
        cancel=cancel,
    )
    match made:
        case Found():
            mask = replace(made.result, letters=_letters(theme))
            return Found(result=Ground(mask=mask, theme=Facts(theme), room=room_in(mask)))
        case Infeasible() if not theme:
            return made
        case Infeasible() | LimitReached():
            # Other rows for the theme, or another seed, may do.
            return LimitReached(reason=made.reason)
        case _:
            return made


def _letters(theme: Mapping[Slot, ThemeEntry]) -> Facts[Square, str]:
    return Facts(
        {
            square: cell
            for slot, entry in theme.items()
            for square, cell in zip(slot.squares, entry.cells, strict=True)
        }
    )
