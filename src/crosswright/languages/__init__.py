"""One file a language: alphabet, how text becomes cells, what a page says.

To add a language, write its file and list it in the table.
"""

from crosswright.errors import LanguageError
from crosswright.languages import en, ru
from crosswright.languages.base import Labels, Language

__all__ = ["LANGUAGES", "Labels", "Language", "language"]

LANGUAGES: dict[str, Language] = {x.tag: x for x in (en.LANGUAGE, ru.LANGUAGE)}


def language(tag: str) -> Language:
    """The language with this tag.

    Raises:
        LanguageError: for a tag that is not in the table.
    """
    try:
        return LANGUAGES[tag]
    except KeyError:
        known = ", ".join(LANGUAGES)
        raise LanguageError(f"unknown language {tag!r}; known are {known}") from None
