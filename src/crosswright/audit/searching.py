"""How the judge searches a grid for a word: every place where it can be read, in eight directions."""

from collections.abc import Mapping
from dataclasses import dataclass

from crosswright.model import Grid, Square

_WAYS = tuple(
    (down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchIndex:
    """The letters of a grid, and from where each pair of neighbouring letters is read which way."""

    letters: Mapping[tuple[int, int], str]
    pairs: Mapping[tuple[str, str], tuple[tuple[int, int, int, int], ...]]


def index_of(grid: Grid) -> SearchIndex:
    """Look over a grid once, so that any number of words can be searched for."""
    letters = {
        (square.row, square.col): letter
        for square in grid.squares()
        if (letter := grid.letter(square)) is not None
    }
    pairs: dict[tuple[str, str], list[tuple[int, int, int, int]]] = {}
    for (row, col), letter in letters.items():
        for down, right in _WAYS:
            beside = letters.get((row + down, col + right))
            if beside is not None:
                pairs.setdefault((letter, beside), []).append((row, col, down, right))
    return SearchIndex(
        letters=letters, pairs={pair: tuple(places) for pair, places in pairs.items()}
    )


def readings(index: SearchIndex, word: tuple[str, ...]) -> set[frozenset[Square]]:
    """Every set of squares on which a word of two letters or more can be read."""
    found = set()
    for row, col, down, right in index.pairs.get((word[0], word[1]), ()):
        places = [(row + at * down, col + at * right) for at in range(len(word))]
        if all(
            index.letters.get(place) == letter for place, letter in zip(places, word, strict=True)
        ):
            found.add(frozenset(Square(*place) for place in places))
    return found
