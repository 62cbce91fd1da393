"""Places for a phrase before there is a mask: parts that fill whole slots, or words in rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from crosswright.engines import Border, Given
from crosswright.languages import Language
from crosswright.model import Direction, Facts, PhraseMode, Size, Slot, Square

TRIES = 300
"""Random placements tried before giving up."""

MOST_PARTS = 3
"""Parts a phrase in slots is cut into, unless it is too long for them."""

LONGEST_PART = 11


@dataclass(frozen=True, slots=True, kw_only=True)
class PhrasePart:
    """A part of the phrase in its slot: its cells, and how it is written."""

    slot: Slot
    cells: tuple[str, ...]
    written: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """The grid before the mask: its size, its border, squares that hold nothing."""

    size: Size
    border: Border
    shortest: int
    voids: frozenset[Square] = frozenset()


def place_phrase(
    phrase: str,
    mode: PhraseMode,
    ground: Ground,
    language: Language,
    *,
    framed: bool = False,
    seed: int,
) -> tuple[PhrasePart, ...] | None:
    """Slots for the parts of a phrase, in their order down the grid; None when none were found.

    In `row` mode each written word stands in a row of its own, or with `framed` all in one row;
    in `slots` mode the phrase is cut anywhere, and a part may run down.
    """
    random = Random(seed)
    whole = language.cells(phrase)
    if mode is PhraseMode.ROW:
        words = _words(phrase, language, ground.shortest)
        for _ in range(TRIES):
            placed = _in_one_row(words, ground, random) if framed else _apart(words, ground, random)
            if placed is not None:
                return placed
        return None
    for attempt in range(TRIES):
        parts = _cut(whole, ground, random, more=attempt // (TRIES // 3))
        placed = _apart(parts, ground, random, down=True)
        if placed is not None:
            return placed
    return None


def given_of(parts: Sequence[PhrasePart], ground: Ground) -> Given:
    """What the mask must keep: the letters of the parts and a clue cell at both ends."""
    letters = {
        x: cell for part in parts for x, cell in zip(part.slot.squares, part.cells, strict=True)
    }
    ends = {x for part in parts for x in ends_of_slot(part.slot) if ground.size.has(x)}
    return Given(
        answers=tuple(part.cells for part in parts),
        letters=Facts(letters),
        clue_cells=frozenset(ends - ground.voids),
        voids=ground.voids,
    )


Piece = tuple[tuple[str, ...], str]


def _words(phrase: str, language: Language, shortest: int) -> list[Piece]:
    """The written words as pieces; one that is too short for a slot joins its neighbour."""
    pieces: list[Piece] = []
    for word in phrase.split():
        cells = language.cells(word)
        if not cells:
            continue
        if pieces and (len(pieces[-1][0]) < shortest or len(cells) < shortest):
            before, written = pieces[-1]
            pieces[-1] = (before + cells, f"{written} {word}")
        else:
            pieces.append((cells, word))
    return pieces


def _cut(cells: tuple[str, ...], ground: Ground, random: Random, *, more: int) -> list[Piece]:
    """The phrase in parts of about equal length, as few as may be or `more`."""
    longest = min(LONGEST_PART, max(ground.size) - 2)
    fewest = -(-len(cells) // longest)
    count = fewest + min(more, max(0, MOST_PARTS - fewest))
    count = max(1, min(count, len(cells) // ground.shortest))
    cuts = [round(len(cells) * number / count) for number in range(count + 1)]
    for number in range(1, count):
        cuts[number] += random.randint(-1, 1)
    parts = [cells[a:b] for a, b in pairwise(cuts)]
    return [(part, "".join(part)) for part in parts]


def _apart(
    pieces: Sequence[Piece], ground: Ground, random: Random, *, down: bool = False
) -> tuple[PhrasePart, ...] | None:
    """A slot for each piece, well apart, sorted so that they are read in their order."""
    ways = [Direction.DOWN if down and random.random() < 0.4 else Direction.ACROSS for _ in pieces]
    slots: list[Slot] = []
    for (cells, _), way in zip(pieces, ways, strict=True):
        options = [
            x for x in lawful_slots(len(cells), way, ground) if all(are_apart(x, y) for y in slots)
        ]
        if not options:
            return None
        slots.append(random.choice(options))
    slots.sort(key=lambda slot: slot.start)
    if any(len(slot) != len(cells) for slot, (cells, _) in zip(slots, pieces, strict=True)):
        return None
    return tuple(
        PhrasePart(slot=slot, cells=cells, written=written)
        for slot, (cells, written) in zip(slots, pieces, strict=True)
    )


def _in_one_row(
    pieces: Sequence[Piece], ground: Ground, random: Random
) -> tuple[PhrasePart, ...] | None:
    """All pieces in one row, a clue cell between two of them."""
    need = sum(len(cells) for cells, _ in pieces) + len(pieces) - 1
    rows = range(2, ground.size.rows - 1)
    starts = [1, *range(3, ground.size.cols)]
    options = []
    for row in rows:
        for start in starts:
            slots, col = [], start
            for cells, _ in pieces:
                slots.append(_run(Square(row, col), len(cells), Direction.ACROSS))
                col += len(cells) + 1
            if start + need <= ground.size.cols and all(_is_lawful(x, ground) for x in slots):
                options.append(slots)
    if not options:
        return None
    return tuple(
        PhrasePart(slot=slot, cells=cells, written=written)
        for slot, (cells, written) in zip(random.choice(options), pieces, strict=True)
    )


def lawful_slots(length: int, way: Direction, ground: Ground) -> list[Slot]:
    """Every lawful slot of a length that runs one way."""
    runs = (_run(start, length, way) for start in ground.size.squares())
    return [slot for slot in runs if _is_lawful(slot, ground)]


def _run(start: Square, length: int, way: Direction) -> Slot:
    return Slot(tuple(start.step(way, place) for place in range(length)), way)


def _is_lawful(slot: Slot, ground: Ground) -> bool:
    """Whether a slot leaves room for a clue cell at its start and does not crowd the border."""
    before, after = ends_of_slot(slot)
    if not ground.size.has(slot.squares[-1]) or not ground.voids.isdisjoint(
        {*slot.squares, before, after}
    ):
        return False
    across = slot.direction is Direction.ACROSS
    line = slot.start.row if across else slot.start.col
    inside = [x for x in (before, after) if ground.size.has(x)]
    is_busy = after not in inside or max(_beyond(after, ground)) >= ground.shortest
    roomy = all(_has_room(x, ground) for x in inside)
    return line >= 2 and before in inside and is_busy and roomy


def _has_room(clue: Square, ground: Ground) -> bool:
    """Whether a clue cell leaves one letter or a whole slot, or nothing, on each of its sides.

    On the border it must be one of the clue cells of the border's pattern.
    """
    row, col = clue
    if row == 0 or col == 0:
        return ground.border is Border.CLUES or (row + col) % 2 == 0
    gaps = (
        row - _is_border_clue(Square(0, col), ground),
        col - _is_border_clue(Square(row, 0), ground),
        *_beyond(clue, ground),
    )
    single = 0 if ground.border is Border.CLUES else 1
    return min(row, col) > 1 and all(gap in (0, single) or gap >= ground.shortest for gap in gaps)


def _beyond(square: Square, ground: Ground) -> tuple[int, int]:
    """The squares below and to the right of a square: there the entries of a clue cell start."""
    return ground.size.rows - 1 - square.row, ground.size.cols - 1 - square.col


def _is_border_clue(square: Square, ground: Ground) -> bool:
    return ground.border is Border.CLUES or sum(square) % 2 == 0


def ends_of_slot(slot: Slot) -> tuple[Square, Square]:
    """The squares before and after a slot, inside the grid or not."""
    return slot.start.step(slot.direction, -1), slot.squares[-1].step(slot.direction)


def are_apart(one: Slot, other: Slot) -> bool:
    """Whether two slots leave a square between each other and between their ends."""
    a, b = ({*slot.squares, *ends_of_slot(slot)} for slot in (one, other))
    near = {Square(x.row + r, x.col + c) for x in a for r in (-1, 0, 1) for c in (-1, 0, 1)}
    return near.isdisjoint(b)
