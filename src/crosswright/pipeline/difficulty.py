"""How hard a mask will be to fill, before it is."""

from dataclasses import dataclass

from crosswright.engines import Features, difficulty_of, features_of
from crosswright.lexicon import Lexicon
from crosswright.model import Mask
from crosswright.pipeline.sources import spelled_mask

EASY, MEDIUM, HARD = 210.0, 250.0, 290.0
"""Up to these numbers a mask is easy, of medium difficulty, hard; beyond it is very hard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecast:
    """The difficulty of a mask for some words, and what it was read from.

    `number` is a hundred times log10 of the search steps a fill is likely to take. `features` is
    None where some slot has no word, or where nothing is to be filled.
    """

    number: float
    features: Features | None

    @property
    def verdict(self) -> str:
        """The number in a word."""
        names = ((EASY, "easy"), (MEDIUM, "medium"), (HARD, "hard"))
        return next((name for most, name in names if self.number <= most), "very hard")


def forecast(mask: Mask, lexicon: Lexicon, *, min_score: int = 1, shortest: int = 3) -> Forecast:
    """Predict how hard a mask is to fill with words scored `min_score` or more.

    Raises:
        LanguageError: for a given letter outside the alphabet.
    """
    spelled = spelled_mask(mask, lexicon.language)
    words = lexicon.for_filling(floor=min_score, unclued_floor=min_score)
    return Forecast(
        number=round(
            difficulty_of(spelled, words.counts, shortest=shortest, agree=words.agreement), 1
        ),
        features=features_of(spelled, words.counts, shortest=shortest, agree=words.agreement),
    )
