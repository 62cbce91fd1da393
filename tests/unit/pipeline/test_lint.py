"""A whole set of clues is held against the rules about clues, line by line."""

from pathlib import Path

import pytest

from crosswright.errors import FormatError, MissingData, UsageError
from crosswright.lexicon import Lexicon
from crosswright.model import Clue
from crosswright.pipeline import check, lint
from crosswright.pipeline.files import save
from crosswright.pipeline.lint import lint_clues
from tests.clean_puzzles import ENGLISH
from tests.drawing import with_clue
from tests.unit.lexicon.our_words import candidate, lexicon_of

CLEAN = "STOP,Halts *post* in disarray (4)\nhouse,Where one lives\nNorth Sea,Water (5-3)\n"


@pytest.fixture(autouse=True)
def _no_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(tag: str, **_: object) -> Lexicon:
        raise MissingData(f"no words of {tag}")

    monkeypatch.setattr(lint, "load", missing)
    monkeypatch.setattr(check, "load", missing)


def _codes(folder: Path, text: str, name: str = "quiz.csv", tag: str = "en") -> list[str]:
    (folder / name).write_text(text, encoding="utf-8")
    report = lint_clues(str(folder / name), tag=tag)
    assert report.is_clean == (not (report.findings or report.rejected or report.unlike))
    return [finding.code for finding in report.findings]


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("tea,Cup of tea", ["CW402"]),
        ("sailor,One who sails", ["CW403"]),
        ("home,where  one lives.", ["CW404"]),
        ("home,House", ["CW405"]),
        ("home,Water; hearth", ["CW409"]),
        ("home,Hearth (5)", ["CW407"]),
        ("home,Oddly *hemp*", ["CW410"]),
        ("home,Hearth", []),
    ],
)
def test_each_fault_of_a_list_is_found(tmp_path: Path, line: str, codes: list[str]) -> None:
    assert _codes(tmp_path, f"{CLEAN}{line}\n") == codes


def test_findings_name_the_line_and_notes_leave_a_list_clean(tmp_path: Path) -> None:
    path = tmp_path / "quiz.txt"
    path.write_text("# ours\nhouse=Where one lives\n\nhome=where one lives\ncat=\n", "utf-8")
    report = lint_clues(str(path), tag="en")
    assert [x.message for x in report.findings] == [
        "'Where one lives' is the clue of line 2 and line 4",
        "line 5 ('CAT') has no clue",
    ]
    assert (report.clues, report.is_clean) == (2, False)
    path.write_text("house=Where one lives\ncat=\n", "utf-8")
    assert lint_clues(str(path), tag="en").is_clean


def test_a_column_may_say_what_kind_a_clue_is(tmp_path: Path) -> None:
    table = "word;kind;clue\nclock;Indirect;It has hands\nbank;straight;A, b\ncat;pun;Feline\n"
    (tmp_path / "quiz.csv").write_text(table, "utf-8")
    report = lint_clues(str(tmp_path / "quiz.csv"), tag="en")
    assert [finding.code for finding in report.findings] == ["CW406"]
    (unlike,) = report.unlike
    assert unlike.startswith("line 4: unknown kind of clue 'pun'; known are straight,")


def test_lines_that_cannot_be_used_are_told(tmp_path: Path) -> None:
    (tmp_path / "quiz.csv").write_text("cat,Feline\ncat,Whip\nкот,Feline\n", "utf-8")
    report = lint_clues(str(tmp_path / "quiz.csv"), tag="en")
    assert [x.line for x in report.rejected] == [2, 3]
    assert not report.is_clean


def test_a_lexicon_knows_more_roots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = lexicon_of(candidate("mouse", 4.0), candidate("mice", 3.4, lemma="mouse"))
    assert _codes(tmp_path, "mouse,One of three blind mice\n") == []
    monkeypatch.setattr(lint, "load", lambda tag, **_: words)
    assert _codes(tmp_path, "mouse,One of three blind mice\n") == ["CW403"]


def test_digraphs_and_folded_letters_are_those_of_the_language(tmp_path: Path) -> None:
    assert _codes(tmp_path, "ёлка,Новогодняя елка\n", tag="ru") == ["CW402"]
    assert _codes(tmp_path, "duch,Zmätený *chud*\n", tag="sk") == []
    assert _codes(tmp_path, "duch,Zmätený *dcuh*\n", tag="sk") == ["CW410"]


@pytest.mark.parametrize(
    ("name", "text", "error"),
    [("quiz.csv", "", UsageError), ("quiz.ipuz", "nothing", FormatError)],
)
def test_a_file_that_is_neither_is_refused(
    tmp_path: Path, name: str, text: str, error: type[Exception]
) -> None:
    with pytest.raises(error):
        _codes(tmp_path, text, name)


def test_a_puzzle_is_held_against_the_rules_about_clues_only(tmp_path: Path) -> None:
    path = str(tmp_path / "mini.ipuz")
    save(with_clue(ENGLISH, "4 across", Clue(text="Wall paper")), path)
    report = lint_clues(path)
    assert [finding.code for finding in report.findings] == ["CW402"]
    assert report.clues == len(ENGLISH.entries)
