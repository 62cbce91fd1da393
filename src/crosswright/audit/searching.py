"""How the judge searches a grid for a word: every place where it can be read, in eight directions.

The rows, columns and diagonals are written one after the other into one text, so that a word is
found by looking for it, forwards and backwards, in a text.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from crosswright.model import Grid, LetterCell, Square

_GAP = "\0"
"""Stands between lines, and where no letter is: part of no word."""

_NOWHERE = "\uffff"
"""Stands for a cell such as CH that the grid lacks: in no text."""

_PRIVATE_USE = 0xE000


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchIndex:
    """All lines of a grid as one text.

    `both` is the text and, after it, the text read backwards. `places` has the square of each sign
    of the text, counted row by row, each row being one longer than the grid is wide; `signs` the one
    sign of each letter, for a cell such as CH has two.
    """

    text: str
    both: str
    places: tuple[int, ...]
    row: int
    signs: Mapping[str, str]

    def spell(self, word: tuple[str, ...]) -> str:
        """A word in the signs of the text."""
        spelled = "".join(word)
        if len(spelled) == len(word):
            return spelled
        return "".join(self.signs.get(x, x if len(x) == 1 else _NOWHERE) for x in word)

    def has(self, word: tuple[str, ...]) -> bool:
        """Whether a word can be read anywhere."""
        return self.spell(word) in self.both


def index_of(grid: Grid) -> SearchIndex:
    """Look over a grid once, so that any number of words can be searched for."""
    letters: list[str | None] = []
    for cells in grid.cells:
        letters += (cell.letter if isinstance(cell, LetterCell) else None for cell in cells)
        letters.append(None)
    signs = {
        letter: letter if len(letter) == 1 else chr(_PRIVATE_USE + number)
        for number, letter in enumerate(sorted(filter(None, set(letters))))
    }
    text = "".join(_GAP if letter is None else signs[letter] for letter in letters)
    row = grid.size.cols + 1
    lines: list[str] = []
    places: list[int] = []
    # A row is one longer than the grid is wide: whoever steps over the right or the left edge
    # stands on a gap. Steps of `row` run down, one more or less down to the right or to the left.
    for step in sorted({1, row - 1, row, row + 1} - {0}):
        for start in range(step):
            lines.append(text[start::step])
            places += range(start, len(text), step)
            places.append(-1)
    joined = _GAP.join(lines) + _GAP
    return SearchIndex(
        text=joined, both=joined + joined[::-1], places=tuple(places), row=row, signs=signs
    )


OPENING = 4
"""Of long lists only words are searched for whose first letters stand somewhere."""


def readable(index: SearchIndex, words: frozenset[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """Those of some words that can be read anywhere, in no order."""
    openings = _openings(words)
    text = index.both
    seen = {text[at : at + OPENING] for at in range(len(text))} & openings.keys()
    for opening in ("", *seen):
        yield from filter(index.has, openings.get(opening, ()))


@lru_cache(maxsize=32)
def _openings(words: frozenset[tuple[str, ...]]) -> dict[str, list[tuple[str, ...]]]:
    """Words by their first letters; under nothing the short ones, and those with a cell such as CH."""
    openings: dict[str, list[tuple[str, ...]]] = {}
    for word in words:
        spelled = "".join(word)
        plain = len(spelled) == len(word) >= OPENING
        openings.setdefault(spelled[:OPENING] if plain else "", []).append(word)
    return openings


def readings(index: SearchIndex, word: tuple[str, ...]) -> set[frozenset[Square]]:
    """Every set of squares on which a word can be read."""
    if not index.has(word):
        return set()
    spelled = index.spell(word)
    return {
        frozenset(Square(*divmod(place, index.row)) for place in index.places[at : at + len(word)])
        for way in (spelled, spelled[::-1])
        for at in _finds(index.text, way)
    }


def _finds(text: str, part: str) -> Iterator[int]:
    """Where a part stands in a text; two may overlap."""
    at = text.find(part)
    while at >= 0:
        yield at
        at = text.find(part, at + 1)
