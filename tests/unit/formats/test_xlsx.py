"""The workbook: three sheets, ready to print, in which no text is a formula."""

import io
from dataclasses import replace

import openpyxl
import pytest

from crosswright.errors import FormatError
from crosswright.formats import FORMATS, read, write
from crosswright.model import Clue
from tests.unit.formats.samples import SAMPLES

XLSX = FORMATS["xlsx"]


def book(name: str) -> openpyxl.Workbook:
    return openpyxl.load_workbook(io.BytesIO(write(SAMPLES[name], XLSX).data))


def test_there_is_a_grid_to_solve_a_list_of_clues_and_a_key() -> None:
    found = book("american")
    assert found.sheetnames == ["Grid", "Clues", "Key"]
    blank = [[cell.value for cell in row] for row in found["Grid"].iter_rows()]
    assert blank[0] == [None, 1, 2, 3, None]
    assert blank[1] == [4, None, None, None, 5]
    key = [[cell.value for cell in row] for row in found["Key"].iter_rows()]
    assert key[1] == ["S", "T", "R", "A", "P"]
    clues = list(found["Clues"].iter_rows(values_only=True))
    assert clues[0][:4] == ("number", "direction", "clue", "answer")
    assert clues[1][:4] == (1, "across", "Where salt & ships are < at home >", "SEA")


def test_squares_are_square_framed_and_on_one_page() -> None:
    sheet = book("american")["Grid"]
    assert {sheet.row_dimensions[row].height for row in range(1, 6)} == {30.0}
    assert sheet.column_dimensions["A"].width == pytest.approx(5.0)
    assert sheet["B1"].border.top.style == "thin"
    assert sheet["A1"].fill.start_color.rgb == "FF000000"
    assert (sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight) == (1, 1)
    page = sheet.sheet_properties.pageSetUpPr
    assert page is not None
    assert page.fitToPage
    assert sheet.print_area == "'Grid'!$A$1:$E$5"


def test_bars_are_thick_edges_and_clue_cells_hold_their_clues() -> None:
    assert book("barred")["Grid"]["C1"].border.right.style == "thick"
    assert book("arrowword")["Grid"]["B1"].value == "↓ Says so to you\n↓ Says aor to you"


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@a", "=cmd|' /C calc'!A0"])
def test_no_text_is_a_formula(text: str) -> None:
    puzzle = SAMPLES["american"]
    first, *rest = puzzle.entries
    changed = replace(puzzle, entries=(replace(first, clue=Clue(text=text)), *rest))
    data = write(changed, XLSX).data
    cell = openpyxl.load_workbook(io.BytesIO(data))["Clues"]["C2"]
    assert (cell.value, cell.data_type, cell.quotePrefix) == (text, "s", True)
    assert read(data, XLSX).puzzle.entries[0].clue == Clue(text=text)


def test_a_workbook_of_somebody_else_is_no_puzzle() -> None:
    packed = io.BytesIO()
    openpyxl.Workbook().save(packed)
    with pytest.raises(FormatError, match="no sheet 'Key'"):
        read(packed.getvalue(), XLSX)
