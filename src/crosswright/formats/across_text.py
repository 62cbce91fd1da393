"""Across Lite text: tagged sections with the grid and a clue a line, as people paste it into mail.

Version 2 has rebus cells and, with `MARK;`, circles for lower-case letters.
"""

import re
from collections.abc import Iterator

from crosswright.errors import FormatError, OutputError
from crosswright.formats.base import (
    MOST_LETTERS_A_CELL,
    MOST_ROWS,
    Feature,
    Format,
    Loaded,
    Loss,
    Told,
    decoded,
    encoded,
    entry_of,
    language_of,
    numbered_runs,
    one_line,
    passage,
    spelling_of,
)
from crosswright.model import (
    BLOCK,
    Cell,
    Direction,
    Grid,
    LetterCell,
    Metadata,
    Puzzle,
    Slot,
)

MOST_BYTES = 1_000_000
_TAG = re.compile(r"<(ACROSS PUZZLE(?: V2)?|[A-Z]+)>", re.IGNORECASE)
_BLOCKS = (".", ":")
_NO_LETTER = "-"
_KEYS = [*"123456789", *"@$%&+?*=~", *(chr(code) for code in range(0x2460, 0x24FF))]
"""Signs that may stand for a rebus; the letters of a grid come out of their way."""


def begins(data: bytes) -> bool:
    """Whether bytes begin like this format."""
    return b"<ACROSS PUZZLE" in data[:200].replace(b"\0", b"").upper()


def read(data: bytes, *, language: str | None = None) -> Loaded:
    """The crossword of an Across Lite text.

    Raises:
        FormatError: for text without its tags, or with a grid that is none.
    """
    sections = _sections(decoded(data, "Across Lite text", most=MOST_BYTES, western=True))
    warnings: list[str] = []
    keys, is_marked = _rebus(sections.get("REBUS", []))
    rows = [line.strip() for line in sections.get("GRID", []) if line.strip()]
    _check_grid(rows, sections.get("SIZE", []))
    solved = [keys.get(sign, sign) for row in rows for sign in row if sign not in _BLOCKS]
    clues = {
        Direction.ACROSS: _lines(sections, "ACROSS"),
        Direction.DOWN: _lines(sections, "DOWN"),
    }
    texts = solved if any(map(str.isalpha, solved)) else clues[Direction.ACROSS]
    tag = language_of("", language, texts, warnings)
    spell = spelling_of(tag)

    def cell(sign: str) -> Cell:
        if sign in _BLOCKS:
            return BLOCK
        letter = keys.get(sign) or ("" if sign == _NO_LETTER else sign)
        circle = is_marked and sign.islower()
        return LetterCell(letter=spell(letter) or None if letter else None, circle=circle)

    grid = Grid(cells=tuple(tuple(map(cell, row)) for row in rows))
    puzzle = Puzzle(
        kind="crossword",
        metadata=Metadata(
            language=tag,
            title=" ".join(_lines(sections, "TITLE")),
            author=" ".join(_lines(sections, "AUTHOR")),
            copyright=" ".join(_lines(sections, "COPYRIGHT")),
            notes="\n".join(sections.get("NOTEPAD", [])).strip(),
        ),
        grid=grid,
        entries=tuple(
            entry_of(slot, told, grid, language=tag, warnings=warnings)
            for slot, told in _told(grid, clues, warnings)
        ),
    )
    return Loaded(puzzle=puzzle, warnings=tuple(warnings))


def _sections(text: str) -> dict[str, list[str]]:
    """The lines under each tag, less the indent of the first."""
    sections: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in text.split("\n"):
        tag = _TAG.fullmatch(line.strip())
        # The notes come last and may hold anything.
        if tag is not None and "NOTEPAD" not in sections:
            lines = sections.setdefault(tag[1].upper(), [])
        elif lines is not None:
            lines.append(line.removeprefix("\t") if "NOTEPAD" in sections else line)
    if not any(name.startswith("ACROSS PUZZLE") for name in sections):
        raise FormatError("Across Lite text: the tag <ACROSS PUZZLE> is missing")
    return sections


