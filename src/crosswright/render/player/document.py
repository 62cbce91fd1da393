"""What the page knows of a puzzle: plain data, read by `web/puzzle.js`."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from crosswright.errors import LanguageError
from crosswright.languages import Language, language
from crosswright.model import (
    BlockCell,
    Cell,
    ClueCell,
    Direction,
    Entry,
    LetterCell,
    PhraseMode,
    Puzzle,
    Square,
    VoidCell,
)
from crosswright.render.player.words import words_for
from crosswright.render.style import STANDARD
from crosswright.render.wording import (
    Enumerations,
    WordOrder,
    clue_text,
    labels_of,
    language_code,
    printable,
    shows_lengths,
    words_to_find,
)

Json = dict[str, object]

ROUNDS = 2000
"""How often a hash is hashed again: a page proves an answer at once, a million guesses take days."""

RTL = frozenset({"ar", "fa", "he", "ur", "yi"})
"""Languages that are read from the right."""


def document(
    puzzle: Puzzle,
    *,
    enumerations: Enumerations,
    order: WordOrder = WordOrder.PUZZLE,
    prize: bool = False,
) -> Json:
    """The puzzle for the player; words to find are listed in an `order`, and always told.

    With `prize` no answer can be read in it: what solves the puzzle can be proved as a whole, by a
    salted hash, and neither recipe nor seed are told, with which the puzzle could be made again.
    """
    known = _language(puzzle)
    public = _public(puzzle, known, enumerations)
    digest = _digest(public)
    salt = digest[16:48]
    return public | {
        "words": _words(puzzle, order),
        "id": digest[:16],
        "seal": {"salt": salt, "rounds": ROUNDS},
        "texts": _texts(puzzle),
        "alphabet": _alphabet(puzzle, known, prize=prize),
        **_answers(puzzle, salt, order, prize=prize),
    }


class PlayerFacts(NamedTuple):
    """What names a puzzle wherever it is played, what a player says, what may be typed,
    and the clues by entry."""

    id: str
    says: dict[str, str]
    alphabet: tuple[str, ...]
    clues: tuple[str, ...]


def player_facts(puzzle: Puzzle) -> PlayerFacts:
    """What another player needs so that both go on with each other's states."""
    known = _language(puzzle)
    return PlayerFacts(
        id=_digest(_public(puzzle, known, Enumerations.AUTO))[:16],
        says=_texts(puzzle),
        alphabet=tuple(_alphabet(puzzle, known, prize=False)),
        clues=tuple(_clue(puzzle, entry) for entry in puzzle.entries),
    )


def _clue(puzzle: Puzzle, entry: Entry) -> str:
    """The clue with the lengths that follow it."""
    if not shows_lengths(puzzle, entry, Enumerations.AUTO):
        return clue_text(puzzle, entry)
    return f"{clue_text(puzzle, entry)} ({entry.enumeration})"


def _public(puzzle: Puzzle, known: Language | None, enumerations: Enumerations) -> Json:
    """All that is no answer."""
    return (
        _about(puzzle)
        | _grid(puzzle)
        | {
            "entries": [_entry(puzzle, entry, enumerations) for entry in puzzle.entries],
            "words": _words(puzzle, WordOrder.PUZZLE),
            "phrase": _phrase(puzzle),
            "folds": [list(fold) for fold in known.folds] if known else [],
            "strips": known.strips_accents if known else True,
        }
    )


def _words(puzzle: Puzzle, order: WordOrder) -> list[Json]:
    return [
        {"text": printable(x.phrase), "letters": [_capital(letter) for letter in x.word]}
        for x in words_to_find(puzzle, order)
    ]


def _digest(public: Json) -> str:
    return hashlib.sha256(json.dumps(public, ensure_ascii=False).encode()).hexdigest()


def sealed(letters: Iterable[str], salt: str) -> str:
    """The salted hash of a row of letters, as `web/check.js` works it out."""
    value = "|".join(letters)
    for _ in range(ROUNDS):
        value = hashlib.sha256(f"{salt}{value}".encode()).hexdigest()
    return value


def is_search(puzzle: Puzzle) -> bool:
    """Whether words are found among letters that all stand there."""
    return bool(puzzle.placements) and not puzzle.entries


def _about(puzzle: Puzzle) -> Json:
    about = puzzle.metadata
    return {
        "search": is_search(puzzle),
        "language": puzzle.language,
        "rtl": language_code(puzzle) in RTL,
        "small": any(x != x.upper() for x in _letters(puzzle)),
        "title": printable(about.title),
        "author": printable(about.author),
        "copyright": printable(about.copyright),
        "notes": printable(about.notes),
        "credits": [printable(line) for line in _credits(puzzle)],
    }


def _credits(puzzle: Puzzle) -> list[str]:
    """The lines of the notes that name the source of a clue: they stand on the page from the start."""
    sources = {x.clue.source for x in puzzle.entries if x.clue is not None and x.clue.source}
    lines = puzzle.metadata.notes.split("\n")
    return [line for line in lines if any(source in line for source in sources)]


