"""The studio as people use it: from a list to a printed page, in real Chromium."""

import io
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pypdf
import pytest
from playwright.sync_api import Browser

from crosswright.lexicon import Lexicon
from crosswright.web.tasks import TASKS
from tests.browser.conftest import PHONE
from tests.browser.studio import DROP, Guest, served
from tests.unit.web.sleepers import TASKS as SLEEPERS

WORDS = (
    "river - It runs to the sea\nvalley - It lies between hills\nisland - Land in water\nlake\nxx"
)

Real = Callable[[str], Lexicon]
Visit = Callable[..., Guest]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, real: Real) -> Iterator[str]:
    """A studio for all tests of this file."""
    real("en")
    with served(tmp_path_factory.mktemp("library"), patience=600.0, seconds=600.0) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Come into the studio: `visit(phone=…, java_script_enabled=…)`.

    When the test is over no script may have failed, and no page may have tried what it must not.
    """
    guests: list[Guest] = []

    def come(*, phone: bool = False, **how: Any) -> Guest:
        device = dict(PHONE) if phone else {"viewport": {"width": 1100, "height": 800}}
        context = browser.new_context(**({"locale": "en"} | device | how))
        guests.append(Guest(context.new_page(), address))
        return guests[-1]

    yield come
    for guest in guests:
        faults = guest.faults
        guest.page.context.close()
        assert faults == []


def printed(guest: Guest, copy: str) -> pypdf.PdfReader:
    """What the print form gives for a copy; Chromium without a window cannot show it."""
    action = guest.page.locator("form.print").first.get_attribute("action")
    answer = guest.page.request.get(f"{guest.address}{action}?copy={copy}")
    assert answer.ok
    assert answer.headers["content-type"] == "application/pdf"
    return pypdf.PdfReader(io.BytesIO(answer.body()))


def test_a_teachers_list_becomes_a_printed_page(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.page.get_by_role("link", name="Criss-cross").first.click()
    guest.write("Words and clues", WORDS)
    guest.page.locator("#reading table").wait_for()
    assert "5 words read" in guest.page.locator("#reading .summary").inner_text()
    guest.write("Title", "The land")
    guest.page.get_by_label("Find clues for words that have none").uncheck()
    guest.make()
    page = guest.page.locator("#made").inner_text()
    assert "The land" in page
    assert "4 words" in page
    assert "xx: shares no letter with any other word" in page
    assert guest.page.locator("figure img").first.evaluate("x => x.complete && x.naturalWidth > 0")
    blank, key = printed(guest, "blank"), printed(guest, "key")
    assert len(blank.pages) == 1
    assert "It runs to the sea" in blank.pages[0].extract_text()
    assert "RIVER" not in "".join(blank.pages[0].extract_text().split()).upper()
    assert len(key.pages) == 1


def test_it_works_without_scripts_too(visit: Visit) -> None:
    guest = visit(java_script_enabled=False)
    guest.go("/new/crisscross")
    guest.write("Words and clues", WORDS)
    guest.press("Look how the list is read")
    assert "5 words read" in guest.page.locator("#reading").inner_text()
    guest.make()
    first = guest.page.locator("#made .hint").first.inner_text()
    seeds = {first}
    for _ in range(3):
        guest.make("Again, differently")
        seeds.add(guest.page.locator("#made .hint").first.inner_text())
    assert len(seeds) > 1
    guest.page.get_by_role("link", name="Other formats").click()
    with guest.page.expect_download() as taken:
        guest.page.get_by_role("link", name=".ipuz", exact=True).click()
    assert taken.value.suggested_filename.endswith(".ipuz")


def test_a_word_search_in_ukrainian_for_a_person_who_reads_ukrainian(
    visit: Visit, real: Real
) -> None:
    real("uk")
    guest = visit(locale="uk-UA")
    guest.go("/")
    guest.page.get_by_role("link", name="Пошук слів").first.click()
    guest.write("Слова, які сховати", "їжак\nбілка\nлисиця\nґава\nєнот")
    guest.page.locator("#reading table").wait_for()
    assert guest.page.locator("#reading .summary").inner_text() == ("прочитано 5 слів · українська")
    guest.page.get_by_label("Ось ця:").check()
    guest.write("Сховано в сітці", "добрий ранок")
    guest.make("Скласти головоломку")
    assert "добрий ранок" in guest.page.locator("#made").inner_text()
    words = printed(guest, "words").pages[0].extract_text()
    assert {"їжак", "ґава"} <= set(words.casefold().split())


def test_an_arrowword_with_a_joke_that_was_searched(visit: Visit) -> None:
    guest = visit()
    guest.go("/new/arrowword")
    guest.page.get_by_label("Search the sayings").type("early bird")
    saying = guest.page.locator("#sayings button").first
    saying.wait_for()
    saying.click()
    assert guest.page.get_by_label("This one:").is_checked()
    setup = guest.page.get_by_label("Printed above the puzzle").input_value()
    hidden = guest.page.get_by_label("Hidden in the grid").input_value()
    assert setup
    assert hidden
    guest.make()
    made = guest.page.locator("#made").inner_text()
    assert f"{setup} {hidden}" in made
    text = " ".join(printed(guest, "blank").pages[0].extract_text().split())
    assert hidden not in text


def test_a_file_is_put_into_the_form_where_it_can_be_mended(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "words.csv"
    path.write_text("word,clue\nriver,It runs\nvalley,Low land\n", encoding="utf-8")
    guest = visit()
    guest.go("/new/crisscross")
    guest.page.get_by_label(
        "Or a file: spreadsheet, flashcards (Anki, Quizlet), CSV or text"
    ).set_input_files(path)
    guest.page.locator("#reading table").wait_for()
    assert "river,It runs" in guest.page.get_by_label("Words and clues").input_value()
    assert "2 words read" in guest.page.locator("#reading .summary").inner_text()


def test_a_file_is_dropped_anywhere_on_the_page(visit: Visit) -> None:
    guest = visit()
    guest.go("/new/wordsearch")
    guest.page.evaluate(DROP, ["words.csv", "word,clue\nriver,It runs\n!!,\n"])
    guest.page.locator("#reading table").wait_for()
    assert "1 word read, 1 line not used" in guest.page.locator("#reading .summary").inner_text()


@pytest.fixture
def guest_of(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Guest]]:
    """A person in a studio of their own, with settings of its own."""
    with ExitStack() as left:

        def come(context: dict[str, Any], **settings: Any) -> Guest:
            address = left.enter_context(served(tmp_path, **settings))
            opened = browser.new_context(locale="en", **context)
            left.callback(opened.close)
            return Guest(opened.new_page(), address)

        yield come


def test_making_says_what_it_waits_for_and_is_stopped(
    guest_of: Callable[..., Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TASKS, "make", SLEEPERS["linger"])
    guest = guest_of({})
    guest.go("/new/crisscross")
    guest.write("Words and clues", WORDS)
    guest.press("Make the puzzle")
    said = guest.page.locator("#progress")
    said.get_by_text("Preparing the words (українська); this is done once.").wait_for()
    guest.press("Stop")
    said.get_by_text("stopped by request").wait_for()
    assert guest.page.get_by_label("Words and clues", exact=True).input_value() == WORDS


def test_without_scripts_a_page_that_waits_looks_again_by_itself(
    guest_of: Callable[..., Guest],
) -> None:
    guest = guest_of({"java_script_enabled": False}, patience=0.0)
    guest.go("/new/crisscross")
    guest.write("Words and clues", WORDS)
    guest.page.get_by_label("Find clues for words that have none").uncheck()
    guest.press("Make the puzzle")
    guest.page.locator("#made").wait_for()


def test_what_was_made_is_kept_and_its_link_is_played_by_somebody_else(visit: Visit) -> None:
    guest = visit()
    guest.go("/new/crisscross")
    guest.write("Words and clues", WORDS)
    guest.write("Title", "For the class")
    guest.make()
    guest.press("Keep it in the library")
    guest.page.wait_for_url("**/puzzles/*")
    pupil = visit(phone=True)
    pupil.page.goto(f"{guest.page.url}/play")
    pupil.page.locator("#grid").wait_for()
    pupil.page.locator(".square.letter").first.wait_for()
    assert "For the class" in pupil.page.title()


def test_everything_is_done_from_the_keyboard(visit: Visit) -> None:
    guest = visit()
    guest.go("/new/crisscross")
    keys = guest.page.keyboard
    keys.press("Tab")
    assert guest.page.evaluate("() => document.activeElement.className") == "skip"
    keys.press("Enter")
    keys.press("Tab")
    assert guest.page.evaluate("() => document.activeElement.id") == "words"
    keys.insert_text(WORDS)
    for _ in range(12):
        keys.press("Tab")
        if guest.page.evaluate("() => document.activeElement.value") == "make":
            break
    keys.press("Enter")
    guest.page.locator("#made").wait_for()
    assert guest.page.evaluate("() => document.activeElement.id") == "made"
    keys.press("Tab")
    assert guest.page.evaluate("() => document.activeElement.value") == "again"


PAGES = ("/", "/login", "/nothing", "/new/crossword", "/new/crisscross", "/new/arrowword")
LOOKS: tuple[dict[str, Any], ...] = (
    {},
    {"color_scheme": "dark"},
    {"phone": True, "color_scheme": "dark"},
)


@pytest.mark.parametrize("how", LOOKS, ids=["desk", "dark", "phone"])
def test_axe_finds_nothing_serious_and_nothing_sticks_out(
    visit: Visit, how: dict[str, Any]
) -> None:
    guest = visit(**how)
    if not guest.can_audit():
        assert not os.environ.get("CI"), "CI installs axe-core, and must run this"
        pytest.skip("needs axe-core: npm install")
    found = {}
    for path in PAGES:
        guest.go(path)
        found[path] = (guest.violations(), guest.is_too_wide())
    guest.go("/new/wordsearch")
    guest.write("Words to hide", "owl\nhen\nrobin\n!!")
    guest.make()
    found["made"] = (guest.violations(), guest.is_too_wide())
    guest.page.get_by_role("link", name="Other formats").click()
    found["files"] = (guest.violations(), guest.is_too_wide())
    # That a page is not there is what one of them is about.
    guest.faults[:] = [x for x in guest.faults if "404" not in x]
    assert found == dict.fromkeys(found, ([], False))
