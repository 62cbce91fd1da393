"""From words, a language and a phrase to a word search, or to several versions of it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import ceil, isqrt
from random import Random
from time import monotonic
from typing import Literal

from crosswright.engines import CancelFlag, HidingRules, Sharing
from crosswright.errors import MissingData, UsageError
from crosswright.kinds import (
    ListedWord,
    WordSearchOrder,
    lengths_to_hide,
    make_wordsearch,
    profile_of,
)
from crosswright.languages import Language, language
from crosswright.lexicon import CluedList, Lexicon, Punchline, Rude, load, punchlines
from crosswright.model import (
    Direction,
    Facts,
    Infeasible,
    LimitReached,
    Limits,
    Mask,
    Metadata,
    Outcome,
    Puzzle,
    Size,
    Unplaced,
)
from crosswright.pipeline.shapes import shape_mask
from crosswright.pipeline.sources import Note

Level = Literal["easy", "medium", "hard"]

USUAL_SIZE = Size(12, 12)
USUAL_LOAD = 0.65
"""Without a phrase, own words take up to this share of the squares."""

SMALLEST, LARGEST = 2, 100
SHARED = (0.0, 0.09)
"""The share of letters that own words alone can be asked to share, in a grid they must fill."""
EASILY_SHARED = 0.055
"""Up to this share nineteen of twenty lists come out at once; beyond, ever fewer."""
LETTERS_A_SQUARE = 1.2
"""What the words of a full grid have together for each open square, for they share some: measured
1.23 to 1.39 at 8x8 to 15x15."""
MOST_ASPECT = 2.0
OFFERED = 5
AUTO = "auto"

FIRST_STEPS = (2_500, 10_000)
"""Steps given to each offered size, twice over, before the first of them gets all the time."""

LEVELS: dict[str, tuple[tuple[Direction, ...], Sharing]] = {
    "easy": ((Direction.ACROSS, Direction.DOWN), "never"),
    "medium": (
        (Direction.ACROSS, Direction.DOWN, Direction.DOWN_RIGHT, Direction.UP_RIGHT),
        "free",
    ),
    "hard": (tuple(Direction), "eager"),
}

_FEW_DIRECTIONS = {
    "2": LEVELS["easy"][0],
    "4": LEVELS["medium"][0],
    "8": tuple(Direction),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class WordSearchWish:
    """A word search as a person asks for it.

    `message` is the phrase to hide, which may complete a `setup` that is printed, or "auto" for a
    saying of the language; None draws fillers.
    Without a size, own words get one that suits them, others 12x12. `shape` is circle, diamond,
    heart, or letters such as letter:A; `mask` any other. `diagonals` is the wished share of words
    that run diagonally, 0 to 1. `level` sets directions and sharing where they are not given
    themselves.
    """

    metadata: Metadata
    words: CluedList | None = None
    size: Size | None = None
    shape: str | None = None
    mask: Mask | None = None
    message: str | None = None
    setup: str = ""
    only_words: bool = False
    count: int | None = None
    bonus: int = 0
    directions: Facts[Direction, float] | None = None
    diagonals: float | None = None
    level: Level | None = None
    least_words: int = 0
    shortest: int = 4
    longest: int = 10
    mean_length: float = 6.0
    filler: Literal["language", "words"] = "language"
    allow_nested: bool = False
    min_score: int | None = None
    blocked: tuple[str, ...] = ()
    rude: Rude = "none"
    load: float = 0.7


def new_wordsearch(
    wish: WordSearchWish,
    *,
    seed: int = 0,
    limits: Limits = Limits(seconds=60.0),
    cancel: CancelFlag | None = None,
    on_note: Note | None = None,
    used: Iterable[str] = (),
) -> Outcome[Puzzle]:
    """Make a word search; what comes back has passed the audit.

    `used` are sayings that "auto" must not take again.

    Raises:
        UsageError: for a wish that contradicts itself.
    """
    tongue = language(wish.metadata.language)
    lexicon = _lexicon(wish, tongue, on_note)
    order = order_of(wish, tongue, seed=seed, used=used)
    sizes: tuple[Size, ...] = ()
    if order.only_words and order.phrase is not None and not (wish.size or wish.mask or wish.shape):
        sizes = _sizes_of(order, tongue)
        order = replace(order, mask=Mask(size=sizes[0])) if sizes else order
    impossible = leftover_clash(order, tongue)
    if impossible is not None:
        return impossible

    def make(one: WordSearchOrder, bounds: Limits) -> Outcome[Puzzle]:
        law = profile_of("", kind="wordsearch")
        return make_wordsearch(
            one, law, tongue, lexicon=lexicon, seed=seed, limits=bounds, cancel=cancel
        )

    started = monotonic()
    for steps, size in product(FIRST_STEPS, sizes):
        few = replace(_rest(limits, started), steps=min(limits.steps or steps, steps))
        outcome = make(replace(order, mask=Mask(size=size)), few)
        if not isinstance(outcome, LimitReached):
            return outcome
    return make(order, _rest(limits, started))


def _rest(limits: Limits, started: float) -> Limits:
    """The limits less the time that is gone; a moment is always left to say that it is."""
    if limits.seconds is None:
        return limits
    return replace(limits, seconds=max(0.01, limits.seconds - (monotonic() - started)))


def new_versions(
    wish: WordSearchWish,
    count: int,
    *,
    seed: int = 0,
    limits: Limits = Limits(seconds=60.0),
    cancel: CancelFlag | None = None,
    on_note: Note | None = None,
    on_version: Callable[[int], None] | None = None,
) -> tuple[Outcome[Puzzle], ...]:
    """Make versions A, B, C ... of one wish; a saying chosen by chance is never used twice.

    `on_version` hears the number of each, from 1, when its turn comes.

    Raises:
        UsageError: for fewer than 1 or more than 26 versions, or what `new_wordsearch` refuses.
    """
    if not 1 <= count <= 26:
        raise UsageError(f"{count!r} versions are not possible; 1 to 26 are")
    made: list[Outcome[Puzzle]] = []
    used: list[str] = []
    for number in range(count):
        if on_version is not None:
            on_version(number + 1)
        named = wish
        if count > 1:
            title = f"{wish.metadata.title} {chr(ord('A') + number)}".strip()
            named = replace(wish, metadata=replace(wish.metadata, title=title))
        outcome = new_wordsearch(
            named,
            seed=(seed + number * 0x9E3779B97F4A7C15) % 2**63,
            limits=limits,
            cancel=cancel,
            on_note=on_note,
            used=used,
        )
        made.append(outcome)
        if outcome.puzzle is not None and outcome.puzzle.hidden_phrase is not None:
            used.append(outcome.puzzle.hidden_phrase.text)
    return tuple(made)


def order_of(
    wish: WordSearchWish, tongue: Language, *, seed: int, used: Iterable[str] = ()
) -> WordSearchOrder:
    """The wish with its words spelled, its size chosen, its saying found.

    Raises:
        UsageError: for whatever in it contradicts itself.
    """
    words = () if wish.words is None else wish.words.words
    listed = tuple(ListedWord(written=x.written, cells=x.cells, clue=x.clue) for x in words)
    rejected = () if wish.words is None else wish.words.rejected
    phrase, setup, metadata = wish.message, wish.setup, wish.metadata
    mask = _mask(wish)
    if phrase == AUTO:
        size = USUAL_SIZE if mask is None else mask.size
        line = _saying(tongue, isqrt(size.area), seed, used)
        phrase, setup = line.text, line.setup
        if line.credit:
            notes = [*filter(None, [metadata.notes]), f"Saying: {line.credit}"]
            metadata = replace(metadata, notes="\n".join(notes))
    if mask is None:
        mask = Mask(size=_size_for(listed, phrase, wish, tongue))
    return WordSearchOrder(
        metadata=metadata,
        mask=mask,
        words=listed,
        refused=tuple(
            Unplaced(word=line.text or f"line {line.line}", reason=line.reason) for line in rejected
        ),
        only_words=wish.only_words,
        count=wish.count,
        bonus=wish.bonus,
        phrase=phrase,
        setup=setup,
        filler=wish.filler,
        allow_nested=wish.allow_nested,
        min_score=wish.min_score,
        blocked=frozenset(tongue.cells(word) for word in wish.blocked),
        rules=rules_of(wish, squares=len(mask.open_squares())),
    )


def rules_of(wish: WordSearchWish, *, squares: int) -> HidingRules:
    """Directions, sharing and lengths: the level's, but for what the wish says itself.

    A wished number of words comes before their mean length: in a grid of so many open squares many
    words are short ones.

    Raises:
        UsageError: for values out of range.
    """
    directions, sharing = LEVELS[wish.level] if wish.level else (tuple(Direction), "free")
    weights = wish.directions or Facts(dict.fromkeys(directions, 1.0))
    if wish.diagonals is not None:
        weights = _slanted(weights, wish.diagonals)
    return HidingRules(
        weights=weights,
        steer=wish.diagonals is not None,
        sharing=sharing,
        shortest=wish.shortest,
        longest=wish.longest,
        mean_length=min(wish.mean_length, LETTERS_A_SQUARE * squares / max(1, wish.least_words)),
        least_words=wish.least_words,
        load=wish.load,
    )


def read_directions(text: str) -> Facts[Direction, float]:
    """Directions as people write them: 2, 4, 8, or a list such as "across,down:2,up-right".

    Raises:
        UsageError: for a name or a weight that is none.
    """
    if text in _FEW_DIRECTIONS:
        return Facts(dict.fromkeys(_FEW_DIRECTIONS[text], 1.0))
    weights = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, weight = part.partition(":")
        try:
            weights[Direction(name)] = float(weight or 1)
        except ValueError:
            known = ", ".join(way.value for way in Direction)
            raise UsageError(
                f"{part!r} is no direction; give 2, 4, 8 or some of {known}, with a weight "
                "after a colon"
            ) from None
    if not weights:
        raise UsageError("no direction is given; give 2, 4, 8 or a list of them")
    return Facts(weights)


def offered_sizes(letters: int, longest: int, phrase: int) -> tuple[Size, ...]:
    """Sizes at which own words alone can leave exactly a phrase, best first.

    `letters` counts the letters of all words. At such a size the words must share a few squares, no
    more than they can: 0 to 9 of 100 letters.
    """
    found = []
    for rows in range(SMALLEST, LARGEST + 1):
        for cols in range(rows, LARGEST + 1):
            shared = (letters + phrase - rows * cols) / max(1, letters)
            if SHARED[0] <= shared <= SHARED[1] and cols <= MOST_ASPECT * rows and longest <= cols:
                hard = shared > EASILY_SHARED
                found.append((hard, round(cols / rows, 1), abs(shared - 0.02), Size(rows, cols)))
    return tuple(size for *_, size in sorted(found)[:OFFERED])


def leftover_clash(order: WordSearchOrder, tongue: Language) -> Infeasible | None:
    """Why own words alone cannot leave exactly the phrase in this grid; None when they may."""
    if order.phrase is None or not order.only_words:
        return None
    letters = sum(lengths_to_hide(order))
    phrase = len(tongue.cells(order.phrase))
    squares = len(order.mask.open_squares())
    shared = letters + phrase - squares
    if shared >= 0:
        return None
    sizes = ", ".join(map(str, _sizes_of(order, tongue))) or "none"
    return Infeasible(
        reason=f"the words have {letters} letters and the phrase {phrase}, fewer than the {squares} "
        f"squares; the leftover comes out at the sizes {sizes}, or with a phrase of "
        f"{squares - letters} letters or a few more",
        clash=tuple(word.written for word in order.words),
    )


def _sizes_of(order: WordSearchOrder, tongue: Language) -> tuple[Size, ...]:
    lengths = lengths_to_hide(order)
    if not lengths:
        return ()
    return offered_sizes(sum(lengths), max(lengths), len(tongue.cells(order.phrase or "")))


_LOADED: dict[tuple[str, Rude], Lexicon] = {}
"""Lexicons that are loaded once: many word searches are made in one session."""
MOST_LOADED = 4


def _loaded(tag: str, rude: Rude, on_note: Note | None) -> Lexicon:
    found = _LOADED.get((tag, rude))
    if found is None:
        found = load(tag, on_note=on_note).with_rude_words(rude)
        if len(_LOADED) == MOST_LOADED:
            del _LOADED[next(iter(_LOADED))]
        _LOADED[tag, rude] = found
    return found


def _lexicon(wish: WordSearchWish, tongue: Language, on_note: Note | None) -> Lexicon | None:
    """The language's words; without them own words still do, and that is said."""
    try:
        return _loaded(tongue.tag, wish.rude, on_note)
    except MissingData as error:
        if wish.words is None:
            raise
        if on_note is not None:
            on_note(f"no words of the language are at hand, so none are blocked: {error}")
        return None


