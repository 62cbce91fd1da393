"""The commands that look after the library."""

import json
from pathlib import Path

import pytest

from crosswright.cli import crosswright
from crosswright.cli.app import Exit, run
from crosswright.formats import FORMATS
from crosswright.lexicon.home import HOME_VARIABLE
from crosswright.pipeline.library import URL_VARIABLE
from tests.clean_puzzles import ENGLISH, RUSSIAN
from tests.lacking import run_without


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of the person who runs the tests is touched."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.delenv(URL_VARIABLE, raising=False)
    monkeypatch.chdir(tmp_path)
    for name, puzzle in (("a.ipuz", ENGLISH), ("b.ipuz", RUSSIAN)):
        assert FORMATS["ipuz"].write is not None
        (tmp_path / name).write_bytes(FORMATS["ipuz"].write(puzzle))
    return tmp_path / "home"


def call(*arguments: str) -> int:
    return run(crosswright, ["library", *arguments])


def test_puzzles_are_added_listed_exported_and_restored_elsewhere(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("add", "a.ipuz", "b.ipuz") == Exit.DONE
    assert (home / "library.sqlite").is_file()
    assert call("list", "--search", "paper", "--json") == Exit.DONE
    (row,) = json.loads(capsys.readouterr().out.splitlines()[-1])["puzzles"]
    assert (row["kind"], row["language"], row["revision"]) == ("crossword", "en", 1)
    assert call("list", "--language", "ru") == Exit.DONE
    assert capsys.readouterr().err == "1 puzzles\n"
    assert call("export", "all.zip") == Exit.DONE
    assert capsys.readouterr().out == "all.zip: 2 puzzles, 0 lists, 0 collections\n"
    assert call("--in", "other.sqlite", "restore", "all.zip") == Exit.DONE
    assert capsys.readouterr().out.count(": new\n") == 2
    assert call("restore", "all.zip", "--json") == Exit.DONE
    items = json.loads(capsys.readouterr().out)["items"]
    assert [x["fate"] for x in items] == ["already here"] * 2


def test_a_backup_is_a_library(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("add", "a.ipuz") == Exit.DONE
    assert call("backup", "copy.sqlite") == Exit.DONE
    capsys.readouterr()
    assert call("--in", "copy.sqlite", "list") == Exit.DONE
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert call("--in", "copy.sqlite", "check") == Exit.DONE
    assert capsys.readouterr().out.endswith("copy.sqlite: sound\n")


def test_what_cannot_be_added_is_told_and_the_rest_is_added(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.puz").write_bytes(b"nothing")
    assert call("add", "bad.puz", "a.ipuz", "missing.xd") == Exit.INCOMPLETE
    err = capsys.readouterr().err.splitlines()
    assert [line.split(":")[1].strip() for line in err] == [
        "bad.puz",
        "cannot read 'missing.xd'",
    ]
    assert call("add", "bad.puz") == Exit.USAGE


def test_a_broken_library_and_a_broken_archive_are_one_line(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("restore", "a.ipuz") == Exit.USAGE
    assert "the archive cannot be opened: file is not a zip file" in capsys.readouterr().err
    (home / "library.sqlite").write_bytes(b"a letter to my aunt" * 999)
    assert call("list") == Exit.USAGE
    err = capsys.readouterr().err
    assert "library.sqlite' is damaged or no database" in err
    assert err.count("\n") == 1


def test_without_its_packages_the_library_says_what_to_install() -> None:
    code, line = run_without("sqlalchemy", "library", "list")
    assert code == Exit.USAGE
    assert "pip install 'crosswright[web]'" in line
    assert line.count("\n") == 1
