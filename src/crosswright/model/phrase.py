"""The hidden phrase: a message that a finished grid spells."""

from dataclasses import dataclass
from enum import Enum

from crosswright.errors import PuzzleError
from crosswright.model.squares import Square


class PhraseMode(Enum):
    """How a hidden phrase is spelled by a grid; see DESIGN, "The kinds and their law"."""

    ORDERED = "ordered"
    NUMBERED = "numbered"
    SLOTS = "slots"
    ROW = "row"
    LEFTOVER = "leftover"


@dataclass(frozen=True, slots=True, kw_only=True)
class HiddenPhrase:
    """A message the finished grid spells: its text, the squares that spell it, what it answers."""

    text: str
    letters: tuple[str, ...]
    squares: tuple[Square, ...]
    mode: PhraseMode
    setup: str = ""

    def __post_init__(self) -> None:
        if len(self.letters) != len(self.squares):
            raise PuzzleError(
                f"the hidden phrase has {len(self.letters)} letters on {len(self.squares)} squares"
            )
