"""One small puzzle for each thing a document must carry; the golden documents are made of these."""

from dataclasses import replace

from crosswright.model import (
    Arrow,
    ArrowPath,
    Bar,
    Cell,
    Clue,
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
    PhraseMode,
    Picture,
    Place,
    Placement,
    Puzzle,
    Slot,
    Square,
    Symmetry,
    Unplaced,
)
from tests.drawing import draw, draw_grid, with_clue, with_entry

ACROSS, DOWN = Direction.ACROSS, Direction.DOWN


def american() -> Puzzle:
    """English, blocks, clues of several kinds, one still to be written, a recipe."""
    puzzle = draw(
        """
        #SEA#
        STRAP
        TEASE
        EARNS
        #MAS#
        """
    )
    puzzle = with_clue(puzzle, "1 across", Clue(text="Where salt & ships are < at home >"))
    puzzle = with_clue(puzzle, "4 across", None)
    puzzle = with_clue(
        puzzle,
        "6 across",
        Clue(
            text="Annoy in play?",
            kind=ClueKind.INDIRECT,
            source="a friend",
            licence="CC-BY-4.0",
        ),
    )
    return replace(
        puzzle,
        preset="american",
        metadata=Metadata(
            language="en",
            title="Sea & <land>",
            author="A. Setter",
            copyright="© 2026 A. Setter",
            notes="First line\nsecond line",
        ),
        recipe=Facts({"seed": 7, "min_score": 40.5, "theme": None, "improve": False}),
        statistics=Facts({"steps": 123, "seconds": 0.25}),
    )


def canadian() -> Puzzle:
    """Russian, with a written phrase that has a hyphen, and the person's own word."""
    puzzle = draw(
        """
        КОТ
        ОКО
        ТОН
        """,
        language="ru",
        clues={"КОТ": "Ловит мышей", "ОКО": "Глаз — по-старому", "ТОН": "«Делает музыку»"},
    )
    puzzle = with_entry(puzzle, "4 across", phrase="О-ко", own=True)
    return replace(puzzle, preset="canadian", metadata=Metadata(language="ru", title="Ёлка"))


def digraph() -> Puzzle:
    """Slovak, where CH is one letter in one cell."""
    grid = Grid(
        cells=tuple(tuple(LetterCell(letter=x) for x in row) for row in (("CH", "A"), ("O", "CH")))
    )
    slots = (
        (Slot((Square(0, 0), Square(0, 1)), ACROSS), ("CH", "A"), 1),
        (Slot((Square(1, 0), Square(1, 1)), ACROSS), ("O", "CH"), 3),
        (Slot((Square(0, 0), Square(1, 0)), DOWN), ("CH", "O"), 1),
        (Slot((Square(0, 1), Square(1, 1)), DOWN), ("A", "CH"), 2),
    )
    return Puzzle(
        kind="crossword",
        metadata=Metadata(language="sk"),
        grid=grid,
        entries=tuple(
            Entry(
                slot=slot,
                answer=answer,
                phrase="".join(answer).title(),
                clue=Clue(text=f"Výkrik {number}"),
                number=number,
            )
            for slot, answer, number in slots
        ),
    )


def barred() -> Puzzle:
    """Bars instead of blocks; circles, shades and given letters; a numbered hidden phrase."""
    bars = frozenset(
        {Bar(Square(0, 2), ACROSS), Bar(Square(2, 1), DOWN), Bar(Square(1, 3), ACROSS)}
    )
    puzzle = draw(
        """
        CATSO
        AREAS
        TEDDY
        SASHO
        """,
        bars=bars,
        shortest=2,
    )
    marks = {
        Square(0, 0): LetterCell(letter="C", circle=True),
        Square(1, 1): LetterCell(letter="R", shade=True, given=True),
        Square(3, 4): LetterCell(letter="O", circle=True, shade=True, given=True),
    }
    return replace(
        puzzle,
        preset="barred",
        grid=puzzle.grid.map(marks.get),
        hidden_phrase=HiddenPhrase(
            text="Cor!",
            letters=("C", "O", "R"),
            squares=(Square(0, 0), Square(3, 4), Square(1, 1)),
            mode=PhraseMode.NUMBERED,
            setup="What did the setter say?",
        ),
    )


def crisscross() -> Puzzle:
    """Voids round words that interlock, a picture as a clue, and a word that found no place."""
    puzzle = draw(
        """
        ~C~~~
        NORTH
        ~W~E~
        ~~~A~
        """
    )
    picture = Picture(data=b"<svg xmlns='http://www.w3.org/2000/svg'/>", media_type="image/svg+xml")
    seen = Clue(text="A picture", kind=ClueKind.PICTURE, picture=picture)
    return replace(
        with_clue(puzzle, puzzle.entries[0].name, seen),
        kind="crisscross",
        unplaced=(Unplaced(word="zebu", reason="shares no letter with any other"),),
    )


