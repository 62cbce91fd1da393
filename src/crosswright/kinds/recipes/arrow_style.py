"""What a style of arrowwords is: a law for the judge, and the same law as rules for the engine."""

from dataclasses import dataclass
from itertools import pairwise

from crosswright.audit import Profile
from crosswright.engines import ArrowRules
from crosswright.lexicon import Flag
from crosswright.model import PhraseMode, Size


@dataclass(frozen=True, slots=True, kw_only=True)
class ArrowStyle:
    """One style of arrowwords.

    `shares` are pairs (columns of a square grid, wanted share of clue cells), ascending; between
    them a size takes what lies on the straight line. `without` are words the style leaves out. A style
    whose letters are harder to fill has the larger `appetite`: it begins with so many times the words.
    """

    name: str
    summary: str
    profile: Profile
    rules: ArrowRules
    shares: tuple[tuple[int, float], ...]
    phrase_mode: PhraseMode = PhraseMode.NUMBERED
    without: Flag = Flag.PROFANE | Flag.PHRASE | Flag.ABBREVIATION
    appetite: float = 1.0

    def clue_cells(self, size: Size, voids: int = 0, *, more: float = 0.0) -> int:
        """The wanted number of clue cells in a grid of which `voids` squares hold nothing.

        `more` is added to their share.
        """
        side = (size.rows * size.cols) ** 0.5
        points = self.shares
        share = points[0][1]
        for (low, at_low), (high, at_high) in pairwise(points):
            if side > low:
                part = min(1.0, (side - low) / (high - low))
                share = at_low + part * (at_high - at_low)
        return round((share + more) * (size.area - voids))
