"""Turn a finished corpus into what people use: ipuz files, JSON lines, tables, an app's
file, a booklet, or one small file of records."""

import json
from collections.abc import Callable
from pathlib import Path

from crosswright.corpus import app_file_of, solid_file_of, table_file_of
from crosswright.errors import UsageError
from crosswright.model import Puzzle
from crosswright.pipeline.booklet import apart, bind
from crosswright.pipeline.corpus.closing import make_folder
from crosswright.pipeline.corpus.folder import Corpus
from crosswright.pipeline.files import saved, write_bytes

MOST_BOUND = 1000
"""Puzzles one booklet takes."""


def export(folder: str | Path, target: str, *, first: int = 0, count: int | None = None) -> int:
    """Export puzzles of a corpus by number; the ending of the target says as what.

    Returns how many were exported; numbers that could not be made are passed over.

    Raises:
        UsageError: for a range without puzzles, or too many for a booklet.
        MissingData: for Parquet, where pyarrow is not installed.
        OutputError: when the target cannot be written.
    """
    corpus = Corpus(folder)
    last = len(corpus) if count is None else min(len(corpus), first + count)
    numbers = [x for x in range(first, last) if corpus.record(x) is not None]
    if not numbers:
        raise UsageError(f"there are no puzzles from {first} on; the corpus has {len(corpus)}")
    write = WRITERS.get(Path(target).suffix.lower(), _documents)
    write(corpus, numbers, Path(target))
    return len(numbers)


def _document(puzzle: Puzzle) -> bytes:
    return saved(puzzle, "puzzle.ipuz").data


def _documents(corpus: Corpus, numbers: list[int], target: Path) -> None:
    make_folder(target)
    for number in numbers:
        write_bytes(target / f"{number:06d}.ipuz", _document(corpus[number]))


def _lines(corpus: Corpus, numbers: list[int], target: Path) -> None:
    lines = (_compact(_document(corpus[x])) for x in numbers)
    write_bytes(target, "".join(f"{line}\n" for line in lines).encode())


def _compact(document: bytes) -> str:
    """An ipuz document as one line."""
    return json.dumps(json.loads(document), ensure_ascii=False, separators=(",", ":"))


def _app_file(corpus: Corpus, numbers: list[int], target: Path) -> None:
    def rows() -> list[tuple[int, str, str, int, int, str]]:
        found = []
        for number in numbers:
            puzzle = corpus[number]
            size = puzzle.grid.size
            document = _compact(_document(puzzle))
            found.append((number, puzzle.kind, puzzle.language, *size, document))
        return found

    write_bytes(target, app_file_of(rows()))


def _table(corpus: Corpus, numbers: list[int], target: Path) -> None:
    puzzles = ((number, corpus[number]) for number in numbers)
    rows = ((number, puzzle, _compact(_document(puzzle))) for number, puzzle in puzzles)
    write_bytes(target, table_file_of(rows))


def _solid(corpus: Corpus, numbers: list[int], target: Path) -> None:
    known = set(numbers)
    every = range(numbers[0], numbers[-1] + 1)
    records = (corpus.record(x) if x in known else None for x in every)
    data = solid_file_of(records, first=every.start, index=corpus.index, tables=corpus.tables)
    write_bytes(target, data)


def _booklet(corpus: Corpus, numbers: list[int], target: Path) -> None:
    if len(numbers) > MOST_BOUND:
        raise UsageError(
            f"a booklet takes {MOST_BOUND} puzzles; choose some with --from and --count"
        )
    write_bytes(target, bind(apart([corpus[number] for number in numbers])))


WRITERS: dict[str, Callable[[Corpus, list[int], Path], None]] = {
    ".jsonl": _lines,
    ".sqlite": _app_file,
    ".parquet": _table,
    ".pdf": _booklet,
    ".cwz": _solid,
}
"""What is written for each ending; for any other name, a folder of ipuz files."""
