"""What help while somebody edits costs: CPU milliseconds at 15x15, from an empty grid to a full one.

    python benchmarks/live_help.py [LANGUAGE]

Each row is the median of five looks. "Broken" is a half-full grid in which a few squares hold letters
that cannot stand there, so that dead ends have to be explained.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from crosswright.engines import fill
from crosswright.lexicon import load
from crosswright.model import Found, Limits, Square, parse_mask, slots_of
from crosswright.pipeline.board import Board, board_from
from crosswright.pipeline.live import candidates, live

MASK = Path(__file__).parent / "masks/american-15-78.txt"
LOOKS = 5


def main() -> None:
    """Print the table."""
    tag = sys.argv[1] if len(sys.argv) > 1 else "en"
    lexicon = load(tag)
    mask = parse_mask(MASK.read_text(encoding="utf-8"))
    words = lexicon.for_filling(floor=1, unclued_floor=1)
    filled = fill(mask, words, seed=1, min_score=1, limits=Limits(seconds=60))
    if not isinstance(filled, Found):
        sys.exit(f"the mask was not filled: {filled}")
    letters = filled.result.letters
    slots = slots_of(mask, shortest=3)
    chance = random.Random(1)

    def board(count: int, *, broken: int = 0) -> Board:
        shown = {x for slot in chance.sample(slots, count) for x in slot.squares}
        wrong = set(chance.sample([x for x in letters if x not in shown], broken))

        def cell(square: Square) -> str:
            if square in mask.blocks:
                return "#"
            rare = lexicon.language.alphabet[-1]
            return rare if square in wrong else letters[square] if square in shown else ""

        rows = [[cell(Square(r, c)) for c in range(15)] for r in range(15)]
        return board_from({"language": tag, "preset": "american", "cells": rows})

    print(f"{'entries written':>16} {'help, ms':>10} {'words, ms':>10}")
    for count in (0, 10, 20, 40, 60, len(slots)):
        told = board(count)
        help_ms = median(partial(live, told, lexicon))
        open_slots = live(told, lexicon).slots
        row = f"{count:>16} {help_ms:>10.1f}"
        if open_slots:
            words_ms = median(partial(candidates, told, lexicon, open_slots[0].key))
            row += f" {words_ms:>10.1f}"
        print(row)
    print(f"{'20, broken':>16} {median(partial(live, board(20, broken=4), lexicon)):>10.1f}")


def median(look: Callable[[], object]) -> float:
    """The median of some looks, in milliseconds of CPU."""
    taken = []
    for _ in range(LOOKS):
        began = time.process_time()
        look()
        taken.append(1000 * (time.process_time() - began))
    return statistics.median(taken)


if __name__ == "__main__":
    main()
