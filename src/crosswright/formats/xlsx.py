"""XLSX: a workbook to print, with the blank grid, the clues and the key on a sheet each.

The key sheet is the grid itself: blocks are black cells, voids have no frame, bars are thick edges.
`openpyxl` writes and reads the sheets; what it may unpack is bounded before it sees a file.
"""

import io
import re
import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from crosswright.errors import FormatError
from crosswright.formats.base import (
    COLUMNS,
    MOST_LETTERS_A_CELL,
    MOST_ROWS,
    ZIP_MAGIC,
    Feature,
    Format,
    Loaded,
    Loss,
    Row,
    bent_entries,
    bundle,
    files_in,
    language_of,
    listed_rows,
    puzzle_of_rows,
    spelling_of,
)
from crosswright.model import (
    BLOCK,
    CLUE_CELL,
    VOID,
    Bar,
    BlockCell,
    Cell,
    ClueCell,
    Direction,
    Grid,
    LetterCell,
    Metadata,
    Puzzle,
    Square,
    VoidCell,
)

if TYPE_CHECKING:
    from openpyxl.cell import Cell as SheetCell
    from openpyxl.worksheet.worksheet import Worksheet

MOST_BYTES = 5_000_000
MOST_UNPACKED = 20_000_000
MOST_TAGS = 250_000
"""A full grid of 100x100 with its key has about half as many."""

MOST_TEXT = 32_767
"""Signs a cell of a workbook can hold."""

_GRID, _CLUES, _KEY = "Grid", "Clues", "Key"
_SQUARE = 30.0
"""Height of a square in points; a column of 5.0 is as wide."""

_BLACK, _GREY, _WHITE = "FF000000", "FFDCDCDC", "FFFFFFFF"
_CLUE_CELL = "FFF2F2F2"
_COPYRIGHT = "copyright"
_DATE = re.compile(rb"(<dcterms:(created|modified)[^>]*>)[^<]*(</dcterms)")
_MADE = b"2000-01-01T00:00:00Z"
"""The same in each file, so that the same puzzle gives the same bytes."""


def write(puzzle: Puzzle) -> bytes:
    """The workbook; the same puzzle gives the same bytes."""
    from openpyxl import Workbook

    book: Any = Workbook()
    book.active.title = _GRID
    _draw(book.active, puzzle, is_key=False)
    _list(book.create_sheet(_CLUES), puzzle)
    _draw(book.create_sheet(_KEY), puzzle, is_key=True)
    _describe(book, puzzle)
    packed = io.BytesIO()
    book.save(packed)
    files = files_in(packed.getvalue(), "XLSX", most=10 * MOST_UNPACKED)
    return bundle({name: _DATE.sub(rb"\g<1>" + _MADE + rb"\g<3>", x) for name, x in files.items()})


def _describe(book: Any, puzzle: Puzzle) -> None:
    from openpyxl.packaging.custom import StringProperty

    about, facts = puzzle.metadata, book.properties
    facts.title, facts.creator = _held(about.title), _held(about.author)
    facts.description, facts.language = _held(about.notes), about.language
    if about.copyright.strip():
        book.custom_doc_props.append(StringProperty(name=_COPYRIGHT, value=_held(about.copyright)))


def _draw(sheet: Any, puzzle: Puzzle, *, is_key: bool) -> None:
    """The grid with square cells and frames, ready to be printed on one page."""
    from openpyxl.utils import get_column_letter

    size, numbers = puzzle.grid.size, puzzle.numbers()
    clues = _clues_in_cells(puzzle)
    for col in range(1, size.cols + 1):
        sheet.column_dimensions[get_column_letter(col)].width = 5.0
    for row in range(1, size.rows + 1):
        sheet.row_dimensions[row].height = _SQUARE
    for square in puzzle.grid.squares():
        place: Any = sheet.cell(row=square.row + 1, column=square.col + 1)
        cell = puzzle.grid[square]
        _frame(place, puzzle.grid, square)
        if isinstance(cell, LetterCell):
            shown = cell.letter if is_key or cell.given else None
            number = None if is_key else numbers.get(square)
            _write_letter(place, shown, number)
        elif isinstance(cell, ClueCell):
            _write_clue(place, "\n".join(clues.get(square, ())))
    sheet.page_setup.fitToWidth = sheet.page_setup.fitToHeight = 1
    sheet.sheet_properties.pageSetUpPr.fitToPage = True
    sheet.print_options.horizontalCentered = True
    sheet.print_area = f"A1:{get_column_letter(size.cols)}{size.rows}"
    sheet.sheet_view.showGridLines = False


def _clues_in_cells(puzzle: Puzzle) -> dict[Square, list[str]]:
    """The texts of each clue cell, with signs for the ways their arrows go."""
    texts: dict[Square, list[str]] = {}
    for entry in puzzle.entries:
        if entry.arrow is not None:
            sign = "→" if entry.direction is Direction.ACROSS else "↓"
            texts.setdefault(entry.arrow.clue_square, []).append(
                f"{sign} {entry.clue.text if entry.clue else ''}".strip()
            )
    return texts


