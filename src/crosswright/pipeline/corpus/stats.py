"""The figures of a corpus, as a whole and by sort, and whether they are worse than accepted ones."""

import json
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from crosswright.corpus import Manifest, squeeze
from crosswright.errors import UsageError
from crosswright.pipeline.corpus.figures import Counted, summary_of
from crosswright.pipeline.corpus.folder import Corpus, open_manifest, read_index
from crosswright.pipeline.corpus.run import plan_of
from crosswright.pipeline.files import read_bytes, write_bytes

WORSE_WHEN_MORE: dict[str, bool] = {
    "idle_clue_cells": True,
    "islands": True,
    "two_letter_share": True,
    "three_letter_share": True,
    "unclued_share": True,
    "mean_zipf": False,
    "mean_length": False,
    "most_used_share": True,
    "top_100_share": True,
    "repeated_clues": True,
    "failed": True,
    "difficulty": True,
    "bytes_a_puzzle": True,
    "solid_bytes_a_puzzle": True,
}
"""The figures a gate file holds, and which way is worse."""

SLACK = 0.001
"""Figures are rounded; so much is no worsening."""


def stats(folder: str | Path) -> dict[str, Any]:
    """The figures of a finished corpus: `all`, and `sorts` by kind, size and language.

    Raises:
        UsageError: for a folder without a finished corpus.
    """
    place = Path(folder)
    index = read_index(place)
    with closing(open_manifest(place)) as manifest:
        sorts = _counted(manifest)
        seconds = sum(row.seconds for row in manifest.rows())
    whole = summary_of(x for puzzles in sorts.values() for x in puzzles).as_object()
    stored = sum(shard["bytes"] for shard in index["shards"])
    shared = sum((place / name).stat().st_size for name in index["files"])
    whole |= {
        "failed": len(index["failed"]),
        "bytes_a_puzzle": round(stored / max(1, whole["puzzles"]), 1),
        "solid_bytes_a_puzzle": round(_solid(Corpus(place)) / max(1, whole["puzzles"]), 1),
        "shared_bytes": shared,
        "seconds": round(seconds, 2),
    }
    return {
        "all": whole,
        "sorts": {name: summary_of(x).as_object() for name, x in sorts.items()},
    }


def _solid(corpus: Corpus) -> int:
    """The bytes of the records when those of a shard are squeezed together, not one by one."""
    shards = range(len(corpus.index["shards"]))
    return sum(len(squeeze("\n".join(filter(None, corpus.records(x))).encode())) for x in shards)


def _counted(manifest: Manifest) -> dict[str, list[Counted]]:
    specs = [spec for spec, _ in plan_of(manifest).jobs()]
    sorts: dict[str, list[Counted]] = {}
    for row in manifest.rows():
        if row.state == "done":
            spec = specs[row.number]
            name = f"{spec.kind} {spec.size} {spec.language}"
            sorts.setdefault(name, []).append((spec.language, row.figures, row.answers))
    return sorts


def accept(figures: Mapping[str, Any], path: str) -> None:
    """Write a gate file: these figures are the ones later corpora must not fall behind.

    Raises:
        OutputError: when it cannot be written.
    """
    whole = figures["all"]
    kept = {name: whole[name] for name in WORSE_WHEN_MORE if whole[name] is not None}
    write_bytes(path, f"{json.dumps(kept, indent=1)}\n".encode())


def worsened(figures: Mapping[str, Any], path: str) -> tuple[str, ...]:
    """Which figures are worse than those of a gate file, each in a line.

    Raises:
        UsageError: for a file that cannot be read or is no gate file.
    """
    try:
        gate = json.loads(read_bytes(path))
        bounds = {name: float(gate[name]) for name in gate if name in WORSE_WHEN_MORE}
    except (ValueError, TypeError):
        raise UsageError(f"{path}: no gate file; write one with corpus stats --accept") from None
    now = {name: figures["all"][name] for name in bounds}
    return tuple(
        f"{name} was {was:g} and is {now[name]:g}"
        for name, was in bounds.items()
        if now[name] is not None
        and (now[name] - was) * (1 if WORSE_WHEN_MORE[name] else -1) > SLACK
    )
