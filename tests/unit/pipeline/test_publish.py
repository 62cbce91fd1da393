"""A puzzle goes where people want it, and each ending means one thing."""

from pathlib import Path

import pytest

from crosswright.errors import OutputError, UsageError
from crosswright.pipeline.check import check
from crosswright.pipeline.convert import Wish, convert
from crosswright.pipeline.publish import (
    check_outputs,
    endings,
    publish,
    show_object,
    to_svg,
    to_text,
)
from tests.clean_puzzles import ENGLISH


def test_pictures_and_documents_are_told_by_their_ending(tmp_path: Path) -> None:
    names = ["a.ipuz", "a.pdf", "a.svg", "a.png", "a.txt", "a.json"]
    publish(ENGLISH, [str(tmp_path / name) for name in names])
    heads = {name: (tmp_path / name).read_bytes()[:5] for name in names}
    assert heads["a.pdf"] == b"%PDF-"
    assert heads["a.svg"] == b"<svg "
    assert heads["a.png"][1:4] == b"PNG"
    assert heads["a.ipuz"].startswith(b"{")
    assert heads["a.json"].startswith(b"{")


def test_a_name_with_key_before_its_ending_is_the_key(tmp_path: Path) -> None:
    blank, key = tmp_path / "a.svg", tmp_path / "a.key.svg"
    publish(ENGLISH, [str(blank), str(key)])
    assert blank.read_text("utf-8") == to_svg(ENGLISH)
    assert len(key.read_text("utf-8")) != len(blank.read_text("utf-8"))
    publish(ENGLISH, [str(blank)], key=True)
    assert blank.read_text("utf-8") == key.read_text("utf-8")


def test_what_cannot_be_written_is_said_before_the_work() -> None:
    with pytest.raises(UsageError, match=r"use \.ipuz"):
        check_outputs(["a.doc"])
    with pytest.raises(UsageError, match="no folder"):
        check_outputs(["nowhere/at/all/a.pdf"])
    check_outputs(["-", "a.key.pdf"])
    assert {".ipuz", ".pdf", ".svg", ".png", ".txt"} <= set(endings())


def test_a_conversion_names_its_losses_and_needs_leave_for_the_vital_ones(tmp_path: Path) -> None:
    source, target = str(tmp_path / "a.ipuz"), str(tmp_path / "a.grid")
    publish(ENGLISH, [source])
    with pytest.raises(OutputError, match="--lossy"):
        convert(source, target, Wish())
    assert not Path(target).exists()
    report = convert(source, target, Wish(lossy=True))
    assert any(loss.startswith("clues") for loss in report.losses)
    assert Path(target).read_text("utf-8").split()


def test_text_and_json_show_the_same_letters() -> None:
    grid = show_object(ENGLISH)["grid"]
    shown = [line.split() for line in to_text(ENGLISH, key=True).splitlines()]
    for row in grid:
        assert [cell.replace("#", "█") for cell in row] in shown


def test_a_puzzle_of_no_known_language_is_still_judged() -> None:
    from dataclasses import replace

    from crosswright.model import Metadata

    strange = replace(ENGLISH, metadata=Metadata(language="tlh"), preset="")
    report = check(strange)
    assert "CW601" in {x.code for x in report.findings}
    assert report.skipped


def test_several_files_are_all_written_or_none(tmp_path: Path) -> None:
    old = tmp_path / "a.ipuz"
    old.write_text("old")
    folder = tmp_path / "b.svg"
    folder.mkdir()
    with pytest.raises(OutputError, match="is a directory"):
        publish(ENGLISH, [str(old), str(tmp_path / "c.txt"), str(folder), str(tmp_path / "d.svg")])
    assert old.read_text() == "old"
    assert sorted(x.name for x in tmp_path.iterdir()) == ["a.ipuz", "b.svg"]


def test_a_file_named_twice_is_written_once(capfd: pytest.CaptureFixture[str]) -> None:
    assert publish(ENGLISH, ["-", "-"]) == ("-",)
    assert capfd.readouterr().out.count('"version": "http') == 1


def test_what_is_read_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.txt").write_text("CAT\n")
    Path("link.txt").symlink_to("a.txt")
    check_outputs(["b.txt"], sources=["a.txt", None, "-"])
    for path in ("a.txt", "./a.txt", "link.txt"):
        with pytest.raises(UsageError, match="would be written over"):
            check_outputs([path], sources=["a.txt"])


def test_a_folder_is_no_place_for_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.svg").mkdir()
    for path in ("a.svg", "b.svg/"):
        with pytest.raises(UsageError, match="it is a folder; add a file name"):
            check_outputs([f"{tmp_path}/{path}"])
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(UsageError, match="may only be read"):
        check_outputs([str(tmp_path / "b.svg")])
