"""Calibrate the forecast of difficulty: many masks, each filled with a few seeds, counted in steps."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path
from statistics import fmean, median

from crosswright.engines import Checked, MaskRules, fill, make_mask
from crosswright.engines.difficulty import Features, difficulty_of, features_of
from crosswright.errors import UsageError
from crosswright.languages import language
from crosswright.lexicon import FillWords
from crosswright.model import Found, Limits, Mask, Size, Symmetry
from crosswright.pipeline.sources import lexicon_for, read_mask, spelled_mask

STEPS = 1_000
"""Steps granted to one fill; one that needs more counts as twice as many."""

SIDES = (5, 7, 9, 11, 13, 15, 17, 19, 21)
SHARES = (0.24, 0.27, 0.30, 0.33, 0.36, 0.40)
"""Entries for each square of a grid whose every letter is checked."""

Told = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """One mask: what was read off it, the forecast, and the median of the steps its fills took."""

    name: str
    size: Size
    features: Features
    forecast: float
    steps: float

    @property
    def effort(self) -> float:
        """The measured steps on the scale of the forecast."""
        return 100 * log10(max(1.0, self.steps))


@dataclass(frozen=True, slots=True, kw_only=True)
class Calibration:
    """All trials, how well the forecast orders them, and the weights that would fit them best."""

    trials: tuple[Trial, ...]
    rank_correlation: float
    weights: tuple[float, ...]


def calibrate(
    count: int,
    *,
    tag: str = "en",
    seeds: int = 3,
    mask_files: Sequence[str] = (),
    on_trial: Told | None = None,
) -> Calibration:
    """Forecast and fill `count` masks of our own making and those in files or folders.

    Raises:
        UsageError: for fewer than two masks, or a file that cannot be read.
    """
    words = lexicon_for(language(tag)).for_filling(floor=1, unclued_floor=1)
    trials = []
    for name, mask in (*_masks_of_files(mask_files, tag), *_made_masks(count)):
        trial = _trial(name, mask, words, seeds)
        if trial is not None:
            trials.append(trial)
            if on_trial is not None:
                on_trial(f"{name}  forecast {trial.forecast:.0f}  measured {trial.effort:.0f}")
    if len(trials) < 2:
        raise UsageError("fewer than two masks cannot be ordered; ask for more")
    return Calibration(
        trials=tuple(trials),
        rank_correlation=spearman([x.forecast for x in trials], [x.steps for x in trials]),
        weights=least_squares(
            [x.features.terms() for x in trials], [x.effort / 100 for x in trials]
        ),
    )


def _made_masks(count: int) -> Iterator[tuple[str, Mask]]:
    """Masks of all sizes and densities in turn: fully checked ones, every fourth a lattice."""
    made = 0
    for seed in range(20 * count):
        if made == count:
            return
        side = SIDES[seed % len(SIDES)]
        size = Size(side, side)
        if seed % 4 == 3 and side >= 9:
            rules = MaskRules(checked=Checked.LATTICE)
        else:
            share = SHARES[seed // len(SIDES) % len(SHARES)]
            least = int(size.area * share)
            rules = MaskRules(
                symmetry=Symmetry.ROTATION_180 if side % 2 else Symmetry.NONE,
                usual_entries=(least, least + 1),
            )
        outcome = make_mask(size, rules, seed=seed, limits=Limits(steps=200_000))
        if isinstance(outcome, Found):
            made += 1
            yield f"{rules.checked.value} {size} seed {seed}", outcome.result


def _masks_of_files(files: Iterable[str], tag: str) -> Iterator[tuple[str, Mask]]:
    for path in map(Path, files):
        for file in sorted(path.rglob("*.txt")) if path.is_dir() else [path]:
            yield file.stem, spelled_mask(read_mask(str(file)), language(tag), where=str(file))


def _trial(name: str, mask: Mask, words: FillWords, seeds: int) -> Trial | None:
    features = features_of(mask, words.counts, agree=words.agreement)
    if features is None:
        return None
    steps = [_steps(mask, words, seed) for seed in range(1, seeds + 1)]
    return Trial(
        name=name,
        size=mask.size,
        features=features,
        forecast=difficulty_of(mask, words.counts, agree=words.agreement),
        steps=median(steps),
    )


def _steps(mask: Mask, words: FillWords, seed: int) -> int:
    outcome = fill(mask, words, seed=seed, min_score=words.floor, limits=Limits(steps=STEPS))
    if not isinstance(outcome, Found):
        # A proof that there is no fill says that no number of steps would do.
        return 2 * STEPS
    steps = outcome.statistics["steps"]
    assert isinstance(steps, int)
    return steps


def spearman(a: Sequence[float], b: Sequence[float]) -> float:
    """The correlation of the ranks of two rows of numbers; equal numbers share their mean rank."""
    ranks_a, ranks_b = _ranks(a), _ranks(b)
    mean_a, mean_b = fmean(ranks_a), fmean(ranks_b)
    together = sum((x - mean_a) * (y - mean_b) for x, y in zip(ranks_a, ranks_b, strict=True))
    alone = sum((x - mean_a) ** 2 for x in ranks_a) * sum((y - mean_b) ** 2 for y in ranks_b)
    return together / alone**0.5 if alone else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    at = 0
    while at < len(order):
        end = at
        while end < len(order) and values[order[end]] == values[order[at]]:
            end += 1
        for place in order[at:end]:
            ranks[place] = (at + end - 1) / 2
        at = end
    return ranks


def least_squares(rows: Sequence[Sequence[float]], wanted: Sequence[float]) -> tuple[float, ...]:
    """The weights whose sums of the rows come closest to what is wanted, by normal equations."""
    width = len(rows[0])
    matrix = [
        [sum(row[i] * row[j] for row in rows) + (1e-6 if i == j else 0.0) for j in range(width)]
        + [sum(row[i] * x for row, x in zip(rows, wanted, strict=True))]
        for i in range(width)
    ]
    for pivot in range(width):
        best = max(range(pivot, width), key=lambda row: abs(matrix[row][pivot]))
        matrix[pivot], matrix[best] = matrix[best], matrix[pivot]
        scale = matrix[pivot][pivot]
        matrix[pivot] = [x / scale for x in matrix[pivot]]
        for row in range(width):
            if row != pivot:
                factor = matrix[row][pivot]
                matrix[row] = [
                    x - factor * y for x, y in zip(matrix[row], matrix[pivot], strict=True)
                ]
    return tuple(row[-1] for row in matrix)
