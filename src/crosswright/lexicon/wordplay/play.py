"""The nouns of wordplay: a part, a play made of parts, and the operation that makes it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from crosswright.lexicon.word import ClueText

if TYPE_CHECKING:
    from crosswright.lexicon.lexicon import Lexicon

Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A word that takes part in a play, or a letter that is a word by itself.

    `zipf` is None where nobody counted the word, and for single letters.
    """

    cells: Cells
    written: str
    zipf: float | None

    def __str__(self) -> str:
        return "".join(self.cells)


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """One way to make an answer of other words.

    What the numbers of `at` mean is the operation's business. `clues` are texts of the lexicon that
    the play sets side by side.
    """

    operation: "Operation"
    answer: Cells
    parts: tuple[Part, ...]
    at: tuple[int, ...] = ()
    clues: tuple[ClueText, ...] = ()

    @property
    def explanation(self) -> str:
        """How it works, in the words of the field: "POTS reversed"."""
        return self.operation.explain(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """A kind of wordplay.

    `name` is what one types, `title` what stands above its plays, `summary` what it does. The native
    core finds its plays, under the same name, unless `find` does, given the lexicon and the answer.
    """

    name: str
    title: str
    summary: str
    explain: Callable[[Play], str] = field(repr=False)
    find: "Callable[[Lexicon, Cells], Iterator[tuple[ClueText, ...]]] | None" = field(
        default=None, repr=False
    )


def spelled(cells: Cells, shown: range | None = None) -> str:
    """Cells as one word; with `shown`, capitals there and small letters elsewhere: monEATly."""
    if shown is None:
        return "".join(cells)
    return "".join(x if at in shown else x.lower() for at, x in enumerate(cells))


def joined(play: Play, sign: str = " ") -> str:
    """The parts with a sign between."""
    return sign.join(map(str, play.parts))
