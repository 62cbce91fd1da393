"""Reading an ipuz file, our own or a stranger's, as a Puzzle."""

from crosswright.errors import FormatError, PuzzleError
from crosswright.formats.base import Loaded, language_of, spelling_of
from crosswright.formats.ipuz import names
from crosswright.formats.ipuz.clues import ClueLine, SlotFinder, base_of
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
    is_word_search,
    read_grid,
    solution_texts,
)
from crosswright.formats.ipuz.kept import kept_in, lines_of
from crosswright.formats.ipuz.searches import word_places
from crosswright.formats.ipuz.values import items, text
from crosswright.model import Puzzle

Json = dict[str, object]

MOST_WARNINGS = 20
_KNOWN = (names.CROSSWORD, names.WORDSEARCH)


def read(data: bytes, *, language: str | None = None) -> Loaded:
    """The puzzle of an ipuz file.

    Raises:
        FormatError: for anything that is no crossword, arrowword or word search in ipuz.
    """
    document = decode(data)
    warnings: list[str] = []
    _check_kinds(document)
    try:
        lines = lines_of(document)
        beyond = extension_of(document, warnings)
        if beyond is not None:
            puzzle = own_puzzle(document, beyond)
        else:
            puzzle = _strangers_puzzle(document, lines, language, warnings)
    except PuzzleError as error:
        raise FormatError(f"ipuz: {error}") from None
    if len(warnings) > MOST_WARNINGS:
        more = len(warnings) - MOST_WARNINGS
        warnings[MOST_WARNINGS:] = [f"and {more} more"]
    kept = kept_in(document, read_grid(document, spell=str), lines)
    return Loaded(puzzle=puzzle, warnings=tuple(warnings), beyond=tuple(kept.names()))


def _check_kinds(document: Json) -> None:
    """Refuse a file of whose kinds we know none; an unknown refinement of a known one is fine."""
    stated = [text(kind, "a kind") for kind in items(document.get("kind"), "'kind'")]
    if not any(names.is_kind(kind, known) for kind in stated for known in _KNOWN):
        raise FormatError(
            f"ipuz: {', '.join(stated)[:80] or 'no kind'} is stated; "
            "crosswords, arrowwords and word searches can be read"
        )


def _strangers_puzzle(
    document: Json, lines: tuple[ClueLine, ...], language: str | None, warnings: list[str]
) -> Puzzle:
    tag = _language(document, language, lines, warnings)
    found = read_grid(document, spell=spelling_of(tag))
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
    letters = list(solution_texts(document))
    texts = letters if any(map(str.isalpha, letters)) else [line.text for line in lines]
    return language_of(stated, assumed, texts, warnings)
