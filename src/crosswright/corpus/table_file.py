"""One Parquet file with a corpus in it, for notebooks and databases: a row a puzzle.

The extra `parquet` brings pyarrow, and nothing else of ours imports it.
"""

import io
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from crosswright.errors import MissingData
from crosswright.model import BlockCell, Cell, ClueCell, LetterCell, Puzzle, Square, VoidCell

AT_ONCE = 5_000
"""Puzzles to a group of rows: so many are in memory at once."""


def table_file_of(puzzles: Iterable[tuple[int, Puzzle, str]]) -> bytes:
    """The bytes of the file; each puzzle comes with its number and its ipuz document.

    The columns are `number`, `kind`, `preset`, `language`, `rows`, `cols`; `grid`, a list of cells a
    row with `#` for a block, `.` for a clue cell and `~` for a void; `entries` and `words`, lists of
    answers with how they are written, their clue (null for none), first and last square, counted
    from 0; `phrase` and `setup`, null without one; and `ipuz`, the whole document.

    Raises:
        MissingData: where pyarrow is not installed.
    """
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise MissingData(
            "Parquet needs pyarrow, which is not installed; pip install 'crosswright[parquet]'"
        ) from None
    text, small = pyarrow.string(), pyarrow.int16()
    answer = pyarrow.struct(
        [
            *((name, text) for name in ("answer", "written", "clue")),
            *((name, small) for name in ("row", "col", "last_row", "last_col")),
        ]
    )
    schema = pyarrow.schema(
        [
            ("number", pyarrow.int32()),
            *((name, text) for name in ("kind", "preset", "language")),
            *((name, small) for name in ("rows", "cols")),
            ("grid", pyarrow.list_(pyarrow.list_(text))),
            *((name, pyarrow.list_(answer)) for name in ("entries", "words")),
            *((name, text) for name in ("phrase", "setup", "ipuz")),
        ]
    )
    out = io.BytesIO()
    rows = (_row(number, puzzle, document) for number, puzzle, document in puzzles)
    with parquet.ParquetWriter(out, schema, compression="zstd") as writer:
        while some := list(islice(rows, AT_ONCE)):
            writer.write_table(pyarrow.Table.from_pylist(some, schema=schema))
    return out.getvalue()


def _row(number: int, puzzle: Puzzle, document: str) -> dict[str, Any]:
    size, phrase = puzzle.grid.size, puzzle.hidden_phrase
    return {
        "number": number,
        "kind": puzzle.kind,
        "preset": puzzle.preset,
        "language": puzzle.language,
        "rows": size.rows,
        "cols": size.cols,
        "grid": [[_sign(cell) for cell in row] for row in puzzle.grid.cells],
        "entries": [
            _answer(x.text, x.phrase, x.clue.text if x.clue else None, x.squares)
            for x in puzzle.entries
        ],
        "words": [_answer("".join(x.word), x.phrase, None, x.squares) for x in puzzle.placements],
        "phrase": None if phrase is None else phrase.text,
        "setup": None if phrase is None else phrase.setup,
        "ipuz": document,
    }


def _answer(
    answer: str, written: str, clue: str | None, squares: Sequence[Square]
) -> dict[str, Any]:
    (row, col), (last_row, last_col) = squares[0], squares[-1]
    return {
        "answer": answer,
        "written": written,
        "clue": clue,
        "row": row,
        "col": col,
        "last_row": last_row,
        "last_col": last_col,
    }


def _sign(cell: Cell) -> str:
    match cell:
        case LetterCell():
            return cell.letter or ""
        case BlockCell():
            return "#"
        case ClueCell():
            return "."
        case VoidCell():
            return "~"