def arrowword() -> Puzzle:
    """Clue cells, one of them idle, straight and bent arrows, no numbers."""
    grid = draw_grid(
        """
        ??A?
        ?SON
        DORA
        """
    )

    def entry(
        answer: str, start: tuple[int, int], direction: Direction, clue: Square, path: ArrowPath
    ) -> Entry:
        first = Square(*start)
        squares = tuple(first.step(direction, n) for n in range(len(answer)))
        return Entry(
            slot=Slot(squares, direction),
            answer=tuple(answer),
            phrase=answer.lower(),
            clue=Clue(text=f"Says {answer.lower()} to you"),
            arrow=Arrow(clue_square=clue, path=path),
        )

    return Puzzle(
        kind="arrowword",
        preset="magazine",
        metadata=Metadata(language="en"),
        grid=grid,
        entries=(
            entry("SON", (1, 1), ACROSS, Square(1, 0), ArrowPath.RIGHT),
            entry("DORA", (2, 0), ACROSS, Square(1, 0), ArrowPath.DOWN_RIGHT),
            entry("SO", (1, 1), DOWN, Square(0, 1), ArrowPath.DOWN),
            entry("AOR", (0, 2), DOWN, Square(0, 1), ArrowPath.RIGHT_DOWN),
            entry("NA", (1, 3), DOWN, Square(0, 3), ArrowPath.DOWN),
        ),
    )


def wordsearch() -> Puzzle:
    """Placements in several directions, a phrase of the letters left over, a given letter."""
    grid = draw_grid(
        """
        TACH
        ~OWI
        #XOR
        """
    )

    def placed(phrase: str, *squares: tuple[int, int]) -> Placement:
        on = tuple(Square(*square) for square in squares)
        return Placement(word=tuple(grid.letter(x) or "" for x in on), phrase=phrase, squares=on)

    return Puzzle(
        kind="wordsearch",
        metadata=Metadata(language="en", title="Pets"),
        grid=grid.map(_give_top_right),
        placements=(
            placed("cat", (0, 2), (0, 1), (0, 0)),
            placed("Wo", (1, 2), (2, 2)),
            placed("A-O-X", (0, 1), (1, 1), (2, 1)),
        ),
        hidden_phrase=HiddenPhrase(
            text="hi",
            letters=("H", "I"),
            squares=(Square(0, 3), Square(1, 3)),
            mode=PhraseMode.LEFTOVER,
        ),
    )


def _give_top_right(square: Square, cell: Cell) -> Cell:
    return LetterCell(letter="H", given=True, circle=True) if square == Square(0, 3) else cell


def unsolved() -> Puzzle:
    """A puzzle in the making: one letter, and what its maker has noted."""
    grid = draw_grid(
        """
        A..
        ...
        """
    )
    slot = Slot(tuple(Square(0, col) for col in range(3)), ACROSS)
    entry = Entry(
        slot=slot, answer=("A", "_", "_"), phrase="A__", clue=Clue(text="Guess"), number=1
    )
    desk = Desk(
        symmetry=Symmetry.ROTATION_180,
        locked=frozenset({Square(0, 0)}),
        entries=Facts({Place(Square(0, 0), ACROSS): DeskNote(draft=True, notes="ask <Ann>")}),
    )
    return Puzzle(
        kind="crossword",
        metadata=Metadata(language="en"),
        grid=grid,
        entries=(entry,),
        desk=desk,
    )


def withheld() -> Puzzle:
    """A file that keeps its solution to itself: no letters, and answers that are known all the same."""
    puzzle = replace(unsolved(), desk=Desk())
    known = replace(puzzle.entries[0], answer=("A", "S", "H"), phrase="ash")
    return replace(puzzle, entries=(known,))


def odd_signs() -> Puzzle:
    """Letters that look like ipuz's own signs for a block and an empty cell."""
    return replace(
        draw(
            """
            ~AB
            C.D
            """,
            shortest=2,
        ),
        grid=Grid(
            cells=(
                tuple(LetterCell(letter=x) for x in ("#", "0", "1")),
                (LetterCell(letter="_"), LetterCell(letter=None), LetterCell(letter="`")),
            )
        ),
        entries=(),
    )


SAMPLES: dict[str, Puzzle] = {
    make.__name__: make()
    for make in (
        american,
        canadian,
        digraph,
        barred,
        crisscross,
        arrowword,
        wordsearch,
        unsolved,
        withheld,
        odd_signs,
    )
}
