"""Patterns as one types them, such as `?A??E`, turned into the letters possible at each cell.

a letter   itself, spelled as the grid spells it (ё finds е)
?          any letter          *       any run of letters, also none
@ #        a vowel, any other  [abc]   one of these
:5  :5-7   at the end: only words of 5, of 5 to 7 cells
+ab  -xy   after a space: with at least these letters, with none of these
=listen    the anagrams of these letters
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from crosswright.errors import UsageError
from crosswright.languages import Language
from crosswright.lexicon.word import LONGEST, SHORTEST

_RUN = "*"
_LENGTHS = re.compile(r":\s*(\d+)\s*(?:-\s*(\d+)\s*)?$")
_PIECES = re.compile(r"\[([^\[\]]*)\]|(.)", re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pattern:
    """A partly known answer: fixed parts with a run of any letters between each two of them.

    `parts` hold a set of letters a cell, bit g for the letter numbered g; `shortest` and `longest`
    bound the cells of the whole.
    """

    parts: tuple[tuple[int, ...], ...]
    shortest: int
    longest: int
    any_letter: int
    needs: tuple[tuple[int, int], ...] = ()
    """Letters a word must have, by number, and how often."""


def parse_pattern(text: str, language: Language) -> Pattern:
    """Read a pattern.

    Raises:
        UsageError: for an empty pattern, an unclosed bracket, or lengths no word has.
        LanguageError: for a letter outside the alphabet.
    """
    words = text.split()
    wishes = [word for word in words if word[0] in "+-"]
    body, shortest, longest = _lengths(" ".join(word for word in words if word[0] not in "+-"))
    needs = Counter(_letters(wishes, "+", language))
    anything = (1 << len(language.alphabet)) - 1
    for letter in _letters(wishes, "-", language):
        anything &= ~(1 << letter)
    if body.startswith("="):
        needs = Counter(language.glyphs(language.cells(body)))
        anything = sum(1 << letter for letter in needs)
        body = "?" * needs.total()
    if not body:
        if not wishes:
            raise UsageError(f"the pattern {text!r} is empty; write for instance ?A??E")
        body = _RUN
    parts: list[list[int]] = [[]]
    for piece in _pieces(body):
        if piece == _RUN:
            parts.append([])
        elif piece == "?":
            parts[-1].append(anything)
        else:
            parts[-1].extend(letters & anything for letters in _sets(piece, language, anything))
    return Pattern(
        parts=tuple(map(tuple, parts)),
        shortest=shortest,
        longest=longest,
        any_letter=anything,
        needs=tuple(sorted(needs.items())),
    )


def _letters(wishes: Iterable[str], sign: str, language: Language) -> list[int]:
    """The letters of the wishes that start with a sign, by number."""
    chosen = (wish[1:] for wish in wishes if wish[0] == sign)
    return [language.letter_id(cell) for wish in chosen for cell in language.cells(wish)]


def _lengths(text: str) -> tuple[str, int, int]:
    found = _LENGTHS.search(text)
    if found is None:
        return text, SHORTEST, LONGEST
    shortest = int(found[1])
    longest = int(found[2] or shortest)
    if not SHORTEST <= shortest <= longest <= LONGEST:
        raise UsageError(
            f"the pattern {text!r} asks for words of {shortest} to {longest} cells; "
            f"words have {SHORTEST} to {LONGEST}"
        )
    return text[: found.start()].strip(), shortest, longest


def _pieces(body: str) -> Iterator[str]:
    """Letters in runs, so that digraphs stay whole; sets, wildcards and runs one by one."""
    letters = ""
    for found in _PIECES.finditer(re.sub(r"\*+", _RUN, body)):
        sign = found[2]
        if sign is not None and sign not in "?*@#[]":
            letters += sign
            continue
        if letters:
            yield letters
            letters = ""
        if sign is not None and sign in "[]":
            raise UsageError(f"the pattern {body!r} has a bracket without its partner")
        yield found[0]
    if letters:
        yield letters


def _sets(piece: str, language: Language, anything: int) -> list[int]:
    vowels = sum(1 << language.letter_id(letter) for letter in language.vowels)
    if piece == "@":
        return [vowels]
    if piece == "#":
        return [anything & ~vowels]
    numbers = [language.letter_id(cell) for cell in language.cells(piece.strip("[]"))]
    if not piece.startswith("["):
        return [1 << number for number in numbers]
    if not numbers:
        raise UsageError(
            "a pair of brackets in the pattern holds no letter; write for instance [AEO]"
        )
    return [sum(1 << number for number in set(numbers))]
