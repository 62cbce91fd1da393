"""Writing a Puzzle as the XML of a .jpz file."""

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from crosswright.formats.base import (
    Feature,
    Loss,
    direction_of,
    encoded,
    one_line,
    passage,
)
from crosswright.formats.jpz.document import ARROWS
from crosswright.model import (
    Bar,
    BlockCell,
    Cell,
    ClueCell,
    Direction,
    Entry,
    Grid,
    LetterCell,
    Puzzle,
    Slot,
    Square,
    VoidCell,
)

_ROOT = "http://crossword.info/xml/crossword-compiler"
_PUZZLE = "http://crossword.info/xml/rectangular-puzzle"
_SHADE = "#dcdcdc"


def write(puzzle: Puzzle) -> bytes:
    """The XML, a cell or a clue a line, not zipped: every reader takes it so."""
    return encoded("\n".join(_document(puzzle)) + "\n")


def _tag(name: str, /, **attributes: object) -> str:
    """A tag with the attributes that are not None; `_` stands for a hyphen."""
    pairs = (
        f" {key.strip('_').replace('_', '-')}={quoteattr(one_line(str(value)))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{''.join(pairs)}"


def _text(name: str, text: str) -> str:
    return f"<{name}>{escape(text)}</{name}>"


def _document(puzzle: Puzzle) -> Iterator[str]:
    about, size = puzzle.metadata, puzzle.grid.size
    ids = {entry.slot: str(number) for number, entry in enumerate(puzzle.entries, start=1)}
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield _tag("crossword-compiler", xmlns=_ROOT) + ">"
    yield _tag("rectangular-puzzle", xmlns=_PUZZLE) + ">"
    yield "<metadata>"
    yield _text("title", one_line(about.title))
    yield _text("creator", one_line(about.author))
    yield _text("copyright", one_line(about.copyright))
    yield _text("description", passage(about.notes))
    yield "</metadata>"
    yield "<crossword>"
    yield _tag("grid", width=size.cols, height=size.rows) + ">"
    yield '<grid-look numbering-scheme="normal"/>'
    numbers = puzzle.numbers()
    for square in puzzle.grid.squares():
        inside = "".join(_clue_cell(puzzle, square, ids))
        tag = _cell(puzzle.grid, square, numbers.get(square))
        yield f"{tag}>{inside}</cell>" if inside else f"{tag}/>"
    yield "</grid>"
    for entry in puzzle.entries:
        yield from _word(entry, ids[entry.slot])
    for direction in (Direction.ACROSS, Direction.DOWN):
        yield '<clues ordering="normal">'
        yield f"<title><b>{direction.value.title()}</b></title>"
        for entry in puzzle.entries_running(direction):
            yield _clue(entry, ids[entry.slot])
        yield "</clues>"
    yield from ("</crossword>", "</rectangular-puzzle>", "</crossword-compiler>")


def _cell(grid: Grid, square: Square, number: int | None) -> str:
    cell = grid[square]
    letter = cell if isinstance(cell, LetterCell) else None
    return _tag(
        "cell",
        x=square.col + 1,
        y=square.row + 1,
        type=_sort(cell),
        solution=letter and letter.letter,
        number=number,
        background_shape="circle" if letter and letter.circle else None,
        background_color=_SHADE if letter and letter.shade else None,
        hint="true" if letter and letter.given else None,
        solve_state=letter.letter if letter and letter.given else None,
        **_bars(grid, square),
    )


def _sort(cell: Cell) -> str | None:
    if isinstance(cell, BlockCell):
        return "block"
    if isinstance(cell, VoidCell):
        return "void"
    return "clue" if isinstance(cell, ClueCell) else None


def _bars(grid: Grid, square: Square) -> dict[str, str]:
    """Both cells beside a bar name it, for readers that look at one side only."""
    sides = {
        "top_bar": Bar(square.step(Direction.DOWN, -1), Direction.DOWN),
        "bottom_bar": Bar(square, Direction.DOWN),
        "left_bar": Bar(square.step(Direction.ACROSS, -1), Direction.ACROSS),
        "right_bar": Bar(square, Direction.ACROSS),
    }
    return {name: "true" for name, bar in sides.items() if bar in grid.bars}


def _clue_cell(puzzle: Puzzle, square: Square, ids: dict[Slot, str]) -> Iterator[str]:
    """The clues of a clue cell and, in the same order, their arrows."""
    entries = [x for x in puzzle.entries if x.arrow is not None and x.arrow.clue_square == square]
    for entry in entries:
        text = one_line(entry.clue.text) if entry.clue else ""
        yield _tag("clue", word=ids[entry.slot]) + f">{escape(text)}</clue>"
    for entry in entries:
        if entry.arrow is not None:
            start, end = ARROWS[entry.arrow.path]
            yield _tag("arrow", **{"from": start, "to": end}) + "/>"


def _word(entry: Entry, id: str) -> Iterator[str]:
    """Where an entry lies, as a range where it is straight, and its phrase as one writes it."""
    is_plain = entry.phrase == entry.text and entry.enumeration == str(len(entry.answer))
    phrase = None if is_plain else entry.phrase
    first, last = entry.squares[0], entry.squares[-1]
    if len(entry.slot) > 1 and direction_of(entry.squares) is not None:
        cols = f"{first.col + 1}-{last.col + 1}" if first.col != last.col else str(first.col + 1)
        rows = f"{first.row + 1}-{last.row + 1}" if first.row != last.row else str(first.row + 1)
        yield _tag("word", id=id, x=cols, y=rows, solution=phrase) + "/>"
        return
    yield _tag("word", id=id, solution=phrase) + ">"
    yield from (_tag("cells", x=s.col + 1, y=s.row + 1) + "/>" for s in entry.squares)
    yield "</word>"


def _clue(entry: Entry, id: str) -> str:
    text = one_line(entry.clue.text) if entry.clue else ""
    tag = _tag("clue", word=id, number=entry.number, format=entry.enumeration)
    return f"{tag}>{escape(text)}</clue>"


def lacks(puzzle: Puzzle) -> tuple[Loss, ...]:
    """What this format cannot say although it carries the like of it."""
    bent = [x for x in puzzle.entries if len(x.slot) > 1 and direction_of(x.squares) is None]
    if not bent:
        return ()
    return (Loss(feature=Feature.SLOTS, where=f"{len(bent)} not in a straight line"),)
