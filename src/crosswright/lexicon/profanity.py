"""Which words no puzzle prints unasked: an installed list of profanity, as we reviewed it.

`Level.BLOCKED` words must not even be read by accident; `Level.MILD` ones are only not chosen.
"""

import re
import unicodedata
from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from typing import Literal

from crosswright.errors import LanguageError
from crosswright.languages import Language
from crosswright.lexicon.reviewed import REVIEWS, Review
from crosswright.lexicon.sources.base import data_folder

MODULE = "badwords"

SHORTEST_READ = 3
"""Two letters can be read everywhere; nobody takes offence."""

MOST_LISTED_WORDS = 3
"""Longer texts are judged word by word; no list has longer phrases that their words do not tell."""

_WORDS = re.compile(r"[^\W\d_]+(?:['’ʼ-][^\W\d_]+)*")
_NOTHING = Review(listed="", roots="", mild=frozenset(), innocent=frozenset())
_NO_MATCH: Literal[r"(?!)"] = r"(?!)"


class Level(IntEnum):
    """How much a word offends; a puzzle chooses none above `INNOCENT` by itself."""

    INNOCENT = 0
    MILD = 1
    BLOCKED = 2


_INNOCENT = Level.INNOCENT
"""Named once: a member is looked for in its class each time, and a build asks half a million times."""


class Profanity:
    """The judgement on the words of one language; `listed` are those a list calls profane."""

    def __init__(self, *, language: Language, review: Review, listed: Iterable[str] = ()) -> None:
        self._language = language
        self._innocent = frozenset(map(_plain, review.innocent))
        self._mild = frozenset(map(_plain, review.mild)) - self._innocent
        self._listed = frozenset(map(_plain, listed)) - self._innocent
        self._roots = re.compile(_plain(review.roots) or _NO_MATCH)
        self._known: dict[str, Level] = {}
        self._passed: set[str] = set()

    def level(self, text: str) -> Level:
        """How much a word, or the worst word of a phrase, offends."""
        if text in self._passed:
            return _INNOCENT
        if text.isalpha():
            level = self._known_level(_plain(text))
            if level is _INNOCENT:
                self._passed.add(text)
            return level
        chunks = text.split()
        few = len(chunks) <= MOST_LISTED_WORDS
        # What stood between two spaces in an innocent text needs no second look.
        if not few and self._passed.issuperset(chunks):
            return _INNOCENT
        new = set(chunks).difference(self._passed)
        plain = _plain(text if few else " ".join(new))
        words = _WORDS.findall(plain)
        if few and 1 < len(words) <= MOST_LISTED_WORDS:
            words.append(plain)
        level = max(map(self._known_level, words), default=_INNOCENT)
        if level is _INNOCENT:
            self._passed.update(new)
        return level

    def _known_level(self, word: str) -> Level:
        level = self._known.get(word)
        if level is None:
            level = self._known[word] = self._judged(word)
        return level

    def blocked(self) -> tuple[tuple[str, ...], ...]:
        """The cells of every listed word that must not be read by accident, 3 cells or more."""
        found = set()
        for word in self._listed:
            if self._judged(word) is not Level.BLOCKED or " " in word:
                continue
            try:
                cells = self._language.cells(word)
            except LanguageError:
                continue
            if len(cells) >= SHORTEST_READ:
                found.add(cells)
        return tuple(sorted(found))

    def _judged(self, word: str) -> Level:
        if word in self._innocent:
            return Level.INNOCENT
        if self._roots.search(word):
            return Level.BLOCKED
        if word in self._mild:
            return Level.MILD
        return Level.BLOCKED if word in self._listed else Level.INNOCENT


@lru_cache(maxsize=8)
def profanity_of(language: Language) -> Profanity:
    """The judgement on a language's words, from what is installed and what we reviewed.

    Without the package the reviewed roots and mild words still count. A language nobody reviewed is
    judged by the list alone.
    """
    review = REVIEWS.get(language.plain_tag, _NOTHING)
    return Profanity(
        language=language, review=review, listed=_listed(review.listed or language.plain_tag)
    )


def _listed(name: str) -> tuple[str, ...]:
    folder = data_folder(MODULE)
    file = None if folder is None else folder / "resource" / "words" / f"{name}.txt"
    if file is None or not file.is_file():
        return ()
    return tuple(file.read_text(encoding="utf-8").split("\n"))


def _plain(text: str) -> str:
    """Lower case, composed, Russian Ё as Е: how words are compared here."""
    if text.isascii():
        return text.lower().strip()
    return unicodedata.normalize("NFC", text).lower().strip().replace("ё", "е")
