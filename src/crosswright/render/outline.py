"""Outlines: the thin lines between cells, the frame that follows a shape, and the bars."""

from collections.abc import Callable, Iterable

from crosswright.model import Direction, Grid, Square, VoidCell
from crosswright.render.shapes import Path, Point
from crosswright.render.style import Role

Edge = tuple[int, int]
"""The line a unit edge lies on, and where on that line it starts, both in cells."""


def grid_lines(grid: Grid) -> tuple[Path, ...]:
    """The lines between two cells of the shape, the longest that can be drawn in one go."""
    return _lines(grid, Role.GRID, lambda near, far: near and far)


def frame(grid: Grid) -> tuple[Path, ...]:
    """The lines between the shape and what lies outside it."""
    return _lines(grid, Role.FRAME, lambda near, far: near != far)


def bars(grid: Grid) -> tuple[Path, ...]:
    """The bars, neighbours joined."""
    upright = ((b.square.col + 1, b.square.row) for b in grid.bars if _ends_across(b.direction))
    level = ((b.square.row + 1, b.square.col) for b in grid.bars if not _ends_across(b.direction))
    return (*_upright(Role.BAR, upright), *_level(Role.BAR, level))


def _ends_across(direction: Direction) -> bool:
    return direction is Direction.ACROSS


def _lines(grid: Grid, role: Role, wanted: Callable[[bool, bool], bool]) -> tuple[Path, ...]:
    rows, cols = grid.size

    def inside(row: int, col: int) -> bool:
        square = Square(row, col)
        return grid.size.has(square) and not isinstance(grid[square], VoidCell)

    upright = (
        (col, row)
        for col in range(cols + 1)
        for row in range(rows)
        if wanted(inside(row, col - 1), inside(row, col))
    )
    level = (
        (row, col)
        for row in range(rows + 1)
        for col in range(cols)
        if wanted(inside(row - 1, col), inside(row, col))
    )
    return (*_upright(role, upright), *_level(role, level))


def _upright(role: Role, edges: Iterable[Edge]) -> tuple[Path, ...]:
    return tuple(
        Path(role=role, points=(Point(line, start), Point(line, end)))
        for line, start, end in _joined(edges)
    )


def _level(role: Role, edges: Iterable[Edge]) -> tuple[Path, ...]:
    return tuple(
        Path(role=role, points=(Point(start, line), Point(end, line)))
        for line, start, end in _joined(edges)
    )


def _joined(edges: Iterable[Edge]) -> list[tuple[int, int, int]]:
    """Unit edges as (line, start, end), those that touch on one line made one."""
    out: list[tuple[int, int, int]] = []
    for line, start in sorted(edges):
        if out and out[-1][0] == line and out[-1][2] == start:
            out[-1] = (line, out[-1][1], start + 1)
        else:
            out.append((line, start, start + 1))
    return out
