# What the compiled module offers; `python -m mypy.stubtest crosswright.native._native` proves it.
from collections.abc import Sequence
from typing import final

__all__ = ["NativeError", "WordIndex", "__version__"]

__version__: str

class NativeError(ValueError):
    """Indicates arguments of the native core that contradict each other."""

@final
class WordIndex:
    """The words of one lexicon, indexed by length.

    A word's id is its place in the columns; a glyph is the number of a letter in the alphabet.

    Args:
        letters: size of the alphabet, 1 to 64.
        glyphs: the cells of all words, one after the other, one byte each.
        lengths: the number of cells of each word, one byte each, 2 to 32.
        scores: one byte a word, 0 to 100; more is better.
        groups: one little-endian 32-bit number a word; words with the same number are forms of
            one lemma, so a word without relatives needs a number of its own.
        breaks: one little-endian 32-bit number a word; bit i: a new written word starts at cell i.

    Raises:
        NativeError: for columns of unequal length or values outside these ranges.
    """

    def __new__(
        cls,
        *,
        letters: int,
        glyphs: bytes,
        lengths: bytes,
        scores: bytes,
        groups: bytes,
        breaks: bytes,
    ) -> WordIndex: ...
    def __len__(self) -> int: ...
    def find(self, glyphs: bytes) -> int | None:
        """The lowest id of a word spelled so."""

    def match(
        self, masks: Sequence[int], *, min_score: int = 0, limit: int | None = None
    ) -> list[int]:
        """The words that fit a pattern, best score first, then by id.

        `masks` has one set of letters a cell: bit g allows glyph g; bits beyond the alphabet are
        ignored.
        """

    def same_root(self, a: int, b: int) -> bool:
        """Whether two words share a root or are spelled alike.

        Raises:
            IndexError: for an id that is not in the columns.
        """

    def glyphs_of(self, id: int) -> bytes:
        """The cells of a word.

        Raises:
            IndexError: for an id that is not in the columns.
        """
