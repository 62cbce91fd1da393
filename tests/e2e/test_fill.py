"""`crosswright fill`: same seed same bytes, proofs, limits, and Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.e2e.conftest import Command

pytestmark = pytest.mark.words

MASKS = Path(__file__).parent.parent / "data/masks"


def test_the_same_seed_prints_the_same_bytes(say: Command) -> None:
    command = ("fill", MASKS / "american-15-78.txt", "--language", "en", "--seed", 3, "--json")
    one, two = say(*command), say(*command)
    assert one.code == 0
    assert one.out == two.out
    told = json.loads(one.out)
    assert len(told["entries"]) == 78
    assert len({x["answer"] for x in told["entries"]}) == 78


def test_the_grid_is_printed_as_text(say: Command) -> None:
    said = say("fill", MASKS / "american-15-78.txt", "--seed", 3)
    blank = (MASKS / "american-15-78.txt").read_text().split()
    filled = said.out.split()
    assert [len(row) for row in filled] == [15] * 15
    assert all(
        (a == "#") == (b == "#")
        for row, back in zip(filled, blank, strict=True)
        for a, b in zip(row, back, strict=True)
    )


def test_what_cannot_be_filled_is_proved_with_the_slots_that_clash(
    say: Command, folder: Path
) -> None:
    Path("mask.txt").write_text("...\n.##\n.##\n")
    Path("words.txt").write_text("CAT\nDOG\n")
    said = say("fill", "mask.txt", "--words", "words.txt", "--json")
    assert said.code == 3
    told = json.loads(said.out)
    assert told["status"] == "infeasible"
    assert told["clash"] == ["1 across", "1 down"]
    assert "1 across and 1 down" in said.err


def test_a_limit_ends_the_search(say: Command) -> None:
    said = say("fill", MASKS / "us15_70.txt", "--steps", 1, "--seed", 1, "--json")
    assert said.code == 4
    assert json.loads(said.out)["status"] == "limit"


def test_ctrl_c_ends_at_once_and_writes_nothing(folder: Path) -> None:
    """A 9x9 open square has no fill and no quick proof, so the search is still on when asked."""
    Path("open.txt").write_text("\n".join(["." * 9] * 9))
    running = subprocess.Popen(
        [sys.executable, "-m", "crosswright", "fill", "open.txt", "--time-limit", "60"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ,
    )
    try:
        time.sleep(4)
        assert running.poll() is None, running.communicate()
        running.send_signal(signal.SIGINT)
        asked = time.monotonic()
        out, err = running.communicate(timeout=30)
    finally:
        running.kill()
    assert running.returncode == 130
    assert time.monotonic() - asked < 10
    assert out == b""
    assert b"interrupted" in err
    assert [x.name for x in folder.iterdir()] == ["open.txt"]


def test_a_reader_that_leaves_is_no_error(folder: Path) -> None:
    """As in `crosswright mask | head -1`."""
    done = subprocess.run(
        f"{sys.executable} -m crosswright words search '?????' --limit 5000 | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""


def test_a_fill_is_bettered_repeatably_and_tells_its_weakest_answers(
    say: Command, folder: Path
) -> None:
    Path("mask.txt").write_text("...#....\n" * 2 + "........\n" + "....#...\n" * 2)
    command = ("fill", "mask.txt", "--language", "en", "--seed", 3, "--shortest", 2, "--json")
    plain = json.loads(say(*command).out)["quality"]
    one, two = (say(*command, "--improve-steps", 800) for _ in range(2))
    assert one.code == 0
    assert one.out == two.out
    quality = json.loads(one.out)["quality"]
    assert quality["first_mean_score"] == plain["mean_score"]
    assert quality["mean_score"] > plain["mean_score"]
    scores = [x["score"] for x in quality["weakest"]]
    assert scores == sorted(scores)
    assert scores[0] == quality["lowest_score"]
    assert f"mean score {quality['mean_score']:.1f}" in one.err


def test_words_wished_for_are_used_or_the_exit_code_says_that_they_are_not(
    say: Command, folder: Path
) -> None:
    Path("mask.txt").write_text("....\n....\n....\n....\n")
    Path("wish.txt").write_text("OBOE\nHARP\nDRUM\nTUBA\n")
    command = ("fill", "mask.txt", "--language", "en", "--seed", 1, "--json")
    made = say(*command, "--wish", "wish.txt", "--wish-least", 1)
    assert made.code == 0
    assert {x["answer"] for x in json.loads(made.out)["entries"]} & {"OBOE", "HARP", "DRUM", "TUBA"}
    lacking = say(*command, "--pangram", "--time-limit", 5)
    assert lacking.code == 4
    assert "the grid lacks" in lacking.err


def test_ctrl_c_while_bettering_keeps_the_best_fill(folder: Path) -> None:
    command = ("fill", str(MASKS / "american-15-78.txt"), "--seed", "3", "--improve", "60")
    running = subprocess.Popen(
        [sys.executable, "-m", "crosswright", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ,
    )
    try:
        time.sleep(6)
        assert running.poll() is None, running.communicate()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    finally:
        running.kill()
    assert running.returncode == 130
    assert [len(row) for row in out.decode().split()] == [15] * 15
    assert b"first fill" in err


def test_the_difficulty_of_a_mask_is_told(say: Command) -> None:
    easy = say("difficulty", MASKS / "american-15-78.txt", "--language", "en", "--json")
    hard = say("difficulty", MASKS / "us15_70.txt", "--language", "en", "--json")
    assert easy.code == hard.code == 0
    told = json.loads(easy.out)
    assert told["entries"] == 78
    assert told["difficulty"] < json.loads(hard.out)["difficulty"]
    assert say("difficulty", "none.txt").code == 2
