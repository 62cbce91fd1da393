"""Graft letters into a full grid of letters and clue cells: a part of it is filled again."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from crosswright.engines.arrowword import ArrowAnswer, ArrowFill, ArrowWords
from crosswright.engines.problem import cells_of
from crosswright.model import Facts, Limits, Square
from crosswright.native import CancelFlag
from crosswright.native import fill as native_fill


def refill(
    full: ArrowFill,
    words: ArrowWords,
    *,
    free: Iterable[Square],
    pinned: Mapping[Square, str],
    barred: Iterable[tuple[str, ...]] = (),
    seed: int = 0,
    limits: Limits = Limits(),
    cancel: CancelFlag | None = None,
) -> ArrowFill | None:
    """The grid with `pinned` letters, other letters on the `free` squares only; None if none is found.

    The mask and all other letters stay; answers whose letters were given in advance stay whole. No new
    answer shares its root with one of the `barred` ones.
    """
    language = words.words.language
    loose = (set(free) | set(pinned)) - _given(full)
    inside = [
        x for x in full.answers if x.word is not None and not loose.isdisjoint(x.slot.squares)
    ]
    squares = sorted(full.letters)
    place = {square: number for number, square in enumerate(squares)}
    every = (1 << len(language.alphabet)) - 1
    shared = _shared(full)

    def allowed(square: Square) -> int:
        if square in pinned:
            return 1 << language.letter_id(pinned[square])
        return every if square in loose else 1 << language.letter_id(full.letters[square])

    chosen = set(inside)
    others = [*(x.cells for x in full.answers if x not in chosen), *barred]
    result = native_fill(
        words.words.index,
        cells=[allowed(square) for square in squares],
        slots=[[place[square] for square in answer.slot.squares] for answer in inside],
        min_scores=[words.shared if x.arrow.clue_square in shared else words.alone for x in inside],
        standing=[(language.glyphs(cells), 1) for cells in others],
        terse=True,
        seed=seed % 2**64,
        steps=limits.steps,
        seconds=limits.seconds,
        cancel=cancel,
    )
    if result.words is None:
        return None
    letters = dict(full.letters)
    answers: dict[ArrowAnswer, ArrowAnswer] = {}
    for answer, word in zip(inside, result.words, strict=True):
        cells = cells_of(words.words, word)
        letters.update(zip(answer.slot.squares, cells, strict=True))
        answers[answer] = replace(answer, cells=cells, word=words.words.ids[word])
    return replace(
        full,
        answers=tuple(answers.get(answer, answer) for answer in full.answers),
        letters=Facts(letters),
    )


def _given(full: ArrowFill) -> set[Square]:
    """The squares of answers that were given whole: nothing may change them."""
    return {x for answer in full.answers if answer.word is None for x in answer.slot.squares}


def _shared(full: ArrowFill) -> set[Square]:
    """The clue cells that hold two clues."""
    seen: set[Square] = set()
    twice: set[Square] = set()
    for answer in full.answers:
        square = answer.arrow.clue_square
        (twice if square in seen else seen).add(square)
    return twice
