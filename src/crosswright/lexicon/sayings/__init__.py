"""Sayings to hide: old proverbs, which belong to everybody, and the jokes of an installed package.

`en.txt` and `ru.txt` hold well-known proverbs, one a line. Where `pyjokes` is installed, its
one-line jokes in the language come after them.
"""

import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources

from crosswright.errors import LanguageError
from crosswright.languages import Language


@dataclass(frozen=True, slots=True, kw_only=True)
class Punchline:
    """A saying cut in two: what stands above the puzzle, and what the grid hides.

    `setup` is empty where the whole saying is hidden; `letters` are the cells of `text`.
    """

    saying: str
    setup: str
    text: str
    letters: tuple[str, ...]


def sayings(language: Language) -> tuple[str, ...]:
    """The sayings known for a language, each once; none for a language without any."""
    home = resources.files(__name__)
    file = home / f"{language.tag}.txt"
    proverbs = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return tuple(dict.fromkeys([*filter(None, proverbs), *_jokes(language.tag)]))


def punchlines(language: Language, *, fewest: int, most: int) -> Iterator[Punchline]:
    """The sayings whose end, word by word from the last, has a number of letters in a range.

    What is left of the saying is its setup. A saying with a letter the language lacks is left out.
    """
    for saying in sayings(language):
        line = _cut(saying, language, fewest, most)
        if line is not None:
            yield line


def _cut(saying: str, language: Language, fewest: int, most: int) -> Punchline | None:
    words = saying.split()
    for start in range(len(words) - 1, -1, -1):
        text = " ".join(words[start:])
        try:
            letters = language.cells(text)
        except LanguageError:
            return None
        if len(letters) > most:
            return None
        if len(letters) >= fewest:
            setup = " ".join(words[:start])
            return Punchline(
                saying=saying,
                setup=f"{setup} …" if setup else "",
                text=text,
                letters=letters,
            )
    return None


def _jokes(tag: str) -> tuple[str, ...]:
    try:
        package = importlib.import_module("pyjokes")
    except ImportError:
        return ()
    try:
        jokes = package.get_jokes(language=tag, category="neutral")
    except Exception as error:
        if type(error).__name__ not in ("LanguageNotFoundError", "CategoryNotFoundError"):
            raise
        return ()
    return tuple(" ".join(joke.split()) for joke in jokes)
