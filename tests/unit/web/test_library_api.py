"""The library over the wire: keep, save, conflict, revisions, lists, collections, the archive."""

import io
import signal
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from crosswright.formats import FORMATS
from crosswright.pipeline.library import document_of
from crosswright.store import Store
from crosswright.web.settings import Settings
from tests.clean_puzzles import ENGLISH, RUSSIAN
from tests.postgres_server import Server
from tests.unit.web.conftest import Visitor

ENGLISH_TEXT = document_of(ENGLISH).text
RUSSIAN_TEXT = document_of(RUSSIAN).text
HURT = "<script>alert(1)</script>&\"'"


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody in a studio with a library, the same for this file of tests."""
    path = tmp_path_factory.mktemp("library") / "library.sqlite"
    with Store.open(path) as store, Visitor(Settings(), store) as visitor:
        yield visitor


def kept(visitor: Visitor, text: str = ENGLISH_TEXT) -> str:
    made = visitor.send("POST", "/api/puzzles", json={"document": text})
    assert made.status_code == 201, made.text
    assert made.headers["ETag"] == '"1"'
    assert made.headers["Location"] == f"/api/puzzles/{made.json()['id']}"
    return str(made.json()["id"])


def save(visitor: Visitor, id: str, text: str, tag: str) -> Any:
    return visitor.send(
        "PUT", f"/api/puzzles/{id}", json={"document": text}, headers={"If-Match": tag}
    )


def test_a_puzzle_is_kept_read_saved_and_remembered(visitor: Visitor) -> None:
    id = kept(visitor)
    read = visitor.get(f"/api/puzzles/{id}")
    assert (read.json()["document"], read.headers["ETag"]) == (ENGLISH_TEXT, '"1"')
    saved = save(visitor, id, RUSSIAN_TEXT, '"1"')
    assert (saved.status_code, saved.headers["ETag"]) == (200, '"2"')
    assert saved.json()["language"] == "ru"
    numbers = [x["number"] for x in visitor.get(f"/api/puzzles/{id}/revisions").json()]
    assert numbers == [2, 1]
    past = visitor.get(f"/api/puzzles/{id}/revisions/1").json()
    assert (past["number"], past["document"]) == (1, ENGLISH_TEXT)


def test_of_two_tabs_the_second_is_told_what_the_first_saved(visitor: Visitor) -> None:
    id = kept(visitor)
    assert save(visitor, id, RUSSIAN_TEXT, '"1"').status_code == 200
    third = ENGLISH_TEXT.replace("Very fast", "Very quick")
    answer = save(visitor, id, third, '"1"')
    assert (answer.status_code, answer.headers["ETag"]) == (409, '"2"')
    told = answer.json()
    assert "somebody else saved" in told["error"]
    assert (told["newer"]["document"], told["newer"]["revision"]) == (RUSSIAN_TEXT, 2)
    assert visitor.get(f"/api/puzzles/{id}").json()["document"] == RUSSIAN_TEXT
    # Who has seen the newer one may choose their own.
    assert save(visitor, id, third, 'W/"2"').status_code == 200


def test_a_save_whose_answer_was_lost_can_be_sent_again(visitor: Visitor) -> None:
    id = kept(visitor)
    for _ in range(2):
        answer = save(visitor, id, RUSSIAN_TEXT, '"1"')
        assert (answer.status_code, answer.headers["ETag"]) == (200, '"2"')
    assert len(visitor.get(f"/api/puzzles/{id}/revisions").json()) == 2


@pytest.mark.parametrize("tag", ["", "1", '"x"', '"1", "2"', '"-1"', '"' + "9" * 30 + '"'])
def test_a_save_that_does_not_say_what_it_changed_is_refused(visitor: Visitor, tag: str) -> None:
    id = kept(visitor)
    answer = save(visitor, id, RUSSIAN_TEXT, tag)
    assert answer.status_code == 428
    assert "If-Match" in answer.json()["error"]


def test_the_bin_takes_puzzles_and_gives_them_back(visitor: Visitor) -> None:
    id = kept(visitor)
    assert visitor.send("DELETE", f"/api/puzzles/{id}?for_good=true").status_code == 400
    assert visitor.send("DELETE", f"/api/puzzles/{id}").json()["binned"] is not None
    found = visitor.get("/api/puzzles?most=500").json()["puzzles"]
    assert id not in [x["id"] for x in found]
    binned = visitor.get("/api/puzzles?most=500&binned=true").json()["puzzles"]
    assert id in [x["id"] for x in binned]
    assert visitor.send("POST", f"/api/puzzles/{id}/bring-back").json()["binned"] is None
    visitor.send("DELETE", f"/api/puzzles/{id}")
    assert visitor.send("DELETE", f"/api/puzzles/{id}?for_good=true").status_code == 200
    assert visitor.get(f"/api/puzzles/{id}").status_code == 404


def test_puzzles_are_searched_by_what_they_say(visitor: Visitor) -> None:
    before = visitor.get("/api/puzzles", params={"search": "paper RAPID"}).json()["total"]
    kept(visitor)
    kept(visitor, RUSSIAN_TEXT)
    found = visitor.get("/api/puzzles", params={"search": "paper RAPID", "most": 1}).json()
    assert (found["total"], len(found["puzzles"])) == (before + 1, 1)
    assert visitor.get("/api/puzzles", params={"search": "100%_"}).json()["total"] == 0


def test_files_of_any_format_are_brought_in_and_those_that_are_none_are_told(
    visitor: Visitor,
) -> None:
    assert FORMATS["puz"].write is not None
    answer = visitor.send(
        "POST",
        "/api/import",
        files=[
            ("files", ("../../a.puz", FORMATS["puz"].write(ENGLISH))),
            ("files", ("b.txt", b"CAT\nA#A\nTAB\n")),
            ("files", (HURT, b"nothing")),
            ("files", ("c.puz", b"nothing")),
        ],
    )
    first, second, third, fourth = answer.json()
    assert (first["puzzle"]["kind"], first["error"]) == ("crossword", "")
    assert any("no language is stated" in x for x in second["warnings"])
    assert third["puzzle"] is None
    assert "names no format" in third["error"]
    assert fourth["error"].startswith("c.puz: ")


def test_everything_is_taken_away_and_back(visitor: Visitor, tmp_path: Path) -> None:
    kept(visitor)
    answer = visitor.get("/api/archive")
    assert answer.headers["Content-Type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert "library.json" in archive.namelist()
    file = {"file": ("all.zip", answer.content)}
    told = visitor.send("POST", "/api/archive", files=file).json()
    assert {x["fate"] for x in told} == {"already here"}
    with Store.open(tmp_path / "new.sqlite") as store, Visitor(Settings(), store) as other:
        told = other.send("POST", "/api/archive", files=file).json()
        assert {x["fate"] for x in told} == {"new"}
        assert other.get("/api/puzzles").json()["total"] >= 1
    bad = visitor.send("POST", "/api/archive", files={"file": ("all.zip", b"no zip")})
    assert bad.status_code == 400
    assert bad.json()["error"] == "the archive cannot be opened: file is not a zip file"


def test_word_lists_are_kept_as_given_and_two_writers_are_told(visitor: Visitor) -> None:
    sent = {"name": HURT, "language": "en", "text": "cat - Mouser\r\n\tdog\n"}
    made = visitor.send("POST", "/api/lists", json=sent)
    assert (made.status_code, made.headers["ETag"]) == (201, '"1"')
    path = f"/api/lists/{made.json()['id']}"
    assert visitor.get(path).json()["text"] == sent["text"]
    first = visitor.send("PUT", path, json=sent | {"text": "a"}, headers={"If-Match": '"1"'})
    assert (first.status_code, first.headers["ETag"]) == (200, '"2"')
    second = visitor.send("PUT", path, json=sent | {"text": "b"}, headers={"If-Match": '"1"'})
    assert (second.status_code, second.json()["newer"]["text"]) == (409, "a")
    assert visitor.send("DELETE", path).json()["binned"] is not None
    assert made.json()["id"] not in [x["id"] for x in visitor.get("/api/lists").json()]
    assert visitor.send("POST", f"{path}/bring-back").json()["binned"] is None


def test_collections_hold_puzzles_in_order(visitor: Visitor) -> None:
    one, two = kept(visitor), kept(visitor, RUSSIAN_TEXT)
    made = visitor.send("POST", "/api/collections", json={"name": "Winter", "puzzles": [two, one]})
    assert made.status_code == 201
    id = made.json()["id"]
    found = visitor.get("/api/puzzles", params={"collection": id}).json()["puzzles"]
    assert [x["id"] for x in found] == [two, one]
    changed = visitor.send("PUT", f"/api/collections/{id}", json={"name": "Snow", "puzzles": [one]})
    assert changed.json() == {"id": id, "name": "Snow", "puzzles": [one]}
    bad = visitor.send("PUT", f"/api/collections/{id}", json={"name": "", "puzzles": []})
    assert bad.status_code == 422
    none = visitor.send("PUT", f"/api/collections/{id}", json={"name": "x", "puzzles": ["0" * 16]})
    assert none.status_code == 404
    assert visitor.get("/api/collections").json() == [changed.json()]
    visitor.send("DELETE", f"/api/collections/{id}")
    assert visitor.get("/api/collections").json() == []


def test_the_history_of_a_clue_names_the_puzzle(visitor: Visitor) -> None:
    id = kept(visitor)
    asked = {"answer": "RAPID", "language": "en"}
    uses = visitor.get("/api/clues/used", params=asked).json()
    assert (uses[0]["puzzle"], uses[0]["text"], uses[0]["kind"]) == (id, "Very fast", "straight")
    others = visitor.get("/api/clues/used", params=asked | {"besides": id}).json()
    assert id not in [x["puzzle"] for x in others]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/puzzles/%00", None, 404),
        ("GET", "/api/puzzles/" + "a" * 41, None, 422),
        ("GET", "/api/puzzles?search=%00", None, 400),
        ("GET", "/api/puzzles?collection=x", None, 404),
        ("GET", "/api/puzzles?first=99999999999999999999", None, 422),
        ("POST", "/api/puzzles", {"document": "{}"}, 400),
        ("POST", "/api/puzzles", {"document": "[" * 100_000}, 400),
        ("POST", "/api/puzzles", {"document": 7}, 422),
        ("POST", "/api/lists", {"name": " ", "language": "en", "text": ""}, 400),
        ("POST", "/api/lists", {"name": "a", "language": "en", "text": "\0"}, 400),
        ("GET", "/api/clues/used?answer=%00&language=en", None, 400),
    ],
)
def test_bad_requests_are_told_in_one_line(
    visitor: Visitor, method: str, path: str, body: Any, status: int
) -> None:
    answer = visitor.send(method, path, json=body) if body else visitor.ask(method, path)
    assert answer.status_code == status, answer.text
    assert list(answer.json()) == ["error"]
    assert "\n" not in answer.json()["error"]


def test_a_database_that_goes_away_is_told_and_works_again(server: Server) -> None:
    with Store.open(server.new_database()) as store, Visitor(Settings(), store) as visitor:
        id = kept(visitor)
        server.stop(how=signal.SIGQUIT)
        try:
            for answer in (
                visitor.get(f"/api/puzzles/{id}"),
                save(visitor, id, RUSSIAN_TEXT, '"1"'),
            ):
                assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
                assert "does not answer" in answer.json()["error"]
        finally:
            server.start()
        assert save(visitor, id, RUSSIAN_TEXT, '"1"').status_code == 200
        assert visitor.get(f"/api/puzzles/{id}").json()["revision"] == 2


@pytest.mark.parametrize(
    ("pragma", "why"),
    [("max_page_count = 1", "disk is full"), ("query_only = ON", "readonly database")],
)
def test_a_disk_that_takes_no_more_is_told_and_what_it_holds_is_still_read(
    tmp_path: Path, pragma: str, why: str
) -> None:
    with Store.open(tmp_path / "a.sqlite") as store, Visitor(Settings(), store) as visitor:
        id = kept(visitor)
        engine = store.database.engine

        def hinder(connection: Any, record: Any) -> None:
            connection.execute(f"PRAGMA {pragma}")

        event.listen(engine, "connect", hinder)
        engine.dispose()
        sent = {"name": "long", "language": "en", "text": "cat\n" * 50_000}
        refused = visitor.send("POST", "/api/lists", json=sent)
        assert refused.status_code == 500
        assert why in refused.json()["error"]
        assert "see that the disk has room" in refused.json()["error"]
        assert visitor.get(f"/api/puzzles/{id}").json()["revision"] == 1
        assert visitor.get("/").status_code == 200
        event.remove(engine, "connect", hinder)
        engine.dispose()
        assert visitor.send("POST", "/api/lists", json=sent).status_code == 201


def test_a_public_demo_keeps_nothing_and_says_so() -> None:
    with Visitor(Settings(public_demo=True)) as visitor:
        for method, path, body in (
            ("GET", "/api/puzzles", None),
            ("POST", "/api/puzzles", {"document": ENGLISH_TEXT}),
            ("GET", "/api/archive", None),
        ):
            answer = visitor.send(method, path, json=body)
            assert answer.status_code == 403
            assert "keeps nothing" in answer.json()["error"]
