"""A compiled lexicon in memory: columns as the native core reads them, and what people ask for."""

import struct
import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple

from crosswright.languages import Language
from crosswright.lexicon.container import Column
from crosswright.lexicon.word import CLUE_KINDS, ClueText, Flag, Source, breaks_of, score_of

NO_ZIPF = -1


class Entry(NamedTuple):
    """One word on its way into the columns; words of one lemma are one word to a solver.

    A named tuple, as a `Candidate` is.
    """

    written: str
    cells: tuple[str, ...]
    zipf: float | None
    lemma: str
    flags: Flag
    sources: tuple[Source, ...]
    clues: tuple[ClueText, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Columns:
    """A row a word. The first five are described in the design page; all numbers little-endian.

    `zipfs` are hundredths (i16, -1 for none), `sources` a bit for each source (u16), `kinds` a bit
    for each kind of clue (one byte). `text_ends` and `clue_ends` (u32) say where a word's part of
    `texts` and `clues` ends, which may lie in a mapped file; a text is the written form and, after a tab, the lemma if it differs;
    the clues of a word are lines of a kind, a source and a text.
    """

    glyphs: bytes
    lengths: bytes
    scores: bytes
    groups: bytes
    breaks: bytes
    zipfs: Column
    flags: bytes
    sources: Column
    kinds: bytes
    text_ends: Column
    texts: Column
    clue_ends: Column
    clues: Column

    def __len__(self) -> int:
        return len(self.lengths)

    def text(self, id: int) -> tuple[str, str]:
        """A word's written form and its lemma."""
        written, _, lemma = text_part(self.text_ends, self.texts, id).partition("\t")
        return written, lemma or written

    def zipf(self, id: int) -> float | None:
        """A word's frequency, None when nobody counted it."""
        hundredths: int = struct.unpack_from("<h", self.zipfs, 2 * id)[0]
        return None if hundredths == NO_ZIPF else hundredths / 100

    def source_bits(self, id: int) -> int:
        """The sources that know a word, a bit each."""
        bits: int = struct.unpack_from("<H", self.sources, 2 * id)[0]
        return bits

    def clue_lines(self, id: int) -> list[tuple[int, int, str]]:
        """A word's clues, best first: kind, source and text."""
        lines = text_part(self.clue_ends, self.clues, id).splitlines()
        return [(ord(line[0]) - _ZERO, ord(line[1]) - _ZERO, line[2:]) for line in lines]

    def agree(self) -> bool:
        """Whether every column has a row for every word; the native index counts the glyphs."""
        rows = len(self)
        return (
            all(len(getattr(self, name)) == rows * width for name, width in _WIDTHS)
            and _last(self.text_ends) == len(self.texts)
            and _last(self.clue_ends) == len(self.clues)
        )


COLUMN_NAMES = tuple(x.name for x in fields(Columns))
_WIDTHS = (
    *(("scores", 1), ("flags", 1), ("kinds", 1), ("sources", 2), ("zipfs", 2)),
    *(("groups", 4), ("breaks", 4), ("text_ends", 4), ("clue_ends", 4)),
)
_ZERO = ord("0")
_KIND_BITS = {kind: 1 << number for number, kind in enumerate(CLUE_KINDS)}
_SIGNS = {kind: chr(_ZERO + number) for number, kind in enumerate(CLUE_KINDS)}


def unflagged(column: bytes, flags: Flag) -> bytes:
    """A column of flags as one byte a word: 0 for words with one of these flags, else 1."""
    return column.translate(bytes(0 if value & flags else 1 for value in range(256)))


def u32s(column: Column) -> "array[int]":
    """A column of 32-bit numbers as an array of this machine."""
    numbers = array("I")
    numbers.frombytes(column)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def i16s(column: Column) -> "array[int]":
    """A column of signed 16-bit numbers as an array of this machine."""
    numbers = array("h")
    numbers.frombytes(column)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def packed(sign: str, numbers: Iterable[int]) -> bytes:
    """Numbers as a little-endian column; `sign` is their type code in an array."""
    values = array(sign, numbers)
    if sys.byteorder == "big":
        values.byteswap()
    return values.tobytes()


def columns_of(entries: Iterable[Entry], language: Language, sources: Sequence[Source]) -> Columns:
    """The columns of some words, by length and then by letters, so that equal words give equal bytes.

    Raises:
        LanguageError: for a cell outside the alphabet.
    """
    spelled = [(entry, language.glyphs(entry.cells)) for entry in entries]
    order = sorted((len(glyphs), glyphs, place) for place, (_, glyphs) in enumerate(spelled))
    rows = [(glyphs, spelled[place][0]) for _, glyphs, place in order]
    source_bits = {source.name: 1 << number for number, source in enumerate(sources)}
    named = {source.name: chr(_ZERO + number) for number, source in enumerate(sources)}
    texts = [_text(entry).encode() for _, entry in rows]
    clues = [_clues(entry.clues, named).encode() for _, entry in rows]
    groups: dict[str, int] = {}
    return Columns(
        glyphs=b"".join(glyphs for glyphs, _ in rows),
        lengths=bytes(len(glyphs) for glyphs, _ in rows),
        scores=bytes(score_of(entry.zipf) for _, entry in rows),
        groups=packed("I", (groups.setdefault(entry.lemma, len(groups)) for _, entry in rows)),
        breaks=packed("I", (breaks_of(entry.written, language) for _, entry in rows)),
        zipfs=packed("h", (_hundredths(entry.zipf) for _, entry in rows)),
        flags=bytes(entry.flags for _, entry in rows),
        sources=packed("H", (_bits(entry.sources, source_bits) for _, entry in rows)),
        kinds=bytes(_kind_bits(entry.clues) for _, entry in rows),
        text_ends=packed("I", ends_of(texts)),
        texts=b"".join(texts),
        clue_ends=packed("I", ends_of(clues)),
        clues=b"".join(clues),
    )


def text_part(ends: Column, texts: Column, place: int) -> str:
    """The text at one place (from 0) of a column of texts whose ends stand in another."""
    start = struct.unpack_from("<I", ends, 4 * place - 4)[0] if place else 0
    return str(texts[start : struct.unpack_from("<I", ends, 4 * place)[0]], "utf-8")


def _last(ends: Column) -> int:
    return int.from_bytes(ends[-4:], "little")


def ends_of(parts: Iterable[bytes]) -> list[int]:
    """Where each of some texts ends when they stand one after the other."""
    ends, at = [], 0
    for part in parts:
        at += len(part)
        ends.append(at)
    return ends


def _text(entry: Entry) -> str:
    return entry.written if entry.lemma == entry.written else f"{entry.written}\t{entry.lemma}"


def _clues(clues: tuple[ClueText, ...], named: Mapping[str, str]) -> str:
    return "".join([f"{_SIGNS[clue.kind]}{named[clue.source]}{clue.text}\n" for clue in clues])


def _bits(known_to: tuple[Source, ...], source_bits: Mapping[str, int]) -> int:
    bits = 0
    for source in known_to:
        bits |= source_bits[source.name]
    return bits


def _kind_bits(clues: tuple[ClueText, ...]) -> int:
    bits = 0
    for clue in clues:
        bits |= _KIND_BITS[clue.kind]
    return bits


def _hundredths(zipf: float | None) -> int:
    return NO_ZIPF if zipf is None else max(0, round(100 * zipf))
