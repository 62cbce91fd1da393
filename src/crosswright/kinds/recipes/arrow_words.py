"""Which words an arrowword is filled with: well known ones with a short clue first."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from crosswright.engines import ArrowWords
from crosswright.kinds.recipes.clue_room import LINES, LINES_OF_TWO, lines_of
from crosswright.lexicon import Flag, Lexicon
from crosswright.model import Facts, Size

FLOORS = (30, 25, 20, 1)
"""Score floors tried in turn when nobody set one: everyday words, then known ones, then all."""

WORDS_A_SQUARE = 22
"""With fewer words for each square of the grid a rung is passed over: it would hardly do."""

TRIES_CLUED = 4
"""Tries with all words that can be asked for, before those whose clue is to be written."""

TILT, MOST_TILT, ENOUGH = 12, 30, 0.4
"""What a word gains for each letter a phrase needs, the more the scarcer that is; the most; and the
share of what a grid usually has below which a letter is not scarce."""

LENGTHS = range(2, 13)

BRIEF, LONG, NONE = 50, 15, 1
"""What a word scores at least: with a clue that fits half a cell, a whole one, and with no clue."""

LEAST_UNCLUED = 15
"""Words without a clue that are less known than this are never used."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stock:
    """The words a style may use, by what can be asked of them: their ids."""

    brief: tuple[int, ...]
    long: tuple[int, ...]
    unclued: tuple[int, ...]


@lru_cache(maxsize=8)
def stock_of(lexicon: Lexicon, without: Flag) -> Stock:
    """Sort the words of a lexicon by the room their shortest clue takes.

    A person's own words count as brief: their clues are the person's to write.
    """
    brief: list[int] = []
    long: list[int] = []
    unclued: list[int] = []
    for id in lexicon.select(lengths=LENGTHS, without=without).ids:
        if lexicon.is_own(id):
            brief.append(id)
            continue
        least = min((lines_of(clue.text) for clue in lexicon.clues(id)), default=None)
        if least is None or least > LINES:
            unclued.append(id)
        else:
            (brief if least <= LINES_OF_TWO else long).append(id)
    return Stock(brief=tuple(brief), long=tuple(long), unclued=tuple(unclued))


def rungs(
    lexicon: Lexicon, without: Flag, size: Size, *, min_score: int | None, clued_only: bool
) -> Iterator[ArrowWords]:
    """The words to try, rung after rung; the last rung is tried again and again."""
    known = max(1, min_score or 1)
    enough = WORDS_A_SQUARE * size.area
    floors = [floor for floor in FLOORS if floor > known] + [known]
    last: ArrowWords | None = None
    for number, floor in enumerate(floors):
        rung = brief_words(lexicon, without, floor)
        if len(rung.words.ids) >= enough:
            yield replace(rung, masks=1, mendings=6 + 2 * number)
            last = replace(rung, masks=3, mendings=24)
    asked = replace(all_words(lexicon, without, known, False), masks=2, mendings=24)
    if asked.words.ids:
        last = asked
        yield from (asked for _ in range(TRIES_CLUED))
    if not clued_only:
        last = replace(all_words(lexicon, without, known, True), masks=2, mendings=24)
    while last is not None:
        yield last


@lru_cache(maxsize=32)
def brief_words(lexicon: Lexicon, without: Flag, floor: int) -> ArrowWords:
    """The words with a brief clue that score at least the floor."""
    ids = (id for id in stock_of(lexicon, without).brief if lexicon.score(id) >= floor)
    scores = {id: lexicon.score(id) for id in ids}
    return ArrowWords(words=lexicon.part(scores), scores=Facts(scores))


@lru_cache(maxsize=16)
def all_words(lexicon: Lexicon, without: Flag, floor: int, unclued: bool) -> ArrowWords:
    """All words that can be asked for, or with `unclued` also those whose clue is to be written."""
    stock = stock_of(lexicon, without)
    scores = {
        id: BRIEF + lexicon.score(id) // 2 for id in stock.brief if lexicon.score(id) >= floor
    }
    scores |= {
        id: LONG + lexicon.score(id) * 3 // 10 for id in stock.long if lexicon.score(id) >= floor
    }
    if unclued:
        least = max(floor, LEAST_UNCLUED)
        scores |= {
            id: NONE + lexicon.score(id) // 10 for id in stock.unclued if lexicon.score(id) >= least
        }
    return ArrowWords(
        words=lexicon.part(scores, scores=scores),
        scores=Facts(scores),
        shared=NONE if unclued else BRIEF,
        alone=NONE,
    )


def tilted(words: ArrowWords, lexicon: Lexicon, letters: Sequence[str], squares: int) -> ArrowWords:
    """The same words, those with letters that a phrase needs and grids are short of worth more."""
    return _tilted(words, lexicon, tuple(sorted(letters)), squares)


@lru_cache(maxsize=16)
def _tilted(
    words: ArrowWords, lexicon: Lexicon, letters: tuple[str, ...], squares: int
) -> ArrowWords:
    alphabet, index, ids = lexicon.language.alphabet, words.words.index, words.words.ids
    spelled = [index.glyphs_of(number) for number in range(len(ids))]
    stock = Counter(glyph for glyphs in spelled for glyph in glyphs)
    total = sum(stock.values())
    bonus = bytearray(len(alphabet))
    for letter, need in Counter(letters).items():
        glyph = lexicon.language.letter_id(letter)
        # How many times over the phrase needs what a grid of everyday make-up has of the letter.
        wanting = need * total / max(1.0, squares * stock[glyph])
        bonus[glyph] = min(MOST_TILT, round(TILT * wanting)) if wanting > ENOUGH else 0
    if not any(bonus):
        return words
    raised = {
        id: min(100, words.scores[id] + sum(bonus[glyph] for glyph in glyphs))
        for id, glyphs in zip(ids, spelled, strict=True)
    }
    return replace(words, words=lexicon.part(ids, scores=raised))
