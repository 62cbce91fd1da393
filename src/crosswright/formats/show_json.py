"""The JSON that `crosswright show --json` prints: stable, for scripts; it is never read back."""

from crosswright.formats.base import Feature, Format, encoded, json_text
from crosswright.model import BlockCell, Cell, ClueCell, Entry, LetterCell, Puzzle, Square

BLOCK_SIGN, CLUE_CELL_SIGN = "#", "?"


def write(puzzle: Puzzle) -> bytes:
    """One JSON object and a line feed; rows and columns count from 0.

    A cell of `grid` is a letter, `"#"` a block, `null` a void, `"?"` a clue cell, `""` a letter
    that is not known.
    """
    size = puzzle.grid.size
    facts = {
        "kind": puzzle.kind,
        "language": puzzle.language,
        "title": puzzle.title,
        "rows": size.rows,
        "cols": size.cols,
        "grid": [[_cell(cell) for cell in row] for row in puzzle.grid.cells],
        "entries": [_entry(entry) for entry in puzzle.entries],
        "placements": [
            {
                "word": placement.phrase,
                "squares": _squares(placement.squares),
                **({"bonus": True} if placement.bonus else {}),
            }
            for placement in puzzle.placements
        ],
        "hidden_phrase": _hidden_phrase(puzzle),
        "unplaced": [{"word": x.word, "reason": x.reason} for x in puzzle.unplaced],
        "recipe": dict(puzzle.recipe),
        "statistics": dict(puzzle.statistics),
    }
    return encoded(json_text(facts) + "\n")


def _cell(cell: Cell) -> str | None:
    if isinstance(cell, LetterCell):
        return cell.letter or ""
    if isinstance(cell, BlockCell):
        return BLOCK_SIGN
    return CLUE_CELL_SIGN if isinstance(cell, ClueCell) else None


def _squares(squares: tuple[Square, ...]) -> list[list[int]]:
    return [list(square) for square in squares]


def _entry(entry: Entry) -> dict[str, object]:
    return {
        "number": entry.number,
        "direction": entry.direction.value,
        "squares": _squares(entry.squares),
        "answer": entry.text,
        "phrase": entry.phrase,
        "enumeration": entry.enumeration,
        "clue": entry.clue.text if entry.clue else None,
        "clue_square": list(entry.arrow.clue_square) if entry.arrow else None,
        "arrow": entry.arrow.path.value if entry.arrow else None,
    }


def _hidden_phrase(puzzle: Puzzle) -> dict[str, object] | None:
    phrase = puzzle.hidden_phrase
    if phrase is None:
        return None
    return {
        "text": phrase.text,
        "letters": list(phrase.letters),
        "squares": _squares(phrase.squares),
        "mode": phrase.mode.value,
        "setup": phrase.setup,
    }


FORMAT = Format(
    name="show",
    title="crosswright show --json",
    extensions=(".json",),
    carries=frozenset(Feature)
    - {
        Feature.BARS,
        Feature.CIRCLES,
        Feature.SHADES,
        Feature.GIVEN,
        Feature.CREDITS,
        Feature.CLUE_DETAILS,
        Feature.PICTURES,
        Feature.OWN,
        Feature.DESK,
        Feature.PRESET,
        Feature.BEYOND,
    },
    write=write,
)
