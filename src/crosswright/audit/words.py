"""What the judge asks of a lexicon."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from crosswright.lexicon import ClueText


class Words(Protocol):
    """The words of one language; `crosswright.lexicon.Lexicon` is one."""

    def find(self, cells: tuple[str, ...], /) -> int | None:
        """The id of the word with these cells; None when there is none."""
        ...

    def group(self, word: int, /) -> int:
        """The lemma group of a word: words of one group are one word to a solver."""
        ...


@runtime_checkable
class CluingWords(Words, Protocol):
    """Words that also know clues, as a lexicon does and a bare list does not."""

    def clues(self, word: int, /) -> Sequence[ClueText]:
        """The clues there are for a word, each with its source and licence."""
        ...
