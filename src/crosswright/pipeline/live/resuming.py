"""A fill that goes on from what an earlier one left: what stands is kept as far as it can be."""

from collections.abc import Iterator
from dataclasses import replace
from time import monotonic

from crosswright.engines import CancelFlag, Fill, Progress, fill
from crosswright.lexicon import FillWords
from crosswright.model import Cancelled, Facts, Found, LimitReached, Limits, Mask, Outcome, Square
from crosswright.pipeline.live.masking import SHORTEST

RINGS = (0, 1, 2, 4)
"""How far around the gaps letters are given up, one try after the other; at last all are."""

SHARE = 0.2
"""Of the time that is left, what each try but the last may take."""


def go_on(
    mask: Mask,
    start: Facts[Square, str],
    words: FillWords,
    *,
    seed: int,
    seconds: float,
    min_score: int,
    cancel: CancelFlag,
    progress: Progress,
) -> Outcome[Fill]:
    """Fill a mask beginning with the letters of an earlier fill.

    First only the gaps are filled; where that cannot be, letters around them are given up, ring by
    ring, and in the end all. The fullest grid that was seen is what a limit or a cancel leaves.
    """
    until = monotonic() + seconds
    best: Fill | None = None
    for held in _held(mask, start):
        left = max(0.1, until - monotonic())
        outcome = fill(
            replace(mask, letters=Facts({**mask.letters, **held})),
            words,
            seed=seed,
            limits=Limits(seconds=left * SHARE if held else left),
            min_score=min_score,
            shortest=SHORTEST,
            cancel=cancel,
            progress=progress,
        )
        if isinstance(outcome, Found):
            return outcome
        if isinstance(outcome, LimitReached | Cancelled):
            best = _fuller(best, outcome.best)
            if isinstance(outcome, Cancelled) or not held:
                return replace(outcome, best=best)
        elif not held:
            return outcome
    raise AssertionError("the last try holds nothing")


def _held(mask: Mask, start: Facts[Square, str]) -> Iterator[dict[Square, str]]:
    """Letters of the start that are held, fewer each time; nothing at last."""
    known = {x: y for x, y in start.items() if x in mask.open_squares() and x not in mask.letters}
    gaps = [x for x in mask.open_squares() if x not in known and x not in mask.letters]
    before = len(known) + 1
    for ring in RINGS:
        held = {x: y for x, y in known.items() if all(_distance(x, gap) > ring for gap in gaps)}
        if held and len(held) < before:
            before = len(held)
            yield held
    yield {}


def _distance(one: Square, other: Square) -> int:
    return max(abs(one.row - other.row), abs(one.col - other.col))


def _fuller(one: Fill | None, other: object) -> Fill | None:
    if not isinstance(other, Fill):
        return one
    return other if one is None or len(other.letters) > len(one.letters) else one
