"""CSV and TSV: a line an entry, with its clue, its answer and its place, for spreadsheets.

A text that a spreadsheet would take for a formula (`=1+1`, `+1`, `-1`, `@a`) is written with an
apostrophe before it, and read without.
"""

import csv
import io
import re

from crosswright.errors import FormatError
from crosswright.formats.base import (
    COLUMNS,
    Feature,
    Format,
    Loaded,
    Loss,
    Row,
    bent_entries,
    decoded,
    encoded,
    language_of,
    listed_rows,
    puzzle_of_rows,
)
from crosswright.model import ClueCell, Puzzle

MOST_BYTES = 2_000_000
MOST_ROWS = 20_000
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_GUARDED = re.compile(r"''*[=+\-@\t\r]")


def _write(puzzle: Puzzle, separator: str) -> bytes:
    rows = listed_rows(puzzle)
    used = [name for name in COLUMNS if any(row[name] for row in rows) or name in _ALWAYS]
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow(used)
    writer.writerows([_guarded(row[name]) for name in used] for row in rows)
    # The mark tells spreadsheets that it is UTF-8.
    return encoded("\ufeff" + text.getvalue())


_ALWAYS = ("number", "direction", "clue", "answer", "row", "column")


def _guarded(text: str) -> str:
    plain = _told(text)
    return f"'{plain}" if _FORMULA.match(plain) else plain


def _unguarded(text: str) -> str:
    return text[1:] if _GUARDED.match(text) else text


def _read(data: bytes, language: str | None, what: str, separators: str) -> Loaded:
    text = decoded(data, what, most=MOST_BYTES)
    head, _, _ = text.partition("\n")
    separator = max(separators, key=head.count)
    names = [name.strip().lower() for name in head.split(separator)]
    missing = [name for name in ("answer", "direction", "row", "column") if name not in names]
    if missing:
        raise FormatError(
            f"{what}: the first line names no column {', '.join(missing)}; a list of words without "
            "places is no puzzle: make one with crosswright new"
        )
    try:
        lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))[1:]
    except csv.Error as error:
        raise FormatError(f"{what}: {error}") from None
    if len(lines) > MOST_ROWS:
        raise FormatError(f"{what}: {len(lines)} lines are too many; {MOST_ROWS} is the most")
    rows = [
        Row({name: _unguarded(value) for name, value in zip(names, line, strict=False)})
        for line in lines
        if any(map(str.strip, line))
    ]
    warnings: list[str] = []
    tag = language_of("", language, (row["letters"] or row["answer"] for row in rows), warnings)
    puzzle = puzzle_of_rows(rows, language=tag, what=what, warnings=warnings)
    unread = tuple(f"the column {name!r}" for name in names if name and name not in COLUMNS)
    return Loaded(puzzle=puzzle, warnings=tuple(warnings), beyond=unread)


def _read_csv(data: bytes, *, language: str | None = None) -> Loaded:
    return _read(data, language, "CSV", ",;\t")


def _read_tsv(data: bytes, *, language: str | None = None) -> Loaded:
    return _read(data, language, "TSV", "\t")


def _told(text: str) -> str:
    """A text as it comes back: spaces, and all but NUL and lone line ends, are kept."""
    return re.sub(r"\r\n?", "\n", text).replace("\0", "\N{REPLACEMENT CHARACTER}").strip()


def _lacks(puzzle: Puzzle) -> tuple[Loss, ...]:
    pointing = {entry.arrow.clue_square for entry in puzzle.entries if entry.arrow is not None}
    grid = puzzle.grid
    idle = sum(isinstance(grid[x], ClueCell) and x not in pointing for x in grid.squares())
    losses = bent_entries(puzzle)
    if idle:
        losses += (Loss(feature=Feature.CLUE_CELLS, where=f"{idle} without an arrow"),)
    used = {*pointing, *(square for entry in puzzle.entries for square in entry.squares)}
    ends = (max((x.row for x in used), default=-1), max((x.col for x in used), default=-1))
    if ends != (grid.size.rows - 1, grid.size.cols - 1):
        losses += (Loss(feature=Feature.VOIDS, where="a last row or column without an entry"),)
    return losses


_CARRIES = frozenset(
    {
        Feature.CLUES,
        Feature.SLOTS,
        Feature.LONG_CELLS,
        Feature.CLUE_CELLS,
        Feature.ENUMERATIONS,
        Feature.PHRASES,
        Feature.CLUE_DETAILS,
        Feature.OWN,
    }
)

CSV = Format(
    name="csv",
    title="CSV",
    extensions=(".csv",),
    carries=_CARRIES,
    read=_read_csv,
    write=lambda puzzle: _write(puzzle, ","),
    lacks=_lacks,
    line=_told,
)

TSV = Format(
    name="tsv",
    title="TSV",
    extensions=(".tsv",),
    carries=_CARRIES,
    read=_read_tsv,
    write=lambda puzzle: _write(puzzle, "\t"),
    lacks=_lacks,
    line=_told,
)
