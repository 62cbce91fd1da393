"""What of a puzzle a format leaves out, worked out once for all formats.

No writer can forget to say what it left out: a puzzle's features are looked for here, and a format
declares which of them it carries.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from crosswright.formats.base.assembly import numbered_runs
from crosswright.formats.base.feature import Feature, Format, Loss
from crosswright.formats.base.spelling import guess_language
from crosswright.model import (
    UNKNOWN_LETTER,
    Cell,
    Clue,
    ClueCell,
    Grid,
    LetterCell,
    Puzzle,
    VoidCell,
)


def features_of(puzzle: Puzzle) -> dict[Feature, str]:
    """The features a puzzle has, each with how much of it and where."""
    found = {feature: look(puzzle) for feature, look in _LOOK.items()}
    return {feature: where for feature, where in found.items() if where}


def losses_of(puzzle: Puzzle, format: Format) -> tuple[Loss, ...]:
    """What a file of this format leaves out of this puzzle."""
    carries = format.carries
    if puzzle.origin is not None and puzzle.origin.format != format.name:
        carries -= {Feature.BEYOND}
    features = features_of(puzzle)
    if Feature.BARS in features and Feature.BARS not in carries:
        features |= _without_bars(puzzle)
    lost = {feature: where for feature, where in features.items() if feature not in carries}
    for loss in format.lacks(puzzle) if format.lacks else ():
        lost.setdefault(loss.feature, loss.where)
    for loss in _altered(puzzle, format):
        lost.setdefault(loss.feature, loss.where)
    return tuple(Loss(feature=x, where=lost[x]) for x in Feature if x in lost)


def _without_bars(puzzle: Puzzle) -> dict[Feature, str]:
    """The entries that are no runs any more once the bars are gone."""
    grid = Grid(cells=puzzle.grid.cells)
    where = _odd_slots(replace(puzzle, grid=grid))
    return {Feature.SLOTS: where} if where else {}


def _altered(puzzle: Puzzle, format: Format) -> Iterator[Loss]:
    """Texts and letters that come back from a file otherwise than they went in."""
    letters = _letters(puzzle, lambda cell: format.line(cell.letter or "") != (cell.letter or ""))
    if letters:
        yield Loss(feature=Feature.LONG_CELLS, where=letters)
    texts = [(name, text, format.line(text)) for name, text in _lines(puzzle, format)]
    if Feature.CREDITS in format.carries:
        notes = puzzle.metadata.notes
        texts.append(("notes", notes, format.passage(notes)))
    altered = [name for name, text, kept in texts if text != kept]
    if altered:
        yield Loss(
            feature=Feature.SPACING, where=f"{_count(len(altered), 'text')}, first the {altered[0]}"
        )


def _lines(puzzle: Puzzle, format: Format) -> Iterator[tuple[str, str]]:
    """The texts of one line that this format carries, with what each is."""
    about = puzzle.metadata
    if Feature.TITLE in format.carries:
        yield "title", about.title
    if Feature.CREDITS in format.carries:
        yield from (("author", about.author), ("copyright", about.copyright))
    for entry in puzzle.entries:
        if Feature.CLUES in format.carries and entry.clue is not None:
            yield f"clue of {entry.name}", entry.clue.text
        if Feature.CLUE_DETAILS in format.carries and entry.clue is not None:
            for text in (entry.clue.source, entry.clue.licence, entry.clue.fodder):
                yield f"what is said of the clue of {entry.name}", text
        if Feature.PHRASES in format.carries:
            yield f"phrase of {entry.name}", entry.phrase


def is_one_letter(letter: str | None) -> bool:
    """Whether a cell can stand as one sign of grid text; a letter that is not known can."""
    return letter is None or (len(letter) == 1 and letter.isalpha())


def _count(number: int, name: str, plural: str = "") -> str:
    if not number:
        return ""
    return f"{number} {name if number == 1 else plural or name + 's'}"


def _cells(puzzle: Puzzle, is_such: Callable[[Cell], bool]) -> str:
    squares = [square for square in puzzle.grid.squares() if is_such(puzzle.grid[square])]
    if not squares:
        return ""
    row, col = squares[0]
    return f"{_count(len(squares), 'cell')}, first in row {row + 1}, column {col + 1}"


def _letters(puzzle: Puzzle, is_such: Callable[[LetterCell], bool]) -> str:
    return _cells(puzzle, lambda cell: isinstance(cell, LetterCell) and is_such(cell))


def _odd_slots(puzzle: Puzzle) -> str:
    if not puzzle.entries:
        return ""
    expected = set(numbered_runs(puzzle.grid))
    found = {(entry.slot, entry.number) for entry in puzzle.entries}
    return _count(len(expected ^ found), "entry", "entries")


def _lone_letters(puzzle: Puzzle) -> str:
    entered = {square for entry in puzzle.entries for square in entry.squares}
    lone = sum(1 for square in puzzle.letter_squares if square not in entered)
    return _count(lone, "cell")


def _hidden_answers(puzzle: Puzzle) -> str:
    return _count(
        sum(
            any(
                letter != (puzzle.grid.letter(square) or UNKNOWN_LETTER)
                for square, letter in zip(entry.squares, entry.answer, strict=True)
            )
            for entry in puzzle.entries
        ),
        "answer",
    )


def _natural_kind(puzzle: Puzzle) -> str:
    """The kind a reader sees in the puzzle itself."""
    if puzzle.has_clue_cells:
        return "arrowword"
    return "wordsearch" if puzzle.placements and not puzzle.entries else "crossword"


def _language(puzzle: Puzzle) -> str:
    # A reader will assume the language of the letters' script: only another one is lost.
    letters = (puzzle.grid.letter(square) or "" for square in puzzle.grid.squares())
    return "" if puzzle.language == guess_language(letters)[0] else puzzle.language


def _credits(puzzle: Puzzle) -> str:
    about = puzzle.metadata
    stated = {"author": about.author, "copyright": about.copyright, "notes": about.notes}
    return ", ".join(name for name, text in stated.items() if text)


def _clue_cells(puzzle: Puzzle) -> str:
    arrows = _count(sum(1 for entry in puzzle.entries if entry.arrow), "arrow")
    return arrows or _cells(puzzle, lambda cell: isinstance(cell, ClueCell))


def _clue_details(puzzle: Puzzle) -> str:
    clues = [entry.clue for entry in puzzle.entries if entry.clue is not None]
    plain = [x == Clue(text=x.text, picture=x.picture) for x in clues]
    return _count(plain.count(False), "clue")


def _desk(puzzle: Puzzle) -> str:
    desk = puzzle.desk
    noted = _count(len(desk.entries), "note")
    locked = _count(len(desk.locked), "locked square")
    others = ("symmetry" if desk.symmetry else "", "a phrase laid aside" if desk.phrase else "")
    return ", ".join(x for x in (noted, locked, *others) if x)


_LOOK: dict[Feature, Callable[[Puzzle], str]] = {
    Feature.CLUES: lambda p: _count(sum(1 for x in p.entries if x.clue), "clue"),
    Feature.SLOTS: _odd_slots,
    Feature.LONE_LETTERS: _lone_letters,
    Feature.ANSWERS: _hidden_answers,
    Feature.VOIDS: lambda p: _cells(p, lambda cell: isinstance(cell, VoidCell)),
    Feature.BARS: lambda p: _count(len(p.grid.bars), "bar"),
    Feature.LONG_CELLS: lambda p: _letters(p, lambda cell: not is_one_letter(cell.letter)),
    Feature.CLUE_CELLS: _clue_cells,
    Feature.PLACEMENTS: lambda p: _count(len(p.placements), "placement"),
    Feature.CIRCLES: lambda p: _letters(p, lambda cell: cell.circle),
    Feature.SHADES: lambda p: _letters(p, lambda cell: cell.shade),
    Feature.GIVEN: lambda p: _letters(p, lambda cell: cell.given),
    Feature.LANGUAGE: _language,
    Feature.TITLE: lambda p: p.title and repr(p.title),
    Feature.CREDITS: _credits,
    Feature.ENUMERATIONS: lambda p: _count(
        sum(1 for x in p.entries if x.enumeration != str(len(x.answer))), "phrase"
    ),
    Feature.PHRASES: lambda p: _count(sum(1 for x in p.entries if x.phrase != x.text), "phrase"),
    Feature.CLUE_DETAILS: _clue_details,
    Feature.PICTURES: lambda p: _count(
        sum(1 for x in p.entries if x.clue and x.clue.picture), "picture"
    ),
    Feature.OWN: lambda p: _count(sum(1 for x in p.entries if x.own), "entry", "entries"),
    Feature.HIDDEN_PHRASE: lambda p: repr(p.hidden_phrase.text) if p.hidden_phrase else "",
    Feature.UNPLACED: lambda p: _count(len(p.unplaced), "word"),
    Feature.DESK: _desk,
    Feature.KIND: lambda p: "" if p.kind == _natural_kind(p) else p.kind,
    Feature.PRESET: lambda p: p.preset,
    Feature.RECIPE: lambda p: _count(len(p.recipe) + len(p.statistics), "fact"),
    Feature.BEYOND: lambda p: ", ".join(p.origin.beyond)[:200] if p.origin else "",
}
"""How much of each feature a puzzle has. Spacing is no feature of a puzzle: it depends on the file."""
