"""Arrowwords drawn as text: `+` a clue cell, `#` a block, `~` nothing, a letter itself."""

from crosswright.model import (
    BLOCK,
    CLUE_CELL,
    VOID,
    Arrow,
    ArrowPath,
    Cell,
    Clue,
    Direction,
    Entry,
    Grid,
    LetterCell,
    Metadata,
    Puzzle,
    Square,
    slots_of,
)

SIGNS: dict[str, Cell] = {"+": CLUE_CELL, "#": BLOCK, "~": VOID}

BEFORE = {
    Direction.ACROSS: (
        ((0, -1), ArrowPath.RIGHT),
        ((-1, 0), ArrowPath.DOWN_RIGHT),
        ((1, 0), ArrowPath.UP_RIGHT),
    ),
    Direction.DOWN: (
        ((-1, 0), ArrowPath.DOWN),
        ((0, -1), ArrowPath.RIGHT_DOWN),
        ((0, 1), ArrowPath.LEFT_DOWN),
    ),
}
"""Where the clue cell of an entry may stand, seen from its first letter, the straight arrow first."""


def draw_arrowword(text: str, *, language: str = "en") -> Puzzle:
    """The arrowword with this grid; each entry is asked for by the first clue cell that reaches it."""
    rows = [line.strip() for line in text.strip().splitlines()]
    grid = Grid(
        cells=tuple(tuple(SIGNS.get(x) or LetterCell(letter=x) for x in row) for row in rows)
    )
    entries = []
    for number, slot in enumerate(slots_of(grid), start=1):
        answer = tuple(grid.letter(square) or "?" for square in slot.squares)
        arrow = next(
            Arrow(clue_square=Square(slot.start.row + down, slot.start.col + right), path=path)
            for (down, right), path in BEFORE[slot.direction]
            if _is_clue(grid, Square(slot.start.row + down, slot.start.col + right))
        )
        clue = Clue(text=f"No {number}")
        entries.append(
            Entry(slot=slot, answer=answer, phrase="".join(answer), clue=clue, arrow=arrow)
        )
    return Puzzle(
        kind="arrowword", metadata=Metadata(language=language), grid=grid, entries=tuple(entries)
    )


def _is_clue(grid: Grid, square: Square) -> bool:
    return grid.size.has(square) and grid[square] == CLUE_CELL
