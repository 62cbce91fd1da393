"""The whole board at a glance: letters, heat, forced letters, dead ends, figures, findings."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log10

from crosswright.audit import Finding, Severity
from crosswright.engines import LookAhead, Survey, survey
from crosswright.kinds import with_credits
from crosswright.lexicon import Lexicon
from crosswright.model import UNKNOWN_LETTER, Entry, Facts, Puzzle, Square
from crosswright.pipeline.board import Board, key_of, puzzle_of
from crosswright.pipeline.check import check
from crosswright.pipeline.live.counting import Statistics, statistics_of
from crosswright.pipeline.live.masking import SHORTEST, mask_of_grid, named_slots, words_for
from crosswright.pipeline.live.telling import Trouble, too_long, trouble_of

COLD = 1000
"""With this many words a slot is as cold as it can be; with one it is as hot."""

UNFINISHED = frozenset({"unsolved-cell", "missing-clue"})
"""Rules that say only that the work is not done; the figures say how much of it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotHelp:
    """A slot that still has open squares: how many words fit, and how little that is, 0 to 1."""

    key: str
    name: str
    count: int
    heat: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Live:
    """What a person sees beside the board they edit.

    `letters` has the letters still possible on each open square that a slot covers, and `forced`
    those with one alone. Slots without any word are no `slots` but `troubles`. `credited` are the notes
    with the sources of clues in them. `is_bare` says that nothing is set yet in a grid too open for
    words: then all of it is a dead end, and none is told.
    """

    letters: Facts[Square, tuple[str, ...]]
    forced: Facts[Square, str]
    slots: tuple[SlotHelp, ...]
    troubles: tuple[Trouble, ...]
    is_bare: bool
    statistics: Statistics
    credited: str
    findings: tuple[Finding, ...]

    def as_object(self) -> dict[str, object]:
        """In JSON's terms: squares as "row,column", slots by their keys."""
        return {
            "letters": {f"{x.row},{x.col}": list(found) for x, found in self.letters.items()},
            "forced": {f"{x.row},{x.col}": letter for x, letter in self.forced.items()},
            "slots": {
                x.key: {"name": x.name, "count": x.count, "heat": x.heat} for x in self.slots
            },
            "bare": self.is_bare,
            "dead_ends": [x.as_object() for x in self.troubles],
            "credited": self.credited,
            "statistics": self.statistics.as_object(),
            "findings": [x.as_object() for x in self.findings],
        }


def live(board: Board, lexicon: Lexicon, *, min_score: int = 1) -> Live:
    """All help for a board at any stage.

    Raises:
        UsageError: for a board that says what no puzzle can be, or an unknown preset.
    """
    puzzle = puzzle_of(board)
    mask = mask_of_grid(puzzle.grid)
    names = named_slots(puzzle.grid, numbered=board.kind != "arrowword")
    seen = survey(
        mask, words_for(mask, lexicon, min_score=min_score), min_score=min_score, shortest=SHORTEST
    )
    is_bare = bool(seen.dead_ends) and not (mask.letters or mask.blocks or mask.voids or mask.bars)
    if is_bare:
        seen = Survey(ahead=LookAhead(letters=Facts(), counts=Facts(), candidates=()))
    letters = {x: y for x, y in seen.ahead.letters.items() if x not in mask.letters}
    dead = {square for each in seen.dead_ends for square in each.slot.squares}
    forced = {x: y[0] for x, y in letters.items() if len(y) == 1 and x not in dead}
    return Live(
        letters=Facts(letters),
        forced=Facts(forced),
        slots=tuple(
            SlotHelp(
                key=key_of(slot.start, slot.direction),
                name=names[slot],
                count=count,
                heat=heat_of(count),
            )
            for slot, count in seen.ahead.counts.items()
        ),
        troubles=(
            *(trouble_of(x, mask, names) for x in seen.dead_ends),
            *(too_long(x, names) for x in seen.too_long),
        ),
        is_bare=is_bare,
        statistics=statistics_of(puzzle, lexicon),
        credited=with_credits(board.notes, puzzle.entries),
        findings=findings_of(puzzle, lexicon),
    )


def heat_of(count: int) -> float:
    """How constrained a slot with so many words is: 1 with one word, 0 from a thousand on."""
    return round(1 - min(1.0, log10(max(1, count)) / log10(COLD)), 3)


def findings_of(puzzle: Puzzle, lexicon: Lexicon) -> tuple[Finding, ...]:
    """What the judge says of a puzzle in the making, less what only says that it is not finished."""
    found = settled(puzzle, check(puzzle, lexicon=lexicon).findings)
    return tuple(x for x in found if x.rule not in UNFINISHED and x.severity is not Severity.NOTE)


def settled(puzzle: Puzzle, findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings less those about answers that are not written yet, which say nothing."""
    unfinished = {entry.name for entry in puzzle.entries if _is_unfinished(entry)}
    return tuple(
        x for x in findings if x.rule in UNFINISHED or not unfinished.intersection(x.entries)
    )


def _is_unfinished(entry: Entry) -> bool:
    return UNKNOWN_LETTER in entry.answer
