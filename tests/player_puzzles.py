"""Small puzzles of every kind, to be played."""

from dataclasses import replace

from crosswright.model import (
    Bar,
    Cell,
    Clue,
    Direction,
    HiddenPhrase,
    LetterCell,
    Metadata,
    PhraseMode,
    Placement,
    Puzzle,
    Square,
)
from tests.arrow_drawing import draw_arrowword
from tests.drawing import draw, draw_search

_MARKS: dict[Square, Cell] = {
    Square(0, 0): LetterCell(letter="STAR", circle=True),
    Square(1, 1): LetterCell(letter="R", shade=True),
    Square(2, 2): LetterCell(letter="T", given=True),
}


def _with_marks(puzzle: Puzzle) -> Puzzle:
    grid = puzzle.grid.map(_MARKS.get)
    entries = tuple(
        replace(x, answer=tuple(grid.letter(square) or "" for square in x.squares))
        for x in puzzle.entries
    )
    return replace(puzzle, grid=grid, entries=entries)


BARRED = _with_marks(
    draw(
        """
        SET
        ARE
        TOT
        """,
        bars=frozenset({Bar(Square(1, 0), Direction.ACROSS)}),
        shortest=2,
        clues={"SET": "Tennis <i>part</i>", "TOT": "See 3 down <script>x</script>", "RE": "About"},
    )
)
"""Bars, a rebus in a circle, a shaded square, a given letter, a clue that names another."""

CRISSCROSS = replace(
    draw(
        """
        ~H~~~
        HERON
        ~R~W~
        ~O~L~
        """,
        clues={"HERON": "Stands in the river", "HERO": "Brave one", "OWL": "By night"},
    ),
    kind="crisscross",
)


def _with_phrase(puzzle: Puzzle) -> Puzzle:
    texts = {"ACE": "Best card", "TEN": "Two hands", "AT": "Near", "CE": "This, in Paris"}
    entries = tuple(
        replace(x, clue=Clue(text=texts.get(x.text, f"The way of {x.text.lower()}")))
        for x in puzzle.entries
    )
    phrase = HiddenPhrase(
        text="net",
        letters=("N", "E", "T"),
        squares=(Square(2, 3), Square(2, 2), Square(2, 1)),
        mode=PhraseMode.NUMBERED,
        setup="Fishermen cast a …",
    )
    return replace(puzzle, entries=entries, hidden_phrase=phrase)


ARROWWORD = _with_phrase(
    draw_arrowword(
        """
        ++++
        +ACE
        +TEN
        """
    )
)

_BIRDS = draw_search(
    """
    OWLR
    HENO
    XTSB
    YTZI
    SNAN
    """,
    [
        ("OWL", 0, 0, Direction.ACROSS),
        ("HEN", 1, 0, Direction.ACROSS),
        ("ROBIN", 0, 3, Direction.DOWN),
    ],
    phrase="xtsytzsna",
)

SEARCH = replace(
    _BIRDS,
    metadata=Metadata(language="en", title="Birds"),
    placements=(
        *_BIRDS.placements,
        Placement(
            word=("A", "N", "S"),
            phrase="ans",
            squares=(Square(4, 2), Square(4, 1), Square(4, 0)),
            bonus=True,
        ),
    ),
)
"""Three words to find, and a secret one; the letters left over are its phrase."""

CZECH = draw(
    """
    CLÉB
    """,
    language="cs",
)

_CH = LetterCell(letter="CH")
CZECH = replace(
    CZECH,
    grid=CZECH.grid.map(lambda square, cell: _CH if square.col == 0 else cell),
    entries=tuple(replace(x, answer=("CH", *x.answer[1:]), phrase="chléb") for x in CZECH.entries),
)
"""One word, CHLÉB in four cells, for the first letter of it is CH."""

HEBREW = draw(
    """
    שלום
    ראשי
    """,
    language="he",
    shortest=2,
)
"""Reads from the right, in a language the player has no words for."""
