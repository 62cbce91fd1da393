"""A board as plain JSON, and back; what comes from a page is checked here, once."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields
from typing import cast

from crosswright.errors import UsageError
from crosswright.model import ClueKind, Facts, Size, Symmetry
from crosswright.pipeline.board.board import (
    MARKS,
    SIDES,
    Board,
    BoardClue,
    Words,
    arrow_from,
    place_of,
)

Json = dict[str, object]

MOST_ROWS = 100
MOST_LETTERS = 64
MOST_TEXT = 20_000
MOST_CLUES = 4_000

_TEXTS = ("language", "kind", "preset", "title", "author", "copyright", "notes", "symmetry")
_SYMMETRIES = tuple(x.value for x in Symmetry)
_KINDS = tuple(x.value for x in ClueKind)
_PLAIN = BoardClue()


def board_object(board: Board) -> Json:
    """The board in JSON's terms; what a clue has only by default is left out."""
    return {
        "rows": board.size.rows,
        "cols": board.size.cols,
        **{name: getattr(board, name) for name in _TEXTS},
        "cells": [list(row) for row in board.cells],
        "marks": _joined(board.marks, MARKS),
        "bars": _joined(board.bars, SIDES),
        "clues": {key: _clue_object(clue) for key, clue in board.clues.items()},
        "arrows": dict(board.arrows),
    }


def _joined(table: Iterable[Iterable[Words]], order: tuple[str, ...]) -> list[list[str]]:
    return [[" ".join(x for x in order if x in words) for words in row] for row in table]


def _clue_object(clue: BoardClue) -> Json:
    return {key: fact for key, fact in asdict(clue).items() if fact != getattr(_PLAIN, key)}


def board_from(value: object) -> Board:
    """The board in a JSON value.

    Raises:
        UsageError: for anything that is no board, naming the part that is not.
    """
    found = _table(value, "the board")
    cells = tuple(
        tuple(_cell(x) for x in _list(row, f"row {number} of 'cells'"))
        for number, row in enumerate(_list(found.get("cells"), "'cells'"), start=1)
    )
    width = len(cells[0]) if cells else 0
    if not (1 <= len(cells) <= MOST_ROWS and 1 <= width <= MOST_ROWS):
        raise UsageError(
            f"board: 1x1 to {MOST_ROWS}x{MOST_ROWS} is possible, and some row and column"
        )
    for number, row in enumerate(cells, start=1):
        if len(row) != width:
            raise UsageError(f"board: row {number} has {len(row)} cells where row 1 has {width}")
    texts = {name: _text(found[name], f"'{name}'") for name in _TEXTS if name in found}
    if "language" not in texts:
        raise UsageError("board: no 'language'; name one by its tag, such as en")
    if texts.get("symmetry", "180") not in _SYMMETRIES:
        raise _wrong("'symmetry'", texts["symmetry"], "one of " + ", ".join(_SYMMETRIES))
    size = (len(cells), width)
    clues, arrows = _entries(found, cells)
    return Board(
        cells=cells,
        marks=_parted(found.get("marks"), "'marks'", MARKS, size),
        bars=_parted(found.get("bars"), "'bars'", SIDES, size),
        clues=clues,
        arrows=arrows,
        language=texts.pop("language"),
        kind=texts.pop("kind", "crossword"),
        symmetry=texts.pop("symmetry", "180"),
        preset=texts.pop("preset", ""),
        title=texts.pop("title", ""),
        author=texts.pop("author", ""),
        copyright=texts.pop("copyright", ""),
        notes=texts.pop("notes", ""),
    )


def _entries(
    found: Mapping[str, object], cells: tuple[tuple[str, ...], ...]
) -> tuple[Facts[str, BoardClue], Facts[str, str]]:
    clues = _table(found.get("clues", {}), "'clues'")
    arrows = _table(found.get("arrows", {}), "'arrows'")
    if max(len(clues), len(arrows)) > MOST_CLUES:
        raise UsageError(f"board: {len(clues)} clues; {MOST_CLUES} is the most")
    size = Size(len(cells), len(cells[0]))
    for key in (*clues, *arrows):
        place_of(key, size)
    told = {key: _clue(key, fact) for key, fact in clues.items()}
    return (
        Facts(sorted((key, clue) for key, clue in told.items() if clue != _PLAIN)),
        Facts({key: _arrow(key, x) for key, x in sorted(arrows.items())}),
    )


def _arrow(key: str, value: object) -> str:
    text = _text(value, f"the arrow of {key}")
    arrow_from(text)
    return text


def _clue(key: str, value: object) -> BoardClue:
    found = _table(value, f"the clue of {key}")
    facts: Json = {}
    for field in fields(BoardClue):
        if field.name in found:
            fact = found[field.name]
            name = f"'{field.name}' of the clue of {key}"
            facts[field.name] = _flag(fact, name) if field.type is bool else _text(fact, name)
    text = cast(str, facts.get("text", ""))
    if not text.strip():
        # A clue of blanks is none: it has no kind, source or licence either.
        facts = {x: y for x, y in facts.items() if x in ("phrase", "own", "draft", "notes")}
    clue = BoardClue(**facts)  # type: ignore[arg-type]
    if clue.kind not in _KINDS:
        raise _wrong(f"the kind of the clue of {key}", clue.kind, "one of " + ", ".join(_KINDS))
    return clue


def _parted(
    value: object, where: str, known: tuple[str, ...], size: tuple[int, int]
) -> tuple[tuple[Words, ...], ...]:
    if value is None:
        return ((frozenset[str](),) * size[1],) * size[0]
    rows = [_list(row, f"a row of {where}") for row in _list(value, where)]
    if len(rows) != size[0] or any(len(row) != size[1] for row in rows):
        raise UsageError(f"board: {where} must have as many rows and columns as 'cells'")
    return tuple(tuple(_words(x, where, known) for x in row) for row in rows)


def _words(value: object, where: str, known: tuple[str, ...]) -> Words:
    words = frozenset(_text(value, where).split())
    if words.difference(known):
        raise _wrong(where, value, "words of " + ", ".join(known))
    return words


def _cell(value: object) -> str:
    cell = _text(value, "a cell")
    if cell != cell.strip() or len(cell) > MOST_LETTERS or cell == "\\":
        raise _wrong("a cell", cell, f"letters, at most {MOST_LETTERS}, or a sign of a board")
    return cell


def _wrong(where: str, value: object, wanted: str) -> UsageError:
    return UsageError(f"board: {where} is {str(value)[:40]!r}; it must be {wanted}")


def _table(value: object, where: str) -> Json:
    if not isinstance(value, dict):
        raise _wrong(where, value, "an object")
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise _wrong(where, value, "a list")
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str) or len(value) > MOST_TEXT:
        raise _wrong(where, value, f"text of at most {MOST_TEXT} signs")
    return value


def _flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise _wrong(where, value, "true or false")
    return value
