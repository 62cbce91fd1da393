"""Typeset: one document set by Typst, from a job that is all plain values.

What people wrote travels as JSON inside the job and is never part of a template's source. A process
that sets many documents lets a worker do it (see `worker.py`): Typst keeps what it computed.
"""

import hashlib
import json
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from crosswright.errors import OutputError, UsageError
from crosswright.model import Picture
from crosswright.render.shapes import Circle, Image, Rect, Scene, Shape, Text, TextBox
from crosswright.render.shapes import Path as Lines
from crosswright.render.style import Style

if TYPE_CHECKING:
    import typst

Json = str | int | float | bool | None | Sequence["Json"] | Mapping[str, "Json"]

FONT = "Libertinus Serif"
"""Bundled with Typst: Latin and Cyrillic look the same on every machine."""

_CREATED = 0
"""A fixed moment, in seconds from 1970: the same page gives the same bytes on any day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """One document to set: a template, its data as JSON text, and the output.

    Output "plan" is no document but what `plan.typ` decides, as JSON. `files` are pictures the data
    names, with their names. `font_folder` is looked in before the fonts that come with Typst. With `standard` "ua-1" Typst refuses what a screen reader could not
    read, a sign that the fonts lack among it.
    """

    template: Literal[
        "page.typ", "lone_picture.typ", "plan.typ", "signs.typ", "letter_shape.typ", "drawing.typ"
    ]
    data: str
    output: Literal["pdf", "png", "plan"]
    ppi: int = 300
    standard: Literal["ua-1"] | None = None
    font_folder: str = ""
    files: tuple[tuple[str, bytes], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """What came of a job: one PDF or one PNG a page, and the number of pages of `page.typ`."""

    documents: tuple[bytes, ...]
    pages: int


class TypstRefusal(OutputError):
    """Typst gave up on a document; `message` is what it said."""

    @property
    def message(self) -> str:
        """Typst's own words."""
        return str(self.args[0])

    def __str__(self) -> str:
        return f"typst could not set the page: {self.message}"


_ENDINGS = {"image/png": "png", "image/jpeg": "jpg", "image/svg+xml": "svg"}


def file_name(picture: Picture) -> str:
    """What a job calls the file of a picture; the same picture is one file."""
    ending = _ENDINGS[picture.media_type]
    return f"{hashlib.sha256(picture.data).hexdigest()[:32]}.{ending}"


def job_data(data: Json) -> str:
    """The data of a job as JSON text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def typeset_here(job: Job) -> Made:
    """The finished document, set in this process.

    Raises:
        OutputError: where Typst gives up; its first words say why.
        UsageError: for a folder of fonts that cannot be read.
    """
    # Typst takes a tenth of a second to load; a command that draws nothing should not pay for it.
    import typst

    with _folder(job) as folder:
        try:
            compiler = typst.Compiler(
                input=Path(folder, job.template),
                root=folder,
                font_paths=fonts(job.font_folder),
                ignore_system_fonts=True,
                sys_inputs={"data": job.data},
            )
            if job.output == "plan":
                plan = compiler.query("<plan>", field="value")
                return Made(documents=(plan.encode(),), pages=0)
            made = compiler.compile(
                format=job.output,
                ppi=job.ppi,
                timestamp=_CREATED,
                pdf_standards=job.standard,
            )
            pages = 1
            if job.template == "page.typ":
                pages = int(json.loads(compiler.query("<pages>", field="value", one=True)))
        except typst.TypstError as error:
            raise TypstRefusal(error.message) from error
    if made is None:
        raise OutputError("typst made no output")
    return Made(documents=(made,) if isinstance(made, bytes) else tuple(made), pages=pages)


@contextmanager
def _folder(job: Job) -> Iterator[Path]:
    """A folder of the templates, and of the pictures if the job has any."""
    with resources.as_file(resources.files(__package__) / "templates") as templates:
        if not job.files:
            yield templates
            return
        with tempfile.TemporaryDirectory(prefix="crosswright-") as name:
            for template in templates.glob("*.typ"):
                Path(name, template.name).write_bytes(template.read_bytes())
            for file, content in job.files:
                Path(name, file).write_bytes(content)
            yield Path(name)


@lru_cache(maxsize=4)
def fonts(folder: str) -> "typst.Fonts":
    """The typefaces that come with Typst, and those in a folder if one is named.

    Raises:
        UsageError: for a folder that is none.
    """
    import typst

    if folder and not Path(folder).is_dir():
        raise UsageError(f"there is no folder of fonts {folder!r}; give one with font files in it")
    return typst.Fonts(
        include_system_fonts=False,
        include_embedded_fonts=True,
        font_paths=[folder] if folder else [],
    )


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
                "ends": "butt" if paint.dash else "round" if paint.round_ends else "square",
                "dash": paint.dash,
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
        case Image():
            return {
                "is": "image",
                "at": shape.corner,
                "width": shape.width,
                "height": shape.height,
                "file": file_name(shape.picture),
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
