import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from crosswright.errors import UsageError
from crosswright.lexicon import Lexicon
from crosswright.pipeline.corpus.cluster import make_batch
from crosswright.pipeline.corpus.lexicons import made_with
from crosswright.pipeline.corpus.plan import parse_plan
from crosswright.pipeline.corpus.run import make
from crosswright.pipeline.corpus.verify import verify

PLAN = """
seed = 8
languages = ["sk"]
[[puzzles]]
kind = "wordsearch"
sizes = ["7x7"]
count = 24
phrase = "auto"
[[puzzles]]
kind = "crossword"
preset = "mini"
sizes = ["5x5"]
count = 12
"""

PATIENT = 600
"""Seconds after which a cluster that hangs is ended; no machine is so slow."""

# A process of its own: Dask starts threads and loops that outlive a test's patience for warnings.
DISTURBED = """
import json, os, signal, sys
from contextlib import suppress

from distributed import Client, LocalCluster

from crosswright.pipeline.corpus.cluster import Cluster
from crosswright.pipeline.corpus.plan import parse_plan
from crosswright.pipeline.corpus.run import make

folder = sys.argv[1]
Cluster.batch = 2
told = {}

async def loaded():
    import asyncio

    from crosswright.pipeline.corpus.lexicons import _LOADED

    while not _LOADED:
        await asyncio.sleep(0.05)
    return sorted(_LOADED)

# Dask's watcher may stumble over the killed worker when the cluster closes: all is made by then.
with (
    suppress(KeyError),
    LocalCluster(
        n_workers=4, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as local,
    Client(local, set_as_default=False) as client,
):
    client.wait_for_workers(4)
    first = client.run(os.getpid)

    def disturb(tally):
        if not told:
            busy = [x.address for x in local.scheduler.workers.values() if x.processing]
            told["killed"] = first[(busy or list(first))[0]]
            os.kill(told["killed"], signal.SIGKILL)
            local.scale(5)
            client.wait_for_workers(5)

    made = make(
        parse_plan(sys.stdin.read()), folder, scheduler=local.scheduler_address, on_tally=disturb
    )
    client.wait_for_workers(5)
    told["done"] = made.done
    told["late"] = sorted(x for x in client.run(loaded) if x not in first)
    told["loaded"] = sorted(client.run(loaded).values())
print(json.dumps(told))
"""

SILENT = """
import sys

from crosswright.errors import UsageError
from crosswright.pipeline.corpus import cluster
from crosswright.pipeline.corpus.plan import parse_plan
from crosswright.pipeline.corpus.run import make

cluster.PATIENCE = "200ms"
try:
    make(parse_plan(sys.stdin.read()), sys.argv[1], scheduler="tcp://127.0.0.1:1")
except UsageError as error:
    print(error)
"""


def run(script: str, folder: Path) -> str:
    """What a script prints that makes the corpus of the plan in a folder."""
    ended = subprocess.run(
        [sys.executable, "-c", script, str(folder)],
        input=PLAN,
        capture_output=True,
        text=True,
        timeout=PATIENT,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_four_dask_workers_one_killed_and_one_late_make_the_same_corpus(
    real: Callable[[str], Lexicon], tmp_path: Path
) -> None:
    real("sk")
    alone, spread = tmp_path / "alone", tmp_path / "spread"
    make(parse_plan(PLAN), alone)
    told = json.loads(run(DISTURBED, spread).splitlines()[-1])
    assert told["killed"]
    assert told["done"] == 36
    assert told["late"], "a worker joined that was not there at first"
    assert told["loaded"] == [["sk"]] * 5, "the late worker has loaded the lexicon too"
    assert verify(spread).faults == ()
    for name in ("corpus.json", "records.dict", "tables.json.zst", "shards/00000.cws"):
        assert (spread / name).read_bytes() == (alone / name).read_bytes()


def test_a_scheduler_that_does_not_answer_is_one_clear_line(
    real: Callable[[str], Lexicon], tmp_path: Path
) -> None:
    real("sk")
    told = run(SILENT, tmp_path / "nowhere")
    assert told.startswith("no Dask scheduler answers at 'tcp://127.0.0.1:1': ")
    assert len(told.splitlines()) == 1


def test_a_worker_with_other_words_makes_nothing(real: Callable[[str], Lexicon]) -> None:
    real("sk")
    engine = made_with(("sk",))
    assert make_batch((), ("sk",), engine) == ()
    with pytest.raises(UsageError, match=r"has another lexicon sk; install the same there"):
        make_batch((), ("sk",), {**engine, "lexicon sk": "0"})
