"""The pages of the library, as a browser without scripts walks through them."""

import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser

import httpx
import pytest

from crosswright.formats import FORMATS
from crosswright.model import Puzzle
from crosswright.pipeline.downloads import endings
from crosswright.pipeline.library import document_in, document_of
from crosswright.store import Store
from crosswright.web.settings import Settings
from crosswright.web.workers import Broken, Busy
from tests.clean_puzzles import ENGLISH, RUSSIAN
from tests.drawing import draw
from tests.unit.web.conftest import ADDRESS, Visitor

HURT = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>{{7*7}}"


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A library for this file of tests."""
    with Store.open(tmp_path_factory.mktemp("library") / "library.sqlite") as store:
        yield store


@pytest.fixture(scope="module")
def visitor(store: Store) -> Iterator[Visitor]:
    """Somebody with that library."""
    with Visitor(Settings(), store) as visitor:
        yield visitor


def titled(title: str, puzzle: Puzzle = ENGLISH) -> str:
    """A puzzle of a person's own words, which the audit needs no lexicon for."""
    about = replace(puzzle.metadata, title=title, author=title, notes=title)
    entries = tuple(replace(x, own=True) for x in puzzle.entries)
    return document_of(replace(puzzle, metadata=about, entries=entries)).text


def kept(store: Store, text: str = "") -> str:
    return store.puzzles.create(document_in(text or document_of(ENGLISH).text)).about.id


def send(visitor: Visitor, page: str, path: str, **how: object) -> httpx.Response:
    """Submit a form and go where it leads."""
    answer = visitor.submit(page, path, **how)
    if answer.status_code == 303:
        return visitor.get(answer.headers["Location"])
    return answer


