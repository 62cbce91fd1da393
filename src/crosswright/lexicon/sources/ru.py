"""Russian: pymorphy3's common nouns with the meanings of the Russian Wiktionary.

Russian crosswords take nouns in the nominative, singular unless there is none. A noun's frequency
is the sum over all its cases and both numbers.
"""

import importlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

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

_NO_COMMON_NOUN = {"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Abbr", "Init", "Erro"}
_THAT = {"тот", "та", "то", "те", "кто-то", "что-то", "нечто", "некто"}
_BEFORE_NOUN = {"ADJF", "PRTF", "NUMR", "ADVB", "PRCL", "NPRO", "PRED", "CONJ"}
_LOOKED_AT = 5

Row = tuple[int, str, str]
"""A row of the wordnet: synset, headword, meaning as wiki text."""


class Morphology(Protocol):
    """What is asked of pymorphy3's dictionary; see its `opencorpora_dict.wrapper.Dictionary`."""

    words: Any
    paradigms: Any

    def build_tag_info(self, para_id: int, idx: int) -> Any:
        """The grammemes of the form with this place in a paradigm."""

    def build_normal_form(self, para_id: int, idx: int, fixed_word: str) -> str:
        """The dictionary form of a form."""


class Nouns:
    """The common nouns of a dictionary, and what other words its forms can be."""

    def __init__(self, dictionary: Morphology) -> None:
        self._dictionary = dictionary
        self._paradigms = {
            number for number in range(len(dictionary.paradigms)) if self._is_common_noun(number)
        }

    def __iter__(self) -> Iterator[str]:
        """Every common noun in its dictionary form, written as one word."""
        common = self._paradigms
        forms = (
            form
            for form, (paradigm, place) in self._dictionary.words.iteritems()
            if place == 0 and paradigm in common and "-" not in form
        )
        return iter(dict.fromkeys(forms))

    def zipfs(self, frequencies: Mapping[str, float]) -> dict[str, float | None]:
        """The frequency of each noun over all its forms; a form of two nouns counts half for each."""
        used: defaultdict[str, float] = defaultdict(float)
        for form, frequency in frequencies.items():
            lemmata = {
                self._dictionary.build_normal_form(paradigm, place, form)
                for paradigm, place in self._parses(form)
                if paradigm in self._paradigms
            }
            for lemma in lemmata:
                used[lemma] += frequency / len(lemmata)
        return {lemma: core.zipf_of(frequency) for lemma, frequency in used.items()}

    def parts_of_speech(self, form: str) -> frozenset[str]:
        """What a form can be: NOUN, ADJF, INFN and so on; nothing for a form not known."""
        return frozenset(
            str(self._dictionary.build_tag_info(paradigm, place).POS)
            for paradigm, place in self._parses(form)
        )

    def explains_noun(self, noun: str, clue: str) -> bool:
        """Whether a clue can be for a noun: it leads to a noun, not to a verb or a quality.

        The headword may be another part of speech too (ПЕЧЬ, РАБОЧИЙ), and the wordnet does not
        say which of them it explains.
        """
        told = [word.strip(",.«»").lower() for word in clue.split()[:_LOOKED_AT]]
        may_be_quality = "ADJF" in self.parts_of_speech(noun)
        for place, word in enumerate(told):
            parts = self.parts_of_speech(word)
            if word in _THAT or "NOUN" in parts or not parts:
                return not (may_be_quality and place and self._is_participle(told[0]))
            if parts.isdisjoint(_BEFORE_NOUN):
                return False
        return False

    def _is_participle(self, word: str) -> bool:
        return "PRTF" in self.parts_of_speech(word)

    def _parses(self, form: str) -> list[tuple[int, int]]:
        try:
            found: list[tuple[int, int]] = self._dictionary.words[form]
        except KeyError:
            return []
        return found

    def _is_common_noun(self, paradigm: int) -> bool:
        grammemes: frozenset[str] = self._dictionary.build_tag_info(paradigm, 0).grammemes
        noun = {"NOUN", "nomn"} <= grammemes
        return noun and _NO_COMMON_NOUN.isdisjoint(grammemes)


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
        return nouns_of(Nouns(_dictionary()), core.frequencies("ru"), rows)
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
            clues=_clues(noun, nouns, meanings),
        )


def _clues(noun: str, nouns: Nouns, meanings: Meanings) -> tuple[ClueText, ...]:
    drafts = [x for x in meanings.drafts(noun) if nouns.explains_noun(noun, x.text)]
    return best_clues(drafts, forms=(noun,), source=WIKTIONARY, language=RUSSIAN)


def _dictionary() -> Morphology:
    import pymorphy3

    dictionary: Morphology = pymorphy3.MorphAnalyzer(lang="ru").dictionary
    return dictionary


def _wordnet_rows() -> Iterable[Row]:
    connector = importlib.import_module("wiki_ru_wordnet.wiki_wordnet_connector")
    rows: Iterable[Row] = connector.WikiWordnetConnector().get_synsets()
    return rows


MORPHOLOGY = Extra(package="pymorphy3", module="pymorphy3", brings="what is a noun")
DICTIONARY = Extra(package="pymorphy3-dicts-ru", module="pymorphy3_dicts_ru", brings="nouns")
WORDNET = Extra(package="wiki-ru-wordnet", module="wiki_ru_wordnet", brings="definitions, synonyms")

RECIPE = Recipe(
    tag="ru",
    sources=(OPENCORPORA, WIKTIONARY, WORDFREQ, SIMPLEMMA),
    core=core.PACKAGES,
    extras=(MORPHOLOGY, DICTIONARY, WORDNET),
    read=read,
)
