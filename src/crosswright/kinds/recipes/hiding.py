"""Hide a phrase in the letters of a finished grid."""

from crosswright.engines import missing_letters, numbered_squares, ordered_squares
from crosswright.errors import UsageError
from crosswright.languages import language
from crosswright.model import (
    Found,
    Grid,
    HiddenPhrase,
    LimitReached,
    Outcome,
    PhraseMode,
)


def hide(phrase: str, mode: PhraseMode, grid: Grid, tag: str) -> Outcome[HiddenPhrase]:
    """The phrase on squares of a filled grid; LimitReached when its letters are not there.

    Raises:
        LanguageError: for a phrase the language cannot spell.
        UsageError: for a phrase without letters.
    """
    letters = language(tag).cells(phrase)
    if not letters:
        raise UsageError(f"the phrase {phrase!r} has no letters to hide")
    find = ordered_squares if mode is PhraseMode.ORDERED else numbered_squares
    squares = find(grid, letters)
    if squares is not None:
        return Found(result=HiddenPhrase(text=phrase, letters=letters, squares=squares, mode=mode))
    lacking = missing_letters(grid, letters)
    if lacking:
        return LimitReached(
            reason=f"the phrase {phrase!r} needs letters the grid lacks: {' '.join(lacking)}"
        )
    return LimitReached(
        reason=f"the grid does not spell {phrase!r} in reading order; hide it as numbered squares"
    )
