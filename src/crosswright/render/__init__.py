"""Pictures of puzzles: one scene a puzzle, drawn as SVG, PDF, PNG or plain text.

Data flows one way: `scene_of` turns facts of the puzzle into shapes, `wording` says what stands
beside the grid, and an output draws both. To add an output, write its file and list it in the
table; it reads the scene, never the puzzle's kind.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from crosswright.errors import UsageError
from crosswright.model import Puzzle
from crosswright.render.letter_shape import letter_shape
from crosswright.render.lettering import in_lower_case
from crosswright.render.options import Extent, Pages, Paper, RenderOptions
from crosswright.render.pdf import pdf
from crosswright.render.png import png
from crosswright.render.scene import scene_of
from crosswright.render.style import STANDARD
from crosswright.render.svg import svg_of
from crosswright.render.text import text
from crosswright.render.trace import trace_svg
from crosswright.render.wording import Enumerations, describe_grid, document_title

__all__ = [
    "RENDERERS",
    "Enumerations",
    "Extent",
    "Pages",
    "Paper",
    "RenderOptions",
    "Renderer",
    "in_lower_case",
    "letter_shape",
    "render",
    "svg",
    "trace_svg",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Renderer:
    """One output: its name, the ending of its files, and what draws it."""

    name: str
    extension: str
    draw: Callable[[Puzzle, RenderOptions], bytes]


def _svg(puzzle: Puzzle, options: RenderOptions) -> bytes:
    key = options.only_copy("svg")
    scene = scene_of(puzzle, key=key, style=options.style)
    return svg_of(
        scene,
        title=document_title(puzzle),
        description=describe_grid(puzzle, key=key),
        style=options.style,
    ).encode()


RENDERERS: dict[str, Renderer] = {
    renderer.name: renderer
    for renderer in (
        Renderer(name="pdf", extension=".pdf", draw=pdf),
        Renderer(name="svg", extension=".svg", draw=_svg),
        Renderer(name="png", extension=".png", draw=png),
        Renderer(name="txt", extension=".txt", draw=text),
    )
}


def render(
    puzzle: Puzzle,
    output: str,
    *,
    key: bool = False,
    paper: str = "a4",
    pages: str | None = None,
    enumerations: str = "auto",
    extent: str = "grid",
    ppi: int = 300,
    ink_saving: bool = False,
    word_bank: bool = False,
) -> bytes:
    """Draw a puzzle; nothing is written to disk.

    `output` is a name in `RENDERERS`. `pages` is "blank", "key" or "both", and overrules `key`.
    `paper` is "a4" or "letter"; `enumerations` is "auto", "always" or "never"; `extent` says
    whether a PNG of `ppi` pixels an inch shows the "grid" or the "page"; `ink_saving` draws blocks
    grey; `word_bank` lists the answers beside the clues.

    Raises:
        UsageError: for a value that is none of these, or a picture that takes more pages than
            its output holds.
        OutputError: where the page cannot be set.
    """
    options = RenderOptions(
        pages=_member(Pages, pages or ("key" if key else "blank"), "pages"),
        paper=_member(Paper, paper, "paper"),
        enumerations=_member(Enumerations, enumerations, "enumerations"),
        extent=_member(Extent, extent, "extent"),
        ppi=ppi,
        ink_saving=ink_saving,
        word_bank=word_bank,
    )
    renderer = RENDERERS.get(output)
    if renderer is None:
        raise UsageError(f"unknown output {output!r}; known are {', '.join(RENDERERS)}")
    return renderer.draw(puzzle, options)


def svg(puzzle: Puzzle, *, key: bool = False) -> str:
    """The grid as SVG text, for notebooks and web pages."""
    return svg_of(
        scene_of(puzzle, key=key),
        title=document_title(puzzle),
        description=describe_grid(puzzle, key=key),
        style=STANDARD,
    )


Member = TypeVar("Member", bound=Enum)


def _member(choices: type[Member], value: str, name: str) -> Member:
    try:
        return choices(value)
    except ValueError:
        known = ", ".join(str(choice.value) for choice in choices)
        raise UsageError(f"unknown {name} {value!r}; known are {known}") from None
