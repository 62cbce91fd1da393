"""What each kind of puzzle is: its law, and the recipe that makes it.

To add a preset, write its file with a constant `PRESET` and list it in the table.
"""

from crosswright.audit import Profile
from crosswright.errors import UsageError
from crosswright.kinds import american, barred, british, canadian, crisscross, mini, wordsearch
from crosswright.kinds.arrowword import STANDARD_SIZE, STYLES, arrow_style
from crosswright.kinds.base import Preset
from crosswright.kinds.recipes.arrow_style import ArrowStyle
from crosswright.kinds.recipes.arrowword import GRID_SECONDS, PLACED, ArrowOrder, make_arrow_puzzle
from crosswright.kinds.recipes.clueing import with_credits
from crosswright.kinds.recipes.crisscross import CrissCrossOrder, ListedWord, make_crisscross
from crosswright.kinds.recipes.crossword import grid_of, make_crossword, repeatable
from crosswright.kinds.recipes.order import CrosswordOrder
from crosswright.kinds.recipes.own_places import WishedWord
from crosswright.kinds.recipes.phrase_places import Ground, place_phrase
from crosswright.kinds.recipes.quality import (
    NO_WISH,
    FillRules,
    Quality,
    QualityWish,
    better,
    lacking_reason,
    meet_goals,
    quality_of,
)
from crosswright.kinds.recipes.theme import ThemeEntry
from crosswright.kinds.recipes.wordsearch import (
    WordSearchOrder,
    block_words,
    lengths_to_hide,
    make_wordsearch,
    materials_of,
)

__all__ = [
    "GRID_SECONDS",
    "NO_WISH",
    "PLACED",
    "PRESETS",
    "STANDARD_SIZE",
    "STYLES",
    "ArrowOrder",
    "ArrowStyle",
    "CrissCrossOrder",
    "CrosswordOrder",
    "FillRules",
    "Ground",
    "ListedWord",
    "Preset",
    "Quality",
    "QualityWish",
    "ThemeEntry",
    "WishedWord",
    "WordSearchOrder",
    "arrow_style",
    "better",
    "block_words",
    "grid_of",
    "lacking_reason",
    "lengths_to_hide",
    "make_arrow_puzzle",
    "make_crisscross",
    "make_crossword",
    "make_wordsearch",
    "materials_of",
    "meet_goals",
    "place_phrase",
    "preset",
    "profile_of",
    "quality_of",
    "repeatable",
    "with_credits",
]

PRESETS: dict[str, Preset] = {
    x.name: x
    for x in (american.PRESET, canadian.PRESET, british.PRESET, barred.PRESET, mini.PRESET)
}

ANY_CROSSWORD = Profile(name="any crossword")
"""The law of a crossword that names no preset: what every crossword must keep."""

ANY_ARROWWORD = Profile(name="any arrowword")
"""The law of an arrowword that names no style."""

LAWS: dict[str, Profile] = {
    "crossword": ANY_CROSSWORD,
    "crisscross": crisscross.PROFILE,
    "arrowword": ANY_ARROWWORD,
    "wordsearch": wordsearch.PROFILE,
}
"""The laws of each kind where no preset is named."""


def preset(name: str) -> Preset:
    """The preset with this name.

    Raises:
        UsageError: for a name that is not in the table.
    """
    try:
        return PRESETS[name]
    except KeyError:
        raise UsageError(f"unknown preset {name!r}; known are {', '.join(PRESETS)}") from None


def profile_of(name: str, *, kind: str) -> Profile:
    """The law to judge a puzzle by: that of its preset, or what every puzzle of its kind must keep.

    Raises:
        UsageError: for an unknown preset or kind.
    """
    if kind not in LAWS:
        raise UsageError(f"unknown kind {kind!r}; known are {', '.join(LAWS)}")
    if not name:
        return LAWS[kind]
    return arrow_style(name).profile if kind == "arrowword" else preset(name).profile
