"""The figures of a corpus, as a whole and by sort, and whether they are worse than accepted ones."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from crosswright.corpus import Row, squeeze
from crosswright.errors import UsageError
from crosswright.pipeline.corpus.figures import summary_of
from crosswright.pipeline.corpus.folder import Corpus, open_manifest, read_index
from crosswright.pipeline.corpus.plan import Spec
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

Decided = tuple[Spec, Row]
"""What was to be made, and what became of it."""


def stats(folder: str | Path) -> dict[str, Any]:
    """The figures of a finished corpus: `all`, `languages`, and `sorts` by kind, size and language.

    `seconds` are of the processor, those of attempts that were refused included.

    Raises:
        UsageError: for a folder without a finished corpus.
    """
    place = Path(folder)
    index = read_index(place)
    with closing(open_manifest(place)) as manifest:
        specs = [spec for spec, _ in plan_of(manifest).jobs()]
        rows = [(specs[row.number], row) for row in manifest.rows()]
    whole = _figures(rows)
    stored = sum(shard["bytes"] for shard in index["shards"])
    shared = sum((place / name).stat().st_size for name in index["files"])
    whole |= {
        "failed": len(index["failed"]),
        "bytes_a_puzzle": round(stored / max(1, whole["puzzles"]), 1),
        "solid_bytes_a_puzzle": round(_solid(Corpus(place)) / max(1, whole["puzzles"]), 1),
        "shared_bytes": shared,
    }
    return {
        "all": whole,
        "languages": _grouped(rows, lambda spec: spec.language),
        "sorts": _grouped(rows, lambda spec: f"{spec.kind} {spec.size} {spec.language}"),
    }


def _solid(corpus: Corpus) -> int:
    """The bytes of the records when those of a shard are squeezed together, not one by one."""
    shards = range(len(corpus.index["shards"]))
    return sum(len(squeeze("\n".join(filter(None, corpus.records(x))).encode())) for x in shards)


def _grouped(rows: Sequence[Decided], name_of: Callable[[Spec], str]) -> dict[str, dict[str, Any]]:
    """The figures of each group of puzzles of which one could be made."""
    groups: dict[str, list[Decided]] = {}
    for spec, row in rows:
        groups.setdefault(name_of(spec), []).append((spec, row))
    told = {name: _figures(group) for name, group in groups.items()}
    return {name: figures for name, figures in told.items() if figures["puzzles"]}


def _figures(rows: Sequence[Decided]) -> dict[str, Any]:
    done = ((spec, row) for spec, row in rows if row.state == "done")
    summary = summary_of((spec.language, row.figures, row.answers) for spec, row in done)
    return summary.as_object() | {"seconds": round(sum(row.seconds for _, row in rows), 2)}


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