def _frame(place: Any, grid: Grid, square: Square) -> None:
    from openpyxl.styles import Border, PatternFill, Side

    cell = grid[square]
    if isinstance(cell, VoidCell):
        return
    colour = _BLACK if isinstance(cell, BlockCell) else _WHITE
    if isinstance(cell, ClueCell):
        colour = _CLUE_CELL
    elif isinstance(cell, LetterCell) and cell.shade:
        colour = _GREY
    place.fill = PatternFill("solid", start_color=colour)

    def side(direction: Direction, steps: int) -> Side:
        bar = Bar(square.step(direction, steps), direction)
        return Side(style="thick" if bar in grid.bars else "thin")

    place.border = Border(
        top=side(Direction.DOWN, -1),
        bottom=side(Direction.DOWN, 0),
        left=side(Direction.ACROSS, -1),
        right=side(Direction.ACROSS, 0),
    )


def _write_letter(place: Any, letter: str | None, number: int | None) -> None:
    """A letter in the middle, a number in the corner; an only cell text can be one of the two."""
    from openpyxl.styles import Alignment, Font

    if letter is not None:
        _set(place, _held(letter))
        place.alignment = Alignment(horizontal="center", vertical="center", shrink_to_fit=True)
        place.font = Font(size=16)
    elif number is not None:
        place.value = number
        place.alignment = Alignment(horizontal="left", vertical="top")
        place.font = Font(size=7)


def _write_clue(place: Any, text: str) -> None:
    from openpyxl.styles import Alignment, Font

    _set(place, _held(text))
    place.alignment = Alignment(wrap_text=True, vertical="center", horizontal="center")
    place.font = Font(size=5)


def _set(place: Any, text: str) -> None:
    """Text as text: what begins like a formula stays what it is, also when it is edited."""
    if text:
        place.value = text
        place.data_type = "s"
        place.quotePrefix = text[0] in "=+-@'\t\r"


def _list(sheet: "Worksheet", puzzle: Puzzle) -> None:
    """A row an entry; columns that stay empty are left out."""
    from openpyxl.styles import Alignment, Font
    from openpyxl.utils import get_column_letter

    rows = listed_rows(puzzle)
    used = [name for name in COLUMNS if any(row[name] for row in rows) or name in COLUMNS[:4]]
    for col, name in enumerate(used, start=1):
        head: Any = sheet.cell(row=1, column=col, value=name)
        head.font = Font(bold=True)
        for line, row in enumerate(rows, start=2):
            place: Any = sheet.cell(row=line, column=col)
            if name in ("number", "row", "column") and row[name]:
                place.value = int(row[name])
            else:
                _set(place, _held(row[name]))
            place.alignment = Alignment(wrap_text=name == "clue", vertical="top")
    widths = {"clue": 60.0, "answer": 24.0, "letters": 24.0}
    for col, name in enumerate(used, start=1):
        sheet.column_dimensions[get_column_letter(col)].width = widths.get(name, 11.0)
    sheet.freeze_panes = "A2"


_CONTROLS = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)")


def _held(text: str) -> str:
    """A text as a cell of a workbook can hold it and give it back."""
    plain = re.sub(r"\r\n?", "\n", text).strip()
    return _CONTROLS.sub("\N{REPLACEMENT CHARACTER}", plain)[:MOST_TEXT]


def read(data: bytes, *, language: str | None = None) -> Loaded:
    """The puzzle of a workbook that has our sheets: the key gives the grid, the clues the entries.

    Raises:
        FormatError: for what is no workbook, unpacks to too much, or lacks these sheets.
    """
    book = _workbook(data)
    for name in (_KEY, _CLUES):
        if name not in book.sheetnames:
            raise FormatError(
                f"XLSX: there is no sheet {name!r}; a list of words is made a puzzle by "
                "crosswright new"
            )
    facts = book.properties
    told: list[str] = []
    key = book[_KEY]
    if not (1 <= key.max_row <= MOST_ROWS and 1 <= key.max_column <= MOST_ROWS):
        raise FormatError(
            f"XLSX: a grid of {key.max_row}x{key.max_column} is not possible; "
            f"1x1 to {MOST_ROWS}x{MOST_ROWS} is"
        )
    letters = [str(x.value) for row in key.iter_rows() for x in row if x.value is not None]
    tag = language_of(facts.language or "", language, letters, told)
    rows = list(_rows(book[_CLUES]))
    grid = _grid(key, book[_GRID] if _GRID in book.sheetnames else None, rows, tag)
    copyright = next((x.value for x in book.custom_doc_props.props if x.name == _COPYRIGHT), "")
    metadata = Metadata(
        language=tag,
        title=facts.title or "",
        author=facts.creator or "",
        copyright=str(copyright or ""),
        notes=facts.description or "",
    )
    if not rows:
        puzzle = Puzzle(kind="crossword", metadata=metadata, grid=grid)
    else:
        puzzle = puzzle_of_rows(
            rows, language=tag, what="XLSX", warnings=told, metadata=metadata, grid=grid
        )
    others = sorted(set(book.sheetnames) - {_GRID, _CLUES, _KEY})
    return Loaded(
        puzzle=puzzle,
        warnings=tuple(told),
        beyond=tuple(f"the sheet {name!r}" for name in others),
    )


