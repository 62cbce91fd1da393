"""What earlier puzzles of a corpus have used up, as later ones are told of it: fixed round by round.

Attempts run at any time on any worker, and yet must not depend on that. So what a puzzle is told
counts only puzzles that are at least one whole round older, and these are always decided by then.
"""

import zlib
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from crosswright.lexicon import Lexicon
from crosswright.model import Facts

FIRST_ROUND = 48
"""Jobs of the first rounds."""

GROWTH = 6
"""A later round has so large a part of the jobs before it: the newest puzzles it does not know of
weigh little beside those it does."""


def rounds_of(jobs: int) -> tuple[int, ...]:
    """The first job of each round, from 0, in a corpus of so many."""
    starts = [0]
    while (start := starts[-1] + max(FIRST_ROUND, starts[-1] // GROWTH)) < jobs:
        starts.append(start)
    return tuple(starts)


def round_of(starts: tuple[int, ...], number: int) -> int:
    """The round a job belongs to."""
    return bisect_right(starts, number) - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Wear:
    """What the puzzles of a language are told: how often answers were used, and which are used up.

    `uses` are lines of an answer and in how many of a thousand puzzles it stands, squeezed;
    `spent` are answers to do without: they are in nearly as many puzzles as they may be, or in so
    many that others should have their turn.
    """

    uses: bytes = b""
    spent: tuple[str, ...] = ()


FRESH = Wear()


def worn(shares: Mapping[str, int], spent: tuple[str, ...]) -> Wear:
    """What is told of answers, each with the puzzles of a thousand that have it."""
    lines = "\n".join(f"{answer} {share}" for answer, share in sorted(shares.items()))
    return Wear(uses=zlib.compress(lines.encode()), spent=spent)


@lru_cache(maxsize=16)
def uses_of(lexicon: Lexicon, uses: bytes) -> Facts[int, int]:
    """The uses of answers by their ids in a lexicon; what it lacks is left out."""
    if not uses:
        return Facts()
    cells, found = lexicon.language.cells, {}
    for line in zlib.decompress(uses).decode().split("\n"):
        answer, _, share = line.partition(" ")
        id = lexicon.find(cells(answer)) if answer else None
        if id is not None:
            found[id] = int(share)
    return Facts(found)
