"""Hide words in eight directions so that the squares they leave spell a phrase, or hold fillers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from crosswright.errors import MaskError, UsageError
from crosswright.languages import Language
from crosswright.model import (
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
    Square,
)
from crosswright.native import (
    BlockedWords,
    CancelFlag,
    WordIndex,
    WordSearchResult,
    WordStock,
    make_word_search,
)

Cells = tuple[str, ...]
"""A word as it stands in a grid: one string a cell."""

Sharing = Literal["never", "free", "eager"]
"""Whether words may cross: never, where it suits, wherever they can."""

SHORTEST_WORD = 3
"""A word of two letters can hardly be hidden only once."""

DIRECTIONS = tuple(Direction)
LAID_IN_VAIN = "no line for it is left in this grid"


class Selected(Protocol):
    """The words of a lexicon that may be added."""

    @property
    def index(self) -> WordIndex:
        """The words as numbers."""


class BlockList:
    """Words of a language that must not be readable, ready for any number of searches."""

    def __init__(self, words: Sequence[Cells], language: Language) -> None:
        self.language = language
        glyphs = [language.glyphs(word) for word in words]
        self.native = BlockedWords(glyphs, letters=len(language.alphabet))

    def stands_in(self, cells: Cells) -> bool:
        """Whether a blocked word stands in some cells, read either way."""
        return self.native.stands_in(self.language.glyphs(cells))


class Stock:
    """Words that may be added, less those a blocked word can be read in, ready for any search."""

    def __init__(self, words: Selected, blocked: BlockList) -> None:
        self.words = words
        self.native = WordStock(words.index, blocked.native)


@dataclass(frozen=True, slots=True, kw_only=True)
class HidingRules:
    """How a word search should look.

    Attributes:
        weights: how often each direction is wanted, against the others; those left out are off.
        steer: whether the weights are a wish to be met rather than a leaning.
        shortest, longest: the lengths of words that are added.
        mean_length: the wanted mean length of all words.
        sharing: whether words may cross.
        least_words: the fewest words wanted in all.
        load: without a phrase, added words fill up to this share of the squares.
    """

    weights: Facts[Direction, float] = Facts(dict.fromkeys(DIRECTIONS, 1.0))
    steer: bool = False
    shortest: int = 4
    longest: int = 10
    mean_length: float = 6.0
    sharing: Sharing = "free"
    least_words: int = 0
    load: float = 0.7

    def __post_init__(self) -> None:
        if not any(weight > 0 for weight in self.weights.values()):
            raise UsageError("every direction is switched off; leave one on")
        if any(weight < 0 for weight in self.weights.values()):
            raise UsageError("a direction cannot weigh less than 0")
        if not SHORTEST_WORD <= self.shortest <= self.longest <= 32:
            raise UsageError(
                f"added words of {self.shortest} to {self.longest} letters are not possible; "
                f"give {SHORTEST_WORD} to 32, the shortest first"
            )
        if not 0 < self.load <= 0.9:
            raise UsageError(
                f"a load of {self.load!r} is not possible; give more than 0, up to 0.9"
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class HiddenWord:
    """A word in its place. `own` is its number among the own words, `added` that in the stock."""

    squares: tuple[Square, ...]
    own: int | None = None
    added: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HiddenWords:
    """A full grid: the letter of every open square, the words in it, the squares they leave.

    `left_out` has the numbers of own words without a place, and why.
    """

    letters: Facts[Square, str]
    words: tuple[HiddenWord, ...]
    uncovered: tuple[Square, ...]
    left_out: Facts[int, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Filler:
    """Letters for the squares no word covers, drawn by weight."""

    weights: Facts[str, float]


def hide_words(
    mask: Mask,
    own: Sequence[Cells],
    *,
    language: Language,
    leftover: Cells | Filler,
    stock: Stock | None = None,
    watched: Sequence[Cells] = (),
    blocked: BlockList | None = None,
    rules: HidingRules = HidingRules(),
    seed: int = 0,
    limits: Limits = Limits(seconds=30.0),
    cancel: CancelFlag | None = None,
) -> Outcome[HiddenWords]:
    """Hide words in the open squares of a mask.

    `leftover` is what stands where no word lies: exactly these letters in reading order, or
    fillers. Every word is readable once; `watched` words, which lie inside others, too. Words of
    the stock are added as needed; without a stock and with a phrase, the own words alone must leave
    exactly the phrase. With a limit in steps the result is the same on every machine.

    Raises:
        UsageError: for own words that repeat or lie inside each other, or that are too short.
        MaskError: for a mask without an open square.
        KeyboardInterrupt: when Ctrl-C is pressed; `cancel` is then set.
    """
    squares = mask.open_squares()
    if not squares:
        raise MaskError("the mask has no open square; open some")
    short = next((word for word in own if len(word) < SHORTEST_WORD), None)
    if short is not None:
        raise UsageError(f"{''.join(short)!r} is too short to hide; give {SHORTEST_WORD} letters")
    fits = [number for number, word in enumerate(own) if len(word) <= max(mask.size)]
    phrase = None if isinstance(leftover, Filler) else leftover
    weights = leftover.weights if isinstance(leftover, Filler) else {}
    letters = len(language.alphabet)
    result = make_word_search(
        rows=mask.size.rows,
        cols=mask.size.cols,
        open=bytes(mask.is_open(square) for square in mask.size.squares()),
        letters=letters,
        own=[language.glyphs(own[number]) for number in fits],
        watched=[language.glyphs(word) for word in watched],
        stock=None if stock is None else stock.native,
        blocked=BlockedWords([], letters=letters) if blocked is None else blocked.native,
        phrase=None if phrase is None else language.glyphs(phrase),
        filler=[weights.get(letter, 0.0) for letter in language.alphabet],
        directions=[rules.weights.get(direction, 0.0) for direction in DIRECTIONS],
        steer=rules.steer,
        shortest=rules.shortest,
        longest=rules.longest,
        mean_length=rules.mean_length,
        sharing=rules.sharing,
        least_words=rules.least_words,
        load=rules.load,
        seed=seed % 2**64,
        steps=limits.steps,
        seconds=limits.seconds,
        cancel=cancel,
    )
    return _outcome(result, squares, own, fits, language, phrase)


def _outcome(
    result: WordSearchResult,
    squares: Sequence[Square],
    own: Sequence[Cells],
    fits: Sequence[int],
    language: Language,
    phrase: Cells | None,
) -> Outcome[HiddenWords]:
    statistics: Facts[str, Scalar] = Facts(
        {
            "steps": result.steps,
            "repairs": result.repairs,
            "restarts": result.restarts,
            "seconds": round(result.seconds, 6),
        }
    )
    match result.status:
        case "found":
            hidden = _hidden(result, squares, own, fits, language)
            return Found(result=hidden, statistics=statistics)
        case "out of reach":
            spare = 0 if phrase is None else len(phrase)
            return Infeasible(
                reason=f"{result.out_of_reach} squares lie in no row long enough for a word, and "
                f"the phrase can take {spare}; give shorter words, a longer phrase or another shape",
                statistics=statistics,
            )
        case "cancelled":
            return Cancelled(statistics=statistics)
        case "steps" | "seconds":
            amount = f"{result.steps} steps" if result.status == "steps" else "the time given"
            return LimitReached(
                reason=f"no full grid within {amount}; give more time, another size or seed, "
                "or another phrase",
                statistics=statistics,
            )


def _hidden(
    result: WordSearchResult,
    squares: Sequence[Square],
    own: Sequence[Cells],
    fits: Sequence[int],
    language: Language,
) -> HiddenWords:
    words = []
    for number, is_own, row, col, direction, length in result.words:
        line = tuple(Square(row, col).step(DIRECTIONS[direction], at) for at in range(length))
        words.append(
            HiddenWord(
                squares=line,
                own=fits[number] if is_own else None,
                added=None if is_own else number,
            )
        )
    left_out = {
        number: f"{len(word)} letters are longer than the grid"
        for number, word in enumerate(own)
        if number not in set(fits)
    }
    left_out |= {fits[number]: LAID_IN_VAIN for number in result.unplaced}
    letters = (language.alphabet[glyph] for glyph in result.letters)
    return HiddenWords(
        letters=Facts(zip(squares, letters, strict=True)),
        words=tuple(words),
        uncovered=tuple(Square(*square) for square in result.uncovered),
        left_out=Facts(sorted(left_out.items())),
    )
