"""Quick makers as somebody without scripts uses them: forms, pages, files."""

import io
import re
import sqlite3
import time
import zipfile
from contextlib import closing
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import openpyxl
import pypdf
import pytest

from crosswright.pipeline.library import open_library
from crosswright.pipeline.quick import FAMILIES
from crosswright.web.tasks import TASKS
from tests.unit.web.conftest import Opened, Visitor
from tests.unit.web.sleepers import TASKS as SLEEPERS

WORDS = "river - It runs to the sea\nvalley - It lies between hills\nisland - Land in water\nlake"


def made(studio: Visitor, family: str, **fields: Any) -> tuple[str, str]:
    """Submit a maker's form; the address of what was made, and its page."""
    answer = studio.submit(f"/new/{family}", f"/new/{family}", data={"action": "make", **fields})
    assert answer.status_code == 303, answer.text
    where = answer.headers["location"].partition("#")[0]
    return where, studio.get(where).text


def first_of(where: str) -> str:
    """Where the first puzzle of an order is found."""
    return f"/made/{where.partition('made=')[2]}/0"


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_has_a_page_with_one_button_to_make(studio: Visitor, family: str) -> None:
    page = studio.get(f"/new/{family}").text
    assert page.count('value="make"') == 1
    assert f'href="/new/{family}" aria-current="page"' in page


def test_a_family_nobody_knows_is_not_there(studio: Visitor) -> None:
    assert studio.get("/new/juggling").status_code == 404
    assert studio.submit("/login", "/new/juggling").status_code == 404


def test_a_list_becomes_a_criss_cross_that_is_printed_and_played(studio: Visitor) -> None:
    where, page = made(studio, "crisscross", words=f"{WORDS}\nxx", title="The land", seed="7")
    assert "The land" in page
    assert "4 words" in page
    assert "1 word is not in the puzzle:" in page
    assert "<strong>xx</strong>: shares no letter with any other word" in page
    assert "Seed 7" in page
    place = first_of(where)
    pages = {
        copy: pypdf.PdfReader(io.BytesIO(studio.get(f"{place}/print?copy={copy}").content)).pages
        for copy in ("blank", "words", "key", "both")
    }
    assert [len(x) for x in pages.values()] == [1, 1, 1, 2]
    assert "It runs to the sea" in pages["blank"][0].extract_text()
    assert "VALLEY" not in pages["blank"][0].extract_text().upper()
    assert "VALLEY" in pages["words"][0].extract_text().upper()
    play = studio.get(f"{place}/play")
    assert "It runs to the sea" in play.text
    assert "'self'" not in play.headers["content-security-policy"]
    assert play.headers["content-security-policy"] in unescape(play.text)


def test_what_stands_in_the_form_stands_there_again(studio: Visitor) -> None:
    _, page = made(studio, "wordsearch", words="owl\nhen\nrobin", title="Birds", level="hard")
    assert re.search(r"<textarea[^>]*>\s*owl\nhen\nrobin</textarea>", page)
    assert '<option value="hard" selected>' in page
    assert 'value="Birds"' in page


def test_again_makes_another_puzzle_of_the_same_words(studio: Visitor) -> None:
    seeds = set()
    for _ in range(3):
        _, page = made(studio, "crisscross", words=WORDS, action="again", seed="5")
        seeds.add(re.findall(r"Seed (\d+)", page)[0])
    assert "5" not in seeds
    assert len(seeds) > 1


def test_versions_come_each_with_its_key(studio: Visitor) -> None:
    where, page = made(studio, "wordsearch", words="owl\nhen\nrobin\nsparrow", versions="3")
    assert re.findall(r"Version ([A-Z])<", page) == ["A", "B", "C"]
    place = first_of(where)[:-1]
    grids = {studio.get(f"{place}{number}/blank.svg").text for number in range(3)}
    assert len(grids) == 3
    assert studio.get(f"{place}3/blank.svg").status_code == 404


def test_a_list_is_looked_at_without_making_anything(studio: Visitor) -> None:
    data = {"action": "read", "words": "кіт = Нявчить\nсобака\n!!!"}
    page = studio.submit("/new/wordsearch", "/new/wordsearch", data=data).text
    assert "2 words read, 1 line not used" in page
    assert "українська" in page
    assert "<td>Нявчить</td>" in page
    assert "not used: no letters" in page
    assert 'id="made"' not in page


