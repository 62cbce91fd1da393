"""What the README shows is what the commands say."""

import re
from pathlib import Path

import pytest

from tests.e2e.conftest import Command

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")

pytestmark = pytest.mark.words


def test_the_printed_session_is_a_real_one(say: Command, folder: Path) -> None:
    """A line of three dots stands for the rest of what a command says."""
    # The first use of a language builds its lexicon and says so; the README shows a later one.
    assert say("words", "search", "A", "--quiet").code == 0
    session = README.split("```")[1].strip()
    parts = re.split(r"^\$ crosswright ", session, flags=re.MULTILINE)[1:]
    assert len(parts) == 2
    for part in parts:
        command, *shown = part.strip().splitlines()
        made = say(*command.split())
        assert made.code == 0
        said = [*made.err.splitlines(), *made.out.splitlines()]
        if shown[-1] == "...":
            shown.pop()
            said = said[: len(shown)]
        assert said == shown


def test_the_lines_of_python_run(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert printed.startswith("True 7")
    assert {x.name for x in folder.iterdir()} == {"a.ipuz", "a.pdf", "a.key.pdf"}


def test_the_lines_of_the_command_line_run(say: Command, folder: Path) -> None:
    Path("theme.txt").write_text("SHEEPDOG\nDALMATIAN\n")
    Path("mine.txt").write_text("ZEBRA;90\n")
    Path("mask.txt").write_text("...#\n....\n....\n#...\n")
    block = next(x for x in README.split("```") if "# an American crossword" in x)
    for line in block.strip().splitlines():
        for command in line.split("#")[0].split("&&"):
            words = re.findall(r'"[^"]*"|\S+', command)
            arguments = [word.strip('"') for word in words[1:]]
            made = say(*arguments)
            assert made.code == 0, (command, made.err)
