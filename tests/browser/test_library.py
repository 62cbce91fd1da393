"""The library in a real browser: a file dropped on it, found again, brought back, taken away."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from crosswright.pipeline.library import bring, document_of, open_library
from tests.browser.studio import DROP, PATIENCE, Guest, served
from tests.clean_puzzles import ENGLISH, RUSSIAN


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A studio with two puzzles."""
    with open_library(tmp_path / "library.sqlite") as library:
        for puzzle in (ENGLISH, RUSSIAN):
            bring(library, document_of(puzzle).text.encode(), name="a.ipuz")
    with served(tmp_path) as address:
        yield address


@pytest.fixture
def guest(browser: Browser, address: str) -> Iterator[Guest]:
    """A person before its pages, none of whose scripts may fail."""
    expect.set_options(timeout=PATIENCE)
    context = browser.new_context(accept_downloads=True, locale="en-GB")
    guest = Guest(context.new_page(), address)
    yield guest
    context.close()
    assert guest.faults == []


def test_a_file_is_dropped_found_put_into_the_bin_and_taken_out(guest: Guest) -> None:
    page = guest.page
    guest.go("/")
    expect(page.locator("ul.puzzles li")).to_have_count(2)
    page.evaluate(DROP, ["shed.txt", "CAT\nA#A\nTAB\n"])
    page.get_by_role("link", name="(no title)").click()
    expect(page.get_by_role("img", name="The grid of (no title), 3x3")).to_be_visible()
    drawn = page.evaluate("() => document.querySelector('.sheet img').naturalWidth")
    assert drawn > 0
    assert guest.violations() == []

    with page.expect_download() as taken:
        page.get_by_role("link", name=".jpz", exact=True).click()
    assert taken.value.suggested_filename == "crossword.jpz"

    guest.press("Put it into the bin")
    expect(page.get_by_text("This puzzle is in the bin.")).to_be_visible()
    guest.go("/")
    expect(page.locator("ul.puzzles li")).to_have_count(2)
    guest.go("/?bin=1")
    page.locator("ul.puzzles a").click()
    guest.press("Take it out of the bin")
    guest.go("/")
    expect(page.locator("ul.puzzles li")).to_have_count(3)

    guest.write("Search", "paper")
    page.get_by_role("search").get_by_role("button", name="Search").click()
    expect(page.locator("ul.puzzles li")).to_have_count(1)
    assert guest.violations() == []


def test_two_tabs_with_one_list_do_not_write_over_each_other(
    guest: Guest, browser: Browser
) -> None:
    guest.go("/lists")
    guest.write("Name", "Pets")
    guest.write("Words, one a line", "cat")
    guest.press("Keep")
    guest.page.wait_for_url(re.compile("/lists/[0-9a-f]{16}$"))
    context = browser.new_context(locale="en-GB")
    other = Guest(context.new_page(), guest.address)
    other.go(guest.page.url.removeprefix(guest.address))
    guest.write("Words, one a line", "cat\ndog")
    guest.press("Save")
    expect(guest.page.get_by_label("Words, one a line")).to_have_value("cat\ndog")
    other.write("Words, one a line", "cat\nhen")
    other.press("Save")
    expect(other.page.get_by_role("alert")).to_contain_text("Somebody else saved this list")
    expect(other.page.get_by_label("Their list")).to_have_value("cat\ndog")
    expect(other.page.get_by_label("Words, one a line")).to_have_value("cat\nhen")
    assert other.violations() == []
    context.close()


@pytest.mark.parametrize("tag", ["uk", "de"])
def test_on_a_phone_in_the_dark_every_page_fits(browser: Browser, address: str, tag: str) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, color_scheme="dark", locale=tag
    )
    guest = Guest(context.new_page(), address)
    guest.go("/")
    first = guest.page.locator("ul.puzzles a").first.get_attribute("href")
    for path in ("/", str(first), f"{first}/revisions", "/lists", "/clues"):
        guest.go(path)
        assert not guest.is_too_wide(), path
        assert guest.violations() == [], path
    assert guest.page.locator("html").get_attribute("lang") == tag
    context.close()
    assert guest.faults == []
