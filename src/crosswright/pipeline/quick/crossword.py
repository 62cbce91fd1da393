"""A crossword of a language, with a person's words and theme where they give any."""

from dataclasses import dataclass, replace
from time import monotonic
from typing import Literal

from crosswright.kinds import preset
from crosswright.languages import language
from crosswright.lexicon import OwnList, OwnWord
from crosswright.model import LimitReached, Limits, Metadata, Outcome, Puzzle
from crosswright.pipeline.arguments import difficulty_of
from crosswright.pipeline.construct import CrosswordWish, new_crossword
from crosswright.pipeline.preparing import prepare
from crosswright.pipeline.quality import wish_of
from crosswright.pipeline.quick.phrases import message_of
from crosswright.pipeline.quick.shown import Bench, Given, size_in
from crosswright.pipeline.sources import theme_of

MOST_WISHED = 12
"""Words of which half may be demanded of a grid; with more no grid is found in time."""

SHARES = (2, 4, 12)
"""One of so many of a person's words is demanded, in turn."""

SOON = 2.0
"""Seconds that a grid with many of a person's words may take, before one with fewer is made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuickCrossword:
    """A crossword as a form asks for it.

    - `words`: a list as it was pasted; its words are taken before others, with their clues.
    - `theme`: answers that must stand in the grid, one a line, ANSWER or ANSWER=clue.
    - `preset`: american, canadian, british, barred or mini.
    - `rows`, `cols`: the grid, 0 for the preset's usual one.
    - `phrase`: letters to hide under numbers, as newspapers print a solution word.
    - `clues`: "" for any, or easy, medium, hard.
    """

    family: Literal["crossword"] = "crossword"
    words: str = ""
    theme: str = ""
    language: str = "en"
    preset: str = "american"
    title: str = ""
    author: str = ""
    rows: int = 0
    cols: int = 0
    phrase: str = ""
    clues: str = ""
    seed: int = 0


def make(order: QuickCrossword, given: Given, bench: Bench) -> tuple[Outcome[Puzzle], ...]:
    """Fill a grid.

    Raises:
        UsageError: for an order that breaks the law of its preset.
    """
    wish = CrosswordWish(
        metadata=Metadata(language=given.language, title=order.title, author=order.author),
        preset=order.preset,
        size=size_in(order.rows, order.cols),
        theme=theme_of(order.theme.splitlines(), language(given.language)),
        clued=(given.words,) if given.words.words else (),
        phrase=message_of(phrase=order.phrase, any_saying=False),
        clues=difficulty_of(order.clues or None),
    )
    # Before the clock runs, which is for searching.
    prepare(given.language)
    bench.begin("search")
    return (_with_most_words(wish, given, bench),)


def _with_most_words(wish: CrosswordWish, given: Given, bench: Bench) -> Outcome[Puzzle]:
    """A grid with many of the person's words: half of them if that can be had soon, else fewer."""
    size = wish.size or preset(wish.preset).standard_size
    fitting = [x for x in given.words.words if len(x.cells) <= max(size)]
    wished = OwnList(
        name=given.words.name,
        encoding="",
        words=tuple(OwnWord(written=x.written, cells=x.cells) for x in fitting),
        rejected=(),
        repeats=0,
    )
    began = monotonic()
    for share in SHARES:
        wanted = min(len(fitting) // share, MOST_WISHED // share)
        if wanted:
            outcome = new_crossword(
                replace(wish, quality=wish_of(wished=[wished], wanted=wanted)),
                seed=given.seed,
                limits=Limits(seconds=min(SOON, bench.seconds / 4)),
                cancel=bench.cancel,
                on_note=given.note,
            )
            if not isinstance(outcome, LimitReached):
                return outcome
    rest = Limits(seconds=max(1.0, bench.seconds - (monotonic() - began)))
    return new_crossword(
        wish, seed=given.seed, limits=rest, cancel=bench.cancel, on_note=given.note
    )
