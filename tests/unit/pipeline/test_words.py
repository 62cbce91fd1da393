"""What a person asks about words."""

from pathlib import Path

import pytest

from crosswright.errors import LanguageError, UsageError
from crosswright.languages import LANGUAGES
from crosswright.lexicon.sources import RECIPES, Extra, Recipe
from crosswright.lexicon.word import Tiers
from crosswright.pipeline.words import build, info, languages, search, shares
from tests.unit.lexicon.our_words import candidate, recipe_of

WORDS = (
    candidate("cat", 4.5, clues=("Feline mammal",)),
    candidate("mouse", 2.5),
    candidate("moose", 1.0),
)


@pytest.fixture(autouse=True)
def english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache folder of our own and an English of three words that lacks a package."""
    plain = recipe_of(*WORDS)
    extra = Extra(package="no-such-book", module="no_such_book", brings="definitions")
    recipe = Recipe(
        tag="en", sources=plain.sources, core=(), extras=(extra,), read=lambda: iter(WORDS)
    )
    monkeypatch.setitem(RECIPES, "en", recipe)
    monkeypatch.setenv("CROSSWRIGHT_HOME", str(tmp_path))


def test_every_language_has_a_row_and_asking_builds_nothing() -> None:
    rows = languages()
    assert [row.tag for row in rows] == list(LANGUAGES)
    assert not any(row.is_built or row.tiers or row.clued for row in rows)
    assert rows[0].extras == ("no-such-book",)


def test_a_built_language_tells_its_tiers_and_clue_shares() -> None:
    build("en")
    row = languages()[0]
    assert row.is_built
    assert row.tiers == Tiers(everyday=1, common=2, full=3)
    assert {x.kind: x.share for x in row.clued if x.share} == {"any": 0.5, "straight": 0.5}
    assert [source.name for source in row.sources] == ["Our book", "Our tally"]


def test_build_and_info_say_what_is_in_a_lexicon() -> None:
    notes: list[str] = []
    assert build("en", on_note=notes.append) == info("en", on_note=notes.append)
    assert len(notes) == 2
    assert shares(info("en"))[0].share == 0.5


def test_search_gives_words_best_first() -> None:
    assert [word.written for word in search("en", "m??se")] == ["mouse", "moose"]
    assert [word.written for word in search("en", "*", limit=1)] == ["cat"]
    assert [word.written for word in search("en", "*", min_score=20)] == ["cat", "mouse"]


def test_what_cannot_be_asked_is_a_named_error() -> None:
    with pytest.raises(LanguageError, match="unknown language 'xx'"):
        search("xx", "*")
    with pytest.raises(UsageError, match="is empty"):
        search("en", "")
