"""What a file says beyond a Puzzle: kept, so that writing the puzzle again gives it back.

Keys that no part of a Puzzle stands for are found by looking at the file once more: those of the
document, of each clue (by the squares of its entry), of each cell and of its style.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from crosswright.errors import FormatError
from crosswright.formats.base import has_markup
from crosswright.formats.ipuz import names
from crosswright.formats.ipuz.clues import ClueLine, SlotFinder, base_of, clue_lines
from crosswright.formats.ipuz.decode import decode
from crosswright.formats.ipuz.grids import ReadGrid, is_word_search, read_grid
from crosswright.model import Origin, Size, Square

Json = dict[str, object]

_DOCUMENT = {
    *("version", "kind", "origin", "dimensions", "block", "empty", "styles", "puzzle", "solution"),
    *("clues", "clueplacement", "showenumerations"),
    *("title", "author", "copyright", "notes", names.LOCALE, names.EXTENSION),
}
_CLUE = {
    *("number", "label", "clue", "enumeration", "answer", "cells", "location", names.EXTENSION),
}
_CELL = {"cell", "value", "style"}
_STYLE = {"shapebg", "barred", "color", "highlight"}
_PLACED = ("zones",)
"""Keys of the document that hold coordinates, which would have to be counted anew."""

NO_ENTRIES = "clues that are no entries"


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What is put back; `clues` holds the whole clue as the file had it, `styles` whole styles."""

    document: Json = field(default_factory=dict)
    clues: dict[tuple[Square, ...], Json] = field(default_factory=dict)
    cells: dict[Square, Json] = field(default_factory=dict)
    styles: dict[Square, Json] = field(default_factory=dict)
    has_lost: bool = False

    def names(self) -> Iterator[str]:
        """What there is, as messages call it."""
        yield from sorted(f"{key[:40]!r}" for key in self.document)
        for what, sorts in (("clues", self.clues), ("cells", self.cells), ("styles", self.styles)):
            keys = {key for facts in sorts.values() for key in facts if key not in _CLUE | _STYLE}
            yield from sorted(f"{key[:40]!r} of {what}" for key in keys)
        if any(has_markup(str(clue.get("clue"))) for clue in self.clues.values()):
            yield "the markup of clues"
        if self.has_lost:
            yield NO_ENTRIES


def kept_of(origin: Origin | None, size: Size) -> Kept:
    """What the file a puzzle comes from says beyond it; nothing if it was no ipuz of this size."""
    if origin is None or origin.format != "ipuz":
        return Kept()
    try:
        document = decode(origin.data)
        found = read_grid(document, spell=str)
        return kept_in(document, found, lines_of(document)) if size == found.grid.size else Kept()
    except FormatError:
        return Kept()


def lines_of(document: Json) -> tuple[ClueLine, ...]:
    """The clue lines of a document; a word search has none."""
    return () if is_word_search(document) else tuple(clue_lines(document))


def kept_in(document: Json, found: ReadGrid, lines: tuple[ClueLine, ...]) -> Kept:
    """What a document whose grid and clue lines were read says beyond a Puzzle."""
    base = 0 if names.EXTENSION in document else base_of(lines, found.grid, found.labels)
    unread = {key: fact for key, fact in document.items() if key not in _DOCUMENT}
    if base:
        unread = {key: fact for key, fact in unread.items() if key not in _PLACED}
    clues = dict(_clues(lines, SlotFinder(found.grid, found.labels, base)))
    return Kept(
        document=unread,
        clues={squares: line.facts for squares, line in clues.items()},
        cells={x: y for x, facts in found.looks.items() if (y := _without(facts, _CELL))},
        styles={square: style for square, style in found.styles.items() if style},
        has_lost=len(clues) < len(lines),
    )


def _clues(
    lines: tuple[ClueLine, ...], finder: SlotFinder
) -> Iterator[tuple[tuple[Square, ...], ClueLine]]:
    for line in lines:
        slot = finder.find(line)
        if slot is not None and slot.direction.is_slot_direction:
            yield slot.squares, line


def _without(facts: Json, known: set[str]) -> Json:
    return {key: fact for key, fact in facts.items() if key not in known}


def unread_of_clue(facts: Json) -> Json:
    """The keys of a clue that no part of an entry stands for."""
    return _without(facts, _CLUE)


def style_with(kept: Json, *, circle: bool, shade: bool) -> Json:
    """A style as the file had it, less what the cell is not any more; bars are written anew."""
    dropped = {"barred"}
    dropped |= set() if circle else {"shapebg"}
    dropped |= set() if shade else {"color", "highlight"}
    return _without(kept, dropped)
