"""A part of a lexicon, chosen by length, score and flags, as the native core reads it."""

from array import array
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from crosswright.languages import Language
from crosswright.lexicon.columns import packed, u32s
from crosswright.lexicon.overlay import Rows
from crosswright.native import WordIndex


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Selection:
    """Some words of a lexicon under numbers of their own; `ids` has the lexicon's id of each.

    `letters` counts how often each letter of the alphabet stands in them.
    """

    language: Language
    index: WordIndex
    ids: "array[int]"
    letters: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.ids)


def select(rows: Rows, ids: Iterable[int], *, language: Language) -> Selection:
    """The words with these ids, in ascending order of them."""
    starts = array("I", [0])
    for length in rows.lengths:
        starts.append(starts[-1] + length)
    groups, breaks = u32s(rows.groups), u32s(rows.breaks)
    chosen = array("I", sorted(ids))
    part = Rows(
        glyphs=b"".join(rows.glyphs[starts[id] : starts[id + 1]] for id in chosen),
        lengths=bytes(rows.lengths[id] for id in chosen),
        scores=bytes(rows.scores[id] for id in chosen),
        groups=packed("I", (groups[id] for id in chosen)),
        breaks=packed("I", (breaks[id] for id in chosen)),
    )
    counts = Counter(part.glyphs)
    return Selection(
        language=language,
        index=part.index(language),
        ids=chosen,
        letters=tuple(counts[glyph] for glyph in range(len(language.alphabet))),
    )
