"""Ukrainian: the common nouns of LanguageTool's dictionary, as pymorphy3 knows them.

It marks people's names but not places; these are known by simplemma, which writes them with a
capital only.
"""

from collections.abc import Iterator

from crosswright.lexicon.sources import core
from crosswright.lexicon.sources.base import SIMPLEMMA, WORDFREQ, Candidate, Extra, Recipe
from crosswright.lexicon.sources.nouns import MORPHOLOGY, Nouns, dictionary_of
from crosswright.lexicon.word import Source

LANGUAGETOOL = Source(
    name="LanguageTool Ukrainian", licence="GPL-3.0", package="pymorphy3-dicts-uk"
)
DICTIONARY = Extra(package="pymorphy3-dicts-uk", module="pymorphy3_dicts_uk", brings="nouns")


def read() -> Iterator[Candidate]:
    """The common nouns; without pymorphy3, the lemmata of every part of speech."""
    if not (MORPHOLOGY.installed() and DICTIONARY.installed()):
        return core.lemmata("uk")
    return nouns_of(Nouns(dictionary_of("uk")))


def nouns_of(nouns: Nouns) -> Iterator[Candidate]:
    """The nouns with their frequencies."""
    zipfs = nouns.zipfs(core.frequencies("uk"))
    names = core.names("uk")
    for noun in nouns:
        if noun in names:
            continue
        zipf = zipfs.get(noun)
        yield Candidate(
            written=noun,
            zipf=zipf,
            lemma=noun,
            sources=(LANGUAGETOOL,) if zipf is None else (LANGUAGETOOL, WORDFREQ),
        )


RECIPE = Recipe(
    tag="uk",
    sources=(LANGUAGETOOL, WORDFREQ, SIMPLEMMA),
    core=core.PACKAGES,
    extras=(MORPHOLOGY, DICTIONARY),
    read=read,
    nouns_only=True,
)