def workbook(*rows: tuple[str, ...]) -> bytes:
    """An XLSX file with these rows."""
    book = openpyxl.Workbook()
    for row in rows:
        assert book.active is not None
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("words.csv", b'answer,clue\nriver,"It runs, to the sea"\nlake,Still water\n'),
        ("words.tsv", "river\tIt runs, to the sea\nlake\tStill water".encode("utf-16")),
        (
            "cards.txt",
            b"#separator:tab\n#html:false\nriver\tIt runs, to the sea\nlake\tStill water",
        ),
        ("words.xlsx", workbook(("river", "It runs, to the sea"), ("lake", "Still water"))),
    ],
)
def test_a_file_of_words_is_read_as_if_it_had_been_pasted(
    studio: Visitor, name: str, data: bytes
) -> None:
    page = studio.submit(
        "/new/crisscross", "/new/crisscross", data={"action": "read"}, files={"file": (name, data)}
    ).text
    assert "2 words read" in page
    assert "<td>It runs, to the sea</td>" in page


def test_a_set_of_anki_cards_is_read_as_if_it_had_been_pasted(
    studio: Visitor, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "cards")) as connection:
        connection.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, flds TEXT)")
        connection.execute("INSERT INTO notes VALUES (1, 'river\x1f<i>It</i> runs')")
        connection.commit()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as package:
        package.write(tmp_path / "cards", "collection.anki21")
    files = {"file": ("cards.apkg", packed.getvalue())}
    page = studio.submit("/new/wordsearch", "/new/wordsearch", data={"action": "read"}, files=files)
    assert "1 word read" in page.text
    assert "<td>It runs</td>" in page.text


def test_a_file_that_is_no_list_is_told_and_the_form_is_kept(studio: Visitor) -> None:
    answer = studio.submit(
        "/new/crisscross",
        "/new/crisscross",
        data={"action": "make", "title": "Kept"},
        files={"file": ("photo.jpg", b"\xff\xd8\xff\xe0\0\0\0\0" * 100)},
    )
    assert answer.status_code == 400
    assert "is no text" in unescape(answer.text)
    assert 'value="Kept"' in answer.text


@pytest.mark.parametrize(
    ("family", "fields", "told"),
    [
        ("crisscross", {"words": ""}, "there is no word to lay yet"),
        ("crossword", {"rows": "16", "cols": "16"}, "allows odd sizes"),
        ("crossword", {"preset": "none such"}, "unknown preset"),
        ("wordsearch", {"rows": "x"}, "is no whole number"),
        ("arrowword", {"language": "tlh"}, "'tlh'"),
        ("wordsearch", {"rows": "1000"}, "0 to 100"),
    ],
)
def test_what_cannot_be_made_is_said_above_the_form(
    studio: Visitor, family: str, fields: dict[str, str], told: str
) -> None:
    answer = studio.submit(f"/new/{family}", f"/new/{family}", data={"action": "make", **fields})
    page = answer.text if answer.status_code != 303 else studio.get(answer.headers["location"]).text
    said = re.search(r'<p class="problem" role="alert"[^>]*>(.*?)</p>', page)
    assert said is not None
    assert told in unescape(said[1])


def test_a_puzzle_that_cannot_exist_is_told_with_the_reason(studio: Visitor) -> None:
    fields = {"words": "owl", "only_words": "on", "phrase_kind": "own", "phrase": "x", "rows": "9"}
    _, page = made(studio, "wordsearch", **fields)
    assert "No puzzle this time" in page
    assert "the words have 3 letters and the phrase 1" in page


def test_a_saying_is_searched_chosen_and_hidden(studio: Visitor) -> None:
    data = {"action": "sayings", "language": "en", "saying_words": "early bird"}
    page = studio.submit("/new/wordsearch", "/new/wordsearch", data=data).text
    found = re.search(r'name="saying" value="([^"]*)" checked', page)
    assert found is not None
    setup, _, hidden = unescape(found[1]).partition("\t")
    _, done = made(
        studio,
        "wordsearch",
        language="en",
        phrase_kind="found",
        saying=unescape(found[1]),
        rows="9",
        seed="1",
    )
    assert setup in unescape(done)
    assert f"<strong>{hidden}</strong>" in unescape(done)


def test_every_format_is_offered_with_what_it_leaves_out(studio: Visitor) -> None:
    where, _ = made(studio, "wordsearch", words="owl\nhen\nrobin")
    place = first_of(where)
    page = studio.get(f"{place}/files").text
    offered = re.findall(rf'href="({place}/file\.[\w.]+)"', page)
    assert len(offered) > 8
    assert "What it leaves out" in page
    for path in offered:
        answer = studio.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["content-disposition"].startswith("attachment; filename*=UTF-8''")


def test_what_was_made_is_kept_in_the_library_and_played_by_its_link(
    opened: Opened, tmp_path: Path
) -> None:
    with open_library(tmp_path / "library.sqlite") as library:
        studio = opened(store=library)
        where, page = made(studio, "crisscross", words=WORDS, title="The land")
        assert "Keep it in the library" in page
        kept = studio.submit(where, f"{first_of(where)}/keep")
        assert kept.status_code == 303
        address = kept.headers["location"]
        assert "The land" in studio.get(address).text
        assert "It runs to the sea" in studio.get(f"{address}/play").text
        print_ = studio.get(f"{address}/print?copy=both")
        assert len(pypdf.PdfReader(io.BytesIO(print_.content)).pages) == 2


