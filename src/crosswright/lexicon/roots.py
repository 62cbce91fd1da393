"""The same-root rule of the design page, for clues: a clue must not give its answer's root away.

The builder cannot ask the native core, which knows only the words of a finished lexicon.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from crosswright.languages import Language

_WORDS = re.compile(r"[^\W\d_]+(?:['’ʼ`´.][^\W\d_]+)*")
_WITHIN = re.compile(r"['’ʼ`´.]")

_GAPS = bytes(code if chr(code).isalpha() else ord(" ") for code in range(128)) + bytes(128)
"""What parts words in ASCII is a space."""

SHORTEST_PART = 3

_HEAD = 4
"""The fewest letters of a word that stand inside another of its root."""

SHORTEST_TELLING = 4
"""A clue's word shorter than this tells only when it is the answer itself ("for" in FORMAT)."""


def same_root(one: str, other: str) -> bool:
    """Whether two words, folded to the same case, share a root by their letters alone."""
    shorter, longer = (one, other) if len(one) <= len(other) else (other, one)
    if shorter[:3] == longer[:3] and len(shorter) >= 3:
        alike = max(3, -(-3 * len(shorter) // 5))
        if shorter[:alike] == longer[:alike]:
            return True
    return _stem(shorter) in longer or (len(one) == len(other) and _stem(longer) in shorter)


def _stem(word: str) -> str:
    """A word less its last two letters, of which four stay; what no word holds for a shorter one."""
    return word[: max(4, len(word) - 2)] if len(word) >= 4 else " "


def tokens(text: str, language: Language) -> tuple[str, ...]:
    """The words of a text as the grid spells them; an apostrophe or a dot parts no word."""
    spelled = language.fold(text).replace("’", "'")
    if spelled.isascii() and not ("`" in spelled or "." in spelled or "''" in spelled):
        # Twice as fast as the pattern, and most texts are such.
        return tuple(spelled.encode().translate(_GAPS, b"'").decode().split())
    words = _WORDS.findall(spelled)
    if _WITHIN.search(spelled) is None:
        return tuple(words)
    return tuple(_WITHIN.sub("", word) for word in words)


@lru_cache(maxsize=4096)
def telling_parts(answer: str, language: Language) -> tuple[str, ...]:
    """The words of an answer that a clue must not tell: those of three letters, and the whole."""
    if answer.isalpha():
        return (language.fold(answer),)
    words = tokens(answer, language)
    long = (word for word in words if len(word) >= SHORTEST_PART)
    return tuple(dict.fromkeys(("".join(words), *long)))


class Told(NamedTuple):
    """The words of a clue, and what shows at a glance that none of them tells an answer."""

    words: tuple[str, ...]
    line: str
    heads: tuple[str, ...]

    @classmethod
    def of(cls, words: tuple[str, ...]) -> "Told":
        """What these words, as `tokens` gives them, tell."""
        heads = tuple([word[:_HEAD] for word in words if len(word) >= _HEAD])
        return cls(words, " " + " ".join(words), heads)

    def with_more(self, more: "Told") -> "Told":
        """These words and others after them."""
        return Told(self.words + more.words, self.line + more.line, self.heads + more.heads)


def leaks(parts: Iterable[str], told: Told) -> bool:
    """Whether one of a clue's words tells one of the `telling_parts`."""
    line, heads = told.line, told.heads
    for part in parts:
        # Most clues share no start with the answer, and need no closer look.
        is_near = f" {part[:3]}" in line or part[:_HEAD] in line
        if (is_near or any(map(part.__contains__, heads))) and _is_told(part, told.words):
            return True
    return False


def _is_told(part: str, words: Iterable[str]) -> bool:
    start, stem = part[:3], _stem(part)
    for word in words:
        if word == part:
            return True
        if len(word) < SHORTEST_TELLING:
            continue
        # What words of one root have at the least; few have it.
        is_near = word[:3] == start or stem in word or word[:_HEAD] in part
        if is_near and same_root(part, word):
            return True
    return False
