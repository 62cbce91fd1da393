"""Reading `x-crosswright` of a document: all that a Puzzle has and ipuz cannot say."""

from crosswright.errors import FormatError
from crosswright.formats.ipuz import names
from crosswright.formats.ipuz.clues import ClueLine, clue_lines
from crosswright.formats.ipuz.desk import desk_of, phrase_of
from crosswright.formats.ipuz.entries import own_entry
from crosswright.formats.ipuz.grids import is_word_search, read_grid
from crosswright.formats.ipuz.values import (
    facts,
    items,
    letters,
    plain,
    squares,
    table,
    text,
    wrong,
)
from crosswright.model import (
    CLUE_CELL,
    BlockCell,
    Grid,
    LetterCell,
    Metadata,
    Placement,
    Puzzle,
    Size,
    Square,
    Unplaced,
)

Json = dict[str, object]


def extension_of(document: Json, warnings: list[str]) -> Json | None:
    """What we wrote into the document, or None for a stranger's file and a newer version's."""
    if names.EXTENSION not in document:
        return None
    beyond = table(document[names.EXTENSION], repr(names.EXTENSION))
    if beyond.get("version") != names.EXTENSION_VERSION:
        warnings.append(f"{names.EXTENSION!r} is of another version and is left out")
        return None
    return beyond


def own_puzzle(document: Json, beyond: Json) -> Puzzle:
    """The puzzle of a document that we wrote, equal to the one that was written.

    Raises:
        FormatError: for one whose parts contradict each other.
    """
    found = read_grid(document, spell=str)
    grid, size = found.grid, found.grid.size
    clue_squares = squares(beyond.get("clue_cells", []), "'clue_cells'", size)
    if not all(isinstance(grid[square], BlockCell) for square in clue_squares):
        raise wrong("'clue_cells'", beyond["clue_cells"], "squares that 'puzzle' shows as blocks")
    grid = with_clue_cells(grid, clue_squares)
    grid = _with_given(grid, squares(beyond.get("given", []), "'given'", size))
    lines = () if is_word_search(document) else tuple(clue_lines(document))
    puzzle = Puzzle(
        kind=text(beyond.get("kind"), "'kind'"),
        preset=text(beyond.get("preset", ""), "'preset'"),
        metadata=metadata(document, language=text(beyond.get("language"), "'language'")),
        grid=grid,
        entries=tuple(own_entry(line, grid) for line in lines),
        placements=tuple(
            _placement(table(x, "a placement"), size)
            for x in items(beyond.get("placements", []), "'placements'")
        ),
        hidden_phrase=phrase_of(beyond.get("hidden_phrase"), size),
        unplaced=tuple(
            _unplaced(table(x, "an unplaced word"))
            for x in items(beyond.get("unplaced", []), "'unplaced'")
        ),
        desk=desk_of(beyond.get("desk", {}), size),
        recipe=facts(beyond.get("recipe", {}), "'recipe'"),
        statistics=facts(beyond.get("statistics", {}), "'statistics'"),
    )
    if not is_word_search(document):
        _check_numbers(puzzle, found.labels)
        _check_enumerations(puzzle, lines)
    return puzzle


def _check_numbers(puzzle: Puzzle, labels: dict[Square, str]) -> None:
    """Whether the grid shows the numbers the clues have: who prints the file sees both."""
    numbers = {square: str(number) for square, number in puzzle.numbers().items()}
    for square in sorted(labels.keys() | numbers.keys()):
        shown, numbered = labels.get(square), numbers.get(square)
        if shown != numbered:
            raise FormatError(
                f"ipuz: 'puzzle' shows {shown or 'no number'} in row {square.row + 1}, column "
                f"{square.col + 1}, where the clues have {numbered or 'none'}"
            )


def _check_enumerations(puzzle: Puzzle, lines: tuple[ClueLine, ...]) -> None:
    """Whether each clue is followed by the lengths of its written answer, where it has any."""
    for line, entry in zip(lines, puzzle.entries, strict=True):
        if line.enumeration and line.enumeration != entry.enumeration:
            raise FormatError(
                f"ipuz: {line.name} has the enumeration {line.enumeration[:20]!r}, and its phrase "
                f"{entry.enumeration!r}"
            )


def metadata(document: Json, *, language: str) -> Metadata:
    """Title, author, copyright and notes, less their markup."""
    return Metadata(
        language=language,
        title=plain(document.get("title"), "'title'"),
        author=plain(document.get("author"), "'author'"),
        copyright=plain(document.get("copyright"), "'copyright'"),
        notes=plain(document.get("notes"), "'notes'"),
    )


def with_clue_cells(grid: Grid, clue_squares: tuple[Square, ...]) -> Grid:
    """The grid with the blocks on these squares read as clue cells."""
    chosen = frozenset(clue_squares)
    return grid.map(
        lambda square, cell: CLUE_CELL if square in chosen and isinstance(cell, BlockCell) else cell
    )


def _with_given(grid: Grid, given: tuple[Square, ...]) -> Grid:
    chosen = frozenset(given)
    return grid.map(
        lambda square, cell: (
            LetterCell(letter=cell.letter, given=True, circle=cell.circle, shade=cell.shade)
            if square in chosen and isinstance(cell, LetterCell)
            else cell
        )
    )


def _placement(found: Json, size: Size) -> Placement:
    return Placement(
        word=letters(found.get("word"), "the word of a placement"),
        phrase=text(found.get("phrase"), "the phrase of a placement"),
        squares=squares(found.get("cells"), "the cells of a placement", size),
        own=found.get("own") is True,
        bonus=found.get("bonus") is True,
    )


def _unplaced(found: Json) -> Unplaced:
    return Unplaced(
        word=text(found.get("word"), "an unplaced word"),
        reason=text(found.get("reason"), "the reason of an unplaced word"),
    )
