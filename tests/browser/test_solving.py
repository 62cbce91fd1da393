"""Puzzles of every kind solved in a real browser, from a file, offline, as people solve them."""

import json
import os
from pathlib import Path

import pytest

from crosswright.model import Clue, ClueKind, Picture, Puzzle
from tests.browser.conftest import Seat
from tests.browser.sitting import Sitting
from tests.clean_puzzles import ENGLISH, RUSSIAN
from tests.drawing import with_clue
from tests.player_puzzles import ARROWWORD, BARRED, CRISSCROSS, CZECH, HEBREW, SEARCH

RUSSIAN_GRID = "#САН#\nГАРАЖ\nОПЕРА\nДОНОР\n#ГАД#"


def test_a_russian_crossword_is_typed_from_first_to_last(seat: Seat) -> None:
    sitting = seat(RUSSIAN)
    for entry in RUSSIAN.entries:
        if entry.direction.value == "across":
            sitting.write(entry.text.lower())
    assert sitting.grid() == RUSSIAN_GRID
    assert sitting.dialog().startswith("Решено за 0:")
    sitting.reload()
    assert sitting.grid() == RUSSIAN_GRID


def test_a_full_grid_says_how_many_squares_are_wrong(seat: Seat) -> None:
    sitting = seat(ENGLISH)
    sitting.write("rubpaperappleyieldxry")
    assert sitting.message() == "Wrong squares: 1"
    assert sitting.dialog() == ""
    sitting.page.keyboard.press("Shift+Tab")
    sitting.click(4, 1)
    sitting.write("d")
    assert sitting.dialog().startswith("Solved in")


def test_one_goes_on_after_a_reload_in_the_middle(seat: Seat) -> None:
    sitting = seat(ENGLISH)
    sitting.write("rub")
    sitting.press(".")
    sitting.write("pap")
    sitting.page.clock.install()
    sitting.reload()
    assert sitting.grid().splitlines()[:2] == ["#RUB#", "PAP.."]
    assert "pencilled" in sitting.classes(1, 0)
    assert "pencilled" not in sitting.classes(0, 1)
    assert sitting.cursor() == (1, 3), "one goes on at the first gap"
    sitting.write("er")
    assert sitting.grid().splitlines()[1] == "PAPER"


def test_a_tab_in_which_nothing_was_done_undoes_nothing(seat: Seat) -> None:
    solving = seat(ENGLISH)
    forgotten = Sitting(solving.page.context.new_page(), solving.address)
    solving.page.bring_to_front()
    solving.write("rub")
    forgotten.page.goto("about:blank")
    kept = solving.page.evaluate("() => Object.values(localStorage).join()")
    assert '"R","U","B"' in kept


def test_a_state_is_saved_to_a_file_and_loaded_in_another_browser(
    seat: Seat, tmp_path: Path
) -> None:
    sitting = seat(ENGLISH)
    sitting.write("rubpa")
    with sitting.page.expect_download() as waiting:
        sitting.menu("export")
    kept = tmp_path / "state.json"
    waiting.value.save_as(kept)
    assert json.loads(kept.read_text(encoding="utf-8"))["letters"][1:4] == ["R", "U", "B"]
    other = seat(ENGLISH)
    assert other.grid().splitlines()[0] == "#...#"
    for state, said in ((kept, "Progress loaded"), (None, "That is no saved state of this puzzle")):
        strange = tmp_path / "strange.json"
        strange.write_text('{"letters": "<b>"}', encoding="utf-8")
        with other.page.expect_file_chooser() as choosing:
            other.menu("import")
        choosing.value.set_files(state or strange)
        other.page.get_by_text(said).wait_for()
        assert other.grid().splitlines()[:2] == ["#RUB#", "PA..."]


def test_starting_again_empties_the_grid_but_for_what_was_given(seat: Seat) -> None:
    sitting = seat(BARRED)
    sitting.write("et")
    sitting.menu("restart")
    sitting.yes()
    assert sitting.grid() == "...\n...\n..T"
    sitting.reload()
    assert sitting.grid() == "...\n...\n..T"


