"""Words for one slot, those first that leave most to the slots around."""

from dataclasses import dataclass, replace

from crosswright.engines import survey
from crosswright.errors import UsageError
from crosswright.lexicon import Lexicon
from crosswright.model import Facts, Mask, Place, Slot, Square, crossings_of, slots_of
from crosswright.pipeline.board import Board, grid_of_board, place_of
from crosswright.pipeline.live.masking import SHORTEST, mask_of_grid, words_for

MOST = 100
"""Words tried for one slot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A word that fits a slot.

    `leaves` orders words and means little by itself: how often the words of another slot can be
    halved, in the mean. `is_clued` says that a clue is known.
    """

    cells: tuple[str, ...]
    written: str
    score: int
    leaves: float
    is_clued: bool

    def as_object(self) -> dict[str, object]:
        """In JSON's terms."""
        return {
            "cells": list(self.cells),
            "written": self.written,
            "score": self.score,
            "leaves": round(self.leaves, 3),
            "clued": self.is_clued,
        }


def candidates(
    board: Board, lexicon: Lexicon, key: str, *, min_score: int = 1, most: int = MOST
) -> tuple[Offer, ...]:
    """The best words for the slot a key names; none for a dead end.

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
    offers = []
    for found in seen.ahead.candidates:
        id = words.known(found.word)
        word = lexicon.word(id)
        offers.append(
            Offer(
                cells=found.cells,
                written=word.written,
                score=word.score,
                leaves=found.leaves,
                is_clued=bool(lexicon.clues(id)),
            )
        )
    return tuple(offers)


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
