"""Prove a finished corpus file by file and puzzle by puzzle, and mend what is spoiled.

What is spoiled is made again from its jobs, with the same seeds and the same banned words, and is
put back only if it is byte for byte what was written.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from crosswright.corpus import (
    Manifest,
    Shard,
    Tables,
    decode,
    numbered,
    shard_bytes,
    squeeze,
    trained,
)
from crosswright.errors import CrosswrightError, FormatError, UsageError
from crosswright.pipeline.check import Severity, check
from crosswright.pipeline.corpus.closing import make_folder, write_index
from crosswright.pipeline.corpus.folder import (
    DICTIONARY,
    INDEX,
    SHARD,
    TABLES,
    Corpus,
    checked_file,
    open_manifest,
    read_index,
    sum_of,
)
from crosswright.pipeline.corpus.jobs import Job, engine_of, jobs_of
from crosswright.pipeline.corpus.maker import MISSING_CLUE, make_task
from crosswright.pipeline.corpus.rules import Judge, Told
from crosswright.pipeline.corpus.run import plan_of, task_of
from crosswright.pipeline.files import write_bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Verified:
    """What was found: `faults` as lines that name the file or the puzzle; `mended` files."""

    puzzles: int
    faults: tuple[str, ...]
    mended: tuple[str, ...] = ()


def verify(folder: str | Path, *, repair: bool = False, audit: bool = False) -> Verified:
    """Check every file's sum and every record; with `audit`, hold each puzzle against its law again.

    With `repair`, spoiled files are made again first.

    Raises:
        UsageError: for a folder without a finished corpus, or one that can no longer be mended.
        OutputError: when a mended file cannot be written.
    """
    place = Path(folder)
    mended = _repaired(place) if repair else ()
    read_index(place)
    spoiled = tuple(_spoiled(place))
    if spoiled:
        lines = (f"{place / name}: missing or spoiled" for name in spoiled)
        return Verified(puzzles=0, faults=tuple(lines), mended=mended)
    corpus = Corpus(place)
    faults: list[str] = []
    puzzles = 0
    for number in range(len(corpus)):
        if corpus.record(number) is None:
            continue
        puzzles += 1
        faults += _faults(corpus, number, audit=audit)
    return Verified(puzzles=puzzles, faults=tuple(faults), mended=mended)


def _faults(corpus: Corpus, number: int, *, audit: bool) -> Iterator[str]:
    try:
        puzzle = corpus[number]
    except FormatError as error:
        yield f"puzzle {number}: {error}"
        return
    for finding in check(puzzle).findings if audit else ():
        if finding.severity is not Severity.NOTE and finding.code != MISSING_CLUE:
            yield f"puzzle {number}: {finding}"


def _spoiled(folder: Path) -> Iterator[str]:
    """The files of a corpus that are not what its index says."""
    index = read_index(folder)
    listed = {shard["name"]: shard["sha256"] for shard in index["shards"]}
    for name, digest in {**index["files"], **listed}.items():
        try:
            checked_file(folder, name, digest)
        except FormatError:
            yield name


def _repaired(folder: Path) -> tuple[str, ...]:
    """Make what is spoiled again; the names of the files mended."""
    with closing(open_manifest(folder)) as manifest, manifest.held():
        plan = plan_of(manifest)
        engine = engine_of(plan)
        jobs = jobs_of(plan, engine)
        if manifest.fact("keys") != ",".join(job.key for job in jobs):
            raise UsageError(
                f"{str(folder)!r} was made with another engine or lexicon; it cannot be mended here"
            )
        mended = []
        try:
            spoiled = list(_spoiled(folder))
        except CrosswrightError:
            spoiled = [INDEX, *_spoiled_shards(folder, manifest)]
        tables = manifest.tables()
        if TABLES in spoiled:
            write_bytes(folder / TABLES, squeeze(tables.to_bytes()))
            mended.append(TABLES)
        remake = _Remake(manifest=manifest, jobs=jobs, tables=tables)
        if DICTIONARY in spoiled:
            records = remake.records(0)
            write_bytes(folder / DICTIONARY, trained([x for x in records if x is not None]))
            mended.append(DICTIONARY)
        dictionary = (folder / DICTIONARY).read_bytes()
        for name, (start, _, _, digest) in manifest.shards().items():
            if name not in spoiled:
                continue
            shard = Shard(first=start, records=remake.records(start // SHARD))
            data = shard_bytes(shard, dictionary)
            if sum_of(data) != digest:
                raise UsageError(f"{folder / name}: made again it differs; begin anew elsewhere")
            make_folder((folder / name).parent)
            write_bytes(folder / name, data)
            mended.append(name)
        if INDEX in spoiled:
            write_index(folder, plan, jobs, manifest)
            mended.append(INDEX)
    return tuple(mended)


def _spoiled_shards(folder: Path, manifest: Manifest) -> Iterator[str]:
    for name, (_, _, _, digest) in manifest.shards().items():
        try:
            checked_file(folder, name, digest)
        except FormatError:
            yield name


class _Remake:
    """Makes the records of a shard again from what the manifest knows of its jobs."""

    def __init__(self, *, manifest: Manifest, jobs: Sequence[Job], tables: Tables) -> None:
        self._manifest, self._jobs, self._tables = manifest, jobs, tables
        self._plan = plan_of(manifest)
        judge = Judge(self._plan)
        self._told = Told(judge=judge, jobs=len(jobs))
        for row in manifest.rows():
            if row.state == "done":
                judge.add(row.number, jobs[row.number].spec.language, row.answers)
            self._told.decided(row.number + 1)

    def records(self, place: int) -> tuple[str | None, ...]:
        """The records of a shard."""
        records: list[str | None] = []
        for row in self._manifest.rows(place * SHARD, SHARD):
            if row.state != "done":
                records.append(None)
                continue
            job = self._jobs[row.number]
            wear = self._told.of(job)
            made = make_task(task_of(self._plan, job, row.attempts - 1, wear, row.banned))
            if made.draft is None:
                raise UsageError(f"puzzle {row.number} cannot be made again: {made.reason}")
            record = numbered(made.draft, self._tables)
            decode(record, self._tables)
            records.append(record)
        return tuple(records)