def test_bars_and_several_letters(seat: Seat) -> None:
    sitting = seat(BARRED)
    sitting.click(1, 1)
    assert sitting.clue() == "4 Across", "the bar parts A from RE"
    sitting.click(0, 0)
    sitting.press("Insert", *"star", "Enter")
    sitting.write("etretoa")
    assert sitting.grid() == "STARET\nARE\nTOT"
    assert sitting.dialog().startswith("Solved in")


def test_a_clue_that_names_another_lights_it_and_no_clue_is_markup(seat: Seat) -> None:
    sitting = seat(BARRED)
    sitting.page.get_by_role("button", name="See 3 down").click()
    assert "named" in sitting.classes(0, 2)
    assert sitting.page.locator(".clue-text").inner_text() == "See 3 down <script>x</script>"
    assert sitting.page.locator(".clue-text script").count() == 0
    assert sitting.page.locator(".item i").inner_text() == "part"


def test_a_crisscross_is_typed(seat: Seat) -> None:
    sitting = seat(CRISSCROSS)
    sitting.write("heron")
    sitting.write("hro")
    sitting.write("wl")
    assert sitting.grid() == "#H###\nHERON\n#R#W#\n#O#L#"
    assert sitting.dialog().startswith("Solved in")


def test_an_arrowword_is_solved_from_its_clue_cells_and_gathers_its_phrase(seat: Seat) -> None:
    sitting = seat(ARROWWORD)
    assert sitting.page.locator("#scene text", has_text="Best").count() == 1
    sitting.click(1, 0)
    assert sitting.page.locator(".clue-text").inner_text() == "Best card"
    assert "asking" in sitting.classes(1, 0)
    sitting.write("ace")
    sitting.click(2, 0)
    sitting.write("ten")
    assert sitting.page.locator(".boxes").inner_text().split() == ["N", "E", "T"]
    assert sitting.page.locator(".setup").inner_text() == "Fishermen cast a …"
    assert "net" in sitting.page.locator("dialog").inner_text()


def test_a_word_search_is_solved_by_mouse(seat: Seat) -> None:
    sitting = seat(SEARCH)
    sitting.drag((0, 0), (2, 2))
    assert sitting.message() == "OES is no word of the list"
    sitting.drag((0, 2), (0, 0))
    assert sitting.message() == "Found: owl"
    assert sitting.page.locator(".count").inner_text() == "1 of 3"
    sitting.click(1, 0)
    sitting.click(1, 2)
    assert sitting.message() == "Found: hen"
    sitting.drag((4, 0), (4, 2))
    assert sitting.message() == "A secret word: SNA"
    sitting.drag((0, 3), (4, 3))
    assert sitting.dialog().startswith("Solved in")
    assert "xtsytzsna" in sitting.page.locator("dialog").inner_text()
    assert sitting.page.locator(".boxes").inner_text().split() == list("XTSYTZSNA")


def test_a_word_search_is_solved_by_keyboard(seat: Seat) -> None:
    sitting = seat(SEARCH)
    sitting.press(" ", "ArrowDown", "Escape", "ArrowUp")
    sitting.press(" ", "ArrowRight", "ArrowRight", "Enter")
    assert sitting.message() == "Found: owl"
    sitting.press("Home", "ArrowDown", "Enter", "ArrowRight", "ArrowRight", " ")
    assert sitting.message() == "Found: hen"
    sitting.reload()
    assert sitting.page.locator(".word.done").all_inner_texts() == ["owl", "hen"]
    sitting.press("End", " ", *["ArrowDown"] * 4, " ")
    assert sitting.dialog().startswith("Solved in")


def test_a_word_search_is_solved_by_finger(seat: Seat) -> None:
    sitting = seat(SEARCH, phone=True)
    for start, end in (((0, 0), (0, 2)), ((1, 2), (1, 0)), ((4, 3), (0, 3))):
        sitting.click(*start, touch=True)
        sitting.click(*end, touch=True)
    assert sitting.dialog().startswith("Solved in")


def test_a_prize_search_is_solved_by_its_words_and_tells_what_they_leave(seat: Seat) -> None:
    sitting = seat(SEARCH, prize=True)
    assert sitting.page.locator(".boxes").inner_text() == ""
    for start, end in (((0, 0), (0, 2)), ((1, 2), (1, 0)), ((0, 3), (4, 3))):
        sitting.drag(start, end)
    assert sitting.dialog().startswith("Solved in")
    assert "XTSYTZSNA" in sitting.page.locator("dialog").inner_text()


