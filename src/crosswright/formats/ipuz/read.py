"""Reading an ipuz file, our own or a stranger's, as a Puzzle."""

import unicodedata

from crosswright.errors import FormatError, LanguageError, PuzzleError
from crosswright.formats.base import Loaded, guess_language
from crosswright.formats.ipuz import names
from crosswright.formats.ipuz.clues import ClueLine, SlotFinder, base_of, clue_lines
from crosswright.formats.ipuz.decode import decode
from crosswright.formats.ipuz.entries import Inference
from crosswright.formats.ipuz.extension import (
    extension_of,
    metadata,
    own_puzzle,
    with_clue_cells,
)
from crosswright.formats.ipuz.grids import (
    ReadGrid,
    Spelling,
    is_word_search,
    read_grid,
    solution_texts,
)
from crosswright.formats.ipuz.searches import word_places
from crosswright.formats.ipuz.values import items, text
from crosswright.languages import SPELLINGS
from crosswright.model import Puzzle

Json = dict[str, object]

MOST_WARNINGS = 20
_KNOWN = (names.CROSSWORD, names.WORDSEARCH)
_READ_KEYS = {
    *("version", "kind", "origin", "dimensions", "block", "empty", "styles", "puzzle", "solution"),
    *("clues", "clueplacement", "showenumerations", "saved"),
    *("title", "author", "copyright", "notes", names.LOCALE, names.EXTENSION),
}


def read(data: bytes, *, language: str | None = None) -> Loaded:
    """The puzzle of an ipuz file.

    Raises:
        FormatError: for anything that is no crossword, arrowword or word search in ipuz.
    """
    document = decode(data)
    warnings: list[str] = []
    _check_kinds(document)
    try:
        beyond = extension_of(document, warnings)
        if beyond is not None:
            puzzle = own_puzzle(document, beyond)
        else:
            puzzle = _strangers_puzzle(document, language, warnings)
    except PuzzleError as error:
        raise FormatError(f"ipuz: {error}") from None
    warnings += _left_out(document)
    if len(warnings) > MOST_WARNINGS:
        more = len(warnings) - MOST_WARNINGS
        warnings[MOST_WARNINGS:] = [f"and {more} more"]
    return Loaded(puzzle=puzzle, warnings=tuple(warnings))


def _check_kinds(document: Json) -> None:
    """Refuse a file of whose kinds we know none; an unknown refinement of a known one is fine."""
    stated = [text(kind, "a kind") for kind in items(document.get("kind"), "'kind'")]
    if not any(names.is_kind(kind, known) for kind in stated for known in _KNOWN):
        raise FormatError(
            f"ipuz: {', '.join(stated)[:80] or 'no kind'} is stated; "
            "crosswords, arrowwords and word searches can be read"
        )


def _left_out(document: Json) -> list[str]:
    unread = sorted(set(document) - _READ_KEYS)
    return [f"left out: {', '.join(unread)[:200]}"] if unread else []


def _strangers_puzzle(document: Json, language: str | None, warnings: list[str]) -> Puzzle:
    lines = () if is_word_search(document) else tuple(clue_lines(document))
    tag = _language(document, language, lines, warnings)
    found = read_grid(document, spell=_spelling(tag))
    if found.dropped_styles:
        warnings.append(f"styles left out: {', '.join(sorted(found.dropped_styles))[:80]}")
    if is_word_search(document):
        placements, unplaced = word_places(document, found.grid, tag)
        return Puzzle(
            kind="wordsearch",
            metadata=metadata(document, language=tag),
            grid=found.grid,
            placements=placements,
            unplaced=unplaced,
        )
    if not document.get("solution"):
        warnings.append("the file has no solution")
    return _crossword(document, found, lines, tag, warnings)


def _crossword(
    document: Json, found: ReadGrid, lines: tuple[ClueLine, ...], tag: str, warnings: list[str]
) -> Puzzle:
    grid = found.grid
    base = base_of(lines, grid, found.labels)
    is_arrowword = any(
        names.is_kind(str(kind), names.ARROWWORD) for kind in items(document["kind"], "'kind'")
    )
    if is_arrowword:
        places = (line.clue_square(base) for line in lines)
        grid = with_clue_cells(grid, tuple(x for x in places if x is not None))
    inference = Inference(grid=grid, finder=SlotFinder(grid, found.labels, base), language=tag)
    complete = not is_arrowword and not any(line.cells for line in lines)
    return Puzzle(
        kind="arrowword" if is_arrowword else "crossword",
        metadata=metadata(document, language=tag),
        grid=grid,
        entries=inference.entries(lines, warnings, complete=complete),
    )


def _language(
    document: Json, assumed: str | None, lines: tuple[ClueLine, ...], warnings: list[str]
) -> str:
    """The language the file states, or the one to assume, or a guess with a warning."""
    stated = text(document.get(names.LOCALE) or "", repr(names.LOCALE))
    tag = stated.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    if len(tag) > 1 and tag.isalpha():
        return tag
    if assumed is not None:
        return assumed
    letters = list(solution_texts(document))
    texts = letters if any(map(str.isalpha, letters)) else [line.text for line in lines]
    tag, guessed = guess_language(texts)
    warnings.append(guessed)
    return tag


def _spelling(tag: str) -> Spelling:
    """How letters are spelled in this language; a letter outside its alphabet stays as it is."""
    language = SPELLINGS.get(tag)

    def spell(letter: str) -> str:
        plain = unicodedata.normalize("NFC", letter).upper()
        try:
            return ("".join(language.cells(letter)) if language else plain) or plain
        except LanguageError:
            return plain

    return spell