def _mask(wish: WordSearchWish) -> Mask | None:
    if wish.mask is not None and (wish.shape or wish.size):
        raise UsageError("a mask brings its own size and shape; leave the others out")
    if wish.shape:
        return shape_mask(wish.shape, wish.size or USUAL_SIZE)
    if wish.size is not None:
        if not all(SMALLEST <= side <= LARGEST for side in wish.size):
            raise UsageError(
                f"a word search of {wish.size} is not possible; "
                f"{SMALLEST}x{SMALLEST} to {LARGEST}x{LARGEST} is"
            )
        return Mask(size=wish.size)
    return wish.mask


def _size_for(
    words: Sequence[ListedWord], phrase: str | None, wish: WordSearchWish, tongue: Language
) -> Size:
    """A size that suits the person's words; 12x12 where there are none."""
    if not words:
        return USUAL_SIZE
    lengths = [len(word.cells) for word in words]
    hidden = 0 if phrase is None else len(tongue.cells(phrase))
    letters = sum(sorted(lengths)[-(wish.count or len(lengths)) :])
    side = max(*lengths, ceil((letters / USUAL_LOAD + hidden) ** 0.5), 5)
    return Size(min(side, LARGEST), min(side, LARGEST))


def _saying(tongue: Language, side: int, seed: int, used: Iterable[str]) -> Punchline:
    """A saying whose end has as many letters as the side of the grid, or up to four more."""
    taken = set(used)
    fitting = [x for x in punchlines(tongue, fewest=side, most=side + 4) if x.text not in taken]
    if not fitting:
        raise UsageError(
            f"no saying of {tongue.name} ends in {side} to {side + 4} letters that is not used "
            "yet; give the message yourself"
        )
    return Random(seed).choice(fitting)


def _slanted(weights: Facts[Direction, float], share: float) -> Facts[Direction, float]:
    """The weights with a share for the diagonals."""
    if not 0 <= share <= 1:
        raise UsageError(f"a diagonal share of {share!r} is not possible; give 0 to 1")
    diagonal = {way for way in weights if way.rows and way.cols}
    sums = {True: 0.0, False: 0.0}
    for way, weight in weights.items():
        sums[way in diagonal] += weight
    if (share > 0 and not sums[True]) or (share < 1 and not sums[False]):
        raise UsageError("the directions given leave no way to meet the share of diagonals")
    shares = {True: share, False: 1 - share}
    return Facts(
        {
            way: weight / sums[way in diagonal] * shares[way in diagonal]
            for way, weight in weights.items()
        }
    )