def _grid(puzzle: Puzzle) -> Json:
    grid = puzzle.grid
    letters = [(x, grid[x]) for x in puzzle.letter_squares]
    shown = is_search(puzzle)
    number = {square: place for place, square in enumerate(grid.squares())}
    cells = [(number[square], cell) for square, cell in letters if isinstance(cell, LetterCell)]
    return {
        "rows": grid.size.rows,
        "cols": grid.size.cols,
        "bleed": STANDARD.frame_width,
        "shape": "".join(_sign(grid[square]) for square in grid.squares()),
        "given": {
            str(place): _capital(cell.letter)
            for place, cell in cells
            if cell.letter is not None and (shown or cell.given)
        },
        "numbers": {str(number[square]): x for square, x in sorted(puzzle.numbers().items())},
        "circles": [place for place, cell in cells if cell.circle],
        "shades": [place for place, cell in cells if cell.shade],
    }


def _sign(cell: Cell) -> str:
    match cell:
        case LetterCell():
            return "."
        case BlockCell():
            return "#"
        case VoidCell():
            return "~"
        case ClueCell():
            return "?"


def _entry(puzzle: Puzzle, entry: Entry, enumerations: Enumerations) -> Json:
    return {
        "number": entry.number,
        "across": entry.direction is Direction.ACROSS,
        "squares": _places(puzzle, entry.squares),
        "clue": clue_text(puzzle, entry),
        "length": entry.enumeration if shows_lengths(puzzle, entry, enumerations) else "",
        "at": None if entry.arrow is None else _places(puzzle, [entry.arrow.clue_square])[0],
    } | _picture(entry)


def _picture(entry: Entry) -> Json:
    """The picture that is the clue, as an address that holds it; nothing for a clue of words."""
    picture = None if entry.clue is None else entry.clue.picture
    if picture is None:
        return {}
    return {"picture": picture.address}


def _phrase(puzzle: Puzzle) -> Json | None:
    phrase = puzzle.hidden_phrase
    if phrase is None:
        return None
    squares = () if phrase.mode is PhraseMode.LEFTOVER else phrase.squares
    return {"squares": _places(puzzle, squares), "setup": printable(phrase.setup), "text": ""}


def _answers(puzzle: Puzzle, salt: str, order: WordOrder, *, prize: bool) -> Json:
    """The solution, told or sealed; and where the words of a word search lie, unless sealed."""
    grid = puzzle.grid
    known = all(grid.letter(square) is not None for square in puzzle.letter_squares)
    letters = [_capital(grid.letter(x) or "") for x in puzzle.letter_squares]
    out: Json = {
        "bonus": [
            sealed([_capital(letter) for letter in x.word], salt)
            for x in puzzle.placements
            if x.bonus
        ],
        "solution": None,
        "sealed": None,
    }
    if is_search(puzzle):
        return out | ({} if prize else _places_of_words(puzzle, order))
    if prize:
        return out | {"sealed": sealed(letters, salt) if known else None}
    if any(letters):
        out["solution"] = [_capital(grid.letter(x) or "") for x in grid.squares()]
    return out | _told_phrase(puzzle)


def _places_of_words(puzzle: Puzzle, order: WordOrder) -> Json:
    words = [
        {
            "text": printable(x.phrase),
            "letters": [_capital(letter) for letter in x.word],
            "squares": _places(puzzle, x.squares),
        }
        for x in words_to_find(puzzle, order)
    ]
    return {"words": words, **_told_phrase(puzzle)}


def _told_phrase(puzzle: Puzzle) -> Json:
    phrase = _phrase(puzzle)
    if phrase is None or puzzle.hidden_phrase is None:
        return {}
    told = {
        "text": printable(puzzle.hidden_phrase.text),
        "squares": _places(puzzle, puzzle.hidden_phrase.squares),
    }
    return {"phrase": phrase | told}


def _texts(puzzle: Puzzle) -> dict[str, str]:
    labels = labels_of(puzzle)
    return {
        **words_for(puzzle.language),
        "across": labels.across,
        "down": labels.down,
        "words": labels.words,
    }


def _alphabet(puzzle: Puzzle, known: Language | None, *, prize: bool) -> list[str]:
    """What may be typed: the language's letters, and signs of the answers that it lacks.

    A language that is not known here, in a prize puzzle, has no list: any letter may be typed.
    """
    letters = list(known.alphabet) if known else []
    if prize and known is None:
        return []
    signs = {sign for letter in _letters(puzzle) for sign in letter.upper()}
    digraphs = {letter for letter in letters if len(letter) > 1}
    spelled = {sign for letter in digraphs for sign in letter}
    return letters + sorted(signs - set(letters) - spelled)


def _letters(puzzle: Puzzle) -> list[str]:
    return [x for square in puzzle.letter_squares if (x := puzzle.grid.letter(square)) is not None]


def _capital(letter: str) -> str:
    return printable(letter).upper()


def _places(puzzle: Puzzle, squares: Sequence[Square]) -> list[int]:
    return [square.row * puzzle.grid.size.cols + square.col for square in squares]


def _language(puzzle: Puzzle) -> Language | None:
    try:
        return language(puzzle.language)
    except LanguageError:
        return None
