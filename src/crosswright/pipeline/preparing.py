"""The words of a language made ready before somebody waits for them, and who hears that it takes long."""

from crosswright.lexicon import Listener as Listener
from crosswright.lexicon import cached, load
from crosswright.lexicon import listen as listen


def is_ready(tag: str) -> bool:
    """Whether the words of a language stand built.

    Raises:
        LanguageError: for an unknown language.
    """
    return cached(tag) is not None


def prepare(tag: str) -> None:
    """Build the words of a language where they do not stand built.

    Raises:
        LanguageError: for an unknown language.
        MissingData: when no installed package has words of it.
        OutputError: when they cannot be kept.
    """
    load(tag)
