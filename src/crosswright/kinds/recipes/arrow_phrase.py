"""Hide a phrase in a full arrowword; where letters are lacking, graft them into the grid."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from crosswright.engines import (
    ArrowFill,
    ArrowWords,
    CancelFlag,
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

FAIR = 12
"""Of the sayings that fit, one of so many longest is taken, so that it is not always the same."""

REACHES = (2, 3, 4)
"""How far around the new letter other letters may change: first little, then more."""


def hidden_squares(
    full: ArrowFill,
    letters: Sequence[str],
    mode: PhraseMode,
    words: ArrowWords,
    *,
    seed: int,
    cancel: CancelFlag,
) -> tuple[ArrowFill, tuple[Square, ...]] | None:
    """The grid, changed where it has to be, and the squares that spell the letters."""
    random = Random(seed)
    find = ordered_squares if mode is PhraseMode.ORDERED else numbered_squares
    graft = _in_order if mode is PhraseMode.ORDERED else _anywhere
    banned: set[tuple[Square, str]] = set()
    for _ in range(GRAFTS):
        squares = find(grid_of(full), letters)
        if squares is not None:
            return full, squares
        if cancel.is_set():
            return None
        changed = graft(full, letters, words, banned, random, cancel)
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


def _in_order(
    full: ArrowFill,
    letters: Sequence[str],
    words: ArrowWords,
    banned: set[tuple[Square, str]],
    random: Random,
    cancel: CancelFlag,
) -> ArrowFill | None:
    """The grid with one more letter of the phrase where the even spread wants it."""
    squares = closest_squares(grid_of(full), letters, banned=banned)
    if squares is None:
        return None
    wanted = dict(zip(squares, letters, strict=True))
    kept = {square for square, letter in wanted.items() if full.letters[square] == letter}
    square = random.choice([square for square in squares if square not in kept])
    for free in _windows(full, square, kept):
        changed = _refilled(full, words, free, (square, wanted[square]), random, cancel)
        if changed is not None:
            return changed
    banned.add((square, wanted[square]))
    return full


def _anywhere(
    full: ArrowFill,
    letters: Sequence[str],
    words: ArrowWords,
    banned: set[tuple[Square, str]],
    random: Random,
    cancel: CancelFlag,
) -> ArrowFill | None:
    """The grid with one more of the letters it lacks, on whichever square takes it."""
    lacking = missing_letters(grid_of(full), letters)
    scarce = _scarce(full, letters)
    letter = random.choice(lacking)
    options = [(x, letter) for x in full.letters if (x, letter) not in banned and x not in scarce]
    if not options:
        return None
    promises = [_promise(full, words, x, letter) for x, _ in options]
    if not any(promises):
        return None
    square = random.choices(options, weights=promises)[0][0]
    for free in _windows(full, square, scarce):
        changed = _refilled(full, words, free, (square, letter), random, cancel)
        if changed is not None and len(missing_letters(grid_of(changed), letters)) < len(lacking):
            return changed
    banned.add((square, letter))
    return full


def _promise(full: ArrowFill, words: ArrowWords, square: Square, letter: str) -> int:
    """How many pairs of words could cross on a square with this letter there."""
    promise = 1
    for answer in full.answers:
        if square in answer.slot.squares:
            place = answer.slot.squares.index(square)
            promise *= 0 if answer.word is None else _count(words, len(answer.slot), place, letter)
    return promise


@lru_cache(maxsize=20_000)
def _count(words: ArrowWords, length: int, place: int, letter: str) -> int:
    """How many words of a length have a letter at a place; many are not counted out."""
    language = words.words.language
    masks = [(1 << len(language.alphabet)) - 1] * length
    masks[place] = 1 << language.letter_id(letter)
    return len(words.words.index.match(masks, min_score=words.shared, limit=MANY))


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


def _refilled(
    full: ArrowFill,
    words: ArrowWords,
    free: set[Square],
    pinned: tuple[Square, str],
    random: Random,
    cancel: CancelFlag,
) -> ArrowFill | None:
    return refill(
        full,
        words,
        free=free,
        pinned=dict([pinned]),
        seed=random.getrandbits(63),
        limits=Limits(steps=STEPS),
        cancel=cancel,
    )
