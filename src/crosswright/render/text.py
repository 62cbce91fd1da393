"""Plain text: a puzzle as a terminal shows it, aligned whatever its alphabet."""

import re
import unicodedata

from crosswright.model import (
    Bar,
    BlockCell,
    ClueCell,
    Direction,
    LetterCell,
    Puzzle,
    Square,
    VoidCell,
)
from crosswright.render.options import Pages, RenderOptions
from crosswright.render.wording import (
    ListLine,
    ReadingList,
    labels_of,
    lines_above,
    printable,
    reading_lists,
)

LINE_WIDTH = 80
"""Columns a line of clues may take."""

_TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the direction of all that follows them, the terminal's own lines included."""

_BLOCK, _CLUE_CELL, _CIRCLE = "█", "▒", "○"
_JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""The joint of lines that go up (1), down (2), left (4) and right (8)."""

_NARROWEST_BOX = 3


def text(puzzle: Puzzle, options: RenderOptions) -> bytes:
    """Title, grid and lists in UTF-8; of two copies only the first has the lists."""
    keys = (False, True) if options.pages is Pages.FOOT else options.copies
    copies = (
        _copy(puzzle, options, key=key, with_lists=place == 0) for place, key in enumerate(keys)
    )
    return "\n".join(copies).encode()


def _copy(puzzle: Puzzle, options: RenderOptions, *, key: bool, with_lists: bool) -> str:
    metadata = puzzle.metadata
    title = " · ".join(
        filter(None, (terminal_text(metadata.title), labels_of(puzzle).key if key else ""))
    )
    above = (
        title,
        terminal_text(metadata.author),
        *map(terminal_text, lines_above(puzzle, key=key)),
    )
    below = map(terminal_text, (*metadata.notes.split("\n"), metadata.copyright))
    lists = (
        reading_lists(
            puzzle,
            options.enumerations,
            inner=True,
            word_bank=options.word_bank,
            word_order=options.word_order,
        )
        if with_lists
        else ()
    )
    parts = ("\n".join(filter(None, above)), grid_text(puzzle, key=key), *map(_list_text, lists))
    return "\n\n".join(filter(None, (*parts, "\n".join(filter(None, below))))) + "\n"


def terminal_text(written: str) -> str:
    """The text without signs that would move what a terminal shows beside it."""
    return _TURNS.sub("", printable(written))


def shown_width(written: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(map(_columns, written))


def _columns(sign: str) -> int:
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Cf", "Me", "Mn"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def _padded(written: str, width: int) -> str:
    return written + " " * (width - shown_width(written))


# The grid.


def grid_text(puzzle: Puzzle, *, key: bool) -> str:
    """The grid: letters side by side where all are shown and there are no bars, else in boxes."""
    all_shown = key or (bool(puzzle.placements) and not puzzle.entries)
    if not all_shown or puzzle.grid.bars:
        return _boxes(puzzle, key=key)
    return _letter_rows(puzzle, _left_over(puzzle) if key else frozenset())


def _left_over(puzzle: Puzzle) -> frozenset[Square]:
    """The letters of a word search that no word uses."""
    if not puzzle.placements or puzzle.entries:
        return frozenset()
    used = {square for placement in puzzle.placements for square in placement.squares}
    return frozenset(puzzle.letter_squares) - used


def _letter_rows(puzzle: Puzzle, hidden: frozenset[Square]) -> str:
    """The letters, those of `hidden` squares as dots."""
    rows, cols = puzzle.grid.size
    signs = {
        square: "·" if square in hidden else _sign(puzzle, square, key=True) or "·"
        for square in puzzle.grid.squares()
    }
    width = max(map(shown_width, signs.values()))
    signs = {square: sign * width if sign in _FILLS else sign for square, sign in signs.items()}
    return "\n".join(
        " ".join(_padded(signs[Square(row, col)], width) for col in range(cols)).rstrip()
        for row in range(rows)
    )


_FILLS = frozenset({_BLOCK, _CLUE_CELL, " "})


def _sign(puzzle: Puzzle, square: Square, *, key: bool) -> str:
    """What stands in a cell beside its number; "" for a cell to be filled."""
    match puzzle.grid[square]:
        case BlockCell():
            return _BLOCK
        case ClueCell():
            return _CLUE_CELL
        case VoidCell():
            return " "
        case LetterCell() as cell:
            shown = key or cell.given or (bool(puzzle.placements) and not puzzle.entries)
            return terminal_text(cell.letter or "") if shown else ""


def _boxes(puzzle: Puzzle, *, key: bool) -> str:
    """Every cell in a box: number to the left, letter or circle to the right; bars are heavy."""
    rows, cols = puzzle.grid.size
    numbers = {square: str(number) for square, number in puzzle.numbers().items()}
    signs = {square: _sign(puzzle, square, key=key) for square in puzzle.grid.squares()}
    for square, sign in signs.items():
        cell = puzzle.grid[square]
        if not sign and isinstance(cell, LetterCell) and cell.circle:
            signs[square] = _CIRCLE
    number_width = max((len(number) for number in numbers.values()), default=0)
    sign_width = max(shown_width(sign) for sign in {"", *signs.values()} - _FILLS)
    width = max(_NARROWEST_BOX, number_width + bool(sign_width) + sign_width)
    lines = []
    for row in range(rows + 1):
        lines.append(_rule(puzzle, row, width))
        if row == rows:
            break
        line = _upright(puzzle, row, 0)
        for col in range(cols):
            square = Square(row, col)
            sign = signs[square]
            if sign in _FILLS:
                line += sign * width
            else:
                number = numbers.get(square, "")
                line += number + " " * (width - len(number) - shown_width(sign)) + sign
            line += _upright(puzzle, row, col + 1)
        lines.append(line)
    return "\n".join(line.rstrip() for line in lines)


def _inside(puzzle: Puzzle, row: int, col: int) -> bool:
    square = Square(row, col)
    return puzzle.grid.size.has(square) and not isinstance(puzzle.grid[square], VoidCell)


def _has_upright(puzzle: Puzzle, row: int, col: int) -> bool:
    """Whether a line runs down the left side of (row, col)."""
    return _inside(puzzle, row, col - 1) or _inside(puzzle, row, col)


def _has_level(puzzle: Puzzle, row: int, col: int) -> bool:
    """Whether a line runs along the top of (row, col)."""
    return _inside(puzzle, row - 1, col) or _inside(puzzle, row, col)


def _upright(puzzle: Puzzle, row: int, col: int) -> str:
    if Bar(Square(row, col - 1), Direction.ACROSS) in puzzle.grid.bars:
        return "┃"
    return "│" if _has_upright(puzzle, row, col) else " "


def _rule(puzzle: Puzzle, row: int, width: int) -> str:
    """The line above a row of cells, with its joints."""
    out = ""
    for col in range(puzzle.grid.size.cols + 1):
        out += _JOINTS[
            _has_upright(puzzle, row - 1, col)
            + 2 * _has_upright(puzzle, row, col)
            + 4 * _has_level(puzzle, row, col - 1)
            + 8 * _has_level(puzzle, row, col)
        ]
        if col < puzzle.grid.size.cols:
            barred = Bar(Square(row - 1, col), Direction.DOWN) in puzzle.grid.bars
            line = "━" if barred else "─"
            out += (line if _has_level(puzzle, row, col) else " ") * width
    return out


# The lists.


def _list_text(part: ReadingList) -> str:
    indent = max(len(line.number) for line in part.lines)
    lines = (_line_text(line, indent) for line in part.lines)
    return "\n".join((part.heading, *lines))


def _line_text(line: ListLine, indent: int) -> str:
    lengths = f" ({line.enumeration})" if line.enumeration else ""
    start = f"{line.number:>{indent}}  " if indent else "  "
    wrapped = _wrapped(terminal_text(line.text) + lengths, LINE_WIDTH - len(start))
    return start + f"\n{' ' * len(start)}".join(wrapped)


def _wrapped(written: str, width: int) -> list[str]:
    """Lines of at most `width` columns; a longer word is broken where the line ends."""
    lines = [""]
    for word in written.split():
        if lines[-1] and shown_width(lines[-1]) + 1 + shown_width(word) <= width:
            lines[-1] += f" {word}"
            continue
        if lines[-1]:
            lines.append("")
        for sign in word:
            if shown_width(lines[-1]) + _columns(sign) > width:
                lines.append("")
            lines[-1] += sign
    return lines
