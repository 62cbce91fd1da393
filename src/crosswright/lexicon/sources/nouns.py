"""The common nouns of a language that pymorphy3 has a dictionary of: Russian and Ukrainian.

Their crosswords take nouns in the nominative, singular unless there is none. A noun's frequency is
the sum over all its cases and both numbers.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from crosswright.lexicon.sources import core
from crosswright.lexicon.sources.base import Extra

MORPHOLOGY = Extra(package="pymorphy3", module="pymorphy3", brings="what is a noun")

_NO_COMMON_NOUN = {"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Abbr", "Init", "Erro"}
_THAT = {"тот", "та", "то", "те", "кто-то", "что-то", "нечто", "некто"}
_BEFORE_NOUN = {"ADJF", "PRTF", "NUMR", "ADVB", "PRCL", "NPRO", "PRED", "CONJ"}
_LOOKED_AT = 5


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


def dictionary_of(tag: str) -> Morphology:
    """The installed dictionary of a language."""
    import pymorphy3

    dictionary: Morphology = pymorphy3.MorphAnalyzer(lang=tag).dictionary
    return dictionary
