"""Russian: pymorphy3's common nouns with the meanings of the Russian Wiktionary.

Russian crosswords take nouns in the nominative, singular unless there is none. A noun's frequency
is the sum over all its cases and both numbers.
"""

import importlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from crosswright.lexicon.clues import Draft, best_clues, draft_of
from crosswright.lexicon.sources import core
from crosswright.lexicon.sources.base import (
    NO_FLAG,
    SIMPLEMMA,
    WORDFREQ,
    Candidate,
    Extra,
    Recipe,
)
from crosswright.lexicon.sources.nouns import MORPHOLOGY, Nouns, dictionary_of
from crosswright.lexicon.sources.ru_glosses import RUSSIAN, Meaning, drafts_of, meaning_of
from crosswright.lexicon.word import ClueText, Flag, Source

OPENCORPORA = Source(name="OpenCorpora", licence="CC BY-SA 3.0", package="pymorphy3-dicts-ru")
WIKTIONARY = Source(
    name="Russian Wiktionary (wiki-ru-wordnet)", licence="CC BY-SA 3.0", package="wiki-ru-wordnet"
)

PRICE_OF_SYNONYM = 1.2
MOST_ALIKE = 5
"""A larger set of synonyms is a heap of near-synonyms."""

MOST_SYNONYMS = 3
FAMILIAR_ZIPF = 2.0


Row = tuple[int, str, str]
"""A row of the wordnet: synset, headword, meaning as wiki text."""


class Meanings:
    """What the wordnet says of each noun, and which nouns mean the same."""

    def __init__(self, rows: Iterable[Row], nouns: Mapping[str, float | None]) -> None:
        self._nouns = nouns
        self._meanings: defaultdict[str, list[Meaning]] = defaultdict(list)
        self._alike: defaultdict[int, list[str]] = defaultdict(list)
        self._synsets: defaultdict[str, list[int]] = defaultdict(list)
        for synset, headword, row in rows:
            if headword not in nouns:
                continue
            self._alike[synset].append(headword)
            self._synsets[headword].append(synset)
            self._meanings[headword].append(meaning_of(row))

    def __contains__(self, noun: str) -> bool:
        return noun in self._synsets

    def profane(self, noun: str) -> bool:
        """Whether every meaning of the noun is labelled as coarse."""
        meanings = self._meanings.get(noun, ())
        return bool(meanings) and all(meaning.coarse for meaning in meanings)

    def drafts(self, noun: str) -> Iterator[Draft]:
        """The clues there may be for a noun, unchecked."""
        for place, meaning in enumerate(self._meanings.get(noun, ())):
            yield from drafts_of(meaning, place=place)
        for place, other in enumerate(self._synonyms(noun)):
            draft = draft_of(other, PRICE_OF_SYNONYM + place / 20, language=RUSSIAN)
            if draft is not None:
                yield draft

    def _synonyms(self, noun: str) -> list[str]:
        found = {
            other
            for synset in self._synsets.get(noun, ())
            if len(self._alike[synset]) <= MOST_ALIKE
            for other in self._alike[synset]
            if (self._nouns[other] or 0) >= FAMILIAR_ZIPF and not self.profane(other)
        }
        found.discard(noun)
        return sorted(found, key=lambda x: (-(self._nouns[x] or 0), x))[:MOST_SYNONYMS]


def read() -> Iterator[Candidate]:
    """The common nouns; without pymorphy3, the lemmata of every part of speech."""
    rows = _wordnet_rows() if WORDNET.installed() else ()
    if MORPHOLOGY.installed() and DICTIONARY.installed():
        return nouns_of(Nouns(dictionary_of("ru")), core.frequencies("ru"), rows)
    return core.lemmata("ru")


def nouns_of(
    nouns: Nouns, frequencies: Mapping[str, float], rows: Iterable[Row]
) -> Iterator[Candidate]:
    """The nouns with their frequencies and clues."""
    counted = nouns.zipfs(frequencies)
    zipfs = {noun: counted.get(noun) for noun in nouns}
    meanings = Meanings(rows, zipfs)
    for noun, zipf in zipfs.items():
        sources = [OPENCORPORA]
        if noun in meanings:
            sources.append(WIKTIONARY)
        if zipf is not None:
            sources.append(WORDFREQ)
        yield Candidate(
            written=noun,
            zipf=zipf,
            lemma=noun,
            flags=Flag.PROFANE if meanings.profane(noun) else NO_FLAG,
            sources=tuple(sources),
            clues=partial(_clues, noun, nouns, meanings),
        )


def _clues(noun: str, nouns: Nouns, meanings: Meanings) -> tuple[ClueText, ...]:
    drafts = [x for x in meanings.drafts(noun) if nouns.explains_noun(noun, x.text)]
    return best_clues(drafts, forms=(noun,), source=WIKTIONARY, language=RUSSIAN)


def _wordnet_rows() -> Iterable[Row]:
    connector = importlib.import_module("wiki_ru_wordnet.wiki_wordnet_connector")
    rows: Iterable[Row] = connector.WikiWordnetConnector().get_synsets()
    return rows


DICTIONARY = Extra(package="pymorphy3-dicts-ru", module="pymorphy3_dicts_ru", brings="nouns")
WORDNET = Extra(package="wiki-ru-wordnet", module="wiki_ru_wordnet", brings="definitions, synonyms")

RECIPE = Recipe(
    tag="ru",
    sources=(OPENCORPORA, WIKTIONARY, WORDFREQ, SIMPLEMMA),
    core=core.PACKAGES,
    extras=(MORPHOLOGY, DICTIONARY, WORDNET),
    read=read,
    nouns_only=True,
)
