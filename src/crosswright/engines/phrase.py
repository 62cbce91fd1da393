"""Hide a phrase in a filled grid: find squares that spell it, spread as evenly as they can be."""

from collections import Counter
from collections.abc import Sequence, Set

from crosswright.languages import Language
from crosswright.model import Grid, Square
from crosswright.native import spread_phrases

FAR = float("inf")


def ordered_squares(grid: Grid, letters: Sequence[str]) -> tuple[Square, ...] | None:
    """Squares that spell the letters in reading order; None when the grid has no such row.

    Of all choices this is the one whose squares lie closest to even spacing (least sum of squared
    distances from it, counted in letter squares), found exactly by dynamic programming in
    O(squares x letters).
    """
    squares = [square for square in grid.squares() if grid.letter(square) is not None]
    if not letters or len(letters) > len(squares):
        return None
    gap = len(squares) / len(letters)
    # cost[j]: least cost of spelling the letters so far with the last of them on square j or before.
    cost = [0.0] * (len(squares) + 1)
    steps: list[list[int]] = []
    for number, letter in enumerate(letters):
        ideal = (number + 0.5) * gap - 0.5
        best, best_at = FAR, -1
        after, chosen = [FAR], [-1]
        for place, square in enumerate(squares):
            if grid.letter(square) == letter:
                here = cost[place] + (place - ideal) ** 2
                if here < best:
                    best, best_at = here, place
            after.append(best)
            chosen.append(best_at)
        cost = after
        steps.append(chosen)
    if cost[-1] == FAR:
        return None
    return _traced(squares, steps)


def best_ordered(
    grid: Grid, phrases: Sequence[Sequence[str]], language: Language
) -> tuple[int, tuple[Square, ...]] | None:
    """Which of many phrases the grid spells in reading order, and where; None when it spells none.

    The longest of those that are spread evenly is taken, else the one spread most evenly. A list of
    thousands takes milliseconds.
    """
    letters = {square: grid.letter(square) for square in grid.squares()}
    squares = [square for square, letter in letters.items() if letter is not None]
    row = bytes(language.letter_id(letters[square] or "") for square in squares)
    found = spread_phrases(row, [language.glyphs(tuple(phrase)) for phrase in phrases])
    return None if found is None else (found[0], tuple(squares[place] for place in found[1]))


def closest_squares(
    grid: Grid,
    letters: Sequence[str],
    *,
    banned: Set[tuple[Square, str]] = frozenset(),
) -> tuple[Square, ...] | None:
    """Squares in reading order of which as many as can be spell the letters, spread evenly.

    No square is used for a letter that is `banned` from it; None when that leaves no way, or the
    grid has too few squares. The squares that hold another letter are those to change.
    """
    squares = [square for square in grid.squares() if grid.letter(square) is not None]
    if not letters or len(letters) > len(squares):
        return None
    gap = len(squares) / len(letters)
    wrong = float(len(squares) ** 2 * len(letters))
    cost = [0.0] * (len(squares) + 1)
    steps: list[list[int]] = []
    for number, letter in enumerate(letters):
        ideal = (number + 0.5) * gap - 0.5
        best, best_at = FAR, -1
        after, chosen = [FAR], [-1]
        for place, square in enumerate(squares):
            here = cost[place] + (place - ideal) ** 2
            if grid.letter(square) != letter:
                here = FAR if (square, letter) in banned else here + wrong
            if here < best:
                best, best_at = here, place
            after.append(best)
            chosen.append(best_at)
        cost = after
        steps.append(chosen)
    return None if cost[-1] == FAR else _traced(squares, steps)


def numbered_squares(grid: Grid, letters: Sequence[str]) -> tuple[Square, ...] | None:
    """One square for each letter, in any order over the grid; None when letters are lacking.

    Rare letters choose first; each takes the square farthest from those already taken, so that
    the numbers spread over the whole grid.
    """
    places: dict[str, list[Square]] = {}
    for square in grid.squares():
        letter = grid.letter(square)
        if letter is not None:
            places.setdefault(letter, []).append(square)
    if missing_letters(grid, letters):
        return None
    turn = sorted(range(len(letters)), key=lambda n: (len(places[letters[n]]), n))
    taken: dict[int, Square] = {}
    for number in turn:
        free = [square for square in places[letters[number]] if square not in taken.values()]
        taken[number] = max(free, key=lambda square: (_distance(square, taken), square))
    return tuple(taken[number] for number in range(len(letters)))


def missing_letters(grid: Grid, letters: Sequence[str]) -> tuple[str, ...]:
    """The letters of a phrase that the grid lacks, each as often as it lacks it."""
    stock = Counter(grid.letter(square) for square in grid.squares())
    lacking = Counter(letters) - Counter({x: n for x, n in stock.items() if x is not None})
    return tuple(lacking.elements())


def _traced(squares: Sequence[Square], steps: Sequence[Sequence[int]]) -> tuple[Square, ...]:
    """The squares that each step chose, from the last one back."""
    out = []
    end = len(squares)
    for chosen in reversed(steps):
        end = chosen[end]
        out.append(squares[end])
    return tuple(reversed(out))


def _distance(square: Square, taken: dict[int, Square]) -> int:
    return min(
        (abs(square.row - x.row) + abs(square.col - x.col) for x in taken.values()), default=0
    )