class Tags(HTMLParser):
    """The tags of a page and what they are given."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.found.append((tag, dict(attrs)))


def check_form(text: str) -> None:
    """Every field has a label, every picture a text, every id is there once, nothing is inline."""
    tags = Tags(text).found
    ids = [x["id"] for _, x in tags if "id" in x]
    assert len(ids) == len(set(ids))
    labelled = {x.get("for") for tag, x in tags if tag == "label"}
    for tag, given in tags:
        assert not [x for x in given if x.startswith("on") or x == "style"], given
        if tag == "img":
            # Where a name stands beside it, a picture says nothing more.
            assert given.get("alt") or given.get("class") == "small"
        if tag in ("input", "select", "textarea") and given.get("type") != "hidden":
            assert given.get("id") in labelled or given.get("aria-label"), given


def test_an_empty_library_says_how_to_begin(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("new") / "a.sqlite"
    with Store.open(path) as store, Visitor(Settings(), store) as visitor:
        text = visitor.get("/").text
    assert "Nothing is kept yet" in text
    check_form(text)


def test_a_demo_shows_no_library() -> None:
    with Visitor(Settings(public_demo=True)) as visitor:
        assert "Your library" not in visitor.get("/").text
        assert visitor.get("/puzzles/0123456789abcdef").status_code == 403
        assert visitor.get("/lists").status_code == 403


def test_a_dropped_file_leads_to_its_puzzle(visitor: Visitor) -> None:
    assert FORMATS["ipuz"].write is not None
    files = [("files", ("monday.ipuz", FORMATS["ipuz"].write(ENGLISH)))]
    answer = visitor.submit("/", "/import", files=files)
    assert answer.status_code == 303
    page = visitor.get(answer.headers["Location"])
    assert page.status_code == 200
    check_form(page.text)


def test_many_files_are_told_one_by_one(visitor: Visitor) -> None:
    good = [("files", (f"{n}.txt", b"CAT\nA#A\nTAB\n")) for n in range(6)]
    answer = visitor.submit("/", "/import", files=[*good, ("files", (f"{HURT}.puz", b"nothing"))])
    assert answer.status_code == 400
    assert answer.text.count("no language is stated") == 6
    assert HURT not in answer.text
    assert "&lt;script&gt;alert(1)" in answer.text
    nothing = visitor.submit("/", "/import", files=[("files", ("", b""))])
    assert nothing.status_code in (200, 422)


def test_a_file_that_cannot_be_read_now_is_told_and_the_others_are_kept(
    visitor: Visitor, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = iter((Busy(3), Broken("it took too long and was ended")))

    async def ask_in_vain(*given: object, **how: object) -> None:
        raise next(failures)

    monkeypatch.setattr("crosswright.web.keeping.ask", ask_in_vain)
    before = store.puzzles.page().total
    told = visitor.send("POST", "/api/import", files=[("files", ("a.txt", b"A"))] * 2).json()
    assert [x["error"] for x in told] == [
        "too much is asked of this server just now; try again in 3 s",
        "it took too long and was ended",
    ]
    assert store.puzzles.page().total == before


def test_the_archive_comes_back_through_the_same_door(visitor: Visitor, store: Store) -> None:
    kept(store)
    archive = visitor.get("/archive")
    with zipfile.ZipFile(io.BytesIO(archive.content)) as file:
        assert "library.json" in file.namelist()
    answer = visitor.submit("/", "/import", files=[("files", ("all.zip", archive.content))])
    assert answer.status_code == 200
    assert "already here" in answer.text


def test_search_finds_and_pages_lead_on(visitor: Visitor, store: Store) -> None:
    for n in range(35):
        kept(store, titled(f"Puffin {n}"))
    first = visitor.get("/", params={"search": "puffin"}).text
    assert first.count("<strong>Puffin") == 30
    assert "35 puzzles" in first
    more = re.search(r'rel="next" href="([^"]+)"', first)
    assert more is not None
    rest = visitor.get(more[1].replace("&amp;", "&")).text
    assert rest.count("<strong>Puffin") == 5
    assert 'rel="prev"' in rest
    assert "Nothing here fits" in visitor.get("/", params={"search": HURT}).text


@pytest.mark.parametrize("ending", endings())
def test_a_puzzle_is_taken_away_as_every_file(visitor: Visitor, store: Store, ending: str) -> None:
    id = kept(store, titled("Ночь/day"))
    answer = visitor.get(f"/puzzles/{id}/file.{ending}")
    assert answer.status_code == 200, answer.text
    assert len(answer.content) > 20
    name = answer.headers["Content-Disposition"]
    assert name == f"attachment; filename*=UTF-8''%D0%9D%D0%BE%D1%87%D1%8C_day.{ending}"
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


def test_a_file_there_is_none_of_is_told(visitor: Visitor, store: Store) -> None:
    id = kept(store)
    for ending in ("exe", "key.puz", "../../x"):
        assert visitor.get(f"/puzzles/{id}/file.{ending}").status_code in (400, 404)


def test_the_page_of_a_puzzle_tells_what_each_file_loses(visitor: Visitor, store: Store) -> None:
    text = visitor.get(f"/puzzles/{kept(store)}").text
    lines = {
        x[1]: x[0]
        for x in re.findall(r"(<li><a href=\"[^\"]+file\.([a-z.]+)\".*?</li>\n)", text, re.DOTALL)
    }
    assert "loses nothing" in lines["ipuz"]
    assert re.search(r"loses \d+ thing", lines["grid"])
    assert "clues" in lines["grid"]
    check_form(text)


def test_the_page_of_a_puzzle_has_its_link_for_others(visitor: Visitor, store: Store) -> None:
    page = f"/puzzles/{kept(store)}"
    assert f'readonly value="{ADDRESS}{page}/play"' in visitor.get(page).text


def test_an_old_revision_is_looked_at_and_brought_back(visitor: Visitor, store: Store) -> None:
    id = kept(store)
    store.puzzles.save(id, document_of(RUSSIAN), over=1)
    page = visitor.get(f"/puzzles/{id}/revisions").text
    assert page.count("<li value=") == 2
    assert "as it is now" in page
    old = f"/puzzles/{id}/revisions/1"
    assert "Bring this back" in visitor.get(old).text
    picture = visitor.get(f"/puzzles/{id}/file.key.svg?revision=1&inline=1")
    assert "max-age" in picture.headers["Cache-Control"]
    late = visitor.submit(old, old, data={"over": "1"})
    assert late.status_code == 409
    assert visitor.submit(old, old, data={"over": "2"}).status_code == 303
    assert store.puzzles.read(id).about.revision == 3
    assert store.puzzles.read(id).text == document_of(ENGLISH).text


def test_the_bin_asks_twice(visitor: Visitor, store: Store) -> None:
    id = kept(store, titled("Heron"))
    page = f"/puzzles/{id}"
    assert "is in the bin" in send(visitor, page, f"{page}/bin").text
    assert (
        "Heron" not in visitor.get("/", params={"search": "heron"}).text.partition("<ul class")[2]
    )
    assert "Heron" in visitor.get("/?bin=1").text
    assert "is in the bin" not in send(visitor, page, f"{page}/bring-back").text
    assert visitor.submit(page, f"{page}/forget").status_code == 400
    send(visitor, page, f"{page}/bin")
    visitor.submit(page, f"{page}/forget")
    assert visitor.get(page).status_code == 404


def test_a_copy_is_a_puzzle_of_its_own(visitor: Visitor, store: Store) -> None:
    id = kept(store)
    answer = visitor.submit(f"/puzzles/{id}", f"/puzzles/{id}/copy")
    copied = answer.headers["Location"].rpartition("/")[2]
    assert copied != id
    assert store.puzzles.read(copied).text == store.puzzles.read(id).text


def test_collections_are_made_filled_ordered_and_taken_apart(
    visitor: Visitor, store: Store
) -> None:
    one, two = kept(store, titled("One")), kept(store, titled("Two"))
    made = visitor.submit("/", "/collections", data={"name": HURT})
    page = made.headers["Location"]
    id = page.rpartition("=")[2]
    for puzzle in (one, two):
        send(visitor, f"/puzzles/{puzzle}", f"/puzzles/{puzzle}/collect", data={"collection": id})
    assert store.collections.read(id).puzzles == (one, two)
    visitor.submit(page, f"/collections/{id}/move", data={"puzzle": two, "by": "-1"})
    text = visitor.get(page).text
    assert text.index("<strong>Two") < text.index("<strong>One")
    assert HURT not in text
    check_form(text)
    send(visitor, page, f"/collections/{id}/rename", data={"name": "Birds"})
    assert '<h2 id="library-title">Birds</h2>' in visitor.get(page).text
    send(visitor, page, f"/collections/{id}/remove", data={"puzzle": one})
    assert store.collections.read(id).puzzles == (two,)
    visitor.submit(page, f"/collections/{id}/drop")
    assert visitor.get(page).status_code == 404
    assert store.puzzles.read(two).about.title == "Two"


def test_a_list_is_kept_and_two_writers_see_both(visitor: Visitor, store: Store) -> None:
    text = f"\nкіт - {HURT}</textarea>\r\nпес"
    made = visitor.submit("/lists", "/lists", data={"name": HURT, "language": "uk", "text": text})
    page = made.headers["Location"]
    id = page.rpartition("/")[2]
    assert store.lists.read(id).text == text.replace("\r\n", "\n")
    shown = visitor.get(page).text
    assert HURT not in shown
    check_form(shown)
    new = {"name": "Pets", "language": "uk", "over": "1"}
    assert visitor.submit(page, page, data=new | {"text": "кіт"}).status_code == 303
    late = visitor.submit(page, page, data=new | {"text": "пес"})
    assert late.status_code == 409
    assert "кіт</textarea>" in late.text
    assert "пес</textarea>" in late.text
    assert 'name="over" value="2"' in late.text
    assert store.lists.read(id).text == "кіт"
    assert visitor.get(f"{page}/file.txt").text == "кіт"
    maker = visitor.get(f"/new/wordsearch?list={id}").text
    assert re.search(r">\s*кіт</textarea>", maker)
    assert '<option value="uk" lang="uk" selected>українська' in maker
    assert visitor.submit(page, f"{page}/bin").status_code == 303
    assert "Pets" in visitor.get("/lists?bin=1").text
    send(visitor, page, f"{page}/bring-back")
    visitor.submit(page, f"{page}/bin")
    visitor.submit(page, f"{page}/forget")
    assert visitor.get(page).status_code == 404


def test_a_list_is_kept_from_a_file(visitor: Visitor, store: Store) -> None:
    sheet = {"file": ("pets.csv", "word,clue\ncat,Mouser\ndog,Barker\n".encode("utf-16"))}
    made = visitor.submit("/lists", "/lists", data={"name": "P", "language": "en"}, files=sheet)
    words = store.lists.read(made.headers["Location"].rpartition("/")[2])
    assert words.text.splitlines() == ["word,clue", "cat,Mouser", "dog,Barker"]
    bad = {"file": ("pets.xlsx", b"PK\x03\x04 nothing")}
    refused = visitor.submit("/lists", "/lists", data={"name": "P", "language": "en"}, files=bad)
    assert refused.status_code == 400


def test_the_clue_history_is_asked_in_a_persons_spelling(visitor: Visitor, store: Store) -> None:
    id = kept(store)
    page = visitor.get("/clues", params={"answer": "ra pid", "language": "en"}).text
    assert "Very fast" in page
    assert f"/puzzles/{id}" in page
    assert "never used" in visitor.get("/clues?answer=zebra&language=en").text
    assert visitor.get("/clues?answer=кот&language=en").status_code == 400
    assert visitor.get("/clues?answer=a&language=xx").status_code == 400


def test_the_audit_says_what_to_look_at(visitor: Visitor, store: Store) -> None:
    twice = draw("CAT\nA#A\nTAB")
    page = visitor.get(f"/puzzles/{kept(store, titled('Twice', twice))}/audit")
    assert page.status_code == 200
    assert "Breaks a rule" in page.text
    assert "CW304" in page.text
    assert "CW304" not in visitor.get(f"/puzzles/{kept(store, titled('Clean'))}/audit").text


def test_what_a_person_wrote_is_text_on_every_page(visitor: Visitor, store: Store) -> None:
    id = kept(store, titled(HURT))
    store.puzzles.bin(kept(store, titled(HURT)))
    pages = ["/", "/?bin=1", "/lists", "/clues", "/?search=" + "script"]
    pages += [f"/puzzles/{id}{x}" for x in ("", "/revisions", "/revisions/1", "/audit")]
    for page in pages:
        answer = visitor.get(page)
        assert answer.status_code == 200, page
        assert "<script>alert" not in answer.text, page
        assert "<img src=x" not in answer.text, page
        check_form(answer.text)
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    drawing = visitor.get(f"/puzzles/{id}/file.svg?inline=1")
    assert "<script>" not in drawing.text


def test_forms_from_elsewhere_change_nothing(visitor: Visitor, store: Store) -> None:
    id = kept(store)
    path = f"/puzzles/{id}/bin"
    assert visitor.ask("POST", path).status_code == 403
    evil = {"Origin": "http://evil.example"}
    assert visitor.ask("POST", path, headers=evil).status_code == 403
    assert store.puzzles.read(id).about.binned is None
    assert ADDRESS.startswith("http://127.0.0.1")
