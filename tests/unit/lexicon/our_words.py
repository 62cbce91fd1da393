"""Words, recipes and lexicons of our own making."""

from crosswright.languages import language
from crosswright.lexicon import Lexicon
from crosswright.lexicon.builder import build
from crosswright.lexicon.lexicon import lexicon_of_pack
from crosswright.lexicon.sources import Candidate, Recipe
from crosswright.lexicon.word import ClueText, Source

BOOK = Source(name="Our book", licence="CC0", package="book")
TALLY = Source(name="Our tally", licence="CC BY", package="tally")


def candidate(
    written: str, zipf: float | None = None, *, lemma: str = "", clues: tuple[str, ...] = ()
) -> Candidate:
    """A word of our book, with straight clues from it."""
    told = tuple(
        ClueText(text=text, kind="straight", source=BOOK.name, licence=BOOK.licence)
        for text in clues
    )
    return Candidate(
        written=written,
        zipf=zipf,
        lemma=lemma or written,
        sources=(BOOK,) if zipf is None else (BOOK, TALLY),
        clues=lambda: told,
    )


def recipe_of(*candidates: Candidate, tag: str = "en") -> Recipe:
    """A recipe that gives these words."""
    return Recipe(tag=tag, sources=(BOOK, TALLY), core=(), extras=(), read=lambda: iter(candidates))


def lexicon_of(*candidates: Candidate, tag: str = "en") -> Lexicon:
    """A lexicon of these words."""
    pack = build(recipe_of(*candidates, tag=tag), language(tag))
    return lexicon_of_pack(language(tag), pack)
