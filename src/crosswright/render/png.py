"""PNG: the grid alone, or the page, as pixels."""

from dataclasses import replace

from crosswright.errors import UsageError
from crosswright.model import Puzzle
from crosswright.render.document import files_of, fonts_of, picture_of
from crosswright.render.options import Extent, RenderOptions
from crosswright.render.pdf import page_job, set_page
from crosswright.render.typeset import Job, job_data
from crosswright.render.wording import document_title, language_code

CELL = 9.0
"""The side of a cell in millimetres, before `ppi` makes it pixels."""


def png(puzzle: Puzzle, options: RenderOptions) -> bytes:
    """One picture.

    Raises:
        UsageError: where what is asked for needs more pages than the one a PNG holds.
    """
    if options.extent is Extent.GRID:
        return set_page(_lone_picture_job(puzzle, options)).documents[0]
    pages = page_pictures(puzzle, options)
    if len(pages) > 1:
        raise UsageError(
            f"the puzzle takes {len(pages)} pages and a PNG holds one; "
            "make a PDF, or picture the grid alone"
        )
    return pages[0]


def page_pictures(puzzle: Puzzle, options: RenderOptions) -> tuple[bytes, ...]:
    """Every page of the PDF as a picture of its own."""
    job = replace(page_job(puzzle, options), output="png", ppi=options.ppi)
    return set_page(job).documents


def _lone_picture_job(puzzle: Puzzle, options: RenderOptions) -> Job:
    data = {
        "fonts": fonts_of(options),
        "language": language_code(puzzle),
        "document_title": document_title(puzzle),
        "cell": CELL,
        "picture": picture_of(puzzle, options, key=options.only_copy("png")),
    }
    return Job(
        template="lone_picture.typ",
        data=job_data(data),
        output="png",
        ppi=options.ppi,
        font_folder=options.font_folder,
        files=files_of([puzzle], options),
    )
