"""The words of a lexicon as puzzles are filled with them: those that can be clued come first."""

from functools import cached_property

from crosswright.languages import Language, with_rebus
from crosswright.lexicon.columns import Columns
from crosswright.lexicon.overlay import Rows
from crosswright.lexicon.rebus import rebus_rows
from crosswright.lexicon.word import LONGEST, Flag
from crosswright.native import WordIndex

NEVER = 101
"""A floor above every score."""

BANNED_SCORE = 0
"""The score of a word that may not be used; every floor is above it."""


class FillWords:
    """Words under the ids of their lexicon, with the scores they have in a fill.

    Exactly the words that may be used score `floor` or more.
    """

    def __init__(
        self, *, language: Language, rows: Rows, floor: int, origins: tuple[int, ...] = ()
    ) -> None:
        self.language = language
        self.floor = floor
        self._rows = rows
        self._origins = origins

    def known(self, id: int) -> int:
        """The id a word has in its lexicon: its own, or for one with a rebus that of the whole word."""
        first = len(self._rows.lengths) - len(self._origins)
        return id if id < first else self._origins[id - first]

    def with_rebus(self, strings: tuple[str, ...]) -> "FillWords":
        """These words, and again each that holds one of the strings, with it in a single cell.

        Raises:
            LanguageError: for a string of fewer than two letters.
        """
        rows, origins = rebus_rows(
            self._rows, [self.language.cells(x) for x in strings], self.language
        )
        return FillWords(
            language=with_rebus(self.language, strings),
            rows=rows,
            floor=self.floor,
            origins=origins,
        )

    def rebus_shapes(self) -> dict[str, tuple[tuple[int, int], ...]]:
        """For each rebus the places (cells before it, cells in all) it has in words that may be used."""
        shapes: dict[str, list[tuple[int, int]]] = {string: [] for string in self.language.rebus}
        first = len(self._rows.lengths) - len(self._origins)
        for id in range(first, len(self._rows.lengths)):
            if self._rows.scores[id] >= self.floor:
                glyphs = self.index.glyphs_of(id)
                for string in shapes:
                    at = glyphs.find(self.language.letter_id(string))
                    if at >= 0:
                        shapes[string].append((at, len(glyphs)))
        return {string: tuple(sorted(set(found))) for string, found in shapes.items()}

    @cached_property
    def index(self) -> WordIndex:
        """The words as the engines know them."""
        return self._rows.index(self.language)

    @cached_property
    def agreement(self) -> float:
        """The chance that two letters of these words, taken at random, are the same."""
        numbers = range(len(self.language.alphabet))
        # Which words may be used changes this by a hundredth; counting them all is fast.
        total = len(self._rows.glyphs)
        return sum((self._rows.glyphs.count(x) / total) ** 2 for x in numbers) if total else 1.0

    @cached_property
    def counts(self) -> dict[int, int]:
        """How many words of each length may be used."""
        usable = self._rows.scores.translate(bytes(WHOLE * (x >= self.floor) for x in range(256)))
        lengths = both(self._rows.lengths, usable)
        return {x: n for x in range(1, LONGEST + 1) if (n := lengths.count(x))}


def fill_scores(
    columns: Columns, kinds: bytes, *, floor: int, unclued_floor: int, banned: Flag
) -> bytes:
    """What the words of a language are worth in a fill, one byte a word.

    `kinds` has a bit for each kind of clue a word has.

    Words with a banned flag have no worth, nor have words without a clue below their own floor. What
    the others lack of a clue they lose by as much as their floor lies above that of the rest.
    """
    vulgar = int(banned)
    cost = max(0, unclued_floor - floor)
    unclued = [
        BANNED_SCORE if score < max(floor, unclued_floor) else score - cost for score in range(256)
    ]
    may_be_used = columns.flags.translate(bytes(WHOLE * (not x & vulgar) for x in range(256)))
    is_clued = kinds.translate(bytes(WHOLE * (x > 0) for x in range(256)))
    is_unclued = kinds.translate(bytes(WHOLE * (x == 0) for x in range(256)))
    worth = either(
        both(columns.scores, is_clued), both(columns.scores.translate(bytes(unclued)), is_unclued)
    )
    return both(worth, may_be_used)


WHOLE = 0xFF
"""A byte that keeps all of another."""


def both(a: bytes, b: bytes) -> bytes:
    """The bits two rows of bytes have in common: as one number each, a hundred times faster than
    byte by byte, and every rung of every crossword asks for it."""
    return (int.from_bytes(a, "little") & int.from_bytes(b, "little")).to_bytes(len(a), "little")


def either(a: bytes, b: bytes) -> bytes:
    """The bits that one of two rows of bytes has."""
    return (int.from_bytes(a, "little") | int.from_bytes(b, "little")).to_bytes(len(a), "little")
