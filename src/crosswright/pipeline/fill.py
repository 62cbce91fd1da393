"""Fill a mask with words: the search alone, without clues or the law of a preset."""

from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic

from crosswright.engines import CancelFlag, Fill, Progress, fill, remedies
from crosswright.kinds import (
    NO_WISH,
    FillRules,
    Quality,
    QualityWish,
    lacking_reason,
    meet_goals,
    quality_of,
    repeatable,
)
from crosswright.languages import Language
from crosswright.lexicon import Lexicon
from crosswright.model import (
    Bar,
    Direction,
    Facts,
    Found,
    Infeasible,
    LimitReached,
    Limits,
    Mask,
    Outcome,
    Square,
    number_slots,
    with_bars,
)
from crosswright.pipeline.quality import bettered
from crosswright.pipeline.sources import spelled_mask

CLIMB = 500
"""Steps spent on each higher floor of score before the person's own is used."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FilledEntry:
    """One answer of a filled grid; `score` is None for an answer that was given."""

    number: int
    direction: str
    answer: str
    score: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FilledGrid:
    """A filled mask for people and scripts: rows of cells (`#` block, `~` void), and its answers.

    `first` measures the first fill and `quality` this one; they differ when it was bettered.
    """

    rows: tuple[tuple[str, ...], ...]
    bars: frozenset[Bar]
    entries: tuple[FilledEntry, ...]
    first: Quality
    quality: Quality

    @property
    def text(self) -> str:
        """One row a line; with bars, as grid text writes them."""
        if self.bars:
            return with_bars(self.rows, self.bars)
        return "\n".join("".join(row) for row in self.rows)


def new_progress() -> Progress:
    """A progress to hand to a fill, and to look at from another thread."""
    return Progress()


def fill_mask(
    mask: Mask,
    tongue: Language,
    lexicon: Lexicon,
    *,
    min_score: int = 0,
    shortest: int = 3,
    roots: bool = True,
    threads: int = 1,
    balanced: bool = False,
    seed: int = 0,
    limits: Limits = Limits(),
    wish: QualityWish = NO_WISH,
    progress: Progress | None = None,
) -> Outcome[FilledGrid]:
    """Fill a mask as grid text gives it, and better the fill as the wish asks.

    Ctrl-C during the bettering ends it: the best fill comes back, and `ended` in the statistics is
    "interrupted". `threads` and `balanced` are as for `engines.fill`.

    Raises:
        MaskError: for a mask without slots, or with cells in no slot.
        LanguageError: for a given letter outside the alphabet.
    """
    mask = spelled_mask(mask, tongue)
    started = monotonic()
    outcome = fill(
        mask,
        lexicon,
        seed=seed,
        limits=limits,
        min_score=min_score,
        shortest=shortest,
        roots=roots,
        longest_shared=wish.longest_shared,
        climb=CLIMB,
        threads=threads,
        balanced=balanced,
        cancel=CancelFlag(),
        progress=progress,
    )
    if isinstance(outcome, LimitReached):
        return LimitReached(reason=outcome.reason, statistics=outcome.statistics)
    if not isinstance(outcome, Found):
        return outcome
    rules = FillRules(seed=seed, shortest=shortest, min_score=min_score, roots=roots)
    left = None if limits.seconds is None else max(0.01, limits.seconds - monotonic() + started)
    best = _with_goals_met(outcome, lexicon, wish, rules=rules, seconds=left)
    best = bettered(best, lexicon, wish, rules=rules, cancel=None)
    if isinstance(best, LimitReached):
        return LimitReached(reason=best.reason, statistics=best.statistics)
    if not isinstance(best, Found):
        return best
    first = quality_of(outcome.result.answers, lexicon)
    varying = {name: x for name, x in best.statistics.items() if name != "improve_seconds"}
    return Found(
        result=_filled_grid(best.result, lexicon, first),
        statistics=repeatable(Facts(varying)),
    )


def _with_goals_met(
    first: Found[Fill],
    lexicon: Lexicon,
    wish: QualityWish,
    *,
    rules: FillRules,
    seconds: float | None,
) -> Outcome[Fill]:
    if not wish.has_goal:
        return first
    met = meet_goals(first.result, lexicon, wish, rules=rules, seconds=seconds, cancel=CancelFlag())
    if met.lacking:
        return LimitReached(reason=lacking_reason(wish, met), statistics=met.statistics)
    return Found(result=met.fill, statistics=first.statistics)


def remedies_for(
    mask: Mask,
    lexicon: Lexicon,
    infeasible: Infeasible,
    *,
    min_score: int = 0,
    shortest: int = 3,
    roots: bool = True,
    longest_shared: int | None = None,
    others: Mapping[str, Lexicon] | None = None,
) -> tuple[str, ...]:
    """In plain words, what would make a fill possible that was proved not to be; each was tried."""
    mask = spelled_mask(mask, lexicon.language)
    found = remedies(
        mask,
        lexicon,
        infeasible,
        min_score=min_score,
        shortest=shortest,
        roots=roots,
        longest_shared=longest_shared,
        others=others,
    )
    return found.sentences(mask)


def _filled_grid(filled: Fill, lexicon: Lexicon, first: Quality) -> FilledGrid:
    numbers = number_slots(answer.slot for answer in filled.answers)
    listed = sorted(
        filled.answers, key=lambda x: (x.slot.direction is Direction.DOWN, x.slot.start)
    )
    return FilledGrid(
        rows=_rows(filled.mask, filled.letters),
        bars=filled.mask.bars,
        entries=tuple(
            FilledEntry(
                number=numbers[x.slot.start],
                direction=x.slot.direction.value,
                answer="".join(x.cells),
                score=None if x.word is None else lexicon.word(x.word).score,
            )
            for x in listed
        ),
        first=first,
        quality=quality_of(filled.answers, lexicon),
    )


def _rows(mask: Mask, letters: Mapping[Square, str]) -> tuple[tuple[str, ...], ...]:
    def sign(square: Square) -> str:
        if square in mask.blocks:
            return "#"
        return "~" if square in mask.voids else letters[square]

    return tuple(
        tuple(sign(Square(row, col)) for col in range(mask.size.cols))
        for row in range(mask.size.rows)
    )
