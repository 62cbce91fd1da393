"""The desk: what whoever makes a puzzle notes for themselves, and no solver sees."""

from dataclasses import dataclass
from typing import NamedTuple

from crosswright.model.clues import Clue
from crosswright.model.facts import Facts
from crosswright.model.phrase import HiddenPhrase
from crosswright.model.squares import Direction, Square
from crosswright.model.symmetry import Symmetry


class Place(NamedTuple):
    """Where an entry starts and which way it runs: its name while numbers still change."""

    square: Square
    direction: Direction


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskNote:
    """What is noted of the entry at a place.

    `draft` says that its clue is not final. `phrase` is how its answer is to be written once the
    grid spells it. `clue` and `own` are those of an entry that the grid has no more: laid aside,
    so that they are there when it comes back.
    """

    draft: bool = False
    notes: str = ""
    phrase: str = ""
    clue: Clue | None = None
    own: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """Notes of a puzzle in the making.

    `symmetry` is what blocks are set by, None where the grid itself shows it. `locked` squares keep
    their letters. `phrase` is a hidden phrase that the grid spells no more.
    """

    symmetry: Symmetry | None = None
    locked: frozenset[Square] = frozenset()
    entries: Facts[Place, DeskNote] = Facts()
    phrase: HiddenPhrase | None = None

    @property
    def is_bare(self) -> bool:
        """Whether nothing is noted."""
        return self == Desk()
