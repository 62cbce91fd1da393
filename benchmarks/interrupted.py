"""Whether a corpus comes out the same, byte for byte, however its making is disturbed.

PYTHONPATH=. python benchmarks/interrupted.py PLAN.toml [--kills 3] [--cluster] [--against DIR]

Without --against the plan is first made in peace, with two processes. Then it is made again by a
process that is ended with kill -9 at random moments and started anew; with --cluster also by four Dask
workers on this machine, of which one is killed and a fifth joins late. Every file is compared, and
every puzzle audited.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic

from crosswright.errors import CrosswrightError
from crosswright.pipeline.corpus.folder import DICTIONARY, INDEX, TABLES, read_index
from crosswright.pipeline.corpus.plan import read_plan
from crosswright.pipeline.corpus.run import Tally, make
from crosswright.pipeline.corpus.verify import verify

WORKERS = 4
"""Dask workers at first."""

FAMILIAR = 0.1
"""A cluster is disturbed when this share of the plan is decided."""


def main() -> None:
    """Disturb, compare, and say what was seen; exit 1 where something differs."""
    asked = _asked()
    with tempfile.TemporaryDirectory() as made:
        work = Path(made)
        peace = asked.against or work / "peace"
        if asked.against is None:
            with _clock("in peace"):
                make(read_plan(asked.plan), peace, jobs=2)
        ends = []
        if asked.kills:
            with _clock(f"killed {asked.kills} times"):
                killed(asked.plan, work / "killed", kills=asked.kills, seed=asked.seed)
            ends.append(work / "killed")
        if asked.cluster:
            with _clock("on a cluster that was disturbed"):
                clustered(asked.plan, work / "cluster")
            ends.append(work / "cluster")
        faults = [fault for folder in ends for fault in _faults(folder, peace)]
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Make a corpus, disturb its making, and compare every byte."
    )
    parser.add_argument("plan", metavar="PLAN.toml")
    parser.add_argument("--kills", type=int, default=3, metavar="N", help="kill -9 so many times")
    parser.add_argument("--cluster", action="store_true", help="also by Dask workers, one killed")
    parser.add_argument("--against", type=Path, metavar="DIR", help="a corpus made in peace")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="of the moments of the kills"
    )
    asked = parser.parse_args()
    try:
        read_plan(asked.plan)
    except CrosswrightError as error:
        parser.error(str(error))
    return asked


def killed(plan: str, folder: Path, *, kills: int, seed: int) -> None:
    """Make a corpus in processes that are killed when so many of its puzzles are decided."""
    chance = Random(seed)
    moments = sorted(chance.uniform(0.02, 0.98) for _ in range(kills))
    for moment in (*moments, None):
        command = [sys.executable, "-m", "crosswright", "corpus", "make", plan, "-o", str(folder)]
        with subprocess.Popen(
            [*command, "--jobs", "2", "--json"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        ) as run:
            for decided, planned in _events(run):
                if moment is not None and decided >= moment * planned:
                    run.send_signal(signal.SIGKILL)
                    print(f"killed with {decided} of {planned} decided")
                    break


def _events(run: "subprocess.Popen[str]") -> Iterator[tuple[int, int]]:
    """How many puzzles are decided, of how many, as a run tells it."""
    for line in run.stderr or ():
        try:
            event = json.loads(line)
            yield event["done"] + event["failed"], event["planned"]
        except (ValueError, KeyError, TypeError):
            continue


def clustered(plan: str, folder: Path) -> None:
    """Make a corpus with Dask workers; one is killed, and another one joins when it is under way."""
    from distributed import Client, LocalCluster

    # Dask's watcher may stumble over the killed worker when the cluster closes: all is made by then.
    with (
        suppress(KeyError),
        LocalCluster(
            n_workers=WORKERS,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address=None,
        ) as local,
        Client(local, set_as_default=False) as client,
    ):
        client.wait_for_workers(WORKERS)
        first = client.run(os.getpid)
        gone: list[str] = []

        def disturb(tally: Tally) -> None:
            if gone or tally.done + tally.failed < FAMILIAR * tally.planned:
                return
            busy = [x.address for x in local.scheduler.workers.values() if x.processing]
            gone.append((busy or list(first))[0])
            os.kill(first[gone[0]], signal.SIGKILL)
            local.scale(WORKERS + 1)
            print(f"one of {WORKERS} workers killed after {tally.done} puzzles, another one called")

        make(read_plan(plan), folder, scheduler=local.scheduler_address, on_tally=disturb)
        late = [x for x in client.run(os.getpid) if x not in first]
        print(f"{len(late)} workers joined late")


def _faults(folder: Path, peace: Path) -> Iterator[str]:
    """What differs from the corpus made in peace, and what the audit finds."""
    names = [INDEX, DICTIONARY, TABLES, "plan.toml"]
    names += [shard["name"] for shard in read_index(peace)["shards"]]
    differ = [x for x in names if (folder / x).read_bytes() != (peace / x).read_bytes()]
    verified = verify(folder, audit=True)
    print(
        f"{folder.name}: {len(names)} files, {len(differ)} differ; "
        f"{verified.puzzles} puzzles audited, {len(verified.faults)} findings"
    )
    yield from (f"{folder.name}: {name} differs" for name in differ)
    yield from map(str, verified.faults)


@contextmanager
def _clock(what: str) -> Iterator[None]:
    begun = monotonic()
    yield
    print(f"{what}: {monotonic() - begun:.0f} s on the clock")


if __name__ == "__main__":
    main()
