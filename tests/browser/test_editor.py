"""The editor in a real browser, before a real server: what a setter does, and what may go wrong."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from crosswright.formats import FORMATS, read
from crosswright.model import Clue, Metadata
from crosswright.pipeline.check import check
from tests.browser.desks import Seat, kept, seat, server
from tests.browser.server import Server, Setter
from tests.clean_puzzles import ENGLISH
from tests.drawing import with_clue
from tests.player_puzzles import ARROWWORD, CRISSCROSS

__all__ = ["seat", "server"]

MASK = """
....#....#.....
....#....#.....
....#....#.....
........#......
.......#....###
###.......#....
......#....#...
.....#...#.....
...#....#......
....#.......###
###....#.......
......#........
.....#....#....
.....#....#....
.....#....#....
"""


def test_a_mini_from_blank_to_a_file(seat: Seat, server: Server) -> None:
    setter = seat()
    id = setter.begin(5, 5, preset="mini")
    assert setter.grid() == "..... ..... ..... ..... ....."
    setter.click(0, 0)
    setter.press(".")
    setter.tool("block")
    setter.click(0, 4)
    assert setter.grid() == "#...# ..... ..... ..... #...#"
    setter.tool("write")
    setter.tab("fill")
    setter.do("fill")
    setter.do("accept")
    assert re.fullmatch(r"#\w{3}# (\w{5} ){3}#\w{3}#", setter.grid())
    # A clue of one's own for the entry under the cursor, with its answer as one writes it.
    setter.enter(1, 0, "across")
    setter.tab("clue")
    setter.page.get_by_role("textbox", name="Clue", exact=True).fill("Written by hand")
    setter.page.get_by_label("Draft, not final").check()
    setter.saved()
    setter.page.reload()
    setter.page.locator(".square").first.wait_for()
    setter.enter(1, 0, "across")
    expect(setter.page.locator("#entry-line")).to_contain_text("Written by hand")
    puzzle = read(server.bytes(f"/puzzles/{id}/file.puz"), FORMATS["puz"], language="en").puzzle
    assert " ".join(str(row) for row in _rows(puzzle.grid)) == setter.grid()
    assert "Written by hand" in {x.clue.text for x in puzzle.entries if x.clue}


def _rows(grid: object) -> list[str]:
    from crosswright.model import Grid, Square

    assert isinstance(grid, Grid)
    return [
        "".join(grid.letter(Square(r, c)) or "#" for c in range(grid.size.cols))
        for r in range(grid.size.rows)
    ]


def test_a_setters_15x15_from_blank_to_puz(seat: Seat) -> None:
    setter = seat()
    setter.begin(15, 15, preset="american")
    mask = MASK.split()
    # Each click sets two blocks: the symmetry of the law is kept.
    setter.tool("block")
    for row, col in product(range(15), repeat=2):
        if mask[row][col] == "#" and (row, col) <= (7, 7):
            setter.click(row, col)
    assert setter.grid() == " ".join(mask)
    setter.tool("write")
    # The setter's own word goes in first, from the words that fit, and is locked.
    setter.enter(0, 0, "across")
    setter.page.locator(".words .word").first.click()
    setter.press("Alt+l")
    first = setter.grid().split()[0]
    setter.tab("fill")
    setter.page.get_by_label("Seconds").fill("90")
    setter.do("fill")
    setter.page.locator("[data-do='accept']").wait_for()
    expect(setter.page.locator("#fill-status")).to_contain_text("Filled")
    setter.do("accept")
    setter.saved()
    grid = setter.grid()
    assert "." not in grid
    assert grid.split()[0].replace("#", ".")[:3] == first.replace("#", ".")[:3]
    # No entry has a clue yet: the file is audited first, said to be a draft, and given all the same.
    setter.page.locator("[data-file='puz']").click()
    dialog = setter.page.locator("dialog")
    expect(dialog).to_contain_text("What you take away")
    expect(dialog).to_contain_text("entries has a clue")
    with setter.page.expect_download() as taken:
        dialog.locator("[data-choice='take']").click()
    data = Path(taken.value.path()).read_bytes()
    puzzle = read(data, FORMATS["puz"], language="en").puzzle
    assert " ".join(_rows(puzzle.grid)) == grid
    report = check(puzzle, preset="american")
    assert [x.rule for x in report.errors if x.rule != "missing-clue"] == []


def test_undo_and_redo_and_symmetry(seat: Seat) -> None:
    setter = seat()
    setter.begin(5, 5, symmetry="left-right", preset="mini")
    setter.press("s", "t", "a", "r")
    setter.click(4, 0)
    setter.press(".")
    assert setter.grid() == "STAR. ..... ..... ..... #...#"
    for _ in range(5):
        setter.press("Control+z")
    assert setter.grid() == "..... ..... ..... ..... ....."
    for _ in range(5):
        setter.press("Control+y")
    assert setter.grid() == "STAR. ..... ..... ..... #...#"
    setter.tab("about")
    setter.page.get_by_label("Symmetry").select_option("none")
    setter.click(4, 0)
    setter.press(".")
    assert setter.grid() == "STAR. ..... ..... ..... ....#"


def test_two_windows_never_write_over_each_other_unasked(seat: Seat, server: Server) -> None:
    one = seat()
    id = one.begin(4, 4, preset="mini")
    other = seat(beside=one)
    other.open(id)
    one.page.bring_to_front()
    one.press("a")
    one.saved()
    for choice, letters in (("theirs", "A"), ("mine", "ZB")):
        other.page.bring_to_front()
        other.press("Home", "z")
        dialog = other.page.locator("dialog")
        expect(dialog).to_contain_text("Somebody else changed this puzzle")
        assert other.standing() == "conflict"
        other.press("Escape")
        expect(dialog).to_be_visible()
        dialog.locator(f"[data-choice='{choice}']").click()
        other.saved()
        board = server.json(f"/api/puzzles/{id}/board")["board"]
        assert "".join(board["cells"][0]).startswith(letters[:1])
        if choice == "theirs":
            assert other.grid().startswith("A...")
            other.press("Control+z")
            assert other.grid().startswith("Z")
            other.press("Control+y")
            other.saved()
            one.open(id)
            one.click(0, 1)
            one.press("b")
            one.saved()


def test_a_killed_server_loses_nothing_that_was_shown_as_saved(
    seat: Seat, browser: Browser, server: Server
) -> None:
    own = Server(server.home)
    own.start()
    try:
        setter = Setter(browser.new_context(locale="en").new_page(), own)
        id = setter.begin(5, 5, preset="mini")
        for letter in "star":
            setter.press(letter)
        setter.saved()
        shown = setter.grid()
        assert shown.startswith("STAR.")
        setter.press("s")
        own.kill()
        revision = setter.page.locator("#standing").get_attribute("data-revision")
        setter.press("x")
        expect(setter.page.locator("#standing")).to_have_attribute("data-standing", "waiting")
        own.start()
        told = own.json(f"/api/puzzles/{id}/board")
        assert "".join(told["board"]["cells"][0]).startswith("STAR")
        assert told["revision"] >= int(revision or 0)
        setter.page.context.close()
    finally:
        own.kill()


def test_what_could_not_be_saved_is_there_after_a_reload(seat: Seat, server: Server) -> None:
    setter = seat()
    id = setter.begin(4, 4, preset="mini")
    setter.press("a")
    setter.saved()
    setter.page.route("**/board", lambda route: route.abort())
    setter.press("b")
    expect(setter.page.locator("#standing")).to_have_attribute("data-standing", "waiting")
    setter.page.on("dialog", lambda dialog: dialog.accept())
    setter.page.unroute("**/board")
    setter.open(id)
    setter.saved()
    assert setter.grid().startswith("AB..")
    board = server.json(f"/api/puzzles/{id}/board")["board"]
    assert board["cells"][0] == ["A", "B", "", ""]


def test_help_comes_as_one_types(seat: Seat) -> None:
    setter = seat()
    setter.begin(4, 4, preset="mini")
    setter.press("q", "x")
    setter.tab("check")
    expect(setter.page.locator("#dead-ends")).to_contain_text("No word fits 1 across")
    setter.press("Control+z")
    expect(setter.page.locator("#dead-ends")).not_to_contain_text("1 across")
    expect(setter.page.locator(".figures")).to_contain_text("lacks")
    setter.tab("words")
    first = setter.page.locator(".words .word").first
    expect(first).to_be_visible()
    word = first.get_attribute("data-word")
    first.click()
    assert setter.grid().startswith(word or "none")
    # Words that lead to a dead end stand last, each with the reason.
    dead = setter.page.locator("#dead-words li")
    expect(dead.first).to_contain_text(re.compile("No word fits|shares a root"))


def test_a_suggested_clue_brings_its_source(seat: Seat, server: Server) -> None:
    setter = seat()
    id = setter.begin(3, 5, preset="mini", symmetry="none")
    setter.press(*"rapid")
    setter.tab("clue")
    suggestion = setter.page.locator("#ladder .finding").first
    text = suggestion.inner_text()
    suggestion.click()
    setter.saved()
    clue = server.json(f"/api/puzzles/{id}/board")["board"]["clues"]["0,0,across"]
    assert clue["text"] == text
    assert clue["source"]
    # A clue of one's own takes the source away, and what is wrong with it is said beside it.
    field = setter.page.get_by_role("textbox", name="Clue", exact=True)
    field.fill("In rapid motion")
    warning = setter.page.locator("#panel-clue .findings li")
    expect(warning).to_contain_text("says its answer")
    field.fill("Swift, as a stream")
    expect(warning).to_have_count(0)
    setter.saved()
    # The next puzzle with this answer is told of it, and of ways to play with it.
    setter.begin(3, 5, preset="mini", symmetry="none")
    setter.press(*"rapid")
    setter.tab("clue")
    before = setter.page.locator("#panel-clue li").filter(has_text="Swift, as a stream")
    expect(before.get_by_role("link")).to_have_attribute("href", f"/puzzles/{id}")
    setter.page.get_by_role("button", name="Find wordplay").click()
    expect(setter.page.locator("#plays li").first).to_be_visible()


def test_a_fill_is_paused_goes_on_and_is_kept(seat: Seat) -> None:
    setter = seat()
    # An open square of this size takes minutes at least.
    setter.begin(8, 8, preset="mini")
    setter.tab("fill")
    setter.page.get_by_label("Seconds").fill("300")
    setter.do("fill")
    status = setter.page.locator("#fill-status")
    expect(status).to_contain_text(re.compile(r"At most [1-9]\d* of 16 entries filled"))
    setter.do("pause")
    expect(status).to_contain_text("Paused")
    proposed = setter.page.locator(".proposed")
    expect(proposed.first).to_be_visible()
    before = proposed.count()
    # It goes on from what is shown, and a second pause has no less.
    setter.do("resume")
    expect(status).to_contain_text("entries filled so far")
    setter.do("pause")
    expect(status).to_contain_text("Paused")
    assert proposed.count() >= before
    setter.do("accept")
    setter.saved()
    assert re.search("[A-Z]{3}", setter.grid())


def test_a_part_of_a_fill_is_taken_and_another_tried(seat: Seat) -> None:
    setter = seat()
    setter.begin(4, 4, preset="mini", symmetry="none")
    setter.tab("fill")
    setter.do("fill")
    expect(setter.page.locator(".proposed")).to_have_count(16)
    first = setter.page.locator(".proposed .letter").all_inner_texts()
    setter.page.get_by_role("button", name="Accept this entry").click()
    taken = setter.grid()
    assert re.fullmatch(r"[A-Z]{4}( \.{4}){3}|([A-Z]\.{3} ?){4}", taken)
    expect(setter.page.locator(".proposed")).to_have_count(12)
    setter.do("another")
    expect(setter.page.locator(".proposed")).to_have_count(12)
    setter.do("discard")
    expect(setter.page.locator(".proposed")).to_have_count(0)
    assert setter.grid() == taken
    # A region: the last two rows alone, with what stands above them kept.
    setter.click(2, 0)
    setter.press("Shift+ArrowDown", *["Shift+ArrowRight"] * 3)
    setter.page.get_by_label("Fill", exact=True).and_(setter.page.locator("select")).select_option(
        "region"
    )
    setter.do("fill")
    expect(setter.page.locator("[data-do='accept']")).to_be_visible()
    proposed = setter.page.locator(".proposed").count()
    setter.do("accept")
    rows = setter.grid().split()
    assert rows[:2] == taken.split()[:2]
    assert proposed == 8 - sum(sign != "." for sign in "".join(taken.split()[2:]))
    assert "." not in "".join(rows[2:])
    assert len(first) == 16


def test_a_region_of_a_fill_is_taken_locked_and_the_rest_filled_anew_and_improved(
    seat: Seat,
) -> None:
    setter = seat()
    setter.begin(4, 4, preset="mini", symmetry="none")
    setter.tab("fill")
    setter.do("fill")
    expect(setter.page.locator(".proposed")).to_have_count(16)
    setter.click(0, 0)
    setter.press("Shift+ArrowDown", *["Shift+ArrowRight"] * 3)
    setter.page.get_by_role("button", name="Accept the selected region").click()
    taken = setter.grid().split()
    assert [row.count(".") for row in taken] == [0, 0, 4, 4]
    setter.press("Alt+l")
    expect(setter.page.locator(".square.locked")).to_have_count(8)
    setter.do("discard")
    scope = setter.page.get_by_label("Fill", exact=True).and_(setter.page.locator("select"))
    scope.select_option("all")
    setter.do("fill")
    expect(setter.page.locator(".proposed")).to_have_count(8)
    setter.do("accept")
    setter.page.get_by_label("Seconds").fill("1")
    setter.do("improve")
    expect(setter.page.locator("#fill-status")).to_contain_text(re.compile("Filled"))
    assert setter.grid().split()[:2] == taken[:2]


def test_clues_are_written_one_after_the_other(seat: Seat, server: Server) -> None:
    setter = seat()
    id = setter.begin(3, 3, preset="mini", symmetry="none")
    setter.tab("clue")
    field = setter.page.get_by_role("textbox", name="Clue", exact=True)
    for text in ("First", "Second", "Third"):
        field.fill(text)
        field.press("Enter")
    setter.saved()
    clues = server.json(f"/api/puzzles/{id}/board")["board"]["clues"]
    assert {key: clue["text"] for key, clue in clues.items()} == {
        "0,0,across": "First",
        "1,0,across": "Second",
        "2,0,across": "Third",
    }
    setter.page.get_by_text("All entries").click()
    expect(setter.page.locator(".entries li")).to_have_count(6)
    expect(setter.page.locator(".entries")).to_contain_text("4 across ___ Second")


def test_what_somebody_wrote_is_text_and_nothing_else(seat: Seat, server: Server) -> None:
    hurt = "<img src=x onerror=alert(1)></script><script>alert(2)</script>\"'&"
    puzzle = with_clue(ENGLISH, ENGLISH.entries[0].name, Clue(text=hurt, source=hurt, licence=hurt))
    about = Metadata(language="en", title=hurt, author=hurt, copyright=hurt, notes=hurt)
    setter = seat()
    setter.page.on("dialog", lambda dialog: setter.faults.append(dialog.message))
    setter.open(kept(server, replace(puzzle, metadata=about)))
    expect(setter.page.locator("#entry-line")).to_contain_text(hurt)
    for name in ("clue", "check", "about", "history"):
        setter.tab(name)
    expect(setter.page.get_by_label("Author")).to_have_value(hurt)
    assert setter.page.locator("#editor img, #editor script").count() == 0


def test_theme_entries_are_placed_in_symmetric_pairs(seat: Seat) -> None:
    setter = seat()
    setter.begin(15, 15, preset="american")
    setter.tab("fill")
    setter.do("theme")
    setter.page.locator("dialog textarea").fill("WATERFALLS\nRIVERBANKS=Where anglers sit")
    setter.page.get_by_role("button", name="Propose places").click()
    setter.page.locator("dialog .finding").first.click()
    grid = setter.grid()
    assert {"WATERFALLS", "RIVERBANKS"} == set(re.findall(r"[A-Z]+", grid))
    shape = re.sub("[A-Z]", ".", grid)
    assert "#" in shape
    assert shape == shape[::-1]
    setter.press("Control+z")
    assert "#" not in setter.grid()


def test_a_word_of_a_crisscross_is_moved_and_the_rest_is_laid_around_it(
    seat: Seat, server: Server
) -> None:
    setter = seat()
    setter.open(kept(server, replace(CRISSCROSS, kind="crisscross")))
    setter.enter(1, 0, "across")
    setter.tab("layout")
    setter.do("move")
    setter.click(0, 0)
    expect(setter.page.locator("#layout-status")).to_contain_text("Laid")
    assert setter.grid().split()[0].startswith("HERON")
    setter.press("Control+z")
    assert setter.grid().split()[1] == "HERON"


def test_an_arrowword_gets_another_clue_cell_and_arrow(seat: Seat, server: Server) -> None:
    setter = seat()
    id = kept(server, ARROWWORD)
    setter.open(id)
    before = server.json(f"/api/puzzles/{id}/board")["board"]
    cells = setter.page.locator(".clue-cell")
    signs = cells.evaluate_all(
        "(all) => all.map((x) => x.querySelector('[data-text]')?.dataset.text ?? '')"
    )
    assert any(re.search("[→↓↴↳]", sign) for sign in signs)
    count = cells.count()
    setter.tool("clue-cell")
    rows, cols = before["rows"], before["cols"]
    setter.click(rows - 1, cols - 1)
    expect(cells).to_have_count(count + 1)
    setter.saved()
    after = server.json(f"/api/puzzles/{id}/board")["board"]
    assert after["cells"][rows - 1][cols - 1] == ":"
    setter.press("Control+z")
    setter.saved()
    setter.tool("write")
    setter.tab("clue")
    key, arrow = next(iter(before["arrows"].items()))
    row, col, way = key.split(",")
    setter.enter(int(row), int(col), way)
    expect(setter.page.get_by_label("Arrow")).to_have_value(arrow)


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_every_panel_can_be_used_by_everybody(seat: Seat, width: int, dark: bool) -> None:
    setter = seat(width=width, dark=dark)
    setter.begin(5, 5, preset="mini", start="made")
    if not Path("node_modules/axe-core/axe.min.js").is_file():
        pytest.skip("needs axe-core: npm install")
    for name in ("words", "clue", "check", "fill", "about", "history"):
        setter.tab(name)
        assert setter.violations() == []
        wide = setter.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= width
