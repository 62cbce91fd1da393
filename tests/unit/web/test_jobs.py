"""Orders: queued, watched, stopped, refused when too many wait."""

import pytest

from crosswright.web import jobs
from crosswright.web.tasks import TASKS
from tests.unit.web.conftest import Opened, Visitor
from tests.unit.web.sleepers import TASKS as SLEEPERS


def test_an_order_is_made_in_a_worker_and_watched_until_it_is_done(studio: Visitor) -> None:
    words = "cat - Mouser\ndog - Barker\ngoat - Beast that butts\nx"
    done = studio.order("make", {"family": "crisscross", "words": words, "seed": 3})
    assert done["state"] == "done"
    made = done["result"]
    assert (made["ending"], made["puzzles"][0]["words"]) == ("found", 3)
    assert made["puzzles"][0]["missing"] == [["x", "one letter; a word has 2 to 32"]]


def test_an_order_is_stopped_by_whoever_has_its_id(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TASKS, "make", SLEEPERS["sleep"])
    studio = opened()
    order = {"task": "make", "request": {"family": "wordsearch"}}
    begun = studio.send("POST", "/api/jobs", json=order).json()
    assert begun["state"] == "waiting"
    studio.send("DELETE", f"/api/jobs/{begun['id']}")
    states = [x["state"] for x in studio.events(begun["id"])]
    # Stopped before it began, or while it ran and gave what it had.
    assert states[-1] in ("stopped", "done")
    assert studio.get("/api/jobs/none").status_code == 404
    assert studio.send("DELETE", "/api/jobs/none").status_code == 404


def test_what_was_made_is_forgotten_when_there_is_no_room(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TASKS, "make", SLEEPERS["answer"])
    monkeypatch.setattr(jobs, "MOST_KEPT", 2)
    studio = opened()
    ids = []
    for _ in range(4):
        order = {"task": "make", "request": {"family": "wordsearch"}}
        ids.append(studio.send("POST", "/api/jobs", json=order).json()["id"])
        studio.events(ids[-1])
    assert [studio.get(f"/api/jobs/{id}").status_code for id in ids] == [404, 404, 200, 200]


def test_a_failure_of_ours_is_told_without_its_inside(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(TASKS, "make", SLEEPERS["fail"])
    studio = opened()
    done = studio.order("make", {"family": "wordsearch"})
    assert done["state"] == "failed"
    assert "secret" not in str(done)
    assert "secret" in capfd.readouterr().err
