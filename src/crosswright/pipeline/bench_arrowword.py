"""Measure arrowwords beside the source's table: whole puzzles with clues, proved by the audit.

The lexicon is loaded and sorted before the first seed, as a batch does it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import mean, median, quantiles
from time import perf_counter, process_time

from crosswright.kinds import GRID_SECONDS, ArrowOrder, arrow_style, make_arrow_puzzle
from crosswright.lexicon import Lexicon, load
from crosswright.model import ClueCell, Found, Limits, Metadata, Puzzle, Size
from crosswright.pipeline.bench import TIME_LIMIT, Timing

SIDES = (8, 10, 12, 15, 18)
SOURCE = {8: (5, 10.0), 10: (20, 5.0), 12: (43, 4.0), 15: (13, 16.0), 18: (13, 18.0)}
"""What the source reports of its classic grids: masks filled of a hundred, seconds a grid."""


def bench_arrowwords(
    seeds: Sequence[int], *, tag: str, style: str, sides: Sequence[int] = SIDES
) -> Iterator[Timing]:
    """One style in one language, size after size."""
    lexicon = load(tag)
    warm = ArrowOrder(
        style=arrow_style(style), size=Size(5, 5), metadata=Metadata(language=tag), clued_only=True
    )
    make_arrow_puzzle(warm, lexicon, limits=Limits(seconds=TIME_LIMIT))
    for side in sides:
        yield _timed(replace(warm, size=Size(side, side), clued_only=False), lexicon, seeds)


def _timed(order: ArrowOrder, lexicon: Lexicon, seeds: Sequence[int]) -> Timing:
    cpu, wall, puzzles = [], [], []
    grids: list[float] = []
    for seed in seeds:
        started, started_cpu = perf_counter(), process_time()
        outcome = make_arrow_puzzle(order, lexicon, seed=seed, limits=Limits(seconds=TIME_LIMIT))
        cpu.append(process_time() - started_cpu)
        wall.append(perf_counter() - started)
        if isinstance(outcome, Found):
            puzzles.append(outcome.result)
            grids.append(float(outcome.statistics[GRID_SECONDS] or 0))
    return Timing(
        name=f"{order.style.name} {order.size} {order.metadata.language}",
        runs=len(seeds),
        done=len(puzzles),
        cpu=tuple(cpu),
        wall=tuple(wall),
        note=_note(puzzles, grids, order.size, lexicon),
    )


def _note(puzzles: Sequence[Puzzle], grids: Sequence[float], size: Size, lexicon: Lexicon) -> str:
    if not puzzles:
        return ""
    entries = [entry for puzzle in puzzles for entry in puzzle.entries]
    lengths = [len(entry.answer) for entry in entries]
    ids = [lexicon.find(entry.answer) for entry in entries]
    scores = [lexicon.score(id) for id in ids if id is not None]
    cells = [
        [square for square in puzzle.grid.squares() if isinstance(puzzle.grid[square], ClueCell)]
        for puzzle in puzzles
    ]
    busy = [{x.arrow.clue_square for x in p.entries if x.arrow is not None} for p in puzzles]
    idle = mean(len(set(all_) - used) for all_, used in zip(cells, busy, strict=True))
    crossed = [Counter(x for entry in p.entries for x in entry.slot.squares) for p in puzzles]
    letters = sum(map(len, crossed))
    unchecked = sum(count == 1 for one in crossed for count in one.values())
    slowest = quantiles(grids, n=20)[-1] if len(grids) > 1 else grids[0]
    parts = [
        f"grid alone {1000 * median(grids):.0f} ms, p95 {1000 * slowest:.0f}",
        f"clue cells {mean(map(len, cells)) / size.area:.3f}",
        f"idle {idle:.2f}",
        f"mean length {mean(lengths):.2f}",
        f"3 letters {100 * lengths.count(3) / len(lengths):.0f} %",
        f"unchecked {100 * unchecked / letters:.1f} %",
        f"2 letters {100 * lengths.count(2) / len(lengths):.1f} %",
        f"zipf {mean(scores) / 10:.2f}",
        f"rare {100 * sum(score < 25 for score in scores) / len(scores):.1f} %",
        f"clued {100 * sum(x.clue is not None for x in entries) / len(entries):.1f} %",
    ]
    if size.rows in SOURCE:
        filled, seconds = SOURCE[size.rows]
        parts.append(f"source: {filled} % of masks, {seconds:g} s a grid")
    return ", ".join(parts)
