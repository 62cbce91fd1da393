"""What occupies a square: a letter, a block, a void or a clue cell."""

from dataclasses import dataclass
from enum import Enum

from crosswright.errors import PuzzleError


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterCell:
    """A cell the solver fills.

    `letter` is what belongs there, one cell of the language: usually one letter, but CH in Czech,
    or several letters of a rebus. It is None only where a file keeps its solution to itself.
    """

    letter: str | None
    given: bool = False
    circle: bool = False
    shade: bool = False

    def __post_init__(self) -> None:
        if self.letter is not None and (not self.letter or self.letter != self.letter.strip()):
            raise PuzzleError(f"a letter cell holds {self.letter!r}, which is no letter")


@dataclass(frozen=True, slots=True)
class BlockCell:
    """A black cell that ends slots."""


@dataclass(frozen=True, slots=True)
class VoidCell:
    """A square outside the puzzle's shape."""


class ArrowPath(Enum):
    """How an arrow leaves its clue cell and which way the entry then runs.

    The first word says where the entry starts, seen from the clue cell; the second, where there
    is one, that the entry turns there.
    """

    RIGHT = "right"
    DOWN = "down"
    RIGHT_DOWN = "right-down"
    DOWN_RIGHT = "down-right"
    LEFT_DOWN = "left-down"
    UP_RIGHT = "up-right"


@dataclass(frozen=True, slots=True)
class ClueCell:
    """A cell that holds the clues of the entries whose arrows leave it; the entries know which."""


Cell = LetterCell | BlockCell | VoidCell | ClueCell

BLOCK = BlockCell()
VOID = VoidCell()
CLUE_CELL = ClueCell()
