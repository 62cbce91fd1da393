"""The grid has one of the symmetries the preset asks for."""

from collections.abc import Callable, Iterator

from crosswright.audit.case import Case
from crosswright.audit.finding import Finding, Severity
from crosswright.audit.rule import Rule
from crosswright.model import Bar, Direction, Grid, Size, Square, Symmetry


def _half_turn(square: Square, size: Size) -> Square:
    return Square(size.rows - 1 - square.row, size.cols - 1 - square.col)


def _quarter_turn(square: Square, size: Size) -> Square:
    if size.rows != size.cols:
        return _half_turn(square, size)
    return Square(square.col, size.rows - 1 - square.row)


# One move a symmetry: a grid that looks the same after it looks the same after its repetitions.
_MOVES: dict[Symmetry, Callable[[Square, Size], Square]] = {
    Symmetry.NONE: lambda square, size: square,
    Symmetry.ROTATION_180: _half_turn,
    Symmetry.ROTATION_90: _quarter_turn,
    Symmetry.MIRROR_LEFT_RIGHT: lambda square, size: Square(square.row, size.cols - 1 - square.col),
    Symmetry.MIRROR_TOP_BOTTOM: lambda square, size: Square(size.rows - 1 - square.row, square.col),
}


def _check(case: Case) -> Iterator[Finding]:
    asked = case.profile.symmetries
    if not asked:
        return
    breaks = {symmetry: _breaks(case.puzzle.grid, symmetry) for symmetry in asked}
    nearest = min(asked, key=lambda symmetry: len(breaks[symmetry]))
    if breaks[nearest]:
        wanted = " or ".join(repr(symmetry.value) for symmetry in asked)
        squares = breaks[nearest]
        yield RULE.finding(
            f"the grid lacks the symmetry {wanted}; {len(squares)} squares differ from their image "
            f"under {nearest.value!r}, the first at {tuple(min(squares))}",
            squares=squares,
        )


def _breaks(grid: Grid, symmetry: Symmetry) -> set[Square]:
    """The squares whose image holds another sort of cell, and those beside a bar without image."""
    move, size = _MOVES[symmetry], grid.size
    broken = {x for x in grid.squares() if type(grid[x]) is not type(grid[move(x, size)])}
    edges = {_edge(bar) for bar in grid.bars}
    for edge in edges:
        if frozenset(move(square, size) for square in edge) not in edges:
            broken |= edge
    return broken


def _edge(bar: Bar) -> frozenset[Square]:
    """The two squares a bar lies between."""
    row, col = bar.square
    down = bar.direction is Direction.DOWN
    return frozenset({bar.square, Square(row + 1, col) if down else Square(row, col + 1)})


RULE = Rule(
    code="CW108",
    name="grid-symmetry",
    summary="the grid has one of the symmetries the preset asks for",
    severity=Severity.ERROR,
    checks="Blocks, voids, clue cells and bars look the same after a turn or in a mirror, as the "
    "preset asks; one of its symmetries is enough.",
    why="Symmetry is the craft's oldest custom, and solvers see at a glance when it is missing.",
    example="```text\nCAR#\nOWES\nWELL\n#DYE\n```\nTurn the first block into a letter and the half "
    "turn is lost.",
    remedy="Block or open the image of each square that is named, or ask for no symmetry.",
    check=_check,
)
