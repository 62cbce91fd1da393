"""Reading a .jpz file as a Puzzle."""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from crosswright.errors import FormatError, PuzzleError
from crosswright.formats.base import (
    MOST_LETTERS_A_CELL,
    MOST_ROWS,
    Loaded,
    Spelling,
    Told,
    answer_in,
    direction_of,
    entry_of,
    language_of,
    numbered_runs,
    spelling_of,
)
from crosswright.formats.jpz.document import (
    ARROWS,
    KINDS,
    PUZZLE,
    child,
    children,
    elements,
    text_of,
)
from crosswright.model import (
    BLOCK,
    CLUE_CELL,
    VOID,
    Arrow,
    ArrowPath,
    Bar,
    Cell,
    Direction,
    Entry,
    Grid,
    LetterCell,
    Metadata,
    Puzzle,
    Size,
    Slot,
    Square,
    path_between,
)

MOST_WARNINGS = 20
MOST_WORDS = 10_000
_BARS = {
    "top-bar": (Direction.DOWN, -1),
    "bottom-bar": (Direction.DOWN, 0),
    "left-bar": (Direction.ACROSS, -1),
    "right-bar": (Direction.ACROSS, 0),
}
_WHITE = frozenset({"", "#fff", "#ffffff", "white", "#ffffffff"})
_METADATA = frozenset({"title", "creator", "copyright", "description"})
_SIDES = {"up": "top", "down": "bottom"}
_PATHS = {sides: path for path, sides in ARROWS.items()}
_HEADINGS = {"across": Direction.ACROSS, "down": Direction.DOWN}


def read(data: bytes, *, language: str | None = None) -> Loaded:
    """The crossword or arrowword of a .jpz file; of a coded one, the crossword without the code.

    Raises:
        FormatError: for what is no such XML, or a puzzle of another sort.
    """
    root = elements(data)
    puzzle = next((x for x in root.iter() if x.tag == PUZZLE), None)
    if puzzle is None:
        raise FormatError(f".jpz: there is no <{PUZZLE}> in the XML")
    body = next((x for x in puzzle if x.tag in KINDS), None)
    if body is None:
        found = ", ".join(x.tag for x in puzzle if x.tag != "metadata")[:60] or "nothing"
        raise FormatError(f".jpz: the puzzle is {found}; crosswords and coded ones can be read")
    grid = child(body, "grid")
    if grid is None:
        raise FormatError(".jpz: the puzzle has no <grid>")
    warnings: list[str] = []
    try:
        reading = _Reading(root=root, puzzle=puzzle, body=body, size=_size(grid))
        found_puzzle = reading.read(grid, language, warnings)
    except PuzzleError as error:
        raise FormatError(f".jpz: {error}") from None
    if len(warnings) > MOST_WARNINGS:
        warnings[MOST_WARNINGS:] = [f"and {len(warnings) - MOST_WARNINGS} more"]
    return Loaded(
        puzzle=found_puzzle, warnings=tuple(warnings), beyond=tuple(dict.fromkeys(reading.beyond))
    )


def _size(grid: Element) -> Size:
    size = Size(_number(grid, "height"), _number(grid, "width"))
    if not (1 <= size.rows <= MOST_ROWS and 1 <= size.cols <= MOST_ROWS):
        raise FormatError(
            f".jpz: a grid of {size} is not possible; 1x1 to {MOST_ROWS}x{MOST_ROWS} is"
        )
    return size


def _number(element: Element, name: str) -> int:
    stated = element.get(name, "").strip()
    if not re.fullmatch(r"[0-9]{1,6}", stated):
        raise FormatError(
            f".jpz: {name} of <{element.tag}> is {stated[:20]!r}; it must be a whole number"
        )
    return int(stated)


def _span(element: Element, name: str, most: int) -> tuple[int, ...]:
    """Columns or rows counted from 0: `3`, or `2-5`, or `5-2` for a word that runs backwards."""
    stated = element.get(name, "").replace(" ", "")
    found = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", stated)
    if found is None or not all(1 <= int(x) <= most for x in found.groups() if x):
        raise FormatError(
            f".jpz: {name} of <{element.tag}> is {stated[:20]!r}; it must lie in 1 to {most}"
        )
    first, last = int(found[1]) - 1, int(found[2] or found[1]) - 1
    step = 1 if first <= last else -1
    return tuple(range(first, last + step, step))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Line:
    """A clue, be it of a list or in a clue cell: its word, label, text and lengths."""

    word: str
    label: str
    text: str
    enumeration: str
    direction: Direction | None


