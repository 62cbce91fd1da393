"""The nouns of the room: a word, a clue's text, and where both come from."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntFlag
from typing import Literal, get_args

from crosswright.languages import Language

SHORTEST, LONGEST = 2, 32
"""Cells a word may have; the `breaks` column has one bit for each."""

MOST_SCORE = 100
NO_FREQUENCY_SCORE = 5
"""The score of a word nobody counted: below the rarest one that has a frequency (zipf 1, 10)."""

LESS_THAN_ITS_WORDS = 1.5
"""Words side by side by chance would be rarer by more, "ice cream" is by less."""

EVERYDAY_ZIPF, COMMON_ZIPF = 3.0, 2.0

ClueKind = Literal["straight", "synonym", "translation", "indirect"]
Difficulty = Literal["easy", "medium", "hard"]
CLUE_KINDS: tuple[ClueKind, ...] = get_args(ClueKind)


class Flag(IntFlag):
    """What is known of a word beside its letters."""

    NAME = 1
    ABBREVIATION = 2
    PROFANE = 4
    """Mild or worse: judged so by us or a list, or every sense marked as vulgar by a source."""
    PHRASE = 8
    INFLECTED = 16
    """A plural, a past tense: not the form a dictionary lists."""
    OBSCENE = 32
    """Worse than mild: no word to be read by accident."""


Rude = Literal["none", "mild", "all"]
"""Which rude words may be chosen unasked: none of them, the mild ones, or all."""

RUDE_FLAGS: dict[Rude, Flag] = {"none": Flag.PROFANE, "mild": Flag.OBSCENE, "all": Flag(0)}
"""What a word must not be, by which rude words may be chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """One body of data, as a credits line names it, and the package that brings it."""

    name: str
    licence: str
    package: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClueText:
    """One way to ask for a word, with where it comes from and under which licence.

    `difficulty` is None until `graded` has judged it.
    """

    text: str
    kind: ClueKind
    source: str = ""
    licence: str = ""
    difficulty: Difficulty | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """An item of the lexicon; it stands in no grid.

    `cells` has one string a cell, `written` is how one writes it ("North Sea"). `zipf` is the
    base-10 logarithm of its uses in a thousand million words, None when nobody counted them.
    """

    cells: tuple[str, ...]
    written: str
    zipf: float | None
    score: int
    lemma: str
    flags: Flag
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tiers:
    """How many words are everyday (zipf 3 and more), common (2 and more), and all of them."""

    everyday: int
    common: int
    full: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClueCount:
    """How many words of each tier have a clue of one kind ("any" for all kinds together)."""

    kind: str
    words: Tiers


@dataclass(frozen=True, slots=True, kw_only=True)
class LexiconInfo:
    """What stands in a lexicon: counts, and the packages and sources it was built from.

    `lengths` has a pair for each length that occurs: cells, words. `inflected` counts those words
    that no dictionary lists: plurals, forms of verbs. `letters` has the share of each letter of the
    alphabet in the common words, 0 to 1.
    """

    tag: str
    tiers: Tiers
    inflected: Tiers
    lengths: tuple[tuple[int, int], ...]
    clued: tuple[ClueCount, ...]
    sources: tuple[Source, ...]
    packages: tuple[tuple[str, str], ...]
    letters: tuple[tuple[str, float], ...] = ()
    own: int = 0


def score_of(zipf: float | None) -> int:
    """The score a frequency earns, 0 to 100."""
    if zipf is None:
        return NO_FREQUENCY_SCORE
    return max(0, min(MOST_SCORE, round(10 * zipf)))


def phrase_zipf(zipfs: Iterable[float | None]) -> float | None:
    """What a phrase's frequency may be by those of its words; None where one was never counted.

    No package counts phrases. One is taken to be rarer than the rarest of its words by `LESS_THAN_ITS_WORDS`.
    """
    known = tuple(zipfs)
    counted = [zipf for zipf in known if zipf is not None]
    if not counted or len(counted) < len(known):
        return None
    return max(0.0, round(min(counted) - LESS_THAN_ITS_WORDS, 2))


def breaks_of(written: str, language: Language) -> int:
    """Where the written words of a phrase start: bit i is set when one starts at cell i.

    Spaces and hyphens part words; an apostrophe does not.

    Raises:
        LanguageError: for a letter outside the alphabet.
    """
    if written.isalpha():
        return 1
    bits = at = 0
    for part in written.translate(_JOINTS).split():
        cells = len(language.cells(part))
        if cells:
            bits |= 1 << at
            at += cells
    return bits


_JOINTS = {ord(sign): " " for sign in "-‐‑–—/"}
