"""Which words an arrowword is filled with: well known ones with a short clue first."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import compress, pairwise
from math import log2
from typing import cast

from crosswright.engines import ArrowWords
from crosswright.kinds.recipes.arrow_style import ArrowStyle
from crosswright.kinds.recipes.clue_room import LINES, LINES_OF_TWO
from crosswright.lexicon import MOST_SCORE, WHOLE, Flag, Lexicon, Selection, both, either
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
_LOSS = bytes(min(255, round(USED * log2(1 + uses))) for uses in range(1001))


def _where(test: Callable[[int], bool]) -> bytes:
    """A table that turns the values a test is true of into 255, and all others into 0."""
    return bytes(WHOLE * test(x) for x in range(256))


_ROOM_OF_LINES = bytes(
    BRIEF if 0 < lines <= LINES_OF_TWO else LONG if 0 < lines <= LINES else NONE
    for lines in range(256)
)


@lru_cache(maxsize=8)
def rooms_of(lexicon: Lexicon, without: Flag) -> bytes:
    """One byte a word, what can be asked of it: BRIEF, LONG or NONE; 0 where the style bars it.

    A person's own words without a clue count as brief: it is the person's to write.
    """
    lines = lexicon.clue_lines()
    to_write = both(lexicon.own_words(), lines.translate(_where(lambda x: x == 0)))
    rooms = either(
        both(lines.translate(_ROOM_OF_LINES), to_write.translate(_where(lambda x: not x))),
        to_write.translate(bytes(BRIEF * (x > 0) for x in range(256))),
    )
    return both(rooms, lexicon.fitting(lengths=LENGTHS, without=without))


@lru_cache(maxsize=8)
def _tally(lexicon: Lexicon, without: Flag) -> Facts[int, tuple[int, ...]]:
    """For each of BRIEF, LONG and NONE how many words have each score from 0 to 100."""
    rooms, scores = rooms_of(lexicon, without), lexicon.rows.scores

    def counted(kind: int) -> tuple[int, ...]:
        # Words of another kind get a score that none has.
        column = either(scores, rooms.translate(_where(lambda x: x != kind)))
        return tuple(column.count(score) for score in range(101))

    return Facts((kind, counted(kind)) for kind in (BRIEF, LONG, NONE))


def _count(lexicon: Lexicon, without: Flag, floor: int, unclued: int | None) -> int:
    """How many words score the floor or more, those without a clue their own; None bars these."""
    tally = _tally(lexicon, without)
    clued = sum(tally[BRIEF][floor:]) + sum(tally[LONG][floor:])
    return clued if unclued is None else clued + sum(tally[NONE][unclued:])


def _is_poor(lexicon: Lexicon, without: Flag, clued_only: bool) -> bool:
    """Whether so few words can be asked for that those without a clue stand beside them."""
    return _count(lexicon, without, 0, None) < FEWEST_CLUED and not clued_only


@lru_cache(maxsize=64)
def rungs(
    lexicon: Lexicon, style: ArrowStyle, size: Size, *, min_score: int | None, clued_only: bool
) -> tuple[ArrowWords, ...]:
    """The words to fill a grid with: well known ones, then more of them, then all.

    Words without a clue come last, unless the language has hardly any clues; with `clued_only`
    there are none. No rung at all when no word is left.
    """
    known, without = max(1, min_score or 1), style.without
    mixed = _is_poor(lexicon, without, clued_only)
    floors = [*(floor for floor in FLOORS if floor > known), known]
    counts = [_count(lexicon, without, floor, floor if mixed else None) for floor in floors]
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
    mixed = _is_poor(lexicon, style.without, clued_only)
    words = _count(lexicon, style.without, floor, floor if mixed else None)
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


def _scoring(lexicon: Lexicon, without: Flag, kind: int, floor: int) -> bytes:
    """One byte a word: 255 for those of BRIEF, LONG or NONE that score the floor or more."""
    return both(
        rooms_of(lexicon, without).translate(_where(lambda x: x == kind)),
        lexicon.rows.scores.translate(_where(lambda x: x >= floor)),
    )


@lru_cache(maxsize=32)
def _rung(lexicon: Lexicon, without: Flag, floor: int, unclued: int | None) -> ArrowWords:
    """Words that score at least the floor, those without a clue at least their own."""
    scores = lexicon.rows.scores
    chosen = shown = worth = bytes(len(scores))
    # Scores say first what can be asked for, then how well a word is known.
    kinds = [(BRIEF, floor, 5, 0), (LONG, floor, 3, LOSS_LONG)]
    if unclued is not None:
        kinds.append((NONE, unclued, 1, LOSS_NONE if floor != unclued else 0))
    for kind, least, tenths, loss in kinds:
        these = _scoring(lexicon, without, kind, least)
        gained = bytes(kind + min(x, MOST_SCORE) * tenths // 10 for x in range(256))
        chosen = either(chosen, these)
        shown = either(shown, both(these, scores.translate(gained)))
        left = bytes(max(0, x - loss) for x in range(256))
        worth = either(worth, both(these, scores.translate(left)))
    anywhere = unclued in (floor, UNCLUED_FLOORS[-1])
    return ArrowWords(
        words=lexicon.part(chosen, scores=shown),
        worth=bytes(compress(worth, chosen)),
        shared=NONE if anywhere else BRIEF,
        alone=NONE if anywhere else LONG,
        heavy=BRIEF if unclued is None else NONE,
    )


def freshened(rung: ArrowWords, uses: Facts[int, int]) -> ArrowWords:
    """The same words, those used before in a set worth less; `uses` counts them by their ids."""
    if not uses:
        return rung
    words = cast(Selection, rung.words)
    worth = (rung.worth or b"").translate(_IN_A_SET)
    return replace(rung, worth=words.lowered(worth, _losses(uses)))


@lru_cache(maxsize=16)
def _losses(uses: Facts[int, int]) -> bytes:
    """What each word, by its id, is worth less after its uses."""
    losses = bytearray(max(uses) + 1)
    for id, count in uses.items():
        losses[id] = _LOSS[min(count, len(_LOSS) - 1)]
    return bytes(losses)


def tilted(
    rung: ArrowWords, lexicon: Lexicon, letters: tuple[str, ...], squares: int
) -> ArrowWords:
    """The same words, those with letters that a phrase needs and grids are short of worth more."""
    bonus = _bonus(rung, lexicon, letters, squares)
    if not any(bonus):
        return rung
    return replace(rung, worth=rung.words.index.raised(rung.worth or b"", bonus))


def _bonus(rung: ArrowWords, lexicon: Lexicon, letters: Sequence[str], squares: int) -> bytes:
    """What each glyph adds to the worth of a word."""
    stock = rung.words.letters
    total = sum(stock)
    bonus = bytearray(len(stock))
    for letter, need in Counter(letters).items():
        glyph = lexicon.language.letter_id(letter)
        # How many times over the phrase needs what a grid of everyday make-up has of the letter.
        wanting = need * total / max(1.0, squares * stock[glyph])
        bonus[glyph] = min(MOST_TILT, round(TILT * wanting)) if wanting > ENOUGH else 0
    return bytes(bonus)
