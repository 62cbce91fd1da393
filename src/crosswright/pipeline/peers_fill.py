"""Other engines that fill masks, run as programs where they are installed, for the bench alone."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Literal

from crosswright.model import Mask, Square

Ending = Literal["filled", "infeasible", "none"]
"""How a run ended: a fill, the word of the engine that there is none, or nothing in time."""

_BLACKSQUARE = """
import json, sys
from blacksquare import BLACK, Crossword, EMPTY, WordList
given = json.load(sys.stdin)
rows = [[BLACK if x == "#" else EMPTY if x == "." else x for x in row] for row in given["rows"]]
words = WordList({word: 50 for word in given["words"]})
made = Crossword(grid=rows).fill(words, timeout=given["seconds"])
if made is not None:
    for row in range(len(rows)):
        print("".join(str(made[row, col].str or "#") for col in range(len(rows[0]))))
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """A mask, the words to fill it with, and how many seconds of wall time there are."""

    mask: Mask
    words: tuple[str, ...]
    seconds: float

    @property
    def rows(self) -> tuple[str, ...]:
        """The mask as these programs read it."""
        size = self.mask.size

        def sign(square: Square) -> str:
            if not self.mask.is_open(square):
                return "#"
            return self.mask.letters.get(square, ".")

        return tuple(
            "".join(sign(Square(row, col)) for col in range(size.cols)) for row in range(size.rows)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class PeerRun:
    """How a run ended and the seconds it took."""

    ending: Ending
    cpu: float
    wall: float


Filler = Callable[[Job], PeerRun]


def installed_fillers() -> dict[str, Filler]:
    """The peers that can be run here: `ingrid_core` on the path, `blacksquare` beside us."""
    peers: dict[str, Filler] = {}
    if shutil.which("ingrid_core") is not None:
        peers["ingrid_core"] = ingrid_core
    if importlib.util.find_spec("blacksquare") is not None:
        peers["blacksquare"] = blacksquare
    return peers


def ingrid_core(job: Job) -> PeerRun:
    """The binary with a list of our words, all of one score."""
    with tempfile.TemporaryDirectory() as folder:
        grid, words = Path(folder) / "grid.txt", Path(folder) / "words.txt"
        grid.write_text("\n".join(job.rows).lower(), encoding="utf-8")
        words.write_text("\n".join(f"{word.lower()};50" for word in job.words), encoding="utf-8")
        return _run(["ingrid_core", str(grid), "--wordlist", str(words)], "", job)


def blacksquare(job: Job) -> PeerRun:
    """The package, in a process of its own."""
    given = {"rows": job.rows, "words": job.words, "seconds": job.seconds}
    return _run([sys.executable, "-c", _BLACKSQUARE], json.dumps(given), job)


def _run(command: Sequence[str], given: str, job: Job) -> PeerRun:
    """Run a program to its end or its limit; what it prints must be the mask, filled with words."""
    started, before = perf_counter(), _children()
    try:
        done = subprocess.run(
            command,
            input=given,
            capture_output=True,
            text=True,
            check=False,
            timeout=job.seconds,
        )
        said, complaint = done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        said = complaint = ""
    cpu, wall = _children() - before, perf_counter() - started
    if _is_fill(said.split(), job):
        return PeerRun(ending="filled", cpu=cpu, wall=wall)
    refused = "unfillable" in f"{said} {complaint}".lower()
    return PeerRun(ending="infeasible" if refused else "none", cpu=cpu, wall=wall)


def _children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def _is_fill(rows: Sequence[str], job: Job) -> bool:
    fits = [len(row) for row in rows] == [len(row) for row in job.rows] and all(
        (x == "#") == (y == "#") and y in (x.upper(), ".", "#")
        for row, wanted in zip(rows, job.rows, strict=True)
        for x, y in zip(row, wanted, strict=True)
    )
    if not fits:
        return False
    words = set(job.words)
    lines = [*rows, *("".join(column) for column in zip(*rows, strict=True))]
    given = [*job.rows, *("".join(column) for column in zip(*job.rows, strict=True))]
    return all(
        word in words or "." not in wanted
        for line, pattern in zip(lines, given, strict=True)
        for word, wanted in zip(line.upper().split("#"), pattern.split("#"), strict=True)
        if len(word) > 2
    )
