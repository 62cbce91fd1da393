"""Fill a mask with words: the search alone, without clues or the law of a preset."""

from collections.abc import Mapping
from dataclasses import dataclass

from crosswright.engines import CancelFlag, Fill, fill
from crosswright.kinds import repeatable
from crosswright.languages import Language
from crosswright.lexicon import Lexicon
from crosswright.model import (
    Direction,
    Found,
    LimitReached,
    Limits,
    Mask,
    Outcome,
    Square,
    number_slots,
)
from crosswright.pipeline.sources import spelled_mask

CLIMB = 500
"""Steps spent on each higher floor of score before the person's own is used."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FilledEntry:
    """One answer of a filled grid; `score` is None for an answer that was given."""

    number: int
    direction: str
    answer: str
    score: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FilledGrid:
    """A filled mask for people and scripts: rows of cells (`#` block, `~` void), and its answers."""

    rows: tuple[tuple[str, ...], ...]
    entries: tuple[FilledEntry, ...]

    @property
    def text(self) -> str:
        """One row a line."""
        return "\n".join("".join(row) for row in self.rows)


def fill_mask(
    mask: Mask,
    tongue: Language,
    lexicon: Lexicon,
    *,
    min_score: int = 0,
    shortest: int = 3,
    roots: bool = True,
    seed: int = 0,
    limits: Limits = Limits(),
) -> Outcome[FilledGrid]:
    """Fill a mask as grid text gives it.

    Raises:
        MaskError: for a mask without slots, or with cells in no slot.
        LanguageError: for a given letter outside the alphabet.
    """
    mask = spelled_mask(mask, tongue)
    outcome = fill(
        mask,
        lexicon,
        seed=seed,
        limits=limits,
        min_score=min_score,
        shortest=shortest,
        roots=roots,
        climb=CLIMB,
        cancel=CancelFlag(),
    )
    match outcome:
        case Found():
            return Found(
                result=_filled_grid(outcome.result, lexicon),
                statistics=repeatable(outcome.statistics),
            )
        case LimitReached():
            return LimitReached(reason=outcome.reason, statistics=outcome.statistics)
        case _:
            return outcome


def _filled_grid(filled: Fill, lexicon: Lexicon) -> FilledGrid:
    numbers = number_slots(answer.slot for answer in filled.answers)
    listed = sorted(
        filled.answers, key=lambda x: (x.slot.direction is Direction.DOWN, x.slot.start)
    )
    return FilledGrid(
        rows=_rows(filled.mask, filled.letters),
        entries=tuple(
            FilledEntry(
                number=numbers[x.slot.start],
                direction=x.slot.direction.value,
                answer="".join(x.cells),
                score=None if x.word is None else lexicon.word(x.word).score,
            )
            for x in listed
        ),
    )


def _rows(mask: Mask, letters: Mapping[Square, str]) -> tuple[tuple[str, ...], ...]:
    def sign(square: Square) -> str:
        if square in mask.blocks:
            return "#"
        return "~" if square in mask.voids else letters[square]

    return tuple(
        tuple(sign(Square(row, col)) for col in range(mask.size.cols))
        for row in range(mask.size.rows)
    )
