"""From a source's candidates to a compiled lexicon: the steps every language shares.

Spelled as the grid spells it, letters of the alphabet only, 2 to 21 cells, a vowel in short words,
one word for one spelling in the grid.
"""

from collections.abc import Iterable, Iterator

from crosswright.errors import LanguageError, MissingData
from crosswright.languages import Language
from crosswright.lexicon.collector import no_collector
from crosswright.lexicon.columns import Entry, columns_of
from crosswright.lexicon.pack import Pack
from crosswright.lexicon.profanity import Level, Profanity, profanity_of
from crosswright.lexicon.sources import Candidate, Recipe
from crosswright.lexicon.word import SHORTEST, Flag, breaks_of

MOST_CELLS = 21
"""No slot of a standard grid is longer."""

NEEDS_VOWEL = 3
"""Up to so many cells a word without a vowel is an abbreviation or a noise."""


def build(recipe: Recipe, language: Language) -> Pack:
    """Read the sources and compile them.

    Raises:
        MissingData: when no installed package knows a word of the language.
    """
    with no_collector():
        entries = list(entries_of(recipe.read(), language))
        if not entries:
            raise MissingData(
                f"no installed package has words of {language.name} ({language.tag}); "
                "give a word list of your own"
            )
        used = {source.name for entry in entries for source in entry.sources}
        sources = tuple(source for source in recipe.sources if source.name in used)
        columns = columns_of(entries, language, sources)
        # Let go of them before the collector is back, which would walk them all.
        del entries
    return Pack(tag=language.tag, packages=recipe.packages(), sources=sources, columns=columns)


def entries_of(candidates: Iterable[Candidate], language: Language) -> Iterator[Entry]:
    """The candidates that can stand in a grid, one for each spelling: the most frequent one."""
    best: dict[tuple[str, ...], Candidate] = {}
    for candidate in candidates:
        cells = _cells(candidate.written, language)
        if cells is None:
            continue
        rival = best.get(cells)
        if rival is None or _rank(candidate) > _rank(rival):
            best[cells] = candidate
    judge = profanity_of(language)
    decent = _Decent(judge)
    innocent, blocked = Level.INNOCENT, Level.BLOCKED
    for cells, candidate in best.items():
        flags = candidate.flags
        if breaks_of(candidate.written, language) > 1:
            flags |= Flag.PHRASE
        level = judge.level(candidate.written)
        if candidate.lemma.lower() != candidate.written.lower():
            level = max(level, judge.level(candidate.lemma))
        if level > innocent:
            flags |= Flag.PROFANE
        if level is blocked or (candidate.flags and candidate.flags & Flag.PROFANE):
            flags |= Flag.OBSCENE
        yield Entry(
            written=candidate.written,
            cells=cells,
            zipf=candidate.zipf,
            lemma=candidate.lemma,
            flags=flags,
            sources=candidate.sources,
            clues=tuple([clue for clue in candidate.clues() if decent[clue.text]]),
        )


class _Decent(dict[str, bool]):
    """Whether a clue can be printed in any paper, asked once for each text: forms share them."""

    def __init__(self, judge: Profanity) -> None:
        super().__init__()
        self._judge = judge

    def __missing__(self, text: str) -> bool:
        self[text] = is_decent = self._judge.level(text) is not Level.BLOCKED
        return is_decent


def _cells(written: str, language: Language) -> tuple[str, ...] | None:
    try:
        cells = language.cells(written)
    except LanguageError:
        return None
    if not SHORTEST <= len(cells) <= MOST_CELLS:
        return None
    if len(cells) <= NEEDS_VOWEL and (language.vowels | language.syllabic).isdisjoint(cells):
        return None
    return cells


def _rank(candidate: Candidate) -> tuple[float, str]:
    return (-1 if candidate.zipf is None else candidate.zipf, candidate.written)
