"""Criss-crosses and arrowwords from blank in the editor, by mouse and by keys alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.desks import Seat, seat, server
from tests.browser.server import Server, Setter
from tests.browser.sitting import AXE

__all__ = ["seat", "server"]


def laid(setter: Setter, text: str) -> None:
    expect(setter.page.locator("#layout-status")).to_contain_text(text)


def words(setter: Setter, text: str) -> None:
    setter.page.get_by_label("One a line, each with its clue after it").fill(text)


def board(server: Server, id: str) -> Any:
    return server.json(f"/api/puzzles/{id}/board")["board"]


def test_a_crisscross_from_blank_by_hand_and_by_machine(seat: Seat, server: Server) -> None:
    setter = seat()
    id = setter.begin(9, 9, preset="crisscross")
    words(setter, "river - It runs to the sea\nvalley\nisland")
    setter.do("place")
    setter.click(4, 2)
    laid(setter, "1 word was laid")
    assert setter.grid().split()[4] == "..RIVER.."
    # The others find their places beside it, which does not move.
    setter.do("add")
    laid(setter, "2 words were laid")
    setter.saved()
    told = board(server, id)
    # It grew above or to the left where a word needed that; the clue went with its word.
    (key,) = [x for x, clue in told["clues"].items() if clue.get("text") == "It runs to the sea"]
    assert key.endswith("across")
    # By keys alone: the next word crosses the R, from there down.
    row, col = (int(x) for x in key.split(",")[:2])
    words(setter, "rain - It falls")
    setter.page.get_by_label("Direction of a word set by hand").select_option("down")
    setter.click(row, col)
    setter.page.locator("[data-do='place']").press("Enter")
    setter.press("ArrowUp", "ArrowDown", "Enter")
    laid(setter, "1 word was laid")
    column = "".join(line[col] for line in setter.grid().split())
    assert "RAIN" in column
    # A word that cannot stand there is refused with the reason, and kept in the field.
    words(setter, "lake")
    setter.do("place")
    setter.click(row, col)
    laid(setter, "clashes with another")
    expect(setter.page.get_by_label("One a line, each with its clue after it")).to_have_value(
        "lake"
    )
    setter.do("trim")
    assert not any(set(line) == {"."} for line in setter.grid().split())
    setter.saved()
    puzzle = server.bytes(f"/puzzles/{id}/file.txt").decode()
    assert "It falls" in puzzle


def test_an_arrowword_from_blank_with_its_clue_cells_moved(seat: Seat, server: Server) -> None:
    setter = seat()
    id = setter.begin(5, 5, preset="magazine")
    setter.tool("clue-cell")
    for row, col in ((0, 0), (0, 2), (0, 4), (2, 0), (4, 0)):
        setter.click(row, col)
    setter.tool("write")
    setter.saved()
    told = board(server, id)
    # Every arrow that is drawn is kept, so that the file has the same ones.
    assert told["arrows"]["2,1,across"] == "2,0,right"
    assert told["arrows"]["0,1,down"] == "0,0,right-down"
    # Its clue goes with a cell that is drawn elsewhere.
    setter.enter(2, 1, "across")
    setter.tab("clue")
    setter.page.get_by_role("textbox", name="Clue", exact=True).fill("What it leads to")
    drag(setter, (2, 0), (2, 1))
    expect(setter.page.locator("#said-here")).to_contain_text("was moved")
    setter.saved()
    told = board(server, id)
    assert [row[:2] for row in told["cells"][2:3]] == [["", ":"]]
    assert told["clues"]["2,2,across"]["text"] == "What it leads to"
    assert told["arrows"]["2,2,across"] == "2,1,right"
    # Back by keys alone: hold it, go there, put it down.
    setter.click(2, 1)
    setter.press("Alt+m", "ArrowLeft", "Enter")
    setter.saved()
    told = board(server, id)
    assert told["cells"][2][:2] == [":", ""]
    assert told["clues"]["2,1,across"]["text"] == "What it leads to"
    # Esc leaves it where it is.
    setter.press("Alt+m", "ArrowRight", "Escape", "ArrowDown")
    assert board(server, id)["cells"][2][:2] == [":", ""]


def drag(setter: Setter, start: tuple[int, int], end: tuple[int, int]) -> None:
    for number, (row, col) in enumerate((start, end)):
        square = setter.page.locator(".editor-row").nth(row).locator(".square").nth(col)
        box = square.bounding_box()
        assert box is not None
        setter.page.mouse.move(
            box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=1 + 3 * number
        )
        if number == 0:
            setter.page.mouse.down()
    setter.page.mouse.up()


def test_the_arrows_of_a_clue_cell_are_chosen_and_the_rest_is_filled(
    seat: Seat, server: Server
) -> None:
    setter = seat()
    id = setter.begin(4, 4, preset="magazine")
    for row, col in ((0, 0), (0, 2), (2, 0)):
        setter.click(row, col)
        setter.press(".")
    setter.click(0, 0)
    setter.tab("clue")
    ticks = setter.page.locator("#clue-cell-arrows input")
    expect(ticks).to_have_count(2)
    setter.click(2, 0)
    down = setter.page.locator("#clue-cell-arrows [data-path='down-right']")
    expect(down).to_be_checked()
    expect(down).to_be_disabled()
    # The second column can be led to from both sides: another cell takes its arrow, and gives it back.
    setter.click(0, 2)
    left = setter.page.locator("#clue-cell-arrows [data-path='left-down']")
    expect(left).not_to_be_checked()
    left.check()
    setter.saved()
    assert board(server, id)["arrows"]["0,1,down"] == "0,2,left-down"
    left.uncheck()
    setter.saved()
    assert board(server, id)["arrows"]["0,1,down"] == "0,0,right-down"
    setter.tab("fill")
    setter.do("fill")
    expect(setter.page.locator("#fill-status")).to_contain_text("Filled")
    setter.do("accept")
    setter.saved()
    cells = board(server, id)["cells"]
    assert all(cell for row in cells for cell in row)
    # Without clues it is a draft.
    told = server.json(f"/api/puzzles/{id}/audit")
    assert told["checked"]
    assert any(x["unfinished"] and "clue" in x["text"] for x in told["findings"])


def test_clue_cells_set_by_the_law_of_a_style(seat: Seat, server: Server) -> None:
    setter = seat()
    id = setter.begin(8, 8, preset="classic", start="made")
    told = board(server, id)
    flat = [cell for row in told["cells"] for cell in row]
    assert flat.count(":") > 6
    assert set(flat) == {":", ""}
    assert len(told["arrows"]) > 10
    assert told["clues"] == {}
    setter.tab("words")
    expect(setter.page.locator(".words .word").first).to_be_visible()


@pytest.mark.parametrize(
    ("preset", "panels"),
    [("crisscross", ("layout", "check")), ("magazine", ("clue", "check"))],
)
def test_new_kinds_can_be_used_by_everybody(
    seat: Seat, preset: str, panels: tuple[str, ...]
) -> None:
    if not AXE.is_file():
        pytest.skip("needs axe-core: npm install")
    for width, dark in ((1280, False), (390, True)):
        setter = seat(width=width, dark=dark)
        setter.begin(5, 5, preset=preset)
        if preset == "magazine":
            setter.press(".")
            setter.click(0, 0)
            expect(setter.page.locator("#s0")).to_have_class(re.compile("clue-cell"))
        for name in panels:
            setter.tab(name)
            assert setter.violations() == []
            assert setter.page.evaluate("() => document.documentElement.scrollWidth") <= width
