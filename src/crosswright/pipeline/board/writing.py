"""From a board back to a puzzle: what a board does not say stays as it was."""

from dataclasses import dataclass, replace

from crosswright.errors import LanguageError, UsageError
from crosswright.languages import language
from crosswright.model import (
    BLOCK,
    CLUE_CELL,
    UNKNOWN_LETTER,
    VOID,
    Arrow,
    Bar,
    Cell,
    Clue,
    ClueCell,
    ClueKind,
    Desk,
    DeskNote,
    Direction,
    Entry,
    Facts,
    Grid,
    HiddenPhrase,
    LetterCell,
    Metadata,
    Place,
    Puzzle,
    Slot,
    Square,
    Symmetry,
    beside,
    number_slots,
    slots_of,
)
from crosswright.pipeline.board import board as signs
from crosswright.pipeline.board.board import (
    Board,
    BoardClue,
    Words,
    arrow_from,
    key_of,
    place_of,
)
from crosswright.pipeline.board.reading import guessed_symmetry

_CLOSED: dict[str, Cell] = {signs.BLOCK: BLOCK, signs.VOID: VOID, signs.CLUE: CLUE_CELL}


def puzzle_of(board: Board, puzzle: Puzzle | None = None) -> Puzzle:
    """The puzzle of a board; `puzzle` is what the board was made of, if it was.

    Where the shape of the grid is still that of `puzzle`, so are its entries, their order and
    numbers; in a new shape every run of two letters or more is an entry. An entry with squares
    still open is one too.

    Raises:
        UsageError: for an arrow that is none, and for letters changed under the words of a word
            search.
    """
    grid = grid_of_board(board)
    source = _Source(board=board, grid=grid, puzzle=puzzle)
    entries = tuple(source.entry(*x) for x in source.slots())
    phrase, aside = _phrases(grid, puzzle)
    desk = Desk(
        symmetry=_symmetry(board, grid),
        locked=frozenset(x for x in grid.squares() if "locked" in _at(board.marks, x)),
        entries=source.notes(entries),
        phrase=aside,
    )
    about = Metadata(
        language=board.language,
        title=board.title,
        author=board.author,
        copyright=board.copyright,
        notes=board.notes,
    )
    base = puzzle or Puzzle(kind=board.kind, metadata=about, grid=grid)
    _check_placements(base, grid)
    return replace(
        base,
        kind=board.kind,
        preset=board.preset,
        metadata=about,
        grid=grid,
        entries=entries,
        hidden_phrase=phrase,
        desk=desk,
    )


def grid_of_board(board: Board) -> Grid:
    """The grid alone: cells, marks and bars; bars on the frame are left out."""
    size = board.size
    sides = {"right": Direction.ACROSS, "below": Direction.DOWN}
    bars = (
        Bar(square, way)
        for square in size.squares()
        for name, way in sides.items()
        if name in _at(board.bars, square) and size.has(square.step(way))
    )
    return Grid(
        cells=tuple(
            tuple(_cell(sign, marks) for sign, marks in zip(row, beneath, strict=True))
            for row, beneath in zip(board.cells, board.marks, strict=True)
        ),
        bars=frozenset(bars),
    )


def _at(table: tuple[tuple[Words, ...], ...], square: Square) -> Words:
    return table[square.row][square.col]


