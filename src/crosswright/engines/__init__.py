"""The verbs: a problem, a seed and limits in, an outcome out; no engine judges its own work."""

from crosswright.engines.crisscross import LayingRules, Layout, Pin, lay_words, usual_limits
from crosswright.engines.fill import Answer, Fill, fill
from crosswright.engines.mask import Checked, MaskRules, make_mask
from crosswright.engines.phrase import missing_letters, numbered_squares, ordered_squares
from crosswright.engines.problem import Words
from crosswright.engines.room import room_of
from crosswright.native import CancelFlag, Progress

__all__ = [
    "Answer",
    "CancelFlag",
    "Checked",
    "Fill",
    "LayingRules",
    "Layout",
    "MaskRules",
    "Pin",
    "Progress",
    "Words",
    "fill",
    "lay_words",
    "make_mask",
    "missing_letters",
    "numbered_squares",
    "ordered_squares",
    "room_of",
    "usual_limits",
]
