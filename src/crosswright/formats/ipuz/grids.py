"""Reading the grid: what stands on each square, the bars, and the printed labels."""

from collections.abc import Iterator
from dataclasses import dataclass

from crosswright.errors import FormatError
from crosswright.formats.base import MOST_LETTERS_A_CELL, MOST_ROWS, Spelling
from crosswright.formats.ipuz import names
from crosswright.formats.ipuz.values import integer, items, table, text, wrong
from crosswright.model import BLOCK, VOID, Bar, Cell, Grid, LetterCell, Size, Square

_WHITE = {"", "0", "FFF", "FFFFFF"}


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadGrid:
    """A grid, and the label printed on each labelled square, as the file writes it.

    `looks` and `styles` are the cells and styles that are objects, with all their keys.
    """

    grid: Grid
    labels: dict[Square, str]
    looks: dict[Square, dict[str, object]]
    styles: dict[Square, dict[str, object]]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Look:
    """One square of `puzzle`: its label (None for a void), its shown letter, its style."""

    label: str | None
    value: object
    style: dict[str, object]
    facts: dict[str, object]


def size_of(document: dict[str, object]) -> Size:
    """The size, from `dimensions`."""
    stated = table(document.get("dimensions"), "'dimensions'")
    size = Size(
        integer(stated.get("height"), "the height"), integer(stated.get("width"), "the width")
    )
    if not (1 <= size.rows <= MOST_ROWS and 1 <= size.cols <= MOST_ROWS):
        raise FormatError(
            f"ipuz: a grid of {size} is not possible; 1x1 to {MOST_ROWS}x{MOST_ROWS} is"
        )
    return size


def rows_of(document: dict[str, object], key: str, size: Size) -> list[list[object]]:
    """The rows under a key, each as wide as the grid.

    Raises:
        FormatError: for rows that are missing, too many, or of another length.
    """
    rows = [
        items(row, f"row {r} of {key!r}")
        for r, row in enumerate(items(document.get(key), repr(key)), 1)
    ]
    if len(rows) != size.rows:
        raise FormatError(f"ipuz: {key!r} has {len(rows)} rows where the grid has {size.rows}")
    for number, row in enumerate(rows, start=1):
        if len(row) != size.cols:
            raise FormatError(
                f"ipuz: row {number} of {key!r} has {len(row)} cells "
                f"where the grid is {size.cols} wide"
            )
    return rows


def solution_texts(document: dict[str, object]) -> Iterator[str]:
    """The letters of the file as they stand, for guessing a language; nothing is checked here."""
    for key in ("solution", "puzzle"):
        rows = document.get(key)
        for row in rows if isinstance(rows, list) else ():
            for value in row if isinstance(row, list) else ():
                letter = value.get("value") if isinstance(value, dict) else value
                if isinstance(letter, str):
                    yield letter


def is_word_search(document: dict[str, object]) -> bool:
    """Whether the first kind, which says how to read `puzzle`, is a word search."""
    kinds = items(document.get("kind"), "'kind'")
    return bool(kinds) and names.is_kind(str(kinds[0]), names.WORDSEARCH)


def read_grid(document: dict[str, object], *, spell: Spelling) -> ReadGrid:
    """The grid of a document; `spell` says how its letters are written in ours."""
    reader = _word_search_grid if is_word_search(document) else _crossword_grid
    return reader(document, spell)


def _crossword_grid(document: dict[str, object], spell: Spelling) -> ReadGrid:
    """The grid of a crossword: shape from `puzzle`, letters from `solution` where there is one."""
    size = size_of(document)
    signs = Signs.of(document)
    looks = _looks(document, size)
    solution = rows_of(document, "solution", size) if document.get("solution") else None
    cells: dict[Square, Cell] = {}
    labels = {}
    for square in size.squares():
        look = looks[square]
        if look.label is None:
            cells[square] = VOID
        elif look.label == signs.block:
            cells[square] = BLOCK
        else:
            solved = solution[square.row][square.col] if solution else None
            cells[square] = _letter_cell(look, solved, square, signs, spell)
            if look.label not in signs.blank:
                labels[square] = look.label
    return _with_bars(size, cells, looks, labels)


def _word_search_grid(document: dict[str, object], spell: Spelling) -> ReadGrid:
    """The grid of a word search, whose letters stand in `puzzle` itself."""
    size = size_of(document)
    signs = Signs.of(document)
    cells: dict[Square, Cell] = {}
    looks = {}
    for square, value in _squares(rows_of(document, "puzzle", size), size):
        style = _style(value, document, square)
        facts = value if isinstance(value, dict) else {}
        looks[square] = _Look(label=None, value=None, style=style, facts=facts)
        letter = _letter(value, square, signs, spell)
        if _inner(value) is None:
            cells[square] = VOID
        elif letter == signs.block:
            cells[square] = BLOCK
        else:
            cells[square] = _marked(letter, style, given=False)
    return _with_bars(size, cells, looks, {})


