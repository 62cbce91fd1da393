"""Words made ready in the background, before anybody waits for them."""

from pathlib import Path

import pytest

from crosswright.web import warming
from crosswright.web.tasks import LIVE, TASKS, WARM
from tests.unit.web.conftest import Opened
from tests.unit.web.sleepers import NOTES
from tests.unit.web.sleepers import TASKS as SLEEPERS


def pretend(patch: pytest.MonkeyPatch, task: str, *, ready: bool) -> None:
    """Let a task of ours be what makes words ready, and words stand built or not."""
    for table in (WARM, TASKS, LIVE):
        patch.setitem(table, "warm", SLEEPERS[task])
    patch.setattr(warming, "is_ready", lambda tag: ready)


@pytest.mark.parametrize("ready", [True, False])
def test_words_are_built_by_a_process_that_ends_and_read_by_those_that_stay(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ready: bool
) -> None:
    pretend(monkeypatch, "note", ready=ready)
    notes = tmp_path / "notes"
    monkeypatch.setenv(NOTES, str(notes))
    studio = opened(language="uk", makers=1, helpers=1)
    studio.until_ready("uk")
    # What is asked next is done by the same two processes, after their reading.
    studio.order("make", {"family": "crisscross", "words": "cat\ngoat"})
    assert studio.send("POST", "/api/read-list", json={"text": "cat"}).status_code == 200
    told = notes.read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in told] == ["uk"] * (2 if ready else 3)
    assert len(set(told)) == len(told)


def test_a_server_that_ends_does_not_wait_for_words(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, "ignore", ready=False)
    studio = opened(language="en")
    page = studio.get("/new/arrowword", headers={"Accept-Language": "de"})
    assert page.status_code == 200


def test_words_that_cannot_be_made_ready_keep_nobody_out(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, "refuse", ready=False)
    studio = opened(language="en")
    studio.until_ready("en")
    assert studio.get("/").status_code == 200
