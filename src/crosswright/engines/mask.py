"""Make masks: decide where the blocks stand before any letter does."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from crosswright.engines.bars import BarRules, make_bars
from crosswright.errors import MaskError, UsageError
from crosswright.model import (
    Cancelled,
    Facts,
    Found,
    Infeasible,
    LimitReached,
    Limits,
    Mask,
    Outcome,
    Scalar,
    Size,
    Slot,
    Square,
    Symmetry,
)
from crosswright.native import CancelFlag, MaskResult
from crosswright.native import make_mask as native_make_mask

MOST_SIDE = 100
"""The most rows and the most columns of a mask."""


class Checked(Enum):
    """Which letters must stand in two slots.

    EVERY: all of them. LATTICE: slots run on every second row and column only; at least half of
    each slot's letters are checked, and never more than two in a row are not. BARS: as many as
    `most_unchecked` says by length, in a grid whose slots are ended by bars, not by blocks.
    """

    EVERY = "every"
    LATTICE = "lattice"
    BARS = "bars"


@dataclass(frozen=True, slots=True, kw_only=True)
class MaskRules:
    """The law a mask must obey.

    Attributes:
        symmetry: the symmetry of its blocks.
        checked: which letters must be checked.
        shortest: the fewest cells of a slot.
        longest: the most cells of a slot; None sets no bound.
        most_unchecked: pairs (letters of a slot, most of them unchecked) for a grid of bars; each
            holds from its length on.
        most_entries: the most slots; None sets no bound.
        most_blocks: the largest share of blocks, 0 to 1; None sets no bound.
        entries: the wanted number of slots, met exactly or not at all; None leaves it to the seed.
        usual_entries: between which numbers the seed's choice lies where nothing is wanted: a
            wish, no law; None takes what grids of this size usually have.
    """

    symmetry: Symmetry = Symmetry.ROTATION_180
    checked: Checked = Checked.EVERY
    shortest: int = 3
    longest: int | None = None
    most_unchecked: tuple[tuple[int, int], ...] = ()
    most_entries: int | None = None
    most_blocks: float | None = None
    entries: int | None = None
    usual_entries: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        if self.shortest < 2:
            raise UsageError(f"slots of {self.shortest!r} cells are not possible; give 2 or more")
        if self.longest is not None and self.longest < self.shortest:
            raise UsageError(
                f"a longest slot of {self.longest!r} cells is shorter than the shortest, "
                f"{self.shortest!r}; give as many or more"
            )
        for what, count in (("entries", self.entries), ("most_entries", self.most_entries)):
            if count is not None and count < 1:
                raise UsageError(f"{what}={count!r} leaves no mask; give 1 or more")
        if self.most_blocks is not None and not 0 <= self.most_blocks <= 1:
            raise UsageError(f"a block share of {self.most_blocks!r} is no share; give 0 to 1")
        if (
            self.usual_entries is not None
            and not 0 <= self.usual_entries[0] <= self.usual_entries[1]
        ):
            raise UsageError(f"usual_entries={self.usual_entries!r} is no range; give fewest, most")

    def blocks_allowed(self, size: Size) -> int | None:
        """The most blocks in a grid of this size."""
        # A share such as 1/6 is a float; a billionth of a block is rounding.
        return None if self.most_blocks is None else int(self.most_blocks * size.area + 1e-9)

    def entries_expected(self, size: Size) -> tuple[int, int]:
        """Between which numbers of slots the seed chooses.

        With bars 34 to 40 at 12x12, on a lattice 28 to 34 at 15x15, by area elsewhere. Where every letter is checked and the
        law bounds the entries, a third of the area, or as many as it allows: 76 to 78 at 15x15,
        140 at 21x21. Where it does not, a few more, which makes masks easier to fill: 60 to 62 at
        13x13.
        """
        if self.usual_entries is not None:
            return self.usual_entries
        area = size.area
        if self.checked is Checked.BARS:
            return area * 34 // 144, area * 40 // 144
        if self.checked is Checked.LATTICE:
            return area * 28 // 225, area * 34 // 225
        if self.most_entries is None:
            fewest = (area * 71 + 199) // 200
            return fewest, fewest + 2
        return min((area + 5) // 3, self.most_entries), min((area + 12) // 3, self.most_entries)


def make_mask(
    size: Size,
    rules: MaskRules,
    *,
    seed: int = 0,
    limits: Limits = Limits(),
    blocks: Iterable[Square] = (),
    open_squares: Iterable[Square] = (),
    slots: Iterable[Slot] = (),
    cancel: CancelFlag | None = None,
) -> Outcome[Mask]:
    """Make a mask that obeys the rules and looks like a newspaper's.

    `blocks` and `open_squares` are fixed in advance; each of `slots` becomes exactly one slot, with
    a block or the frame at either end. Their images under the symmetry follow. Each seed makes
    another mask, the same one on every machine unless a limit in seconds ends the search. Where
    bars end the slots every square is open: `blocks` must be empty there. A search
    without limits gives up after a fixed number of tries; the `best` of `LimitReached` is then a
    lawful mask with another number of entries than was wanted, if one was met.

    Raises:
        MaskError: for a size outside 1x1 to 100x100.
        UsageError: for a square outside the grid, one fixed both ways, or a slot that is not a
            row of neighbours.
        KeyboardInterrupt: when Ctrl-C is pressed; `cancel` is then set.
    """
    if not (1 <= size.rows <= MOST_SIDE and 1 <= size.cols <= MOST_SIDE):
        raise MaskError(f"a mask of {size} is not possible; 1x1 to {MOST_SIDE}x{MOST_SIDE} is")
    if rules.checked is Checked.BARS:
        if any(True for _ in blocks):
            raise UsageError("a grid of bars has no blocks; leave them out")
        return make_bars(
            size, _bar_rules(size, rules), seed=seed, limits=limits, slots=slots, cancel=cancel
        )
    result = native_make_mask(
        rows=size.rows,
        cols=size.cols,
        fixed=_fixed(size, frozenset(blocks), frozenset(open_squares), tuple(slots)),
        symmetry=rules.symmetry.value,
        lattice=rules.checked is Checked.LATTICE,
        shortest=rules.shortest,
        longest=rules.longest,
        most_entries=rules.most_entries,
        most_blocks=rules.blocks_allowed(size),
        entries=rules.entries,
        usual_entries=rules.entries_expected(size),
        seed=seed % 2**64,
        steps=limits.steps,
        seconds=limits.seconds,
        cancel=cancel,
    )
    return _outcome(result, size, rules, limits)


def _bar_rules(size: Size, rules: MaskRules) -> BarRules:
    return BarRules(
        symmetry=rules.symmetry,
        shortest=rules.shortest,
        most_unchecked=rules.most_unchecked,
        entries=rules.entries,
        usual_entries=rules.entries_expected(size),
    )


FREE, OPEN, BLOCK = 0, 1, 2
"""How the native core spells what is known of a square."""


def _fixed(
    size: Size, blocks: frozenset[Square], open_squares: frozenset[Square], slots: tuple[Slot, ...]
) -> bytes:
    """What is known of each square, row by row."""
    must_open, must_block = set(open_squares), set(blocks)
    for slot in slots:
        ends = _check_slot(slot)
        must_open.update(slot.squares)
        must_block.update(end for end in ends if size.has(end))
    for square in sorted(must_open | must_block):
        if not size.has(square):
            raise UsageError(f"square {tuple(square)} lies outside the mask of {size}")
        if square in must_open and square in must_block:
            raise UsageError(f"square {tuple(square)} is fixed both as open and as a block")
    return bytes(
        OPEN if square in must_open else BLOCK if square in must_block else FREE
        for square in size.squares()
    )


def _check_slot(slot: Slot) -> tuple[Square, Square]:
    """The squares before and after a slot."""
    first = slot.squares[0]
    row = tuple(first.step(slot.direction, count) for count in range(len(slot)))
    if not slot.direction.is_slot_direction or slot.squares != row:
        raise UsageError(
            f"the slot at {tuple(first)} running {slot.direction.value} is no row of neighbours"
        )
    return first.step(slot.direction, -1), first.step(slot.direction, len(slot))


# ---- what the core says, in words -----------------------------------------------------------


def _outcome(result: MaskResult, size: Size, rules: MaskRules, limits: Limits) -> Outcome[Mask]:
    statistics: Facts[str, Scalar] = Facts(
        {"steps": result.steps, "tries": result.tries, "seconds": result.seconds}
    )
    mask = None if result.blocks is None else _mask(size, result.blocks)
    match result.status:
        case "found":
            assert mask is not None
            return Found(result=mask, statistics=statistics)
        case "infeasible":
            squares = [Square(*divmod(square, size.cols)) for square in result.squares]
            return Infeasible(
                reason=_reason(result, squares, size, rules),
                clash=tuple(str(tuple(square)) for square in squares),
                statistics=statistics,
            )
        case "steps" | "seconds" | "tries":
            return LimitReached(
                reason=_limit(result, rules, limits), best=mask, statistics=statistics
            )
        case "cancelled":
            return Cancelled(statistics=statistics)
        case _:
            assert_never(result.status)


def _mask(size: Size, blocks: bytes) -> Mask:
    squares = (square for square, block in zip(size.squares(), blocks, strict=True) if block)
    return Mask(size=size, blocks=frozenset(squares))


def _limit(result: MaskResult, rules: MaskRules, limits: Limits) -> str:
    bound = {
        "steps": f"within {limits.steps} steps",
        "seconds": f"within {limits.seconds or 0:.3g} s",
        "tries": f"in {result.tries} tries",
    }
    what = "mask that obeys the law"
    if rules.entries is not None:
        what = f"mask with {rules.entries} entries"
    nearest = "" if result.blocks is None else f"; the nearest has {result.entries}"
    return f"no {what} was found {bound[result.status]}{nearest}"


def _reason(result: MaskResult, squares: list[Square], size: Size, rules: MaskRules) -> str:
    """One line that says why there can be no mask."""
    at = [str(tuple(square)) for square in squares]
    count, area = result.count, size.area
    match result.why:
        case "asymmetric":
            return f"symmetry {rules.symmetry.value!r} fixes {at[0]} both as open and as a block"
        case "no slot fits":
            return f"no slot of {rules.shortest} fits around {at[0]}, which must be open"
        case "too long":
            return f"squares that must be open make a slot of more than {rules.longest} at {at[0]}"
        case "apart":
            return f"blocks keep {at[0]} and {at[1]} apart, which must both be open"
        case "cut up":
            return "the fixed blocks cut the grid into parts, and letters must be connected"
        case "too many blocks":
            allowed = rules.blocks_allowed(size)
            return f"{count} of {area} squares must be blocks, where at most {allowed} may be"
        case "nothing open":
            return f"a grid of {size} has no room for crossing slots of {rules.shortest}"
        case "no lattice":
            return f"no lattice of {size} agrees with symmetry {rules.symmetry.value!r} and with what is fixed"
        case _:
            return _reason_of_entries(result, size, rules)


def _reason_of_entries(result: MaskResult, size: Size, rules: MaskRules) -> str:
    wanted, count = rules.entries, result.count
    match result.why:
        case "too few entries":
            return f"a mask of {size} has at least {count} entries under these rules, not {wanted}"
        case "too many entries":
            return f"a mask of {size} has at most {count} entries under these rules, not {wanted}"
        case "not a multiple":
            assert wanted is not None
            assert count is not None
            below = wanted // count * count
            return (
                f"with symmetry {rules.symmetry.value!r} the number of entries at {size} is a "
                f"multiple of {count}; ask for {below} or {below + count}, not {wanted}"
            )
        case _:
            entries = "" if wanted is None else f" with {wanted} entries"
            return f"no mask of {size}{entries} obeys the law; all were looked at"