@dataclass(frozen=True, slots=True, kw_only=True)
class Signs:
    """How this file writes a block and an empty cell."""

    block: str
    empty: str

    @classmethod
    def of(cls, document: dict[str, object]) -> "Signs":
        """The signs that a document declares, or the usual ones."""
        block = text(document.get("block", names.BLOCK), "'block'")
        empty = document.get("empty", names.EMPTY)
        if isinstance(empty, bool) or not isinstance(empty, str | int):
            raise wrong("'empty'", empty, "text or a number")
        return cls(block=block, empty=str(empty))

    @property
    def blank(self) -> tuple[str, ...]:
        """Labels that are none."""
        return (self.empty, "", names.EMPTY)


def _looks(document: dict[str, object], size: Size) -> dict[Square, _Look]:
    signs = Signs.of(document)
    looks = {}
    for square, value in _squares(rows_of(document, "puzzle", size), size):
        label, shown = value, None
        if isinstance(value, dict):
            label, shown = value.get("cell", signs.empty), value.get("value")
        if isinstance(label, bool) or not isinstance(label, str | int | None):
            raise wrong(_name(square), value, "a number, a block, null or an object")
        looks[square] = _Look(
            label=None if label is None else str(label).strip(),
            value=shown,
            style=_style(value, document, square),
            facts=value if isinstance(value, dict) else {},
        )
    return looks


def _squares(rows: list[list[object]], size: Size) -> Iterator[tuple[Square, object]]:
    return ((square, rows[square.row][square.col]) for square in size.squares())


def _style(value: object, document: dict[str, object], square: Square) -> dict[str, object]:
    style = value.get("style") if isinstance(value, dict) else None
    if isinstance(style, str):
        style = table(document.get("styles", {}), "'styles'").get(style)
    if style is None or style is False:
        return {}
    return table(style, f"the style of {_name(square)}")


def _letter_cell(
    look: _Look, solved: object, square: Square, signs: Signs, spell: Spelling
) -> LetterCell:
    given = look.value is not None
    letter = _letter(solved, square, signs, spell) or _letter(look.value, square, signs, spell)
    if letter == signs.block:
        raise FormatError(f"ipuz: the solution has a block in {_name(square)}, 'puzzle' has none")
    return _marked(letter, look.style, given=given)


def _inner(value: object) -> object:
    return value.get("value") if isinstance(value, dict) else value


def _letter(value: object, square: Square, signs: Signs, spell: Spelling) -> str | None:
    letter = _inner(value)
    if isinstance(letter, int) and not isinstance(letter, bool):
        letter = str(letter)
    if letter is None or letter == signs.empty:
        return None
    letter = text(letter, f"the letter in {_name(square)}").strip()
    if letter == signs.block:
        return letter
    letter = spell(letter)
    if len(letter) > MOST_LETTERS_A_CELL:
        raise FormatError(f"ipuz: {_name(square)} holds {len(letter)} letters; 64 is the most")
    return letter or None


def _marked(letter: str | None, style: dict[str, object], *, given: bool) -> LetterCell:
    color = style.get("color")
    return LetterCell(
        letter=letter,
        given=given,
        circle=style.get("shapebg") == names.CIRCLE,
        shade=style.get("highlight") is True
        or (isinstance(color, str | int) and str(color).lstrip("#").upper() not in _WHITE),
    )


def _with_bars(
    size: Size, cells: dict[Square, Cell], looks: dict[Square, _Look], labels: dict[Square, str]
) -> ReadGrid:
    bars: set[Bar] = set()
    for square, look in looks.items():
        for side in text(look.style.get("barred", ""), f"the bars of {_name(square)}"):
            if side in names.SIDES:
                direction, steps = names.SIDES[side]
                bars.add(Bar(square.step(direction, steps), direction))
    inner = {x for x in bars if size.has(x.square) and size.has(x.square.step(x.direction))}
    rows = (tuple(cells[Square(r, c)] for c in range(size.cols)) for r in range(size.rows))
    return ReadGrid(
        grid=Grid(cells=tuple(rows), bars=frozenset(inner)),
        labels=labels,
        looks={square: look.facts for square, look in looks.items()},
        styles={square: look.style for square, look in looks.items()},
    )


def _name(square: Square) -> str:
    return f"row {square.row + 1}, column {square.col + 1}"
