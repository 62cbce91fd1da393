"""What a language is to a puzzle: its alphabet, how text becomes cells, and what pages say."""

import re
import unicodedata
from dataclasses import dataclass, field, replace

from crosswright.errors import LanguageError

MOST_LETTERS = 64
"""The engines keep the letters possible at a cell in one 64-bit mask."""


VARIANT_MARK = "-x-"
"""BCP 47 leaves what follows it to private use."""


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
    contents: str
    picture: str


class _Folding(dict[str, str]):
    """What stands in a grid for each sign that may not stand there as it is, met so far."""

    def __init__(self, folds: tuple[tuple[str, str], ...], *, kept: str | None) -> None:
        """`kept` are the letters that keep their accents, None when all do."""
        super().__init__(folds)
        strange = "" if kept is None else rf"[^\x00-\x7f{re.escape(kept)}]"
        # One set of signs is found twice as fast as one of two.
        others = [sign for sign in self if not re.fullmatch(strange, sign)]
        given = f"[{re.escape(''.join(others))}]" if others else ""
        self._strange = re.compile("|".join(filter(None, (strange, given))) or r"(?!)")

    def __missing__(self, sign: str) -> str:
        parts = unicodedata.normalize("NFD", sign)
        self[sign] = plain = "".join(x for x in parts if not unicodedata.combining(x))
        return plain

    def of(self, text: str) -> str:
        """A text with these signs replaced; most texts have few of them, and are only looked over."""
        for sign in set(self._strange.findall(text)):
            text = text.replace(sign, self[sign])
        return text


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """One language's spelling in a grid.

    Text becomes cells in this order: NFC, upper case, `folds` (a character and what stands for it
    in the grid), digraphs that take one cell, then letter by letter. Whatever is no letter or
    digit (spaces, hyphens, apostrophes) takes no cell.
    """

    tag: str
    """As BCP 47 has it; a variant of spelling follows `-x-`: `cs`, `cs-x-noch`."""
    name: str
    own_name: str
    alphabet: tuple[str, ...]
    vowels: frozenset[str]
    labels: Labels
    syllabic: frozenset[str] = frozenset()
    """Consonants that carry a syllable, as R does in Czech KRK: such a word lacks no vowel."""
    words_of_one_letter: tuple[str, ...] = ()
    """Letters that are words by themselves, such as Я, which no lexicon holds."""
    folds: tuple[tuple[str, str], ...] = ()
    strips_accents: bool = False
    rebus: tuple[str, ...] = ()
    """Letters of the alphabet that stand for several others, and only where a puzzle says so."""
    _ids: dict[str, int] = field(init=False, repr=False, compare=False, default_factory=dict)
    _letters: frozenset[str] = field(init=False, repr=False, compare=False, default=frozenset())
    _digraphs: tuple[str, ...] = field(init=False, repr=False, compare=False, default=())
    _folding: "_Folding" = field(init=False, repr=False, compare=False)
    _keeps_ascii: bool = field(init=False, repr=False, compare=False, default=True)
    _plain_glyphs: bytes = field(init=False, repr=False, compare=False, default=b"")

    def __post_init__(self) -> None:
        if not 1 <= len(self.alphabet) <= MOST_LETTERS:
            raise LanguageError(
                f"{self.tag!r} has {len(self.alphabet)} letters; 1 to 64 can be used"
            )
        if len(set(self.alphabet)) != len(self.alphabet):
            raise LanguageError(f"{self.tag!r} lists a letter twice")
        unknown = sorted({*self.vowels, *self.words_of_one_letter}.difference(self.alphabet))
        if unknown:
            raise LanguageError(f"{self.tag!r} speaks of {unknown[0]!r}, no letter of its alphabet")
        self._ids.update({letter: number for number, letter in enumerate(self.alphabet)})
        single = "".join(letter for letter in self.alphabet if len(letter) == 1)
        folding = _Folding(self.folds, kept=single if self.strips_accents else None)
        object.__setattr__(self, "_folding", folding)
        keeps = not any(sign.isascii() for sign, _ in self.folds)
        object.__setattr__(self, "_keeps_ascii", keeps)
        object.__setattr__(self, "_letters", frozenset(self.alphabet))
        object.__setattr__(self, "_plain_glyphs", self._table())
        digraphs = sorted((x for x in self.alphabet if len(x) > 1), key=len, reverse=True)
        object.__setattr__(self, "_digraphs", tuple(digraphs))

    def _table(self) -> bytes:
        """The letter number of each byte of ASCII; nothing where ASCII is not spelled by its letters."""
        letters = {chr(code) for code in range(ord("A"), ord("Z") + 1)}
        if not self._keeps_ascii or not letters.issubset(self.alphabet):
            return b""
        if any(len(letter) > 1 and letter.isascii() for letter in self.alphabet):
            return b""
        return bytes(self._ids.get(chr(code).upper(), 0) for code in range(128)) + bytes(128)

    def __hash__(self) -> int:
        """By the tag, which equal languages share: caches ask for it at every call."""
        return hash(self.tag)

    @property
    def plain_tag(self) -> str:
        """The tag without a variant of spelling: what names the language's words and labels."""
        return self.tag.partition(VARIANT_MARK)[0]

    def cells(self, text: str) -> tuple[str, ...]:
        """The cells a text takes in a grid, one string each.

        Raises:
            LanguageError: for a letter or digit outside the alphabet, or a sign that stands for
                one that was lost when the text was read, naming it.
        """
        spelled = self.fold(text)
        if not self._digraphs and self._letters.issuperset(spelled):
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
            elif sign.isalnum() or _is_lost(sign):
                raise LanguageError(
                    f"{sign!r} in {text!r} is no letter of {self.name} ({self.tag}); "
                    f"its alphabet is {''.join(self.alphabet)}"
                )
        return tuple(out)

    def fold(self, text: str) -> str:
        """The text as the grid spells it, in upper case; punctuation and spaces still stand."""
        if text.isascii() and self._keeps_ascii:
            # Nothing to compose, no accent to strip; most text of half the languages.
            return text.upper()
        spelled = unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).upper())
        return self._folding.of(spelled)

    def letter_id(self, cell: str) -> int:
        """The number of a cell's letter in the alphabet, from 0.

        Raises:
            LanguageError: for a cell outside the alphabet.
        """
        try:
            return self._ids[cell]
        except KeyError:
            raise self._stranger(cell) from None

    def _stranger(self, cell: str) -> LanguageError:
        return LanguageError(f"{cell!r} is no letter of {self.name} ({self.tag})")

    @property
    def ordinary_letters(self) -> int:
        """The letters that may stand anywhere, as a set of bits: bit n is for letter n."""
        return sum(1 << self._ids[letter] for letter in self.alphabet if letter not in self.rebus)

    def spelled_out(self, cells: tuple[str, ...]) -> tuple[str, ...]:
        """The cells with those of several letters, which are no letter here, taken apart.

        Raises:
            LanguageError: for a letter outside the alphabet.
        """
        if self._letters.issuperset(cells):
            return cells
        return tuple(
            letter
            for cell in cells
            for letter in ((cell,) if cell in self._ids else self.cells(cell))
        )

    def glyphs(self, cells: tuple[str, ...]) -> bytes:
        """The cells as letter numbers, one byte each: what the native core works with.

        Raises:
            LanguageError: for a cell outside the alphabet.
        """
        try:
            return bytes(map(self._ids.__getitem__, cells))
        except KeyError as error:
            raise self._stranger(error.args[0]) from None

    def spelled(self, text: str) -> bytes:
        """The cells a text takes in a grid as letter numbers, one byte each.

        Raises:
            LanguageError: for a letter or digit outside the alphabet.
        """
        if text.isascii() and text.isalpha() and self._plain_glyphs:
            return text.encode().translate(self._plain_glyphs)
        return self.glyphs(self.cells(text))


