"""How much room a clue takes in a cell of an arrowword: lines of the smallest type, by the native core."""

from crosswright import native
from crosswright.lexicon.columns import Columns


def lines_of(text: str) -> int:
    """Lines a clue takes, a word that is wider than a line broken by a hyphen."""
    return native.lines_of(text)


def least_lines(columns: Columns, *, sources: int) -> bytes:
    """The fewest lines that a clue of each word takes, a byte a word; 0 for a word without.

    Only clues of sources whose bit in `sources` is 1 count.
    """
    return native.least_lines(bytes(columns.clues), bytes(columns.clue_ends), sources)