def _workbook(data: bytes) -> Any:
    if len(data) > MOST_BYTES:
        raise FormatError(f"XLSX: {len(data)} bytes are too many; {MOST_BYTES} is the most")
    if not data.startswith(ZIP_MAGIC):
        raise FormatError("XLSX: this is no zip file, and so no workbook")
    files = files_in(data, "XLSX", most=MOST_UNPACKED)
    tags = sum(content.count(b"<") for content in files.values())
    if tags > MOST_TAGS:
        raise FormatError(f"XLSX: {tags} tags are too many; no puzzle has so many")
    if any(b"<!DOCTYPE" in x or b"<!ENTITY" in x for x in files.values()):
        raise FormatError("XLSX: the sheets declare entities; no workbook does")
    from openpyxl import load_workbook

    try:
        with warnings.catch_warnings():
            # What openpyxl drops of a workbook is nothing that we read.
            warnings.simplefilter("ignore")
            return load_workbook(io.BytesIO(bundle(files)), keep_links=False)
    # openpyxl lets through whatever a damaged sheet makes of its code; all mean the same.
    except Exception as error:  # noqa: BLE001
        told = " ".join(str(error).lower().split())[:80] or type(error).__name__.lower()
        raise FormatError(f"XLSX: the workbook is damaged: {told}") from None


def _rows(sheet: "Worksheet") -> Iterator[Row]:
    table = sheet.iter_rows(values_only=True)
    names = [str(name or "").strip().lower() for name in next(table, ())]
    for line in table:
        values = ["" if value is None else str(value) for value in line]
        if any(values):
            yield Row(zip(names, values, strict=False))


def _grid(key: "Worksheet", blank: "Worksheet | None", rows: list[Row], language: str) -> Grid:
    """The grid of the key sheet; letters that the blank one shows too are given."""
    spell = spelling_of(language)
    clue_squares = {(row["clue row"], row["clue column"]) for row in rows if row["clue row"]}
    bars: set[Bar] = set()

    def cell(place: "SheetCell", square: Square) -> Cell:
        for sign, direction in (("right", Direction.ACROSS), ("bottom", Direction.DOWN)):
            if getattr(place.border, sign).style == "thick":
                bars.add(Bar(square, direction))
        colour = place.fill.start_color.rgb if place.fill.fill_type == "solid" else None
        if (str(square.row + 1), str(square.col + 1)) in clue_squares or colour == _CLUE_CELL:
            return CLUE_CELL
        if colour == _BLACK:
            return BLOCK
        if place.value is None and colour is None and place.border.top.style is None:
            return VOID
        letter = None if place.value is None else spell(str(place.value))[:MOST_LETTERS_A_CELL]
        shown = blank.cell(row=square.row + 1, column=square.col + 1).value if blank else None
        return LetterCell(
            letter=letter or None,
            shade=colour == _GREY,
            given=shown is not None and not isinstance(shown, int | float),
        )

    cells = tuple(
        tuple(cell(place, Square(r, c)) for c, place in enumerate(row))  # type: ignore[arg-type]
        for r, row in enumerate(key.iter_rows())
    )
    return Grid(cells=cells, bars=frozenset(bars))


def _lacks(puzzle: Puzzle) -> tuple[Loss, ...]:
    cells = [c for row in puzzle.grid.cells for c in row if isinstance(c, LetterCell)]
    losses = list(bent_entries(puzzle))
    if any(cell.given and cell.letter is None for cell in cells):
        losses.append(Loss(feature=Feature.GIVEN, where="cells without a letter"))
    size = puzzle.grid.size
    # The last row and column of a sheet are the last that hold anything.
    edges = (
        [Square(size.rows - 1, c) for c in range(size.cols)],
        [Square(r, size.cols - 1) for r in range(size.rows)],
    )
    if any(all(isinstance(puzzle.grid[x], VoidCell) for x in edge) for edge in edges):
        losses.append(Loss(feature=Feature.VOIDS, where="a last row or column of nothing else"))
    return tuple(losses)


FORMAT = Format(
    name="xlsx",
    title="XLSX",
    extensions=(".xlsx",),
    carries=frozenset(
        {
            Feature.CLUES,
            Feature.SLOTS,
            Feature.LONE_LETTERS,
            Feature.VOIDS,
            Feature.BARS,
            Feature.LONG_CELLS,
            Feature.CLUE_CELLS,
            Feature.SHADES,
            Feature.GIVEN,
            Feature.LANGUAGE,
            Feature.TITLE,
            Feature.CREDITS,
            Feature.ENUMERATIONS,
            Feature.PHRASES,
            Feature.CLUE_DETAILS,
            Feature.OWN,
        }
    ),
    read=read,
    write=write,
    lacks=_lacks,
    line=_held,
    passage=_held,
    begins=lambda data: data.startswith(ZIP_MAGIC) and b"xl/" in data[:20_000],
)
