"""The commands about sayings."""

from pathlib import Path

import pytest

from crosswright.cli import crosswright
from crosswright.cli.app import Exit, run
from crosswright.lexicon.home import HOME_VARIABLE


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the person who runs the tests is touched."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = run(crosswright, ["sayings", *arguments])
    return code, capsys.readouterr().out


def test_sayings_are_imported_found_listed_and_dropped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "farm.txt"
    file.write_text("Rain follows the farmer\nToo short\n", encoding="utf-8")
    code, out = call(capsys, "import", str(file), "--source", "A book")
    assert code == Exit.INCOMPLETE
    assert "2 read, 1 kept, 1 rejected" in out
    assert "line 2: 'Too short' rejected: 8 letters" in out
    assert call(capsys, "lists")[1] == "farm.txt (A book, unknown licence): 1 sayings\n"
    code, out = call(capsys, "search", "--letters", "6", "--limit", "999")
    assert code == Exit.DONE
    assert "Rain follows the … >> farmer (6)  [A book (unknown licence)]\n" in out
    assert call(capsys, "drop", "farm.txt")[0] == Exit.DONE
    assert call(capsys, "lists") == (Exit.DONE, "")


def test_a_language_without_sayings_says_how_to_add_some(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(crosswright, ["sayings", "search", "-l", "nl"]) == Exit.INCOMPLETE
    assert "add some with sayings import" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [("--letters", "x"), ("--letters", "9-4"), ("--limit", "0")])
def test_a_range_that_is_none_is_misuse(
    capsys: pytest.CaptureFixture[str], wrong: tuple[str, str]
) -> None:
    assert call(capsys, "search", *wrong)[0] == Exit.USAGE
