"""Make a corpus, or go on with one that was cut off: attempts anywhere, decisions in one order.

Attempts run in any order on any worker; whether a puzzle may join the corpus is decided here, job
after job. An attempt depends on nothing but its job, its number, and what decisions at least one
whole round older have used up, so the corpus is the same for any number of workers and
interruptions.
"""

import json
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

from crosswright.corpus import Accepted, Manifest, Tables, numbered
from crosswright.errors import FormatError, MissingData, UsageError
from crosswright.pipeline.corpus.closing import make_folder, write_index, write_shard
from crosswright.pipeline.corpus.folder import INDEX, MANIFEST, SHARD
from crosswright.pipeline.corpus.jobs import (
    MOST_ATTEMPTS,
    Job,
    engine_of,
    jobs_of,
    seed_of,
    tags_of,
)
from crosswright.pipeline.corpus.maker import Made, Task
from crosswright.pipeline.corpus.plan import Plan, parse_plan
from crosswright.pipeline.corpus.pool import Here, Pool, Workers
from crosswright.pipeline.corpus.rules import Judge, Told
from crosswright.pipeline.corpus.wear import Wear
from crosswright.pipeline.sources import Note


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """How far a run has come; `rate` is puzzles a second, `left` the seconds still to go.

    `most_used` is the answer that most puzzles of its language have so far, and their share.
    """

    planned: int
    done: int
    failed: int
    rate: float
    left: float | None
    most_used: tuple[str, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeCorpus:
    """What a run ended with; each failure is the number of a job and the reason."""

    folder: Path
    planned: int
    done: int
    failures: tuple[tuple[int, str], ...]


def make(
    plan: Plan,
    folder: str | Path,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    on_tally: Callable[[Tally], None] | None = None,
    on_note: Note | None = None,
) -> MadeCorpus:
    """Make the corpus of a plan in a folder, or go on with it; `jobs` processes work.

    With the address of a Dask `scheduler` its workers work instead.

    Raises:
        UsageError: for a folder that holds another corpus, or is being worked on; when no scheduler
            answers, or its workers have other words.
        MissingData: for a scheduler, where Dask is not installed.
        OutputError: when something cannot be written; run it again to go on.
    """
    if jobs < 1:
        raise UsageError(f"{jobs} jobs are not possible; give 1 or more")
    place = Path(folder)
    make_folder(place)
    engine = engine_of(plan, on_note=on_note)
    listed = jobs_of(plan, engine)
    with closing(Manifest(place / MANIFEST)) as manifest, manifest.held():
        _begin(manifest, plan, listed, engine)
        run = _Run(plan=plan, folder=place, jobs=listed, manifest=manifest, on_tally=on_tally)
        if run.decided < len(listed):
            (place / INDEX).unlink(missing_ok=True)
            with _pool(plan, jobs, scheduler, engine) as pool:
                run.all(pool)
        run.write_shards()
        write_index(place, plan, listed, manifest)
        failures = tuple((x.number, x.reason) for x in manifest.rows() if x.state == "failed")
    return MadeCorpus(
        folder=place, planned=len(listed), done=len(listed) - len(failures), failures=failures
    )


def _pool(plan: Plan, jobs: int, scheduler: str | None, engine: dict[str, str]) -> Pool:
    if scheduler is None:
        return Here() if jobs == 1 else Workers(jobs)
    try:
        from crosswright.pipeline.corpus.cluster import Cluster
    except ImportError:
        raise MissingData(
            "a scheduler needs Dask, which is not installed; pip install 'crosswright[cluster]'"
        ) from None
    return Cluster(scheduler, tags=tags_of(plan), engine=engine)


def _begin(manifest: Manifest, plan: Plan, jobs: Sequence[Job], engine: dict[str, str]) -> None:
    """Set up a new manifest, or make sure that an old one is of the same plan and engine."""
    known = manifest.fact("keys")
    keys = ",".join(job.key for job in jobs)
    if known is None:
        facts = {
            "keys": keys,
            "engine": json.dumps(engine),
            "plan": plan.text,
            "phrases": json.dumps(plan.phrases),
        }
        manifest.begin(facts, (job.key for job in jobs))
    elif known != keys:
        was = json.loads(manifest.fact("engine") or "{}")
        changed = sorted(name for name in engine | was if engine.get(name) != was.get(name))
        what = f"made with another {', '.join(changed)}" if changed else "of another plan"
        raise UsageError(f"the folder holds a corpus {what}; choose another folder")
    manifest.release()


def plan_of(manifest: Manifest) -> Plan:
    """The plan a corpus was begun with, with the phrases as they were then."""
    phrases = json.loads(manifest.fact("phrases") or "null")
    plan = parse_plan(manifest.fact("plan") or "", phrases=())
    return replace(plan, phrases=None if phrases is None else tuple(phrases))


class _Run:
    """One run: what is decided, what is made and waits, what is still to be handed out."""

    def __init__(
        self,
        *,
        plan: Plan,
        folder: Path,
        jobs: Sequence[Job],
        manifest: Manifest,
        on_tally: Callable[[Tally], None] | None,
    ) -> None:
        self._plan, self._folder, self._jobs, self._manifest = plan, folder, jobs, manifest
        self._on_tally = on_tally
        self._judge = Judge(plan)
        self._tables: Tables = manifest.tables()
        self._made: dict[int, Made] = {}
        self._waiting: deque[Task] = deque()
        self._out = self._failed = self.decided = 0
        self._attempts: dict[int, tuple[int, tuple[str, ...]]] = {}
        self._wear = Told(judge=self._judge, jobs=len(jobs))
        self._go_over_decisions()
        self._next = self._first = self.decided
        self._started = monotonic()

    def _go_over_decisions(self) -> None:
        """Come to know what an earlier run decided, in the order in which it did."""
        for row in self._manifest.rows():
            if row.state == "done":
                self._judge.add(row.number, self._jobs[row.number].spec.language, row.answers)
            elif row.state == "pending":
                if row.attempts:
                    self._attempts[row.number] = (row.attempts, row.banned)
                continue
            self._failed += row.state == "failed"
            self._step_on()

    def _step_on(self) -> None:
        """Count a decision."""
        self.decided += 1
        self._wear.decided(self.decided)

    def all(self, pool: Pool) -> None:
        """Make and decide every job that is left."""
        while self.decided < len(self._jobs):
            while self._out < pool.room and (batch := self._batch(pool.batch)):
                self._manifest.lease(task.number for task in batch)
                pool.put(batch)
                self._out += 1
            if self._out:
                for made in pool.take():
                    self._made[made.number] = made
                self._out -= 1
            self._decide_all()

    def _decide_all(self) -> None:
        """Decide what can be decided now; a run that is cut off meanwhile decides it once more."""
        with self._manifest.together():
            while self.decided in self._made:
                self._decide(self._made.pop(self.decided))
        self.write_shards()

    def write_shards(self) -> None:
        """Write every full shard that is not on the disk yet, and the last one when all is decided."""
        written = self._manifest.shards()
        for place in range(len(written), -(-len(self._jobs) // SHARD)):
            first = place * SHARD
            last = min(first + SHARD, len(self._jobs))
            if last > self.decided:
                return
            records = [row.record for row in self._manifest.rows(first, last - first)]
            write_shard(self._folder, place, records, self._manifest)

    def _batch(self, size: int) -> tuple[Task, ...]:
        """What to hand out next: an attempt to repeat, or the next jobs of one round."""
        if self._waiting:
            return (self._waiting.popleft(),)
        end = min(self._next + size, self._wear.open_until(self._next, self.decided))
        if end <= self._next:
            return ()
        numbers = range(self._next, end)
        self._next = end
        tasks = []
        for number in numbers:
            if self._jobs[number].lacks_phrase:
                self._made[number] = Made(number=number, attempt=0, seconds=0.0)
            else:
                tasks.append(self._task(number))
        return tuple(tasks) or self._batch(size)

    def _task(self, number: int) -> Task:
        job = self._jobs[number]
        attempt, banned = self._attempts.get(number, (0, ()))
        return task_of(self._plan, job, attempt, self._wear.of(job), banned)

    def _decide(self, made: Made) -> None:
        number = made.number
        job, attempts = self._jobs[number], made.attempt + 1
        refused = self._refusal(job, made) or self._taken(job, made)
        if refused is None:
            self._judge.add(number, job.spec.language, made.answers)
        elif attempts < MOST_ATTEMPTS and not job.lacks_phrase:
            reason, worn = refused
            banned = tuple(sorted({*self._attempts.get(number, (0, ()))[1], *worn}))
            self._attempts[number] = (attempts, banned)
            self._manifest.retry(
                number, attempts=attempts, seconds=made.seconds, reason=reason, banned=banned
            )
            self._waiting.append(self._task(number))
            return
        else:
            self._manifest.fail(number, attempts=attempts, seconds=made.seconds, reason=refused[0])
            self._failed += 1
        self._step_on()
        self._tell()

    def _refusal(self, job: Job, made: Made) -> tuple[str, tuple[str, ...]] | None:
        if job.lacks_phrase:
            return f"no phrase of {job.spec.language} for {job.spec.size} is left", ()
        if made.draft is None:
            return made.reason, ()
        return self._judge.fault(job.spec, made)

    def _taken(self, job: Job, made: Made) -> tuple[str, tuple[str, ...]] | None:
        """Record a puzzle and keep it; None, or why it cannot be recorded."""
        if made.draft is None or made.figures is None:
            return "the attempt came back empty", ()
        try:
            record = numbered(made.draft, self._tables)
        except FormatError as error:
            return str(error), ()
        accepted = Accepted(record=record, answers=made.answers, figures=made.figures)
        self._manifest.accept(
            job.number,
            accepted,
            attempts=made.attempt + 1,
            seconds=made.seconds,
            new=self._tables.added,
        )
        self._tables.added.clear()
        return None

    def _tell(self) -> None:
        if self._on_tally is None:
            return
        taken = max(1e-9, monotonic() - self._started)
        rate = (self.decided - self._first) / taken
        self._on_tally(
            Tally(
                planned=len(self._jobs),
                done=self.decided - self._failed,
                failed=self._failed,
                rate=rate,
                left=(len(self._jobs) - self.decided) / rate if rate else None,
                most_used=self._judge.most_used,
            )
        )


def task_of(plan: Plan, job: Job, attempt: int, wear: Wear, bans: tuple[str, ...]) -> Task:
    """An attempt at a job, as a worker is told of it."""
    return Task(
        number=job.number,
        attempt=attempt,
        seed=seed_of(plan.seed, job.number, attempt),
        spec=job.spec,
        phrases=job.offered(attempt),
        finds=job.finds(attempt),
        wear=wear,
        bans=bans,
    )
