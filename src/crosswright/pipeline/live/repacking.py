"""A criss-cross laid anew around words that a person added, moved or pinned by hand."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from crosswright.engines import CancelFlag, LayingRules, Layout, Pin, lay_words
from crosswright.errors import UsageError
from crosswright.model import (
    UNKNOWN_LETTER,
    Direction,
    Facts,
    Found,
    Limits,
    Place,
    Size,
    Slot,
    Square,
)
from crosswright.pipeline.board import (
    VOID,
    Board,
    BoardClue,
    board_object,
    key_of,
    place_of,
    puzzle_of,
)
from crosswright.pipeline.quick.reading import read_clued

FEW_STEPS = 1_000
"""Steps where every word has its place: only whether they can stand so is asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LayWish:
    """What is to be laid, and where.

    `moved` leads an entry, by its key, to the key of the place where it is to stand: a first square
    and a direction. `added` is a list of new words as people write one, each with its clue, and
    `place` the key of a place for the first of them. With `keeps` nothing else is moved.
    """

    moved: Facts[str, str] = Facts()
    added: str = ""
    place: str = ""
    keeps: bool = False


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


@dataclass(frozen=True, slots=True, kw_only=True)
class _Word:
    """A word to lay: where it stood, if it did, where it must stand, if it must, and its clue.

    `is_fast` says that the person set it there.
    """

    cells: tuple[str, ...]
    phrase: str
    before: Slot | None = None
    pin: Pin | None = None
    is_fast: bool = False
    clue: BoardClue | None = None


def repack(
    board: Board,
    wish: LayWish = LayWish(),
    *,
    seed: int = 0,
    seconds: float = 5.0,
    cancel: CancelFlag | None = None,
) -> Repacked:
    """Lay the words of a criss-cross anew; those whose every square is locked stay where they are.

    What a person set by hand is locked there. Clues go with their words.

    Raises:
        UsageError: for another kind, an entry with open squares, two equal words, or places that
            cannot be kept together.
        WordListError, LanguageError: for new words that cannot be read.
    """
    if board.kind != "crisscross":
        raise UsageError("only the words of a criss-cross are laid anew")
    standing = _standing(board, wish)
    added, rejected = _added(board, wish, {word.cells for word in standing})
    words = standing + added
    if not words:
        raise UsageError("; ".join(f"{x}: {y}" for x, y in rejected) or "there is no word to lay")
    # Beside words that stay, a new one may need room above or to the left of all there is.
    is_free = wish.keeps and any(x.pin for x in words)
    room = max((len(x.cells) for x in added if x.pin is None), default=0) if is_free else 0
    is_settled = all(word.pin is not None for word in words)
    outcome = lay_words(
        [word.cells for word in words],
        rules=LayingRules(pins=Facts({x.cells: _moved(x.pin, room) for x in words if x.pin})),
        seed=seed,
        limits=Limits(steps=FEW_STEPS) if is_settled else Limits(seconds=seconds),
        cancel=cancel,
    )
    if not isinstance(outcome, Found):
        raise UsageError(f"the words were not laid: {outcome.reason}")
    layout = outcome.result
    names = {word.cells: word.phrase for word in words}
    if wish.keeps:
        for word in standing:
            if word.cells in layout.left_out:
                raise UsageError(f"{word.phrase!r} stands apart; join it to the other words first")
    return Repacked(
        board=_board(
            board,
            words,
            _framed(layout, board, room, keeps=wish.keeps, is_first=not any(x.pin for x in words)),
        ),
        left_out=(*((names[word], why) for word, why in layout.left_out.items()), *rejected),
    )


def _standing(board: Board, wish: LayWish) -> list[_Word]:
    """The words that stand on the board, each pinned where it must stay or go."""
    entries = puzzle_of(board).entries
    wanted = {place_of(key, board.size): place for key, place in wish.moved.items()}
    known = {Place(x.slot.start, x.direction) for x in entries}
    for place in wanted:
        if place not in known:
            raise UsageError(f"no word starts at {key_of(*place)}")
    found: dict[tuple[str, ...], _Word] = {}
    for entry in entries:
        if UNKNOWN_LETTER in entry.answer:
            raise UsageError(f"{entry.name} has open squares; write them or close them first")
        if entry.answer in found:
            raise UsageError(f"{entry.phrase!r} stands twice; a word is laid once")
        place = Place(entry.slot.start, entry.direction)
        is_locked = all("locked" in board.marks[x.row][x.col] for x in entry.squares)
        stays = wish.keeps or is_locked
        to = _place(wanted[place]) if place in wanted else place if stays else None
        found[entry.answer] = _Word(
            cells=entry.answer,
            phrase=entry.phrase,
            before=entry.slot,
            pin=None if to is None else Pin(square=to.square, direction=to.direction),
            is_fast=is_locked or place in wanted,
            clue=board.clues.get(key_of(*place)),
        )
    return list(found.values())


