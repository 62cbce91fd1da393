"""Words with a rebus: a run of their letters in one cell, as a letter of its own."""

from collections.abc import Sequence

from crosswright.languages import Language
from crosswright.lexicon.columns import packed, u32s
from crosswright.lexicon.overlay import Rows
from crosswright.lexicon.word import SHORTEST


def rebus_rows(
    rows: Rows, strings: Sequence[tuple[str, ...]], language: Language
) -> tuple[Rows, tuple[int, ...]]:
    """The rows with the words that hold one of the strings added once more, and the ids of these.

    The letter of the first string follows the alphabet, and so on. A word that holds a string twice,
    or two of them, is added with each one alone.
    """
    breaks = u32s(rows.breaks)
    groups = u32s(rows.groups)
    made: list[bytes] = []
    origins: list[int] = []
    new_breaks: list[int] = []
    start = 0
    runs = [language.glyphs(string) for string in strings]
    for id, length in enumerate(rows.lengths):
        glyphs = rows.glyphs[start : start + length]
        start += length
        for number, run in enumerate(runs):
            at = glyphs.find(run)
            while at >= 0:
                spelled = (
                    glyphs[:at] + bytes([len(language.alphabet) + number]) + glyphs[at + len(run) :]
                )
                if len(spelled) >= SHORTEST:
                    made.append(spelled)
                    origins.append(id)
                    new_breaks.append(_breaks(breaks[id], at, len(run)))
                at = glyphs.find(run, at + 1)
    return (
        Rows(
            glyphs=rows.glyphs + b"".join(made),
            lengths=rows.lengths + bytes(map(len, made)),
            scores=rows.scores + bytes(rows.scores[id] for id in origins),
            groups=rows.groups + packed("I", (groups[id] for id in origins)),
            breaks=rows.breaks + packed("I", new_breaks),
        ),
        tuple(origins),
    )


def _breaks(breaks: int, at: int, length: int) -> int:
    """Where written words start once the letters from `at` on are one; a start within them is lost."""
    before = breaks & ((1 << (at + 1)) - 1)
    after = breaks >> (at + length) << (at + 1)
    return before | after
