"""The words of a lexicon as puzzles are filled with them: those that can be clued come first."""

from collections import Counter
from functools import cached_property

from crosswright.languages import Language
from crosswright.lexicon.columns import Columns
from crosswright.lexicon.overlay import Rows
from crosswright.lexicon.word import Flag
from crosswright.native import WordIndex

NEVER = 101
"""A floor above every score."""

BANNED_SCORE = 0
"""The score of a word that may not be used; every floor is above it."""


class FillWords:
    """Words under the ids of their lexicon, with the scores they have in a fill.

    Exactly the words that may be used score `floor` or more.
    """

    def __init__(self, *, language: Language, rows: Rows, floor: int) -> None:
        self.language = language
        self.floor = floor
        self._rows = rows

    @cached_property
    def index(self) -> WordIndex:
        """The words as the engines know them."""
        return self._rows.index(self.language)

    @cached_property
    def agreement(self) -> float:
        """The chance that two letters of these words, taken at random, are the same."""
        numbers = range(len(self.language.alphabet))
        # Which words may be used changes this by a hundredth; counting them all is fast.
        total = len(self._rows.glyphs)
        return sum((self._rows.glyphs.count(x) / total) ** 2 for x in numbers) if total else 1.0

    @cached_property
    def counts(self) -> dict[int, int]:
        """How many words of each length may be used."""
        pairs = zip(self._rows.lengths, self._rows.scores, strict=True)
        return dict(Counter(length for length, score in pairs if score >= self.floor))


def fill_scores(
    columns: Columns, kinds: bytes, *, floor: int, unclued_floor: int, banned: Flag
) -> bytes:
    """What the words of a language are worth in a fill, one byte a word.

    `kinds` has a bit for each kind of clue a word has.

    Words with a banned flag have no worth, nor have words without a clue below their own floor. What
    the others lack of a clue they lose by as much as their floor lies above that of the rest.
    """
    vulgar = int(banned)
    cost = max(0, unclued_floor - floor)
    unclued = [
        BANNED_SCORE if score < max(floor, unclued_floor) else score - cost for score in range(256)
    ]
    return bytes(
        BANNED_SCORE if flag & vulgar else score if kind else unclued[score]
        for score, kind, flag in zip(columns.scores, kinds, columns.flags, strict=True)
    )
