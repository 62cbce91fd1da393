"""A grid to begin with: empty, or with a mask made by the law of a preset."""

from dataclasses import dataclass

from crosswright.errors import UsageError
from crosswright.kinds import PRESETS, STYLES, preset
from crosswright.languages import LANGUAGES, language
from crosswright.model import (
    BLOCK,
    VOID,
    Cell,
    Desk,
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
from crosswright.pipeline.board import board_of, puzzle_of
from crosswright.pipeline.construct import new_mask

SMALLEST, LARGEST = 2, 40
"""Rows and columns of a grid that is edited by hand."""

SECONDS = 15.0
"""What making a mask may take."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlankWish:
    """A grid to begin with; without `made` it is empty.

    `symmetry` is what blocks will be set by; None is the preset's own.
    """

    language: str
    size: Size
    preset: str = "american"
    symmetry: Symmetry | None = None
    made: bool = False
    title: str = ""
    seed: int = 0


def languages_and_presets() -> tuple[dict[str, str], dict[str, tuple[str, Size]]]:
    """The languages by their tags, and of each preset its summary and usual size."""
    tongues = {tag: tongue.own_name for tag, tongue in LANGUAGES.items()}
    return tongues, {x.name: (x.summary, x.standard_size) for x in PRESETS.values()}


def laws_of(kind: str) -> tuple[str, ...]:
    """The presets or styles that a board of a kind can be held to."""
    tables = {"crossword": tuple(PRESETS), "arrowword": tuple(STYLES)}
    return tables.get(kind, ())


def blank_puzzle(wish: BlankWish) -> Puzzle:
    """The puzzle to begin with.

    Raises:
        UsageError: for a size or symmetry that cannot be, or a mask that was not found.
    """
    law = preset(wish.preset)
    language(wish.language)
    if not all(SMALLEST <= side <= LARGEST for side in wish.size):
        raise UsageError(
            f"a grid of {wish.size} is not possible here; {SMALLEST}x{SMALLEST} to "
            f"{LARGEST}x{LARGEST} is"
        )
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
    puzzle = Puzzle(
        kind="crossword",
        preset=wish.preset,
        metadata=Metadata(language=wish.language, title=wish.title),
        grid=_grid(mask),
        desk=Desk(symmetry=wish.symmetry or law.symmetry),
    )
    # Once through the board, so that entries and numbers are as an editor makes them.
    return puzzle_of(board_of(puzzle))


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
