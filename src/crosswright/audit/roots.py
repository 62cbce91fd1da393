"""Same root: whether two words are one word to a solver, as the judge states the rule.

Two words share a root when

1. they are in one lemma group, or
2. they start with the same letters: at least 3, and at least 60 % of the shorter, or
3. the shorter one has 4 letters or more, and less its last two letters (but at least 4 stay) it
   stands inside the longer one; of two equally long words either is the shorter one.

An answer of several written words counts each of them that has three letters or more.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from crosswright.audit.words import Words
from crosswright.errors import LanguageError
from crosswright.languages import Language
from crosswright.model import Entry

SHORTEST_PART = 3
SHORTEST_OPENING = 3
SHORTEST_CORE = 4

# Apostrophes and dots stand inside a word (O'CLOCK, U.S.A.); hyphens and spaces end it.
_WORD = re.compile(r"[\w'’ʼ`´.]+")
_PRIVATE_USE = 0xE000


@dataclass(frozen=True, slots=True)
class Root:
    """A word as the rule sees it: one character a cell, and what another must have to be kin."""

    word: str
    opening: str
    core: str | None
    group: int | None

    def is_one_lemma(self, other: "Root") -> bool:
        """Whether the lexicon says that two words are forms of one."""
        return self.group is not None and self.group == other.group

    def is_kin(self, other: "Root") -> bool:
        """Whether two words share a root."""
        if self.is_one_lemma(other):
            return True
        short, long = (self, other) if len(self.word) <= len(other.word) else (other, self)
        if len(short.word) >= SHORTEST_OPENING and long.word.startswith(short.opening):
            return True
        if short.core is not None and short.core in long.word:
            return True
        evenly = len(short.word) == len(long.word)
        return evenly and long.core is not None and long.core in short.word


def root_of(cells: tuple[str, ...], language: Language, words: Words | None) -> Root:
    """What the rule needs to know of one written word, its cells being of the language."""
    word = "".join(cells)
    if len(word) != len(cells):
        word = "".join(_sign(cell, language) for cell in cells)
    found = words.find(cells) if words is not None else None
    # At least 60 %, rounded up, in whole numbers.
    shared = max(SHORTEST_OPENING, -(-3 * len(word) // 5))
    return Root(
        word=word,
        opening=word[:shared],
        core=word[: max(SHORTEST_CORE, len(word) - 2)] if len(word) >= SHORTEST_CORE else None,
        group=words.group(found) if words is not None and found is not None else None,
    )


def _sign(cell: str, language: Language) -> str:
    """One character for one cell, so that CH is not found where a C and an H stand apart."""
    return cell if len(cell) == 1 else chr(_PRIVATE_USE + language.letter_id(cell))


@lru_cache(maxsize=20_000)
def written_words(text: str, language: Language) -> tuple[tuple[str, ...], ...]:
    """The words of a text, each as its cells; words the language cannot spell are left out."""
    words = []
    for word in _WORD.findall(text):
        try:
            cells = language.cells(word)
        except LanguageError:
            continue
        if cells:
            words.append(cells)
    return tuple(words)


def spelled(entry: Entry, language: Language) -> tuple[str, ...] | None:
    """An answer letter by letter, the cells of a rebus told apart; None where it has no letters."""
    try:
        return language.spelled_out(entry.answer)
    except LanguageError:
        return None


def parts_of(entry: Entry, language: Language) -> tuple[tuple[str, ...], ...]:
    """The written words of an answer that count, each as its cells.

    The phrase tells where words part. A phrase that does not spell its answer tells nothing: then
    the answer is taken as one word.
    """
    whole = spelled(entry, language)
    if whole is None:
        return ()
    parts = written_words(entry.phrase, language)
    if len(parts) < 2 or tuple(cell for part in parts for cell in part) != whole:
        return (whole,)
    return tuple(part for part in parts if len(part) >= SHORTEST_PART)


def roots_of(
    parts: Iterable[tuple[str, ...]], language: Language, words: Words | None
) -> tuple[Root, ...]:
    """The roots of several written words."""
    return tuple(root_of(part, language, words) for part in parts)


def kin_pairs(answers: Sequence[Sequence[Root]]) -> list[tuple[int, int]]:
    """Which answers share a root, as pairs of their numbers in order.

    Kin have a lemma in common, or the opening or the core of one stands in the other; so only
    answers that meet under such a key are compared, not each with every other.
    """
    homes: defaultdict[object, set[int]] = defaultdict(set)
    for number, roots in enumerate(answers):
        for root in roots:
            for key in _own_keys(root):
                homes[key].add(number)
    met: set[tuple[int, int]] = set()
    for number, roots in enumerate(answers):
        for root in roots:
            for key in _keys_within(root):
                met |= {(min(x, number), max(x, number)) for x in homes.get(key, ())}
    for numbers in (those for key, those in homes.items() if isinstance(key, int)):
        met.update(combinations(sorted(numbers), 2))
    return sorted(
        (a, b)
        for a, b in met
        if a != b and any(root.is_kin(other) for root in answers[a] for other in answers[b])
    )


def _own_keys(root: Root) -> Iterable[object]:
    """What must stand in another word, or be its lemma, to make it kin."""
    if len(root.word) >= SHORTEST_OPENING:
        yield root.opening
    if root.core is not None:
        yield root.core
    if root.group is not None:
        yield root.group


def _keys_within(root: Root) -> Iterable[str]:
    """Every part of a word that may be another one's opening or core."""
    word = root.word
    for end in range(SHORTEST_OPENING, len(word) + 1):
        yield word[:end]
        for start in range(1, end - SHORTEST_CORE + 1):
            yield word[start:end]
