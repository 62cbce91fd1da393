"""A profile: the law of one preset, as data."""

from dataclasses import dataclass

from crosswright.errors import UsageError
from crosswright.model import ArrowPath, Size, Symmetry


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What a preset demands of a puzzle; the defaults demand as little as a puzzle can bear.

    Override a limit with `dataclasses.replace(profile, shortest_slot=2)`.

    Attributes:
        name: The preset, as people type it.
        smallest: The fewest rows and the fewest columns.
        largest: The most rows and the most columns.
        odd_sizes: Whether rows and columns must be odd numbers.
        symmetries: The grid must have one of these; empty asks for none.
        shortest_slot: The fewest letters of a slot; a run of at least so many must be an entry.
        fully_checked: Whether every letter must be checked.
        least_checked: The least share of each slot's letters that must be checked, 0 to 1.
        longest_unchecked_run: The most unchecked letters in a row; None sets no bound.
        most_unchecked_by_length: Pairs (letters of a slot, most of them unchecked), ascending; each
            holds from its length on. Empty sets no bound; else every letter must be in a slot.
        lattice: Whether slots must keep apart, so that no four letters form a square.
        most_entries: Pairs (squares of the grid, most entries) by which `entries_allowed`
            interpolates; empty sets no bound.
        most_blocks: The largest share of blocks in the grid, 0 to 1; None sets no bound.
        words_are_given: Whether the words and clues are the person's own choice: what the law of
            crosswords says of kin words and of clues that give too much away is then a note.
        asks_clues: Whether every entry must have a clue as soon as one has.
        arrows: The arrows that may lead from clue cells to entries; empty allows all.
        border_of_clue_cells: Whether the first row and column hold no letters.
        idle_on_border: Whether a clue cell of the first row or column may hold no clue.
        clue_cells_apart: Whether clue cells may not stand side by side. Those of the first row and
            column may touch an inner one: nothing else could part the second row and column.
        most_unchecked: The largest share of unchecked letters in the grid, 0 to 1.
        unchecked_at_edge: Whether only letters at the edge of the grid, or beside a square that
            holds nothing, may be unchecked.
        most_clue_cells: The share of clue cells beyond which a grid is told to be poor.
        smallest_clue_type: The smallest type a clue may need to fit its cell, in cells; None sets
            no bound.
        is_list: Whether the entries are a list of words with clues, one a line, and no puzzle: their
            numbers are those of the lines.
        reports_short_words: Whether the share of three-letter answers is worth a note.
    """

    name: str
    smallest: int = 1
    largest: int = 100
    odd_sizes: bool = False
    symmetries: tuple[Symmetry, ...] = ()
    shortest_slot: int = 2
    fully_checked: bool = False
    least_checked: float = 0.0
    longest_unchecked_run: int | None = None
    most_unchecked_by_length: tuple[tuple[int, int], ...] = ()
    lattice: bool = False
    most_entries: tuple[tuple[int, int], ...] = ()
    most_blocks: float | None = None
    words_are_given: bool = False
    asks_clues: bool = False
    arrows: tuple[ArrowPath, ...] = ()
    border_of_clue_cells: bool = False
    idle_on_border: bool = False
    clue_cells_apart: bool = False
    most_unchecked: float | None = None
    unchecked_at_edge: bool = False
    most_clue_cells: float | None = None
    smallest_clue_type: float | None = None
    reports_short_words: bool = False
    is_list: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.smallest <= self.largest:
            raise UsageError(
                f"profile {self.name!r} allows sizes {self.smallest!r} to {self.largest!r}; "
                "give 1 or more, smallest first"
            )
        if self.shortest_slot < 2:
            raise UsageError(
                f"profile {self.name!r} allows slots of {self.shortest_slot!r}; give 2 or more"
            )
        for what, share in (("checked", self.least_checked), ("block", self.most_blocks or 0.0)):
            if not 0 <= share <= 1:
                raise UsageError(
                    f"profile {self.name!r} asks a {what} share of {share!r}; give 0 to 1"
                )
        lengths = [length for length, _ in self.most_unchecked_by_length]
        if lengths != sorted(set(lengths)):
            raise UsageError(
                f"profile {self.name!r} bounds unchecked letters at lengths {lengths!r}; "
                "give them ascending"
            )
        areas = [area for area, _ in self.most_entries]
        if areas != sorted(set(areas)):
            raise UsageError(
                f"profile {self.name!r} bounds entries at areas {areas!r}; give them ascending"
            )

    def unchecked_allowed(self, length: int) -> int | None:
        """The most unchecked letters a slot of so many may have; None is no bound."""
        bounds = [most for least, most in self.most_unchecked_by_length if least <= length]
        return bounds[-1] if bounds else None

    def entries_allowed(self, size: Size) -> int | None:
        """The most entries a grid of this size may have; None is no bound.

        On a straight line by area through the two nearest pairs of `most_entries`, rounded down,
        also beyond the first and the last pair; a single pair bounds every size alike. American:
        78 at 15x15 and 140 at 21x21 give 106 at 18x18 and 165 at 23x23.
        """
        points = self.most_entries
        if not points:
            return None
        if len(points) == 1:
            return points[0][1]
        upper = next((i for i, (area, _) in enumerate(points) if area >= size.area), -1)
        last = len(points) - 1 if upper < 0 else max(upper, 1)
        (area_a, most_a), (area_b, most_b) = points[last - 1], points[last]
        return most_a + (size.area - area_a) * (most_b - most_a) // (area_b - area_a)
