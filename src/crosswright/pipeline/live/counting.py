"""Figures of a grid in the making."""

from collections import Counter
from dataclasses import dataclass

from crosswright.languages import Language
from crosswright.lexicon import Lexicon
from crosswright.model import UNKNOWN_LETTER, Facts, LetterCell, Puzzle


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """What a grid counts.

    `lengths` has the number of entries of each length, `letters` of each letter. `missing` are the
    letters of the alphabet that stand nowhere: with none the grid is a pangram. `mean_score` is
    that of the answers the lexicon knows, None where there is none.
    """

    entries: int
    finished: int
    clued: int
    squares: int
    still_open: int
    blocks: int
    three_letter_share: float
    lengths: Facts[int, int]
    letters: Facts[str, int]
    missing: tuple[str, ...]
    mean_score: float | None

    def as_object(self) -> dict[str, object]:
        """In JSON's terms; shares 0 to 1."""
        return {
            "entries": self.entries,
            "finished": self.finished,
            "clued": self.clued,
            "squares": self.squares,
            "open": self.still_open,
            "blocks": self.blocks,
            "three_letter_share": round(self.three_letter_share, 4),
            "lengths": {str(length): count for length, count in self.lengths.items()},
            "letters": dict(self.letters),
            "missing": list(self.missing),
            "pangram": not self.missing and bool(self.letters),
            "mean_score": None if self.mean_score is None else round(self.mean_score, 1),
        }


def statistics_of(puzzle: Puzzle, lexicon: Lexicon) -> Statistics:
    """Count a puzzle, finished or not."""
    grid, entries = puzzle.grid, puzzle.entries
    squares = puzzle.letter_squares
    letters = Counter(letter for x in squares if (letter := grid.letter(x)) is not None)
    lengths = Counter(len(entry.answer) for entry in entries)
    finished = [x for x in entries if UNKNOWN_LETTER not in x.answer]
    known = (lexicon.find(entry.answer) for entry in finished)
    scores = [lexicon.score(word) for word in known if word is not None]
    return Statistics(
        entries=len(entries),
        finished=len(finished),
        clued=sum(1 for entry in entries if entry.clue is not None),
        squares=len(squares),
        still_open=len(squares) - letters.total(),
        blocks=sum(1 for x in grid.squares() if not isinstance(grid[x], LetterCell)),
        three_letter_share=lengths[3] / len(entries) if entries else 0.0,
        lengths=Facts(sorted(lengths.items())),
        letters=Facts(sorted(letters.items())),
        missing=_missing(letters, lexicon.language),
        mean_score=sum(scores) / len(scores) if scores else None,
    )


def _missing(letters: Counter[str], language: Language) -> tuple[str, ...]:
    signs = {sign for letter in letters for sign in (letter, *letter)}
    return tuple(x for x in language.alphabet if x not in signs and x not in language.rebus)
