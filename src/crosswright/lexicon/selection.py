"""A part of a lexicon, chosen by length, score and flags, as the native core reads it."""

from array import array
from dataclasses import dataclass

from crosswright.languages import Language
from crosswright.lexicon.columns import packed, u32s
from crosswright.native import WordIndex, lowered


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

    def lowered(self, worth: bytes, losses: bytes) -> bytes:
        """What the words are worth, a byte each, less what stands at their ids in `losses`."""
        return lowered(worth, packed("I", self.ids), losses)


def select(
    index: WordIndex, chosen: bytes, *, language: Language, scores: bytes | None = None
) -> Selection:
    """The words of an index whose byte in `chosen` is not 0, in the order of their ids.

    `scores` are what all words of the index are worth there instead, a byte each.
    """
    part, ids = index.part(chosen, scores=scores)
    return Selection(
        language=language, index=part, ids=u32s(ids), letters=tuple(part.letter_counts())
    )
