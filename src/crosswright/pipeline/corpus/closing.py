"""Write what is decided as files: shards as they fill, the tables and the index at the end.

All is a pure function of the decided records in their order, so a run that was cut off writes the
same bytes as one that was not.
"""

import json
from collections.abc import Sequence
from pathlib import Path

from crosswright.corpus import FORMAT, SIGNS, Manifest, Shard, shard_bytes, squeeze, trained
from crosswright.errors import OutputError
from crosswright.languages import language
from crosswright.pipeline.corpus.folder import (
    DICTIONARY,
    INDEX,
    SHARD,
    TABLES,
    shard_name,
    sum_of,
)
from crosswright.pipeline.corpus.jobs import Job
from crosswright.pipeline.corpus.plan import Plan
from crosswright.pipeline.files import read_bytes, write_bytes


def write_shard(
    folder: Path, place: int, records: Sequence[str | None], manifest: Manifest
) -> None:
    """Write one shard; with the first one, the dictionary that all are squeezed with.

    Raises:
        OutputError: when it cannot be written, as on a full disk; nothing half-written stays.
    """
    make_folder(folder / "shards")
    if place == 0:
        write_bytes(folder / DICTIONARY, trained([x for x in records if x is not None]))
    dictionary = read_bytes(folder / DICTIONARY)
    data = shard_bytes(Shard(first=place * SHARD, records=tuple(records)), dictionary)
    name = shard_name(place)
    write_bytes(folder / name, data)
    manifest.shard_written(name, place * SHARD, len(records), len(data), sum_of(data))


def write_index(folder: Path, plan: Plan, jobs: Sequence[Job], manifest: Manifest) -> None:
    """Write the tables and the index; from then on the corpus is whole.

    Raises:
        OutputError: when they cannot be written.
    """
    tables = squeeze(manifest.tables().to_bytes())
    write_bytes(folder / TABLES, tables)
    write_bytes(folder / "plan.toml", plan.text.encode())
    failed = [
        {"number": row.number, "reason": row.reason}
        for row in manifest.rows()
        if row.state == "failed"
    ]
    index = {
        "format": FORMAT,
        "count": len(jobs),
        "seed": plan.seed,
        "engine": json.loads(manifest.fact("engine") or "{}"),
        "signs": SIGNS,
        "alphabets": {
            tag: list(language(tag).alphabet)
            for tag in sorted({spec.language for spec, _ in plan.groups})
        },
        "shard_size": SHARD,
        "shards": [
            {"name": name, "first": first, "count": count, "bytes": size, "sha256": digest}
            for name, (first, count, size, digest) in manifest.shards().items()
        ],
        "files": {
            DICTIONARY: sum_of(read_bytes(folder / DICTIONARY)),
            TABLES: sum_of(tables),
        },
        "failed": failed,
    }
    text = json.dumps(index, ensure_ascii=False, indent=1)
    write_bytes(folder / INDEX, f"{text}\n".encode())


def make_folder(folder: Path) -> None:
    """Make a folder and those above it.

    Raises:
        OutputError: when it cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise OutputError(
            f"cannot make the folder {str(folder)!r}: {reason}; choose another"
        ) from None
