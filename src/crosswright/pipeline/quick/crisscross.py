"""A criss-cross from a pasted list, or several versions of it."""

from dataclasses import dataclass, replace
from typing import Literal

from crosswright.errors import MissingData, WordListError
from crosswright.languages import language
from crosswright.lexicon import CluedList, CluedWord, ClueText, load
from crosswright.model import Metadata
from crosswright.pipeline.arguments import whole_of
from crosswright.pipeline.crisscross import CrissCrossWish, new_versions
from crosswright.pipeline.quick.reading import read_clued, read_list
from crosswright.pipeline.quick.shown import MOST_SEED, Bench, Made, made_of, size_in

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


def make(order: QuickCrissCross, bench: Bench) -> Made:
    """Lay the words of a list.

    Raises:
        UsageError: for an order that contradicts itself or its list.
    """
    versions = whole_of("versions", order.versions, least=1, most=MOST_VERSIONS)
    tag, words = read_clued(order.words, tag=order.language, prefer=order.prefer)
    if not words.words:
        raise WordListError("there is no word to lay yet; write one a line")
    notes: list[str] = []
    if order.find_clues:
        words = with_clues(words, tag, notes)
    wish = CrissCrossWish(
        metadata=Metadata(language=tag, title=order.title, author=order.author),
        words=words,
        max_size=size_in(order.rows, order.cols),
        keyword=order.keyword or None,
        count=order.count or None,
        given=order.given,
    )
    outcomes = new_versions(
        wish,
        versions,
        seed=whole_of("seed", order.seed, least=0, most=MOST_SEED),
        cancel=bench.cancel,
        on_note=notes.append,
    )
    reading = read_list(order.words, tag=tag)
    return made_of("crisscross", outcomes, seed=order.seed, notes=notes, reading=reading)


def with_clues(words: CluedList, tag: str, notes: list[str]) -> CluedList:
    """The list with a clue of the lexicon for every word that has none and that it knows."""
    if all(word.clue for word in words.words):
        return words
    try:
        lexicon = load(tag, on_note=notes.append)
    except MissingData as error:
        notes.append(str(error))
        return words
    found = []
    for word in words.words:
        id = None if word.clue else lexicon.find(word.cells)
        clues = () if id is None else tuple(lexicon.clues(id))
        found.append(_clued(word, clues[0]) if clues else word)
    if found != list(words.words):
        notes.append(f"clues for {language(tag).name} words without one come from its word lists")
    return replace(words, words=tuple(found))


def _clued(word: CluedWord, clue: ClueText) -> CluedWord:
    return replace(word, clue=clue.text, source=clue.source, licence=clue.licence)
