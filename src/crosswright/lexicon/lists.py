"""The lists a person keeps for a language, laid over its words: columns that are read at once.

Everything is found in the columns when it is asked for, so a list of millions of words costs what a
file of its size costs to open. Edits are no part of it: they are few, and lie on top.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import chain

from crosswright.languages import Language
from crosswright.lexicon.columns import text_part, u32s
from crosswright.lexicon.container import Column
from crosswright.lexicon.overlay import Placed, Rows
from crosswright.lexicon.own import OwnWord
from crosswright.lexicon.word import CLUE_KINDS, ClueText
from crosswright.native import WordIndex

NO_SCORE = 0xFF
"""Stands where a list gives a word no score."""

_ZERO = ord("0")


@dataclass(frozen=True, slots=True, kw_only=True)
class ListColumns:
    """The first five are the rows of the language and the lists together, as an overlay has them.

    Of the lists' words, first those the language knows: `known` (u32) are the ids they have there,
    `given` their scores (one byte, `NO_SCORE` for none), and `text_ends` and `texts` how they are
    written. Clues stand under the glyphs of their answers (`clue_glyphs`, `clue_lengths`), which the
    language need not know: `clue_ends` and `clues` are lines of kind, list and text. `kinds` has the
    bits of their kinds for each word of the language.
    """

    glyphs: bytes
    lengths: bytes
    scores: bytes
    groups: bytes
    breaks: bytes
    known: bytes
    given: bytes
    text_ends: bytes
    texts: Column
    clue_glyphs: bytes
    clue_lengths: bytes
    clue_ends: bytes
    clues: Column
    kinds: bytes


LIST_COLUMNS = tuple(x.name for x in fields(ListColumns))
LEFT_IN_FILE = frozenset({"texts", "clues"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Lists:
    """What a person's lists are to a lexicon; see `ListColumns`."""

    rows: Rows
    own: Mapping[int, Placed]
    clues: Mapping[bytes, tuple[ClueText, ...]]
    kinds: bytes


def lists_of(
    columns: ListColumns, sources: Sequence[tuple[str, str]], *, words: int, language: Language
) -> Lists:
    """The lists in some columns; `words` is how many the language has, `sources` whose each list is."""
    rows = Rows(
        glyphs=columns.glyphs,
        lengths=columns.lengths,
        scores=columns.scores,
        groups=columns.groups,
        breaks=columns.breaks,
    )
    return Lists(
        rows=rows,
        own=ListedWords(columns, words=words, language=language),
        clues=ListedClues(columns, sources, language=language),
        kinds=columns.kinds,
    )


class ListedWords(Mapping[int, Placed]):
    """The lists' words by their ids: those the language knows, then the others."""

    def __init__(self, columns: ListColumns, *, words: int, language: Language) -> None:
        self._columns = columns
        self._known = u32s(columns.known)
        self._words = words
        self._language = language

    def __getitem__(self, id: int) -> Placed:
        place = self._place(id)
        if place is None:
            raise KeyError(id)
        written = text_part(self._columns.text_ends, self._columns.texts, place)
        score = self._columns.given[place]
        return Placed(
            word=OwnWord(
                written=written,
                cells=self._language.cells(written),
                score=None if score == NO_SCORE else score,
            ),
            base=id if id < self._words else None,
        )

    def __contains__(self, id: object) -> bool:
        return isinstance(id, int) and self._place(id) is not None

    def __iter__(self) -> Iterator[int]:
        return chain(self._known, range(self._words, self._words + len(self) - len(self._known)))

    def __len__(self) -> int:
        return len(self._columns.given)

    def _place(self, id: int) -> int | None:
        """Where a word stands among the lists' words."""
        if id >= self._words:
            place = id - self._words + len(self._known)
            return place if place < len(self) else None
        place = bisect_left(self._known, id)
        return place if self._known[place : place + 1] == array("I", [id]) else None


class ListedClues(Mapping[bytes, tuple[ClueText, ...]]):
    """The lists' clues by the glyphs of their answers."""

    def __init__(
        self, columns: ListColumns, sources: Sequence[tuple[str, str]], *, language: Language
    ) -> None:
        self._columns = columns
        self._sources = sources
        words = len(columns.clue_lengths)
        self._index = WordIndex(
            letters=len(language.alphabet),
            glyphs=columns.clue_glyphs,
            lengths=columns.clue_lengths,
            scores=bytes(words),
            groups=bytes(4 * words),
            breaks=bytes(4 * words),
        )

    def __getitem__(self, glyphs: bytes) -> tuple[ClueText, ...]:
        place = self._index.find(glyphs)
        if place is None:
            raise KeyError(glyphs)
        lines = text_part(self._columns.clue_ends, self._columns.clues, place).split("\n")
        return tuple(dict.fromkeys(self._clue(line) for line in lines))

    def __iter__(self) -> Iterator[bytes]:
        return (bytes(self._index.glyphs_of(place)) for place in range(len(self)))

    def __len__(self) -> int:
        return len(self._columns.clue_lengths)

    def _clue(self, line: str) -> ClueText:
        source, licence = self._sources[ord(line[1]) - _ZERO]
        kind = CLUE_KINDS[ord(line[0]) - _ZERO]
        return ClueText(text=line[2:], kind=kind, source=source, licence=licence)


def clue_line(kind: int, place: int, text: str) -> str:
    """A clue as `ListColumns.clues` has it: the number of its kind, the place of its list, its text."""
    return f"{chr(_ZERO + kind)}{chr(_ZERO + place)}{text}"
