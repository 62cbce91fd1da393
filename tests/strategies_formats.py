"""Generated puzzles with every feature a document may have to carry, in any mixture."""

import string
from dataclasses import dataclass

from hypothesis import strategies as st

from crosswright.model import (
    BLOCK,
    CLUE_CELL,
    VOID,
    Arrow,
    ArrowPath,
    Bar,
    Cell,
    Clue,
    ClueKind,
    Direction,
    Entry,
    Facts,
    Grid,
    HiddenPhrase,
    LetterCell,
    Metadata,
    PhraseMode,
    Placement,
    Puzzle,
    Size,
    Slot,
    Square,
    Unplaced,
    number_slots,
    slots_of,
)

ALPHABETS = {
    "en": tuple(string.ascii_uppercase),
    "ru": tuple("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"),
    "sk": ("A", "CH", "DZ", "Ď", "Ľ", "Ô"),
    "x-odd": ("#", "0", "1", "_", "?", "~", ".", "<B>", "&amp;"),
}

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
sayings = words.filter(lambda text: text.strip())


@st.composite
def letter_cells(draw: st.DrawFn, alphabet: tuple[str, ...]) -> LetterCell:
    """A letter with any marks; now and then one that is not known."""
    letter = draw(st.sampled_from(alphabet)) if draw(st.integers(0, 9)) else None
    marks = draw(st.sampled_from([0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7]))
    return LetterCell(
        letter=letter, given=bool(marks & 1), circle=bool(marks & 2), shade=bool(marks & 4)
    )


@st.composite
def grids(draw: st.DrawFn, alphabet: tuple[str, ...], *, clue_cells: bool) -> Grid:
    """A small grid with blocks, voids, bars and, if asked for, clue cells."""
    size = Size(draw(st.integers(1, 5)), draw(st.integers(1, 5)))
    others: list[Cell] = [BLOCK, VOID, *([CLUE_CELL] * 4 if clue_cells else [])]
    cell = st.one_of(
        letter_cells(alphabet),
        letter_cells(alphabet),
        letter_cells(alphabet),
        st.sampled_from(others),
    )
    rows = draw(st.lists(st.tuples(*[cell] * size.cols), min_size=size.rows, max_size=size.rows))
    edges = [
        Bar(square, direction)
        for square in size.squares()
        for direction in (Direction.ACROSS, Direction.DOWN)
        if size.has(square.step(direction))
    ]
    bars = draw(st.frozensets(st.sampled_from(edges), max_size=4)) if edges else frozenset()
    return Grid(cells=tuple(rows), bars=bars)


@st.composite
def clues(draw: st.DrawFn) -> Clue | None:
    """A clue of any kind, or one still to be written."""
    if not draw(st.integers(0, 3)):
        return None
    return Clue(
        text=draw(sayings),
        kind=draw(st.sampled_from(ClueKind)),
        source=draw(words),
        licence=draw(words),
        fodder=draw(words),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Places:
    """What of a grid entries and placements can be made of."""

    grid: Grid
    alphabet: tuple[str, ...]

    def letters(self, squares: tuple[Square, ...]) -> tuple[str, ...]:
        return tuple(self.grid.letter(square) or self.alphabet[0] for square in squares)

    def clue_squares(self) -> list[Square]:
        return [square for square in self.grid.squares() if self.grid[square] == CLUE_CELL]


@st.composite
def entries(draw: st.DrawFn, places: _Places) -> tuple[Entry, ...]:
    """An entry for most slots of the grid, across then down."""
    slots = [slot for slot in slots_of(places.grid, shortest=1) if draw(st.integers(0, 9))]
    numbers = number_slots(slots)
    clue_squares = places.clue_squares()
    made = []
    for slot in slots:
        answer = places.letters(slot.squares)
        arrow = None
        if draw(st.booleans()) and clue_squares:
            arrow = Arrow(
                clue_square=draw(st.sampled_from(clue_squares)),
                path=draw(st.sampled_from(ArrowPath)),
            )
        made.append(
            Entry(
                slot=Slot(slot.squares, slot.direction),
                answer=answer,
                phrase=draw(st.one_of(st.just("".join(answer)), sayings)),
                clue=draw(clues()),
                number=None if clue_squares else numbers[slot.start],
                arrow=arrow,
                own=draw(st.booleans()),
            )
        )
    return tuple(made)


@st.composite
def placements(draw: st.DrawFn, places: _Places) -> tuple[Placement, ...]:
    """A few words on straight lines of letters."""
    made = []
    for start in draw(st.lists(st.sampled_from(list(places.grid.squares())), max_size=3)):
        line = [start]
        direction = draw(st.sampled_from(Direction))
        while places.grid.is_open(line[-1].step(direction)):
            line.append(line[-1].step(direction))
        squares = tuple(line)
        if places.grid.is_open(start):
            word = places.letters(squares)
            made.append(Placement(word=word, phrase=draw(sayings), squares=squares))
    return tuple(made)


scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**40), 2**40),
    words,
    st.floats(allow_nan=False, allow_infinity=False),
)
facts = st.dictionaries(words, scalars, max_size=3).map(Facts)


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """A puzzle of any kind with any features, as lawful as the model demands and no more."""
    language = draw(st.sampled_from(sorted(ALPHABETS)))
    alphabet = ALPHABETS[language]
    grid = draw(grids(alphabet, clue_cells=draw(st.booleans())))
    places = _Places(grid=grid, alphabet=alphabet)
    opened = [square for square in grid.squares() if grid.is_open(square)]
    phrase = None
    if draw(st.booleans()) and opened:
        squares = tuple(draw(st.lists(st.sampled_from(opened), max_size=4)))
        phrase = HiddenPhrase(
            text=draw(words),
            letters=places.letters(squares),
            squares=squares,
            mode=draw(st.sampled_from(PhraseMode)),
            setup=draw(words),
        )
    wants_entries = draw(st.integers(0, 3))
    return Puzzle(
        kind=draw(st.sampled_from(["crossword", "crisscross", "arrowword", "wordsearch"])),
        preset=draw(st.sampled_from(["", "american", "magazine"])),
        metadata=Metadata(
            language=language,
            title=draw(words),
            author=draw(words),
            copyright=draw(words),
            notes=draw(words),
        ),
        grid=grid,
        entries=draw(entries(places)) if wants_entries else (),
        placements=draw(placements(places)) if wants_entries < 2 else (),
        hidden_phrase=phrase,
        unplaced=tuple(draw(st.lists(st.builds(Unplaced, word=words, reason=words), max_size=2))),
        recipe=draw(facts),
        statistics=draw(facts),
    )