def test_who_keeps_nothing_is_offered_nothing_to_keep(studio: Visitor) -> None:
    where, page = made(studio, "crisscross", words=WORDS)
    assert "Keep it in the library" not in page
    assert studio.submit(where, f"{first_of(where)}/keep").status_code == 403


def test_an_order_that_takes_long_is_waited_for_on_a_page_that_can_stop_it(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TASKS, "make", SLEEPERS["tire"])
    studio = opened(patience=0.0)
    data = {"action": "make", "words": WORDS, "title": "Kept"}
    where = studio.submit("/new/crisscross", "/new/crisscross", data=data).headers["location"]
    assert "?job=" in where
    page = studio.get(where)
    assert "This page looks again by itself." in page.text
    assert page.headers["refresh"] == "2"
    id = where.partition("job=")[2]
    stopped = studio.submit(where, f"/new/crisscross/stop/{id}").headers["location"]
    assert stopped == f"/new/crisscross?made={id}"
    assert [x["state"] for x in studio.events(id)][-1] == "failed"
    after = studio.get(stopped)
    assert "refresh" not in after.headers
    assert "stopped by request" in after.text
    assert 'value="Kept"' in after.text


@pytest.mark.parametrize(
    ("progress", "line"),
    [
        ({}, "Working …"),
        ({"preparing": "uk"}, "Preparing the words (українська); this is done once."),
        ({"step": "search", "number": 1, "count": 1}, "Searching for a puzzle …"),
        ({"step": "draw", "number": 2, "count": 3}, "Checking and drawing … (2 of 3)"),
    ],
)
def test_the_page_that_waits_says_in_words_how_far_it_is(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, progress: dict[str, object], line: str
) -> None:
    monkeypatch.setitem(TASKS, "make", SLEEPERS["tire"])
    studio = opened(patience=0.0)
    where = studio.submit(
        "/new/crisscross", "/new/crisscross", data={"action": "make", "words": WORDS}
    ).headers["location"]
    id = where.partition("job=")[2]
    while studio.get(f"/api/jobs/{id}").json()["state"] == "waiting":
        time.sleep(0.01)
    # From now on the task tells nothing.
    studio.app.state.jobs.find(id).progress = progress
    shown = re.search(
        r'id="waiting"[^>]*>(.*?)<span class="hint">\d+ s', studio.get(where).text, re.DOTALL
    )
    assert shown is not None
    assert " ".join(re.sub(r"<[^>]+>", "", shown[1]).split()) == line


def test_a_full_queue_is_told_and_the_form_is_kept(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio = opened(queue=0)
    data = {"action": "make", "words": WORDS, "title": "Kept"}
    answer = studio.submit("/new/crisscross", "/new/crisscross", data=data)
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
    assert "too much is asked of this server" in answer.text
    assert 'value="Kept"' in answer.text
    order = {"task": "make", "request": {"family": "crisscross", "words": WORDS}}
    told: httpx.Response = studio.send("POST", "/api/jobs", json=order)
    assert (told.status_code, told.headers["retry-after"]) == (429, "1")
    assert "try again in 1 s" in told.json()["error"]


NASTY = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>"
FIELDS = ("title", "author", "keyword", "given", "theme", "phrase", "setup", "saying_words", "seed")


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("action", ["make", "read"])
def test_what_a_person_wrote_is_text_in_every_page(
    studio: Visitor, family: str, action: str
) -> None:
    # One word alone is not looked for in many grids.
    more = "" if family in ("crossword", "arrowword") else f"valley = {NASTY}\nisland\n"
    words = f"river - {NASTY}\n{more}{NASTY}"
    fields = dict.fromkeys(FIELDS, NASTY) | {"phrase_kind": "none", "seed": "1", "given": ""}
    fields |= {"words": words, "action": action, "rows": "7", "cols": "7", "preset": "mini"}
    fields.pop("keyword")
    fields.pop("theme")
    answer = studio.submit(f"/new/{family}", f"/new/{family}", data=fields)
    seen = [answer.text]
    if answer.status_code == 303:
        where = answer.headers["location"].partition("#")[0]
        seen.append(studio.get(where).text)
        place = first_of(where)
        seen += [studio.get(f"{place}/{x}").text for x in ("blank.svg", "files", "play")]
    for text in seen:
        assert "<script>alert(1)" not in text
        assert "<img src=x" not in text
    assert any("&lt;script&gt;" in text or "\\u003cscript" in text for text in seen)
