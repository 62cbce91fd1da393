"""PDF: the printed page, set by Typst from `templates/page.typ`."""

from crosswright.model import Puzzle
from crosswright.render.document import files_of, single_document
from crosswright.render.options import RenderOptions
from crosswright.render.sheet import page_sheet
from crosswright.render.signs import check_signs
from crosswright.render.typeset import Job, Made
from crosswright.render.worker import typeset


def pdf(puzzle: Puzzle, options: RenderOptions) -> bytes:
    """The page or pages of a puzzle as a tagged PDF."""
    return set_page(page_job(puzzle, options)).documents[0]


def set_page(job: Job) -> Made:
    """The document of a job, once it is sure that no letter of it would be an empty box.

    Raises:
        OutputError: naming the letters that no font has.
    """
    check_signs(job)
    return typeset(job)


def page_job(puzzle: Puzzle, options: RenderOptions) -> Job:
    """What Typst is asked to set; a PNG of the page asks for the same with another output."""
    return Job(
        template="page.typ",
        data=single_document(puzzle, options, page_sheet(options.paper)),
        output="pdf",
        font_folder=options.font_folder,
        files=files_of([puzzle], options),
    )
