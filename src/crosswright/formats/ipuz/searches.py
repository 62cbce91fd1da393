"""Reading the words of a stranger's word search: their places where stated, or found by looking."""

from collections.abc import Iterator

from crosswright.errors import FormatError, LanguageError
from crosswright.formats.ipuz.values import items, pair, table, text
from crosswright.languages import SPELLINGS
from crosswright.model import Direction, Grid, Placement, Square, Unplaced

MOST_WORDS = 500
Word = tuple[str, ...]


def word_places(
    document: dict[str, object], grid: Grid, language: str
) -> tuple[tuple[Placement, ...], tuple[Unplaced, ...]]:
    """The listed words on their squares, and those that stand nowhere or more than once."""
    stated = _stated(document.get("solution"))
    if len(stated) > MOST_WORDS:
        raise FormatError(f"ipuz: {len(stated)} words to find; {MOST_WORDS} is the most")
    lines = _Lines(grid)
    placements, unplaced = [], []
    for phrase, cells in stated:
        word = _cells(phrase, language)
        places = [x for x in _bases(cells) if word and _reads(grid, x) == word]
        places = places or lines.places(word)
        if len(places) == 1:
            placements.append(Placement(word=word, phrase=phrase, squares=places[0]))
        else:
            reason = f"found {len(places)} times in the grid" if places else "not in the grid"
            unplaced.append(Unplaced(word=phrase, reason=reason))
    return tuple(placements), tuple(unplaced)


def _stated(solution: object) -> list[tuple[str, list[tuple[int, int]]]]:
    """Words and their cells; `solution` is a list of words or an object of words and groups."""
    if solution is None:
        return []
    if isinstance(solution, list):
        return [(text(word, "a word to find"), []) for word in solution]
    found = []
    for word, group in table(solution, "'solution'").items():
        cells = table(group, f"the group of {word[:40]!r}").get("cells") or []
        where = f"the cells of {word[:40]!r}"
        found.append((word, [pair(cell, where) for cell in items(cells, where)]))
    return found


def _cells(phrase: str, language: str) -> Word:
    spelling = SPELLINGS.get(language)
    try:
        return spelling.cells(phrase) if spelling else tuple(phrase.upper())
    except LanguageError:
        return tuple(phrase.upper())


def _bases(cells: list[tuple[int, int]]) -> Iterator[tuple[Square, ...]]:
    for base in (0, 1) if cells else ():
        yield tuple(Square(row - base, col - base) for col, row in cells)


def _reads(grid: Grid, squares: tuple[Square, ...]) -> tuple[str | None, ...]:
    return tuple(grid.letter(x) if grid.size.has(x) else None for x in squares)


class _Lines:
    """All straight lines of a grid as strings of one sign a cell, so that looking is quick."""

    def __init__(self, grid: Grid) -> None:
        self._signs: dict[str, str] = {}
        self._lines: list[tuple[str, tuple[Square, ...]]] = []
        for direction in Direction:
            for start in grid.size.squares():
                if grid.size.has(start.step(direction, -1)):
                    continue
                line = [start]
                while grid.size.has(line[-1].step(direction)):
                    line.append(line[-1].step(direction))
                signs = "".join(self._sign(grid.letter(square) or "") for square in line)
                self._lines.append((signs, tuple(line)))

    def _sign(self, letter: str) -> str:
        return self._signs.setdefault(letter, chr(0xF0000 + len(self._signs)))

    def places(self, word: Word) -> list[tuple[Square, ...]]:
        """The first two places where a word can be read; a palindrome has one place, not two."""
        if not word or any(letter not in self._signs for letter in word):
            return []
        wanted = "".join(self._signs[letter] for letter in word)
        found: dict[frozenset[Square], tuple[Square, ...]] = {}
        for signs, line in self._lines:
            at = signs.find(wanted)
            while at >= 0 and len(found) < 2:
                squares = line[at : at + len(word)]
                found.setdefault(frozenset(squares), squares)
                at = signs.find(wanted, at + 1)
        return list(found.values())
