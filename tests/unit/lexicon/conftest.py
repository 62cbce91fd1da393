"""Tiny lexicons written by us."""

from pathlib import Path

import pytest

from crosswright.lexicon import Lexicon
from crosswright.lexicon.home import HOME_VARIABLE
from tests.unit.lexicon.our_words import candidate, lexicon_of


@pytest.fixture
def small() -> Lexicon:
    """Eight English words with scores from 5 to 52."""
    return lexicon_of(
        candidate("cat", 4.5, clues=("Feline mammal", "A whip with nine cords")),
        candidate("cats", 4.1, lemma="cat"),
        candidate("mouse", 4.0, clues=("Small rodent",)),
        candidate("mice", 3.4, lemma="mouse", clues=("Small rodents",)),
        candidate("house", 5.2),
        candidate("maize", 2.2),
        candidate("maire", None),
        candidate("aerie", 1.4),
    )


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder of our own."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path
