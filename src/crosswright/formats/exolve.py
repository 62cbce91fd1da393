"""Exolve: the text that the web player of that name reads; written whole, read in its common parts."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from crosswright.errors import FormatError
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
    entries_of_runs,
    has_markup,
    language_of,
    numbered_runs,
    one_line,
    passage,
    phrase_parted,
    spelling_of,
    to_html,
    to_plain,
)
from crosswright.languages import SPELLINGS
from crosswright.model import (
    BLOCK,
    Bar,
    Cell,
    Direction,
    Entry,
    Grid,
    LetterCell,
    Metadata,
    Puzzle,
    Square,
    enumerate_phrase,
)

MOST_BYTES = 1_000_000
MOST_IN_A_ROW = 10_000
_SECTION = re.compile(r"\s*exolve-([a-z0-9-]+)\s*(?::(.*))?$", re.IGNORECASE)
_COMMENT = re.compile(r"(?:^|(?<=\s))#(?:\s.*)?$")
_CELL = re.compile(r"(&.|[^\s|_+@*!~{&])([^\s|_+@*!~{&]*)((?:[|_+@*!~]|\{[^}]{0,40}\})*)")
_SINGLE = re.compile(r"(&.|[^\s|_+@*!~{&])()((?:[|_+@*!~]|\{[^}]{0,40}\})*)")
_CLUE = re.compile(r"(\d{1,4})[.:]?\s+(.*)")
_LENGTHS = re.compile(r"\(([\d,\- ]{1,80})\)")
_BARS: dict[str, tuple[Direction, ...]]
_BARS = {"|": (Direction.ACROSS,), "_": (Direction.DOWN,)}
_BARS["+"] = (Direction.ACROSS, Direction.DOWN)
_DECORATIONS = frozenset("|_+@!~*{&")
_ESCAPED = _DECORATIONS | frozenset(".?[#")
_COLOUR = "#dcdcdc"
_READ = frozenset(
    [
        "begin",
        "end",
        "width",
        "height",
        "grid",
        "title",
        "setter",
        "copyright",
        "preamble",
        "prelude",
        "across",
        "down",
        "option",
        "language",
        "colour",
        "color",
        "id",
    ]
)

Sections = list[tuple[str, list[str]]]
"""Names, each with its lines, the first being what follows the name."""


def begins(data: bytes) -> bool:
    """Whether bytes hold a puzzle of this format, maybe inside a web page."""
    return b"exolve-begin" in data[:100_000].replace(b"\0", b"")


def read(data: bytes, *, language: str | None = None) -> Loaded:
    """The crossword of an Exolve text; what stands around it, such as a web page, is let pass.

    Raises:
        FormatError: for text without `exolve-begin`, or with a grid that is none.
    """
    sections = _sections(decoded(data, "Exolve", most=MOST_BYTES))
    warnings: list[str] = []
    rows = _rows(sections)
    letters = [x for row in rows for x, _ in row if x not in (None, "")]
    stated = _first(sections, "language").partition(" ")[0]
    clues = [*_clues(sections, Direction.ACROSS), *_clues(sections, Direction.DOWN)]
    texts = [x for x in letters if x] or [clue.text for clue in clues]
    tag = language_of(stated, language, texts, warnings)
    spell = spelling_of(tag)
    shaded = _coloured(sections)
    bars: set[Bar] = set()

    def cell(square: Square, letter: str | None, signs: str) -> Cell:
        for sign in signs:
            bars.update(Bar(square, direction) for direction in _BARS.get(sign, ()))
        if letter is None:
            return BLOCK
        return LetterCell(
            letter=spell(letter)[:MOST_LETTERS_A_CELL] or None if letter else None,
            circle="@" in signs,
            given="!" in signs,
            shade=square in shaded,
        )

    cells = tuple(
        tuple(cell(Square(r, c), *found) for c, found in enumerate(row))
        for r, row in enumerate(rows)
    )
    size = Grid(cells=cells).size
    inner = {x for x in bars if size.has(x.square.step(x.direction))}
    grid = Grid(cells=cells, bars=frozenset(inner))
    lengths = _lengths(grid)
    told = [(x.direction, x.told(lengths.get((x.direction, x.number)))) for x in clues]
    puzzle = Puzzle(
        kind="crossword",
        metadata=Metadata(
            language=tag,
            title=to_plain(_first(sections, "title")),
            author=to_plain(_first(sections, "setter")),
            copyright=to_plain(_first(sections, "copyright")),
            notes=to_plain(_notes(sections)),
        ),
        grid=grid,
        entries=entries_of_runs(grid, told, language=tag, warnings=warnings),
    )
    beyond = [*_beyond(sections)]
    if any(has_markup(line.text) for line in clues):
        beyond.append("the markup of clues")
    if any(x.parts(lengths.get((x.direction, x.number)))[2] for x in clues):
        beyond.append("notes on answers")
    return Loaded(puzzle=puzzle, warnings=tuple(warnings), beyond=tuple(beyond))


def _sections(text: str) -> Sections:
    """The sections between begin and end: name, and lines, the first being that of the name."""
    sections: Sections = []
    for line in text.split("\n"):
        found = _SECTION.fullmatch(line)
        if found is not None:
            sections.append((found[1].lower(), [(found[2] or "").strip()]))
            if found[1].lower() == "end":
                break
        elif sections:
            sections[-1][1].append(line)
    names = [name for name, _ in sections]
    if "begin" not in names:
        raise FormatError("Exolve: the line exolve-begin is missing")
    return sections[names.index("begin") :]


def _first(sections: Sections, *names: str) -> str:
    found = next((lines[0] for name, lines in sections if name in names), "")
    return _COMMENT.sub("", found).strip()


def _notes(sections: Sections) -> str:
    found = next((x for name, x in sections if name in ("preamble", "prelude")), [])
    lines = [_COMMENT.sub("", line).strip() for line in found]
    return "\n".join(lines).strip()


Sign = tuple[str | None, str]
"""A square: its letter (None for a block, empty where it is not told) and its decorations."""


def _rows(sections: Sections) -> list[list[Sign]]:
    found = next((lines for name, lines in sections if name == "grid"), None)
    if found is None:
        raise FormatError("Exolve: there is no exolve-grid")
    lines = [line for line in (_COMMENT.sub("", x).strip() for x in found) if line]
    width, height = (_extent(sections, name) for name in ("width", "height"))
    if len(lines) != height:
        raise FormatError(f"Exolve: the grid has {len(lines)} rows where {height} are stated")
    options = [line for name, lines in sections if name == "option" for line in lines[0].split()]
    language = _first(sections, "language").split()
    is_spaced = "rebus-cells" in options or len(language) > 2
    rows = [_row(line, number, is_spaced) for number, line in enumerate(lines, start=1)]
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            raise FormatError(
                f"Exolve: row {number} of the grid has {len(row)} cells where {width} are stated"
            )
    untold = all(letter in (None, "", "0") for row in rows for letter, _ in row)
    return [[("" if untold and x == "0" else x, signs) for x, signs in row] for row in rows]


def _extent(sections: Sections, name: str) -> int:
    stated = _first(sections, name)
    if not re.fullmatch(r"[0-9]{1,3}", stated) or not 1 <= int(stated) <= MOST_ROWS:
        raise FormatError(
            f"Exolve: the {name} is {stated[:20]!r}; it must be 1 to {MOST_ROWS} squares"
        )
    return int(stated)


def _row(line: str, number: int, is_spaced: bool) -> list[Sign]:
    if len(line) > MOST_IN_A_ROW:
        raise FormatError(f"Exolve: row {number} of the grid has {len(line)} signs; no grid has")
    pattern = _CELL if is_spaced else _SINGLE
    row: list[Sign] = []
    at = 0
    while at < len(line):
        if line[at].isspace():
            at += 1
            continue
        found = pattern.match(line, at)
        if found is None or len(row) > MOST_ROWS:
            raise FormatError(f"Exolve: row {number} of the grid is none at {line[at:][:10]!r}")
        row.append((_letter(found[1], found[2]), found[3]))
        at = found.end()
    return row


def _letter(first: str, rest: str) -> str | None:
    if first == "." and not rest:
        return None
    if first == "?" and not rest:
        return ""
    return first.removeprefix("&") + rest if len(first) > 1 else first + rest


@dataclass(frozen=True, slots=True, kw_only=True)
class _Line:
    """A line of a clue list; lengths and what explains the answer still stand in its text."""

    direction: Direction
    number: int
    text: str

    def parts(self, length: int | None) -> tuple[str, str, str]:
        """Clue, lengths in brackets, and what follows them.

        Only lengths that make up the answer are such: `Won (1990) by a head` has none.
        """
        for found in reversed(list(_LENGTHS.finditer(self.text))):
            if sum(map(int, re.findall(r"\d+", found[1]))) == length:
                rest = self.text[found.end() :].removeprefix("*").strip()
                return self.text[: found.start()].strip(), found[1].strip(), rest
        return self.text, "", ""

    def told(self, length: int | None) -> Told:
        clue, lengths, _ = self.parts(length)
        return Told(
            name=f"{self.number} {self.direction.value}",
            number=self.number,
            clue=to_plain(clue, line_end=" "),
            enumeration=lengths,
        )


def _clues(sections: Sections, direction: Direction) -> Iterator[_Line]:
    lines = [x for name, found in sections if name == direction.value for x in found[1:]]
    for line in (_COMMENT.sub("", x).strip() for x in lines):
        found = _CLUE.match(line)
        if found is not None:
            yield _Line(direction=direction, number=int(found[1]), text=found[2])


def _lengths(grid: Grid) -> dict[tuple[Direction, int], int]:
    return {(slot.direction, number): len(slot) for slot, number in numbered_runs(grid)}


def _coloured(sections: Sections) -> frozenset[Square]:
    """The squares that are coloured, where they are named by row and column (r1c2 or c2r1)."""
    height = _extent(sections, "height")
    squares = set()
    for name, lines in sections:
        for word in lines[0].split() if name in ("colour", "color") else ():
            by_row = re.fullmatch(r"r(\d{1,3})c(\d{1,3})", word, re.IGNORECASE)
            by_col = re.fullmatch(r"c(\d{1,3})r(\d{1,3})", word, re.IGNORECASE)
            chess = re.fullmatch(r"([a-z])(\d{1,3})", word)
            if by_row:
                squares.add(Square(height - int(by_row[1]), int(by_row[2]) - 1))
            elif by_col:
                squares.add(Square(height - int(by_col[2]), int(by_col[1]) - 1))
            elif chess:
                squares.add(Square(height - int(chess[2]), ord(chess[1]) - ord("a")))
    return frozenset(squares)


def _beyond(sections: Sections) -> Iterator[str]:
    yield from sorted({f"exolve-{name}" for name, _ in sections if name not in _READ})


def write(puzzle: Puzzle) -> bytes:
    """The puzzle between `exolve-begin` and `exolve-end`, ready to be pasted into a page."""
    return encoded("\n".join(["exolve-begin", *_body(puzzle), "exolve-end", ""]))


def _body(puzzle: Puzzle) -> Iterator[str]:
    about, grid = puzzle.metadata, puzzle.grid
    yield f"  exolve-width: {grid.size.cols}"
    yield f"  exolve-height: {grid.size.rows}"
    for name, text in (
        ("title", about.title),
        ("setter", about.author),
        ("copyright", about.copyright),
    ):
        if text:
            yield f"  exolve-{name}: {_html(text)}"
    letters = dict.fromkeys(grid.letter(square) or "" for square in puzzle.letter_squares)
    yield from _language(puzzle, letters)
    if any(len(one_line(letter)) > 1 for letter in letters):
        yield "  exolve-option: rebus-cells"
    shaded = [s for s in puzzle.letter_squares if _is_shaded(grid[s])]
    if shaded:
        places = " ".join(f"c{s.col + 1}r{grid.size.rows - s.row}" for s in shaded)
        yield f"  exolve-colour: {_COLOUR} {places}"
    if about.notes.strip():
        yield "  exolve-preamble:"
        yield from (f"    {_html(line)}" for line in passage(about.notes).split("\n"))
    yield "  exolve-grid:"
    untold = not any(letters)
    for r in range(grid.size.rows):
        signs = (_sign(grid, Square(r, c), untold) for c in range(grid.size.cols))
        yield "    " + " ".join(signs)
    for direction in (Direction.ACROSS, Direction.DOWN):
        yield f"  exolve-{direction.value}:"
        yield from (f"    {line}" for line in _clue_lines(puzzle.entries, direction))


def _language(puzzle: Puzzle, letters: Iterable[str]) -> Iterator[str]:
    """The language and its script, and the signs that are no letters of it."""
    if puzzle.language != "en":
        known = SPELLINGS.get(puzzle.language)
        first = known.alphabet[0][0] if known else "A"
        script = "Cyrillic" if "\u0400" <= first <= "\u052f" else "Latin"
        yield f"  exolve-language: {puzzle.language} {script}"
    odd = sorted({sign for letter in letters for sign in letter if not sign.isalpha()})
    if odd:
        yield f"  exolve-option: allow-chars:{''.join(odd)}"


def _is_shaded(cell: Cell) -> bool:
    return isinstance(cell, LetterCell) and cell.shade


def _sign(grid: Grid, square: Square, untold: bool) -> str:
    cell = grid[square]
    if not isinstance(cell, LetterCell):
        return "." + _bar_signs(grid, square)
    letter = _written(cell.letter) if cell.letter else "0" if untold else "?"
    marks = ("@" if cell.circle else "") + ("!" if cell.given else "")
    return letter + _bar_signs(grid, square) + marks


def _written(letter: str) -> str:
    """A letter as the grid has it; its first sign is escaped where it would decorate."""
    plain = one_line(letter)
    return f"&{plain}" if plain[:1] in _ESCAPED else plain


def _bar_signs(grid: Grid, square: Square) -> str:
    found = {x for x, ways in _BARS.items() if len(ways) == 1 and Bar(square, ways[0]) in grid.bars}
    return "+" if len(found) == 2 else "".join(found)


def _clue_lines(entries: Iterable[Entry], direction: Direction) -> Iterator[str]:
    for entry in entries:
        if entry.direction is direction and entry.number is not None:
            text = f"{_html(entry.clue.text)} " if entry.clue else ""
            yield f"{entry.number} {text}({entry.enumeration})"


def _html(text: str) -> str:
    """A text on one line as the page shows it; `# ` would begin a comment."""
    shown = re.sub(r"#(?=\s|$)", "&#35;", to_html(one_line(text)))
    return re.sub(r"^exolve-", "exolve&#45;", shown, flags=re.IGNORECASE)


def _lines_in(text: str) -> str:
    """Notes as they come back: each line trimmed."""
    return "\n".join(map(one_line, passage(text).split("\n")))


def _lacks(puzzle: Puzzle) -> tuple[Loss, ...]:
    letters = (one_line(puzzle.grid.letter(x) or "") for x in puzzle.letter_squares)
    odd = sum(bool(_DECORATIONS & set(x[1:])) or " " in x for x in letters)
    losses = []
    if odd:
        losses.append(Loss(feature=Feature.LONG_CELLS, where=f"{odd} with signs that decorate"))
    if not all(map(_is_parted_alike, puzzle.entries)):
        losses.append(Loss(feature=Feature.ENUMERATIONS, where="of cells that hold no letters"))
    return tuple(losses)


def _is_parted_alike(entry: Entry) -> bool:
    """Whether the lengths that a clue ends with say how its answer is parted."""
    lengths = entry.enumeration
    if lengths == str(len(entry.answer)):
        return True
    phrase = phrase_parted(entry.answer, lengths) or ""
    return enumerate_phrase(phrase, len(entry.answer)) == lengths


FORMAT = Format(
    name="exolve",
    title="Exolve",
    extensions=(".exolve", ".exolve.txt"),
    carries=frozenset(
        {
            Feature.CLUES,
            Feature.LONE_LETTERS,
            Feature.BARS,
            Feature.LONG_CELLS,
            Feature.CIRCLES,
            Feature.SHADES,
            Feature.GIVEN,
            Feature.LANGUAGE,
            Feature.TITLE,
            Feature.CREDITS,
            Feature.ENUMERATIONS,
        }
    ),
    read=read,
    write=write,
    lacks=_lacks,
    line=one_line,
    passage=_lines_in,
    begins=begins,
)