def _lines(sections: dict[str, list[str]], tag: str) -> list[str]:
    """The lines of a section, without the blank ones; a lone hyphen is a clue still to be written."""
    return [line.strip() for line in sections.get(tag, []) if line.strip()]


def _rebus(lines: list[str]) -> tuple[dict[str, str], bool]:
    """What stands for which letters, and whether lower-case letters are circled."""
    keys: dict[str, str] = {}
    is_marked = False
    for line in map(str.strip, lines):
        key, colon, rest = line.partition(":")
        if not colon:
            is_marked = is_marked or "MARK" in line.upper().replace(" ", "").split(";")
        elif len(key) == 1:
            # What follows the last colon is the one letter that stands for all of them.
            letters = rest.rpartition(":")[0] or rest
            keys[key] = letters.strip()[:MOST_LETTERS_A_CELL]
    return keys, is_marked


def _check_grid(rows: list[str], size: list[str]) -> None:
    if not rows:
        raise FormatError("Across Lite text: there is no grid under <GRID>")
    if len(rows) > MOST_ROWS or max(map(len, rows)) > MOST_ROWS:
        raise FormatError(
            f"Across Lite text: a grid of {len(rows)}x{max(map(len, rows))} is not possible; "
            f"1x1 to {MOST_ROWS}x{MOST_ROWS} is"
        )
    for number, row in enumerate(rows, start=1):
        if len(row) != len(rows[0]):
            raise FormatError(
                f"Across Lite text: row {number} has {len(row)} squares where row 1 has "
                f"{len(rows[0])}"
            )
    stated = re.fullmatch(r"\s*(\d{1,3})\s*x\s*(\d{1,3})\s*", " ".join(size), re.IGNORECASE)
    if stated is not None and (int(stated[2]), int(stated[1])) != (len(rows), len(rows[0])):
        raise FormatError(
            f"Across Lite text: the size {stated[0].strip()} is stated, and the grid has "
            f"{len(rows[0])}x{len(rows)}"
        )


def _told(
    grid: Grid, clues: dict[Direction, list[str]], warnings: list[str]
) -> Iterator[tuple[Slot, Told]]:
    """Each run with its clue: the lists are in the order of the grid and have no numbers."""
    runs = numbered_runs(grid)
    for direction, lines in clues.items():
        slots = [(slot, number) for slot, number in runs if slot.direction is direction]
        if len(lines) != len(slots):
            warnings.append(
                f"the file has {len(lines)} {direction.value} clues for {len(slots)} entries"
            )
        texts = lines[: len(slots)] + [""] * (len(slots) - len(lines))
        for (slot, number), line in zip(slots, texts, strict=True):
            clue = "" if line == _NO_LETTER else line
            yield slot, Told(name=f"{number} {direction.value}", number=number, clue=clue)


def write(puzzle: Puzzle) -> bytes:
    """The puzzle as Across Lite text, of version 2 where it has rebus cells or circles.

    Raises:
        OutputError: for more different rebus cells than there are signs for them.
    """
    keys = _Keys(puzzle)
    size = puzzle.grid.size
    about = puzzle.metadata
    clues = {entry.slot: entry.clue.text for entry in puzzle.entries if entry.clue is not None}
    lists: dict[Direction, list[str]] = {Direction.ACROSS: [], Direction.DOWN: []}
    for slot, _ in numbered_runs(Grid(cells=puzzle.grid.cells)):
        lists[slot.direction].append(one_line(clues.get(slot, "")) or _NO_LETTER)
    sections = {
        "ACROSS PUZZLE V2" if keys.lines else "ACROSS PUZZLE": [],
        "TITLE": [one_line(about.title)],
        "AUTHOR": [one_line(about.author)],
        "COPYRIGHT": [one_line(about.copyright)],
        "SIZE": [f"{size.cols}x{size.rows}"],
        "GRID": ["".join(map(keys.sign, row)) for row in puzzle.grid.cells],
        **({"REBUS": keys.lines} if keys.lines else {}),
        "ACROSS": lists[Direction.ACROSS],
        "DOWN": lists[Direction.DOWN],
        **({"NOTEPAD": passage(about.notes).split("\n")} if about.notes.strip() else {}),
    }
    return encoded(
        "".join(f"<{tag}>\n" + "".join(f"\t{x}\n" for x in sections[tag]) for tag in sections)
    )


