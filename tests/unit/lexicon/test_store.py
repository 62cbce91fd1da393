"""Built on first use, kept, and built again when what stands there is not what it should be."""

from collections.abc import Callable
from pathlib import Path

import pytest

from crosswright.errors import LanguageError, OutputError, UsageError
from crosswright.lexicon import cached, load, rebuild
from crosswright.lexicon import home as home_folder
from crosswright.lexicon.deciding import code_version
from crosswright.lexicon.home import lexicon_path
from crosswright.lexicon.sources import RECIPES, Extra, Recipe, base, recipe_for
from tests.unit.lexicon.our_words import candidate, recipe_of


@pytest.fixture
def recipe(home: Path, monkeypatch: pytest.MonkeyPatch) -> Recipe:
    """English made of two words of ours, in a cache folder of our own."""
    made = recipe_of(candidate("cat", 4.5), candidate("ox", 3.5))
    monkeypatch.setitem(RECIPES, "en", made)
    return made


def _count(notes: list[str]) -> int:
    return sum("building the English lexicon" in note for note in notes)


def test_a_lexicon_is_built_once_and_said_so(recipe: Recipe) -> None:
    notes: list[str] = []
    assert cached("en") is None
    assert len(load("en", on_note=notes.append)) == 2
    assert len(load("en", on_note=notes.append)) == 2
    assert _count(notes) == len(notes) == 1
    assert cached("en") is not None


@pytest.mark.parametrize("spoil", [lambda x: b"", lambda x: x[:-1], lambda x: b"junk" * 99])
def test_a_spoiled_pack_is_built_anew(recipe: Recipe, spoil: Callable[[bytes], bytes]) -> None:
    load("en")
    path = lexicon_path("en")
    path.write_bytes(spoil(path.read_bytes()))
    notes: list[str] = []
    assert len(load("en", on_note=notes.append)) == 2
    assert _count(notes) == 1
    assert cached("en") is not None


def test_a_pack_of_other_packages_is_built_anew(
    recipe: Recipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    load("en")
    newer = Recipe(tag="en", sources=recipe.sources, core=("pytest",), extras=(), read=recipe.read)
    monkeypatch.setitem(RECIPES, "en", newer)
    notes: list[str] = []
    load("en", on_note=notes.append)
    assert _count(notes) == 1


def test_what_is_missing_is_said_with_the_honest_count(
    recipe: Recipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    extra = Extra(package="no-such-book", module="no_such_book", brings="definitions")
    poorer = Recipe(tag="en", sources=recipe.sources, core=(), extras=(extra,), read=recipe.read)
    monkeypatch.setitem(RECIPES, "en", poorer)
    notes: list[str] = []
    rebuild("en", on_note=notes.append)
    (said,) = notes[1:]
    assert said.startswith("the en lexicon has 2 words, made without no-such-book (definitions); ")
    assert said.endswith("pip install 'crosswright[en]' adds them")


def test_an_unknown_language_is_an_error_before_anything_is_made(home: Path) -> None:
    for ask in (load, cached, rebuild):
        with pytest.raises(LanguageError, match="unknown language 'xx'"):
            ask("xx")
    assert list(home.iterdir()) == []


def test_a_cache_that_cannot_be_written_names_the_way_out(
    recipe: Recipe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a file"
    file.write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("CROSSWRIGHT_HOME", str(file))
    with pytest.raises(OutputError, match="set CROSSWRIGHT_HOME to a folder") as caught:
        load("en")
    assert "\n" not in str(caught.value)


def test_the_home_is_the_persons_choice_or_the_users_cache(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert home_folder() == home
    monkeypatch.delenv("CROSSWRIGHT_HOME")
    assert "crosswright" in home_folder().parts


def test_a_language_without_a_file_has_the_core_recipe() -> None:
    recipe = recipe_for("es")
    assert (recipe.core, recipe.extras) == (("badwords-py", "simplemma", "wordfreq"), ())


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_a_folder_that_cannot_be_is_told_before_the_work_begins(
    recipe: Recipe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CROSSWRIGHT_HOME", str(tmp_path / place))
    notes: list[str] = []
    with pytest.raises(OutputError, match="set CROSSWRIGHT_HOME to a folder"):
        load("en", on_note=notes.append)
    assert notes == []


def test_a_folder_that_may_only_be_read_is_told_before_the_work_begins(
    recipe: Recipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    notes: list[str] = []
    with pytest.raises(OutputError, match="permission denied"):
        load("en", on_note=notes.append)
    assert notes == []


def test_the_home_of_nobody_is_named(recipe: Recipe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROSSWRIGHT_HOME", "~nobody-of-this-name/x")
    with pytest.raises(UsageError, match="there is no such home; name another folder"):
        load("en")


def test_a_lexicon_is_built_anew_when_the_code_that_decides_it_changes(
    recipe: Recipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    load("en")
    assert cached("en") is not None
    monkeypatch.setattr(base, "code_version", lambda tag: f"other code for {tag}")
    assert cached("en") is None


def test_the_code_of_one_language_decides_nothing_of_another() -> None:
    sums = {code_version(tag) for tag in ("en", "de", "ru")}
    assert len(sums) == 3
    assert all(len(one) == 16 for one in sums)
