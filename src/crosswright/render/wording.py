"""Wording: what a page says beside its picture, the same for every output.

Every text that came from a person or a file passes `printable` on its way out.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from crosswright.errors import LanguageError
from crosswright.languages import Labels, language
from crosswright.model import (
    Clue,
    ClueCell,
    Direction,
    Entry,
    LetterCell,
    Picture,
    Placement,
    Puzzle,
    Square,
    VoidCell,
)

ENUMERATED_PRESETS = frozenset({"british", "barred"})
"""Presets whose readers expect the length after every clue."""

_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+")
_SPACES = re.compile(" {2,}")
_ENDS_IN_LENGTHS = re.compile(r"\(\d+(?:[\s,\-–—]+\d+)*\)\s*$")
_TAG = re.compile(r"[a-z]{2,3}")


class Enumerations(Enum):
    """Which clues are followed by the lengths of their answers.

    `auto`: those of several words; every one where the preset expects it.
    """

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"


class WordOrder(Enum):
    """How the words to find in a word search are listed.

    `puzzle`: as the puzzle has them. `alphabet`, `length`: in that order. `hidden`: not at all; only
    their number is told.
    """

    PUZZLE = "puzzle"
    ALPHABET = "alphabet"
    LENGTH = "length"
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True, kw_only=True)
class ListLine:
    """One line of a list: a number or "", the text, lengths such as "5,3" or "".

    A `picture` is shown in place of the text, which is what is said of it.
    """

    number: str
    text: str
    enumeration: str = ""
    missing: bool = False
    picture: Picture | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingList:
    """A heading and what stands under it: clues of one direction, or the words to find."""

    heading: str
    lines: tuple[ListLine, ...]


def printable(text: str) -> str:
    """The text without what no output may carry: control signs and halves of characters."""
    return _SPACES.sub(" ", _UNPRINTABLE.sub(" ", text)).strip()


def labels_of(puzzle: Puzzle) -> Labels:
    """What pages say in the puzzle's language; in English where that language is not known here."""
    try:
        return language(puzzle.language).labels
    except LanguageError:
        return language("en").labels


def language_code(puzzle: Puzzle) -> str:
    """The two or three letters a document declares as its language ("pt" of pt-BR)."""
    found = _TAG.match(puzzle.language.lower())
    return found.group() if found else "en"


def document_title(puzzle: Puzzle) -> str:
    """What a document calls itself: its title, or what the puzzle is."""
    return printable(puzzle.title) or f"{puzzle.kind} {puzzle.grid.size}"


def clue_text(puzzle: Puzzle, entry: Entry) -> str:
    """The clue, or in plain sight that there is none yet."""
    return printable(entry.clue.text) if entry.clue is not None else labels_of(puzzle).no_clue


def lines_above(puzzle: Puzzle, *, key: bool) -> tuple[str, ...]:
    """What stands between title and grid: the setup of the hidden phrase.

    A key adds the phrase itself and, after a plus, the hidden words the solver was not told of.
    """
    phrase = puzzle.hidden_phrase
    told = [] if phrase is None else [phrase.setup]
    if key:
        secret = ", ".join(x.phrase for x in puzzle.placements if x.bonus)
        told += ["" if phrase is None else phrase.text, f"+ {secret}" if secret else ""]
    return tuple(filter(None, map(printable, told)))


def reading_lists(
    puzzle: Puzzle,
    enumerations: Enumerations,
    *,
    inner: bool = False,
    word_bank: bool = False,
    word_order: WordOrder = WordOrder.PUZZLE,
) -> tuple[ReadingList, ...]:
    """What a solver reads beside the grid: clues by direction, words to find.

    Clues that stand inside the grid are left out, unless `inner` asks for them too: a picture that
    cannot show them there lists them under the row and column of their entry, counted from 1.
    `word_bank` adds the answers, as written, in the order of the alphabet.
    """
    labels = labels_of(puzzle)
    lists = [
        ReadingList(
            heading=heading,
            lines=tuple(
                _clue_line(puzzle, entry, enumerations)
                for entry in puzzle.entries_running(direction)
                if inner or entry.arrow is None
            ),
        )
        for heading, direction in (
            (labels.across, Direction.ACROSS),
            (labels.down, Direction.DOWN),
        )
    ]
    lists.append(_found_words(puzzle, word_order))
    if word_bank:
        answers = sorted(puzzle.entries, key=lambda entry: _alphabetical(puzzle, entry.answer))
        lists.append(_word_list(labels.words, (entry.phrase for entry in answers)))
    return tuple(part for part in lists if part.lines)


