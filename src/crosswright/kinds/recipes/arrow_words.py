"""Which words an arrowword is filled with: well known ones with a short clue first."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from math import log2
from typing import cast

from crosswright.engines import ArrowWords
from crosswright.kinds.recipes.arrow_style import ArrowStyle
from crosswright.kinds.recipes.clue_room import LINES, LINES_OF_TWO, lines_of
from crosswright.lexicon import Flag, Lexicon, Selection
from crosswright.model import Facts, Size

FLOORS = (45, 42, 40, 38, 36, 34, 32, 30, 27, 25, 20, 15, 10, 1)
"""Score floors a rung may have."""

WANTED = ((5, 16_000), (8, 18_000), (10, 12_000), (12, 9_400), (15, 20_000), (18, 26_000))
"""Pairs (columns of a square grid, words of the first rung): measured to fill a grid at once. A small
grid has many short entries, a large one many entries that must all be different."""

KNOWN = 25
"""Words with a lower score are rare: the first rung has none of them if any may be had."""

PLENTY, MORE_CLUE_CELLS = 26_000, 0.06
"""With fewer words that are not rare a grid gets more clue cells, up to this share of its squares with
none: shorter entries, and not rarer ones, are what a poor lexicon costs."""

GROWTH = 1.7
"""The next rung has so many times the words."""

FEWEST_CLUED = 2_000
"""With fewer words that can be asked for, a language counts as one without clues."""

UNCLUED_FLOORS = (25, 15)
"""Scores that words without a clue need beside words that have one, in turn: first they may stand in
entries that failed most, at last anywhere."""

MENDINGS, MENDINGS_PER_SQUARE = 6, 0.28
"""How often a mask is mended for each rung; and for the last one, and the last whose words can all be
asked for, a square of the grid. Fewer, and large Russian grids end with entries without a clue."""

TILT, MOST_TILT, ENOUGH = 12, 30, 0.4
"""What a word gains for each letter a phrase needs, the more the scarcer that is; the most; and the
share of what a grid usually has below which a letter is not scarce."""

LENGTHS = range(2, 13)

BRIEF, LONG, NONE = 50, 15, 1
"""What a word scores at least: with a clue that fits half a cell, a whole one, and with no clue."""

LOSS_LONG, LOSS_NONE = 6, 25
"""What a word is worth less when its clue needs a whole cell, or is still to be written."""

USED, MOST_WORTH = 10, 45
"""What a word is worth less for each doubling of its uses in a set; and in a set no word is worth more
than the most, or the same few words would be the best everywhere."""

LIFT = 55
"""What every word of a set is worth more, so that those used often have something to lose."""

_IN_A_SET = bytes(LIFT + min(x, MOST_WORTH) for x in range(256))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stock:
    """The words a style may use, by what can be asked of them: their ids."""

    brief: tuple[int, ...]
    long: tuple[int, ...]
    unclued: tuple[int, ...]


@lru_cache(maxsize=8)
def stock_of(lexicon: Lexicon, without: Flag) -> Stock:
    """Sort the words of a lexicon by the room their shortest clue takes.

    A person's own words without a clue count as brief: it is the person's to write.
    """
    brief: list[int] = []
    long: list[int] = []
    unclued: list[int] = []
    for id in lexicon.select(lengths=LENGTHS, without=without).ids:
        least = min((lines_of(clue.text) for clue in lexicon.clues(id)), default=None)
        if least is None and lexicon.is_own(id):
            brief.append(id)
        elif least is None or least > LINES:
            unclued.append(id)
        else:
            (brief if least <= LINES_OF_TWO else long).append(id)
    return Stock(brief=tuple(brief), long=tuple(long), unclued=tuple(unclued))


def rungs(
    lexicon: Lexicon, style: ArrowStyle, size: Size, *, min_score: int | None, clued_only: bool
) -> tuple[ArrowWords, ...]:
    """The words to fill a grid with: well known ones, then more of them, then all.

    Words without a clue come last, unless the language has hardly any clues; with `clued_only`
    there are none. No rung at all when no word is left.
    """
    known, without = max(1, min_score or 1), style.without
    stock = stock_of(lexicon, without)
    clued = len(stock.brief) + len(stock.long)
    mixed = clued < FEWEST_CLUED and not clued_only
    floors = [*(floor for floor in FLOORS if floor > known), known]
    counts = [len(_chosen(lexicon, without, floor, floor if mixed else None)) for floor in floors]
    if not counts[-1] and clued_only:
        return ()
    ladder = [
        (floors[at], floors[at] if mixed else None)
        for at in _steps(
            counts, _need(floors, counts, style.appetite * _variety(lexicon) * wanted(size))
        )
    ]
    if not (mixed or clued_only):
        ladder += [(known, max(known, floor)) for floor in UNCLUED_FLOORS]
    made = [_rung(lexicon, without, floor, unclued) for floor, unclued in ladder]
    # Where all that can be asked for does not do, it is tried long before the rest is.
    patient = (len(made) - 1, len(made) - 1 - len(UNCLUED_FLOORS))
    at_last = max(MENDINGS, round(MENDINGS_PER_SQUARE * size.area))
    return tuple(
        replace(rung, mendings=at_last if at in patient else MENDINGS)
        for at, rung in enumerate(made)
    )


def wanted(size: Size) -> int:
    """The words that the first rung of a grid should have."""
    side: float = (size.rows * size.cols) ** 0.5
    if side >= WANTED[-1][0]:
        return round(WANTED[-1][1] * (side / WANTED[-1][0]) ** 2)
    count: float = WANTED[0][1]
    for (low, at_low), (high, at_high) in pairwise(WANTED):
        if side > low:
            count = at_low + min(1.0, (side - low) / (high - low)) * (at_high - at_low)
    return round(count)


def more_clue_cells(
    lexicon: Lexicon, style: ArrowStyle, *, min_score: int | None, clued_only: bool
) -> float:
    """What is added to the share of clue cells where the lexicon is poor in words."""
    floor = max(KNOWN, min_score or 0)
    stock = stock_of(lexicon, style.without)
    mixed = len(stock.brief) + len(stock.long) < FEWEST_CLUED and not clued_only
    words = len(_chosen(lexicon, style.without, floor, floor if mixed else None))
    return MORE_CLUE_CELLS * max(0.0, 1 - words / (_variety(lexicon) * PLENTY))


def _variety(lexicon: Lexicon) -> float:
    """How many letters there are beside the 26 for which the words were counted."""
    return len(lexicon.language.alphabet) / 26


def _need(floors: Sequence[int], counts: Sequence[int], enough: float) -> float:
    """The words that the first rung must have, by how many each floor leaves."""
    pairs = zip(floors, counts, strict=True)
    known = max((count for floor, count in pairs if floor >= KNOWN), default=counts[-1])
    return min(enough, known if known >= FEWEST_CLUED else counts[-1])


def _steps(counts: Sequence[int], need: float) -> Iterator[int]:
    """Which floors to use, by how many words each leaves: enough, then more, then all."""
    for at, count in enumerate(counts):
        if count >= need or at == len(counts) - 1:
            yield at
            need = GROWTH * count


@lru_cache(maxsize=128)
def _chosen(
    lexicon: Lexicon, without: Flag, floor: int, unclued: int | None
) -> tuple[tuple[int, int], ...]:
    """Words that score at least the floor, those without a clue at least their own: id, class."""
    stock, score = stock_of(lexicon, without), lexicon.score
    found = [(id, BRIEF) for id in stock.brief if score(id) >= floor]
    found += [(id, LONG) for id in stock.long if score(id) >= floor]
    if unclued is not None:
        found += [(id, NONE) for id in stock.unclued if score(id) >= unclued]
    return tuple(found)


@lru_cache(maxsize=32)
def _rung(lexicon: Lexicon, without: Flag, floor: int, unclued: int | None) -> ArrowWords:
    chosen = dict(_chosen(lexicon, without, floor, unclued))
    lost = {BRIEF: 0, LONG: LOSS_LONG, NONE: LOSS_NONE if floor != unclued else 0}
    # Scores say first what can be asked for, then how well a word is known.
    gained = {BRIEF: 5, LONG: 3, NONE: 1}
    anywhere = unclued in (floor, UNCLUED_FLOORS[-1])
    scores = {id: kind + lexicon.score(id) * gained[kind] // 10 for id, kind in chosen.items()}
    words = lexicon.part(scores, scores=scores)
    return ArrowWords(
        words=words,
        worth=bytes(max(0, lexicon.score(id) - lost[chosen[id]]) for id in words.ids),
        shared=NONE if anywhere else BRIEF,
        alone=NONE if anywhere else LONG,
        heavy=BRIEF if unclued is None else NONE,
    )


def freshened(rung: ArrowWords, uses: Facts[int, int]) -> ArrowWords:
    """The same words, those used before in a set worth less; `uses` counts them by their ids."""
    if not uses:
        return rung
    words = cast(Selection, rung.words)
    return replace(rung, worth=_fresh_worth(words, rung.worth or b"", uses))


@lru_cache(maxsize=128)
def _fresh_worth(words: Selection, worth: bytes, uses: Facts[int, int]) -> bytes:
    """What words are worth after their uses; the puzzles told of the same uses share the work."""
    fresh, ids = bytearray(worth.translate(_IN_A_SET)), words.ids
    for id, count in uses.items():
        place = bisect_left(ids, id)
        if place < len(ids) and ids[place] == id:
            fresh[place] = max(0, round(fresh[place] - USED * log2(1 + count)))
    return bytes(fresh)


@lru_cache(maxsize=64)
def tilted(
    rung: ArrowWords, lexicon: Lexicon, letters: tuple[str, ...], squares: int
) -> ArrowWords:
    """The same words, those with letters that a phrase needs and grids are short of worth more."""
    bonus = _bonus(rung, lexicon, letters, squares)
    if not any(bonus):
        return rung
    index, worth = rung.words.index, rung.worth or b""
    raised = (
        min(100, before + sum(bonus[glyph] for glyph in index.glyphs_of(number)))
        for number, before in enumerate(worth)
    )
    return replace(rung, worth=bytes(raised))


def _bonus(
    rung: ArrowWords, lexicon: Lexicon, letters: Sequence[str], squares: int
) -> Sequence[int]:
    """What each glyph adds to the worth of a word."""
    stock = rung.words.letters
    total = sum(stock)
    bonus = bytearray(len(stock))
    for letter, need in Counter(letters).items():
        glyph = lexicon.language.letter_id(letter)
        # How many times over the phrase needs what a grid of everyday make-up has of the letter.
        wanting = need * total / max(1.0, squares * stock[glyph])
        bonus[glyph] = min(MOST_TILT, round(TILT * wanting)) if wanting > ENOUGH else 0
    return bonus
