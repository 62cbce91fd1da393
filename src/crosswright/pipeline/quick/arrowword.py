"""An arrowword of a language, with a person's words and a phrase where they give any."""

from dataclasses import dataclass
from typing import Literal

from crosswright.model import Metadata, Outcome, Puzzle
from crosswright.pipeline.arrowword import ArrowWish, new_arrowword
from crosswright.pipeline.preparing import prepare
from crosswright.pipeline.quick.phrases import message_of
from crosswright.pipeline.quick.shown import Bench, Given, size_in

MOST_WISHED = 60
"""Words that are tried to be put into the grid; more are only offered to it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuickArrowword:
    """An arrowword as a form asks for it.

    - `words`: a list as it was pasted; as many as stand well apart are in the grid for sure, the others
      are taken before those of the language, with their clues.
    - `style`: such as magazine, bent or classic.
    - `rows`, `cols`: the grid, 0 for the usual one.
    - `phrase`: what the grid hides, which completes `setup`; with `any_saying` a saying of the
      language that this grid spells well.
    """

    family: Literal["arrowword"] = "arrowword"
    words: str = ""
    language: str = "en"
    style: str = "magazine"
    title: str = ""
    author: str = ""
    rows: int = 0
    cols: int = 0
    phrase: str = ""
    setup: str = ""
    any_saying: bool = False
    seed: int = 0


def make(order: QuickArrowword, given: Given, bench: Bench) -> tuple[Outcome[Puzzle], ...]:
    """Make an arrowword in which every word has a clue.

    Raises:
        UsageError: for an order that breaks the law of its style.
    """
    wish = ArrowWish(
        metadata=Metadata(language=given.language, title=order.title, author=order.author),
        style=order.style,
        size=size_in(order.rows, order.cols),
        phrase=message_of(phrase=order.phrase, any_saying=order.any_saying),
        setup="" if order.any_saying else order.setup,
        clued=(given.words,) if given.words.words else (),
        wished=given.words.words[:MOST_WISHED],
        require_clues=True,
    )
    prepare(given.language)
    bench.begin("search")
    return (
        new_arrowword(
            wish, seed=given.seed, limits=bench.limits, cancel=bench.cancel, on_note=given.note
        ),
    )
