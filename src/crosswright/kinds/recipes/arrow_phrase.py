"""Hide a phrase in a full arrowword; where letters are lacking, graft them into the grid."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from crosswright.engines import (
    ArrowFill,
    ArrowWords,
    CancelFlag,
    ChosenWords,
    best_ordered,
    closest_squares,
    missing_letters,
    numbered_squares,
    ordered_squares,
    refill,
)
from crosswright.languages import Language
from crosswright.lexicon import Punchline
from crosswright.model import CLUE_CELL, VOID, Cell, Grid, LetterCell, Limits, PhraseMode, Square

GRAFTS = 160
"""Grafts tried before the grid is given up."""

STEPS = 400
"""Search steps of one graft."""

MANY = 400
"""Words of which it no longer matters how many more there are."""

NEAR, FEW_GRAFTS = 3, 16
"""Letters that a grid may lack of a saying to be mended for it, and the grafts tried for them: after
that another grid is cheaper."""

FAIR = 12
"""Of the sayings that fit, one of so many longest is taken, so that it is not always the same."""

REACHES = (2, 3, 4)
"""How far around the new letter other letters may change: first little, then more."""


def hidden_squares(
    full: ArrowFill, letters: Sequence[str], mode: PhraseMode, grafter: "Grafter"
) -> tuple[ArrowFill, tuple[Square, ...]] | None:
    """The grid, changed where it has to be, and the squares that spell the letters."""
    ordered = mode is PhraseMode.ORDERED
    find = ordered_squares if ordered else numbered_squares
    graft = grafter.in_order if ordered else grafter.anywhere
    for _ in range(grafter.most):
        squares = find(grid_of(full), letters)
        if squares is not None:
            return full, squares
        if grafter.cancel.is_set():
            return None
        changed = graft(full, letters)
        if changed is None:
            return None
        full = changed
    return None


def hidden_saying(
    full: ArrowFill,
    sayings: Sequence[Punchline],
    mode: PhraseMode,
    language: Language,
    *,
    seed: int,
) -> tuple[Punchline, tuple[Square, ...]] | None:
    """One of the sayings that the grid spells as it stands, and where; None when it spells none."""
    grid = grid_of(full)
    if mode is PhraseMode.ORDERED:
        found = best_ordered(grid, [line.letters for line in sayings], language)
        return None if found is None else (sayings[found[0]], found[1])
    stock = Counter(full.letters.values())
    fitting = [line for line in sayings if not Counter(line.letters) - stock]
    fitting.sort(key=lambda line: -len(line.letters))
    if not fitting:
        return None
    line = Random(seed).choice(fitting[:FAIR])
    squares = numbered_squares(grid, line.letters)
    return None if squares is None else (line, squares)


def nearest_saying(full: ArrowFill, sayings: Sequence[Punchline]) -> Punchline | None:
    """The saying of whose letters the grid lacks fewest, in any order; None when it lacks many."""
    stock = Counter(full.letters.values())

    def lacking(line: Punchline) -> int:
        return (Counter(line.letters) - stock).total()

    nearest = min(sayings, key=lacking)
    return nearest if lacking(nearest) <= NEAR else None


def grid_of(full: ArrowFill) -> Grid:
    """The grid of a full arrowword."""

    def cell(square: Square) -> Cell:
        if square in full.clue_cells:
            return CLUE_CELL
        return VOID if square in full.voids else LetterCell(letter=full.letters[square])

    rows = (
        tuple(cell(Square(row, col)) for col in range(full.size.cols))
        for row in range(full.size.rows)
    )
    return Grid(cells=tuple(rows))


class Grafter:
    """Puts letters into a full grid, one after the other; a place that refused one is not tried again.

    `words` are those that may come in, `barred` answers that may not; `most` letters are tried.
    """

    def __init__(
        self,
        words: ArrowWords,
        *,
        barred: Sequence[tuple[str, ...]] = (),
        most: int = GRAFTS,
        seed: int,
        cancel: CancelFlag,
    ) -> None:
        self.words = words
        self.barred = barred
        self.most = most
        self.cancel = cancel
        self._random = Random(seed)
        self._refused: set[tuple[Square, str]] = set()

    def in_order(self, full: ArrowFill, letters: Sequence[str]) -> ArrowFill | None:
        """The grid with one more letter of the phrase where the even spread wants it."""
        squares = closest_squares(grid_of(full), letters, banned=self._refused)
        if squares is None:
            return None
        wanted = dict(zip(squares, letters, strict=True))
        kept = {square for square, letter in wanted.items() if full.letters[square] == letter}
        square = self._random.choice([square for square in squares if square not in kept])
        for free in _windows(full, square, kept):
            changed = self._refilled(full, free, (square, wanted[square]))
            if changed is not None:
                return changed
        self._refused.add((square, wanted[square]))
        return full

    def anywhere(self, full: ArrowFill, letters: Sequence[str]) -> ArrowFill | None:
        """The grid with one more of the letters it lacks, on whichever square takes it."""
        lacking = missing_letters(grid_of(full), letters)
        scarce = _scarce(full, letters)
        letter = self._random.choice(lacking)
        options = [
            (square, letter)
            for square in full.letters
            if (square, letter) not in self._refused and square not in scarce
        ]
        promises = [_promise(full, self.words, square, letter) for square, _ in options]
        if not any(promises):
            return None
        square = self._random.choices(options, weights=promises)[0][0]
        for free in _windows(full, square, scarce):
            changed = self._refilled(full, free, (square, letter))
            if changed is not None and len(missing_letters(grid_of(changed), letters)) < len(
                lacking
            ):
                return changed
        self._refused.add((square, letter))
        return full

    def _refilled(
        self, full: ArrowFill, free: set[Square], pinned: tuple[Square, str]
    ) -> ArrowFill | None:
        return refill(
            full,
            self.words,
            free=free,
            pinned=dict([pinned]),
            barred=self.barred,
            seed=self._random.getrandbits(63),
            limits=Limits(steps=STEPS),
            cancel=self.cancel,
        )


def _promise(full: ArrowFill, words: ArrowWords, square: Square, letter: str) -> int:
    """How many pairs of words could cross on a square with this letter there."""
    glyph, promise = words.words.language.letter_id(letter), 1
    for answer in full.answers:
        if square in answer.slot.squares:
            place = answer.slot.squares.index(square)
            if answer.word is None:
                return 0
            promise *= _count(words.words, len(answer.slot), place, glyph, words.shared)
    return promise


@lru_cache(maxsize=20_000)
def _count(words: ChosenWords, length: int, place: int, glyph: int, least: int) -> int:
    """How many words of a length have a letter at a place; many are not counted out."""
    masks = [(1 << 64) - 1] * length
    masks[place] = 1 << glyph
    return words.index.count(masks, min_score=least, limit=MANY)


def _scarce(full: ArrowFill, letters: Sequence[str]) -> set[Square]:
    """The squares of letters that the phrase needs as often as the grid has them, or oftener."""
    stock, need = Counter(full.letters.values()), Counter(letters)
    return {x for x, letter in full.letters.items() if stock[letter] <= need[letter]}


def _windows(full: ArrowFill, square: Square, kept: set[Square]) -> Iterator[set[Square]]:
    """The letters around a square that may change, fewer and then more of them."""
    for reach in REACHES:
        yield {
            x
            for x in full.letters
            if abs(x.row - square.row) <= reach and abs(x.col - square.col) <= reach
        } - kept
