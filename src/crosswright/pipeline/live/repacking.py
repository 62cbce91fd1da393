"""A criss-cross laid anew around words that a person moved or pinned by hand."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from crosswright.engines import CancelFlag, LayingRules, Layout, Pin, lay_words
from crosswright.errors import UsageError
from crosswright.model import UNKNOWN_LETTER, Direction, Entry, Facts, Found, Limits, Place, Square
from crosswright.pipeline.board import Board, board_object, key_of, place_of, puzzle_of

VOID = "~"


@dataclass(frozen=True, slots=True, kw_only=True)
class Repacked:
    """The board laid anew, and the words that found no place, each with the reason."""

    board: Board
    left_out: tuple[tuple[str, str], ...]

    def as_object(self) -> dict[str, object]:
        """In JSON's terms."""
        return {
            "board": board_object(self.board),
            "left_out": [{"word": word, "reason": reason} for word, reason in self.left_out],
        }


def repack(
    board: Board,
    *,
    moved: Mapping[str, str] = Facts(),
    seed: int = 0,
    seconds: float = 5.0,
    cancel: CancelFlag | None = None,
) -> Repacked:
    """Lay the words of a criss-cross anew; those whose every square is locked stay where they are.

    `moved` leads an entry (by its key) to the key of the place where it is to stand: a first square
    and a direction. It is locked there. Clues go with their words.

    Raises:
        UsageError: for another kind, an entry with open squares, two equal words, or pins that
            cannot be kept together.
    """
    if board.kind != "crisscross":
        raise UsageError("only the words of a criss-cross are laid anew")
    entries = puzzle_of(board).entries
    _check(entries)
    wanted = {place_of(key, board.size): place for key, place in moved.items()}
    known = {Place(x.slot.start, x.direction) for x in entries}
    for place in wanted:
        if place not in known:
            raise UsageError(f"no word starts at {key_of(*place)}")
    pins = {}
    for entry in entries:
        place = Place(entry.slot.start, entry.direction)
        if place in wanted:
            to = _place(wanted[place])
            pins[entry.answer] = Pin(square=to.square, direction=to.direction)
        elif all("locked" in board.marks[x.row][x.col] for x in entry.squares):
            pins[entry.answer] = Pin(square=place.square, direction=place.direction)
    outcome = lay_words(
        [entry.answer for entry in entries],
        rules=LayingRules(pins=Facts(pins)),
        seed=seed,
        limits=Limits(seconds=seconds),
        cancel=cancel,
    )
    if not isinstance(outcome, Found):
        raise UsageError(f"the words were not laid: {outcome.reason}")
    layout = outcome.result
    names = {entry.answer: entry.phrase for entry in entries}
    return Repacked(
        board=_board(board, entries, layout, set(pins)),
        left_out=tuple((names[word], reason) for word, reason in layout.left_out.items()),
    )


def _place(key: str) -> Place:
    row, _, rest = key.partition(",")
    col, _, way = rest.partition(",")
    if row.isdecimal() and col.isdecimal() and way in ("across", "down") and len(key) < 30:
        return Place(Square(int(row), int(col)), Direction(way))
    raise UsageError(f"{key[:40]!r} is no place; write row,column,across or down")


def _check(entries: tuple[Entry, ...]) -> None:
    seen: dict[tuple[str, ...], Entry] = {}
    for entry in entries:
        if UNKNOWN_LETTER in entry.answer:
            raise UsageError(f"{entry.name} has open squares; write them or close them first")
        if entry.answer in seen:
            raise UsageError(f"{entry.phrase!r} stands twice; a word is laid once")
        seen[entry.answer] = entry
    if not seen:
        raise UsageError("there is no word to lay")


def _board(
    board: Board, entries: tuple[Entry, ...], layout: Layout, pinned: set[tuple[str, ...]]
) -> Board:
    rows, cols = layout.size
    cells = [[VOID] * cols for _ in range(rows)]
    marks = [[frozenset[str]() for _ in range(cols)] for _ in range(rows)]
    clues = {}
    for entry in entries:
        slot = layout.slots.get(entry.answer)
        if slot is None:
            continue
        for square, before in zip(slot.squares, entry.squares, strict=True):
            cells[square.row][square.col] = board.cells[before.row][before.col]
            kept = board.marks[before.row][before.col] - {"locked"}
            locked = frozenset({"locked"} if entry.answer in pinned else ())
            marks[square.row][square.col] |= kept | locked
        told = board.clues.get(key_of(entry.slot.start, entry.direction))
        if told is not None:
            clues[key_of(slot.start, slot.direction)] = told
    none = tuple(tuple(frozenset[str]() for _ in range(cols)) for _ in range(rows))
    return replace(
        board,
        cells=tuple(map(tuple, cells)),
        marks=tuple(map(tuple, marks)),
        bars=none,
        clues=Facts(sorted(clues.items())),
        arrows=Facts(),
    )
