"""The words of a lexicon as puzzles are filled with them: those that can be clued come first."""

from collections import Counter
from dataclasses import dataclass, field

from crosswright.languages import Language
from crosswright.lexicon.word import Flag
from crosswright.native import WordIndex

UNCLUED_COST = 20
"""What a word loses that has no clue: two whole zipf, so that it must be very common to be used."""

BANNED_SCORE = 0
"""The score of a word no recipe uses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FillWords:
    """Words with the ids of their lexicon, scored for filling."""

    language: Language
    index: WordIndex
    lengths: bytes
    scores: bytes
    _counts: dict[int, dict[int, int]] = field(default_factory=dict, repr=False, compare=False)

    def counts(self, min_score: int) -> dict[int, int]:
        """How many words of each length have at least this score."""
        known = self._counts.get(min_score)
        if known is None:
            pairs = zip(self.lengths, self.scores, strict=True)
            known = dict(Counter(length for length, score in pairs if score >= min_score))
            self._counts[min_score] = known
        return known


def fill_scores(scores: bytes, kinds: bytes, flags: bytes) -> bytes:
    """What the words of a language are worth in a fill, one byte a word.

    A word without a clue (no bit in `kinds`) is worth less than its frequency; a vulgar one,
    nothing. A score above zero never falls to zero, for that would ban the word.
    """
    vulgar = int(Flag.PROFANE)
    unclued = [min(score, max(1, score - UNCLUED_COST)) for score in range(256)]
    return bytes(
        BANNED_SCORE if flag & vulgar else score if kind else unclued[score]
        for score, kind, flag in zip(scores, kinds, flags, strict=True)
    )
