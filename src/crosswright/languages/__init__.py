"""One file a language: alphabet, how text becomes cells, what a page says.

To add a language, write its file and list it in the table. A file may offer variants of spelling.
"""

from crosswright.errors import LanguageError
from crosswright.languages import cs, de, en, es, fr, it, nl, pl, ru, sk, uk
from crosswright.languages.base import Labels, Language, with_rebus

__all__ = ["LANGUAGES", "SPELLINGS", "Labels", "Language", "language", "with_rebus"]

LANGUAGES: dict[str, Language] = {
    x.LANGUAGE.tag: x.LANGUAGE for x in (en, ru, uk, de, sk, cs, fr, es, it, pl, nl)
}

SPELLINGS: dict[str, Language] = LANGUAGES | {
    x.tag: x for file in (ru, de, sk, cs, nl) for x in file.VARIANTS
}
"""The languages, and other spellings of them in a grid, such as Czech with CH in two cells."""


def language(tag: str) -> Language:
    """The language with this tag, such as `cs`, or its variant of spelling, such as `cs-x-noch`.

    Raises:
        LanguageError: for a tag that is in no table.
    """
    try:
        return SPELLINGS[tag]
    except KeyError:
        known = ", ".join(SPELLINGS)
        raise LanguageError(f"unknown language {tag!r}; known are {known}") from None
