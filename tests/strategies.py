"""Hypothesis strategies that every room shares: sizes, masks, grids and small valid puzzles."""

from collections.abc import Sequence

from hypothesis import strategies as st

from crosswright.languages import LANGUAGES
from crosswright.model import (
    BLOCK,
    VOID,
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
    Mask,
    Metadata,
    PhraseMode,
    Puzzle,
    Size,
    Square,
    number_slots,
    slots_of,
)


def sizes(*, smallest: int = 1, largest: int = 7) -> st.SearchStrategy[Size]:
    """Sizes whose sides lie between two bounds."""
    side = st.integers(smallest, largest)
    return st.builds(Size, side, side)


def bars_in(size: Size) -> st.SearchStrategy[frozenset[Bar]]:
    """Sets of bars that lie between two squares of a grid."""
    bars = [
        Bar(square, direction)
        for square in size.squares()
        for direction in (Direction.ACROSS, Direction.DOWN)
        if size.has(square.step(direction))
    ]
    return st.frozensets(st.sampled_from(bars), max_size=4) if bars else st.just(frozenset())


def alphabet(language: str) -> st.SearchStrategy[str]:
    """The letters of a language, as cells hold them."""
    return st.sampled_from(LANGUAGES[language].alphabet)


@st.composite
def masks(
    draw: st.DrawFn,
    *,
    smallest: int = 1,
    largest: int = 7,
    voids: bool = True,
    bars: bool = True,
    letters: bool = True,
    language: str = "en",
) -> Mask:
    """Any mask of these sizes: about one square in five a block, some voids, few letters given."""
    size = draw(sizes(smallest=smallest, largest=largest))
    signs = st.sampled_from("....#~" if voids else "....#")
    drawn = dict(zip(size.squares(), draw(_list(signs, size.area)), strict=True))
    blocks, voids_drawn, opened = (
        [square for square, sign in drawn.items() if sign == wanted] for wanted in "#~."
    )
    given = draw(_few(opened)) if letters else frozenset()
    return Mask(
        size=size,
        blocks=frozenset(blocks),
        voids=frozenset(voids_drawn),
        bars=draw(bars_in(size)) if bars else frozenset(),
        letters=Facts({square: draw(alphabet(language)) for square in sorted(given)}),
    )


@st.composite
def grids(
    draw: st.DrawFn,
    *,
    smallest: int = 1,
    largest: int = 7,
    voids: bool = True,
    bars: bool = True,
    language: str = "en",
) -> Grid:
    """Any filled grid: a mask with a random letter on each open square, few of them marked."""
    mask = draw(masks(smallest=smallest, largest=largest, voids=voids, bars=bars, letters=False))
    opened = mask.open_squares()
    letters = dict(zip(opened, draw(_list(alphabet(language), len(opened))), strict=True))
    given, circled, shaded = (draw(_few(opened)) for _ in range(3))

    def cell(square: Square) -> Cell:
        if square not in letters:
            return BLOCK if square in mask.blocks else VOID
        return LetterCell(
            letter=letters[square],
            given=square in given,
            circle=square in circled,
            shade=square in shaded,
        )

    rows, cols = mask.size
    return Grid(
        cells=tuple(tuple(cell(Square(r, c)) for c in range(cols)) for r in range(rows)),
        bars=mask.bars,
    )


def _list(items: st.SearchStrategy[str], length: int) -> st.SearchStrategy[list[str]]:
    return st.lists(items, min_size=length, max_size=length)


def _few(squares: Sequence[Square]) -> st.SearchStrategy[frozenset[Square]]:
    if not squares:
        return st.just(frozenset())
    return st.frozensets(st.sampled_from(squares), max_size=3)


def lines(*, min_size: int = 0, max_size: int = 20) -> st.SearchStrategy[str]:
    """One-line texts in any script, as titles and clues are; no blanks at either end."""
    signs = st.characters(categories=("L", "N", "P", "S", "Zs"))
    return st.text(signs, min_size=min_size, max_size=max_size).map(str.strip)


def clues() -> st.SearchStrategy[Clue]:
    """Clues of every kind."""
    return st.builds(
        Clue,
        text=lines(min_size=1).filter(bool),
        kind=st.sampled_from(ClueKind),
        source=st.sampled_from(["", "own", "a list"]),
        licence=st.sampled_from(["", "CC BY 4.0"]),
    )


@st.composite
def puzzles(
    draw: st.DrawFn,
    *,
    smallest: int = 1,
    largest: int = 5,
    voids: bool = True,
    bars: bool = True,
    shortest: int = 2,
) -> Puzzle:
    """Small crosswords that the model accepts; their answers are letters, seldom words.

    Every slot is an entry, numbered and in list order; some lack a clue; some puzzles spell a
    hidden phrase.
    """
    language = draw(st.sampled_from(sorted(LANGUAGES)))
    grid = draw(
        grids(smallest=smallest, largest=largest, voids=voids, bars=bars, language=language)
    )
    slots = slots_of(grid, shortest=shortest)
    numbers = number_slots(slots)
    entries = []
    for slot in slots:
        answer = tuple(grid.letter(square) or "" for square in slot.squares)
        entries.append(
            Entry(
                slot=slot,
                answer=answer,
                phrase="".join(answer).capitalize(),
                clue=draw(st.none() | clues()),
                number=numbers[slot.start],
                own=draw(st.booleans()),
            )
        )
    return Puzzle(
        kind="crossword",
        preset=draw(st.sampled_from(["", "american", "british"])),
        metadata=Metadata(
            language=language,
            title=draw(lines()),
            author=draw(lines()),
            copyright=draw(lines()),
            notes=draw(lines()),
        ),
        grid=grid,
        entries=tuple(entries),
        hidden_phrase=draw(st.none() | hidden_phrases(grid)),
        recipe=Facts({"seed": draw(st.integers(0, 2**31))}),
    )


@st.composite
def hidden_phrases(draw: st.DrawFn, grid: Grid) -> HiddenPhrase | None:
    """Phrases a grid spells by some of its letters; None where it has none."""
    letters = [square for square in grid.squares() if grid.is_open(square)]
    if not letters:
        return None
    squares = draw(st.lists(st.sampled_from(letters), min_size=1, max_size=8, unique=True))
    mode = draw(st.sampled_from([PhraseMode.ORDERED, PhraseMode.NUMBERED]))
    if mode is PhraseMode.ORDERED:
        squares.sort()
    spelled = tuple(grid.letter(square) or "" for square in squares)
    return HiddenPhrase(
        text="".join(spelled).capitalize(),
        letters=spelled,
        squares=tuple(squares),
        mode=mode,
        setup=draw(lines()),
    )
