"""What the judge asks of a lexicon."""

from typing import Protocol


class Words(Protocol):
    """The words of one language; `crosswright.lexicon.Lexicon` is one."""

    def find(self, cells: tuple[str, ...], /) -> int | None:
        """The id of the word with these cells; None when there is none."""
        ...

    def group(self, word: int, /) -> int:
        """The lemma group of a word: words of one group are one word to a solver."""
        ...
