"""PNG: the grid alone, or the page, as pixels."""

from crosswright.errors import UsageError
from crosswright.model import Puzzle
from crosswright.render.options import Extent, RenderOptions
from crosswright.render.pdf import page_data
from crosswright.render.scene import scene_of
from crosswright.render.typeset import FONT, Job, job_data, picture_data, typeset
from crosswright.render.wording import describe_grid, document_title, language_code

CELL = 9.0
"""The side of a cell in millimetres, before `ppi` makes it pixels."""


def png(puzzle: Puzzle, options: RenderOptions) -> bytes:
    """One picture.

    Raises:
        UsageError: where what is asked for needs more pages than the one a PNG holds.
    """
    key = options.only_copy("png")
    if options.extent is Extent.GRID:
        (picture,) = typeset(
            Job(
                template="lone_picture.typ",
                data=_lone_picture_data(puzzle, options, key=key),
                output="png",
                ppi=options.ppi,
            )
        )
        return picture
    pages = page_pictures(puzzle, options)
    if len(pages) > 1:
        raise UsageError(
            f"the puzzle takes {len(pages)} pages and a PNG holds one; "
            "make a PDF, or picture the grid alone"
        )
    return pages[0]


def page_pictures(puzzle: Puzzle, options: RenderOptions) -> tuple[bytes, ...]:
    """Every page of the PDF as a picture of its own."""
    data = page_data(puzzle, options)
    return typeset(Job(template="page.typ", data=data, output="png", ppi=options.ppi))


def _lone_picture_data(puzzle: Puzzle, options: RenderOptions, *, key: bool) -> str:
    return job_data(
        {
            "font": FONT,
            "language": language_code(puzzle),
            "document_title": document_title(puzzle),
            "cell": CELL,
            "picture": picture_data(
                scene_of(puzzle, key=key, style=options.style),
                options.style,
                description=describe_grid(puzzle, key=key),
            ),
        }
    )
