"""A person's words laid over a language's: the five columns the native core reads, made anew."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

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
    rows: Rows,
    columns: Columns,
    own: Iterable[OwnWord],
    *,
    find: Callable[[bytes], int | None],
    language: Language,
) -> tuple[Rows, dict[int, Placed]]:
    """Some rows with a person's words, and which ids are the person's.

    The rows start with those of the language, whose `columns` these are; `find` gives the row of a
    spelling. All rows keep their ids; words that have none come after them, by length and letters.
    """
    scores, breaks = bytearray(rows.scores), u32s(rows.breaks)
    ids: dict[int, Placed] = {}
    added: list[Spelled] = []
    for glyphs, word in _spelled(own, language):
        id = find(glyphs)
        if id is None:
            added.append((glyphs, Placed(word=word, base=None)))
            continue
        ids[id] = placed = Placed(word=word, base=id if id < len(columns) else None)
        scores[id] = score_of_own(placed, columns)
        breaks[id] = breaks_of(word.written, language)
    first = len(rows.lengths)
    ids |= {first + place: placed for place, (_, placed) in enumerate(added)}
    new = _rows(added, columns, language, fresh=max(u32s(rows.groups), default=-1) + 1)
    return Rows(
        glyphs=rows.glyphs + new.glyphs,
        lengths=rows.lengths + new.lengths,
        scores=bytes(scores) + new.scores,
        groups=rows.groups + new.groups,
        breaks=packed("I", breaks) + new.breaks,
    ), ids


def set_apart(
    columns: Columns,
    own: Iterable[OwnWord],
    *,
    find: Callable[[bytes], int | None],
    language: Language,
) -> tuple[Rows, dict[int, Placed]]:
    """The rows of a person's words alone; a word the language knows keeps its lemma group."""
    placed = [(glyphs, Placed(word=x, base=find(glyphs))) for glyphs, x in _spelled(own, language)]
    fresh = max(u32s(columns.groups), default=-1) + 1
    rows = _rows(placed, columns, language, fresh=fresh)
    return rows, {id: word for id, (_, word) in enumerate(placed)}


class Layered(Mapping[int, Placed]):
    """The words of one layer over those of another, by their ids; neither is copied."""

    def __init__(self, upper: Mapping[int, Placed], lower: Mapping[int, Placed]) -> None:
        self._upper = upper
        self._lower = lower
        self._added = [id for id in upper if id not in lower]

    def __getitem__(self, id: int) -> Placed:
        found = self._upper.get(id)
        return self._lower[id] if found is None else found

    def __contains__(self, id: object) -> bool:
        return id in self._upper or id in self._lower

    def __iter__(self) -> Iterator[int]:
        return chain(self._lower, self._added)

    def __len__(self) -> int:
        return len(self._lower) + len(self._added)


Spelled = tuple[bytes, Placed]


def _spelled(own: Iterable[OwnWord], language: Language) -> list[tuple[bytes, OwnWord]]:
    return sorted(
        ((language.glyphs(word.cells), word) for word in own), key=lambda x: (len(x[0]), x[0])
    )


def _rows(words: list[Spelled], columns: Columns, language: Language, *, fresh: int) -> Rows:
    """The rows of some words; those without a lemma known here have groups from `fresh` on."""
    known = u32s(columns.groups)
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
