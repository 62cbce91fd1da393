"""A person's words laid over a language's: the five columns the native core reads, made anew."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from crosswright.languages import Language
from crosswright.lexicon.columns import Columns, packed, u32s
from crosswright.lexicon.own import OWN_SCORE, OwnWord
from crosswright.lexicon.word import breaks_of
from crosswright.native import WordIndex


@dataclass(frozen=True, slots=True, kw_only=True)
class Rows:
    """What `native.WordIndex` is built from; see the design page."""

    glyphs: bytes
    lengths: bytes
    scores: bytes
    groups: bytes
    breaks: bytes

    def index(self, language: Language) -> WordIndex:
        """The words as the engines know them."""
        return WordIndex(
            letters=len(language.alphabet),
            glyphs=self.glyphs,
            lengths=self.lengths,
            scores=self.scores,
            groups=self.groups,
            breaks=self.breaks,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A person's word; `base` is its id among the language's words, None if it is none of them."""

    word: OwnWord
    base: int | None


def rows_of(columns: Columns) -> Rows:
    """The rows of a language alone."""
    return Rows(
        glyphs=columns.glyphs,
        lengths=columns.lengths,
        scores=columns.scores,
        groups=columns.groups,
        breaks=columns.breaks,
    )


def lay_over(
    columns: Columns,
    own: Iterable[OwnWord],
    *,
    find: Callable[[bytes], int | None],
    language: Language,
) -> tuple[Rows, dict[int, Placed]]:
    """The rows of a language with a person's words, and which ids are the person's.

    `find` gives the language's id of a spelling. The language's words keep their ids; words it
    lacks come after them, by length and letters.
    """
    placed = _placed(own, find, language)
    added = [row for row in placed if row[1].base is None]
    ids = {len(columns) + place: word for place, (_, word) in enumerate(added)}
    ids |= {word.base: word for _, word in placed if word.base is not None}
    scores = bytearray(columns.scores)
    breaks = u32s(columns.breaks)
    for word in ids.values():
        if word.base is not None:
            scores[word.base] = score_of_own(word, columns)
            breaks[word.base] = breaks_of(word.word.written, language)
    new = _rows(added, columns, language)
    rows = Rows(
        glyphs=columns.glyphs + new.glyphs,
        lengths=columns.lengths + new.lengths,
        scores=bytes(scores) + new.scores,
        groups=columns.groups + new.groups,
        breaks=packed("I", breaks) + new.breaks,
    )
    return rows, ids


def set_apart(
    columns: Columns,
    own: Iterable[OwnWord],
    *,
    find: Callable[[bytes], int | None],
    language: Language,
) -> tuple[Rows, dict[int, Placed]]:
    """The rows of a person's words alone; a word the language knows keeps its lemma group."""
    placed = _placed(own, find, language)
    return _rows(placed, columns, language), {id: word for id, (_, word) in enumerate(placed)}


Spelled = tuple[bytes, Placed]


def _placed(
    own: Iterable[OwnWord], find: Callable[[bytes], int | None], language: Language
) -> list[Spelled]:
    spelled = sorted(
        ((language.glyphs(word.cells), word) for word in own), key=lambda x: (len(x[0]), x[0])
    )
    return [(glyphs, Placed(word=word, base=find(glyphs))) for glyphs, word in spelled]


def _rows(words: list[Spelled], columns: Columns, language: Language) -> Rows:
    known = u32s(columns.groups)
    fresh = max(known, default=-1) + 1
    groups = (
        fresh + place if word.base is None else known[word.base]
        for place, (_, word) in enumerate(words)
    )
    return Rows(
        glyphs=b"".join(glyphs for glyphs, _ in words),
        lengths=bytes(len(glyphs) for glyphs, _ in words),
        scores=bytes(score_of_own(word, columns) for _, word in words),
        groups=packed("I", groups),
        breaks=packed("I", (breaks_of(word.word.written, language) for _, word in words)),
    )


def score_of_own(placed: Placed, columns: Columns) -> int:
    """The score a person gave, or else the better of the language's and what a wish is worth."""
    if placed.word.score is not None:
        return placed.word.score
    return max(OWN_SCORE, 0 if placed.base is None else columns.scores[placed.base])
