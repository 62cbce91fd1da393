"""Measure hidden phrases of arrowwords: how many are placed, how evenly, how fast a list is read."""

from collections.abc import Iterator, Sequence
from random import Random
from time import process_time

from crosswright.engines import best_ordered
from crosswright.errors import UsageError
from crosswright.kinds import (
    PLACED,
    ArrowOrder,
    Ground,
    arrow_style,
    make_arrow_puzzle,
    place_phrase,
)
from crosswright.languages import language
from crosswright.lexicon import Lexicon, Punchline, ends_of, load, sayings
from crosswright.model import Found, Grid, LetterCell, Limits, Metadata, PhraseMode, Puzzle, Size
from crosswright.pipeline.bench import Timing

SIDES = {
    PhraseMode.ROW: (12, 15, 18),
    PhraseMode.SLOTS: (8, 12, 18),
    PhraseMode.NUMBERED: (8, 12, 18),
    PhraseMode.ORDERED: (12,),
}
"""The sizes at which each way of hiding is measured."""

FEWEST, MOST = 6, 18
"""Letters of the phrases that are tried."""

PLACES = 6
"""Seeds tried before a phrase counts as one that does not fit a grid of its size."""

SECONDS = 5.0


def bench_arrow_phrases(seeds: Sequence[int], *, tag: str, style: str) -> Iterator[Timing]:
    """The ends of a language's sayings, each way of hiding them, size after size."""
    lexicon, tongue = load(tag), language(tag)
    ends = (end for x in sayings(tongue) for end in ends_of(x, tongue, fewest=FEWEST, most=MOST))
    lines = sorted({end.text: end for end in ends}.values(), key=lambda end: end.text)
    for mode, sides in SIDES.items():
        for side in sides:
            yield _timed(mode, Size(side, side), lines, lexicon, style, seeds)


def _timed(
    mode: PhraseMode,
    size: Size,
    lines: Sequence[Punchline],
    lexicon: Lexicon,
    style: str,
    seeds: Sequence[int],
) -> Timing:
    fitting, puzzles, cpu = 0, list[Puzzle](), list[float]()
    for seed in seeds:
        text = Random(seed).choice(lines).text
        order = _order(text, mode, size, lexicon, style)
        if order is None:
            continue
        fitting += 1
        started = process_time()
        outcome = make_arrow_puzzle(order, lexicon, seed=seed, limits=Limits(seconds=SECONDS))
        cpu.append(process_time() - started)
        if isinstance(outcome, Found):
            puzzles.append(outcome.result)
    return Timing(
        name=f"{mode.value} {style} {size} {lexicon.language.tag}",
        runs=fitting,
        done=len(puzzles),
        cpu=tuple(cpu) or (0.0,),
        wall=tuple(cpu) or (0.0,),
        note=_note(mode, puzzles, lines, lexicon),
    )


def _order(
    text: str, mode: PhraseMode, size: Size, lexicon: Lexicon, style: str
) -> ArrowOrder | None:
    """The order for a phrase that finds a place in a grid that is still empty; else None."""
    rules = arrow_style(style).rules
    ground = Ground(size=size, border=rules.border, shortest=rules.shortest)
    places = (
        place_phrase(text, mode, ground, lexicon.language, seed=seed) for seed in range(PLACES)
    )
    if mode in PLACED and not any(place is not None for place in places):
        return None
    try:
        return ArrowOrder(
            style=arrow_style(style),
            size=size,
            metadata=Metadata(language=lexicon.language.tag),
            phrase=text,
            phrase_mode=mode,
        )
    except UsageError:
        # A word twice, or more letters than the grid holds.
        return None


def _note(
    mode: PhraseMode, puzzles: Sequence[Puzzle], lines: Sequence[Punchline], lexicon: Lexicon
) -> str:
    if mode is not PhraseMode.ORDERED or not puzzles:
        return ""
    spread = [_unevenness(puzzle) for puzzle in puzzles]
    started = process_time()
    for puzzle in puzzles:
        best_ordered(puzzle.grid, [line.letters for line in lines], lexicon.language)
    scan = (process_time() - started) / len(puzzles)
    return (
        f"{sum(spread) / len(spread):.2f} gaps from even spacing (root mean square), "
        f"a list of {len(lines)} sayings held against a grid in {1000 * scan:.1f} ms"
    )


def _unevenness(puzzle: Puzzle) -> float:
    """The root of the mean squared distance of a phrase's letters from even spacing, in gaps."""
    phrase = puzzle.hidden_phrase
    if phrase is None:
        return 0.0
    letters = _letters(puzzle.grid)
    gap = len(letters) / len(phrase.squares)
    places = [letters.index(square) for square in phrase.squares]
    off = [place - ((number + 0.5) * gap - 0.5) for number, place in enumerate(places)]
    return float((sum(x * x for x in off) / len(off)) ** 0.5 / gap)


def _letters(grid: Grid) -> list[object]:
    return [square for square in grid.squares() if isinstance(grid[square], LetterCell)]
