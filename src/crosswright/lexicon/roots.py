"""The same-root rule of the design page, for clues: a clue must not give its answer's root away.

The builder cannot ask the native core, which knows only the words of a finished lexicon.
"""

import re
from collections.abc import Iterable

from crosswright.languages import Language

_WORDS = re.compile(r"[^\W\d_]+(?:['’ʼ`´.][^\W\d_]+)*")
_WITHIN = re.compile(r"['’ʼ`´.]")

SHORTEST_PART = 3

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


def leaks(parts: Iterable[str], told: Iterable[str]) -> bool:
    """Whether one of a clue's words, as `tokens` gives them, tells one of the `telling_parts`."""
    for part in parts:
        start, stem = part[:3], part[:4]
        for word in told:
            if word == part:
                return True
            # Most words share no start with the answer and need no closer look.
            near = word.startswith(start) or stem in word or word[:4] in part
            if near and len(word) >= SHORTEST_TELLING and same_root(part, word):
                return True
    return False
