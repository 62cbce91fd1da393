"""SVG: a scene as one picture whose text can be selected; the same scene gives the same bytes."""

from xml.sax.saxutils import escape, quoteattr

from crosswright.render.fit import LINE_PITCH, fitted
from crosswright.render.shapes import (
    Anchor,
    Circle,
    Image,
    Path,
    Point,
    Rect,
    Scene,
    Shape,
    Text,
    TextBox,
)
from crosswright.render.style import STANDARD, Role, Style

UNIT = 36
"""User units a cell: type sizes below one unit are set badly by some browsers."""

ASCENT = 0.8
"""From the top of a line of type to its baseline, in type sizes."""


def svg_of(scene: Scene, *, title: str, description: str, style: Style = STANDARD) -> str:
    """The scene as an SVG document; `title` and `description` are what a screen reader says."""
    bleed = style.frame_width
    width, height = (_n(side + 2 * bleed) for side in (scene.width, scene.height))
    box = f"{_n(-bleed)} {_n(-bleed)} {width} {height}"
    size = f'viewBox="{box}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="serif">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(description)}</desc>",
    ]
    for role, shapes in scene.layers():
        parts.append(f'<g class="{role.value}"{_painted(role, style)}>')
        parts += [_element(shape) for shape in shapes]
        parts.append("</g>")
    return "\n".join((*parts, "</svg>", ""))


def _n(cells: float) -> str:
    """A length in user units, as short as it can be written."""
    return f"{cells * UNIT:.2f}".rstrip("0").rstrip(".")


def _painted(role: Role, style: Style) -> str:
    paint = style.paint(role)
    out = f" fill={quoteattr(paint.fill or 'none')}"
    if paint.stroke is not None:
        ends = "butt" if paint.dash else "round" if paint.round_ends else "square"
        out += f" stroke={quoteattr(paint.stroke)}"
        out += f' stroke-width="{_n(paint.width)}" stroke-linecap="{ends}"'
        if paint.dash is not None:
            out += f' stroke-dasharray="{" ".join(map(_n, paint.dash))}"'
    return out


def _element(shape: Shape) -> str:
    match shape:
        case Rect(corner=corner, width=width, height=height):
            return f'<rect {_at(corner)} width="{_n(width)}" height="{_n(height)}"/>'
        case Path(points=points, closed=closed):
            steps = " L".join(f"{_n(point.x)} {_n(point.y)}" for point in points)
            return f'<path d="M{steps}{" Z" if closed else ""}"/>'
        case Circle(centre=centre, radius=radius):
            return f'<circle cx="{_n(centre.x)}" cy="{_n(centre.y)}" r="{_n(radius)}"/>'
        case Text():
            return _text(shape)
        case TextBox():
            return _text_box(shape)
        case Image(corner=corner, width=width, height=height, picture=picture):
            address = quoteattr(picture.address)
            return (
                f'<image {_at(corner)} width="{_n(width)}" height="{_n(height)}" href={address}/>'
            )


def _text(shape: Text) -> str:
    anchor = "" if shape.anchor is Anchor.START else f' text-anchor="{shape.anchor.value}"'
    weight = ' font-weight="bold"' if shape.bold else ""
    return (
        f'<text {_at(shape.at)} font-size="{_n(shape.size)}"{anchor}{weight}>'
        f"{escape(shape.text)}</text>"
    )


def _text_box(shape: TextBox) -> str:
    lines, size = fitted(shape.text, width=shape.width, height=shape.height, size=shape.size)
    spare = shape.height - len(lines) * LINE_PITCH * size
    middle = shape.corner.x + shape.width / 2
    first = shape.corner.y + spare / 2 + ASCENT * size
    spans = "".join(
        f"<tspan {_at(Point(middle, first + number * LINE_PITCH * size))}>{escape(line)}</tspan>"
        for number, line in enumerate(lines)
    )
    return f'<text font-size="{_n(size)}" text-anchor="middle">{spans}</text>'


def _at(point: Point) -> str:
    return f'x="{_n(point.x)}" y="{_n(point.y)}"'
