"""The command line where a package is not installed, in a process of its own."""

import os
import subprocess
import sys

CODE = """
import sys
sys.modules[sys.argv[1]] = None
sys.argv = ["crosswright", *sys.argv[2:]]
from crosswright.cli import main
main()
"""


def run_without(package: str, *arguments: str) -> tuple[int, str]:
    """Exit code and what stands on standard error.

    Taking modules out of a running process leaves two of some to the tests that follow.
    """
    done = subprocess.run(
        [sys.executable, "-c", CODE, package, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )
    return done.returncode, done.stderr
