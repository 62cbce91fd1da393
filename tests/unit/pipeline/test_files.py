"""Files are written whole or not at all; reading and writing fail in one clear line."""

import io
import os
import signal
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from crosswright.errors import FormatError, OutputError, UsageError
from crosswright.formats import Feature
from crosswright.model import Metadata
from crosswright.pipeline.files import load, read_bytes, save, write_bytes
from tests.unit.formats.samples import SAMPLES


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that must survive whatever happens."""
    path = tmp_path / "a.ipuz"
    path.write_bytes(b"old")
    return path


class Captured:
    """A standard stream of bytes."""

    def __init__(self, data: bytes = b"") -> None:
        self.buffer = io.BytesIO(data)


def one_line(error: BaseException) -> str:
    message = str(error)
    assert "\n" not in message
    return message


def test_a_file_is_replaced_and_nothing_else_is_left(old: Path) -> None:
    write_bytes(old, b"new")
    assert old.read_bytes() == b"new"
    assert list(old.parent.iterdir()) == [old]


def test_a_new_file_has_the_usual_rights_and_an_old_one_keeps_its_own(old: Path) -> None:
    umask = os.umask(0o027)
    try:
        write_bytes(old.with_name("new"), b"new")
        old.chmod(0o604)
        write_bytes(old, b"new")
    finally:
        os.umask(umask)
    assert stat.S_IMODE(old.with_name("new").stat().st_mode) == 0o640
    assert stat.S_IMODE(old.stat().st_mode) == 0o604


def test_a_link_stays_a_link(old: Path) -> None:
    link = old.with_name("link.ipuz")
    link.symlink_to(old)
    write_bytes(link, b"new")
    assert link.is_symlink()
    assert old.read_bytes() == b"new"


@pytest.mark.parametrize("fails", ["fsync", "write"])
def test_on_a_full_disk_the_old_file_still_stands(
    old: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, os.strerror(28))

    if fails == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        # What a disk without space does to a large file: the write itself fails, half way.
        resource = pytest.importorskip("resource")
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, limits[1]))
    try:
        with pytest.raises(OutputError) as caught:
            write_bytes(old, b"new" * 100_000)
    finally:
        if fails == "write":
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert one_line(caught.value).startswith(f"cannot write {str(old)!r}: ")
    assert old.read_bytes() == b"old"
    assert list(old.parent.iterdir()) == [old]


def test_a_full_device_is_one_line() -> None:
    with pytest.raises(OutputError, match="no space left on device; choose another place"):
        write_bytes("/dev/full", b"new")
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)


def test_an_interruption_half_way_leaves_the_old_file_alone(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_bytes(old, b"new")
    assert old.read_bytes() == b"old"
    assert list(old.parent.iterdir()) == [old]


def test_a_process_killed_half_way_leaves_no_half_file(old: Path) -> None:
    program = (
        "import os, signal, sys\n"
        "from crosswright.pipeline.files import write_bytes\n"
        "os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)\n"
        "write_bytes(sys.argv[1], b'new' * 1_000_000)\n"
    )
    for path in (old, old.with_name("fresh.ipuz")):
        run = subprocess.run([sys.executable, "-c", program, str(path)], check=False)
        assert run.returncode == -signal.SIGKILL
    assert old.read_bytes() == b"old"
    assert not old.with_name("fresh.ipuz").exists()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("nowhere/a.ipuz", "no such file or directory"),
        (".", "is a directory"),
        ("a.ipuz/b.ipuz", "not a directory"),
        ("x" * 300, "file name too long"),
        ("a\0b", "null"),
    ],
)
def test_a_place_that_cannot_be_written_is_one_line(
    old: Path, monkeypatch: pytest.MonkeyPatch, path: str, said: str
) -> None:
    monkeypatch.chdir(old.parent)
    with pytest.raises(OutputError) as caught:
        write_bytes(path, b"new")
    assert said in one_line(caught.value)
    assert list(old.parent.iterdir()) == [old]


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only to the superuser")
def test_a_read_only_folder_is_one_line(old: Path) -> None:
    old.parent.chmod(0o555)
    try:
        with pytest.raises(OutputError, match="permission denied"):
            write_bytes(old.with_name("new.ipuz"), b"new")
    finally:
        old.parent.chmod(0o755)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("nowhere.ipuz", "no such file or directory"),
        (".", "is a directory"),
        ("a.ipuz", "larger than 2 bytes"),
        ("a\0b", "null"),
    ],
)
def test_what_cannot_be_read_is_one_line(
    old: Path, monkeypatch: pytest.MonkeyPatch, path: str, said: str
) -> None:
    monkeypatch.chdir(old.parent)
    with pytest.raises(UsageError) as caught:
        read_bytes(path, most=2)
    assert one_line(caught.value).startswith(f"cannot read {path!r}: ")
    assert said in str(caught.value)


def test_a_stroke_is_standard_input_and_output(monkeypatch: pytest.MonkeyPatch) -> None:
    out = Captured()
    monkeypatch.setattr(sys, "stdout", out)
    assert save(SAMPLES["american"], "-") == ()
    for data in (out.buffer.getvalue(), b"CAT\n"):
        monkeypatch.setattr(sys, "stdin", Captured(data))
        assert load("-").puzzle.entries
    monkeypatch.setattr(sys, "stdin", Captured(b"12345"))
    assert read_bytes("-", most=5) == b"12345"


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "а.ipuz"
    assert save(SAMPLES["canadian"], path) == ()
    assert load(path).puzzle == SAMPLES["canadian"]


def test_a_filled_grid_becomes_a_document(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("CAT\nA#E\n", "utf-8")
    save(load(tmp_path / "a.txt", language="en").puzzle, tmp_path / "a.ipuz")
    assert [x.text for x in load(tmp_path / "a.ipuz").puzzle.entries] == ["CAT", "CA", "TE"]


def test_a_vital_loss_is_refused_unless_allowed(old: Path) -> None:
    target = old.with_suffix(".txt")
    with pytest.raises(OutputError) as caught:
        save(SAMPLES["american"], target)
    assert one_line(caught.value).endswith(
        "grid text cannot carry clues (9 clues): write .ipuz, or allow the loss with --lossy"
    )
    assert not target.exists()
    losses = save(SAMPLES["american"], target, lossy=True)
    assert Feature.CLUES in {loss.feature for loss in losses}
    assert target.read_text("utf-8").startswith("#SEA#\n")


def test_a_small_loss_is_told_but_no_reason_to_refuse(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("OH\n", "utf-8")
    puzzle = load(tmp_path / "a.txt", language="en").puzzle
    titled = replace(puzzle, metadata=Metadata(language="en", title="Oh"))
    assert [str(loss) for loss in save(titled, tmp_path / "b.txt")] == ["title ('Oh')"]
    assert (tmp_path / "b.txt").read_text("utf-8") == "OH\n"


@pytest.mark.parametrize("path", ["a.pdf", "a"])
def test_an_ending_without_a_format_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match="names no format"):
        save(SAMPLES["american"], path)
    Path(path).write_bytes(b"of no format")
    with pytest.raises(UsageError, match="names no format"):
        load(path)
    assert [x.name for x in tmp_path.iterdir()] == [path]


def test_what_is_wrong_in_a_file_is_said_with_its_name(old: Path) -> None:
    with pytest.raises(FormatError) as caught:
        load(old)
    assert one_line(caught.value).startswith(f"{old}: ipuz: no JSON from line 1, column 1")