def _added(
    board: Board, wish: LayWish, known: set[tuple[str, ...]]
) -> tuple[list[_Word], list[tuple[str, str]]]:
    """The new words, the first of them pinned where a place is given; and lines that give none."""
    _, read = read_clued(wish.added, tag=board.language)
    rejected = [(line.text, line.reason) for line in read.rejected]
    words: list[_Word] = []
    for new in read.words:
        if new.cells in known:
            rejected.append((new.written, "stands in the grid already"))
            continue
        plain = new.written.upper() == "".join(new.cells)
        to = _place(wish.place) if wish.place and not words else None
        words.append(
            _Word(
                cells=new.cells,
                phrase=new.written,
                pin=None if to is None else Pin(square=to.square, direction=to.direction),
                is_fast=to is not None,
                clue=BoardClue(text=new.clue, phrase="" if plain else new.written, own=True),
            )
        )
    return words, rejected


def _place(key: str) -> Place:
    row, _, rest = key.partition(",")
    col, _, way = rest.partition(",")
    if row.isdecimal() and col.isdecimal() and way in ("across", "down") and len(key) < 30:
        return Place(Square(int(row), int(col)), Direction(way))
    raise UsageError(f"{key[:40]!r} is no place; write row,column,across or down")


def _moved(pin: Pin, room: int) -> Pin:
    return replace(pin, square=Square(pin.square.row + room, pin.square.col + room))


def _framed(layout: Layout, board: Board, room: int, *, keeps: bool, is_first: bool) -> Layout:
    """The layout less the room that was not needed; what stays by hand keeps the frame it had.

    Where nothing stood, the words come into the middle of it.
    """
    squares = [square for slot in layout.slots.values() for square in slot.squares]
    if not keeps or not squares:
        return layout
    ground = board.size
    if is_first:
        up = min(0, (layout.size.rows - ground.rows) // 2)
        left = min(0, (layout.size.cols - ground.cols) // 2)
    else:
        up, left = (min(room, *(x[axis] for x in squares)) for axis in (0, 1))
        # Where words stick out above or to the left, all that stood is further down and right.
        ground = Size(ground.rows + room - up, ground.cols + room - left)
    slots = {
        word: Slot(tuple(Square(x.row - up, x.col - left) for x in slot.squares), slot.direction)
        for word, slot in layout.slots.items()
    }
    size = Size(max(layout.size.rows - up, ground.rows), max(layout.size.cols - left, ground.cols))
    return replace(layout, size=size, slots=Facts(slots))


def _board(board: Board, words: Iterable[_Word], layout: Layout) -> Board:
    rows, cols = layout.size
    cells = [[VOID] * cols for _ in range(rows)]
    marks = [[frozenset[str]() for _ in range(cols)] for _ in range(rows)]
    clues = {}
    for word in words:
        slot = layout.slots.get(word.cells)
        if slot is None:
            continue
        for place, square in enumerate(slot.squares):
            if word.before is None:
                cells[square.row][square.col] = word.cells[place]
            else:
                before = word.before.squares[place]
                cells[square.row][square.col] = board.cells[before.row][before.col]
                marks[square.row][square.col] |= board.marks[before.row][before.col] - {"locked"}
            if word.is_fast:
                marks[square.row][square.col] |= {"locked"}
        if word.clue is not None:
            clues[key_of(slot.start, slot.direction)] = word.clue
    none = tuple(tuple(frozenset[str]() for _ in range(cols)) for _ in range(rows))
    return replace(
        board,
        cells=tuple(map(tuple, cells)),
        marks=tuple(map(tuple, marks)),
        bars=none,
        clues=Facts(sorted(clues.items())),
        arrows=Facts(),
    )
