"""Work done once: who listens hears of it, and two at a time do not do it."""

import threading
from pathlib import Path

import pytest

from crosswright.lexicon import load, once
from crosswright.lexicon.home import lexicon_path
from crosswright.lexicon.once import alone, listen
from crosswright.lexicon.sources import RECIPES
from tests.unit.lexicon.our_words import candidate, recipe_of

WAIT = 120.0
"""Seconds that no test needs, however busy the machine is."""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What listeners hear during a test."""
    monkeypatch.setattr(once, "_LISTENERS", [])
    heard: list[str] = []
    listen(heard.append)
    return heard


@pytest.fixture
def _two_words(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RECIPES, "en", recipe_of(candidate("cat", 4.5), candidate("ox", 3.5)))


@pytest.mark.usefixtures("_two_words")
def test_building_words_is_heard_and_reading_them_is_not(told: list[str]) -> None:
    load("en")
    assert told == ["en", ""]
    load("en")
    assert told == ["en", ""]


@pytest.mark.usefixtures("_two_words")
def test_words_that_somebody_else_builds_are_waited_for_and_not_built_again(
    told: list[str],
) -> None:
    load("en")
    whole = lexicon_path("en").read_bytes()
    lexicon_path("en").unlink()
    notes: list[str] = []
    waiting = threading.Event()
    listen(lambda tag: waiting.set() if tag else None)
    other = threading.Thread(target=load, args=("en",), kwargs={"on_note": notes.append})
    with alone(lexicon_path("en")):
        other.start()
        assert waiting.wait(WAIT)
        lexicon_path("en").write_bytes(whole)
    other.join(WAIT)
    assert notes == []
    assert lexicon_path("en").read_bytes() == whole


def test_a_folder_that_is_not_there_locks_nothing(tmp_path: Path) -> None:
    with alone(tmp_path / "none" / "en.lexicon"):
        assert list(tmp_path.iterdir()) == []
