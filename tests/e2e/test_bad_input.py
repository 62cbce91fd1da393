"""Bad input gets one clear line and exit code 2, and nothing is written."""

import json
from pathlib import Path

import pytest

from crosswright.pipeline.files import save
from tests.e2e.conftest import Command
from tests.unit.formats.samples import SAMPLES

MINI = ("new", "crossword", "--preset", "mini", "--seed", 1)


def write_samples() -> None:
    Path("ragged.txt").write_text("...\n..\n...\n")
    Path("empty.txt").write_text("")
    Path("huge.txt").write_text("\n".join(["." * 500] * 500))
    Path("blocks.txt").write_text("####\n####\n")
    Path("foreign.txt").write_text("...\n.Ж.\n...\n", encoding="utf-8")
    Path("signs.txt").write_text("...\n.!.\n...\n")
    Path("lonely.txt").write_text("...\n.##\n.##\n")
    Path("square.txt").write_text("...\n...\n...\n")
    Path("square.doc").write_text("...\n...\n...\n")
    Path("binary.txt").write_bytes(bytes(range(256)) * 20)
    Path("not.ipuz").write_text('{"version": "http://ipuz.org/v2"')
    Path("pairs.txt").write_text("cat=A pet\n")
    Path("long.txt").write_text("ABCDEFGHIJ\n")
    Path("folder").mkdir()
    Path("folder.svg").mkdir()


CASES = [
    ((*MINI, "--language", "xx", "-o", "o.ipuz"), "unknown language 'xx'"),
    ((*MINI, "--size", "0x0", "-o", "o.ipuz"), "not 0x0"),
    ((*MINI, "--size", "500x500", "-o", "o.ipuz"), "not 500x500"),
    ((*MINI, "--size", "wide", "-o", "o.ipuz"), "'wide' is no size"),
    ((*MINI, "--mask", "ragged.txt", "-o", "o.ipuz"), "ragged.txt: row 2 has 2 cells"),
    ((*MINI, "--mask", "nowhere.txt", "-o", "o.ipuz"), "cannot read 'nowhere.txt'"),
    ((*MINI, "--theme", "empty.txt", "-o", "o.ipuz"), "no theme entries"),
    ((*MINI, "--phrase", "?!", "-o", "o.ipuz"), "no letters to hide"),
    ((*MINI, "--phrase", "Привет", "-o", "o.ipuz"), "no letter of English"),
    ((*MINI, "--only-words", "-o", "o.ipuz"), "at least one list"),
    ((*MINI, "--time-limit", "0", "-o", "o.ipuz"), "time limit of 0"),
    ((*MINI, "--time-limit", "nan", "-o", "o.ipuz"), "time limit of nan"),
    ((*MINI, "--min-score", "101", "-o", "o.ipuz"), "--min-score"),
    ((*MINI, "-o", "o.doc"), "ending that cannot be written"),
    ((*MINI, "-o", "nowhere/o.ipuz"), "no folder 'nowhere'"),
    ((*MINI, "-o", "folder.svg"), "it is a folder"),
    ((*MINI, "--mask", "square.txt", "-o", "square.txt"), "would be written over"),
    ((*MINI, "--theme", "long.txt", "-o", "o.ipuz"), "has 10 letters; rows of 5x5 take 3 to 5"),
    ((*MINI, "--phrase", "A" * 26, "-o", "o.ipuz"), "26 letters, and a grid of 5x5 only 25"),
    (("new", "crossword", "--size", "14x14", "-o", "o.ipuz"), "odd sizes"),
    (("new", "crossword", "--preset", "tudor", "-o", "o.ipuz"), "unknown preset 'tudor'"),
    (("new", "crossword", "--symmetry", "90", "-o", "o.ipuz"), "symmetry 180"),
    (("new", "puzzle"), "no such command 'puzzle'"),
    (("fill", "ragged.txt"), "ragged.txt: row 2 has 2 cells where row 1 has 3"),
    (("fill", "empty.txt"), "no rows"),
    (("fill", "huge.txt"), "500x500"),
    (("fill", "blocks.txt"), "no slot"),
    (("fill", "foreign.txt"), "row 2, column 2: 'Ж'"),
    (("fill", "signs.txt"), "'!' in row 2, column 2"),
    (("fill", "binary.txt"), "binary.txt"),
    (("fill", "folder"), "directory"),
    (("fill", "square.txt", "--words", "empty.txt"), "'empty.txt' is empty"),
    (("fill", "square.txt", "--words", "binary.txt"), "no text"),
    (("fill", "square.txt", "--words", "nowhere.txt"), "cannot read 'nowhere.txt'"),
    (("fill", "square.txt", "--words", "pairs.txt"), "a clue or a column beside the word"),
    (("fill", "square.txt", "--language", "tlh"), "unknown language 'tlh'"),
    (("mask", "--size", "2x2"), "not 2x2"),
    (("mask", "--entries", "79"), "at most 78 entries"),
    (("audit", "not.ipuz"), "not.ipuz"),
    (("audit", "nowhere.ipuz"), "cannot read"),
    (("audit",), "name a file"),
    (("show", "square.doc"), "names no format"),
    (("render", "not.ipuz"), "say where to draw"),
    (("render", "not.ipuz", "-o", "o.pdf"), "not.ipuz"),
    (("convert", "not.ipuz", "o.txt"), "not.ipuz"),
    (("words", "search", "[A"), "[A"),
    (("words", "build", "xx"), "unknown language 'xx'"),
]