@dataclass(slots=True, kw_only=True)
class _Reading:
    """The reading of one file: its elements, and what is found in them step by step."""

    root: Element
    puzzle: Element
    body: Element
    size: Size
    beyond: list[str] = field(default_factory=list)
    bars: set[Bar] = field(default_factory=set)
    arrows: dict[str, tuple[Square, ArrowPath | None]] = field(default_factory=dict)
    in_cells: list[_Line] = field(default_factory=list)

    def read(self, grid: Element, language: str | None, warnings: list[str]) -> Puzzle:
        found = list(children(grid, "cell"))
        lines = list(self._lines())
        letters = [x.get("solution", "") for x in found if x.get("solution")]
        texts = letters if any(map(str.isalpha, letters)) else [x.text for x in lines]
        tag = language_of("", language, texts, warnings)
        cells = self._cells(found, spelling_of(tag))
        rows = (
            tuple(cells.get(Square(r, c), VOID) for c in range(self.size.cols))
            for r in range(self.size.rows)
        )
        bars = {x for x in self.bars if self.size.has(x.square.step(x.direction))}
        bars = {x for x in bars if self.size.has(x.square)}
        shape = Grid(cells=tuple(rows), bars=frozenset(bars))
        entries = self._entries(shape, [*lines, *self.in_cells], tag, warnings)
        if not any(isinstance(x, LetterCell) and x.letter for x in cells.values()):
            warnings.append("the file has no solution")
        return Puzzle(
            kind="arrowword" if CLUE_CELL in cells.values() else "crossword",
            metadata=self._metadata(tag),
            grid=shape,
            entries=entries,
        )

    def _metadata(self, language: str) -> Metadata:
        stated = child(self.puzzle, "metadata")
        settings = next((x for x in self.root.iter() if x.tag == "applet-settings"), None)
        texts = {}
        for name in _METADATA:
            here = None if stated is None else child(stated, name)
            if name == "description":
                texts[name] = "".join(here.itertext()).strip() if here is not None else ""
                continue
            texts[name] = text_of(here) or (
                text_of(child(settings, name)) if settings is not None else ""
            )
        self.beyond += [f"the field {x.tag!r}" for x in stated or () if x.tag not in _METADATA]
        return Metadata(
            language=language,
            title=texts["title"],
            author=texts["creator"],
            copyright=texts["copyright"],
            notes=texts["description"],
        )

    def _cells(self, found: list[Element], spell: Spelling) -> dict[Square, Cell]:
        cells: dict[Square, Cell] = {}
        for element in found:
            for square in self._named(element):
                if square in cells:
                    raise FormatError(
                        f".jpz: there are two cells in row {square.row + 1}, "
                        f"column {square.col + 1}"
                    )
                cells[square] = self._cell(element, square, spell)
        return cells

    def _cell(self, element: Element, square: Square, spell: Spelling) -> Cell:
        for name, (direction, steps) in _BARS.items():
            if element.get(name) == "true":
                self.bars.add(Bar(square.step(direction, steps), direction))
        if child(element, "background-picture") is not None:
            self.beyond.append("pictures in cells")
        sort = element.get("type", "letter").lower()
        solution, state = element.get("solution", ""), element.get("solve-state", "")
        if sort == "block":
            return BLOCK
        if sort == "void":
            return VOID
        # Some programs mark a letter that is shown from the start as a clue without a text.
        is_given = element.get("hint") == "true" or (sort == "clue" and bool(solution or state))
        if sort == "clue" and not is_given:
            self._clue_cell(element, square)
            return CLUE_CELL
        if state.strip() and not is_given:
            self.beyond.append("what a solver has written")
        if self.body.tag == "coded":
            self.beyond.append("the numbers of the code")
        letter = spell(solution or (state if is_given else ""))[:MOST_LETTERS_A_CELL]
        return LetterCell(
            letter=letter or None,
            given=is_given,
            circle=element.get("background-shape") == "circle",
            shade=element.get("background-color", "").strip().lower() not in _WHITE,
        )

    def _clue_cell(self, element: Element, square: Square) -> None:
        """Note the clues of a clue cell, and the arrow of each: the first clue has the first arrow."""
        arrows = [
            _PATHS.get((_side(arrow, "from"), _side(arrow, "to")))
            for arrow in children(element, "arrow")
        ]
        for number, clue in enumerate(children(element, "clue")):
            path = arrows[number] if number < len(arrows) else None
            self.arrows[clue.get("word", "")] = (square, path)
            self.in_cells.append(_line(clue, None))

    def _lines(self) -> Iterator[_Line]:
        for number, clues in enumerate(children(self.body, "clues")):
            heading = text_of(child(clues, "title")).strip(" :").lower()
            direction = _HEADINGS.get(heading)
            if direction is None and number < len(_HEADINGS):
                direction = tuple(_HEADINGS.values())[number]
            for clue in children(clues, "clue"):
                if any(x.tag in ("b", "i", "sub", "sup", "span", "u") for x in clue):
                    self.beyond.append("the markup of clues")
                yield _line(clue, direction)

    def _entries(
        self, grid: Grid, lines: list[_Line], language: str, warnings: list[str]
    ) -> tuple[Entry, ...]:
        words = {x.get("id", ""): x for x in children(self.body, "word")}
        if not words:
            return _runs(grid)
        if len(words) > MOST_WORDS:
            raise FormatError(f".jpz: {len(words)} words are too many; {MOST_WORDS} is the most")
        clued: dict[str, _Line] = {}
        for line in lines:
            if not line.word or line.word not in words:
                warnings.append(f"a clue is left out: it names no word: {line.text[:30]!r}")
            elif line.word not in clued:
                clued[line.word] = line
        order = {name: number for number, name in enumerate(clued)}
        entries: dict[Slot, Entry] = {}
        for name in sorted(words, key=lambda x: order.get(x, len(order))):
            clue = clued.get(name)
            slot = self._slot(words[name], clue, grid)
            if slot is None or slot in entries:
                warnings.append(f"the word {name[:20]!r} is left out: it is no run of letters")
                continue
            told = self._told(name, words[name], clue, slot)
            entries[slot] = entry_of(slot, told, grid, language=language, warnings=warnings)
        across = Direction.ACROSS
        return tuple(sorted(entries.values(), key=lambda x: x.direction is not across))

    def _slot(self, word: Element, line: _Line | None, grid: Grid) -> Slot | None:
        squares: list[Square] = []
        for element in (word, *children(word, "cells")):
            # No entry is longer than two sides of a grid; a rectangle of squares is none.
            squares += itertools.islice(self._named(element), 2 * MOST_ROWS + 1)
            if len(squares) > 2 * MOST_ROWS:
                return None
        if not squares or len(set(squares)) != len(squares):
            return None
        if not all(map(grid.is_open, squares)):
            return None
        direction = direction_of(tuple(squares))
        if len(squares) == 1 and line is not None:
            direction = line.direction or direction
        return None if direction is None else Slot(tuple(squares), direction)

    def _named(self, element: Element) -> Iterator[Square]:
        """The squares that `x` and `y` of an element name."""
        if "x" in element.attrib and "y" in element.attrib:
            for row in _span(element, "y", self.size.rows):
                for col in _span(element, "x", self.size.cols):
                    yield Square(row, col)

    def _told(self, name: str, word: Element, line: _Line | None, slot: Slot) -> Told:
        arrow = None
        if name in self.arrows:
            square, path = self.arrows[name]
            path = path or path_between(square, slot)
            arrow = None if path is None else Arrow(clue_square=square, path=path)
        label = line.label if line is not None else ""
        return Told(
            name=f"the clue of word {name[:20]!r}",
            number=int(label) if re.fullmatch(r"[0-9]{1,5}", label) else None,
            clue=line.text if line is not None else "",
            enumeration=line.enumeration if line is not None else "",
            answer=word.get("solution", ""),
            arrow=arrow,
        )


def _side(arrow: Element, name: str) -> str:
    stated = arrow.get(name, "").strip().lower()
    return _SIDES.get(stated, stated)


def _line(clue: Element, direction: Direction | None) -> _Line:
    return _Line(
        word=clue.get("word", ""),
        label=clue.get("number", "").strip().rstrip("."),
        text=text_of(clue),
        enumeration=clue.get("format", ""),
        direction=direction,
    )


def _runs(grid: Grid) -> tuple[Entry, ...]:
    """The entries of a file that names no words, as coded ones are."""
    return tuple(
        Entry(slot=slot, answer=answer, phrase="".join(answer), number=number)
        for slot, number in numbered_runs(grid)
        for answer in (answer_in(grid, slot),)
    )
