"""Make arrowwords: where the clue cells stand, which entry each asks for, and the words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, assert_never

from crosswright.errors import UsageError
from crosswright.languages import Language
from crosswright.model import (
    Arrow,
    ArrowPath,
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
from crosswright.native import ArrowwordResult, CancelFlag, WordIndex
from crosswright.native import make_arrowword as native_make_arrowword

SMALLEST_SIDE, LARGEST_SIDE = 5, 40
"""The fewest and the most rows and columns."""

LONGEST_ENTRY = 12
"""The most letters of an entry: longer words leave the others no choice."""

PATHS = tuple(ArrowPath)


class Border(Enum):
    """What stands in the first row and column: clue cells only, or clue cell and letter in turn."""

    CLUES = "clues"
    ALTERNATE = "alternate"


class Unchecked(Enum):
    """Which letters may stand in one entry only: none, those at the edge, any."""

    NONE = "none"
    EDGE = "edge"
    ANY = "any"


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrowPrices:
    """What a mask pays for; only what is better or worse counts, not the sums.

    `lengths` has a price for each length from 0 on, the last one for all longer entries. A price
    for a share of clue cells other than wanted grows with the square of the difference.
    """

    lengths: tuple[int, ...]
    unchecked: int
    unchecked_pair: int
    touching: int
    corner: int
    idle: int
    share: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrowRules:
    """The law of a style as the engine obeys it; `most_unchecked` is a share of all letters."""

    arrows: tuple[ArrowPath, ...]
    border: Border
    unchecked: Unchecked
    most_unchecked: float
    may_touch: bool
    shortest: int
    prices: ArrowPrices
    longest: int = LONGEST_ENTRY


class ChosenWords(Protocol):
    """Some words of a lexicon under numbers of their own."""

    def __hash__(self) -> int: ...

    @property
    def language(self) -> Language:
        """The language, whose alphabet numbers the letters."""

    @property
    def index(self) -> WordIndex:
        """The words as numbers."""

    @property
    def ids(self) -> Sequence[int]:
        """The lexicon's id of each, ascending."""

    @property
    def letters(self) -> tuple[int, ...]:
        """How often each letter of the alphabet stands in them."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ArrowWords:
    """One rung of words: what each is worth, and how often a mask is mended for them.

    A word needs the score `shared` where two clues share a cell, and `alone` where its clue has the
    cell to itself; in the third of the entries that failed most `heavy` is enough. `worth` has a byte a word, 0 to 100, more is better; without it the scores say.
    """

    words: ChosenWords
    worth: bytes | None = None
    shared: int = 0
    alone: int = 0
    heavy: int = 100
    mendings: int = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """What is fixed in advance: letters, clue cells, and squares that hold a picture instead.

    `answers` are the answers that these letters spell: no other may be alike.
    """

    answers: tuple[tuple[str, ...], ...] = ()
    letters: Facts[Square, str] = Facts()
    clue_cells: frozenset[Square] = frozenset()
    voids: frozenset[Square] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrowAnswer:
    """What fills a slot, where it is asked for, and its word in the lexicon; None where given."""

    slot: Slot
    cells: tuple[str, ...]
    word: int | None
    arrow: Arrow


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """The mask at one moment of its search: changes tried, price, and its clue cells."""

    changes: int
    price: int
    clue_cells: frozenset[Square]


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrowFill:
    """A full grid of letters and clue cells; answers across and then down, in reading order.

    `words` is the rung that filled it.
    """

    size: Size
    clue_cells: frozenset[Square]
    voids: frozenset[Square]
    answers: tuple[ArrowAnswer, ...]
    letters: Facts[Square, str]
    words: ArrowWords
    trace: tuple[Moment, ...] = ()


NOTHING = Given()


def make_arrowword(
    size: Size,
    rules: ArrowRules,
    rungs: Sequence[ArrowWords],
    *,
    clue_cells: int,
    given: Given = NOTHING,
    masks: int = 1,
    sweeps: int = 0,
    traced: bool = False,
    seed: int = 0,
    limits: Limits = Limits(),
    cancel: CancelFlag | None = None,
) -> Outcome[ArrowFill]:
    """Make a mask with about so many clue cells and fill it with the words of the first rung that do.

    A mask is mended where the words of a rung do not fit, and goes on to the next rung as it then
    is; so many `masks` are tried. Runs of letters that are all given stand as they are and need not
    be words. `sweeps` is how often at most all entries of the full grid are looked at for better
    words. The same seed and limit in steps give the same grid on every machine.

    Raises:
        UsageError: for a size outside 5x5 to 40x40, a fixed square outside the grid, or no rung.
        LanguageError: for a given letter outside the alphabet.
        KeyboardInterrupt: when Ctrl-C is pressed; `cancel` is then set.
    """
    check_size(size)
    if not rungs:
        raise UsageError("an arrowword needs words to be filled with; give a rung of them")
    language = rungs[0].words.language
    fixed = _fixed(size, given, language)
    result = native_make_arrowword(
        [(x.words.index, x.worth, (x.shared, x.alone, x.heavy), x.mendings) for x in rungs],
        rows=size.rows,
        cols=size.cols,
        fixed=fixed,
        style=_style(rules),
        clue_cells=clue_cells,
        masks=masks,
        standing=[(language.glyphs(cells), 1) for cells in given.answers],
        sweeps=sweeps,
        traced=traced,
        seed=seed % 2**64,
        steps=limits.steps,
        seconds=limits.seconds,
        cancel=cancel,
    )
    statistics = _statistics(result)
    match result.status:
        case "found":
            return Found(
                result=_arrow_fill(size, given, result, rungs[result.rung]), statistics=statistics
            )
        case "no mask":
            return LimitReached(
                reason=f"no mask of {size} keeps the law with what is fixed", statistics=statistics
            )
        case "no words":
            return LimitReached(
                reason=f"no words fit any of {result.masks} masks", statistics=statistics
            )
        case "steps" | "seconds":
            return LimitReached(
                reason=f"no fill within {getattr(limits, result.status):g} {result.status}",
                statistics=statistics,
            )
        case "cancelled":
            return Cancelled(statistics=statistics)
        case _:
            assert_never(result.status)


def check_size(size: Size) -> None:
    """Whether arrowwords of this size can be made.

    Raises:
        UsageError: when they cannot.
    """
    if not all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in size):
        raise UsageError(
            f"an arrowword of {size} is not possible; {SMALLEST_SIDE}x{SMALLEST_SIDE} to "
            f"{LARGEST_SIDE}x{LARGEST_SIDE} is"
        )


FREE, CLUE, VOID = -1, -3, -4


def _fixed(size: Size, given: Given, language: Language) -> list[int]:
    fixed = [FREE] * size.area
    marks: list[tuple[Square, int]] = [(square, CLUE) for square in given.clue_cells]
    marks += [(square, VOID) for square in given.voids]
    marks += [(square, language.letter_id(cell)) for square, cell in given.letters.items()]
    for square, mark in marks:
        if not size.has(square):
            raise UsageError(f"the square {tuple(square)} lies outside a grid of {size}")
        place = square.row * size.cols + square.col
        if fixed[place] != FREE:
            raise UsageError(f"the square {tuple(square)} is fixed twice")
        fixed[place] = mark
    return fixed


def _style(rules: ArrowRules) -> Mapping[str, object]:
    prices = rules.prices
    return {
        "arrows": sum(1 << PATHS.index(path) for path in rules.arrows),
        "border": rules.border.value,
        "unchecked": rules.unchecked.value,
        "most_unchecked": round(100 * rules.most_unchecked),
        "may_touch": rules.may_touch,
        "shortest": rules.shortest,
        "longest": rules.longest,
        "lengths": list(prices.lengths),
        "unchecked_price": prices.unchecked,
        "unchecked_pair": prices.unchecked_pair,
        "touching": prices.touching,
        "corner": prices.corner,
        "idle": prices.idle,
        "share": prices.share,
    }


def _statistics(result: ArrowwordResult) -> Facts[str, Scalar]:
    return Facts(
        {
            "masks": result.masks,
            "changes": result.changes,
            "mendings": result.mendings,
            "steps": result.steps,
            "backtracks": result.backtracks,
            "polished": result.polished,
            "rung": result.rung,
            "seconds": result.seconds,
        }
    )


def _arrow_fill(size: Size, given: Given, result: ArrowwordResult, rung: ArrowWords) -> ArrowFill:
    def square(place: int) -> Square:
        return Square(*divmod(place, size.cols))

    words = rung.words
    alphabet = words.language.alphabet
    letters: dict[Square, str] = dict(given.letters)
    placed = []
    for (start, down, length), word, (clue, path) in zip(
        result.entries, result.words, result.arrows, strict=True
    ):
        direction = Direction.DOWN if down else Direction.ACROSS
        slot = Slot(tuple(square(start).step(direction, x) for x in range(length)), direction)
        if word is not None:
            glyphs = words.index.glyphs_of(word)
            letters.update(zip(slot.squares, (alphabet[x] for x in glyphs), strict=True))
        placed.append((slot, word, Arrow(clue_square=square(clue), path=PATHS[path])))
    answers = tuple(
        ArrowAnswer(
            slot=slot,
            cells=tuple(letters[x] for x in slot.squares),
            word=None if word is None else words.ids[word],
            arrow=arrow,
        )
        for slot, word, arrow in placed
    )
    marks = result.clues or b""
    return ArrowFill(
        size=size,
        clue_cells=frozenset(square(place) for place, mark in enumerate(marks) if mark),
        voids=given.voids,
        answers=answers,
        letters=Facts(letters),
        words=rung,
        trace=tuple(
            Moment(
                changes=changes,
                price=price,
                clue_cells=frozenset(square(place) for place, mark in enumerate(cells) if mark),
            )
            for changes, price, cells in result.trace
        ),
    )