class _Keys:
    """The sign of each cell, and the lines that say what signs mean."""

    def __init__(self, puzzle: Puzzle) -> None:
        cells = [c for row in puzzle.grid.cells for c in row if isinstance(c, LetterCell)]
        self._is_marked = any(cell.circle for cell in cells)
        letters = dict.fromkeys((_letter(c), c.circle) for c in cells if c.letter is not None)
        taken = {letter for letter, _ in letters} | {letter.lower() for letter, _ in letters}
        long = [x for x in letters if not self._is_plain(*x)]
        plain_keys = [key for key in _KEYS if key not in taken]
        # A circle goes with a lower-case sign; these are as many as Greek and Cyrillic have.
        round_keys = [x for x in map(chr, range(0x3B1, 0x450)) if x.islower() and x not in taken]
        if len(long) > min(len(plain_keys), len(round_keys)):
            raise OutputError(
                f"Across Lite text has no signs for {len(long)} different rebus cells"
            )
        self._keys = {
            (letter, circle): (round_keys if circle else plain_keys)[n]
            for n, (letter, circle) in enumerate(long)
        }
        self.lines = [f"{key}:{letter}:{letter[0]}" for (letter, _), key in self._keys.items()]
        if self._is_marked:
            self.lines.insert(0, "MARK;")

    def _is_plain(self, letter: str, circle: bool) -> bool:
        """Whether one sign says it: itself, or its lower case for a circle."""
        if circle:
            return len(letter) == 1 and _is_cased(letter)
        return (
            len(letter) == 1
            and letter not in (*_BLOCKS, _NO_LETTER, "<")
            and not (self._is_marked and letter.islower())
        )

    def sign(self, cell: Cell) -> str:
        if not isinstance(cell, LetterCell):
            return "."
        if cell.letter is None:
            return _NO_LETTER
        key = self._keys.get((_letter(cell), cell.circle))
        return key or (_letter(cell).lower() if cell.circle else _letter(cell))


def _letter(cell: LetterCell) -> str:
    return one_line(cell.letter or "")


def _is_cased(letter: str) -> bool:
    return len(letter.lower()) == 1 and letter.lower() != letter == letter.lower().upper()


def _lacks(puzzle: Puzzle) -> tuple[Loss, ...]:
    cells = [c for row in puzzle.grid.cells for c in row if isinstance(c, LetterCell)]
    losses = []
    if any(cell.circle and cell.letter is None for cell in cells):
        losses.append(Loss(feature=Feature.CIRCLES, where="on cells whose letter is not known"))
    if any(":" in (cell.letter or "") and len(cell.letter or "") > 1 for cell in cells):
        losses.append(Loss(feature=Feature.LONG_CELLS, where="letters with a colon"))
    if any(entry.clue and one_line(entry.clue.text) == _NO_LETTER for entry in puzzle.entries):
        losses.append(Loss(feature=Feature.CLUES, where="clues that are a hyphen"))
    about = puzzle.metadata
    for feature, texts in (
        (Feature.CLUES, [entry.clue.text for entry in puzzle.entries if entry.clue]),
        (Feature.TITLE, [about.title]),
        (Feature.CREDITS, [about.author, about.copyright]),
    ):
        if any(_TAG.fullmatch(one_line(text)) for text in texts):
            losses.append(Loss(feature=feature, where="texts that are a tag"))
    return tuple(losses)


FORMAT = Format(
    name="across",
    title="Across Lite text",
    extensions=(".across.txt",),
    carries=frozenset(
        {
            Feature.CLUES,
            Feature.LONE_LETTERS,
            Feature.LONG_CELLS,
            Feature.CIRCLES,
            Feature.TITLE,
            Feature.CREDITS,
        }
    ),
    read=read,
    write=write,
    lacks=_lacks,
    line=one_line,
    passage=passage,
    begins=begins,
)
