"""The fill from Python, with plain values: a whole mask at once, or help for filling it by hand."""

from crosswright.engines import CancelFlag, Fill, LookAhead, Progress
from crosswright.engines import fill as engine_fill
from crosswright.engines import look_ahead as engine_look_ahead
from crosswright.errors import UsageError
from crosswright.kinds import FillRules
from crosswright.lexicon import Lexicon
from crosswright.model import Direction, Limits, Mask, Outcome, Slot, slots_of
from crosswright.pipeline.arguments import (
    MOST_JOBS,
    flag_of,
    lexicon_of,
    mask_of,
    score_of,
    whole_of,
)
from crosswright.pipeline.fill import CLIMB
from crosswright.pipeline.quality import bettered, wish_of
from crosswright.pipeline.sources import spelled_mask

SECONDS = 60.0
"""The wall time a search may take unless asked otherwise."""
MOST_CANDIDATES = 100
"""Words of a slot that are tried for a look ahead, unless asked otherwise."""


def fill(
    mask: Mask | str,
    lexicon: Lexicon | str = "en",
    *,
    min_score: int = 0,
    shortest: int = 3,
    roots: bool = True,
    longest_shared: int | None = None,
    jobs: int = 1,
    seed: int = 0,
    improve: float | None = None,
    improve_steps: int | None = None,
    steps: int | None = None,
    seconds: float | None = SECONDS,
    cancel: CancelFlag | None = None,
    progress: Progress | None = None,
) -> Outcome[Fill]:
    """Fill a mask (grid text or a `Mask`) with words of a lexicon (or of a language, by its tag).

    High scores are preferred. After the first fill `improve` seconds, or `improve_steps`, are spent
    on better words; Ctrl-C ends the improving and the best fill comes back. `jobs` search at once;
    with one and `steps` the same seed gives the same fill on every machine. `roots` keeps
    answers of one root apart, and `longest_shared` those that share more letters in a row, wherever
    they stand (2 to 31; None is any number).

    Raises:
        TypeError: for a value of the wrong type.
        UsageError: for a mask, language or limit that cannot be used.
    """
    words = lexicon_of(lexicon)
    wish = wish_of(improve=improve, improve_steps=improve_steps, longest_shared=longest_shared)
    first = engine_fill(
        spelled_mask(mask_of(mask), words.language),
        words,
        seed=whole_of("seed", seed),
        limits=Limits(seconds=seconds, steps=steps),
        min_score=score_of(min_score),
        shortest=whole_of("shortest", shortest, least=2),
        roots=roots,
        longest_shared=wish.longest_shared,
        climb=CLIMB,
        threads=whole_of("jobs", jobs, least=1, most=MOST_JOBS),
        cancel=flag_of(cancel),
        progress=progress,
    )
    rules = FillRules(seed=seed, shortest=shortest, min_score=min_score, roots=roots)
    return bettered(first, words, wish, rules=rules, cancel=cancel)


def look_ahead(
    mask: Mask | str,
    lexicon: Lexicon | str = "en",
    *,
    slot: tuple[int, int, str] | None = None,
    min_score: int = 0,
    shortest: int = 3,
    roots: bool = True,
    most: int = MOST_CANDIDATES,
) -> LookAhead:
    """What can still stand in a mask with some letters: letters a square, words a slot.

    `slot` is (row, column, "across" or "down") of a slot's first square, from 0; its words come
    back too, those that leave the other slots most first; up to `most` are tried.

    Raises:
        TypeError: for a value of the wrong type.
        UsageError: for a mask or language that cannot be used, or a slot that is none.
    """
    words = lexicon_of(lexicon)
    spelled = spelled_mask(mask_of(mask), words.language)
    least = whole_of("shortest", shortest, least=2)
    return engine_look_ahead(
        spelled,
        words,
        slot=None if slot is None else _slot_at(spelled, slot, least),
        min_score=score_of(min_score),
        shortest=least,
        roots=roots,
        most=whole_of("most", most, least=1),
    )


def _slot_at(mask: Mask, place: tuple[int, int, str], shortest: int) -> Slot:
    for slot in slots_of(mask, shortest=shortest):
        if (*slot.start, slot.direction.value) == tuple(place):
            return slot
    names = " or ".join(f'"{x.value}"' for x in (Direction.ACROSS, Direction.DOWN))
    raise UsageError(f"no slot starts at {place!r}; give (row, column, {names})")
