"""`crosswright new crisscross` as a person types it: files, exit codes, one clear line an error."""

import json
from pathlib import Path

import pytest

from crosswright.cli import crosswright
from crosswright.cli.app import run as run_cli

WORDS = Path(__file__).parents[1] / "data" / "words"
RIVER = str(WORDS / "river-en.csv")
QUICK = ("--time-limit", "0.2", "--seed", "1")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of `crosswright new crisscross`."""
    code = run_cli(crosswright, ["new", "crisscross", *arguments])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_files_are_written_and_the_exit_code_is_0(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    names = ("a.ipuz", "a.pdf", "a.key.pdf", "a.svg", "a.txt")
    outputs = [part for name in names for part in ("-o", str(tmp_path / name))]
    code, _, err = run(capsys, RIVER, *QUICK, "--word-bank", *outputs)
    assert code == 0, err
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)
    assert "water lily" in (tmp_path / "a.txt").read_text(encoding="utf-8")
    assert run_cli(crosswright, ["audit", str(tmp_path / "a.ipuz")]) == 0


def test_the_same_seed_prints_the_same_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, RIVER, "--seed", "5", "--json")
    again = run(capsys, RIVER, "--seed", "5", "--json")
    assert first == again
    assert first[0] == 0


def test_what_is_not_placed_is_listed_and_ends_in_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "nasty.ipuz"
    code, _, err = run(capsys, str(WORDS / "nasty-en.csv"), *QUICK, "-o", str(target))
    assert code == 1
    assert "not placed: BBB (shares no letter with any other word)" in err
    assert run_cli(crosswright, ["show", "--json", str(target)]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["kind"] == "crisscross"
    assert {"BBB", "I", "мир", "12345"} < {x["word"] for x in shown["unplaced"]}
    assert len(shown["entries"]) + len(shown["unplaced"]) == 17


def test_versions_get_files_of_their_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    outputs = ("-o", str(tmp_path / "quiz.ipuz"), "-o", str(tmp_path / "quiz.key.svg"))
    code, out, _ = run(capsys, RIVER, *QUICK, "--versions", "2", "--json", *outputs)
    assert code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "quiz-A.ipuz",
        "quiz-A.key.svg",
        "quiz-B.ipuz",
        "quiz-B.key.svg",
    ]
    assert len(json.loads(out)["versions"]) == 2


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("no-such.csv",), "cannot read 'no-such.csv': no such file or directory"),
        ((RIVER, "--max-size", "0x5"), "a largest size of 0x5 is not possible"),
        ((RIVER, "--max-size", "wide"), "'wide' is no size; write it as 15x15"),
        ((RIVER, "--language", "xx"), "unknown language 'xx'"),
        ((RIVER, "--keyword", "whale"), "the keyword 'whale' is not in the list"),
        ((RIVER, "--pin", "otter"), "'otter' pins no word"),
        ((RIVER, "--pin", "whale@1,1,down"), "the pinned word 'WHALE' is not in the list"),
        ((RIVER, "--time-limit", "0"), "a time limit of 0.0 s is not possible"),
        ((RIVER, "-o", "a.doc"), "has an ending that cannot be written"),
        ((RIVER, "--give", "ж"), "is no letter of English"),
    ],
)
def test_bad_usage_is_one_line_and_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], line: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert line in err
    assert len([x for x in err.splitlines() if x.startswith("crosswright: ")]) == 1


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "is empty; write one word a line"),
        (b"\x00\x01\x02\x03" * 99, "is no text"),
        (b"a\nb\n", "gives no word that can be used"),
    ],
)
def test_a_list_without_words_is_one_line_and_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, line: str
) -> None:
    listed = tmp_path / "words.csv"
    listed.write_bytes(content)
    code, _, err = run(capsys, str(listed))
    assert code == 2
    assert line in err


def test_a_grid_that_holds_no_word_is_4(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, str(WORDS / "space-ru.csv"), "--max-size", "3x3")
    assert code == 4
    assert "no word fits into 3x3; allow a larger grid" in err


@pytest.mark.parametrize(
    ("content", "arguments", "told"),
    [
        ("abc=one\nxyz=two\n", (), "not placed: xyz (shares no letter with any other word)"),
        (f"{'a' * 60}=long\nriver=Flows\notter=Swims\n", (), "60 letters; a word has 2 to 32"),
        ("river=Flows\nмир=Peace\notter=Swims\n", (), "'м' in 'мир' is no letter of English"),
        (
            "river=Flows\nRiver=Another\notter=Swims\n",
            (),
            "stands in line 1 already; its clue 'Flows' is used, 'Another' was offered too",
        ),
        (
            "".join(f"{a}{b}ram=clue\n" for a in "bcdfgh" for b in "aeiouy"),
            ("--max-size", "5x5"),
            "no legal place within 5x5",
        ),
    ],
    ids=["no crossing", "60 letters", "two alphabets", "two clues", "too small"],
)
def test_what_a_list_asks_in_vain_is_listed(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    content: str,
    arguments: tuple[str, ...],
    told: str,
) -> None:
    listed = tmp_path / "words.txt"
    listed.write_text(content, encoding="utf-8")
    code, _, err = run(capsys, str(listed), *QUICK, *arguments)
    assert code == 1
    assert told.lower() in err.lower()


def test_one_word_is_a_puzzle(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    listed = tmp_path / "words.txt"
    listed.write_text("river=Flows\n", encoding="utf-8")
    code, out, err = run(capsys, str(listed), *QUICK)
    assert code == 0, err
    assert "Flows" in out


def test_every_wish_is_met_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = tmp_path / "all.ipuz"
    wishes = ("--pin", "otter@3,2,down", "--give", "first", "--max-size", "20x20", "--count", "12")
    code, _, err = run(capsys, RIVER, "--seed", "1", *wishes, "-o", str(target))
    assert code == 0, err
    assert run_cli(crosswright, ["show", "--json", str(target)]) == 0
    shown = json.loads(capsys.readouterr().out)
    (otter,) = [entry for entry in shown["entries"] if entry["answer"] == "OTTER"]
    assert (otter["squares"][0], otter["direction"]) == ([2, 1], "down")
    assert len(shown["entries"]) == 12
    assert max(shown["rows"], shown["cols"]) <= 20
