"""Reading an .xd file as a Puzzle."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from crosswright.errors import FormatError
from crosswright.formats.base import (
    MOST_LETTERS_A_CELL,
    MOST_ROWS,
    Loaded,
    Told,
    decoded,
    entries_of_runs,
    language_of,
    numbered_runs,
    spelling_of,
)
from crosswright.formats.xd.names import LISTS, MARKUP, PHRASE, plain
from crosswright.model import (
    BLOCK,
    VOID,
    Bar,
    Cell,
    Direction,
    Grid,
    LetterCell,
    Metadata,
    Puzzle,
    Square,
)

MOST_BYTES = 1_000_000
_CLUE = re.compile(r"([A-Z]?)(\d{1,4})\.\s+(.*)")
_ABOUT_CLUE = re.compile(r"([A-Z]?)(\d{1,4})\s+\^([^:]{1,40}):\s?(.*)")
_STYLE = re.compile(r"([^\s{}])\s*\{([^{}]{0,500})\}")
_BARS = {"bar-top": (Direction.DOWN, -1), "bar-bottom": (Direction.DOWN, 0)}
_BARS |= {"bar-left": (Direction.ACROSS, -1), "bar-right": (Direction.ACROSS, 0)}
_SECTIONS = ("metadata", "grid", "clues", "notes")
_READ = (*_SECTIONS, "design", "start")
_READ_HEADERS = frozenset(
    ["title", "author", "copyright", "language", "special", "rebus", "description"]
)

_OPEN = LetterCell(letter=None)
_OUTLINE: dict[str, Cell] = {"#": BLOCK, "_": VOID}

_ROUND = frozenset({"circle", "circled", "circles"})


@dataclass(slots=True)
class _Sections:
    """The sections of a file, each as lines."""

    headers: dict[str, str] = field(default_factory=dict)
    grid: list[str] = field(default_factory=list)
    clues: list[str] = field(default_factory=list)
    notes: str = ""
    design: list[str] = field(default_factory=list)
    start: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)


def read(data: bytes, *, language: str | None = None) -> Loaded:
    """The crossword of an .xd file.

    Raises:
        FormatError: for text without a grid, or with one that is none.
    """
    found = _sections(decoded(data, ".xd", most=MOST_BYTES))
    warnings: list[str] = []
    rows = [line.strip() for line in found.grid if line.strip()]
    _check_grid(rows)
    headers = found.headers
    lines, phrases = _clue_lines(found.clues, warnings)
    rows = _with_blocks(rows, lines, found)
    keys = _rebus(headers.get("rebus", ""))
    signs = [keys.get(sign, sign) for row in rows for sign in row if sign not in "#._"]
    texts = signs or [line.clue for _, line in lines]
    tag = language_of(headers.get("language", ""), language, texts, warnings)
    grid = _Reading(found=found, keys=keys, language=tag).grid(rows)
    if "description" in headers and not found.notes:
        found.notes = "" if headers["description"] == "N/A" else headers["description"]
    told = [
        (
            way,
            Told(
                name=line.name,
                number=line.number,
                clue=line.clue,
                answer=phrases.get((way, line.number or 0), ""),
            ),
        )
        for way, line in lines
    ]
    puzzle = Puzzle(
        kind="crossword",
        metadata=Metadata(
            language=tag,
            title=headers.get("title", ""),
            author=headers.get("author", ""),
            copyright=headers.get("copyright", ""),
            notes=found.notes,
        ),
        grid=grid,
        entries=entries_of_runs(grid, told, language=tag, warnings=warnings),
    )
    return Loaded(puzzle=puzzle, warnings=tuple(warnings), beyond=tuple(_beyond(found)))


def _sections(text: str) -> _Sections:
    first = next((line for line in text.split("\n") if line.strip()), "")
    parts = _headed(text) if first.startswith("## ") else _implied(text)
    found = _Sections()
    for name, lines in parts:
        match name:
            case "metadata":
                for line in lines:
                    key, colon, value = line.partition(":")
                    if colon:
                        found.headers[key.strip().lower()] = value.strip()
            case "grid":
                found.grid += lines
            case "clues":
                found.clues += lines
            case "notes":
                found.notes = "\n".join(lines).strip()
            case "design":
                found.design += lines
            case "start":
                found.start += lines
            case _:
                found.unknown.append(name)
    return found


def _headed(text: str) -> Iterator[tuple[str, list[str]]]:
    """Sections named by lines such as `## Grid`."""
    name, lines = "", list[str]()
    for line in text.split("\n"):
        if line.startswith("## "):
            if name:
                yield name, lines
            name, lines = line[3:].strip().lower(), []
        else:
            lines.append(line)
    yield name, lines


def _implied(text: str) -> Iterator[tuple[str, list[str]]]:
    """Sections in their usual order, two blank lines or more apart."""
    parts = re.split(r"\n[^\S\n]*\n(?:[^\S\n]*\n)+", text.strip("\n"), maxsplit=3)
    yield from ((name, part.split("\n")) for name, part in zip(_SECTIONS, parts, strict=False))


def _check_grid(rows: list[str]) -> None:
    if not rows:
        raise FormatError(".xd: there is no grid; sections are two blank lines apart")
    width = len(rows[0])
    if len(rows) > MOST_ROWS or max(map(len, rows)) > MOST_ROWS:
        raise FormatError(
            f".xd: a grid of {len(rows)}x{max(map(len, rows))} is not possible; "
            f"1x1 to {MOST_ROWS}x{MOST_ROWS} is"
        )
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            raise FormatError(f".xd: row {number} has {len(row)} cells where row 1 has {width}")


def _with_blocks(rows: list[str], lines: "Lines", found: _Sections) -> list[str]:
    """The rows with `#` for blocks, which some programs write as the `.` of an open cell.

    Where no `#` stands but in another section, these are blocks; else the reading wins under which
    more clues have an entry.
    """
    if not any("." in row for row in rows) or any("#" in row for row in rows):
        return rows
    blocked = [row.replace(".", "#") for row in rows]
    if any(re.fullmatch(r"[^<{]*#[^<{]*", line) for line in found.design + found.start):
        return blocked

    def clued(grid: list[str]) -> int:
        cells = (tuple(_OUTLINE.get(sign, _OPEN) for sign in row) for row in grid)
        runs = {(slot.direction, n) for slot, n in numbered_runs(Grid(cells=tuple(cells)))}
        return sum((direction, told.number) in runs for direction, told in lines)

    return blocked if clued(blocked) > clued(rows) else rows


def _rebus(header: str) -> dict[str, str]:
    """What signs of the grid stand for, from `1=HEART 2=CLUB`."""
    pairs = (item.partition("=") for item in header.split())
    return {key: value[:MOST_LETTERS_A_CELL] for key, _, value in pairs if len(key) == 1 and value}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Reading:
    """What is needed to turn the rows of a grid into cells."""

    found: _Sections
    keys: dict[str, str]
    language: str

    def grid(self, rows: list[str]) -> Grid:
        styles = self._styles()
        special = self.found.headers.get("special", "").lower()
        start = [line.strip() for line in self.found.start if line.strip()]
        size = (len(rows), len(rows[0]))
        bars: set[Bar] = set()

        def cell(square: Square, sign: str) -> Cell:
            style = styles.get(square, {})
            for side, (direction, steps) in _BARS.items():
                if style.get(side) == "true":
                    bars.add(Bar(square.step(direction, steps), direction))
            is_special = bool(special) and sign.islower()
            given = (
                start[square.row][square.col : square.col + 1] if square.row < len(start) else ""
            )
            return self._cell(
                sign,
                circle=(is_special and special in _ROUND) or style.get("background") == "circle",
                shade=(is_special and special not in _ROUND) or "background-light" in style,
                given=given not in ("", "#", ".", "_"),
            )

        cells = tuple(
            tuple(cell(Square(r, c), sign) for c, sign in enumerate(row))
            for r, row in enumerate(rows)
        )
        ends = ((x, x.square.step(x.direction)) for x in bars)
        inner = {x for x, end in ends if min(x.square) >= 0 and _inside(end, size)}
        return Grid(cells=cells, bars=frozenset(inner))

    def _cell(self, sign: str, *, circle: bool, shade: bool, given: bool) -> Cell:
        if sign == "#":
            return BLOCK
        if sign == "_":
            return VOID
        letter = None if sign == "." else spelling_of(self.language)(self.keys.get(sign, sign))
        return LetterCell(letter=letter or None, circle=circle, shade=shade, given=given)

    def _styles(self) -> dict[Square, dict[str, str]]:
        """How each square of the section `Design` looks."""
        named = {}
        rows = []
        for line in self.found.design:
            for key, rules in _STYLE.findall(line):
                pairs = (rule.partition(":") for rule in rules.split(";"))
                named[key] = {name.strip(): value.strip() for name, _, value in pairs if name}
            if line.strip() and "<" not in line and "{" not in line:
                rows.append(line.strip())
        return {
            Square(r, c): named[key]
            for r, row in enumerate(rows)
            for c, key in enumerate(row)
            if key in named
        }


def _inside(square: Square, size: tuple[int, int]) -> bool:
    return square.row < size[0] and square.col < size[1]


Lines = list[tuple[Direction, Told]]


def _clue_lines(
    lines: list[str], warnings: list[str]
) -> tuple[Lines, dict[tuple[Direction, int], str]]:
    """The clues, and the phrases that stand under some of them."""
    clues: Lines = []
    phrases: dict[tuple[Direction, int], str] = {}
    for line in map(str.strip, lines):
        about = _ABOUT_CLUE.fullmatch(line)
        if about is not None and about[1] in LISTS:
            if about[3].strip() == PHRASE:
                phrases[LISTS[about[1]], int(about[2])] = about[4]
            continue
        found = _CLUE.fullmatch(line)
        if found is None:
            continue
        direction = LISTS.get(found[1])
        if direction is None:
            warnings.append(
                f"clue {found[1]}{found[2]} is left out: it runs neither across nor down"
            )
            continue
        text, tilde, _ = f" {found[3]}".rpartition(" ~ ")
        clues.append(
            (
                direction,
                Told(
                    name=f"{found[2]} {direction.value}",
                    number=int(found[2]),
                    clue=plain(text if tilde else found[3]),
                ),
            )
        )
    return clues, phrases


def _beyond(found: _Sections) -> Iterator[str]:
    yield from sorted({f"the header {key!r}" for key in found.headers if key not in _READ_HEADERS})
    yield from (f"the section {name!r}" for name in found.unknown)
    if any((x := _ABOUT_CLUE.fullmatch(line)) and x[3] != PHRASE for line in found.clues):
        yield "what stands under clues"
    if any(MARKUP.search(line) for line in found.clues):
        yield "the markup of clues"
