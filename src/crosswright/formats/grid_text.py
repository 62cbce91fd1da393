"""Grid text: the solution alone, one row a line, `#` block, `.` no letter yet, `~` void."""

from crosswright.errors import FormatError, LanguageError, MaskError
from crosswright.formats.base import (
    Feature,
    Format,
    Loaded,
    Loss,
    answer_in,
    encoded,
    guess_language,
    is_one_letter,
    numbered_runs,
)
from crosswright.languages import Language
from crosswright.languages import language as language_of
from crosswright.model import (
    BLOCK,
    VOID,
    Cell,
    Entry,
    Grid,
    LetterCell,
    Mask,
    Metadata,
    Puzzle,
    Square,
    VoidCell,
    parse_mask,
    with_bars,
)

MOST_BYTES = 100_000


def write(puzzle: Puzzle) -> bytes:
    """The rows of the solution, each ended by a line feed; bars stand between the cells."""
    rows = [[_sign(cell) for cell in row] for row in puzzle.grid.cells]
    if puzzle.grid.bars:
        return encoded(with_bars(rows, puzzle.grid.bars) + "\n")
    return encoded("".join("".join(row) + "\n" for row in rows))


def _sign(cell: Cell) -> str:
    if isinstance(cell, LetterCell):
        # A cell of several letters becomes an open one: no letter is better than a wrong one.
        return cell.letter if cell.letter is not None and is_one_letter(cell.letter) else "."
    return "~" if isinstance(cell, VoidCell) else "#"


def read(data: bytes, *, language: str | None = None) -> Loaded:
    """The crossword of a filled grid: every run of two cells or more is an entry without a clue.

    Raises:
        FormatError: for what is no grid text, holds a sign the language cannot spell, or has no
            letter at all: that is a mask, and still to be filled.
        LanguageError: for an unknown `language`.
    """
    mask = _mask(data)
    if not mask.letters:
        raise FormatError("grid text without a letter is a mask, not a puzzle; fill it first")
    warnings = []
    if language is None:
        language, guessed = guess_language(mask.letters.values())
        warnings.append(guessed)
    spelling = language_of(language)
    cells = tuple(
        tuple(_cell(mask, Square(row, col), spelling) for col in range(mask.size.cols))
        for row in range(mask.size.rows)
    )
    grid = Grid(cells=cells, bars=mask.bars)
    missing = len(mask.open_squares()) - len(mask.letters)
    if missing:
        warnings.append(f"{missing} of {len(mask.open_squares())} cells have no letter")
    puzzle = Puzzle(
        kind="crossword",
        metadata=Metadata(language=language),
        grid=grid,
        entries=_entries(grid),
    )
    return Loaded(puzzle=puzzle, warnings=tuple(warnings))


def _mask(data: bytes) -> Mask:
    if len(data) > MOST_BYTES:
        raise FormatError(f"grid text of {len(data)} bytes is too long; {MOST_BYTES} is the most")
    try:
        return parse_mask(data.decode("utf-8-sig"), where="grid text")
    except UnicodeDecodeError as error:
        raise FormatError(
            f"grid text is not UTF-8 at byte {error.start}; save it as UTF-8"
        ) from None
    except MaskError as error:
        raise FormatError(str(error)) from None


def _cell(mask: Mask, square: Square, spelling: Language) -> Cell:
    if square in mask.blocks:
        return BLOCK
    if square in mask.voids:
        return VOID
    written = mask.letters.get(square)
    if written is None:
        return LetterCell(letter=None)
    try:
        spelled = spelling.cells(written)
    except LanguageError:
        spelled = ()
    if len(spelled) != 1:
        raise FormatError(
            f"grid text: {written!r} in row {square.row + 1}, column {square.col + 1} "
            f"is no letter of {spelling.name}; state another language"
        )
    return LetterCell(letter=spelled[0])


def _entries(grid: Grid) -> tuple[Entry, ...]:
    entries = []
    for slot, number in numbered_runs(grid):
        answer = answer_in(grid, slot)
        entries.append(Entry(slot=slot, answer=answer, phrase="".join(answer), number=number))
    return tuple(entries)


def _lacks(puzzle: Puzzle) -> tuple[Loss, ...]:
    if any(puzzle.grid.letter(square) for square in puzzle.letter_squares):
        return ()
    return (Loss(feature=Feature.LONE_LETTERS, where="none is known, and so it reads as a mask"),)


FORMAT = Format(
    name="grid",
    title="grid text",
    extensions=(".txt", ".grid"),
    carries=frozenset({Feature.VOIDS, Feature.BARS, Feature.LONE_LETTERS}),
    read=read,
    write=write,
    lacks=_lacks,
)