def _cell(sign: str, marks: Words) -> Cell:
    if sign in _CLOSED:
        return _CLOSED[sign]
    return LetterCell(
        letter=sign.removeprefix("\\") or None,
        given="given" in marks,
        circle="circle" in marks,
        shade="shaded" in marks,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Source:
    """A board, its grid, and the puzzle that fills in what the board does not say."""

    board: Board
    grid: Grid
    puzzle: Puzzle | None

    def slots(self) -> tuple[tuple[Slot, int | None, Entry | None], ...]:
        """The slots in list order with their numbers, and the entry each had."""
        known = self.puzzle.entries if self.puzzle is not None else ()
        if self.puzzle is not None and _shape(self.puzzle.grid) == _shape(self.grid):
            return tuple((x.slot, x.number, x) for x in known)
        before = {x.slot: x for x in known}
        slots = slots_of(self.grid)
        numbers = {} if self.board.kind == "arrowword" else number_slots(slots)
        return tuple((x, numbers.get(x.start), before.get(x)) for x in slots)

    def entry(self, slot: Slot, number: int | None, before: Entry | None) -> Entry:
        """The entry of a slot as the board has it."""
        told = self.board.clues.get(key_of(slot.start, slot.direction), BoardClue())
        answer = tuple(
            self.grid.letter(square) or self._hidden_letter(before, square)
            for square in slot.squares
        )
        return Entry(
            slot=slot,
            answer=answer,
            phrase=self._phrase(told, answer, before),
            clue=self._clue(told, Place(slot.start, slot.direction)),
            number=number,
            arrow=self._arrow(slot, before),
            own=told.own,
        )

    def notes(self, entries: tuple[Entry, ...]) -> Facts[Place, DeskNote]:
        """What the desk keeps of the clues: drafts, notes, and what the grid has no place for."""
        phrases = {Place(x.slot.start, x.direction): x.phrase for x in entries}
        notes = {}
        for key, told in self.board.clues.items():
            place = place_of(key, self.board.size)
            is_gone = place not in phrases
            note = DeskNote(
                draft=told.draft,
                notes=told.notes,
                phrase=told.phrase if phrases.get(place, "") != told.phrase else "",
                clue=self._clue(told, place) if is_gone else None,
                own=told.own and is_gone,
            )
            if note != DeskNote():
                notes[place] = note
        return Facts(notes)

    def _phrase(self, told: BoardClue, answer: tuple[str, ...], before: Entry | None) -> str:
        if told.phrase:
            as_before = before and (before.phrase, before.answer) == (told.phrase, answer)
            if as_before or spells(told.phrase, answer, self.board.language):
                return told.phrase
        return "".join(answer)

    def _clue(self, told: BoardClue, place: Place) -> Clue | None:
        if not told.text.strip():
            return None
        before = self._clue_before(place)
        return Clue(
            text=told.text,
            kind=ClueKind(told.kind),
            source=told.source,
            licence=told.licence,
            fodder=told.fodder,
            picture=before.picture if before else None,
        )

    def _clue_before(self, place: Place) -> Clue | None:
        if self.puzzle is None:
            return None
        for entry in self.puzzle.entries:
            if (entry.slot.start, entry.direction) == place:
                return entry.clue
        return self.puzzle.desk.entries.get(place, DeskNote()).clue

    def _hidden_letter(self, before: Entry | None, square: Square) -> str:
        """The letter of an answer that the grid keeps to itself; unknown where nothing was said."""
        if before is None or self.puzzle is None or self.puzzle.grid.letter(square) is not None:
            return UNKNOWN_LETTER
        return before.answer[before.squares.index(square)]

    def _arrow(self, slot: Slot, before: Entry | None) -> Arrow | None:
        told = self.board.arrows.get(key_of(slot.start, slot.direction))
        if told is not None:
            arrow = arrow_from(told)
            if self._holds_clues(arrow.clue_square):
                return arrow
        if self.board.kind != "arrowword" or (before is not None and told is None):
            return None
        return next(
            (
                Arrow(clue_square=square, path=path)
                for square, path in beside(slot.start, slot.direction)
                if self._holds_clues(square)
            ),
            None,
        )

    def _holds_clues(self, square: Square) -> bool:
        return self.grid.size.has(square) and isinstance(self.grid[square], ClueCell)


def _shape(grid: Grid) -> tuple[object, ...]:
    def kind(cell: Cell) -> str:
        return "." if isinstance(cell, LetterCell) else ":" if isinstance(cell, ClueCell) else "#"

    return ("\n".join("".join(map(kind, row)) for row in grid.cells), grid.bars)


def spells(phrase: str, answer: tuple[str, ...], tag: str) -> bool:
    """Whether a phrase is the answer as one writes it."""
    try:
        return "".join(language(tag).cells(phrase)) == "".join(answer)
    except LanguageError:
        return "".join(x for x in phrase.upper() if x.isalnum()) == "".join(answer)


def _symmetry(board: Board, grid: Grid) -> Symmetry | None:
    wanted = Symmetry(board.symmetry)
    return None if wanted is guessed_symmetry(grid) else wanted


def _phrases(grid: Grid, puzzle: Puzzle | None) -> tuple[HiddenPhrase | None, HiddenPhrase | None]:
    """The hidden phrase, and where the grid spells it no more: none, and the phrase laid aside."""
    if puzzle is None:
        return None, None
    phrase = puzzle.hidden_phrase or puzzle.desk.phrase
    if phrase is None:
        return None, None
    fits = all(
        grid.is_open(square) and grid.letter(square) in (letter, None)
        for square, letter in zip(phrase.squares, phrase.letters, strict=True)
    )
    return (phrase, None) if fits else (None, phrase)


def _check_placements(puzzle: Puzzle, grid: Grid) -> None:
    for placement in puzzle.placements:
        for square, letter in zip(placement.squares, placement.word, strict=True):
            if grid.size != puzzle.grid.size or grid.letter(square) not in (letter, None):
                raise UsageError(
                    f"the letters of {placement.phrase!r} are changed; "
                    "make a word search anew to change its words"
                )
