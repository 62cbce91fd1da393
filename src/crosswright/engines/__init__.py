"""The verbs: a problem, a seed and limits in, an outcome out; no engine judges its own work."""

from crosswright.engines.arrowword import (
    ArrowAnswer,
    ArrowFill,
    ArrowPrices,
    ArrowRules,
    ArrowWords,
    Border,
    ChosenWords,
    Given,
    Moment,
    Unchecked,
    check_size,
    make_arrowword,
)
from crosswright.engines.crisscross import LayingRules, Layout, Pin, lay_words, usual_limits
from crosswright.engines.difficulty import IMPOSSIBLE, Features, difficulty_of, features_of
from crosswright.engines.fill import Answer, Fill, fill
from crosswright.engines.graft import refill
from crosswright.engines.improve import Goals, Improvement, improve
from crosswright.engines.look_ahead import Candidate, LookAhead, look_ahead
from crosswright.engines.mask import Checked, MaskRules, make_mask
from crosswright.engines.phrase import (
    best_ordered,
    closest_squares,
    missing_letters,
    numbered_squares,
    ordered_squares,
)
from crosswright.engines.problem import Words, cells_of
from crosswright.engines.remedies import Remedies, remedies
from crosswright.engines.room import room_of
from crosswright.engines.survey import DeadEnd, Survey, survey
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
    "IMPOSSIBLE",
    "SHORTEST_WORD",
    "Answer",
    "ArrowAnswer",
    "ArrowFill",
    "ArrowPrices",
    "ArrowRules",
    "ArrowWords",
    "BlockList",
    "Border",
    "CancelFlag",
    "Candidate",
    "Checked",
    "ChosenWords",
    "DeadEnd",
    "Features",
    "Fill",
    "Filler",
    "Given",
    "Goals",
    "HiddenWords",
    "HidingRules",
    "Improvement",
    "LayingRules",
    "Layout",
    "LookAhead",
    "MaskRules",
    "Moment",
    "Pin",
    "Progress",
    "Remedies",
    "Sharing",
    "Stock",
    "Survey",
    "Unchecked",
    "Words",
    "best_ordered",
    "cells_of",
    "check_size",
    "closest_squares",
    "difficulty_of",
    "features_of",
    "fill",
    "hide_words",
    "improve",
    "lay_words",
    "look_ahead",
    "make_arrowword",
    "make_mask",
    "missing_letters",
    "numbered_squares",
    "ordered_squares",
    "refill",
    "remedies",
    "room_of",
    "survey",
    "usual_limits",
]
