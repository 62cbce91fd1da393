"""A corpus as one file, squeezed as a whole: the fewest bytes, and no puzzle without those before it.

The file is one zstd frame of lines. The first is JSON: `format`, `first` (the number of the first
record), `signs` and `alphabets`, as in `corpus.json`; the second the shared tables, as JSON. A record
a line follows, an empty line for a puzzle that could not be made.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from crosswright.corpus.shards import FORMAT, squeeze
from crosswright.corpus.tables import Tables


def solid_file_of(
    records: Iterable[str | None], *, first: int, index: Mapping[str, Any], tables: Tables
) -> bytes:
    """The bytes of the file; `index` is what `corpus.json` says, of which the reader's part is kept."""
    head = {"format": FORMAT, "first": first} | {x: index[x] for x in ("signs", "alphabets")}
    lines = [json.dumps(head, ensure_ascii=False), tables.to_bytes().decode()]
    lines += (record or "" for record in records)
    return squeeze("\n".join(lines).encode())
