"""Writing a Puzzle as an ipuz document."""

import itertools
from collections.abc import Iterable, Iterator

from crosswright.formats.base import (
    Feature,
    Loss,
    encoded,
    has_markup,
    json_text,
    to_html,
    to_plain,
)
from crosswright.formats.ipuz import names
from crosswright.formats.ipuz.desk import clue_facts, desk_facts, phrase_facts
from crosswright.formats.ipuz.kept import NO_ENTRIES, Kept, kept_of, style_with, unread_of_clue
from crosswright.formats.ipuz.names import place, places
from crosswright.model import (
    Bar,
    Cell,
    ClueCell,
    Direction,
    Entry,
    LetterCell,
    Placement,
    Puzzle,
    Square,
    VoidCell,
)

Json = dict[str, object]


def write(puzzle: Puzzle) -> bytes:
    """The document, one row or clue a line, so that two versions of a puzzle can be compared."""
    return encoded("{" + ",".join(_lines(document(puzzle))) + "\n}\n")


def lacks(puzzle: Puzzle) -> tuple[Loss, ...]:
    """The one thing of another program's file that is not put back: clues we know no entry of."""
    beyond = puzzle.origin.beyond if puzzle.origin and puzzle.origin.format == "ipuz" else ()
    return (Loss(feature=Feature.BEYOND, where=NO_ENTRIES),) if NO_ENTRIES in beyond else ()


def _lines(facts: Json) -> Iterator[str]:
    for key, value in facts.items():
        yield f"\n{json_text(key)}: {_broken(value)}"


def _broken(value: object) -> str:
    """JSON with a line for each row, clue or word, and for each list inside; squares share one."""
    if isinstance(value, list) and value and not _are_squares(value):
        return "[\n" + ",\n".join(json_text(x) for x in value) + "\n]"
    if isinstance(value, dict) and any(_has_lines(x) for x in value.values()):
        return "{" + ",".join(f"\n{json_text(k)}: {_broken(v)}" for k, v in value.items()) + "\n}"
    return json_text(value)


def _has_lines(value: object) -> bool:
    return isinstance(value, list) and not _are_squares(value)


def _are_squares(value: list[object]) -> bool:
    return all(isinstance(x, str) or (isinstance(x, list) and len(x) == 2) for x in value)


def document(puzzle: Puzzle) -> Json:
    """The ipuz object of a puzzle."""
    kept = kept_of(puzzle.origin, puzzle.grid.size)
    if puzzle.placements and not puzzle.entries:
        facts = _heading(puzzle, [names.WORDSEARCH]) | _word_search(puzzle, kept)
    else:
        kinds = [names.CROSSWORD]
        if puzzle.has_clue_cells:
            kinds.append(names.ARROWWORD)
        facts = _heading(puzzle, kinds) | _crossword(puzzle, kept)
    return facts | kept.document | _extension(puzzle)


def _heading(puzzle: Puzzle, kinds: Iterable[str]) -> Json:
    about, size = puzzle.metadata, puzzle.grid.size
    texts = {
        "title": about.title,
        "author": about.author,
        "copyright": about.copyright,
        "notes": about.notes,
    }
    return {
        "version": names.VERSION,
        "kind": [names.kind_uri(kind) for kind in kinds],
        **{key: to_html(text) for key, text in texts.items() if text},
        names.LOCALE: about.language.replace("-", "_"),
        "dimensions": {"width": size.cols, "height": size.rows},
    }


def _crossword(puzzle: Puzzle, kept: Kept) -> Json:
    signs = _Signs(puzzle, kept)
    grid, numbers = puzzle.grid, puzzle.numbers()
    facts: Json = signs.declared()
    if puzzle.has_clue_cells:
        facts["clueplacement"] = "blocks"
    facts["puzzle"] = [
        [signs.label(puzzle, Square(r, c), numbers) for c in range(grid.size.cols)]
        for r in range(grid.size.rows)
    ]
    if any(grid.letter(square) is not None for square in grid.squares()):
        facts["solution"] = [
            [signs.solution(puzzle, Square(r, c)) for c in range(grid.size.cols)]
            for r in range(grid.size.rows)
        ]
    facts["clues"] = _clues(puzzle, kept)
    return facts


def _word_search(puzzle: Puzzle, kept: Kept) -> Json:
    signs = _Signs(puzzle, kept)
    grid = puzzle.grid
    found = {"".join(x.word): {"cells": places(x.squares)} for x in puzzle.placements}
    return {
        **signs.declared(),
        "puzzle": [
            [signs.shown(puzzle, Square(r, c)) for c in range(grid.size.cols)]
            for r in range(grid.size.rows)
        ],
        "solution": found,
    }


