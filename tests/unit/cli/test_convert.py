"""`crosswright convert` and `crosswright formats` as they are typed."""

import json
from pathlib import Path

import puz
import pytest

from crosswright.cli import crosswright
from crosswright.cli.app import run
from crosswright.formats import FORMATS, write
from tests.unit.formats.samples import SAMPLES


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.ipuz").write_bytes(write(SAMPLES["american"], FORMATS["ipuz"]).data)
    (tmp_path / "bars.ipuz").write_bytes(write(SAMPLES["barred"], FORMATS["ipuz"]).data)
    return tmp_path


def test_losses_are_listed_and_make_it_exit_1(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(crosswright, ["convert", "a.ipuz", "a.jpz"]) == 1
    err = capsys.readouterr().err
    assert "lost: preset (american)\n" in err
    assert run(crosswright, ["convert", "a.jpz", "b.jpz"]) == 0
    assert Path("a.jpz").read_bytes() == Path("b.jpz").read_bytes()


def test_structure_is_lost_only_with_leave(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(crosswright, ["convert", "bars.ipuz", "bars.puz"]) == 2
    assert "bars (3 bars)" in capsys.readouterr().err
    assert not Path("bars.puz").exists()
    assert run(crosswright, ["convert", "bars.ipuz", "bars.puz", "--lossy"]) == 1
    assert "lost: bars (3 bars)" in capsys.readouterr().err
    assert Path("bars.puz").exists()


def test_a_folder_is_reported_file_by_file(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(crosswright, ["convert", ".", "out", "--to", "puz", "--jobs", "2", "--json"]) == 1
    out, err = capsys.readouterr()
    told = {x["source"]: x for x in json.loads(out)["files"]}
    assert set(told) == {"a.ipuz", "bars.ipuz"}
    assert "bars" in told["bars.ipuz"]["failure"]
    assert "bars.ipuz: not converted: .puz cannot carry" in err
    assert "converted 1 of 2 files; 1 failed, 1 lost something" in err
    assert [x.name for x in Path("out").iterdir()] == ["a.puz"]


def test_a_locked_file_is_opened_with_its_digits(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = puz.load(write(SAMPLES["american"], FORMATS["puz"]).data)
    file.lock_solution(4711)
    Path("locked.puz").write_bytes(file.tobytes())
    assert run(crosswright, ["convert", "locked.puz", "open.ipuz", "--unlock", "1111"]) == 2
    assert "does not open this file" in capsys.readouterr().err
    assert run(crosswright, ["convert", "locked.puz", "open.ipuz", "--unlock", "4711"]) == 0
    assert '"S", "T", "R", "A", "P"' in Path("open.ipuz").read_text("utf-8")


def test_any_format_can_be_shown_as_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("jpz", "xd", "exolve", "across", "csv", "tsv", "xlsx", "puz"):
        format = FORMATS[name]
        path = f"a{format.extensions[0]}"
        Path(path).write_bytes(write(SAMPLES["american"], format).data)
        assert run(crosswright, ["show", path, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["grid"][1] == list("STRAP")


def test_formats_list_prints_every_format(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(crosswright, ["formats", "list"]) == 0
    head = capsys.readouterr().out.splitlines()[0].split()
    assert head == list(FORMATS)
    assert run(crosswright, ["formats", "list", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {x["name"] for x in told["formats"]} == set(FORMATS)
    assert {"name": "bars", "vital": True} in told["features"]
