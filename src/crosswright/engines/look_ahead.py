"""Help for whoever fills a grid by hand: what each square and slot can still hold, word by word."""

from dataclasses import dataclass

from crosswright.engines.problem import FillProblem, Words, cells_of, fill_problem
from crosswright.errors import UsageError
from crosswright.model import Facts, Mask, Slot, Square
from crosswright.native import look_ahead as native_look_ahead


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A word for a slot: its id and cells, and how much it leaves the other slots.

    `leaves` is how often the words of another slot can be halved until one is left, in the mean
    over all other slots; it orders words, and means little by itself.
    """

    word: int
    cells: tuple[str, ...]
    leaves: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LookAhead:
    """What is possible in a mask with its letters.

    `letters` has the letters each open square can hold, `counts` how many words each open slot can
    take: what cannot be is left out, but not all that is left need lead to a fill. `candidates` are
    the words of the slot that was asked for, those that leave most first. `stuck` is a slot that no
    word can fill; then all else is empty.
    """

    letters: Facts[Square, tuple[str, ...]]
    counts: Facts[Slot, int]
    candidates: tuple[Candidate, ...]
    stuck: Slot | None = None


def look_ahead(
    mask: Mask,
    lexicon: Words,
    *,
    slot: Slot | None = None,
    min_score: int = 0,
    shortest: int = 3,
    unique: bool = True,
    roots: bool = True,
    most: int = 100,
) -> LookAhead:
    """What can still stand in a mask, and the best words of one slot.

    Up to `most` words of the slot are tried, those that look best first; words that leave another
    slot without any are left out. At 15x15 this takes a few hundredths of a second.

    Raises:
        UsageError: for a slot that the mask does not have, or that has all its letters.
        MaskError: for a mask that `fill` refuses.
    """
    problem = fill_problem(mask, lexicon, shortest=shortest)
    if slot is not None and slot not in problem.open_slots:
        raise UsageError(f"there is no slot to fill at {slot.start}, {slot.direction.value}")
    seen = native_look_ahead(
        lexicon.index,
        cells=problem.allowed,
        slots=problem.slot_cells,
        min_scores=[min_score] * len(problem.open_slots),
        standing=[(glyphs, 0) for glyphs in problem.standing],
        unique=unique,
        roots=roots,
        slot=None if slot is None else problem.open_slots.index(slot),
        most=most,
    )
    if seen.stuck is not None:
        stuck = problem.open_slots[seen.stuck]
        return LookAhead(letters=Facts(), counts=Facts(), candidates=(), stuck=stuck)
    return LookAhead(
        letters=letters_of(problem, lexicon, seen.letters),
        counts=Facts(dict(zip(problem.open_slots, seen.counts, strict=True))),
        candidates=tuple(
            Candidate(word=word, cells=cells_of(lexicon, word), leaves=leaves)
            for word, leaves in seen.candidates
        ),
    )


def letters_of(
    problem: FillProblem, lexicon: Words, sets: list[int]
) -> Facts[Square, tuple[str, ...]]:
    """Sets of letters as the language writes them, by the squares they belong to."""
    alphabet = lexicon.language.alphabet
    return Facts(
        {
            square: tuple(sign for glyph, sign in enumerate(alphabet) if letters >> glyph & 1)
            for square, letters in zip(problem.squares, sets, strict=True)
        }
    )
