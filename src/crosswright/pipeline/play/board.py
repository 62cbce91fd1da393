"""The board: the puzzle that is played, the words the player says, and who stands where."""

from collections.abc import Mapping
from dataclasses import dataclass

from crosswright.errors import LanguageError
from crosswright.languages import Language, language
from crosswright.model import Direction, Entry, LetterCell, Puzzle, Square
from crosswright.render import player_facts, terminal_text


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A puzzle to be solved.

    `id` names it wherever it is played. `says` are the words of the interface, `alphabet` the
    letters that may be written; it is empty where the language is not known. `clues` stand by entry,
    with the lengths that follow them.
    """

    puzzle: Puzzle
    id: str
    says: Mapping[str, str]
    alphabet: frozenset[str]
    language: Language | None
    clues: tuple[str, ...]
    entry_numbers: Mapping[tuple[Square, Direction], int]

    @property
    def is_search(self) -> bool:
        """Whether words are found among letters that all stand there."""
        return bool(self.puzzle.placements) and not self.puzzle.entries

    def entry_at(self, square: Square, direction: Direction) -> int | None:
        """The place in the list of the entry that runs through a square this way."""
        return self.entry_numbers.get((square, direction))

    def entry(self, number: int | None) -> Entry | None:
        """The entry at a place in the list."""
        return None if number is None else self.puzzle.entries[number]

    def given(self, square: Square) -> str | None:
        """The letter that stands on a square from the start."""
        cell = self.puzzle.grid[square]
        return cell.letter if isinstance(cell, LetterCell) and cell.given else None


def board_of(puzzle: Puzzle) -> Board:
    """The puzzle laid out to be played."""
    data = player_facts(puzzle)
    return Board(
        puzzle=puzzle,
        id=data.id,
        says=data.says,
        alphabet=frozenset(data.alphabet),
        clues=tuple(map(terminal_text, data.clues)),
        language=_language(puzzle),
        entry_numbers={
            (square, entry.direction): number
            for number, entry in enumerate(puzzle.entries)
            for square in entry.squares
        },
    )


def plain(text: str) -> str:
    """A text of the puzzle that may be shown in a terminal."""
    return terminal_text(text)


def _language(puzzle: Puzzle) -> Language | None:
    try:
        return language(puzzle.language)
    except LanguageError:
        return None
