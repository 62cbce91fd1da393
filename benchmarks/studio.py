"""What the studio bears on one machine: editors who type, word-search makers, a queue that is full.

PYTHONPATH=. python benchmarks/studio.py [--seconds 60] [--editors 50] [--makers 200]

A server of its own on the loopback, real processes and real sockets; the visitors run in this process
and take their share of the machine. Nothing else is reached.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx

import crosswright as cw
from crosswright.pipeline.board import board_object, board_of

SHARED = "a token for the benchmark"
SHOWN = {"Authorization": f"Bearer {SHARED}"}
WORDS = "anchor\nbridge\ncastle\ndragon\nengine\nforest\ngarden\nharbour\nisland\njungle\nkitchen\nlantern"
LETTERS = "ABCDEFGHIKLMNOPRSTUVWY"
BURST = 120
"""Orders that are sent at once to fill the queue."""


@dataclass(slots=True)
class Tally:
    """What came back of one sort of request."""

    seconds: list[float] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)

    def line(self, name: str, lasted: float) -> str:
        """The figures in one line."""
        if len(self.seconds) < 2:
            return f"{name}: {dict(self.answers)}"
        cuts = quantiles(self.seconds, n=100)
        answers = ", ".join(f"{count} × {status}" for status, count in sorted(self.answers.items()))
        return (
            f"{name}: {60 * len(self.seconds) / lasted:.0f} a minute, median "
            f"{1000 * median(self.seconds):.0f} ms, p95 {1000 * cuts[94]:.0f} ms, "
            f"p99 {1000 * cuts[98]:.0f} ms ({answers})"
        )


@contextmanager
def served() -> Iterator[tuple[str, int]]:
    """A studio with an empty library; its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        place = {"CROSSWRIGHT_DATABASE_URL": f"sqlite:///{folder}/library.sqlite"}
        environment = {**os.environ, **place, "CROSSWRIGHT_TOKEN": SHARED}
        command = [sys.executable, "-m", "crosswright", "serve", "--port", "0", "--json"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as server:
            try:
                assert server.stdout is not None
                yield json.loads(server.stdout.readline())["address"], server.pid
            finally:
                server.terminate()


def family_of(parent: int) -> Iterator[tuple[Path, list[str]]]:
    """The folders of a process and its children, each with the fields of its `stat` from the third."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if parent in (int(folder.name), int(fields[1])):
                yield folder, fields


def memory_of(parent: int) -> tuple[float, float]:
    """The megabytes that a process holds, and its children; each page once for all that share it."""
    held = {True: 0, False: 0}
    for folder, _ in family_of(parent):
        try:
            rollup = (folder / "smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        kilobytes = next(int(x.split()[1]) for x in rollup if x.startswith("Pss:"))
        held[folder.name == str(parent)] += kilobytes
    return held[True] / 1024, held[False] / 1024


def cpu_of(parent: int) -> float:
    """The seconds of CPU time that a process and its children have taken."""
    ticks = sum(int(fields[11]) + int(fields[12]) for _, fields in family_of(parent))
    return ticks / os.sysconf("SC_CLK_TCK")


Board = dict[str, Any]


def boards(count: int) -> list[tuple[Board, Board]]:
    """American 15×15 grids, each as it will be and with a third of its letters taken out."""
    made = []
    for seed in range(min(count, 4)):
        puzzle = cw.new_crossword(language="en", seed=seed).unwrap()
        made.append(board_object(board_of(puzzle)))
    chance = random.Random(1)
    found = []
    for number in range(count):
        board = json.loads(json.dumps(made[number % len(made)]))
        for row in board["cells"]:
            for col, cell in enumerate(row):
                if cell.isalpha() and chance.random() < 1 / 3:
                    row[col] = ""
        found.append((made[number % len(made)], board))
    return found


async def timed(tally: Tally, ask: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
    """Ask, and note how long the answer took."""
    began = time.perf_counter()
    answer = await ask()
    tally.answers[answer.status_code] += 1
    if answer.status_code < 400:
        tally.seconds.append(time.perf_counter() - began)
    return answer


async def editor(
    client: httpx.AsyncClient, number: int, given: tuple[Board, Board], tally: Tally, until: float
) -> None:
    """Press a key a second, and look at what can still stand after each.

    Four keys of five are what the setter means, one is any; half of them are taken back.
    """
    meant, board = given
    chance = random.Random(number)
    await asyncio.sleep(chance.random())
    while time.perf_counter() < until:
        rest = time.perf_counter() + 1
        open_cells = [
            (row, col)
            for row, cells in enumerate(board["cells"])
            for col, cell in enumerate(cells)
            if cell == ""
        ]
        if open_cells:
            row, col = chance.choice(open_cells)
            strays = chance.random() < 0.2
            board["cells"][row][col] = (
                chance.choice(LETTERS) if strays else meant["cells"][row][col]
            )
            asked = {"page": f"editor {number}", "board": board}
            await timed(tally, partial(client.post, "/api/live", json=asked))
            if strays or chance.random() < 0.5:
                board["cells"][row][col] = ""
        await asyncio.sleep(max(0.0, rest - time.perf_counter()))


async def maker(
    client: httpx.AsyncClient, seed: int, tally: Tally, places: asyncio.Semaphore
) -> None:
    """Order a word search, wait until it is done."""
    request = {"family": "wordsearch", "words": WORDS, "language": "en", "seed": seed}

    async def ordered() -> httpx.Response:
        begun = await client.post("/api/jobs", json={"task": "make", "request": request})
        if begun.status_code == 202:
            await client.get(f"/api/jobs/{begun.json()['id']}/events")
        return begun

    async with places:
        await timed(tally, ordered)


async def visit(address: str, process: int, options: argparse.Namespace) -> None:
    """All visitors at once, then a burst."""
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(
        base_url=address, headers=SHOWN, timeout=120, limits=limits
    ) as client:
        typing, making, burst = Tally(), Tally(), Tally()
        given = boards(options.editors)
        warm = Tally()
        await timed(warm, lambda: client.post("/api/live", json={"board": given[0][1]}))
        await maker(client, 0, warm, asyncio.Semaphore())
        print(f"warm after {max(warm.seconds):.1f} s; {warm.answers}")
        began, spent = time.perf_counter(), cpu_of(process)
        until = began + options.seconds
        everybody = [
            asyncio.create_task(editor(client, number, board, typing, until))
            for number, board in enumerate(given)
        ]
        places = asyncio.Semaphore(400)
        megabytes = {0: memory_of(process)}
        pause = 60 / options.makers if options.makers else options.seconds
        seed = 1
        while time.perf_counter() < until:
            if options.makers:
                everybody.append(asyncio.create_task(maker(client, seed, making, places)))
                seed += 1
            await asyncio.sleep(max(0.0, began + seed * pause - time.perf_counter()))
            minute = int((time.perf_counter() - began) / 60)
            if minute not in megabytes:
                megabytes[minute] = await asyncio.to_thread(memory_of, process)
        await asyncio.gather(*everybody)
        lasted = time.perf_counter() - began
        megabytes[round(lasted / 60)] = memory_of(process)
        print(typing.line(f"{options.editors} editors, live help", lasted))
        print(making.line("word searches", lasted))
        print(f"the server and its processes took {cpu_of(process) - spent:.1f} s CPU for these")
        for minute, (server, workers) in sorted(megabytes.items()):
            print(f"memory after {minute} min: server {server:.0f} MB, workers {workers:.0f} MB")
        await asyncio.gather(
            *(maker(client, 10_000 + n, burst, asyncio.Semaphore()) for n in range(BURST))
        )
        print(burst.line(f"{BURST} orders at once", time.perf_counter() - began - lasted))


def main() -> None:
    """Serve, visit, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--editors", type=int, default=50)
    parser.add_argument("--makers", type=int, default=200, help="word searches a minute")
    options = parser.parse_args()
    began = time.process_time()
    with served() as (address, process):
        asyncio.run(visit(address, process, options))
    print(f"the visitors took {time.process_time() - began:.1f} s CPU")


if __name__ == "__main__":
    main()
