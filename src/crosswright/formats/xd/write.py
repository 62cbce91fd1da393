"""Writing a Puzzle as .xd."""

from collections.abc import Iterator

from crosswright.errors import OutputError
from crosswright.formats.base import (
    Feature,
    Loss,
    encoded,
    numbered_runs,
    one_line,
)
from crosswright.formats.xd.names import LISTS, PHRASE, plain, told_notes
from crosswright.model import (
    Bar,
    BlockCell,
    Cell,
    Direction,
    Entry,
    LetterCell,
    Puzzle,
    Square,
    VoidCell,
)

_KEYS = [*"123456789", *"@$%&+?*!", *(chr(code) for code in range(0x2460, 0x2480))]
_KEYS += [chr(code) for code in range(0x2500, 0x2580)]
"""Signs that may stand for a rebus: neither letters nor what a grid has signs for."""

_SHADE = "#c0c0c0"


def write(puzzle: Puzzle) -> bytes:
    """The puzzle as .xd.

    Raises:
        OutputError: for more different rebus cells than there are signs for them.
    """
    signs = _Signs(puzzle)
    sections = {
        "Metadata": [*_headers(puzzle), *signs.headers],
        "Grid": ["".join(map(signs.sign, row)) for row in puzzle.grid.cells],
        "Clues": list(_clues(puzzle)),
    }
    if signs.needs_design or puzzle.grid.bars:
        sections["Design"] = _design(puzzle, signs)
    if any(isinstance(x, LetterCell) and x.given for row in puzzle.grid.cells for x in row):
        sections["Start"] = ["".join(_start(x, signs) for x in row) for row in puzzle.grid.cells]
    notes = told_notes(puzzle.metadata.notes)
    if notes:
        sections["Notes"] = notes.split("\n")
    parts = ("\n".join([f"## {name}", "", *lines]) for name, lines in sections.items())
    return encoded("\n\n".join(parts) + "\n")


def _headers(puzzle: Puzzle) -> Iterator[str]:
    about = puzzle.metadata
    yield f"Title: {plain(about.title)}".rstrip()
    for name, text in (("Author", about.author), ("Copyright", about.copyright)):
        if plain(text):
            yield f"{name}: {plain(text)}"
    yield f"Language: {about.language}"


def _clues(puzzle: Puzzle) -> Iterator[str]:
    runs = set(numbered_runs(puzzle.grid))
    entries = [x for x in puzzle.entries if (x.slot, x.number) in runs]
    for letter, direction in LISTS.items():
        if direction is Direction.DOWN:
            yield ""
        for entry in entries:
            if entry.direction is direction:
                yield from _clue(letter, entry)


def _clue(letter: str, entry: Entry) -> Iterator[str]:
    text = plain(entry.clue.text) if entry.clue else ""
    yield f"{letter}{entry.number}. {text}{' ' if text else ''}~ {one_line(entry.text)}"
    if entry.phrase != entry.text:
        yield f"{letter}{entry.number} ^{PHRASE}: {plain(entry.phrase)}"


class _Signs:
    """The sign of each cell, and the headers that say what signs mean."""

    def __init__(self, puzzle: Puzzle) -> None:
        cells = [c for row in puzzle.grid.cells for c in row if isinstance(c, LetterCell)]
        sorts = {(c.circle, c.shade) for c in cells if c.circle or c.shade}
        marked = [c for c in cells if c.circle or c.shade]
        self._is_special = len(sorts) == 1 and all(_has_lower(c.letter) for c in marked)
        self._is_special = self._is_special and sorts != {(True, True)}
        self.needs_design = bool(sorts) and not self._is_special
        letters = dict.fromkeys(one_line(c.letter) for c in cells if c.letter is not None)
        long = [x for x in letters if not _isplain(x)]
        keys = [key for key in _KEYS if key not in letters]
        if len(long) > len(keys):
            raise OutputError(f".xd has no signs for {len(long)} different rebus cells")
        self._keys: dict[str, str] = dict(zip(long, keys, strict=False))
        self.headers: list[str] = []
        if self._is_special:
            self.headers.append("Special: " + ("circle" if sorts == {(True, False)} else "shaded"))
        if self._keys:
            listed = " ".join(f"{key}={letter}" for letter, key in self._keys.items())
            self.headers.append(f"Rebus: {listed}")

    def sign(self, cell: Cell) -> str:
        if isinstance(cell, VoidCell):
            return "_"
        if not isinstance(cell, LetterCell):
            return "#"
        if cell.letter is None:
            return "."
        letter = one_line(cell.letter)
        sign: str = self._keys.get(letter, letter)
        return sign.lower() if self._is_special and (cell.circle or cell.shade) else sign


def _isplain(letter: str) -> bool:
    return len(letter) == 1 and letter not in "#._" and not letter.islower()


def _has_lower(letter: str | None) -> bool:
    """Whether a lower-case sign can stand for a letter."""
    if letter is None or len(letter) != 1 or len(letter.lower()) != 1:
        return False
    return letter.lower() != letter == letter.lower().upper()


Look = tuple[bool, bool, bool, bool]
"""How a cell looks: circle, shade, a bar on top, a bar on the left."""


def _design(puzzle: Puzzle, signs: _Signs) -> list[str]:
    """A letter for each way a cell can look, and the grid with these letters."""
    grid = puzzle.grid

    def look(square: Square) -> Look:
        cell = grid[square]
        is_marked = signs.needs_design and isinstance(cell, LetterCell)
        return (
            is_marked and isinstance(cell, LetterCell) and cell.circle,
            is_marked and isinstance(cell, LetterCell) and cell.shade,
            Bar(square.step(Direction.DOWN, -1), Direction.DOWN) in grid.bars,
            Bar(square.step(Direction.ACROSS, -1), Direction.ACROSS) in grid.bars,
        )

    rules = (
        "background: circle",
        f"background-light: {_SHADE}",
        "bar-top: true",
        "bar-left: true",
    )
    looks = dict.fromkeys(look(x) for x in grid.squares() if any(look(x)))
    names = {found: chr(ord("A") + n) for n, found in enumerate(looks)}
    styles = (
        f"{name} {{ {'; '.join(rule for rule, on in zip(rules, found, strict=True) if on)} }}"
        for found, name in names.items()
    )

    def sign(square: Square) -> str:
        return names.get(look(square), "#" if isinstance(grid[square], BlockCell) else ".")

    rows = (
        "".join(sign(Square(r, c)) for c in range(grid.size.cols)) for r in range(grid.size.rows)
    )
    return ["<style>", *styles, "</style>", "", *rows]


def _start(cell: Cell, signs: _Signs) -> str:
    if isinstance(cell, LetterCell) and not cell.given:
        return "."
    return signs.sign(cell)


def lacks(puzzle: Puzzle) -> tuple[Loss, ...]:
    cells = [c for row in puzzle.grid.cells for c in row if isinstance(c, LetterCell)]
    losses = []
    if any(cell.given and cell.letter is None for cell in cells):
        losses.append(Loss(feature=Feature.GIVEN, where="cells without a letter"))
    if any(set(" =") & set(one_line(cell.letter or "")) for cell in cells):
        losses.append(Loss(feature=Feature.LONG_CELLS, where="letters with a space or an equals"))
    return tuple(losses)
