"""Who may come in, from where, with how much."""

import re
import tracemalloc
from collections.abc import AsyncIterator

import pytest

from crosswright.errors import UsageError
from crosswright.web.security import FORGERY_COOKIE, LOGIN_COOKIE
from crosswright.web.settings import Settings, settings_for
from crosswright.web.static import assets
from tests.unit.web.conftest import ADDRESS, Opened, Visitor

SECRET = "a long secret of ours"
LIST = {"text": "cat\ndog"}


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8000", 200),
        ("localhost:8000", 200),
        ("[::1]:8000", 200),
        ("192.168.1.7", 200),
        ("evil.example", 400),
        ("localhost.evil.example", 400),
        ("127.0.0.1.evil.example:8000", 400),
        ("evil.example#@127.0.0.1", 400),
        ("", 400),
    ],
)
def test_the_server_answers_only_to_names_of_its_own(
    studio: Visitor, host: str, status: int
) -> None:
    assert studio.get("/login", headers={"Host": host}).status_code == status


def test_a_name_that_was_given_is_the_servers_own(opened: Opened) -> None:
    visitor = opened(names=("puzzles.example",))
    assert visitor.get("/login", headers={"Host": "puzzles.example"}).status_code == 200


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": ADDRESS}, 200),
        ({"Origin": ADDRESS, "Sec-Fetch-Site": "same-origin"}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://127.0.0.1:9999"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Origin": ADDRESS, "Sec-Fetch-Site": "same-site"}, 403),
    ],
)
def test_only_pages_of_this_server_change_anything(
    studio: Visitor, headers: dict[str, str], status: int
) -> None:
    sent = studio.send("POST", "/api/read-list", json=LIST, headers=headers)
    assert sent.status_code == status


def test_every_change_needs_the_token_of_its_page(studio: Visitor) -> None:
    studio.get("/login")
    assert studio.ask("POST", "/api/read-list", json=LIST).status_code == 403
    wrong = {"X-Form-Token": "x" * 32}
    assert studio.ask("POST", "/api/read-list", json=LIST, headers=wrong).status_code == 403
    form = studio.ask("POST", "/new/crisscross", data={"words": "cat\ngoat"})
    assert form.status_code == 403
    assert "load it again" in form.text


def test_every_route_that_changes_something_demands_the_token(studio: Visitor) -> None:
    """No route may forget it: those of other files neither."""
    tried = []
    for path, calls in studio.app.openapi()["paths"].items():
        for method in set(calls) - {"get", "head", "parameters"}:
            real = re.sub(r"\{[^}]+\}", "1", path)
            answer = studio.ask(method.upper(), real, json={})
            tried.append((method, path, answer.status_code))
    assert tried
    assert [x for x in tried if x[2] != 403] == []


def test_a_page_stays_good_when_the_server_is_started_anew(opened: Opened) -> None:
    before, after = opened(), opened()
    before.get("/login")
    token = before.client.cookies[FORGERY_COOKIE]
    after.client.cookies.set(FORGERY_COOKIE, token)
    sent = after.ask("POST", "/api/read-list", json=LIST, headers={"X-Form-Token": token})
    assert sent.status_code == 200


def test_a_server_with_a_token_lets_in_who_knows_it(opened: Opened) -> None:
    visitor = opened(host="0.0.0.0", token=SECRET)
    assert visitor.get("/").headers["location"] == "/login"
    assert visitor.get("/api/jobs/x").status_code == 401
    assert visitor.get("/static/studio.css").status_code == 200
    wrong = visitor.submit("/login", "/login", data={"token": "not it"})
    assert wrong.status_code == 403
    right = visitor.submit("/login", "/login", data={"token": SECRET})
    assert (right.status_code, right.headers["location"]) == (303, "/")
    assert visitor.get("/").status_code == 200
    assert SECRET not in visitor.client.cookies[LOGIN_COOKIE]


def test_a_program_shows_the_token_in_a_header_and_needs_no_page(opened: Opened) -> None:
    visitor = opened(host="0.0.0.0", token=SECRET)
    shown = {"Authorization": f"Bearer {SECRET}"}
    assert visitor.ask("POST", "/api/read-list", json=LIST, headers=shown).status_code == 200
    shown = {"Authorization": "Bearer something else"}
    assert visitor.ask("POST", "/api/read-list", json=LIST, headers=shown).status_code == 401


