"""The case: one puzzle before the judge, with the law it is held to and what was read from it."""

from dataclasses import dataclass

from crosswright.audit.profile import Profile
from crosswright.audit.reading import Reading, read
from crosswright.audit.searching import SearchIndex, index_of
from crosswright.audit.words import Words
from crosswright.errors import LanguageError
from crosswright.languages import Language, language
from crosswright.model import Entry, Puzzle, Slot


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """All a rule may look at. Rules ask facts of it, never what kind of puzzle it is.

    `index` is there where words are hidden, and have to be searched for.
    """

    puzzle: Puzzle
    profile: Profile
    reading: Reading
    language: Language | None
    words: Words | None
    index: SearchIndex | None = None
    blocked: frozenset[tuple[str, ...]] = frozenset()

    @property
    def reads_by_entries(self) -> bool:
        """Whether letters belong to entries; among placements runs mean nothing."""
        return not self.puzzle.placements

    @property
    def is_numbered(self) -> bool:
        """Whether entries are told by numbers; where clues stand in the grid, arrows tell them."""
        return self.reads_by_entries and not self.puzzle.has_clue_cells

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The runs that are long enough to be entries, across then down."""
        if not self.reads_by_entries:
            return ()
        return tuple(run for run in self.reading.runs if len(run) >= self.profile.shortest_slot)

    @property
    def is_vouched_for(self) -> bool:
        """Whether every answer is the person's own word, for which no lexicon need answer."""
        return bool(self.puzzle.entries) and all(entry.own for entry in self.puzzle.entries)

    def told(self, entry: Entry) -> str:
        """What a finding calls an entry: by its number, or in a list by its line."""
        return f"line {entry.number}" if self.profile.is_list else entry.name

    @property
    def clued_entries(self) -> tuple[tuple[Entry, str], ...]:
        """The entries that have a clue, each with the clue's text."""
        return tuple((x, x.clue.text) for x in self.puzzle.entries if x.clue is not None)


def open_case(
    puzzle: Puzzle,
    profile: Profile,
    words: Words | None,
    blocked: frozenset[tuple[str, ...]] = frozenset(),
) -> Case:
    """Read a puzzle; an unknown language is None here, and a finding of its own."""
    try:
        spoken = language(puzzle.language)
    except LanguageError:
        spoken = None
    return Case(
        puzzle=puzzle,
        profile=profile,
        reading=read(puzzle.grid),
        language=spoken,
        words=words,
        index=index_of(puzzle.grid) if puzzle.placements else None,
        blocked=blocked,
    )
