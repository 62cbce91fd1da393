"""The commands with which a person adds words and clues."""

import json
from pathlib import Path

import pytest

from crosswright.cli import crosswright
from crosswright.cli.app import Exit, run
from crosswright.lexicon.home import HOME_VARIABLE

SAMPLES = Path(__file__).parents[2] / "data" / "imports"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the person who runs the tests is touched."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = run(crosswright, list(arguments))
    return code, capsys.readouterr().out


def test_an_import_tells_every_rejected_row_and_says_so_in_its_exit_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out = call(capsys, "words", "import", str(SAMPLES / "words-colon.ewl"))
    assert code == Exit.INCOMPLETE
    assert "5 read, 4 kept, 0 merged into an earlier row, 1 rejected" in out
    assert "line 7: 'no word here' rejected: the word is empty" in out


def test_a_clean_import_is_kept_and_listed(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(SAMPLES / "ukrainian-decomposed.csv")
    assert call(capsys, "words", "import", file, "-l", "uk", "--name", "mine")[0] == Exit.DONE
    code, out = call(capsys, "words", "lists", "-l", "uk", "--json")
    assert (code, [x["name"] for x in json.loads(out)["lists"]]) == (Exit.DONE, ["mine"])
    assert call(capsys, "words", "drop", "mine", "-l", "uk")[0] == Exit.DONE
    assert call(capsys, "words", "lists", "-l", "uk") == (Exit.DONE, "")


def test_a_preview_keeps_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(SAMPLES / "excel-semicolon.csv")
    code, out = call(capsys, "words", "import", file, "-l", "de", "--preview")
    assert (code, "Öl | OEL | 40" in out) == (Exit.DONE, True)
    assert call(capsys, "words", "lists", "-l", "de") == (Exit.DONE, "")


def test_a_word_the_language_cannot_spell_is_no_ban(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "words", "ban", "кот")[0] == Exit.USAGE
