"""Typeset: the one place that calls Typst.

A job is all strings and numbers and its result all bytes, so it can be sent to another process.
What people wrote travels as JSON inside the job and is never part of a template's source.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Literal

from crosswright.errors import OutputError
from crosswright.render.shapes import Circle, Rect, Scene, Shape, Text, TextBox
from crosswright.render.shapes import Path as Lines
from crosswright.render.style import Style

Json = str | int | float | bool | None | Sequence["Json"] | Mapping[str, "Json"]

FONT = "Libertinus Serif"
"""Bundled with Typst: Latin and Cyrillic look the same on every machine."""

_CREATED = 0
"""A fixed moment, in seconds from 1970: the same page gives the same bytes on any day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """One document to set: a template of this folder, its data as JSON text, and the output.

    With `standard` "ua-1" Typst refuses what a screen reader could not read, a sign that the font
    lacks among it.
    """

    template: Literal["page.typ", "lone_picture.typ", "letter_shape.typ"]
    data: str
    output: Literal["pdf", "png"]
    ppi: int = 300
    standard: Literal["ua-1"] | None = None


def job_data(data: Json) -> str:
    """The data of a job as JSON text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def typeset(job: Job) -> tuple[bytes, ...]:
    """The finished document: one PDF, or one PNG a page.

    Raises:
        OutputError: where Typst gives up; its first words say why.
    """
    # Typst takes a tenth of a second to load; a command that draws nothing should not pay for it.
    import typst

    with resources.as_file(resources.files(__package__)) as folder:
        try:
            made = typst.Compiler(
                input=Path(folder, job.template),
                root=folder,
                ignore_system_fonts=True,
                sys_inputs={"data": job.data},
            ).compile(
                format=job.output,
                ppi=job.ppi,
                timestamp=_CREATED,
                pdf_standards=job.standard,
            )
        except typst.TypstError as error:
            raise OutputError(f"typst could not set the page: {error.message}") from error
    if made is None:
        raise OutputError("typst made no output")
    return (made,) if isinstance(made, bytes) else tuple(made)


def picture_data(scene: Scene, style: Style, *, description: str) -> Json:
    """A scene as the templates read it: layers from the lowest up, each with its paint."""
    layers = []
    for role, shapes in scene.layers():
        paint = style.paint(role)
        layers.append(
            {
                "role": role.value,
                "fill": paint.fill,
                "stroke": paint.stroke,
                "width": paint.width,
                "ends": "round" if paint.round_ends else "square",
                "shapes": [_shape_data(shape) for shape in shapes],
            }
        )
    return {
        "width": scene.width,
        "height": scene.height,
        "bleed": style.frame_width / 2,
        "description": description,
        "layers": layers,
    }


def _shape_data(shape: Shape) -> Json:
    match shape:
        case Rect(corner=corner, width=width, height=height):
            (x, y) = corner
            outline = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
            return {"is": "path", "points": outline, "closed": True}
        case Lines(points=points, closed=closed):
            return {"is": "path", "points": points, "closed": closed}
        case Circle(centre=centre, radius=radius):
            return {"is": "circle", "at": centre, "radius": radius}
        case Text():
            return {
                "is": "text",
                "at": shape.at,
                "text": shape.text,
                "size": shape.size,
                "anchor": shape.anchor.value,
                "weight": "bold" if shape.bold else "regular",
            }
        case TextBox():
            return {
                "is": "text-box",
                "at": shape.corner,
                "width": shape.width,
                "height": shape.height,
                "text": shape.text,
                "size": shape.size,
            }
