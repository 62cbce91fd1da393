"""The words a page works with: its language's and the person's lists, read once a process."""

from functools import lru_cache

from crosswright.languages import language
from crosswright.lexicon import Lexicon, parse_own
from crosswright.pipeline.sources import lexicon_for

List = tuple[str, str]
"""A word list: its name, and its text as the person gave it."""


@lru_cache(maxsize=6)
def lexicon_with(tag: str, lists: tuple[List, ...] = ()) -> Lexicon:
    """The lexicon of a language with some lists laid over it.

    Raises:
        LanguageError: for a language that is not known.
        MissingData: when no installed package has words of the language.
        WordListError: for a list that cannot be read.
    """
    tongue = language(tag)
    own = [parse_own(text.encode(), name=name, language=tongue) for name, text in lists]
    return lexicon_for(tongue, own)


def language_facts(tag: str) -> dict[str, object]:
    """What a page must know to write letters of a language: as the player's document has it."""
    tongue = language(tag)
    return {
        "tag": tag,
        "name": tongue.own_name,
        "alphabet": [x for x in tongue.alphabet if x not in tongue.rebus],
        "folds": [list(fold) for fold in tongue.folds],
        "strips": tongue.strips_accents,
        "rtl": False,
    }
