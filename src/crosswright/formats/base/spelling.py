"""Letters of a file as letters of our grid, and the language they are in where none is stated."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable

from crosswright.errors import LanguageError
from crosswright.languages import SPELLINGS

Spelling = Callable[[str], str]
"""How a letter of the file is spelled in our grid."""


def guess_language(texts: Iterable[str]) -> tuple[str, str]:
    """The language to assume for these texts, with one line that says so.

    Only the script is looked at: Cyrillic is taken for Russian, all else for English.
    """
    letters = Counter(
        "ru" if "\u0400" <= sign <= "\u052f" else "en"
        for text in texts
        for sign in text
        if sign.isalpha()
    )
    tag = letters.most_common(1)[0][0] if letters else "en"
    script = "Cyrillic" if tag == "ru" else "not Cyrillic"
    return tag, f"no language is stated; the letters are {script}, so {tag!r} is assumed"


def language_of(
    stated: str, assumed: str | None, letters: Iterable[str], warnings: list[str]
) -> str:
    """The language a file states, or the one to assume, or a guess with a warning.

    `stated` may be a locale such as `de_AT.UTF-8`; only its language counts.
    """
    tag = stated.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
    if len(tag) > 1 and tag.isalpha():
        return tag
    if assumed is not None:
        return assumed
    tag, guessed = guess_language(letters)
    warnings.append(guessed)
    return tag


def spelling_of(tag: str) -> Spelling:
    """How letters are spelled in this language; what is no one cell of it stays as it is, in capitals.

    So the letters of a rebus stay, and an umlaut that the language would write in two cells.
    """
    language = SPELLINGS.get(tag)

    def spell(letter: str) -> str:
        plain = unicodedata.normalize("NFC", letter).upper().strip()
        try:
            cells = language.cells(letter) if language else ()
        except LanguageError:
            return plain
        return cells[0] if len(cells) == 1 else plain

    return spell


def spells(phrase: str, answer: tuple[str, ...], tag: str) -> bool:
    """Whether a phrase, as one writes it, is spelled with these cells in this language."""
    if "".join(phrase.replace("-", " ").split()).upper() == "".join(answer):
        return True
    language = SPELLINGS.get(tag)
    if language is None:
        return False
    try:
        return "".join(language.cells(phrase)) == "".join(answer)
    except LanguageError:
        return False