def _found_words(puzzle: Puzzle, order: WordOrder) -> ReadingList:
    told = words_to_find(puzzle, order)
    heading = labels_of(puzzle).words
    if order is WordOrder.HIDDEN:
        return _word_list(heading, (str(len(told)),) if told else ())
    return _word_list(heading, (placement.phrase for placement in told))


def words_to_find(puzzle: Puzzle, order: WordOrder) -> tuple[Placement, ...]:
    """The words of a word search that its solver is told of, in the order asked for."""
    told = [placement for placement in puzzle.placements if not placement.bonus]
    if order in (WordOrder.ALPHABET, WordOrder.LENGTH):
        told.sort(key=lambda placement: _alphabetical(puzzle, placement.word))
    if order is WordOrder.LENGTH:
        told.sort(key=lambda placement: len(placement.word))
    return tuple(told)


def _word_list(heading: str, words: Iterable[str]) -> ReadingList:
    lines = tuple(ListLine(number="", text=printable(word)) for word in words)
    return ReadingList(heading=heading, lines=lines)


def _alphabetical(puzzle: Puzzle, word: tuple[str, ...]) -> tuple[int, ...]:
    """What sorts words as the puzzle's language does; letters it lacks come last."""
    try:
        alphabet = language(puzzle.language).alphabet
    except LanguageError:
        alphabet = ()
    places = {letter: place for place, letter in enumerate(alphabet)}
    return tuple(places.get(cell.upper(), len(places) + ord(cell[0])) for cell in word)


def _clue_line(puzzle: Puzzle, entry: Entry, enumerations: Enumerations) -> ListLine:
    return ListLine(
        number=_label(entry),
        text=clue_text(puzzle, entry),
        enumeration=entry.enumeration if shows_lengths(puzzle, entry, enumerations) else "",
        missing=entry.clue is None,
        picture=None if entry.clue is None else entry.clue.picture,
    )


def _label(entry: Entry) -> str:
    if entry.number is not None:
        return str(entry.number)
    row, col = entry.slot.start
    return "" if entry.arrow is None else f"{row + 1}:{col + 1}"


def shows_lengths(puzzle: Puzzle, entry: Entry, enumerations: Enumerations) -> bool:
    """Whether the lengths of the answer follow this clue."""
    if _states_lengths(entry.clue):
        return False
    match enumerations:
        case Enumerations.ALWAYS:
            return True
        case Enumerations.NEVER:
            return False
        case Enumerations.AUTO:
            return puzzle.preset in ENUMERATED_PRESETS or not entry.enumeration.isdecimal()


def _states_lengths(clue: Clue | None) -> bool:
    """Whether the text ends in lengths already, as clues of imported puzzles often do."""
    return clue is not None and _ENDS_IN_LENGTHS.search(clue.text) is not None


def describe_grid(puzzle: Puzzle, *, key: bool) -> str:
    """The grid for those who cannot see it, in signs of no language: one row after the other.

    A number stands for a numbered cell, a ring for an empty one, a filled square for a block.
    """
    numbers = puzzle.numbers()
    rows, cols = puzzle.grid.size

    def sign(square: Square) -> str:
        cell = puzzle.grid[square]
        if isinstance(cell, LetterCell):
            if key and cell.letter is not None:
                return printable(cell.letter)
            return str(numbers.get(square, "○"))
        if isinstance(cell, VoidCell):
            return "–"
        return "?" if isinstance(cell, ClueCell) else "■"

    lines = (" ".join(sign(Square(row, col)) for col in range(cols)) for row in range(rows))
    return f"{rows} × {cols}: " + "; ".join(lines)
