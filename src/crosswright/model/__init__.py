"""The nouns: frozen, pure, of no particular kind; no files, no chance, no clock."""

from crosswright.model.arrows import PATHS, beside, path_between
from crosswright.model.bar_text import with_bars
from crosswright.model.cells import (
    BLOCK,
    CLUE_CELL,
    VOID,
    ArrowPath,
    BlockCell,
    Cell,
    ClueCell,
    LetterCell,
    VoidCell,
)
from crosswright.model.clues import (
    PICTURE_TYPES,
    Clue,
    ClueKind,
    Picture,
    enumerate_phrase,
    marked_clue,
)
from crosswright.model.desk import Desk, DeskNote, Place
from crosswright.model.entries import UNKNOWN_LETTER, Arrow, Entry, Placement, Unplaced
from crosswright.model.facts import Facts, Scalar
from crosswright.model.grid import Grid
from crosswright.model.limits import Limits
from crosswright.model.mask import Mask, mask_of_rows, parse_mask
from crosswright.model.numbering import number_slots
from crosswright.model.origin import Origin
from crosswright.model.outcome import Cancelled, Found, Infeasible, LimitReached, Outcome
from crosswright.model.phrase import HiddenPhrase, PhraseMode
from crosswright.model.puzzle import Metadata, Puzzle
from crosswright.model.slots import Crossing, Slot, crossings_of, fragments_of, runs, slots_of
from crosswright.model.squares import Bar, Direction, Size, Square
from crosswright.model.symmetry import Symmetry

__all__ = [
    "BLOCK",
    "CLUE_CELL",
    "PATHS",
    "PICTURE_TYPES",
    "UNKNOWN_LETTER",
    "VOID",
    "Arrow",
    "ArrowPath",
    "Bar",
    "BlockCell",
    "Cancelled",
    "Cell",
    "Clue",
    "ClueCell",
    "ClueKind",
    "Crossing",
    "Desk",
    "DeskNote",
    "Direction",
    "Entry",
    "Facts",
    "Found",
    "Grid",
    "HiddenPhrase",
    "Infeasible",
    "LetterCell",
    "LimitReached",
    "Limits",
    "Mask",
    "Metadata",
    "Origin",
    "Outcome",
    "PhraseMode",
    "Picture",
    "Place",
    "Placement",
    "Puzzle",
    "Scalar",
    "Size",
    "Slot",
    "Square",
    "Symmetry",
    "Unplaced",
    "VoidCell",
    "beside",
    "crossings_of",
    "enumerate_phrase",
    "fragments_of",
    "marked_clue",
    "mask_of_rows",
    "number_slots",
    "parse_mask",
    "path_between",
    "runs",
    "slots_of",
    "with_bars",
]
