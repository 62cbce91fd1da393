"""The method of the source, as a yardstick: forty greedy orders, the smallest rectangle wins.

Written from the method's description, plainly and without the core, so that the bench compares two
things that share no code: longest words first, give or take; each word where the bounding rectangle
grows least, then where it crosses most.
"""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

Cells = tuple[str, ...]
Place = tuple[int, int, int]
"""Row, column, and 0 for across or 1 for down."""

ORDERS = 40


@dataclass(kw_only=True)
class Pattern:
    """Words laid so far on an endless board."""

    letters: dict[tuple[int, int], str] = field(default_factory=dict)
    ways: dict[tuple[int, int], set[int]] = field(default_factory=dict)
    places: dict[Cells, Place] = field(default_factory=dict)
    crossings: int = 0

    @property
    def sides(self) -> tuple[int, int]:
        """Rows and columns of the rectangle around all letters."""
        rows = [row for row, _ in self.letters]
        cols = [col for _, col in self.letters]
        return max(rows) - min(rows) + 1, max(cols) - min(cols) + 1

    @property
    def area(self) -> int:
        """The squares of that rectangle."""
        rows, cols = self.sides
        return rows * cols

    def crossings_at(self, word: Cells, place: Place) -> int | None:
        """How many words a word laid here would cross; None where that breaks a rule."""
        row, col, down = place
        step = (1, 0) if down else (0, 1)
        before = (row - step[0], col - step[1])
        after = (row + step[0] * len(word), col + step[1] * len(word))
        if before in self.letters or after in self.letters:
            return None
        crossings = 0
        for at, letter in enumerate(word):
            square = (row + step[0] * at, col + step[1] * at)
            found = self.letters.get(square)
            if found is None:
                sides = (
                    (square[0] - step[1], square[1] - step[0]),
                    (square[0] + step[1], square[1] + step[0]),
                )
                if sides[0] in self.letters or sides[1] in self.letters:
                    return None
            elif found != letter or down in self.ways[square]:
                return None
            else:
                crossings += 1
        return crossings

    def lay(self, word: Cells, place: Place, crossings: int) -> None:
        """Lay a word."""
        row, col, down = place
        for at, letter in enumerate(word):
            square = (row + at, col) if down else (row, col + at)
            self.letters[square] = letter
            self.ways.setdefault(square, set()).add(down)
        self.places[word] = place
        self.crossings += crossings


def forty_orders(words: Iterable[Cells], *, seed: int = 0, orders: int = ORDERS) -> Pattern:
    """The best of forty greedy patterns: most words, then the smallest rectangle."""
    chance = random.Random(seed)
    listed = sorted(set(words))
    patterns = [
        _pattern(sorted(listed, key=lambda word: -len(word) + chance.uniform(0, 3)), chance)
        for _ in range(orders)
    ]
    return min(patterns, key=lambda pattern: (-len(pattern.places), pattern.area))


def _pattern(order: list[Cells], chance: random.Random) -> Pattern:
    pattern = Pattern()
    first, *due = order
    pattern.lay(first, (0, 0, chance.randrange(2)), 0)
    while due:
        rest = [word for word in due if not _add(pattern, word, chance)]
        if len(rest) == len(due):
            break
        due = rest
    return pattern


def _add(pattern: Pattern, word: Cells, chance: random.Random) -> bool:
    rows = [row for row, _ in pattern.letters]
    cols = [col for _, col in pattern.letters]
    bounds = (min(rows), min(cols), max(rows), max(cols))
    best: tuple[int, int, float, Place] | None = None
    for place in sorted(set(_candidates(pattern, word))):
        crossings = pattern.crossings_at(word, place)
        if crossings:
            area = _grown(bounds, place, len(word))
            value = (area, -crossings, chance.random(), place)
            if best is None or value < best:
                best = value
    if best is not None:
        pattern.lay(word, best[3], -best[1])
    return best is not None


def _candidates(pattern: Pattern, word: Cells) -> Iterator[Place]:
    for (row, col), letter in pattern.letters.items():
        for at, own in enumerate(word):
            if own == letter:
                yield (row, col - at, 0)
                yield (row - at, col, 1)


def _grown(bounds: tuple[int, int, int, int], place: Place, length: int) -> int:
    top, left, bottom, right = bounds
    row, col, down = place
    last_row, last_col = (row + length - 1, col) if down else (row, col + length - 1)
    rows = max(bottom, last_row) - min(top, row) + 1
    cols = max(right, last_col) - min(left, col) + 1
    return rows * cols
