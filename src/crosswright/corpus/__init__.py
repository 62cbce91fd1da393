"""How a corpus lies on disk: compact records, shared tables, shards, and the manifest of its jobs.

Nothing here makes a puzzle; `docs/reference/corpus.md` describes every byte.
"""

from crosswright.corpus.app_file import app_file_of
from crosswright.corpus.manifest import Accepted, Manifest, Row
from crosswright.corpus.record import SIGNS, Draft, decode, draft_of, numbered
from crosswright.corpus.shards import (
    FORMAT,
    Shard,
    read_shard,
    shard_bytes,
    squeeze,
    trained,
    unsqueeze,
)
from crosswright.corpus.solid import solid_file_of
from crosswright.corpus.table_file import table_file_of
from crosswright.corpus.tables import Tables

__all__ = [
    "FORMAT",
    "SIGNS",
    "Accepted",
    "Draft",
    "Manifest",
    "Row",
    "Shard",
    "Tables",
    "app_file_of",
    "decode",
    "draft_of",
    "numbered",
    "read_shard",
    "shard_bytes",
    "solid_file_of",
    "squeeze",
    "table_file_of",
    "trained",
    "unsqueeze",
]
