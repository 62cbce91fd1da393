"""Entries and placements: answers in their places."""

from dataclasses import dataclass

from crosswright.errors import PuzzleError
from crosswright.model.cells import ArrowPath
from crosswright.model.clues import Clue, enumerate_phrase
from crosswright.model.slots import Slot
from crosswright.model.squares import Direction, Square

UNKNOWN_LETTER = "_"
"""Stands in an answer where a file keeps the letter to itself; the grid has None there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrow:
    """Where an arrowword's clue stands and how its arrow reaches the entry."""

    clue_square: Square
    path: ArrowPath


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A slot, its answer and its clue: what a solver numbers.

    `answer` has one string a cell. `phrase` is the answer as one writes it ("North Sea").
    `clue` is None while the clue is still to be written; `number` is None in arrowwords. `own` says
    that the answer is the person's own word, so no lexicon need know it.
    """

    slot: Slot
    answer: tuple[str, ...]
    phrase: str
    clue: Clue | None = None
    number: int | None = None
    arrow: Arrow | None = None
    own: bool = False

    def __post_init__(self) -> None:
        if len(self.answer) != len(self.slot):
            raise PuzzleError(
                f"the answer {''.join(self.answer)!r} has {len(self.answer)} cells "
                f"where its slot has {len(self.slot)}"
            )
        if not self.phrase.strip():
            raise PuzzleError(f"the answer {''.join(self.answer)!r} has no written phrase")

    @property
    def direction(self) -> Direction:
        """Across or down."""
        return self.slot.direction

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares of the slot in reading order."""
        return self.slot.squares

    @property
    def enumeration(self) -> str:
        """The printed lengths, such as "5,3"."""
        return enumerate_phrase(self.phrase, len(self.answer))

    @property
    def text(self) -> str:
        """The answer as one string."""
        return "".join(self.answer)

    @property
    def name(self) -> str:
        """What people call it: "14 across"; an entry without a number is named by its start."""
        label = self.number if self.number is not None else f"at {tuple(self.slot.start)}"
        return f"{label} {self.direction.value}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Placement:
    """A word laid on squares in one of the eight directions of a word search.

    `own` says that it is the person's own word; `bonus` that the solver is not told of it.
    """

    word: tuple[str, ...]
    phrase: str
    squares: tuple[Square, ...]
    own: bool = False
    bonus: bool = False

    def __post_init__(self) -> None:
        if len(self.word) != len(self.squares):
            raise PuzzleError(
                f"the word {''.join(self.word)!r} has {len(self.word)} cells "
                f"but lies on {len(self.squares)} squares"
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class Unplaced:
    """A word the person asked for that is not in the puzzle, and why."""

    word: str
    reason: str
