"""Measure word searches beside the table of the article this family comes from, and a peer."""

import importlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean, median, quantiles
from time import process_time
from typing import Any

from crosswright.engines import Filler, hide_words
from crosswright.kinds import materials_of
from crosswright.languages import Language, language
from crosswright.lexicon import Lexicon, profanity_of, written_clued
from crosswright.model import Facts, Found, Limits, Metadata, Puzzle, Size
from crosswright.pipeline.sources import lexicon_for
from crosswright.pipeline.wordsearch import WordSearchWish, new_wordsearch, order_of

SOURCE = {8: ("78 %", 1.2), 10: ("70 %", 2.2), 12: ("57 %", 4.7), 15: ("21 %", 20.0)}
"""The article's table: grids finished at the first call, and the median time in milliseconds."""

SIDES = (8, 10, 12, 15, 20, 30, 50)
SHARE_OF_SEEDS = {8: 1.0, 10: 1.0, 12: 1.0, 15: 0.5, 20: 0.5, 30: 0.1, 50: 0.02}
"""Large grids are made with fewer of the seeds asked for."""

LIMITS = Limits(steps=1_000_000)
"""Steps, so that other work on the machine does not change what is made."""

OWN_LISTS = 0.5
PEER_SIDES = (10, 15, 20, 30, 50)
PEER = "word_search_generator"


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchTiming:
    """Word searches of one size: how many were made at the first call, and what they are like.

    `times` are milliseconds of CPU from the wish to the audited puzzle, the lexicon loaded; `engine`
    those of the search alone. `touching` is the share of phrase squares beside
    another one, `by_chance` what random squares would show.
    """

    name: str
    runs: int
    done: int
    times: tuple[float, ...]
    engine: tuple[float, ...]
    words: float
    length: float
    diagonal: float
    touching: float
    by_chance: float
    note: str = ""

    @property
    def median_and_p99(self) -> tuple[float, float]:
        """Of the search alone, where it was measured; else of the whole."""
        times = self.engine or self.times
        return median(times), quantiles(times, n=100)[-1] if len(times) > 1 else times[0]


def bench_phrases(tag: str, seeds: int) -> Iterator[SearchTiming]:
    """Grids of lexicon words with a phrase of n to n+4 letters, from 8x8 to 50x50."""
    tongue = language(tag)
    lexicon = lexicon_for(tongue)
    for side in SIDES:
        runs = max(2, round(seeds * SHARE_OF_SEEDS[side]))
        share, time = SOURCE.get(side, ("-", 0.0))
        note = f"source: {share} first try, {time} ms" if side in SOURCE else ""
        wishes = [_phrase_wish(tongue, lexicon, side, seed) for seed in range(runs)]
        engine = [_search_once(wish, tongue, lexicon, seed) for seed, wish in enumerate(wishes)]
        yield _measure(f"{tag} {side}x{side}", wishes, note, engine)


def bench_own(tag: str, seeds: int) -> SearchTiming:
    """Lists of 15 to 60 random words that alone must leave exactly a phrase."""
    tongue = language(tag)
    lexicon = lexicon_for(tongue)
    wishes = [_own_wish(tongue, lexicon, seed) for seed in range(max(2, round(seeds * OWN_LISTS)))]
    return _measure(f"{tag} own words alone", wishes, "")


@dataclass(frozen=True, slots=True, kw_only=True)
class PeerTiming:
    """The same lists given to us and to word-search-generator, milliseconds of CPU a grid.

    `search` is our search alone, which is all the peer does; `whole` ends in an audited puzzle.
    """

    name: str
    words: int
    placed: int
    search: float
    whole: float
    peer_placed: int
    peer: float


