"""`new arrowword`: bad input ends in one clear line and its exit code, good input in a proved puzzle."""

from pathlib import Path

import pytest

from crosswright import load
from crosswright.cli import crosswright
from crosswright.cli.app import Exit, run
from crosswright.lexicon import load as lexicon_of
from crosswright.model import PhraseMode

pytestmark = pytest.mark.words

BAD = {
    "a phrase with letters the language lacks": (["--phrase", "Привет"], "no letter of English"),
    "a phrase without letters": (["--phrase", "?!"], "has no letters to hide"),
    "a phrase longer than the grid": (["--size", "6x6", "--phrase", "abcd" * 12], "make it larger"),
    "3x3": (["--size", "3x3"], "5x5 to 40x40"),
    "41 columns": (["--size", "9x41"], "5x5 to 40x40"),
    "a picture larger than the grid": (["--size", "8x8", "--picture", "9x9"], "make it smaller"),
    "a picture that sticks out": (["--picture", "4x4@10,10"], "move it"),
    "a picture that is no block": (["--picture", "large"], "is no picture block"),
    "an unknown style": (["--style", "baroque"], "known are magazine"),
    "an unknown language": (["--language", "xx"], "xx"),
    "a trace that is no SVG": (["--trace", "search.png"], "let its name end in .svg"),
    "a share of clue cells": (["--clue-share", "0.9"], "0.9"),
}


def call(*arguments: str) -> int:
    return run(crosswright, ["new", "arrowword", "--seed", "1", *arguments])


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_one_line_and_exit_2(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, words = BAD[name]
    assert call(*arguments) == Exit.USAGE
    shown = capsys.readouterr()
    assert shown.out == ""
    assert words in shown.err
    assert len(shown.err.strip().splitlines()) == 1


def test_fifty_words_end_in_exit_4(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letters = "abcdefghij"
    words = tmp_path / "few.txt"
    words.write_text("\n".join(f"{a}{b}x{b}{a}" for a in letters for b in letters[:5]))
    arguments = ["--words", str(words), "--only-words", "--size", "9x9", "--time-limit", "1"]
    assert call(*arguments) == Exit.LIMIT
    assert "nothing found within 1 s" in capsys.readouterr().err


def test_a_language_without_clues_leaves_them_to_be_written_or_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tag = bare_language()
    place = tmp_path / "bare.ipuz"
    code = call("--language", tag, "--size", "8x8", "-o", str(place))
    shown = capsys.readouterr()
    assert code in (Exit.DONE, Exit.INCOMPLETE)
    assert "clue" in shown.err + shown.out
    puzzle = load(place)
    assert puzzle.entries
    assert all(entry.clue is None or not entry.clue.text for entry in puzzle.entries)
    assert call("--language", tag, "--size", "8x8", "--require-clues") == Exit.LIMIT
    assert "has a clue that fits" in capsys.readouterr().err


def bare_language() -> str:
    """A language whose words have no clues here."""
    for tag in ("cs", "sk", "uk"):
        lexicon = lexicon_of(tag)
        if not any(lexicon.clues(id) for id in range(0, len(lexicon), 20)):
            return tag
    pytest.skip("every language that is looked at has clues")


def test_the_phrase_auto_hides_a_saying_of_the_language(tmp_path: Path) -> None:
    place = tmp_path / "auto.ipuz"
    arguments = ["--language", "ru", "--size", "10x10", "--phrase", "auto", "--clues", "easy"]
    assert call(*arguments, "--phrase-mode", "ordered", "-o", str(place)) == Exit.DONE
    phrase = load(place).hidden_phrase
    assert phrase is not None
    assert phrase.mode is PhraseMode.ORDERED
    assert len(phrase.letters) >= 6
