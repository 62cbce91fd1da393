"""A word search from a pasted list, or from the words of a language, or several versions of it."""

from dataclasses import dataclass
from typing import Literal

from crosswright.model import Limits, Metadata, Outcome, Puzzle
from crosswright.pipeline.arguments import whole_of
from crosswright.pipeline.quick.phrases import message_of
from crosswright.pipeline.quick.shown import Bench, Given, size_in
from crosswright.pipeline.wordsearch import WordSearchWish, new_versions

MOST_VERSIONS = 8

WordLevel = Literal["easy", "medium", "hard"]


@dataclass(frozen=True, slots=True, kw_only=True)
class QuickWordSearch:
    """A word search as a form asks for it.

    - `words`: a list as it was pasted, "" for words of the language; `language` "" finds out which
      it is.
    - `rows`, `cols`: the grid, 0 for one that suits the words; `shape` is "", circle, diamond, heart
      or letters such as letter:A.
    - `phrase`: what the letters left over spell, which completes `setup`; with `any_saying` a
      saying of the language.
    - `only_words`: hide no words but those of the list.
    - `level`: easy, medium or hard.
    """

    family: Literal["wordsearch"] = "wordsearch"
    words: str = ""
    language: str = ""
    prefer: str = "en"
    title: str = ""
    author: str = ""
    rows: int = 0
    cols: int = 0
    shape: str = ""
    phrase: str = ""
    setup: str = ""
    any_saying: bool = False
    only_words: bool = False
    level: WordLevel = "medium"
    versions: int = 1
    seed: int = 0


def make(order: QuickWordSearch, given: Given, bench: Bench) -> tuple[Outcome[Puzzle], ...]:
    """Hide words in a grid.

    Raises:
        UsageError: for an order that contradicts itself or its list.
    """
    versions = whole_of("versions", order.versions, least=1, most=MOST_VERSIONS)
    words = given.words
    wish = WordSearchWish(
        metadata=Metadata(language=given.language, title=order.title, author=order.author),
        words=words if words.words or words.rejected else None,
        size=size_in(order.rows, order.cols),
        shape=order.shape or None,
        message=message_of(phrase=order.phrase, any_saying=order.any_saying),
        setup="" if order.any_saying else order.setup,
        only_words=order.only_words and bool(words.words),
        level=order.level,
    )
    return new_versions(
        wish,
        versions,
        seed=given.seed,
        limits=Limits(seconds=bench.seconds / versions),
        cancel=bench.cancel,
        on_note=given.note,
        on_version=lambda number: bench.begin("search", number=number, count=versions),
    )