def variant(
    language: Language,
    key: str,
    *,
    note: str,
    alphabet: tuple[str, ...],
    vowels: frozenset[str] | None = None,
    folds: tuple[tuple[str, str], ...] | None = None,
) -> Language:
    """The same language spelled otherwise in the grid, with a tag of its own; `note` says how."""
    return replace(
        language,
        tag=f"{language.tag}{VARIANT_MARK}{key}",
        name=f"{language.name}, {note}",
        alphabet=alphabet,
        vowels=language.vowels if vowels is None else vowels,
        folds=language.folds if folds is None else folds,
    )


def with_rebus(language: Language, strings: tuple[str, ...]) -> Language:
    """The language with strings of its letters as letters of their own, for one puzzle.

    Raises:
        LanguageError: for one that is spelled by fewer than two letters, or too many of them.
    """
    for string in strings:
        if len(language.cells(string)) < 2:
            raise LanguageError(f"{string!r} is no rebus; it takes two letters or more")
    return replace(language, alphabet=(*language.alphabet, *strings), rebus=strings)


def _is_lost(sign: str) -> bool:
    """Whether a sign stands for a letter that was lost on the way: what readers of text put where
    they could make out none, or half a character, as undecodable bytes on a command line become.
    """
    return sign == "\ufffd" or "\ud800" <= sign <= "\udfff"
