"""Shapes: what a picture is made of, in cell units from the top left, with no backend in sight."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from crosswright.model import Picture, Square
from crosswright.render.style import Role


class Point(NamedTuple):
    """A place in the picture: cells to the right and cells down."""

    x: float
    y: float


def middle(square: Square) -> Point:
    """The middle of a square of the grid."""
    return Point(square.col + 0.5, square.row + 0.5)


class Anchor(Enum):
    """Which point of a text its position names."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rect:
    """An upright rectangle; `corner` is its top left."""

    role: Role
    corner: Point
    width: float = 1.0
    height: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Path:
    """Straight lines from point to point; a closed one ends where it began."""

    role: Role
    points: tuple[Point, ...]
    closed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Circle:
    """A circle round its centre."""

    role: Role
    centre: Point
    radius: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """One line of text; `at` lies on its baseline, `size` is the type size in cells."""

    role: Role
    at: Point
    text: str
    size: float
    anchor: Anchor = Anchor.START
    bold: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TextBox:
    """Text set in lines, in the largest type up to `size` cells that fits the box."""

    role: Role
    corner: Point
    width: float
    height: float
    text: str
    size: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Image:
    """A picture as large as its box allows, in the middle of it; `corner` is the box's top left."""

    role: Role
    corner: Point
    width: float
    height: float
    picture: Picture


Shape = Rect | Path | Circle | Text | TextBox | Image


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A picture of `width` by `height` cells; frame lines reach out by half their width."""

    width: float
    height: float
    shapes: tuple[Shape, ...]

    def layer(self, role: Role) -> tuple[Shape, ...]:
        """The shapes of one role, in the order they were laid."""
        return tuple(shape for shape in self.shapes if shape.role is role)

    def layers(self) -> tuple[tuple[Role, tuple[Shape, ...]], ...]:
        """The shapes by role, lowest first; roles without a shape are left out."""
        return tuple((role, shapes) for role in Role if (shapes := self.layer(role)))