def test_a_word_can_be_shown(seat: Seat) -> None:
    sitting = seat(SEARCH)
    sitting.menu("first_letter")
    assert (sitting.cursor(), sitting.message()) == ((0, 0), "owl begins here")
    sitting.menu("word")
    assert sitting.page.locator(".word.done").all_inner_texts() == ["owl"]
    sitting.menu("undo")
    assert sitting.page.locator(".word.done").count() == 0
    sitting.menu("all")
    assert sitting.dialog() == "Reveal the whole grid?"
    sitting.yes()
    assert sitting.dialog().startswith("Solved in")
    assert sitting.page.locator(".word.done").all_inner_texts() == ["owl", "hen", "robin"]


@pytest.mark.parametrize("puzzle", [ENGLISH, SEARCH], ids=["crossword", "word search"])
def test_the_pause_hides_the_puzzle_and_stops_the_clock(seat: Seat, puzzle: Puzzle) -> None:
    sitting = seat(puzzle)
    sitting.page.clock.install()
    sitting.reload()
    sitting.page.clock.run_for(66_000)
    before = sitting.seconds()
    assert before >= 65
    sitting.page.locator(".top [data-do='pause']").click()
    assert not sitting.page.locator("#grid").is_visible()
    sitting.page.clock.run_for(600_000)
    sitting.leave()
    # The page writes its time twice a second: what it shows is up to half a second old.
    sitting.page.clock.run_for(2_000)
    assert sitting.page.locator("#grid").is_visible()
    # The test's own seconds count too, on a busy machine some of them.
    assert before + 1 <= sitting.seconds() < before + 500


def test_a_prize_puzzle_can_be_proved_and_not_be_read(seat: Seat) -> None:
    sitting = seat(ENGLISH, prize=True)
    carried = sitting.page.locator("#puzzle").text_content() or ""
    assert "Fruit of Newton" in carried
    assert not [entry.text for entry in ENGLISH.entries if entry.text in carried]
    sitting.press("Alt+Shift+W")
    assert sitting.message() == "Prize puzzle: the answers are not in this file"
    sitting.write("rubpaperappleyieldxry")
    assert sitting.message() == "Not right yet"
    sitting.click(4, 1)
    sitting.write("d")
    assert sitting.dialog().startswith("Solved in")


def test_ch_takes_one_cell_and_signs_are_composed_or_cycled(seat: Seat) -> None:
    sitting = seat(CZECH)
    sitting.write("chle'b")
    assert sitting.grid() == "CHLÉB"
    assert sitting.dialog().startswith("Vyřešeno za")
    composed = seat(CZECH)
    keyboard = composed.page.context.new_cdp_session(composed.page)
    composed.write("chl")
    for sign in ("´", "é"):
        keyboard.send(
            "Input.imeSetComposition", {"text": sign, "selectionStart": 1, "selectionEnd": 1}
        )
    keyboard.send("Input.insertText", {"text": "é"})
    composed.write("b")
    assert composed.grid() == "CHLÉB"


def test_a_telephone_that_composes_words_loses_no_letter(seat: Seat) -> None:
    sitting = seat(RUSSIAN, settings={"keyboard": "system"}, phone=True)
    keyboard = sitting.page.context.new_cdp_session(sitting.page)
    assert sitting.page.locator("#typist").get_attribute("inputmode") == "text"
    sitting.click(1, 0, touch=True)
    for text in ("г", "га", "гар", "гара", "гараж"):
        place = {"selectionStart": len(text), "selectionEnd": len(text)}
        keyboard.send("Input.imeSetComposition", {"text": text, **place})
    assert sitting.grid().splitlines()[1] == "ГАРАЖ"
    keyboard.send("Input.insertText", {"text": "гараж"})
    assert sitting.grid().splitlines()[1:3] == ["ГАРАЖ", "....."]
    sitting.press("ArrowUp", "ArrowUp", "Backspace")
    assert sitting.grid().splitlines()[1] == ".АРАЖ"