@pytest.mark.words
@pytest.mark.parametrize(("arguments", "line"), CASES, ids=lambda x: " ".join(map(str, x))[:60])
def test_one_clear_line(
    say: Command, folder: Path, arguments: tuple[object, ...], line: str
) -> None:
    write_samples()
    before = sorted(folder.rglob("*"))
    said = say(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert line in said.err
    assert said.err.startswith("crosswright: ")
    assert said.err.count("\n") == 1
    assert sorted(folder.rglob("*")) == before


@pytest.mark.words
def test_a_folder_that_may_not_be_written_keeps_its_file(
    say: Command, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(*_: object) -> None:
        raise OSError(28, "No space left on device")

    Path("o.ipuz").write_text("old")
    monkeypatch.setattr("os.fsync", no_space)
    said = say(*MINI, "-o", "o.ipuz")
    assert said.code == 2
    assert "no space left on device" in said.err
    assert [(x.name, x.read_text()) for x in folder.iterdir()] == [("o.ipuz", "old")]


@pytest.mark.words
@pytest.mark.parametrize(
    ("arguments", "line"),
    [*CASES, ((*MINI, "-o", "-"), "--json and the file - both want standard output")],
    ids=lambda x: " ".join(map(str, x))[:60],
)
def test_with_json_the_line_is_in_one_object_too(
    say: Command, folder: Path, arguments: tuple[object, ...], line: str
) -> None:
    write_samples()
    said = say(*arguments, "--json")
    assert said.code == 2
    told = json.loads(said.out)
    assert told["status"] == "error"
    assert line in told["reason"]
    assert said.err == f"crosswright: {told['reason']}\n"


def test_the_name_of_a_group_alone_shows_what_is_in_it(say: Command) -> None:
    said = say("new")
    assert said.code == 2
    assert "crisscross" in said.err
    assert "\n" in said.err.strip()


def test_of_several_files_those_that_can_be_read_are_audited(say: Command, folder: Path) -> None:
    save(SAMPLES["american"], "a.ipuz")
    said = say("audit", "nowhere.ipuz", "a.ipuz", "--json")
    assert said.code == 2
    nowhere, read = json.loads(said.out)["files"]
    assert nowhere["file"] == "nowhere.ipuz"
    assert "no such file" in nowhere["error"]
    assert read["file"] == "a.ipuz"
    assert read["findings"]
