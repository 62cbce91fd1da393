"""Measure the engines: tables of seeds made and seconds taken, as the docs print them.

Seconds are CPU time of the whole process unless a column says wall: on a machine that does other
work too, only that can be compared.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import median, quantiles
from time import perf_counter, process_time

from crosswright.model import Found, Limits, Metadata, Puzzle, Size
from crosswright.pipeline.check import check
from crosswright.pipeline.construct import CrosswordWish, new_crossword

CROSSWORDS = (
    ("en", "american", Size(15, 15)),
    ("en", "british", Size(15, 15)),
    ("en", "mini", Size(5, 5)),
    ("ru", "canadian", Size(13, 13)),
)
TIME_LIMIT = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """Runs of one kind: how many were asked for, how many succeeded, and their seconds."""

    name: str
    runs: int
    done: int
    cpu: tuple[float, ...]
    wall: tuple[float, ...]
    note: str = ""

    @property
    def median_cpu(self) -> float:
        """The median CPU time of the runs."""
        return median(self.cpu)

    @property
    def p95_cpu(self) -> float:
        """The CPU time that 19 of 20 runs stay within."""
        return quantiles(self.cpu, n=20)[-1] if len(self.cpu) > 1 else self.cpu[0]

    @property
    def median_wall(self) -> float:
        """The median wall time of the runs."""
        return median(self.wall)


def bench_crosswords(seeds: Sequence[int]) -> Iterator[Timing]:
    """Whole crosswords, from nothing to an audited puzzle, the lexicon loaded anew each time."""
    for tag, preset, size in CROSSWORDS:
        wish = CrosswordWish(metadata=Metadata(language=tag), preset=preset, size=size)
        puzzles: list[Puzzle] = []
        timing = _timed(f"{preset} {size} {tag}", seeds, partial(_make_once, wish, puzzles))
        yield _noted(timing, puzzles)


def _make_once(wish: CrosswordWish, made: list[Puzzle], seed: int) -> bool:
    outcome = new_crossword(wish, seed=seed, limits=Limits(seconds=TIME_LIMIT))
    if not isinstance(outcome, Found):
        return False
    made.append(outcome.result)
    return check(outcome.result).ok


def _timed(name: str, seeds: Sequence[int], one: Callable[[int], bool]) -> Timing:
    cpu, wall, done = [], [], 0
    for seed in seeds:
        started, started_cpu = perf_counter(), process_time()
        done += one(seed)
        cpu.append(process_time() - started_cpu)
        wall.append(perf_counter() - started)
    return Timing(name=name, runs=len(seeds), done=done, cpu=tuple(cpu), wall=tuple(wall))


def _noted(timing: Timing, puzzles: Sequence[Puzzle]) -> Timing:
    entries = [entry for puzzle in puzzles for entry in puzzle.entries]
    if not entries:
        return timing
    clued = sum(entry.clue is not None for entry in entries)
    short = sum(len(entry.answer) == 3 for entry in entries)
    shares = f"{100 * clued / len(entries):.0f} % clued"
    return replace(timing, note=f"{shares}, {100 * short / len(entries):.0f} % of 3 letters")