def bench_peer(seeds: int) -> Iterator[PeerTiming]:
    """Ordinary grids beside word-search-generator; nothing where it is not installed."""
    try:
        peer: Any = importlib.import_module(PEER)
    except ImportError:
        return
    tongue = language("en")
    lexicon = lexicon_for(tongue)
    runs = max(2, seeds // 10)
    for side in PEER_SIDES:
        lists = [
            _list_for(lexicon, Random(seed), int(0.45 * side * side), most=side)
            for seed in range(runs)
        ]
        wishes = [
            WordSearchWish(
                metadata=Metadata(language="en"),
                words=written_clued(words, language=tongue),
                size=Size(side, side),
            )
            for words in lists
        ]
        # Once before it counts: what is imported at the first puzzle is not part of any.
        _measure("", wishes[:1], "")
        whole = _measure("", wishes, "")
        searches = [_search_once(wish, tongue, lexicon, seed) for seed, wish in enumerate(wishes)]
        placed, spent = 0, 0.0
        for words in lists:
            started = process_time()
            search = peer.WordSearch(", ".join(words), size=side, level=3)
            spent += process_time() - started
            placed += len(search.placed_words)
        yield PeerTiming(
            name=f"{side}x{side}",
            words=sum(map(len, lists)),
            placed=round(whole.words * whole.done),
            search=mean(searches),
            whole=mean(whole.times),
            peer_placed=placed,
            peer=1e3 * spent / runs,
        )


def _phrase_wish(tongue: Language, lexicon: Lexicon, side: int, seed: int) -> WordSearchWish:
    chance = Random(seed)
    target = side + chance.randrange(5)
    letters = "".join(_list_for(lexicon, chance, target, most=10))
    return WordSearchWish(
        metadata=Metadata(language=tongue.tag),
        size=Size(side, side),
        message="".join(tongue.cells(letters)[:target]),
    )


def _own_wish(tongue: Language, lexicon: Lexicon, seed: int) -> WordSearchWish:
    chance = Random(seed)
    words = _list_for(lexicon, chance, 6 * chance.randint(15, 60), most=10)
    phrase = "".join(_list_for(lexicon, chance, 16, most=10))
    return WordSearchWish(
        metadata=Metadata(language=tongue.tag),
        words=written_clued(words, language=tongue),
        only_words=True,
        message="".join(tongue.cells(phrase)[: chance.randint(8, 16)]),
    )


def _list_for(lexicon: Lexicon, chance: Random, letters: int, *, most: int) -> list[str]:
    """Random words of 4 letters to `most`, none inside another, with so many letters in all."""
    judge = profanity_of(lexicon.language)
    words: list[str] = []
    total = 0
    while total < letters:
        word = lexicon.word(chance.randrange(len(lexicon)))
        spelled = "".join(word.cells)
        fits = 4 <= len(word.cells) <= min(10, most) and word.score >= 20
        if not fits or judge.level(word.written) > 0:
            continue
        pairs = ((spelled, other) for other in words)
        if any(a in b or b in a or a[::-1] in b or b[::-1] in a for a, b in pairs):
            continue
        words.append(spelled)
        total += len(word.cells)
    return words


def _search_once(wish: WordSearchWish, tongue: Language, lexicon: Lexicon, seed: int) -> float:
    order = order_of(wish, tongue, seed=seed)
    stock, blocked = materials_of(order, tongue, lexicon)
    weights = Facts(dict.fromkeys(tongue.alphabet, 1.0))
    started = process_time()
    hide_words(
        order.mask,
        [word.cells for word in order.words],
        language=tongue,
        leftover=Filler(weights=weights) if order.phrase is None else tongue.cells(order.phrase),
        stock=stock if order.adds_words else None,
        blocked=blocked,
        rules=order.rules,
        seed=seed,
        limits=LIMITS,
    )
    return 1e3 * (process_time() - started)


def _measure(
    name: str, wishes: Sequence[WordSearchWish], note: str, engine: Sequence[float] = ()
) -> SearchTiming:
    made: list[Puzzle] = []
    times = []
    for seed, wish in enumerate(wishes):
        started = process_time()
        outcome = new_wordsearch(wish, seed=seed, limits=LIMITS)
        times.append(1e3 * (process_time() - started))
        if isinstance(outcome, Found):
            made.append(outcome.result)
            complete = not outcome.result.unplaced
            if not complete:
                made.pop()
    lengths = [len(x.word) for puzzle in made for x in puzzle.placements]
    slanted = [
        x.squares[0].row != x.squares[1].row and x.squares[0].col != x.squares[1].col
        for puzzle in made
        for x in puzzle.placements
    ]
    touches = [_touching(puzzle) for puzzle in made if puzzle.hidden_phrase]
    return SearchTiming(
        name=name,
        runs=len(wishes),
        done=len(made),
        times=tuple(times),
        engine=tuple(engine),
        words=len(lengths) / max(1, len(made)),
        length=mean(lengths) if lengths else 0.0,
        diagonal=mean(slanted) if slanted else 0.0,
        touching=mean(x for x, _ in touches) if touches else 0.0,
        by_chance=mean(y for _, y in touches) if touches else 0.0,
        note=note,
    )


def _touching(puzzle: Puzzle) -> tuple[float, float]:
    """The share of phrase squares that touch another, and of as many random squares."""
    squares = puzzle.letter_squares
    phrase = puzzle.hidden_phrase
    count = len(phrase.squares) if phrase else 0
    if count < 2:
        return 0.0, 0.0
    chance = Random(len(squares))
    random = mean(_share(set(chance.sample(squares, count))) for _ in range(10))
    return _share(set(phrase.squares if phrase else ())), random


def _share(squares: set[Any]) -> float:
    near = [
        any(
            (x.row + r, x.col + c) in squares
            for r in (-1, 0, 1)
            for c in (-1, 0, 1)
            if (r, c) != (0, 0)
        )
        for x in squares
    ]
    return sum(near) / len(near)
