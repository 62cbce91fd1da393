"""PDF: the printed page, set by Typst from `page.typ`."""

from crosswright.model import Puzzle
from crosswright.render.options import Paper, RenderOptions
from crosswright.render.scene import scene_of
from crosswright.render.typeset import FONT, Job, Json, job_data, picture_data, typeset
from crosswright.render.wording import (
    ReadingList,
    describe_grid,
    document_title,
    labels_of,
    language_code,
    lines_above,
    printable,
    reading_lists,
)

_TYPST_PAPER = {Paper.A4: "a4", Paper.LETTER: "us-letter"}


def pdf(puzzle: Puzzle, options: RenderOptions) -> bytes:
    """The page or pages of a puzzle as a tagged PDF."""
    (document,) = typeset(Job(template="page.typ", data=page_data(puzzle, options), output="pdf"))
    return document


def page_data(puzzle: Puzzle, options: RenderOptions) -> str:
    """What `page.typ` reads: the texts around the puzzle, and its copies in printing order."""
    metadata = puzzle.metadata
    return job_data(
        {
            "paper": _TYPST_PAPER[options.paper],
            "font": FONT,
            "language": language_code(puzzle),
            "document_title": document_title(puzzle),
            "title": printable(metadata.title),
            "author": printable(metadata.author),
            "footnotes": _filled(metadata.notes, metadata.copyright),
            "copies": [_copy_data(puzzle, options, key=key) for key in options.copies],
        }
    )


def _copy_data(puzzle: Puzzle, options: RenderOptions, *, key: bool) -> Json:
    return {
        "key": labels_of(puzzle).key if key else None,
        "setup": list(lines_above(puzzle, key=key)),
        "clues_inside": puzzle.has_clue_cells,
        "picture": picture_data(
            scene_of(puzzle, key=key, style=options.style),
            options.style,
            description=describe_grid(puzzle, key=key),
        ),
        "lists": []
        if key
        else [
            _list_data(x)
            for x in reading_lists(puzzle, options.enumerations, word_bank=options.word_bank)
        ],
    }


def _list_data(part: ReadingList) -> Json:
    return {
        "heading": part.heading,
        "lines": [
            {
                "number": line.number,
                "text": line.text,
                "enumeration": line.enumeration,
                "missing": line.missing,
            }
            for line in part.lines
        ],
    }


def _filled(*texts: str) -> list[str]:
    return [text for text in map(printable, texts) if text]
