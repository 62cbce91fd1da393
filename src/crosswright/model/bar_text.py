"""Grid text with bars: a sign between the cells where a bar lies.

Between two cells of a line stands `|` for a bar, else a space; below each line but the last is one
that has `-` under each cell with a bar below it.
"""

from collections.abc import Iterable, Sequence

from crosswright.errors import MaskError
from crosswright.model.squares import Bar, Direction, Square

UPRIGHT, LEVEL, NONE = "|", "-", " "


def with_bars(rows: Sequence[Sequence[str]], bars: Iterable[Bar]) -> str:
    """The signs of a grid's cells as text, with its bars."""
    laid = frozenset(bars)
    lines = []
    for r, row in enumerate(rows):
        line, below = "", ""
        for c, sign in enumerate(row):
            across = Bar(Square(r, c), Direction.ACROSS) in laid
            line += sign + (UPRIGHT if across else NONE)
            down = Bar(Square(r, c), Direction.DOWN) in laid
            below += (LEVEL if down else NONE) * len(sign) + NONE
        lines.append(line.rstrip())
        lines.append(below.rstrip())
    return "\n".join(lines[:-1])


def has_bars(lines: Iterable[str]) -> bool:
    """Whether lines of grid text are written with bars."""
    return any(
        UPRIGHT in line or (LEVEL in line and not line.strip(LEVEL + NONE)) for line in lines
    )


def without_bars(lines: Sequence[str], *, where: str) -> tuple[list[str], frozenset[Bar]]:
    """The lines of the cells alone, and the bars that stood between them.

    Raises:
        MaskError: for a sign between cells that is no bar, naming its line.
    """
    width = max(len(line) for line in lines[::2])
    rows, bars = [], set()
    for number, line in enumerate(lines):
        padded = line.ljust(width)
        cells, between = (padded[::2], padded[1::2]) if number % 2 == 0 else ("", padded[1::2])
        allowed = UPRIGHT if number % 2 == 0 else ""
        if between.strip(NONE + allowed):
            raise MaskError(
                f"{where}: line {number + 1} has {between.strip(NONE + allowed)[0]!r} between two "
                "cells; write '|' for a bar, else a space"
            )
        if number % 2 == 0:
            rows.append(cells)
            bars |= {
                Bar(Square(number // 2, col), Direction.ACROSS)
                for col, sign in enumerate(between)
                if sign == UPRIGHT
            }
            continue
        below = padded[::2]
        if below.strip(NONE + LEVEL):
            raise MaskError(
                f"{where}: line {number + 1} has {below.strip(NONE + LEVEL)[0]!r} below a cell; "
                "write '-' for a bar, else a space"
            )
        bars |= {
            Bar(Square(number // 2, col), Direction.DOWN)
            for col, sign in enumerate(below)
            if sign == LEVEL
        }
    return rows, frozenset(bars)
