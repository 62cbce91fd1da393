"""A slow and obvious survey: words are struck out that cross nothing, until none is left to strike."""

from crosswright.model import Mask, Square
from tests.oracles.fill_oracle import runs

Run = tuple[Square, ...]


def still_possible(
    mask: Mask, words: tuple[str, ...], alphabet: str, only: frozenset[Run] | None = None
) -> dict[Run, list[str]]:
    """The words of every slot with an open square that are left; an empty list where none is.

    `only` are the slots that are looked at, as if there were no others.
    """
    slots = [
        run
        for run in runs(mask, 2)
        if not all(square in mask.letters for square in run) and (only is None or run in only)
    ]
    left = {
        run: [word for word in words if len(word) == len(run) and _fits(word, run, mask)]
        for run in slots
    }
    while True:
        letters = {square: letters_on(square, left, mask, alphabet) for square in _squares(slots)}
        fewer = {
            run: [
                word
                for word in found
                if all(x in letters[y] for x, y in zip(word, run, strict=True))
            ]
            for run, found in left.items()
        }
        if fewer == left:
            return left
        left = fewer


def letters_on(square: Square, left: dict[Run, list[str]], mask: Mask, alphabet: str) -> set[str]:
    """The letters that every slot through a square can have there."""
    found = {mask.letters[square]} if square in mask.letters else set(alphabet)
    for run, words in left.items():
        if square in run:
            found &= {word[run.index(square)] for word in words}
    return found


def _fits(word: str, run: Run, mask: Mask) -> bool:
    return all(
        mask.letters.get(square, letter) == letter for square, letter in zip(run, word, strict=True)
    )


def _squares(slots: list[Run]) -> set[Square]:
    return {square for run in slots for square in run}
