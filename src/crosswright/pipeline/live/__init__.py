"""Help for whoever edits a board, within what a key press may take: everything here is one look.

`helping.py` looks at the whole board, `offering.py` at one slot, `clueing.py` at one answer. What
they give turns into plain JSON by `as_object`.
"""

from crosswright.pipeline.live.clueing import ClueHelp, clue_help
from crosswright.pipeline.live.counting import Statistics, statistics_of
from crosswright.pipeline.live.helping import Live, SlotHelp, live
from crosswright.pipeline.live.offering import Offer, candidates
from crosswright.pipeline.live.telling import Trouble

__all__ = [
    "ClueHelp",
    "Live",
    "Offer",
    "SlotHelp",
    "Statistics",
    "Trouble",
    "candidates",
    "clue_help",
    "live",
    "statistics_of",
]
