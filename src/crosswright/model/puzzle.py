"""The Puzzle: the narrow waist all kinds lower to, and all formats, pictures and rules read."""

from dataclasses import dataclass, field

from crosswright.errors import PuzzleError
from crosswright.model import ports
from crosswright.model.cells import ClueCell, LetterCell
from crosswright.model.desk import Desk
from crosswright.model.entries import Entry, Placement, Unplaced
from crosswright.model.facts import Facts, Scalar
from crosswright.model.grid import Grid
from crosswright.model.origin import Origin
from crosswright.model.phrase import HiddenPhrase
from crosswright.model.slots import Slot
from crosswright.model.squares import Direction, Square


@dataclass(frozen=True, slots=True, kw_only=True)
class Metadata:
    """What stands around a puzzle on the page."""

    language: str
    title: str = ""
    author: str = ""
    copyright: str = ""
    notes: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """One puzzle of any kind, finished or not.

    `kind` is the family ("crossword", "crisscross", "arrowword", "wordsearch"), `preset` the law
    it was made under ("american"). Entries stand Across list then Down list. Squares of entries,
    placements and the phrase are letter cells of the grid, and hold the letters they claim.
    Where a letter is still to be found the grid has None, and an answer `UNKNOWN_LETTER`. `desk`
    is what its maker noted for themselves. `recipe` says what made the puzzle (seed, options, versions). `statistics` says how the making
    went, and takes no part in `==`: the same puzzle may have been found twice. Nor does `origin`,
    the file that a puzzle was read from.
    """

    kind: str
    metadata: Metadata
    grid: Grid
    preset: str = ""
    entries: tuple[Entry, ...] = ()
    placements: tuple[Placement, ...] = ()
    hidden_phrase: HiddenPhrase | None = None
    unplaced: tuple[Unplaced, ...] = ()
    desk: Desk = Desk()
    recipe: Facts[str, Scalar] = Facts()
    statistics: Facts[str, Scalar] = field(default=Facts(), compare=False)
    origin: Origin | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        for entry in self.entries:
            self._check_squares(f"entry {entry.name}", entry.squares, entry.answer)
            if entry.arrow is not None:
                square = entry.arrow.clue_square
                if not self.grid.size.has(square) or not isinstance(self.grid[square], ClueCell):
                    raise PuzzleError(f"the arrow of {entry.name} leaves no clue cell")
        for placement in self.placements:
            self._check_squares(repr(placement.phrase), placement.squares, placement.word)
        if self.hidden_phrase is not None:
            phrase = self.hidden_phrase
            self._check_squares("the hidden phrase", phrase.squares, phrase.letters)

    def _check_squares(
        self, what: str, squares: tuple[Square, ...], letters: tuple[str, ...]
    ) -> None:
        for square in squares:
            if not self.grid.is_open(square):
                raise PuzzleError(f"{what} uses {tuple(square)}, which holds no letter")
        for square, letter in zip(squares, letters, strict=True):
            found = self.grid.letter(square)
            if found is not None and found != letter:
                raise PuzzleError(
                    f"{what} wants {letter!r} at {tuple(square)}, where the grid has {found!r}"
                )

    @property
    def language(self) -> str:
        """The language tag of the answers."""
        return self.metadata.language

    @property
    def title(self) -> str:
        """The title; may be empty."""
        return self.metadata.title

    def entries_running(self, direction: Direction) -> tuple[Entry, ...]:
        """The across or the down list, in the order of the puzzle."""
        return tuple(entry for entry in self.entries if entry.direction is direction)

    def numbers(self) -> dict[Square, int]:
        """The number printed on each numbered square."""
        return {
            entry.slot.start: entry.number for entry in self.entries if entry.number is not None
        }

    @property
    def has_clue_cells(self) -> bool:
        """Whether clues stand inside the grid."""
        return any(isinstance(cell, ClueCell) for row in self.grid.cells for cell in row)

    @property
    def letter_squares(self) -> tuple[Square, ...]:
        """The squares that hold letters, in reading order."""
        return tuple(s for s in self.grid.squares() if isinstance(self.grid[s], LetterCell))

    def entry_at(self, slot: Slot) -> Entry | None:
        """The entry that fills a slot, if there is one."""
        return next((entry for entry in self.entries if entry.slot == slot), None)

    def save(self, path: object) -> None:
        """Write the puzzle; the ending of the path picks the format or the picture.

        Raises:
            OutputError: when the file cannot be written.
        """
        ports.save(self, path)

    def _repr_svg_(self) -> str:
        """How a notebook shows the puzzle."""
        return ports.svg(self)
