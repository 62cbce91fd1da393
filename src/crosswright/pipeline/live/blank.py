"""A grid to begin with: empty, or with what the law of a preset or a style closes in it."""

from dataclasses import dataclass, replace

from crosswright.errors import UsageError
from crosswright.kinds import PRESETS, STYLES, preset
from crosswright.languages import LANGUAGES, language
from crosswright.model import (
    BLOCK,
    VOID,
    Cell,
    Desk,
    Facts,
    Found,
    Grid,
    LetterCell,
    Limits,
    Mask,
    Metadata,
    Puzzle,
    Size,
    Square,
    Symmetry,
    parse_mask,
)
from crosswright.pipeline.arrowword import ArrowWish, new_arrowword
from crosswright.pipeline.board import CLOSED, OPEN, board_of, puzzle_of
from crosswright.pipeline.construct import new_mask

SMALLEST, LARGEST = 2, 40
"""Rows and columns of a grid that is edited by hand."""

SECONDS = 15.0
"""What making a mask may take."""

CRISSCROSS = "crisscross"
"""The law of a grid whose words are laid one after the other; it has no other name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlankWish:
    """A grid to begin with; without `made` it is empty.

    `preset` is a crossword's, the style of an arrowword, or "crisscross"; `symmetry` is what blocks
    will be set by, None the preset's own.
    """

    language: str
    size: Size
    preset: str = "american"
    symmetry: Symmetry | None = None
    made: bool = False
    title: str = ""
    seed: int = 0


def grid_languages() -> dict[str, str]:
    """The languages by their tags, each by its own name."""
    return {tag: tongue.own_name for tag, tongue in LANGUAGES.items()}


def grid_laws() -> dict[str, dict[str, str]]:
    """The laws a grid can be begun by, of each kind by their names, with the usual size if any."""
    return {
        "crossword": {x.name: str(x.standard_size) for x in PRESETS.values()},
        "arrowword": dict.fromkeys(STYLES, ""),
        CRISSCROSS: {CRISSCROSS: ""},
    }


def laws_of(kind: str) -> tuple[str, ...]:
    """The presets or styles that a board of a kind can be held to."""
    tables = {"crossword": tuple(PRESETS), "arrowword": tuple(STYLES)}
    return tables.get(kind, ())


def blank_puzzle(wish: BlankWish) -> Puzzle:
    """The puzzle to begin with.

    Raises:
        UsageError: for a size or symmetry that cannot be, or a mask that was not found.
    """
    language(wish.language)
    if not all(SMALLEST <= side <= LARGEST for side in wish.size):
        raise UsageError(
            f"a grid of {wish.size} is not possible here; {SMALLEST}x{SMALLEST} to "
            f"{LARGEST}x{LARGEST} is"
        )
    if wish.preset == CRISSCROSS:
        made = _ground(wish)
    else:
        made = _arrowword(wish) if wish.preset in STYLES else _crossword(wish)
    # Once through the board, so that entries and numbers are as an editor makes them.
    return puzzle_of(board_of(made))


def _crossword(wish: BlankWish) -> Puzzle:
    law = preset(wish.preset)
    mask = Mask(size=wish.size)
    if wish.made:
        outcome = new_mask(
            preset_name=wish.preset,
            size=wish.size,
            symmetry=wish.symmetry,
            seed=wish.seed,
            limits=Limits(seconds=SECONDS),
        )
        if not isinstance(outcome, Found):
            raise UsageError(f"no mask was found: {outcome.reason}")
        mask = parse_mask(outcome.result.text)
    return Puzzle(
        kind="crossword",
        preset=wish.preset,
        metadata=_about(wish),
        grid=_grid(mask),
        desk=Desk(symmetry=wish.symmetry or law.symmetry),
    )


def _arrowword(wish: BlankWish) -> Puzzle:
    """An arrowword without words; one that is made has the clue cells and arrows of a whole one."""
    desk = Desk(symmetry=wish.symmetry or Symmetry.NONE)
    if not wish.made:
        grid = _grid(Mask(size=wish.size))
        return Puzzle(
            kind="arrowword", preset=wish.preset, metadata=_about(wish), grid=grid, desk=desk
        )
    order = ArrowWish(metadata=_about(wish), style=wish.preset, size=wish.size)
    outcome = new_arrowword(order, seed=wish.seed, limits=Limits(seconds=SECONDS))
    if not isinstance(outcome, Found):
        raise UsageError(f"no clue cells were found: {outcome.reason}")
    board = board_of(outcome.result)
    cells = tuple(tuple(x if x in CLOSED else OPEN for x in row) for row in board.cells)
    marks = tuple(tuple(frozenset[str]() for _ in row) for row in board.cells)
    bare = replace(board, cells=cells, marks=marks, clues=Facts(), notes="")
    return replace(puzzle_of(bare), desk=desk)


def _ground(wish: BlankWish) -> Puzzle:
    """The ground that the words of a criss-cross will lie on: squares outside the puzzle."""
    if wish.made:
        raise UsageError("a criss-cross begins empty; its words are laid in the editor")
    ground = ((VOID,) * wish.size.cols,) * wish.size.rows
    return Puzzle(
        kind=CRISSCROSS,
        metadata=_about(wish),
        grid=Grid(cells=ground),
        desk=Desk(symmetry=Symmetry.NONE),
    )


def _about(wish: BlankWish) -> Metadata:
    return Metadata(language=wish.language, title=wish.title)


def _grid(mask: Mask) -> Grid:
    def cell(square: Square) -> Cell:
        if square in mask.blocks:
            return BLOCK
        return VOID if square in mask.voids else LetterCell(letter=None)

    rows, cols = mask.size
    return Grid(
        cells=tuple(tuple(cell(Square(r, c)) for c in range(cols)) for r in range(rows)),
        bars=mask.bars,
    )
