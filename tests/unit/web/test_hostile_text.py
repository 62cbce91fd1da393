"""Markup in every field a stranger may fill: on every page it is text, and nothing of it runs."""

import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from crosswright.model import Clue, Desk, DeskNote, Direction, Facts, Place, Square
from crosswright.pipeline.library import document_in, document_of
from crosswright.store import Store
from crosswright.web.settings import Settings
from tests.clean_puzzles import ENGLISH
from tests.unit.web.conftest import Visitor

NASTY = (
    "</script></title></textarea><script>alert(1)</script>\"'><img src=x onerror=alert(2)>{{7*7}}"
)

OUR_SCRIPTS = ({"type": "importmap"}, {"type": "application/json", "id": "script-words"})
FACTS = {"type": "application/json", "id": "facts"}


class Faults(HTMLParser):
    """What a page has in it that was never ours."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[Any] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag that runs something."""
        given = dict(attrs)
        runs = [x for x in given if x.startswith("on") or x in ("style", "srcdoc")]
        strange = tag == "script" and "src" not in given and given not in (*OUR_SCRIPTS, FACTS)
        links = [x or "" for name, x in attrs if name in ("href", "src", "action")]
        leaves = [x for x in links if re.match(r"\s*(javascript|data|vbscript):", x)]
        if runs or strange or leaves or given.get("src") == "x":
            self.found.append((tag, given))


