"""Measure criss-crosses beside the method of the source and other makers, on the same words.

Seconds are CPU time, that of the peers' programs included.
"""

import random
import resource
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import mean
from time import process_time

from crosswright.engines import lay_words
from crosswright.lexicon import Flag, Lexicon, load
from crosswright.model import Found, Limits
from crosswright.pipeline.forty_orders import forty_orders
from crosswright.pipeline.peers import Peer, installed_peers

Cells = tuple[str, ...]

COMMONEST = 3_000
"""Words are drawn from so many of the commonest ones of 3 to 14 letters."""

STEPS_A_SECOND = 240_000_000
"""Divided by 100 more than the number of words: about the steps of one CPU second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """One grid as the tables count it; `first` is the CPU time to the first answer."""

    placed: int
    rows: int
    cols: int
    letters: int
    crossings: int
    seconds: float
    first: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """Mean figures of one maker over the samples of one size, and its worst aspect.

    `placed` is the share of words placed, `whole` the share of grids with all of them, `ratio` the
    area beside that of forty orders.
    """

    maker: str
    words: int
    samples: int
    placed: float
    whole: float
    area: float
    ratio: float
    density: float
    crossings: float
    worst_aspect: float
    seconds: float
    first: float | None


Maker = Callable[[Sequence[Cells]], Laid | None]


def bench_crisscross(
    sizes: Sequence[int], samples: int, *, tag: str = "en", seconds: Sequence[float] = (1.0,)
) -> Iterator[Figures]:
    """Every maker on the same samples of each size; forty orders first, to compare areas with.

    Our own limits are steps, about as many as `seconds` of CPU time have, so that other work on
    the machine does not change the figures. Peers are measured where they are installed.

    Raises:
        MissingData: when the language has no lexicon to draw words from.
    """
    words = _commonest(load(tag))
    makers: dict[str, Maker] = {"forty orders": _forty}
    for bound in seconds:
        makers[f"crosswright, {bound:g} s"] = _ours(bound)
    for name, peer in installed_peers().items():
        makers[name] = _theirs(peer)
    for size in sizes:
        drawn = [random.Random(number).sample(words, size) for number in range(samples)]
        base = 0.0
        for name, make in makers.items():
            figures = _figures(name, size, [make(sample) for sample in drawn], base)
            base = base or figures.area
            yield figures


def _commonest(lexicon: Lexicon) -> list[Cells]:
    ranked = sorted(range(len(lexicon)), key=lambda id: (-lexicon.score(id), id))
    words: list[Cells] = []
    for id in ranked:
        word = lexicon.word(id)
        if 3 <= len(word.cells) <= 14 and not word.flags & (Flag.PHRASE | Flag.PROFANE):
            words.append(word.cells)
        if len(words) == COMMONEST:
            break
    return words


def _forty(words: Sequence[Cells]) -> Laid:
    started = process_time()
    pattern = forty_orders(words)
    rows, cols = pattern.sides
    return Laid(
        placed=len(pattern.places),
        rows=rows,
        cols=cols,
        letters=len(pattern.letters),
        crossings=pattern.crossings,
        seconds=process_time() - started,
    )


def _ours(bound: float) -> Maker:
    def make(words: Sequence[Cells]) -> Laid | None:
        steps = int(bound * STEPS_A_SECOND / (100 + len(words)))
        started = process_time()
        outcome = lay_words(words, seed=1, limits=Limits(steps=steps))
        seconds = process_time() - started
        if not isinstance(outcome, Found):
            return None
        layout = outcome.result
        first = outcome.statistics["first_seconds"]
        return Laid(
            placed=len(layout.slots),
            rows=layout.size.rows,
            cols=layout.size.cols,
            letters=sum(map(len, layout.slots)) - layout.crossings,
            crossings=layout.crossings,
            seconds=seconds,
            first=first if isinstance(first, float) else None,
        )

    return make


def _theirs(peer: Peer) -> Maker:
    def make(words: Sequence[Cells]) -> Laid | None:
        started = _children_time()
        made = peer(words)
        seconds = _children_time() - started
        if made is None:
            return None
        rows, placed = made
        squares = [
            (row, col)
            for row, line in enumerate(rows)
            for col, letter in enumerate(line)
            if letter != "-"
        ]
        across = {row for row, _ in squares}
        down = {col for _, col in squares}
        return Laid(
            placed=placed,
            rows=max(across) - min(across) + 1,
            cols=max(down) - min(down) + 1,
            letters=len(squares),
            crossings=_crossings(squares),
            seconds=seconds,
        )

    return make


def _crossings(squares: Sequence[tuple[int, int]]) -> int:
    """Squares with a neighbour both ways: what a reader of the grid takes for a crossing."""
    filled = set(squares)

    def touched(square: tuple[int, int], *steps: tuple[int, int]) -> bool:
        return any((square[0] + down, square[1] + right) in filled for down, right in steps)

    return sum(
        touched(square, (0, 1), (0, -1)) and touched(square, (1, 0), (-1, 0)) for square in squares
    )


def _children_time() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _figures(name: str, size: int, made: Sequence[Laid | None], base: float) -> Figures:
    grids = [grid for grid in made if grid is not None]
    area = mean(grid.rows * grid.cols for grid in grids) if grids else 0.0
    firsts = [grid.first for grid in grids if grid.first is not None]
    return Figures(
        maker=name,
        words=size,
        samples=len(made),
        placed=sum(grid.placed for grid in grids) / (size * len(made)),
        whole=sum(grid.placed == size for grid in grids) / len(made),
        area=area,
        ratio=area / base if base else 1.0,
        density=mean(grid.letters / (grid.rows * grid.cols) for grid in grids) if grids else 0.0,
        crossings=mean(grid.crossings for grid in grids) if grids else 0.0,
        worst_aspect=max((max(x.rows, x.cols) / min(x.rows, x.cols) for x in grids), default=0.0),
        seconds=mean(grid.seconds for grid in grids) if grids else 0.0,
        first=mean(firsts) if firsts else None,
    )
