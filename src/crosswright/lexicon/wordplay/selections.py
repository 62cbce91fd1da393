"""Some letters of other words: every other one, or the first of each."""

from crosswright.lexicon.wordplay.play import Operation, Play


def _alternate(play: Play) -> str:
    phase = play.at[0]
    which = ("odd", "even")[phase]
    words, at = [], 0
    for part in play.parts:
        signs = (x if (at + n) % 2 == phase else x.lower() for n, x in enumerate(part.cells))
        words.append("".join(signs))
        at += len(part.cells)
    return f"{which} letters of {' '.join(words)}"


def _first_letters(play: Play) -> str:
    if len(play.parts) == 1:
        return f"first letters of {play.parts[0].written}"
    words = (part.cells[0] + "".join(part.cells[1:]).lower() for part in play.parts)
    return f"first letters of {' '.join(words)}"


ALTERNATE = Operation(
    name="alternate",
    title="Alternate letters",
    summary="every other letter of a word",
    explain=_alternate,
)

ALTERNATE_OF_TWO = Operation(
    name="alternate-two",
    title="Alternate letters of two words",
    summary="every other letter of two words side by side",
    explain=_alternate,
)

ACROSTIC = Operation(
    name="acrostic",
    title="Acrostics",
    summary="the first letters of a phrase, or of words chosen for it",
    explain=_first_letters,
)
