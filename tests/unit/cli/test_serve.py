"""`crosswright serve`: one line where it cannot, and a clean end where it can."""

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from crosswright.cli import crosswright
from crosswright.cli.app import run
from tests.lacking import run_without


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Exit code and what stands on standard error."""
    code = run(crosswright, ["serve", *arguments])
    return code, capsys.readouterr().err


def test_a_host_that_others_reach_needs_a_door(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CROSSWRIGHT_TOKEN", raising=False)
    code, line = told(capsys, "--host", "0.0.0.0")
    assert code == 2
    assert line.count("\n") == 1
    assert "CROSSWRIGHT_TOKEN" in line
    assert "--public-demo" in line


def test_a_port_that_is_taken_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CROSSWRIGHT_HOME", str(tmp_path))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, line = told(capsys, "--port", str(port))
    assert code == 2
    assert line.count("\n") == 1
    assert f"port {port}" in line
    assert "choose another with --port" in line


def test_without_its_packages_it_says_how_to_get_them() -> None:
    code, line = run_without("uvicorn", "serve")
    assert code == 2
    assert line == "crosswright: the studio needs 'uvicorn': pip install 'crosswright[web]'\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent otherwise there")
def test_it_answers_until_it_is_interrupted_and_ends_cleanly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "crosswright", "serve", "--port", "0", "--json"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"CROSSWRIGHT_HOME": str(tmp_path), "PATH": ""},
    ) as server:
        assert server.stdout is not None
        address = json.loads(server.stdout.readline())["address"]
        with urllib.request.urlopen(f"{address}login") as page:
            assert page.status == 200
        server.send_signal(signal.SIGINT)
        _, line = server.communicate()
    assert server.returncode == 0
    assert line == f"the studio is open at {address} (Ctrl-C ends it)\n"
    assert (tmp_path / "library.sqlite").is_file()
