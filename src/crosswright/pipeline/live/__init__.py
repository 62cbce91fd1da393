"""Help for whoever edits a board, within what a key press may take: everything here is one look.

`helping.py` looks at the whole board, `offering.py` at one slot, `clueing.py` at one answer;
`filling.py` alone takes longer, and is ordered. What they give turns into plain JSON by `as_object`.
"""

from crosswright.lexicon import Lexicon
from crosswright.pipeline.live.blank import (
    BlankWish,
    blank_puzzle,
    grid_languages,
    grid_laws,
    laws_of,
)
from crosswright.pipeline.live.clueing import ClueHelp, clue_help
from crosswright.pipeline.live.counting import Statistics, statistics_of
from crosswright.pipeline.live.filling import BoardFill, FillWish, fill_board
from crosswright.pipeline.live.helping import UNFINISHED, Live, SlotHelp, live, settled
from crosswright.pipeline.live.lexicons import language_facts, lexicon_with
from crosswright.pipeline.live.offering import Offer, candidates
from crosswright.pipeline.live.repacking import LayWish, Repacked, repack
from crosswright.pipeline.live.telling import Trouble
from crosswright.pipeline.live.theming import Proposal, theme_proposals

__all__ = [
    "UNFINISHED",
    "BlankWish",
    "BoardFill",
    "ClueHelp",
    "FillWish",
    "LayWish",
    "Lexicon",
    "Live",
    "Offer",
    "Proposal",
    "Repacked",
    "SlotHelp",
    "Statistics",
    "Trouble",
    "blank_puzzle",
    "candidates",
    "clue_help",
    "fill_board",
    "grid_languages",
    "grid_laws",
    "language_facts",
    "laws_of",
    "lexicon_with",
    "live",
    "repack",
    "settled",
    "statistics_of",
    "theme_proposals",
]
