"""Words for one slot, those first that leave most to the slots around, dead ends last."""

from dataclasses import dataclass, replace

from crosswright.engines import survey
from crosswright.errors import UsageError
from crosswright.lexicon import FillWords, Lexicon
from crosswright.model import Facts, Mask, Place, Slot, Square, crossings_of, slots_of
from crosswright.pipeline.board import Board, grid_of_board, place_of
from crosswright.pipeline.live.masking import SHORTEST, mask_of_grid, named_slots, words_for
from crosswright.pipeline.live.refusing import refused
from crosswright.pipeline.live.telling import Trouble

MOST = 100
"""Words tried for one slot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A word that fits a slot.

    `leaves` orders words and means little by itself: how often the words of another slot can be
    halved, in the mean. `is_clued` says that a clue is known. `trouble` is why nothing can be made
    of the grid with this word, None for a word that can stand.
    """

    cells: tuple[str, ...]
    written: str
    score: int
    leaves: float
    is_clued: bool
    trouble: Trouble | None = None

    def as_object(self) -> dict[str, object]:
        """In JSON's terms."""
        return {
            "cells": list(self.cells),
            "written": self.written,
            "score": self.score,
            "leaves": round(self.leaves, 3),
            "clued": self.is_clued,
            "dead_end": None if self.trouble is None else self.trouble.as_object(),
        }


def candidates(
    board: Board, lexicon: Lexicon, key: str, *, min_score: int = 1, most: int = MOST
) -> tuple[Offer, ...]:
    """The best words for the slot a key names, and behind them some that lead to a dead end.

    Where the slot is full, other words for it: letters stay that are locked or that a crossing slot
    with more letters than this one has.

    Raises:
        UsageError: for a key that names no slot.
    """
    grid = grid_of_board(board)
    place = place_of(key, board.size)
    slots = slots_of(grid, shortest=SHORTEST)
    slot = next((x for x in slots if Place(x.start, x.direction) == place), None)
    if slot is None:
        raise UsageError(f"no entry starts at {key}")
    mask = mask_of_grid(grid)
    if all(square in mask.letters for square in slot.squares):
        mask = _opened(mask, slot, slots, locked=_locked(board))
        if all(square in mask.letters for square in slot.squares):
            return ()
    words = words_for(mask, lexicon, min_score=min_score)
    seen = survey(
        mask,
        words,
        slot=slot,
        min_score=min_score,
        shortest=SHORTEST,
        most=most,
        explains=False,
    )
    found = [_offer(lexicon, words, x.word, x.cells, x.leaves) for x in seen.ahead.candidates]
    beyond = refused(
        mask,
        words,
        slot,
        offered=frozenset(x.word for x in seen.ahead.candidates),
        dead=frozenset(x.slot for x in seen.dead_ends),
        names=named_slots(grid, numbered=board.kind != "arrowword"),
        min_score=min_score,
    )
    dead = [
        replace(_offer(lexicon, words, x.word, x.cells, 0.0), trouble=x.trouble) for x in beyond
    ]
    return (*found, *dead)


def _offer(
    lexicon: Lexicon, words: FillWords, word: int, cells: tuple[str, ...], leaves: float
) -> Offer:
    id = words.known(word)
    known = lexicon.word(id)
    return Offer(
        cells=cells,
        written=known.written,
        score=known.score,
        leaves=leaves,
        is_clued=bool(lexicon.clues(id)),
    )


def _opened(mask: Mask, slot: Slot, slots: tuple[Slot, ...], *, locked: frozenset[Square]) -> Mask:
    kept = set(locked)
    for crossing in crossings_of(slots):
        if slot in (crossing.across, crossing.down):
            other = crossing.down if crossing.across == slot else crossing.across
            if any(x in mask.letters for x in other.squares if x != crossing.square):
                kept.add(crossing.square)
    opened = {x for x in slot.squares if x not in kept}
    return replace(mask, letters=Facts({x: y for x, y in mask.letters.items() if x not in opened}))


def _locked(board: Board) -> frozenset[Square]:
    return frozenset(x for x in board.size.squares() if "locked" in board.marks[x.row][x.col])
