"""What a corpus takes with one worker and two, and what a Dask scheduler adds for each task.

PYTHONPATH=. python benchmarks/corpus.py PLAN.toml [--tasks N]

`benchmarks/show.toml` is a plan that takes about two minutes in one process. Processor time is told beside time on the clock: only on a machine that does nothing else do both
agree. The last lines say what that means for a cluster of 64 machines with two workers each.
"""

import argparse
import resource
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, process_time

from distributed import Client, LocalCluster, wait

from crosswright.errors import CrosswrightError
from crosswright.pipeline.corpus.cluster import JOBS_A_TASK
from crosswright.pipeline.corpus.plan import Plan, read_plan
from crosswright.pipeline.corpus.run import make
from crosswright.pipeline.corpus.wear import worn

MACHINES, WORKERS_EACH = 64, 2
ROUND = 100
"""Tasks that wait at once."""

WORN_ANSWERS = 5_000
"""What a task of a large corpus is told of used answers has about so many lines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """Seconds of one run: on the clock, and of the processor in the parent and in its workers."""

    puzzles: int
    clock: float
    parent: float
    workers: float


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Make the corpus of a plan with one process and with two, and say what each takes."
    )
    parser.add_argument("plan", metavar="PLAN.toml", help="such as benchmarks/show.toml")
    parser.add_argument(
        "--tasks", type=int, default=1000, metavar="N", help="tasks without work for the scheduler"
    )
    asked = parser.parse_args()
    if asked.tasks < ROUND:
        parser.error(f"{asked.tasks} tasks are too few to measure; give {ROUND} or more")
    try:
        asked.plan = read_plan(asked.plan)
    except CrosswrightError as error:
        parser.error(str(error))
    return asked


def local(plan: Plan, jobs: int) -> Cost:
    """Make a corpus with so many processes at work."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    clock, parent = monotonic(), process_time()
    with tempfile.TemporaryDirectory() as folder:
        made = make(plan, Path(folder) / "corpus", jobs=jobs)
    clock, parent = monotonic() - clock, process_time() - parent
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    workers = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(puzzles=made.done, clock=clock, parent=parent, workers=workers)


def scheduled(tasks: int) -> float:
    """Processor seconds of client and scheduler for a task that only travels."""
    wear = worn({f"ANSWER{x}": 2 + x % 40 for x in range(WORN_ANSWERS)}, ())
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        wait(client.submit(idle, wear, pure=False))
        used = process_time()
        for _ in range(tasks // ROUND):
            wait([client.submit(idle, wear, pure=False) for _ in range(ROUND)])
        return (process_time() - used) / (tasks // ROUND * ROUND)


def idle(_: object) -> None:
    """A task without work."""


def main() -> None:
    """Measure and print."""
    asked = _asked()
    one, two = local(asked.plan, 1), local(asked.plan, 2)
    told = [("one process", one), ("two workers", two)]
    for name, cost in told:
        print(
            f"{name}: {cost.puzzles} puzzles in {cost.clock:.1f} s on the clock, "
            f"parent {cost.parent:.1f} s, workers {cost.workers:.1f} s of the processor"
        )
    print(f"on the clock two are {one.clock / two.clock:.2f} times as fast as one")
    both = two.parent + two.workers / 2
    print(f"by processor time, had each a core of its own: {one.parent / both:.2f} times")
    task = scheduled(asked.tasks)
    parent, puzzle = two.parent / two.puzzles, two.workers / two.puzzles
    print(f"a task costs client and scheduler {1000 * task:.2f} ms, a puzzle the parent")
    print(f"{1000 * parent:.2f} ms and a worker {1000 * puzzle:.1f} ms")
    count = MACHINES * WORKERS_EACH
    most = 1 / (parent + task / JOBS_A_TASK)
    print(
        f"{count} workers can make {count / puzzle:.0f} puzzles a second, "
        f"parent and scheduler see to {most:.0f}"
    )


if __name__ == "__main__":
    main()
