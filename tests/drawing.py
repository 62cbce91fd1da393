"""Puzzles drawn as text: one row a line, `#` block, `~` void, `?` clue cell, else a letter.

A letter that is not solved is drawn as `.`. Entries, numbers and clues are made from the drawing by
the model, so that a test can then break exactly one thing.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from crosswright.model import (
    BLOCK,
    CLUE_CELL,
    VOID,
    Bar,
    Cell,
    Clue,
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
    Scalar,
    Square,
    number_slots,
    slots_of,
)

_SIGNS: Mapping[str, Cell] = {
    "#": BLOCK,
    "~": VOID,
    "?": CLUE_CELL,
    ".": LetterCell(letter=None),
}


def draw_grid(text: str, *, bars: frozenset[Bar] = frozenset()) -> Grid:
    """The grid a text draws; blanks around its rows do not count."""
    rows = text.split()
    return Grid(
        cells=tuple(
            tuple(_SIGNS[sign] if sign in _SIGNS else LetterCell(letter=sign) for sign in row)
            for row in rows
        ),
        bars=bars,
    )


def draw(
    text: str,
    *,
    language: str = "en",
    clues: Mapping[str, str] | None = None,
    shortest: int = 3,
    bars: frozenset[Bar] = frozenset(),
) -> Puzzle:
    """The crossword a text draws: every slot an entry, numbered, in list order.

    `clues` gives the clues by answer; an answer it does not name gets a clue that only points at
    its place, such as "Row 1, from 2".
    """
    grid = draw_grid(text, bars=bars)
    slots = slots_of(grid, shortest=shortest)
    numbers = number_slots(slots)
    entries = []
    for slot in slots:
        answer = tuple(grid.letter(square) or "." for square in slot.squares)
        spelled = "".join(answer)
        line = "Row" if slot.direction.value == "across" else "Column"
        number, start = slot.start if line == "Row" else reversed(slot.start)
        told = (clues or {}).get(spelled, f"{line} {number + 1}, from {start + 1}")
        entries.append(
            Entry(
                slot=slot,
                answer=answer,
                phrase=spelled,
                clue=Clue(text=told),
                number=numbers[slot.start],
            )
        )
    return Puzzle(
        kind="crossword",
        metadata=Metadata(language=language),
        grid=grid,
        entries=tuple(entries),
    )


def with_entry(puzzle: Puzzle, name: str, **changes: object) -> Puzzle:
    """The puzzle with one entry, told by its name ("3 down"), changed."""
    assert any(entry.name == name for entry in puzzle.entries), f"no entry is called {name!r}"
    return replace(
        puzzle,
        entries=tuple(
            replace(entry, **changes) if entry.name == name else entry  # type: ignore[arg-type]
            for entry in puzzle.entries
        ),
    )


def with_clue(puzzle: Puzzle, name: str, clue: Clue | None) -> Puzzle:
    """The puzzle with another clue for one entry."""
    return with_entry(puzzle, name, clue=clue)


def own(puzzle: Puzzle) -> Puzzle:
    """The puzzle with every answer the person's own."""
    return replace(puzzle, entries=tuple(replace(entry, own=True) for entry in puzzle.entries))


Where = tuple[str, int, int, Direction]
"""A hidden word: its letters, row and column of the first, and which way it runs."""


def draw_search(
    text: str,
    words: Iterable[Where],
    *,
    phrase: str = "",
    recipe: Mapping[str, Scalar] | None = None,
    language: str = "en",
) -> Puzzle:
    """A word search as drawn; the phrase takes every letter that no word uses."""
    grid = draw_grid(text)
    placements = tuple(
        Placement(
            word=tuple(word),
            phrase=word.lower(),
            squares=tuple(Square(row, col).step(way, at) for at in range(len(word))),
        )
        for word, row, col, way in words
    )
    used = {square for placement in placements for square in placement.squares}
    left = tuple(x for x in grid.squares() if grid.is_open(x) and x not in used)
    hidden = None
    if phrase:
        hidden = HiddenPhrase(
            text=phrase,
            letters=tuple(grid.letter(square) or "" for square in left),
            squares=left,
            mode=PhraseMode.LEFTOVER,
        )
    return Puzzle(
        kind="wordsearch",
        metadata=Metadata(language=language),
        grid=grid,
        placements=placements,
        hidden_phrase=hidden,
        recipe=Facts(recipe or {}),
    )
