"""Booklet: many puzzles as one book, with a cover, a contents, page numbers and keys at the back."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from crosswright.errors import UsageError
from crosswright.model import Puzzle
from crosswright.render.document import copies_of, document, files_of, filled, picture_of, small_key
from crosswright.render.options import Pages, RenderOptions
from crosswright.render.pdf import set_page
from crosswright.render.sheet import Sheet, book_sheet
from crosswright.render.typeset import Job, Json, Made
from crosswright.render.wording import document_title, labels_of, language_code, printable
from crosswright.render.worker import typeset

KEYS_A_PAGE: dict[int, tuple[int, int]] = {
    1: (1, 1),
    2: (1, 2),
    4: (2, 2),
    6: (2, 3),
    9: (3, 3),
    12: (3, 4),
    20: (4, 5),
}
"""How many small keys a page can hold, and in how many columns and rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BookletOptions:
    """What a book is made of beside its puzzles.

    With a `title` it has a cover. `keys_a_page` is one of `KEYS_A_PAGE`. `look` says how the pages
    of puzzles are set; its `pages` are the book's own choice.
    """

    title: str = ""
    author: str = ""
    notes: str = ""
    contents: bool = True
    keys_a_page: int = 12
    look: RenderOptions = field(default_factory=RenderOptions)

    def __post_init__(self) -> None:
        if self.keys_a_page not in KEYS_A_PAGE:
            known = ", ".join(map(str, KEYS_A_PAGE))
            raise UsageError(f"{self.keys_a_page!r} keys a page cannot be set; {known} can")
        if self.look.pages is not Pages.BLANK:
            raise UsageError("a booklet has its keys at the back; pages cannot be chosen")


def booklet(puzzles: Sequence[Puzzle], options: BookletOptions) -> bytes:
    """One tagged PDF; its margin at the spine follows from how many pages it has.

    Raises:
        UsageError: where there is no puzzle.
        OutputError: where a page cannot be set, or the fonts lack a letter.
    """
    if not puzzles:
        raise UsageError("a booklet needs a puzzle at least; give files of puzzles")
    sheet = book_sheet(options.look.paper, pages=0)
    while True:
        made = _set(puzzles, options, sheet)
        wider = book_sheet(options.look.paper, pages=made.pages)
        if wider.inside <= sheet.inside:
            return made.documents[0]
        sheet = wider


def _set(puzzles: Sequence[Puzzle], options: BookletOptions, sheet: Sheet) -> Made:
    first = puzzles[0]
    labels = labels_of(first)
    parts: list[Json] = []
    if options.title:
        parts.append(_cover(first, options))
    if options.contents:
        parts.append({"is": "contents", "heading": labels.contents})
    for name, puzzle in zip(_names(puzzles), puzzles, strict=True):
        parts += _planned(puzzle, name, options, sheet)
    columns, rows = KEYS_A_PAGE[options.keys_a_page]
    parts.append(
        {
            "is": "keys",
            "heading": labels.key,
            "columns": columns,
            "rows": rows,
            "keys": [
                small_key(puzzle, options.look, name=name)
                for name, puzzle in zip(_names(puzzles), puzzles, strict=True)
            ],
        }
    )
    data = document(
        parts,
        sheet=sheet,
        options=options.look,
        language=language_code(first),
        title=printable(options.title) or document_title(first),
        author=printable(options.author),
    )
    return set_page(
        Job(
            template="page.typ",
            data=data,
            output="pdf",
            font_folder=options.look.font_folder,
            files=files_of(puzzles, options.look),
        )
    )


def _planned(puzzle: Puzzle, name: str, options: BookletOptions, sheet: Sheet) -> list[Json]:
    """Copies with the plans of their clues, made apart from the book for want of memory."""
    copies = copies_of(puzzle, options.look, name=name)
    job = Job(
        template="plan.typ",
        data=document(copies, sheet=sheet, options=options.look, language="en", title="plan"),
        output="plan",
        font_folder=options.look.font_folder,
        files=files_of([puzzle], options.look),
    )
    plans = json.loads(typeset(job).documents[0])
    return [{**copy, "plan": plan} for copy, plan in zip(copies, plans, strict=True)]


def _names(puzzles: Sequence[Puzzle]) -> tuple[str, ...]:
    """What each puzzle is called beside its title, so that its key is found: its number."""
    return tuple(str(number) for number in range(1, len(puzzles) + 1))


def _cover(first: Puzzle, options: BookletOptions) -> Json:
    return {
        "is": "cover",
        "title": printable(options.title),
        "lines": filled(options.author, options.notes),
        "picture": picture_of(first, options.look, key=False) if not first.has_clue_cells else None,
    }
