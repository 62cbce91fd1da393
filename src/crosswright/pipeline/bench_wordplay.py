"""Measure wordplay: how long an answer takes, by its length, over a whole lexicon.

CPU time of the process; the lexicon is loaded and its words are in order before the clock starts, and
what that takes stands in a row of its own.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time

from crosswright.languages import language
from crosswright.lexicon import Lexicon
from crosswright.lexicon.wordplay import Operation, PlayWords, find_plays, operation
from crosswright.pipeline.sources import lexicon_for
from crosswright.pipeline.wordplay import OPERATIONS, PLAYS, playable

LENGTHS = (range(3, 6), range(6, 9), range(9, 12), range(12, 16))


@dataclass(frozen=True, slots=True, kw_only=True)
class WordplayTiming:
    """Answers of some lengths and the CPU milliseconds each took."""

    what: str
    answers: int
    milliseconds: tuple[float, ...]
    plays: float

    @property
    def median_and_max(self) -> tuple[float, float]:
        """The median and the longest time."""
        ordered = sorted(self.milliseconds)
        return ordered[len(ordered) // 2], ordered[-1]


def bench_wordplay(tag: str, samples: int) -> Iterator[WordplayTiming]:
    """`samples` answers by chance for each group of lengths; every word may be a part."""
    tongue = language(tag)
    lexicon = lexicon_for(tongue)
    started = process_time()
    words = playable(lexicon)
    # The first answer of each operation puts the words in the orders it needs.
    find_plays(words, "".join(tongue.alphabet[:5]), OPERATIONS, limit=PLAYS)
    yield WordplayTiming(
        what=f"{len(lexicon)} words of {tongue.name} put in order",
        answers=1,
        milliseconds=(1000 * (process_time() - started),),
        plays=0,
    )
    chance = Random(samples)
    for lengths in LENGTHS:
        answers = _answers(lexicon, lengths, samples, chance)
        if answers:
            asked = f"{lengths.start} to {lengths.stop - 1} letters"
            yield _timed(f"{asked}, every operation", words, answers, OPERATIONS)
            two = (operation("anagram-two"),)
            yield _timed(f"{asked}, anagrams of two words", words, answers, two)


def _answers(lexicon: Lexicon, lengths: range, samples: int, chance: Random) -> list[str]:
    ids = list(lexicon.select(lengths=lengths).ids)
    chosen = chance.sample(ids, min(samples, len(ids)))
    return [lexicon.word(id).written for id in chosen]


def _timed(
    what: str, words: PlayWords, answers: list[str], operations: tuple[Operation, ...]
) -> WordplayTiming:
    times, plays = [], 0
    for answer in answers:
        started = process_time()
        found = find_plays(words, answer, operations, limit=PLAYS)
        times.append(1000 * (process_time() - started))
        plays += len(found.plays)
    return WordplayTiming(
        what=what, answers=len(answers), milliseconds=tuple(times), plays=plays / len(answers)
    )