@pytest.mark.parametrize(
    "puzzle", [RUSSIAN, ARROWWORD, CZECH], ids=["crossword", "arrowword", "czech"]
)
def test_on_a_telephone_grid_clue_and_keys_are_in_view(seat: Seat, puzzle: Puzzle) -> None:
    sitting = seat(puzzle, phone=True)
    for part in ("#grid", ".clue-bar", ".keyboard", ".top"):
        box = sitting.page.locator(part).bounding_box()
        assert box is not None, part
        assert box["x"] >= 0, part
        assert box["y"] >= 0, part
        assert box["x"] + box["width"] <= 360, part
        assert box["y"] + box["height"] <= 640, part
    assert sitting.page.locator("#typist").get_attribute("inputmode") == "none"


def test_a_crossword_is_typed_on_the_keyboard_of_the_page(seat: Seat) -> None:
    sitting = seat(CZECH, phone=True)
    for key in ("CH", "L", "Á"):
        sitting.page.get_by_role("button", name=key, exact=True).tap()
    sitting.page.get_by_role("button", name="Smazat").tap()
    sitting.page.get_by_role("button", name="É", exact=True).tap()
    assert sitting.grid() == "CHLÉ."
    sitting.page.get_by_role("button", name="Více písmen").tap()
    for key in ("A", "B"):
        sitting.page.get_by_role("button", name=key, exact=True).tap()
    sitting.page.get_by_role("button", name="Více písmen").tap()
    assert sitting.grid() == "CHLÉAB"


def pinch(sitting: Sitting, steps: tuple[tuple[int, int], ...]) -> None:
    """Two fingers, each so far from a middle that lies so low."""
    fingers = sitting.page.context.new_cdp_session(sitting.page)
    for number, (gap, y) in enumerate(steps):
        points = [{"x": 180 - gap, "y": y, "id": 0}, {"x": 180 + gap, "y": y, "id": 1}]
        kind = "touchMove" if number else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_two_fingers_enlarge_the_grid_and_the_clue_stays(seat: Seat) -> None:
    sitting = seat(ENGLISH, phone=True)
    before = sitting.page.locator("#grid").bounding_box()
    pinch(sitting, ((20, 250), (30, 250), (40, 250)))
    after = sitting.page.locator("#grid").bounding_box()
    assert before is not None
    assert after is not None
    assert 1.8 < after["width"] / before["width"] < 2.2
    bar = sitting.page.locator(".clue-bar").bounding_box()
    assert bar is not None
    assert bar["x"] >= 0
    assert bar["x"] + bar["width"] <= 360


def test_two_fingers_move_a_large_word_search_and_choose_nothing(seat: Seat) -> None:
    sitting = seat(SEARCH, phone=True)
    pinch(sitting, ((20, 250), (40, 250), (60, 250)))
    pinch(sitting, ((40, 250), (40, 220), (40, 200)))
    assert sitting.page.evaluate("() => document.querySelector('.window').scrollTop") > 30
    assert sitting.message() == ""


def test_the_first_square_of_a_word_speaks_its_clue_and_others_their_letter(seat: Seat) -> None:
    sitting = seat(BARRED)
    assert sitting.label(0, 0) == (
        "Row 1, column 1, empty, circled. 1 Across: Tennis part. 1 Down: Column 1, from 1"
    )
    assert sitting.label(1, 1) == "Row 2, column 2, empty, shaded. 4 Across: About"
    assert sitting.label(2, 2) == "Row 3, column 3, T, given"
    sitting.click(2, 1)
    sitting.press(".", "x", "ArrowLeft", "ArrowLeft", "Alt+w")
    assert sitting.label(2, 1) == "Row 3, column 2, X, pencilled, wrong"
    assert sitting.page.locator("#typist").get_attribute("aria-activedescendant") == "s6"
    sitting.click(0, 1)
    sitting.click(0, 1)
    sitting.press("ArrowDown", "]")
    assert sitting.page.locator("#grid [role=row] [role=gridcell]").count() == 9


def test_a_word_entered_in_its_middle_is_announced_with_what_is_known_of_it(seat: Seat) -> None:
    sitting = seat(ENGLISH)
    sitting.click(1, 0)
    sitting.write("p")
    sitting.click(0, 1)
    sitting.press("]")
    assert sitting.page.locator(".spoken").inner_text() == (
        "4 Across: It comes in sheets. P _ _ _ _"
    )


