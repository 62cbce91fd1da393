"""The commands about corpora."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from crosswright.cli import crosswright
from crosswright.cli.app import Console, Exit, run
from crosswright.cli.corpus import _Progress
from crosswright.lexicon import Lexicon
from crosswright.pipeline.corpus.run import Tally

PLAN = """
languages = ["sk"]
[[puzzles]]
kind = "wordsearch"
sizes = ["7x7"]
count = 3
"""

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    """Runs `crosswright corpus ...`: exit code, standard output, standard error."""

    def corpus(*arguments: str) -> tuple[int, str, str]:
        code = run(crosswright, ["corpus", *arguments])
        return (code, *capsys.readouterr())

    return corpus


def test_a_corpus_is_made_measured_proved_and_exported(
    real: Callable[[str], Lexicon], tmp_path: Path, call: Call
) -> None:
    real("sk")
    plan, folder = tmp_path / "plan.toml", str(tmp_path / "c")
    plan.write_text(PLAN)
    code, out, err = call("make", str(plan), "-o", folder, "--json")
    assert code == Exit.DONE
    assert json.loads(out)["done"] == 3
    events = [json.loads(line) for line in err.splitlines() if line.startswith("{")]
    assert events[-1]["planned"] == events[-1]["done"] == 3
    assert events[-1]["most_used"][1] > 0
    code, out, _ = call("stats", folder, "-o", str(tmp_path / "f.png"))
    assert code == Exit.DONE
    assert "solid_bytes_a_puzzle" in out
    assert (tmp_path / "f.png").read_bytes().startswith(b"\x89PNG")
    assert call("verify", folder, "--audit")[2].endswith("3 puzzles read, 0 faults\n")
    code, out, _ = call("export", folder, "-o", str(tmp_path / "c.parquet"), "--json")
    assert json.loads(out)["puzzles"] == 3


def test_a_gate_that_is_not_kept_is_told_figure_by_figure(
    real: Callable[[str], Lexicon], tmp_path: Path, call: Call
) -> None:
    real("sk")
    plan, folder, gate = tmp_path / "plan.toml", str(tmp_path / "c"), tmp_path / "gate.json"
    plan.write_text(PLAN)
    call("make", str(plan), "-o", folder)
    assert call("stats", folder, "--accept", str(gate))[0] == Exit.DONE
    assert call("stats", folder, "--gate", str(gate))[0] == Exit.DONE
    figures = json.loads(gate.read_text())
    gate.write_text(json.dumps({**figures, "mean_zipf": 9.0, "bytes_a_puzzle": 1.0}))
    code, _, err = call("stats", folder, "--gate", str(gate))
    assert code == Exit.INCOMPLETE
    assert [line.split()[3] for line in err.splitlines()] == ["mean_zipf", "bytes_a_puzzle"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("make", "p", "-o", "c", "--jobs", "2", "--scheduler", "tcp://x"), "exclude each other"),
        (("make", "nowhere.toml", "-o", "c"), "nowhere.toml"),
        (("stats", "c", "-o", "f.gif"), "name a .svg or .png"),
        (("stats", "nowhere"), "holds no corpus"),
        (("export", "nowhere", "-o", "x.parquet"), "holds no corpus"),
    ],
)
def test_misuse_is_one_clear_line(call: Call, arguments: tuple[str, ...], told: str) -> None:
    code, out, err = call(*arguments)
    assert code == Exit.USAGE
    assert out == ""
    assert told in err


def test_on_a_terminal_one_line_is_written_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    progress = _Progress(Console(quiet=False, json=False))
    for done in (10, 20):
        progress.show(
            Tally(planned=20, done=done, failed=0, rate=5.0, left=61.0, most_used=("OAK", 0.031))
        )
    first, last = capsys.readouterr().err.split("\r")[1:]
    assert first.rstrip() == "10 of 20 done, 0 failed, 5.0 a second, 1:01 left, OAK in 3.1%"
    assert last.endswith("\n")
