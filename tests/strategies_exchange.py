"""Puzzles as people exchange them: every kind, six languages, rebus, circles, bars, odd clues."""

from hypothesis import strategies as st

from crosswright.languages import language as language_of
from crosswright.model import (
    BLOCK,
    CLUE_CELL,
    VOID,
    Arrow,
    ArrowPath,
    Bar,
    Cell,
    Clue,
    Direction,
    Entry,
    Grid,
    LetterCell,
    Metadata,
    Puzzle,
    Size,
    Square,
    number_slots,
    slots_of,
)

LANGUAGES = ("en", "ru", "uk", "de", "sk", "cs")
KINDS = ("crossword", "barred", "crisscross", "arrowword")
REBUS = ("HEART", "ПИКА", "1", "&", "A/B", "ŽĎ")

CLUES = (
    "Warm sea (5,3)",
    "Won (1990)",
    "=1+1",
    "+1 up",
    "-1 down",
    "@a1",
    "'tis",
    "'=quoted",
    "<b>Bold</b> & <i>plain</i>",
    "&amp; is an ampersand &#35;",
    "a ~ b ~ c",
    "# nine of # them #",
    "{/slanted/} or {*bold*}",
    "back\\slash",
    'semicolon; comma, tab\tand "quotes"',
    "\N{RIGHT-TO-LEFT MARK}שלום\N{RIGHT-TO-LEFT OVERRIDE} עולם",
    "\N{PILE OF POO} \N{FAMILY}\N{ZERO WIDTH JOINER}\N{BOY}",
    "long " * 2_000,
    "two\nlines",
    "curly “quotes” — and a dash…",
    "</clue><clue>",
    "exolve-end",
    "<ACROSS>",
    "## Clues",
    "A1. Another ~ ONE",
    "_x000D_ and \x01",
    "-",
)
"""What has broken a writer or a reader of some format somewhere."""

texts = st.one_of(
    st.sampled_from(CLUES),
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20),
).filter(lambda text: text.strip())


@st.composite
def exchanged(draw: st.DrawFn, kind: str) -> Puzzle:
    """A puzzle of a kind, with an entry for each run and a clue for nearly each."""
    language = draw(st.sampled_from(LANGUAGES))
    grid = draw(_grids(language, kind))
    slots = slots_of(grid)
    numbers = number_slots(slots)
    entries = []
    for slot in slots:
        answer = tuple(grid.letter(square) or "_" for square in slot.squares)
        text = draw(texts) if draw(st.integers(0, 5)) else None
        arrow = draw(_arrows(grid)) if kind == "arrowword" else None
        entries.append(
            Entry(
                slot=slot,
                answer=answer,
                phrase=draw(st.sampled_from(_phrases(answer))),
                clue=Clue(text=text) if text else None,
                number=None if kind == "arrowword" else numbers[slot.start],
                arrow=arrow,
            )
        )
    return Puzzle(
        kind={"barred": "crossword"}.get(kind, kind),
        metadata=Metadata(
            language=language,
            title=draw(st.one_of(st.just(""), texts)),
            author=draw(st.one_of(st.just(""), texts)),
            copyright=draw(st.one_of(st.just(""), texts)),
            notes=draw(st.one_of(st.just(""), texts, st.just("One.\n\n\nTwo.\n## Grid\n  Three."))),
        ),
        grid=grid,
        entries=tuple(entries),
    )


def _phrases(answer: tuple[str, ...]) -> list[str]:
    """The answer as it stands, as one writes it, and as two words."""
    plain = "".join(answer)
    if "_" in answer or not plain.isalpha():
        return [plain]
    parted = f"{''.join(answer[:2])} {''.join(answer[2:])}" if len(answer) > 3 else plain
    return [plain, plain, plain.title(), parted, parted.replace(" ", "-")]


@st.composite
def _arrows(draw: st.DrawFn, grid: Grid) -> Arrow | None:
    squares = [square for square in grid.squares() if grid[square] == CLUE_CELL]
    if not squares:
        return None
    return Arrow(clue_square=draw(st.sampled_from(squares)), path=draw(st.sampled_from(ArrowPath)))


@st.composite
def _grids(draw: st.DrawFn, language: str, kind: str) -> Grid:
    size = Size(draw(st.integers(1, 5)), draw(st.integers(2, 5)))
    letters = st.sampled_from(language_of(language).alphabet)
    if draw(st.booleans()):
        letters = st.one_of(letters, letters, letters, st.sampled_from(REBUS))
    if not draw(st.integers(0, 7)):
        letters = st.one_of(letters, st.none())
    has_marks = draw(st.booleans())
    others: dict[str, Cell] = {"crisscross": VOID, "arrowword": CLUE_CELL}
    other = others.get(kind, BLOCK)

    def cell(letter: str | None, mark: int) -> Cell:
        if mark == 9 and kind != "barred":
            return other
        if not has_marks or mark > 4:
            return LetterCell(letter=letter)
        return LetterCell(
            letter=letter,
            circle=mark in (1, 3),
            shade=mark in (2, 3),
            given=mark == 4 and letter is not None,
        )

    cells = st.builds(cell, letters, st.integers(0, 9))
    rows = draw(st.lists(st.tuples(*[cells] * size.cols), min_size=size.rows, max_size=size.rows))
    edges = [
        Bar(square, direction)
        for square in size.squares()
        for direction in (Direction.ACROSS, Direction.DOWN)
        if size.has(Square(*square.step(direction)))
    ]
    bars = draw(st.frozensets(st.sampled_from(edges), max_size=5)) if kind == "barred" else ()
    return Grid(cells=tuple(rows), bars=frozenset(bars))