def test_tokens_cannot_be_guessed_by_the_thousand(opened: Opened) -> None:
    visitor = opened(host="0.0.0.0", token=SECRET)
    tries = [visitor.submit("/login", "/login", data={"token": str(n)}) for n in range(11)]
    assert [x.status_code for x in tries] == [403] * 10 + [429]
    assert tries[-1].headers["Retry-After"] == "60"


def test_a_token_that_nobody_set_opens_nothing(studio: Visitor) -> None:
    """Who has no token needs none; an empty one is no way to become anybody."""
    shown = {"Authorization": "Bearer anything"}
    studio.get("/login")
    assert studio.ask("POST", "/api/read-list", json=LIST, headers=shown).status_code == 403


@pytest.mark.parametrize(
    "wrong",
    [{"host": "0.0.0.0"}, {"host": "example.org"}, {"host": "::"}, {"token": "short"}],
)
def test_a_server_that_others_reach_has_a_door(wrong: dict[str, str]) -> None:
    with pytest.raises(UsageError):
        Settings(**wrong)  # type: ignore[arg-type]


def test_the_environment_names_hosts_and_the_token() -> None:
    environment = {"CROSSWRIGHT_TOKEN": SECRET, "CROSSWRIGHT_HOSTS": "Puzzles.example, other"}
    settings = settings_for(environment, host="0.0.0.0", port=1, public_demo=False, cores=2)
    assert settings.names == ("puzzles.example", "other", "0.0.0.0")
    assert settings.token == SECRET


def test_a_public_demo_makes_and_keeps_nothing(opened: Opened) -> None:
    visitor = opened(host="0.0.0.0", public_demo=True)
    assert "keeps nothing" in visitor.get("/new/crisscross").text
    assert visitor.send("POST", "/api/puzzles", json={"document": "{}"}).status_code == 403


class Flood:
    """A body that is made while it is sent."""

    def __init__(self, megabytes: int) -> None:
        self.left = megabytes
        self.sent = 0

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield b'--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
        piece = b"x" * 1024 * 1024
        while self.left:
            self.left -= 1
            self.sent += 1
            yield piece


@pytest.mark.parametrize("told", [True, False], ids=["its length told", "in pieces"])
@pytest.mark.parametrize("path", ["/api/list-file", "/new/crisscross", "/api/read-list"])
def test_an_upload_of_200_megabytes_is_refused_and_not_kept_in_memory(
    studio: Visitor, path: str, told: bool
) -> None:
    flood = Flood(200)
    length = {"Content-Length": str(200 * 1024 * 1024)} if told else {}
    kind = {"Content-Type": "multipart/form-data; boundary=x"}
    studio.get("/login")
    tracemalloc.start()
    try:
        answer = studio.send("POST", path, content=flood, headers={**kind, **length})
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert answer.status_code == 413
    assert "larger than" in answer.text
    assert most < 80 * 1024 * 1024


def test_every_answer_says_what_may_run_in_it(studio: Visitor) -> None:
    for path in ("/login", "/nothing", "/api/jobs/x", "/static/studio.css", "/new/wordsearch"):
        headers = studio.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"


def test_pages_have_no_script_and_no_style_in_them_but_the_import_map(studio: Visitor) -> None:
    for path in ("/login", "/new/crisscross", "/new/arrowword", "/new/crossword"):
        text = studio.get(path).text
        scripts = re.findall(r"<script(?![^>]*\bsrc=)([^>]*)>", text)
        assert scripts == [' type="importmap"', ' type="application/json" id="script-words"']
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text)


def test_files_are_kept_for_ever_under_their_own_digest_and_no_other(studio: Visitor) -> None:
    address = assets().address("net.js")
    assert "immutable" in studio.get(address).headers["cache-control"]
    assert studio.get("/static/net.js").headers["cache-control"] == "no-cache"
    assert f'"/static/net.js":"{address}"' in studio.get("/login").text
    for path in ("/static/../app.py", "/static/%2e%2e/app.py", "/static/net.0.js", "/static/"):
        assert studio.get(path).status_code == 404


def test_errors_are_json_for_programs_and_pages_for_people(studio: Visitor) -> None:
    assert studio.get("/api/nothing").json() == {"error": "there is nothing at this address"}
    assert "There is nothing here" in studio.get("/nothing").text
    wrong = studio.send("POST", "/api/jobs", json={"task": "juggle"})
    assert wrong.status_code == 422
    assert set(wrong.json()) == {"error"}
    assert "\n" not in wrong.json()["error"]