@pytest.mark.parametrize(
    ("puzzle", "how"),
    [
        (ENGLISH, {}),
        (RUSSIAN, {"phone": True}),
        (BARRED, {"settings": {"theme": "dark"}}),
        (CRISSCROSS, {"settings": {"theme": "contrast"}}),
        (ARROWWORD, {"color_scheme": "dark"}),
        (SEARCH, {}),
        (SEARCH, {"phone": True, "color_scheme": "dark"}),
    ],
    ids=["crossword", "phone", "bars", "contrast", "arrowword", "search", "search on a phone"],
)
def test_axe_finds_nothing_serious(seat: Seat, puzzle: Puzzle, how: dict[str, object]) -> None:
    sitting = seat(puzzle, **how)
    if not sitting.can_audit():
        assert not os.environ.get("CI"), "CI installs axe-core, and must run this"
        pytest.skip("needs axe-core: npm install")
    if puzzle.entries:
        sitting.press("x", "q", "ArrowLeft", "Alt+w")
    else:
        sitting.press(" ", "ArrowRight", "ArrowRight", " ")
    assert sitting.violations() == []
    sitting.page.locator(".top [data-do='menu']").click()
    assert sitting.violations() == []
    sitting.page.locator("dialog [data-do='settings']").click()
    assert sitting.violations() == []


def test_a_page_that_reads_from_the_right_is_a_mirror(seat: Seat) -> None:
    sitting = seat(HEBREW)
    assert sitting.middle(0, 0)[0] > sitting.middle(0, 3)[0]
    sitting.write("של")
    assert sitting.cursor() == (0, 2)
    sitting.press("ArrowLeft")
    assert sitting.cursor() == (0, 3)
    sitting.click(1, 1)
    assert sitting.cursor() == (1, 1)
    number = sitting.page.locator("#scene .number text").first.bounding_box()
    corner = sitting.page.locator("#s0").bounding_box()
    assert number is not None
    assert corner is not None
    assert corner["x"] < number["x"] + number["width"] / 2 < corner["x"] + corner["width"]


@pytest.mark.parametrize(("motion", "pieces"), [("no-preference", 60), ("reduce", 0)])
def test_confetti_falls_for_those_who_want_it_and_need_no_calm(
    seat: Seat, motion: str, pieces: int
) -> None:
    sitting = seat(CZECH, settings={"confetti": True}, reduced_motion=motion)
    sitting.write("chléb")
    assert sitting.page.locator(".confetti i").count() == pieces
    calm = seat(CZECH, reduced_motion=motion)
    calm.write("chléb")
    assert calm.page.locator(".confetti").count() == 0


def test_settings_are_chosen_in_the_page_and_kept(seat: Seat) -> None:
    sitting = seat(ENGLISH)
    sitting.menu("settings")
    sitting.page.get_by_label("Arrow keys move at once").check()
    sitting.page.get_by_label("Colours").select_option("contrast")
    sitting.leave()
    sitting.press("ArrowDown")
    assert sitting.cursor() == (1, 1)
    sitting.reload()
    assert sitting.page.locator("html").get_attribute("data-theme") == "contrast"
    sitting.menu("keys")
    assert "Ctrl+Z" in sitting.page.locator("dialog").inner_text()


def test_a_picture_is_shown_as_the_clue_it_is(seat: Seat) -> None:
    seen = Clue(
        text="A green circle",
        kind=ClueKind.PICTURE,
        picture=Picture(data=GREEN_CIRCLE, media_type="image/svg+xml"),
    )
    sitting = seat(with_clue(ENGLISH, ENGLISH.entries[0].name, seen))
    shown = sitting.page.locator(".clue-now img.clue-picture")
    assert shown.evaluate("image => image.complete && image.naturalWidth > 0")
    assert "A green circle" in sitting.page.locator(".clue-now").inner_text()
    assert sitting.page.locator(".lists img.clue-picture").count() == 1


GREEN_CIRCLE = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90">
<circle cx="4" cy="4" r="4" fill="green"/></svg>"""
