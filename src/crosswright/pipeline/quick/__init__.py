"""Quick makers: a pasted list and a few choices become a puzzle; one file a family.

An order is plain values, as a form or a script gives them; so is what comes back. To add a family,
write its file and list it in the table.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from crosswright.errors import UsageError
from crosswright.model import Outcome, Puzzle
from crosswright.pipeline.arguments import whole_of
from crosswright.pipeline.quick import arrowword, crisscross, crossword, wordsearch
from crosswright.pipeline.quick.arrowword import QuickArrowword
from crosswright.pipeline.quick.crisscross import QuickCrissCross
from crosswright.pipeline.quick.crossword import QuickCrossword
from crosswright.pipeline.quick.phrases import FoundSaying, find_sayings
from crosswright.pipeline.quick.reading import (
    ReadLine,
    ReadList,
    read_clued,
    read_list,
    text_of_file,
)
from crosswright.pipeline.quick.shown import MOST_SEED, Bench, Given, Made, MadePuzzle, made_of
from crosswright.pipeline.quick.wordsearch import QuickWordSearch

__all__ = [
    "FAMILIES",
    "Bench",
    "Family",
    "FoundSaying",
    "Given",
    "Made",
    "MadePuzzle",
    "QuickArrowword",
    "QuickCrissCross",
    "QuickCrossword",
    "QuickOrder",
    "QuickWordSearch",
    "ReadLine",
    "ReadList",
    "find_sayings",
    "make",
    "read_list",
    "text_of_file",
]

DONE_ONCE = "this is done once"

QuickOrder = QuickCrossword | QuickCrissCross | QuickArrowword | QuickWordSearch


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """One family: what an order of it says, and what makes its puzzles.

    `offers` says that the person's words are offered to a grid, which need not take them.
    """

    name: str
    order: type[QuickOrder]
    make: Callable[[Any, Given, Bench], Sequence[Outcome[Puzzle]]]
    offers: bool = False


FAMILIES: dict[str, Family] = {
    x.name: x
    for x in (
        Family(name="crossword", order=QuickCrossword, make=crossword.make, offers=True),
        Family(name="crisscross", order=QuickCrissCross, make=crisscross.make),
        Family(name="arrowword", order=QuickArrowword, make=arrowword.make, offers=True),
        Family(name="wordsearch", order=QuickWordSearch, make=wordsearch.make),
    )
}


def make(values: Mapping[str, Any], bench: Bench) -> dict[str, Any]:
    """Make what plain values order; plain values come back, see `Made`.

    Raises:
        UsageError: for an order that cannot be filled, saying why.
    """
    family = FAMILIES.get(str(values.get("family")))
    if family is None:
        raise UsageError(
            f"unknown family {values.get('family')!r}; known are {', '.join(FAMILIES)}"
        )
    known = {x.name for x in fields(family.order)}
    unknown = sorted(set(values) - known)
    if unknown:
        raise UsageError(f"an order of a {family.name} says nothing of {', '.join(unknown)}")
    order: QuickOrder = family.order(**values)
    bench.begin("read")
    notes: list[str] = []
    prefer = getattr(order, "prefer", order.language)
    tag, words = read_clued(order.words, tag=order.language, prefer=prefer)
    seed = whole_of("seed", order.seed, least=0, most=MOST_SEED)
    given = Given(language=tag, words=words, seed=seed, note=notes.append)
    outcomes = family.make(order, given, bench)
    return made_of(
        family.name,
        outcomes,
        seed=seed,
        bench=bench,
        # What was told while it was done need not be told again.
        notes=[note for note in notes if not note.endswith(DONE_ONCE)],
        reading=read_list(order.words, tag=tag) if order.words.strip() else None,
        wanted=words.words if family.offers else (),
    ).plain()
