"""Pictures of puzzles: one scene a puzzle, drawn as SVG, PDF, PNG or plain text.

Data flows one way: `scene_of` turns facts of the puzzle into shapes, `wording` says what stands
beside the grid, and an output draws both. To add an output, write its file and list it in the
table; it reads the scene, never the puzzle's kind.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Unpack

from crosswright.errors import UsageError
from crosswright.model import Puzzle
from crosswright.render.booklet import KEYS_A_PAGE, BookletOptions, booklet
from crosswright.render.drawing import svg_png
from crosswright.render.given import with_given
from crosswright.render.letter_shape import letter_shape
from crosswright.render.lettering import in_lower_case
from crosswright.render.options import Choices, Extent, Pages, RenderOptions, options_of
from crosswright.render.pdf import pdf
from crosswright.render.player import PlayerFacts, page, page_policy, player_facts
from crosswright.render.png import png
from crosswright.render.scene import scene_of
from crosswright.render.sheet import Layout, Paper
from crosswright.render.style import STANDARD
from crosswright.render.svg import svg_of
from crosswright.render.text import terminal_text, text
from crosswright.render.trace import trace_svg
from crosswright.render.wording import (
    Enumerations,
    WordOrder,
    describe_grid,
    document_title,
)

__all__ = [
    "KEYS_A_PAGE",
    "RENDERERS",
    "BookletOptions",
    "Choices",
    "Enumerations",
    "Extent",
    "Layout",
    "Pages",
    "Paper",
    "PlayerFacts",
    "RenderOptions",
    "Renderer",
    "WordOrder",
    "as_shown",
    "booklet",
    "letter_shape",
    "options_of",
    "page_policy",
    "player_facts",
    "render",
    "svg",
    "svg_png",
    "terminal_text",
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
    scene = scene_of(puzzle, key=key, style=options.style, picture=options.picture)
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
        Renderer(name="html", extension=".html", draw=page),
    )
}


def render(puzzle: Puzzle, output: str, **choices: Unpack[Choices]) -> bytes:
    """Draw a puzzle; nothing is written to disk.

    `output` is a name in `RENDERERS`; the choices are those of `options_of`.

    Raises:
        UsageError: for a value that is not known, or a picture that takes more pages than its
            output holds.
        OutputError: where the page cannot be set, or the fonts lack a letter of it.
    """
    options = options_of(**choices)
    renderer = RENDERERS.get(output)
    if renderer is None:
        raise UsageError(f"unknown output {output!r}; known are {', '.join(RENDERERS)}")
    return renderer.draw(as_shown(puzzle, options), options)


def as_shown(puzzle: Puzzle, options: RenderOptions) -> Puzzle:
    """The puzzle with the letters the options give, in the case they ask for.

    Raises:
        UsageError: for letters that cannot be given.
    """
    shown = with_given(puzzle, options.given)
    return in_lower_case(shown) if options.lower_case else shown


def svg(puzzle: Puzzle, *, key: bool = False) -> str:
    """The grid as SVG text, for notebooks and web pages."""
    return svg_of(
        scene_of(puzzle, key=key),
        title=document_title(puzzle),
        description=describe_grid(puzzle, key=key),
        style=STANDARD,
    )
