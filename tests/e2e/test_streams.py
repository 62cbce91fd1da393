"""Whatever becomes of the standard streams, a command ends in one line and the right exit code."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from crosswright.model import Square
from crosswright.pipeline.files import save
from tests.unit.formats.samples import SAMPLES

RUN = [sys.executable, "-m", "crosswright"]


def shell(
    line: str, folder: Path, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run a line of sh in which `crosswright` is ours."""
    return subprocess.run(
        ["sh", "-c", line.replace("crosswright", " ".join(RUN), 1)],
        capture_output=True,
        cwd=folder,
        env={**os.environ, **(env or {})},
        timeout=60,
        check=False,
    )


@pytest.fixture
def russian(folder: Path) -> Path:
    """A folder with a Russian puzzle, r.ipuz."""
    save(SAMPLES["canadian"], folder / "r.ipuz")
    return folder


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("crosswright show r.ipuz >&-", 2, "cannot write to standard output: it is closed"),
        ("crosswright show r.ipuz --json >&-", 2, "it is closed"),
        ("crosswright show r.ipuz >/dev/full", 2, "standard output: no space left on device"),
        ("crosswright --version >/dev/full", 2, "standard output: no space left on device"),
        ("crosswright --help >/dev/full", 2, "no space left on device"),
        ("crosswright convert r.ipuz - >&-", 2, "cannot write '-': standard output is closed"),
        ("crosswright show - <&-", 2, "cannot read '-': standard input is closed"),
        ("crosswright show nowhere.ipuz 2>/dev/full", 2, ""),
        ("crosswright show nowhere.ipuz 2>&-", 2, ""),
        ("crosswright show r.ipuz 2>/dev/full", 0, ""),
        ("crosswright render r.ipuz -o r.svg >&- 2>&-", 0, ""),
        ("crosswright mask --seed 1 >/dev/null 2>/dev/full", 0, ""),
    ],
)
def test_a_closed_or_full_stream_is_one_line(
    russian: Path, line: str, code: int, said: str
) -> None:
    done = shell(line, russian)
    assert done.returncode == code
    assert said in done.stderr.decode()
    assert done.stderr.count(b"\n") == bool(said)


def test_a_reader_that_leaves_ends_us_quietly(russian: Path) -> None:
    done = shell("(crosswright show r.ipuz; echo $? >code) | true", russian)
    assert (russian / "code").read_text() == "0\n"
    assert done.stderr == b""


def test_signs_that_standard_output_cannot_spell_are_escaped(russian: Path) -> None:
    env = {"PYTHONIOENCODING": "latin-1"}
    assert b"\\u0" in shell("crosswright show r.ipuz --key", russian, env).stdout
    done = shell("crosswright show r.ipuz --json", russian, env)
    assert json.loads(done.stdout)["grid"][0][0] == SAMPLES["canadian"].grid.letter(Square(0, 0))


def test_a_file_name_that_is_no_utf_8_stays_json(russian: Path) -> None:
    name = b"\xff.svg"
    done = subprocess.run(
        [*RUN, "render", "r.ipuz", "-o", name, "--json"],
        capture_output=True,
        cwd=russian,
        check=True,
    )
    assert [os.fsencode(x) for x in json.loads(done.stdout)["files"]] == [name]


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 128 + signal.SIGTERM)]
)
def test_a_signal_during_a_search_ends_it_at_once(
    folder: Path, number: signal.Signals, code: int
) -> None:
    # A mask of this size with so few entries is searched for much longer than the test waits.
    order = ["mask", "--preset", "canadian", "--size", "39x39", "--entries", "250"]
    with subprocess.Popen(
        [*RUN, *order, "--time-limit", "60"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        time.sleep(2)
        if process.poll() is not None:
            pytest.skip("the search ended before it could be stopped")
        process.send_signal(number)
        out, err = process.communicate(timeout=10)
    assert process.returncode == code
    assert out == b""
    assert b"Traceback" not in err


def test_who_does_not_hear_that_it_shall_end_is_ended(folder: Path) -> None:
    program = (
        "import signal, time\n"
        "import crosswright.cli as cli\n"
        "cli.GRACE = 1\n"
        "signal.signal(signal.SIGTERM, cli._terminated)\n"
        "class Deaf:\n"
        "    def __del__(self): signal.raise_signal(signal.SIGTERM)\n"
        "Deaf()\n"
        "time.sleep(60)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, timeout=30, check=False
    )
    assert done.returncode == -signal.SIGALRM
