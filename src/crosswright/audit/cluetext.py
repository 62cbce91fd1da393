"""What a clue says: its words, the enumeration printed with it, and whether it holds its answer."""

import re

from crosswright.audit.roots import spelled, written_words
from crosswright.languages import Language
from crosswright.model import Entry

# No answer has a hundred letters, but "(1984)" ends many a clue.
_ENUMERATION = re.compile(r"\s*\((\d{1,2}(?:\s*[-‐–—,'’.]\s*\d{1,2})*)\)\s*$")

_WORDS = re.compile(r"\w+")


def split_enumeration(text: str) -> tuple[str, tuple[int, ...]]:
    """A clue without the lengths printed at its end, such as "(5,3)", and these lengths."""
    printed = _ENUMERATION.search(text)
    if printed is None:
        return text.strip(), ()
    lengths = tuple(int(number) for number in re.findall(r"\d+", printed.group(1)))
    return text[: printed.start()].strip(), lengths


def plain(text: str) -> str:
    """A text as a reader compares it: its words, without case, signs and enumeration.

    A text of nothing but signs is compared as it is.
    """
    return " ".join(_WORDS.findall(split_enumeration(text)[0].casefold())) or text.strip()


def definitions(text: str) -> tuple[str, ...]:
    """The definitions in a clue, which semicolons part, each as `plain` has it."""
    parts = split_enumeration(text)[0].split(";")
    return tuple(dict.fromkeys(plain(part) for part in parts if part.strip()))


def holds_answer(entry: Entry, clue: str, language: Language) -> bool:
    """Whether a clue has all the words of the answer side by side, or the answer as one word."""
    whole = spelled(entry, language)
    if whole is None:
        return False
    said = written_words(clue, language)
    phrase = written_words(entry.phrase, language)
    places = range(len(said) - len(phrase) + 1) if phrase else range(0)
    return whole in said or any(said[at : at + len(phrase)] == phrase for at in places)