class _Signs:
    """How blocks and empty cells are written: as usual, unless a letter looks the same."""

    def __init__(self, puzzle: Puzzle, kept: Kept) -> None:
        self._kept = kept
        grid = puzzle.grid
        letters = {grid.letter(square) for square in grid.squares()}
        self.block = _unused(names.BLOCK, letters)
        self.empty = _unused(names.EMPTY, letters | {self.block})

    def declared(self) -> Json:
        """The keys that tell a reader of unusual signs."""
        unusual: Json = {}
        if self.block != names.BLOCK:
            unusual["block"] = self.block
        if self.empty != names.EMPTY:
            unusual["empty"] = self.empty
        return unusual

    def label(self, puzzle: Puzzle, square: Square, numbers: dict[Square, int]) -> object:
        """A cell of a crossword before it is solved: its number, and how it looks."""
        cell = puzzle.grid[square]
        label: object = None if isinstance(cell, VoidCell) else self.block
        extras: Json = {}
        if isinstance(cell, LetterCell):
            label = numbers.get(square, 0 if self.empty == names.EMPTY else self.empty)
            if cell.given:
                extras["value"] = cell.letter or ""
        style = _style(puzzle, square, self._kept)
        if style:
            extras["style"] = style
        extras |= self._kept.cells.get(square, {})
        return {"cell": label, **extras} if extras else label

    def solution(self, puzzle: Puzzle, square: Square) -> str | None:
        """A cell of a solved crossword; null where no letter stands or none is known."""
        cell = puzzle.grid[square]
        if isinstance(cell, LetterCell):
            return cell.letter
        return None if isinstance(cell, VoidCell) else self.block

    def shown(self, puzzle: Puzzle, square: Square) -> object:
        """A cell of a word search, where every letter is seen."""
        cell = puzzle.grid[square]
        value: object = self.solution(puzzle, square)
        if isinstance(cell, LetterCell) and cell.letter is None:
            value = 0 if self.empty == names.EMPTY else self.empty
        style = _style(puzzle, square, self._kept)
        extras = ({"style": style} if style else {}) | self._kept.cells.get(square, {})
        return {"value": value, **extras} if extras else value


def _unused(usual: str, letters: set[str | None]) -> str:
    if usual not in letters:
        return usual
    # Past "Z" no digit comes, so an unusual sign is never taken for the number of a clue.
    return next(chr(code) for code in itertools.count(ord("_")) if chr(code) not in letters)


def _style(puzzle: Puzzle, square: Square, kept: Kept) -> Json:
    cell = puzzle.grid[square]
    circle = isinstance(cell, LetterCell) and cell.circle
    shade = isinstance(cell, LetterCell) and cell.shade
    style = style_with(kept.styles.get(square, {}), circle=circle, shade=shade)
    if circle:
        style["shapebg"] = names.CIRCLE
    if shade and "highlight" not in style:
        style.setdefault("color", names.SHADE)
    bars = puzzle.grid.bars
    # Both cells beside a bar name it, for readers that look at one side only.
    barred = "".join(
        side
        for side, (direction, steps) in names.SIDES.items()
        if bars and Bar(square.step(direction, steps), direction) in bars
    )
    return {**style, "barred": barred} if barred else {**style}


def _clues(puzzle: Puzzle, kept: Kept) -> Json:
    """A list of clues for each direction, Across and Down always."""
    lists: dict[str, object] = {}
    for direction in Direction:
        clues = [_clue(entry, puzzle, kept) for entry in puzzle.entries_running(direction)]
        if clues or direction.is_slot_direction:
            lists[direction.value.title()] = clues
    return lists


def _clue(entry: Entry, puzzle: Puzzle, kept: Kept) -> Json:
    facts: Json = {} if entry.number is None else {"number": entry.number}
    before = kept.clues.get(entry.squares, {})
    facts["clue"] = _clue_text(entry, before)
    facts["enumeration"] = entry.enumeration
    facts["cells"] = places(entry.squares)
    if entry.arrow is not None:
        facts["location"] = place(entry.arrow.clue_square)
    facts |= unread_of_clue(before)
    beyond = _clue_extension(entry, puzzle)
    return {**facts, names.EXTENSION: beyond} if beyond else facts


def _clue_text(entry: Entry, before: Json) -> str:
    """The text of a clue as HTML, with the markup its file had if it still says the same."""
    text = entry.clue.text if entry.clue else ""
    marked = before.get("clue")
    is_same = isinstance(marked, str) and to_plain(marked, line_end=" ").strip() == text
    return str(marked) if is_same and has_markup(str(marked)) else to_html(text)


def _clue_extension(entry: Entry, puzzle: Puzzle) -> Json:
    facts: Json = {}
    if entry.answer != tuple(puzzle.grid.letter(square) for square in entry.squares):
        facts["answer"] = list(entry.answer)
    if entry.phrase != entry.text:
        facts["phrase"] = entry.phrase
    if entry.own:
        facts["own"] = True
    if entry.arrow is not None:
        facts["arrow"] = entry.arrow.path.value
    return facts | (clue_facts(entry.clue) if entry.clue else {})


def _extension(puzzle: Puzzle) -> Json:
    grid = puzzle.grid
    facts: Json = {
        "version": names.EXTENSION_VERSION,
        "kind": puzzle.kind,
        "preset": puzzle.preset,
        "language": puzzle.language,
        "clue_cells": places(s for s in grid.squares() if isinstance(grid[s], ClueCell)),
        "placements": [_placement(x) for x in puzzle.placements],
        "unplaced": [{"word": x.word, "reason": x.reason} for x in puzzle.unplaced],
        "desk": desk_facts(puzzle.desk),
        "recipe": dict(puzzle.recipe),
        "statistics": dict(puzzle.statistics),
    }
    if puzzle.placements and not puzzle.entries:
        facts["given"] = places(s for s in grid.squares() if _is_given(grid[s]))
    phrase = puzzle.hidden_phrase
    if phrase is not None:
        facts["hidden_phrase"] = phrase_facts(phrase)
    return {names.EXTENSION: {key: fact for key, fact in facts.items() if fact not in ([], {})}}


def _is_given(cell: Cell) -> bool:
    return isinstance(cell, LetterCell) and cell.given


def _placement(placement: Placement) -> Json:
    return {
        "word": list(placement.word),
        "phrase": placement.phrase,
        "cells": places(placement.squares),
        **({"own": True} if placement.own else {}),
        **({"bonus": True} if placement.bonus else {}),
    }
