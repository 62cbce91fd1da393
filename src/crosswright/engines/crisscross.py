"""Lay a person's words so that they interlock: all of them, tightly, or a plain word why not."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from crosswright.errors import UsageError
from crosswright.model import (
    Cancelled,
    Direction,
    Facts,
    Found,
    LimitReached,
    Limits,
    Outcome,
    Scalar,
    Size,
    Slot,
    Square,
)
from crosswright.native import CancelFlag, LayResult, Progress
from crosswright.native import lay_words as native_lay_words

MOST_SIDE = 100
"""The most rows and the most columns of a grid."""

LARGEST = Size(MOST_SIDE, MOST_SIDE)
MOST_WORDS = 20_000
MOST_LETTERS = 64

Cells = tuple[str, ...]
"""A word as it stands in a grid: one string a cell."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pin:
    """Where a word must lie: its first square, counted in the finished grid, and its direction."""

    square: Square
    direction: Direction


@dataclass(frozen=True, slots=True, kw_only=True)
class LayingRules:
    """What may be asked of a criss-cross.

    Attributes:
        most: the largest grid allowed.
        aspect: the longer side over the shorter one, at most, where that can be kept.
        pins: words whose place is given.
        keyword: a word that must run down, crossed by others in as many letters as can be.
        count: so many words and no more; None wants all.
        tight: words may touch side by side where every run is a word of the list.
        keeps_ends, keeps_sides: the law of a criss-cross: an empty cell before and after every
            word, and none but crossing letters side by side. Only a test of the audit breaks it.
    """

    most: Size = LARGEST
    aspect: float = 1.5
    pins: Facts[Cells, Pin] = Facts()
    keyword: Cells | None = None
    count: int | None = None
    tight: bool = False
    keeps_ends: bool = True
    keeps_sides: bool = True

    def __post_init__(self) -> None:
        if not all(1 <= side <= MOST_SIDE for side in self.most):
            raise UsageError(
                f"a largest size of {self.most} is not possible; 1x1 to {MOST_SIDE}x{MOST_SIDE} is"
            )
        if not 1 <= self.aspect <= 100:
            raise UsageError(f"an aspect of {self.aspect!r} is not possible; give 1 to 100")
        if self.count is not None and self.count < 1:
            raise UsageError(f"{self.count!r} words are not possible; give 1 or more")


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Words in a grid of just the right size: the slot of each, and why the others are out.

    `reserve` holds the words that were not needed, where only so many were wanted.
    """

    size: Size
    slots: Facts[Cells, Slot]
    left_out: Facts[Cells, str]
    reserve: tuple[Cells, ...]
    crossings: int


def usual_limits(words: int) -> Limits:
    """A limit in steps that takes about a second on one core of 2020: one seed, one grid."""
    return Limits(steps=240_000_000 // (100 + words))


def lay_words(
    words: Iterable[Cells],
    *,
    rules: LayingRules = LayingRules(),
    seed: int = 0,
    limits: Limits | None = None,
    cancel: CancelFlag | None = None,
    progress: Progress | None = None,
) -> Outcome[Layout]:
    """Lay words: as many as can be, then in the least area, then with the most crossings.

    The order of the words does not matter; repeated ones count once. What comes back is the best
    found within the limits, `usual_limits` without any; a limit in steps gives the same on every
    machine.

    Raises:
        UsageError: when there is no word of two cells or more, there are too many words or
            letters, or pinned words and keyword are not among them or cannot lie where they must.
        KeyboardInterrupt: when Ctrl-C is pressed; `cancel` is then set.
    """
    known = sorted(set(words))
    usable = [word for word in known if len(word) > 1]
    _check(usable, rules)
    bounds = limits or usual_limits(len(usable))
    letters = sorted({letter for word in usable for letter in word})
    if len(letters) > MOST_LETTERS:
        raise UsageError(f"the words use {len(letters)} letters; at most {MOST_LETTERS} can be")
    glyph = {letter: number for number, letter in enumerate(letters)}
    ids = {word: number for number, word in enumerate(usable)}
    result = native_lay_words(
        [bytes(glyph[letter] for letter in word) for word in usable],
        glyphs=len(letters),
        most_rows=rules.most.rows,
        most_cols=rules.most.cols,
        aspect=rules.aspect,
        pins=[
            (ids[word], (*pin.square, pin.direction is Direction.DOWN))
            for word, pin in sorted(rules.pins.items())
        ],
        keyword=None if rules.keyword is None else ids[rules.keyword],
        wanted=rules.count,
        tight=rules.tight,
        ends=rules.keeps_ends,
        sides=rules.keeps_sides,
        seed=seed % 2**64,
        steps=bounds.steps,
        seconds=bounds.seconds,
        cancel=cancel,
        progress=progress,
    )
    return _outcome(result, known, usable, rules)


def _check(words: Sequence[Cells], rules: LayingRules) -> None:
    if not words:
        raise UsageError("there is no word of two letters or more to lay")
    if len(words) > MOST_WORDS:
        raise UsageError(f"{len(words)} words are too many; at most {MOST_WORDS} can be laid")
    for word, pin in rules.pins.items():
        if word not in words:
            raise UsageError(f"the pinned word {''.join(word)!r} is not in the list")
        if not pin.direction.is_slot_direction:
            raise UsageError(f"{''.join(word)!r} cannot be pinned {pin.direction.value!r}")
        if min(pin.square) < 0:
            raise UsageError(f"{''.join(word)!r} is pinned outside the grid")
    if rules.keyword is not None and rules.keyword not in words:
        raise UsageError(f"the keyword {''.join(rules.keyword)!r} is not in the list")


def _outcome(
    result: LayResult, known: Sequence[Cells], usable: Sequence[Cells], rules: LayingRules
) -> Outcome[Layout]:
    if result.word is not None:
        name = "".join(usable[result.word])
        if result.status == "outside":
            raise UsageError(f"the pinned word {name!r} leaves the largest grid, {rules.most}")
        raise UsageError(f"the pinned word {name!r} clashes with another; move one of them")
    statistics = _statistics(result)
    if result.status == "cancelled":
        return Cancelled(statistics=statistics)
    if result.places is None or not any(result.places):
        if result.orders:
            return LimitReached(
                reason=f"no word fits into {rules.most}; allow a larger grid",
                statistics=statistics,
            )
        return LimitReached(reason="the limit came before a word was laid", statistics=statistics)
    slots = {
        word: _slot(word, *place)
        for word, place in zip(usable, result.places, strict=True)
        if place is not None
    }
    spare: tuple[Cells, ...] = ()
    if rules.count is not None and len(slots) >= rules.count:
        spare = tuple(word for word in usable if word not in slots)
    layout = Layout(
        size=Size(result.rows, result.cols),
        slots=Facts(slots),
        left_out=_left_out(
            [word for word in known if word not in spare],
            slots,
            rules,
            timed_out=not result.orders,
        ),
        reserve=spare,
        crossings=result.crossings,
    )
    return Found(result=layout, statistics=statistics)


def _slot(word: Cells, row: int, col: int, is_down: bool) -> Slot:
    direction = Direction.DOWN if is_down else Direction.ACROSS
    return Slot(
        tuple(Square(row, col).step(direction, count) for count in range(len(word))), direction
    )


def _left_out(
    known: Sequence[Cells], slots: Mapping[Cells, Slot], rules: LayingRules, *, timed_out: bool
) -> Facts[Cells, str]:
    """Why each word that has no slot has none."""
    homes: dict[str, set[Cells]] = {}
    for word in known:
        for letter in set(word):
            homes.setdefault(letter, set()).add(word)
    laid = {letter for word in slots for letter in word}
    grown = any(slot.squares[-1].row + 5 > MOST_SIDE for slot in slots.values())
    free = rules.most == LARGEST and not grown
    within = "beside the other words" if free else f"within {rules.most}"

    def reason(word: Cells) -> str:
        told = (
            (len(word) < 2, "one letter; a word needs two or more"),
            (
                len(known) > 1 and all(len(homes[letter]) == 1 for letter in word),
                "shares no letter with any other word",
            ),
            (laid.isdisjoint(word), "shares no letter with the words in the grid"),
            (timed_out, "the limit came before a place was found"),
            (word in rules.pins, "pinned where it cannot be joined to the other words"),
        )
        return next((why for holds, why in told if holds), f"no legal place {within}")

    return Facts({word: reason(word) for word in known if word not in slots})


def _statistics(result: LayResult) -> Facts[str, Scalar]:
    return Facts(
        {
            "steps": result.steps,
            "orders": result.orders,
            "tries": result.tries,
            "first_area": result.first_area,
            "first_seconds": result.first_seconds,
            "area": result.rows * result.cols,
            "crossings": result.crossings,
            "ended": result.status,
            "seconds": result.seconds,
        }
    )
