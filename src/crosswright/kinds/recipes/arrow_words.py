"""Which words an arrowword is filled with: well known ones with a short clue first."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from crosswright.engines import ArrowWords
from crosswright.kinds.recipes.clue_room import LINES, LINES_OF_TWO, lines_of
from crosswright.lexicon import Flag, Lexicon
from crosswright.model import Size

FLOORS = (30, 25, 20, 1)
"""Score floors tried in turn when nobody set one: everyday words, then known ones, then all."""

WORDS_A_SQUARE = 22
"""With fewer words for each square of the grid a rung is passed over: it would hardly do."""

TRIES_CLUED = 4
"""Tries with all words that can be asked for, before those whose clue is to be written."""

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
    return ArrowWords(words=lexicon.part(ids))


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
        words=lexicon.part(scores, scores=scores), shared=NONE if unclued else BRIEF, alone=NONE
    )
