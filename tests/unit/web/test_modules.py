"""The editor's pure modules, tested in node: its state, its saving, its questions."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def test_the_modules_of_the_editor_pass_their_tests() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("needs node, as the checks of the player do")
    # Named one by one: what a folder means here differs from one version of node to the next.
    tests = sorted(str(x) for x in (ROOT / "tests/modules").glob("*.test.mjs"))
    assert len(tests) >= 2
    done = subprocess.run(
        [node, "--import", "./tests/modules/register.mjs", "--test", *tests],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
