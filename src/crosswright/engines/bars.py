"""Make barred masks: every square is open, and bars end the slots."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import assert_never

from crosswright.errors import UsageError
from crosswright.model import (
    Bar,
    Cancelled,
    Direction,
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
from crosswright.native import BarsResult, CancelFlag
from crosswright.native import make_bars as native_make_bars

FREE, WITHOUT, BAR = 0, 1, 2
"""How the native core spells what is known of an edge."""

LONGEST = 100
"""The bounds of unchecked letters are spelled out up to this length."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BarRules:
    """The law of a barred mask.

    `most_unchecked` has pairs (length, most unchecked letters): each holds from its length on.
    `entries` is the wanted number of slots, `usual_entries` the range the seed chooses from.
    """

    symmetry: Symmetry
    shortest: int
    most_unchecked: tuple[tuple[int, int], ...]
    longest_run: int = 2
    entries: int | None = None
    usual_entries: tuple[int, int]


def make_bars(
    size: Size,
    rules: BarRules,
    *,
    seed: int = 0,
    limits: Limits = Limits(),
    slots: Iterable[Slot] = (),
    cancel: CancelFlag | None = None,
) -> Outcome[Mask]:
    """Make a barred mask; each of `slots` becomes exactly one slot.

    The same seed makes the same mask on every machine unless a limit in seconds ends the search.

    Raises:
        UsageError: for a grid of less than two rows or columns.
        KeyboardInterrupt: when Ctrl-C is pressed; `cancel` is then set.
    """
    if min(size) < 2:
        raise UsageError(f"a barred mask of {size} is not possible; give 2x2 or more")
    edges = _edges(size)
    result = native_make_bars(
        rows=size.rows,
        cols=size.cols,
        fixed=_fixed(edges, tuple(slots)),
        symmetry=rules.symmetry.value,
        shortest=rules.shortest,
        most_unchecked=[_bound(rules.most_unchecked, length) for length in range(LONGEST + 1)],
        longest_run=rules.longest_run,
        entries=rules.entries,
        usual_entries=rules.usual_entries,
        seed=seed % 2**64,
        steps=limits.steps,
        seconds=limits.seconds,
        cancel=cancel,
    )
    return _outcome(result, size, tuple(edges), rules, limits)


def _bound(pairs: tuple[tuple[int, int], ...], length: int) -> int:
    return max((most for least, most in pairs if least <= length), default=0)


def _edges(size: Size) -> dict[Bar, int]:
    """Every edge between two squares, with its number in the native core."""
    right = [
        Bar(Square(r, c), Direction.ACROSS) for r in range(size.rows) for c in range(size.cols - 1)
    ]
    below = [
        Bar(Square(r, c), Direction.DOWN) for r in range(size.rows - 1) for c in range(size.cols)
    ]
    return {bar: number for number, bar in enumerate((*right, *below))}


def _fixed(edges: Mapping[Bar, int], slots: tuple[Slot, ...]) -> bytes:
    fixed = bytearray(len(edges))
    for slot in slots:
        before = Bar(slot.start.step(slot.direction, -1), slot.direction)
        for bar in (before, Bar(slot.squares[-1], slot.direction)):
            if bar in edges:
                fixed[edges[bar]] = BAR
        for square in slot.squares[:-1]:
            fixed[edges[Bar(square, slot.direction)]] = WITHOUT
    return bytes(fixed)


def _outcome(
    result: BarsResult, size: Size, edges: tuple[Bar, ...], rules: BarRules, limits: Limits
) -> Outcome[Mask]:
    statistics: Facts[str, Scalar] = Facts(
        {"steps": result.steps, "tries": result.tries, "seconds": result.seconds}
    )
    mask = None
    if result.bars is not None:
        bars = frozenset(bar for bar, lies in zip(edges, result.bars, strict=True) if lies)
        mask = Mask(size=size, bars=bars)
    match result.status:
        case "found":
            assert mask is not None
            return Found(result=mask, statistics=statistics)
        case "infeasible":
            square = tuple(edges[result.edge or 0].square)
            return Infeasible(
                reason=f"symmetry {rules.symmetry.value!r} asks for a bar and for none at {square}",
                clash=(str(square),),
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


def _limit(result: BarsResult, rules: BarRules, limits: Limits) -> str:
    bound = {
        "steps": f"within {limits.steps} steps",
        "seconds": f"within {limits.seconds or 0:.3g} s",
        "tries": f"in {result.tries} tries",
    }
    what = "barred mask that obeys the law"
    if rules.entries is not None:
        what = f"barred mask with {rules.entries} entries"
    nearest = "" if result.bars is None else f"; the nearest has {result.entries}"
    return f"no {what} was found {bound[result.status]}{nearest}"
