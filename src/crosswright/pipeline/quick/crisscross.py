"""A criss-cross from a pasted list, or several versions of it."""

from dataclasses import dataclass, replace
from typing import Literal

from crosswright.errors import MissingData, WordListError
from crosswright.languages import language
from crosswright.lexicon import CluedList, CluedWord, ClueText, load
from crosswright.model import Metadata, Outcome, Puzzle
from crosswright.pipeline.arguments import whole_of
from crosswright.pipeline.crisscross import CrissCrossWish, new_versions
from crosswright.pipeline.quick.shown import Bench, Given, size_in

MOST_VERSIONS = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class QuickCrissCross:
    """A criss-cross as a form asks for it.

    - `words`: a list as it was pasted; `language` "" finds out which it is.
    - `rows`, `cols`: the largest grid, 0 for any.
    - `count`: how many words to take, 0 for all.
    - `keyword`: a word that runs down through the others, or WORD=clue.
    - `given`: "first", or letters to show.
    - `find_clues`: look for a clue of every word that came without one.
    """

    family: Literal["crisscross"] = "crisscross"
    words: str = ""
    language: str = ""
    prefer: str = "en"
    title: str = ""
    author: str = ""
    rows: int = 0
    cols: int = 0
    count: int = 0
    keyword: str = ""
    given: str = ""
    find_clues: bool = True
    versions: int = 1
    seed: int = 0


def make(order: QuickCrissCross, given: Given, bench: Bench) -> tuple[Outcome[Puzzle], ...]:
    """Lay the words of a list.

    Raises:
        UsageError: for an order that contradicts itself or its list.
    """
    versions = whole_of("versions", order.versions, least=1, most=MOST_VERSIONS)
    words = given.words
    if not words.words:
        raise WordListError("there is no word to lay yet; write one a line")
    if order.find_clues:
        words = with_clues(words, given)
    wish = CrissCrossWish(
        metadata=Metadata(language=given.language, title=order.title, author=order.author),
        words=words,
        max_size=size_in(order.rows, order.cols),
        keyword=order.keyword or None,
        count=order.count or None,
        given=order.given,
    )
    return new_versions(
        wish,
        versions,
        seed=given.seed,
        cancel=bench.cancel,
        on_note=given.note,
        on_version=lambda number: bench.begin("search", number=number, count=versions),
    )


def with_clues(words: CluedList, given: Given) -> CluedList:
    """The list with a clue of the lexicon for every word that has none and that it knows."""
    if all(word.clue for word in words.words):
        return words
    try:
        lexicon = load(given.language, on_note=given.note)
    except MissingData as error:
        given.note(str(error))
        return words
    found = []
    for word in words.words:
        id = None if word.clue else lexicon.find(word.cells)
        clues = () if id is None else tuple(lexicon.clues(id))
        found.append(_clued(word, clues[0]) if clues else word)
    if found != list(words.words):
        name = language(given.language).name
        given.note(f"clues for {name} words without one come from its word lists")
    return replace(words, words=tuple(found))


def _clued(word: CluedWord, clue: ClueText) -> CluedWord:
    return replace(word, clue=clue.text, source=clue.source, licence=clue.licence)