def check(page: str) -> None:
    """A page shows what was written, and has no tag of it."""
    assert Faults(page).found == []
    assert "<script>alert" not in page
    assert "49" not in re.findall(r"onerror=alert\(2\)&gt;(\w*)", page)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A library for this file."""
    with Store.open(tmp_path_factory.mktemp("library") / "library.sqlite") as store:
        yield store


@pytest.fixture(scope="module")
def visitor(store: Store) -> Iterator[Visitor]:
    """Somebody with that library."""
    with Visitor(Settings(patience=600.0, seconds=600.0), store) as visitor:
        yield visitor


def test_the_check_sees_what_it_is_for() -> None:
    for bad in (NASTY, '<a href="javascript:1">', "<p onclick=1>", "<script>1</script>"):
        assert Faults(bad).found, bad


SHARED = {"title", "author", "words", "language", "seed", "rows"}
HIDDEN = {"phrase", "setup", "saying_words", "saying"}
OWN = {
    "crisscross": {"keyword", "given", "count", "versions"},
    "wordsearch": {"shape", "level", "versions"} | HIDDEN,
    "arrowword": {"style"} | HIDDEN,
    "crossword": {"theme", "preset", "clues", "phrase"},
}
CHOSEN = {"saying", "level", "shape", "style", "preset", "clues"}
"""Fields of which a form shows only what can be chosen."""


@pytest.mark.parametrize(
    ("family", "field"), [(x, y) for x, own in OWN.items() for y in sorted(SHARED | own)]
)
def test_every_field_of_every_maker_comes_back_as_text(
    visitor: Visitor, family: str, field: str
) -> None:
    fields = {"action": "read", "words": "river - It runs\nvalley", "language": "en"}
    fields |= {"phrase_kind": "found" if field == "saying" else "own", field: NASTY}
    answer = visitor.submit(f"/new/{family}", f"/new/{family}", data=fields)
    assert answer.status_code in (200, 400), answer.text
    check(answer.text)
    if field not in CHOSEN:
        assert "&lt;script&gt;" in answer.text


@pytest.mark.parametrize(
    ("family", "fields"),
    [
        ("crisscross", {"keyword": f"lake={NASTY}", "title": NASTY, "author": NASTY}),
        ("crisscross", {"given": NASTY}),
        ("crisscross", {"keyword": NASTY}),
        ("crossword", {"theme": f"{NASTY}={NASTY}", "preset": "mini"}),
        ("crossword", {"phrase": NASTY, "phrase_kind": "own", "preset": "mini"}),
        ("arrowword", {"style": NASTY}),
        ("arrowword", {"phrase": NASTY * 3, "phrase_kind": "own", "rows": "8"}),
        ("wordsearch", {"phrase": "owl", "setup": NASTY, "phrase_kind": "own", "title": NASTY}),
        ("wordsearch", {"saying": f"{NASTY}\tan owl", "phrase_kind": "found"}),
        ("wordsearch", {"shape": NASTY}),
    ],
)
def test_what_is_made_of_it_is_text_on_the_page_in_print_and_in_play(
    visitor: Visitor, family: str, fields: dict[str, str]
) -> None:
    words = f"river - {NASTY}\nvalley = {NASTY}\nisland\n{NASTY}\n{NASTY} - {NASTY}"
    data = {"action": "make", "words": "" if "theme" in fields else words, "language": "en"}
    data["find_clues"] = "on"
    answer = visitor.submit(f"/new/{family}", f"/new/{family}", data=data | {"seed": "1"} | fields)
    check(answer.text)
    if answer.status_code != 303:
        return
    where = answer.headers["location"].partition("#")[0]
    page = visitor.get(where).text
    check(page)
    if 'id="made-title"' not in page or "/blank.svg" not in page:
        return
    place = f"/made/{where.partition('made=')[2]}/0"
    check(visitor.get(f"{place}/files").text)
    ElementTree.fromstring(visitor.get(f"{place}/blank.svg").text)
    for path in ("play", "file.html"):
        assert "<script>alert" not in visitor.get(f"{place}/{path}").text
    kept = visitor.submit(where, f"{place}/keep")
    assert kept.status_code == 303
    see_puzzle(visitor, kept.headers["location"])


def see_puzzle(visitor: Visitor, page: str) -> None:
    """Look at everything there is of a kept puzzle."""
    tails = ("", "/revisions", "/revisions/1", "/edit")
    for tail in tails:
        answer = visitor.get(f"{page}{tail}")
        # A word search is not edited by hand.
        assert answer.status_code == 200 or (tail, answer.status_code) == ("/edit", 400)
        check(answer.text)
    drawing = visitor.get(f"{page}/file.svg?inline=1").text
    assert not [x for x in ElementTree.fromstring(drawing).iter() if x.tag.endswith("script")]
    assert "<script>alert" not in visitor.get(f"{page}/play").text


def test_a_puzzle_that_is_markup_everywhere_is_looked_at_unharmed(
    visitor: Visitor, store: Store
) -> None:
    clue = Clue(text=NASTY, source=NASTY, licence=NASTY, fodder=NASTY)
    note = DeskNote(draft=True, notes=NASTY, phrase=NASTY, clue=clue)
    puzzle = replace(
        ENGLISH,
        metadata=replace(ENGLISH.metadata, title=NASTY, author=NASTY, notes=NASTY, copyright=NASTY),
        entries=tuple(replace(x, clue=clue, own=True) for x in ENGLISH.entries),
        desk=Desk(entries=Facts({Place(Square(0, 0), Direction.ACROSS): note})),
    )
    id = store.puzzles.create(document_in(document_of(puzzle).text)).about.id
    see_puzzle(visitor, f"/puzzles/{id}")
    check(visitor.get(f"/puzzles/{id}/audit").text)
    check(visitor.get("/clues", params={"answer": "rapid", "language": "en"}).text)
    store.puzzles.bin(id)
    check(visitor.get("/?bin=1").text)


def test_names_of_files_lists_and_collections_are_text(visitor: Visitor, store: Store) -> None:
    files = [
        ("files", (f"{NASTY}.txt", b"CAT\nA#A\nTAB\n")),
        ("files", (f"{NASTY}.puz", b"no puzzle")),
        ("files", (f"{NASTY}.zip", broken_archive())),
    ]
    check(visitor.submit("/", "/import", files=files).text)
    made = visitor.submit("/", "/collections", data={"name": NASTY}).headers["location"]
    text = {"name": NASTY, "language": "en", "text": NASTY}
    words = visitor.submit("/lists", "/lists", data=text).headers["location"]
    id = words.rpartition("/")[2]
    for page in (made, words, "/", "/lists", f"/new/wordsearch?list={id}"):
        check(visitor.get(page).text)
    visitor.submit(words, words, data=text | {"text": "cat", "over": "1"})
    late = visitor.submit(words, words, data=text | {"over": "1"})
    assert late.status_code == 409
    check(late.text)
    visitor.submit(words, f"{words}/bin")
    check(visitor.get("/lists?bin=1").text)
    assert visitor.get(f"{words}/file.txt").headers["content-type"].startswith("text/plain")


def broken_archive() -> bytes:
    """An archive whose puzzle is called by markup, and is not there."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("library.json", MANIFEST)
    return out.getvalue()


MANIFEST = """{"crosswright": 1, "puzzles": [{"id": "<img src=x>", "title":
"<script>alert(1)</script>", "file": "<script>", "history": "x", "revision": 1}],
"lists": [{"id": "x", "name": "<script>alert(1)</script>", "file": "y"}],
"collections": [{"id": "x", "name": "<script>alert(1)</script>", "puzzles": ["<img>"]}]}"""


@pytest.mark.parametrize(
    "page",
    [
        "/?search={}",
        "/?kind={}&language={}",
        "/clues?answer={}&language=en",
        "/clues?answer=a&language={}",
        "/new/{}",
        "/new/crisscross?made={}",
        "/new/wordsearch?list={}",
        "/puzzles/{}",
        "/?collection={}",
        "/lists/{}",
        "/{}",
        "/made/{}/0/files",
    ],
)
def test_addresses_come_back_as_text(visitor: Visitor, page: str) -> None:
    answer = visitor.get(page.replace("{}", "%3Cscript%3Ealert(1)%3C%2Fscript%3E%22onclick%3D1"))
    assert answer.status_code < 500
    check(answer.text)
