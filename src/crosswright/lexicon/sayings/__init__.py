"""Sayings to hide: old proverbs, which belong to everybody, jokes, and what a person imported.

The files of this folder hold well-known proverbs and jokes of our own, one a line. Where `pyjokes` is
installed, its one-line jokes in the language come after them, then the person's files. Rude ones are
left out.
"""

import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources

from crosswright.errors import LanguageError
from crosswright.languages import Language
from crosswright.lexicon.profanity import Level, profanity_of
from crosswright.lexicon.sayings.kept import KeptSayings, Saying, SayingShelf
from crosswright.lexicon.sayings.reading import ReadSayings, read_sayings

__all__ = [
    "KeptSayings",
    "Punchline",
    "ReadSayings",
    "Saying",
    "SayingShelf",
    "punchlines",
    "read_sayings",
    "sayings",
]

JOKES, JOKES_LICENCE = "pyjokes", "BSD-3-Clause"


@dataclass(frozen=True, slots=True, kw_only=True)
class Punchline:
    """A saying cut in two: what stands above the puzzle, and what the grid hides.

    `setup` is empty where the whole saying is hidden; `letters` are the cells of `text`. `credit`
    names whose saying it is and its licence, "" for what is everybody's.
    """

    saying: str
    setup: str
    text: str
    letters: tuple[str, ...]
    credit: str = ""


def sayings(language: Language) -> tuple[Saying, ...]:
    """The sayings known for a language, each text once; none for a language without any."""
    judge = profanity_of(language)
    known: dict[str, Saying] = {}
    for saying in _all(language):
        if saying.text not in known and judge.level(saying.text) is Level.INNOCENT:
            known[saying.text] = saying
    return tuple(known.values())


def punchlines(language: Language, *, fewest: int, most: int) -> Iterator[Punchline]:
    """The sayings whose end, word by word from the last, has a number of letters in a range.

    What is left of the saying is its setup. A saying with a letter the language lacks is left out.
    """
    for saying in sayings(language):
        line = _cut(saying, language, fewest, most)
        if line is not None:
            yield line


def _all(language: Language) -> Iterator[Saying]:
    file = resources.files(__name__) / f"{language.plain_tag}.txt"
    proverbs = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    yield from (Saying(text=text) for text in proverbs if text)
    for text in _jokes(language.plain_tag):
        yield Saying(text=text, source=JOKES, licence=JOKES_LICENCE)
    yield from SayingShelf(language).sayings()


def ends_of(saying: Saying, language: Language, *, fewest: int, most: int) -> tuple[Punchline, ...]:
    """All ends of a saying, cut between words, that have a number of letters in a range."""
    words = saying.text.split()
    lines = []
    for start in range(len(words)):
        text, setup = " ".join(words[start:]), " ".join(words[:start])
        try:
            letters = language.cells(text)
        except LanguageError:
            return ()
        if fewest <= len(letters) <= most:
            lines.append(
                Punchline(
                    saying=saying.text,
                    setup=f"{setup} …" if setup else "",
                    text=text,
                    letters=letters,
                    credit=saying.credit,
                )
            )
    return tuple(lines)


def _cut(saying: Saying, language: Language, fewest: int, most: int) -> Punchline | None:
    words = saying.text.split()
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
                saying=saying.text,
                setup=f"{setup} …" if setup else "",
                text=text,
                letters=letters,
                credit=saying.credit,
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
