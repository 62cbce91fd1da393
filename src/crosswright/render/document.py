"""Document: what the page templates read, as JSON: the sheet, and the parts that stand on it."""

from collections.abc import Iterable, Sequence

from crosswright.languages import Labels
from crosswright.model import Puzzle
from crosswright.render.fit import estimated_width
from crosswright.render.options import Pages, RenderOptions
from crosswright.render.scene import scene_of
from crosswright.render.sheet import Layout, Sheet
from crosswright.render.typeset import FONT, Json, file_name, job_data, picture_data
from crosswright.render.wording import (
    ListLine,
    ReadingList,
    describe_grid,
    document_title,
    labels_of,
    language_code,
    lines_above,
    printable,
    reading_lists,
)


def document(
    parts: Sequence[Json],
    *,
    sheet: Sheet,
    options: RenderOptions,
    language: str,
    title: str,
    author: str = "",
) -> str:
    """One document as `page.typ` reads it; `language` is two or three letters."""
    return job_data(
        {
            "sheet": {
                "width": sheet.width,
                "height": sheet.height,
                "inside": sheet.inside,
                "outside": sheet.outside,
                "above": sheet.above,
                "below": sheet.below,
                "mirrored": sheet.mirrored,
            },
            "fonts": fonts_of(options),
            "language": language,
            "document_title": title,
            "author": author,
            "parts": parts,
        }
    )


def fonts_of(options: RenderOptions) -> Json:
    """The typefaces to look in for each sign, the wished one first."""
    return [options.font, FONT] if options.font else [FONT]


def copies_of(puzzle: Puzzle, options: RenderOptions, *, name: str = "") -> list[dict[str, Json]]:
    """The copies of a puzzle that the options ask for, in printing order; `name` heads its title."""
    return [_copy(puzzle, options, key=key, name=name) for key in options.copies]


def _copy(puzzle: Puzzle, options: RenderOptions, *, key: bool, name: str) -> dict[str, Json]:
    metadata = puzzle.metadata
    labels = labels_of(puzzle)
    small = options.pages is Pages.FOOT
    return {
        "is": "copy",
        "key": labels.key if key else None,
        "language": language_code(puzzle),
        "name": name,
        "title": printable(metadata.title),
        "author": printable(metadata.author),
        "name_line": [labels.name, labels.date] if options.name_line and not key else None,
        "setup": list(lines_above(puzzle, key=key)),
        "footnotes": [] if key else filled(*metadata.notes.split("\n"), metadata.copyright),
        "large": options.layout is Layout.LARGE,
        "apart": options.layout is not Layout.NEWSPAPER,
        "clues_inside": puzzle.has_clue_cells,
        "picture": picture_of(puzzle, options, key=key),
        "foot_key": small_key(puzzle, options) if small and not key else None,
        "lists": []
        if key
        else [
            _list_data(part, labels)
            for part in reading_lists(
                puzzle,
                options.enumerations,
                word_bank=options.word_bank,
                word_order=options.word_order,
            )
        ],
    }


def picture_of(puzzle: Puzzle, options: RenderOptions, *, key: bool) -> Json:
    """The grid of a copy."""
    scene = scene_of(puzzle, key=key, style=options.style, picture=options.picture)
    return picture_data(scene, options.style, description=describe_grid(puzzle, key=key))


def small_key(puzzle: Puzzle, options: RenderOptions, *, name: str = "") -> Json:
    """A key too small for the texts of clue cells, under its title and what it is."""
    scene = scene_of(puzzle, key=True, style=options.style, clue_texts=False)
    return {
        "name": name or labels_of(puzzle).key,
        "title": printable(puzzle.title) if name else "",
        "language": language_code(puzzle),
        "picture": picture_data(scene, options.style, description=describe_grid(puzzle, key=True)),
    }


def single_document(puzzle: Puzzle, options: RenderOptions, sheet: Sheet) -> str:
    """The page or pages of one puzzle."""
    return document(
        copies_of(puzzle, options),
        sheet=sheet,
        options=options,
        language=language_code(puzzle),
        title=document_title(puzzle),
        author=printable(puzzle.metadata.author),
    )


def _list_data(part: ReadingList, labels: Labels) -> Json:
    return {
        "heading": part.heading,
        "lines": [
            {
                "number": line.number,
                "text": line.text,
                "enumeration": line.enumeration,
                "missing": line.missing,
                "width": _width(line),
                "picture": None if line.picture is None else file_name(line.picture),
                "captioned": line.text != labels.picture,
            }
            for line in part.lines
        ],
    }


def files_of(puzzles: Iterable[Puzzle], options: RenderOptions) -> tuple[tuple[str, bytes], ...]:
    """The pictures on the pages of these puzzles, each under the name the document has for it."""
    clues = (entry.clue for puzzle in puzzles for entry in puzzle.entries)
    pictures = {clue.picture for clue in clues if clue is not None}
    shown = (pictures | {options.picture}) - {None}
    return tuple(sorted((file_name(picture), picture.data) for picture in shown if picture))


def _width(line: ListLine) -> float | None:
    """About how wide a line is on one line, in type sizes: what the search for sizes starts from.

    None where there is nothing to estimate: a picture has to be measured.
    """
    if line.picture is not None:
        return None
    lengths = f" ({line.enumeration})" if line.enumeration else ""
    return round(estimated_width(f"{line.number} {line.text}{lengths}"), 2)


def filled(*texts: str) -> list[str]:
    """The texts that are not empty, fit to print."""
    return [text for text in map(printable, texts) if text]
