"""The verbs: a problem, a seed and limits in, an outcome out; no engine judges its own work."""

from crosswright.engines.crisscross import LayingRules, Layout, Pin, lay_words, usual_limits
from crosswright.engines.fill import Answer, Fill, fill
from crosswright.engines.mask import Checked, MaskRules, make_mask
from crosswright.engines.phrase import missing_letters, numbered_squares, ordered_squares
from crosswright.engines.problem import Words
from crosswright.engines.room import room_of
from crosswright.engines.wordsearch import (
    SHORTEST_WORD,
    BlockList,
    Filler,
    HiddenWords,
    HidingRules,
    Sharing,
    Stock,
    hide_words,
)
from crosswright.native import CancelFlag, Progress

__all__ = [
    "SHORTEST_WORD",
    "Answer",
    "BlockList",
    "CancelFlag",
    "Checked",
    "Fill",
    "Filler",
    "HiddenWords",
    "HidingRules",
    "LayingRules",
    "Layout",
    "MaskRules",
    "Pin",
    "Progress",
    "Sharing",
    "Stock",
    "Words",
    "fill",
    "hide_words",
    "lay_words",
    "make_mask",
    "missing_letters",
    "numbered_squares",
    "ordered_squares",
    "room_of",
    "usual_limits",
]
