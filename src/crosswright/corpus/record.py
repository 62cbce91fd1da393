"""One puzzle as one short line of text: what can be computed is left out.

The line has seven fields, parted by tabs:

    frame       number of the frame in the shared tables
    grid        one sign a square, row by row: a letter by its place in the alphabet, or one of #.~
    bars        one digit a square: 1 a bar on its right, 2 below it, 3 both; empty without bars
    choices     one sign a run of two letters or more, across then down, in reading order: which row
                of its answer in the clue table; - where the run is no entry
    arrows      one digit a run: how its arrow reaches it; empty without clue cells
    words       six signs a word of a word search: start (2), direction, length, row (2)
    phrase      number of the phrase, a colon, and for each of its letters which of the squares with
                that letter is meant, in reading order: a sign, + for 62 more; empty without

`docs/reference/corpus.md` describes the same with a reader that needs nothing of ours.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields

from crosswright.corpus.tables import ClueRow, PhraseRow, Tables, row_of
from crosswright.errors import CrosswrightError, FormatError
from crosswright.languages import Language, language
from crosswright.model import (
    BLOCK,
    CLUE_CELL,
    VOID,
    Arrow,
    ArrowPath,
    Bar,
    BlockCell,
    Cell,
    ClueCell,
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
    number_slots,
    slots_of,
)

SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

_BLOCK, _CLUE, _VOID = "#", ".", "~"
_CELLS: dict[str, Cell] = {_BLOCK: BLOCK, _CLUE: CLUE_CELL, _VOID: VOID}
_PATHS = tuple(ArrowPath)
_WAYS = tuple(Direction)

_CLUE_BEFORE = {
    ArrowPath.RIGHT: (0, -1),
    ArrowPath.DOWN: (-1, 0),
    ArrowPath.RIGHT_DOWN: (0, -1),
    ArrowPath.DOWN_RIGHT: (-1, 0),
    ArrowPath.LEFT_DOWN: (0, 1),
    ArrowPath.UP_RIGHT: (1, 0),
}
"""Where the clue cell lies, seen from the first square of the entry."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A record before its rows of the shared tables are numbered; plain values, quick to send.

    `runs` has each run's answer as signs and its row, None for a run that is no entry; `words` has
    the first four signs of each word of a word search, its answer and its row.
    """

    language: str
    frame: str
    grid: str
    bars: str
    runs: tuple[tuple[str, ClueRow] | None, ...]
    arrows: str
    words: tuple[tuple[str, str, ClueRow], ...]
    phrase: PhraseRow | None
    places: str


def draft_of(puzzle: Puzzle) -> Draft:
    """What there is to record of a puzzle; its seed is left out, for it follows from the plan.

    Raises:
        FormatError: for a puzzle that a record cannot hold, such as one with given letters.
    """
    tongue = language(puzzle.language)
    runs, arrows = _runs(puzzle, tongue)
    phrase, places = _phrase(puzzle)
    draft = Draft(
        language=tongue.tag,
        frame=_frame(puzzle),
        grid="".join(_sign(puzzle.grid[square], tongue) for square in puzzle.grid.squares()),
        bars=_bars(puzzle.grid),
        runs=runs,
        arrows=arrows,
        words=tuple(_word(puzzle, x, tongue) for x in puzzle.placements),
        phrase=phrase,
        places=places,
    )
    alone = Tables()
    held = decode(numbered(draft, alone), alone, seed=_seed(puzzle))
    if held != puzzle:
        lost = [x.name for x in fields(Puzzle) if getattr(held, x.name) != getattr(puzzle, x.name)]
        raise FormatError(f"a record cannot hold all of this {puzzle.kind}: {', '.join(lost)}")
    return draft


def numbered(draft: Draft, tables: Tables) -> str:
    """The record of a draft; rows that the tables lack are added to them.

    Raises:
        FormatError: for an answer with too many rows; the tables then stay as they were.
    """
    for run in draft.runs:
        if run is not None and not tables.has_room(draft.language, *run, most=len(SIGNS)):
            raise FormatError(f"an answer has more than {len(SIGNS)} clues in this corpus")
    choices = (
        "-" if run is None else SIGNS[tables.clue(draft.language, *run)] for run in draft.runs
    )
    words = (
        head + _pair(tables.clue(draft.language, answer, row)) for head, answer, row in draft.words
    )
    phrase = "" if draft.phrase is None else f"{tables.phrase(draft.phrase)}:{draft.places}"
    return "\t".join(
        (
            str(tables.frame(draft.frame)),
            draft.grid,
            draft.bars,
            "".join(choices),
            draft.arrows,
            "".join(words),
            phrase,
        )
    )


def decode(record: str, tables: Tables, *, seed: int | None = None) -> Puzzle:
    """The puzzle of a record, equal to the one that was encoded when `seed` is its seed.

    Raises:
        FormatError: for a line that is no record, or does not go with these tables.
    """
    try:
        return _decoded(record, tables, seed)
    except FormatError:
        raise
    except (CrosswrightError, ValueError, IndexError, KeyError) as error:
        raise FormatError(f"a record is spoiled: {error}") from None


def _decoded(record: str, tables: Tables, seed: int | None) -> Puzzle:
    frame, signs, bars, choices, arrows, words, phrase = record.split("\t")
    facts = tables.frame_at(int(frame))
    tongue = language(facts["language"])
    size = Size(*facts["size"])
    grid = _grid(signs, bars, size, tongue)
    placements = tuple(_read_words(words, grid, tables, tongue))
    recipe = facts["recipe"] | ({} if seed is None else {"seed": seed})
    return Puzzle(
        kind=facts["kind"],
        preset=facts["preset"],
        metadata=Metadata(language=tongue.tag, title=facts["title"], notes=facts["notes"]),
        grid=grid,
        entries=tuple(_read_entries(grid, choices, arrows, tables, tongue)),
        placements=placements,
        hidden_phrase=_read_phrase(phrase, grid, placements, tables, tongue),
        recipe=Facts(recipe),
    )


def _seed(puzzle: Puzzle) -> int | None:
    seed = puzzle.recipe.get("seed")
    return seed if isinstance(seed, int) else None


def _frame(puzzle: Puzzle) -> str:
    frame = {
        "kind": puzzle.kind,
        "preset": puzzle.preset,
        "language": puzzle.language,
        "size": list(puzzle.grid.size),
        "title": puzzle.title,
        "notes": puzzle.metadata.notes,
        "recipe": {name: x for name, x in puzzle.recipe.items() if name != "seed"},
    }
    return json.dumps(frame, ensure_ascii=False, sort_keys=True)


def _sign(cell: Cell, tongue: Language) -> str:
    match cell:
        case LetterCell(letter=str(letter)):
            return SIGNS[tongue.glyphs((letter,))[0]]
        case BlockCell():
            return _BLOCK
        case ClueCell():
            return _CLUE
        case LetterCell():
            raise FormatError("a record needs every letter of its puzzle")
        case _:
            return _VOID


def _bars(grid: Grid) -> str:
    if not grid.bars:
        return ""
    return "".join(
        str(
            (Bar(square, Direction.ACROSS) in grid.bars)
            + 2 * (Bar(square, Direction.DOWN) in grid.bars)
        )
        for square in grid.squares()
    )


def _grid(signs: str, bars: str, size: Size, tongue: Language) -> Grid:
    if len(signs) != size.area:
        raise FormatError(f"a record has {len(signs)} squares where {size} has {size.area}")
    cells = [
        _CELLS.get(sign) or LetterCell(letter=tongue.alphabet[SIGNS.index(sign)]) for sign in signs
    ]
    rows = (tuple(cells[row * size.cols : (row + 1) * size.cols]) for row in range(size.rows))
    found = zip(size.squares(), map(int, bars), strict=bool(bars)) if bars else ()
    return Grid(
        cells=tuple(rows),
        bars=frozenset(
            Bar(square, way)
            for square, bits in found
            for bit, way in ((1, Direction.ACROSS), (2, Direction.DOWN))
            if bits & bit
        ),
    )


def _glyphs(cells: tuple[str, ...], tongue: Language) -> str:
    return "".join(SIGNS[glyph] for glyph in tongue.glyphs(cells))


def _runs(puzzle: Puzzle, tongue: Language) -> tuple[tuple[tuple[str, ClueRow] | None, ...], str]:
    known = {entry.slot: entry for entry in puzzle.entries}
    runs: list[tuple[str, ClueRow] | None] = []
    arrows, has_arrows = "", puzzle.has_clue_cells
    for slot in slots_of(puzzle.grid) if known else ():
        entry = known.get(slot)
        arrow = None if entry is None else entry.arrow
        runs.append(
            None
            if entry is None
            else (_glyphs(entry.answer, tongue), row_of(entry.phrase, entry.clue, own=entry.own))
        )
        if has_arrows:
            arrows += "0" if arrow is None else str(_PATHS.index(arrow.path))
    return tuple(runs), arrows


def _read_entries(
    grid: Grid, choices: str, arrows: str, tables: Tables, tongue: Language
) -> Iterator[Entry]:
    slots = slots_of(grid) if choices else ()
    listed = [
        (slot, SIGNS.index(choice), arrow)
        for slot, choice, arrow in zip(slots, choices, arrows or choices, strict=True)
        if choice != "-"
    ]
    numbers = {} if arrows else number_slots(slot for slot, _, _ in listed)
    for slot, place, arrow in listed:
        answer = tuple(grid.letter(square) or "" for square in slot.squares)
        written, clue, own = tables.clue_at(tongue.tag, _glyphs(answer, tongue), place)
        yield Entry(
            slot=slot,
            answer=answer,
            phrase=written,
            clue=clue,
            number=numbers.get(slot.start),
            arrow=_arrow(slot, _PATHS[int(arrow)]) if arrows else None,
            own=own,
        )


def _arrow(slot: Slot, path: ArrowPath) -> Arrow:
    rows, cols = _CLUE_BEFORE[path]
    return Arrow(clue_square=Square(slot.start.row + rows, slot.start.col + cols), path=path)


def _pair(number: int) -> str:
    return SIGNS[number // 64] + SIGNS[number % 64]


def _number(pair: str) -> int:
    return 64 * SIGNS.index(pair[0]) + SIGNS.index(pair[1])


def _square(number: int, size: Size) -> Square:
    return Square(*divmod(number, size.cols))


def _word(puzzle: Puzzle, placed: Placement, tongue: Language) -> tuple[str, str, ClueRow]:
    start, cols = placed.squares[0], puzzle.grid.size.cols
    way = next(x for x in _WAYS if start.step(x) == placed.squares[1])
    head = f"{_pair(start.row * cols + start.col)}{_WAYS.index(way)}{SIGNS[len(placed.word)]}"
    return head, _glyphs(placed.word, tongue), row_of(placed.phrase, None, own=placed.own)


def _read_words(words: str, grid: Grid, tables: Tables, tongue: Language) -> Iterator[Placement]:
    for at in range(0, len(words), 6):
        start = _square(_number(words[at : at + 2]), grid.size)
        way = _WAYS[int(words[at + 2])]
        squares = tuple(start.step(way, step) for step in range(SIGNS.index(words[at + 3])))
        word = tuple(grid.letter(square) or "" for square in squares)
        place = _number(words[at + 4 : at + 6])
        written, _, own = tables.clue_at(tongue.tag, _glyphs(word, tongue), place)
        yield Placement(word=word, phrase=written, squares=squares, own=own)


def _phrase(puzzle: Puzzle) -> tuple[PhraseRow | None, str]:
    phrase = puzzle.hidden_phrase
    if phrase is None:
        return None, ""
    row = (phrase.text, phrase.setup, phrase.mode.value)
    if phrase.mode is PhraseMode.LEFTOVER:
        return row, ""
    homes = _homes(puzzle.grid)
    pairs = zip(phrase.letters, phrase.squares, strict=True)
    return row, "".join(_far(homes[letter].index(square)) for letter, square in pairs)


_MORE = 62
"""So many squares further on; `SIGNS` has this sign, a plus, at that place."""


def _far(number: int) -> str:
    more, rest = divmod(number, _MORE)
    return SIGNS[_MORE] * more + SIGNS[rest]


def _homes(grid: Grid) -> dict[str, list[Square]]:
    """The squares of each letter, in reading order."""
    homes: dict[str, list[Square]] = {}
    for square in grid.squares():
        letter = grid.letter(square)
        if letter is not None:
            homes.setdefault(letter, []).append(square)
    return homes


def _meant(places: str, text: str, grid: Grid, tongue: Language) -> Iterator[Square]:
    """The squares that spell a phrase."""
    homes, letters = _homes(grid), tongue.cells(text)
    at = spelled = 0
    for sign in places:
        at += SIGNS.index(sign)
        if sign != SIGNS[_MORE]:
            yield homes[letters[spelled]][at]
            at, spelled = 0, spelled + 1


def _read_phrase(
    field: str,
    grid: Grid,
    placements: tuple[Placement, ...],
    tables: Tables,
    tongue: Language,
) -> HiddenPhrase | None:
    if not field:
        return None
    number, _, places = field.partition(":")
    text, setup, mode = tables.phrase_at(int(number))
    if mode == PhraseMode.LEFTOVER.value:
        covered = {square for placed in placements for square in placed.squares}
        squares = tuple(x for x in grid.squares() if grid.is_open(x) and x not in covered)
    else:
        squares = tuple(_meant(places, text, grid, tongue))
    return HiddenPhrase(
        text=text,
        letters=tuple(grid.letter(square) or "" for square in squares),
        squares=squares,
        mode=PhraseMode(mode),
        setup=setup,
    )
