"""The first sheet of an XLSX workbook, as rows of text."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from crosswright.errors import WordListError
from crosswright.lexicon.imports.archives import Archive

SHARED, FIRST = "xl/sharedStrings.xml", "xl/worksheets/sheet1.xml"
_SPACE = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_COLUMN = re.compile(r"[A-Z]+")


def is_workbook(archive: Archive) -> bool:
    """Whether an archive is a workbook."""
    return FIRST in archive.files


def sheet_rows(archive: Archive) -> list[tuple[int, list[str]]]:
    """The rows that hold something, with their numbers from 1.

    Raises:
        WordListError: for a sheet that cannot be read.
    """
    try:
        shared = list(_shared(archive.files.get(SHARED)))
        sheet = ElementTree.fromstring(archive.files[FIRST])
        rows = [
            (number, _cells(row, shared))
            for number, row in enumerate(sheet.iter(f"{_SPACE}row"), 1)
        ]
    except (ElementTree.ParseError, ValueError, IndexError) as error:
        raise WordListError(f"the workbook cannot be read: {error}") from error
    return [(number, cells) for number, cells in rows if any(cells)]


def _shared(data: bytes | None) -> Iterator[str]:
    if data is not None:
        for item in ElementTree.fromstring(data).iter(f"{_SPACE}si"):
            yield "".join(part.text or "" for part in item.iter(f"{_SPACE}t"))


def _cells(row: ElementTree.Element, shared: list[str]) -> list[str]:
    cells: dict[int, str] = {}
    for cell in row.iter(f"{_SPACE}c"):
        named = _COLUMN.match(cell.get("r", ""))
        place = _place(named[0]) if named else len(cells)
        value = cell.findtext(f"{_SPACE}v", "")
        if cell.get("t") == "s":
            value = shared[int(value)]
        elif cell.get("t") == "inlineStr":
            value = "".join(part.text or "" for part in cell.iter(f"{_SPACE}t"))
        cells[place] = value.strip()
    return [cells.get(at, "") for at in range(max(cells, default=-1) + 1)]


def _place(letters: str) -> int:
    number = 0
    for letter in letters[:3]:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number - 1
