"""From a puzzle to its board."""

from dataclasses import replace

from crosswright.model import (
    Bar,
    Cell,
    Clue,
    ClueCell,
    DeskNote,
    Direction,
    Facts,
    Grid,
    LetterCell,
    Place,
    Puzzle,
    Square,
    Symmetry,
    VoidCell,
)
from crosswright.pipeline.board.board import (
    BLOCK,
    CLUE,
    OPEN,
    VOID,
    Board,
    BoardClue,
    Words,
    key_of,
)

_GUESSED = (Symmetry.ROTATION_180, Symmetry.MIRROR_LEFT_RIGHT, Symmetry.MIRROR_TOP_BOTTOM)


def board_of(puzzle: Puzzle) -> Board:
    """The board of a puzzle of any kind."""
    grid, about, desk = puzzle.grid, puzzle.metadata, puzzle.desk
    size = grid.size

    def table(words: dict[Square, Words]) -> tuple[tuple[Words, ...], ...]:
        return tuple(
            tuple(words.get(Square(r, c), frozenset()) for c in range(size.cols))
            for r in range(size.rows)
        )

    symmetry = desk.symmetry or guessed_symmetry(grid)
    return Board(
        cells=tuple(tuple(map(_sign, row)) for row in grid.cells),
        marks=table({x: _marks(grid[x], is_locked=x in desk.locked) for x in size.squares()}),
        bars=table({x: _bars(grid, x) for x in size.squares()}),
        kind=puzzle.kind,
        preset=puzzle.preset,
        language=about.language,
        title=about.title,
        author=about.author,
        copyright=about.copyright,
        notes=about.notes,
        symmetry=symmetry.value,
        clues=_clues(puzzle),
        arrows=Facts(
            {
                key_of(x.slot.start, x.direction): f"{row},{col},{x.arrow.path.value}"
                for x in puzzle.entries
                if x.arrow is not None
                for row, col in (x.arrow.clue_square,)
            }
        ),
    )


def guessed_symmetry(grid: Grid) -> Symmetry:
    """The first usual symmetry that the closed squares of a grid have; none where they have none."""
    closed = {square for square in grid.squares() if not grid.is_open(square)}
    for symmetry in _GUESSED:
        if all(symmetry.orbit(square, grid.size) <= closed for square in closed):
            return symmetry
    return Symmetry.NONE


def _sign(cell: Cell) -> str:
    if isinstance(cell, LetterCell):
        letter = cell.letter
        if letter is None:
            return OPEN
        return "\\" + letter if letter[0] in (BLOCK, VOID, CLUE, "\\") else letter
    if isinstance(cell, ClueCell):
        return CLUE
    return VOID if isinstance(cell, VoidCell) else BLOCK


def _marks(cell: Cell, *, is_locked: bool) -> Words:
    if not isinstance(cell, LetterCell):
        return frozenset()
    has = {"circle": cell.circle, "shaded": cell.shade, "given": cell.given, "locked": is_locked}
    return frozenset(name for name, is_so in has.items() if is_so)


def _bars(grid: Grid, square: Square) -> Words:
    sides = {"right": Direction.ACROSS, "below": Direction.DOWN}
    return frozenset(x for x, way in sides.items() if Bar(square, way) in grid.bars)


def _clues(puzzle: Puzzle) -> Facts[str, BoardClue]:
    found: dict[str, BoardClue] = {}
    noted = dict(puzzle.desk.entries)
    for entry in puzzle.entries:
        note = noted.pop(Place(entry.slot.start, entry.direction), DeskNote())
        phrase = "" if entry.phrase == entry.text else entry.phrase
        clue = _told(entry.clue, note, own=entry.own, phrase=note.phrase or phrase)
        if clue != BoardClue():
            found[key_of(entry.slot.start, entry.direction)] = clue
    for place, note in noted.items():
        found[key_of(*place)] = _told(note.clue, note, own=note.own, phrase=note.phrase)
    return Facts(sorted(found.items()))


def _told(clue: Clue | None, note: DeskNote, *, own: bool, phrase: str) -> BoardClue:
    about = BoardClue(own=own, phrase=phrase, draft=note.draft, notes=note.notes)
    if clue is None:
        return about
    return replace(
        about,
        text=clue.text,
        kind=clue.kind.value,
        source=clue.source,
        licence=clue.licence,
        fodder=clue.fodder,
    )
