"""How letters look on paper: small ones, for children who have learned no others yet."""

from dataclasses import replace

from crosswright.model import Cell, LetterCell, Puzzle, Square


def in_lower_case(puzzle: Puzzle) -> Puzzle:
    """The puzzle with small letters in its cells, to be drawn and not to be kept."""

    def small(square: Square, cell: Cell) -> Cell:
        if isinstance(cell, LetterCell) and cell.letter is not None:
            return replace(cell, letter=cell.letter.lower())
        return cell

    phrase = puzzle.hidden_phrase
    return replace(
        puzzle,
        grid=puzzle.grid.map(small),
        entries=tuple(replace(x, answer=_small(x.answer)) for x in puzzle.entries),
        placements=tuple(
            replace(x, word=_small(x.word), phrase=x.phrase.lower()) for x in puzzle.placements
        ),
        hidden_phrase=None if phrase is None else replace(phrase, letters=_small(phrase.letters)),
    )


def _small(letters: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(letter.lower() for letter in letters)
