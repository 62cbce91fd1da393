"""The same-root rule of the design page, for clues: a clue must not give its answer's root away.

The builder cannot ask the native core, which knows only the words of a finished lexicon.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from crosswright.languages import Language

_WORDS = re.compile(r"[^\W\d_]+(?:['’ʼ`´.][^\W\d_]+)*")
_WITHIN = re.compile(r"['’ʼ`´.]")

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
    spelled = language.fold(text)
    words = _WORDS.findall(spelled)
    if _WITHIN.search(spelled) is None:
        return tuple(words)
    return tuple(_WITHIN.sub("", word) for word in words)


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
        heads = {word[:_HEAD]: 0 for word in words if len(word) >= _HEAD}
        return cls(words, " " + " ".join(words), tuple(heads))


def leaks(parts: Iterable[str], told: Told) -> bool:
    """Whether one of a clue's words tells one of the `telling_parts`."""
    return any(_is_near(part, told) and _is_told(part, told.words) for part in parts)


def _is_near(part: str, told: Told) -> bool:
    """Whether a closer look is needed: most clues share no start with the answer."""
    if f" {part[:3]}" in told.line or part[:_HEAD] in told.line:
        return True
    return any(map(part.__contains__, told.heads))


def _is_told(part: str, words: Iterable[str]) -> bool:
    return any(
        word == part or (len(word) >= SHORTEST_TELLING and same_root(part, word)) for word in words
    )
