"""What a language is to a puzzle: its alphabet, how text becomes cells, and what pages say."""

import unicodedata
from dataclasses import dataclass, field

from crosswright.errors import LanguageError

MOST_LETTERS = 64
"""The engines keep the letters possible at a cell in one 64-bit mask."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """The words a printed page needs, in the language of the puzzle."""

    across: str
    down: str
    key: str
    no_clue: str
    name: str
    date: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """One language's spelling in a grid.

    Text becomes cells in this order: NFC, upper case, `folds` (a character and what stands for it
    in the grid), digraphs that take one cell, then letter by letter. Whatever is no letter or
    digit (spaces, hyphens, apostrophes) takes no cell.
    """

    tag: str
    name: str
    own_name: str
    alphabet: tuple[str, ...]
    vowels: frozenset[str]
    labels: Labels
    folds: tuple[tuple[str, str], ...] = ()
    strips_accents: bool = False
    _ids: dict[str, int] = field(init=False, repr=False, compare=False, default_factory=dict)
    _digraphs: tuple[str, ...] = field(init=False, repr=False, compare=False, default=())
    _folding: dict[int, str] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        if not 1 <= len(self.alphabet) <= MOST_LETTERS:
            raise LanguageError(
                f"{self.tag!r} has {len(self.alphabet)} letters; 1 to 64 can be used"
            )
        if len(set(self.alphabet)) != len(self.alphabet):
            raise LanguageError(f"{self.tag!r} lists a letter twice")
        self._ids.update({letter: number for number, letter in enumerate(self.alphabet)})
        self._folding.update({ord(sign): stands for sign, stands in self.folds})
        digraphs = sorted((x for x in self.alphabet if len(x) > 1), key=len, reverse=True)
        object.__setattr__(self, "_digraphs", tuple(digraphs))

    def cells(self, text: str) -> tuple[str, ...]:
        """The cells a text takes in a grid, one string each.

        Raises:
            LanguageError: for a letter or digit outside the alphabet, naming it.
        """
        spelled = self.fold(text)
        if not self._digraphs and all(sign in self._ids for sign in spelled):
            return tuple(spelled)
        out: list[str] = []
        at = 0
        while at < len(spelled):
            digraph = next((x for x in self._digraphs if spelled.startswith(x, at)), None)
            if digraph is not None:
                out.append(digraph)
                at += len(digraph)
                continue
            sign = spelled[at]
            at += 1
            if sign in self._ids:
                out.append(sign)
            elif sign.isalnum():
                raise LanguageError(
                    f"{sign!r} in {text!r} is no letter of {self.name} ({self.tag}); "
                    f"its alphabet is {''.join(self.alphabet)}"
                )
        return tuple(out)

    def fold(self, text: str) -> str:
        """The text as the grid spells it, in upper case; punctuation and spaces still stand."""
        if text.isascii():
            # Nothing to compose and no accent to strip; most text of half the languages.
            return text.upper().translate(self._folding)
        spelled = unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).upper())
        spelled = spelled.translate(self._folding)
        if self.strips_accents and not spelled.isascii():
            spelled = "".join(self._plain(sign) for sign in spelled)
        return spelled

    def _plain(self, sign: str) -> str:
        if sign in self._ids:
            return sign
        return "".join(
            x for x in unicodedata.normalize("NFD", sign) if not unicodedata.combining(x)
        )

    def letter_id(self, cell: str) -> int:
        """The number of a cell's letter in the alphabet, from 0.

        Raises:
            LanguageError: for a cell outside the alphabet.
        """
        try:
            return self._ids[cell]
        except KeyError:
            raise LanguageError(f"{cell!r} is no letter of {self.name} ({self.tag})") from None

    def glyphs(self, cells: tuple[str, ...]) -> bytes:
        """The cells as letter numbers, one byte each: what the native core works with.

        Raises:
            LanguageError: for a cell outside the alphabet.
        """
        return bytes(self.letter_id(cell) for cell in cells)
