"""The line that follows a fill on a terminal."""

import io
import sys
import time
from dataclasses import dataclass

import pytest

from crosswright.cli import progress as module
from crosswright.cli.app import Console
from crosswright.cli.progress import line_of, watched


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """How far some fill has come."""

    steps: int = 4_000
    most_filled: int = 60
    searched: float = 0.25
    seconds_left: float | None = 9.0


class Terminal(io.StringIO):
    """A stream that somebody watches."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("look", "line"),
    [
        (
            Look(),
            "4000 steps, 60 slots filled at best, 25.0% of this try searched, about 9 s left of it",
        ),
        (Look(searched=0.0, seconds_left=None), "4000 steps, 60 slots filled at best"),
        (Look(seconds_left=1e9), "4000 steps, 60 slots filled at best, 25.0% of this try searched"),
    ],
)
def test_the_line_says_what_is_known(look: Look, line: str) -> None:
    assert line_of(look) == line


@pytest.mark.parametrize(("quiet", "tells"), [(False, True), (True, False)])
def test_a_terminal_is_told_and_left_clean(
    quiet: bool, tells: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(module, "PERIOD", 0.01)
    with watched(Look(), Console(quiet=quiet)):
        end = time.monotonic() + 5
        while tells and "4000 steps" not in screen.getvalue() and time.monotonic() < end:
            time.sleep(0.01)
    assert ("4000 steps" in screen.getvalue()) is tells
    assert not tells or screen.getvalue().endswith("\r")
