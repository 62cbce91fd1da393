"""How hard a clue is, judged by what is known of it: its kind, its place, the word it names."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from crosswright.errors import LanguageError
from crosswright.lexicon.lexicon import Lexicon
from crosswright.lexicon.word import EVERYDAY_ZIPF, ClueText, Difficulty

EASY_SENSES, KNOWN_SENSES = 2, 4
"""Of a word's definitions the first two ask for what most people mean by it; from the fifth on they
ask for what few do."""

TELLS_MUCH = 8
"""Words of a definition that leaves few answers open, whatever it asks for."""


def graded(lexicon: Lexicon, clues: Iterable[ClueText]) -> Iterator[ClueText]:
    """The clues of one word, best first, each with its difficulty.

    Translations, early definitions and long ones are easy. A synonym leaves more words open and is medium, or
    hard where the synonym itself is no everyday word. A clue that ends in a question mark plays with
    words and is hard, and so are definitions of rare meanings.
    """
    definitions = 0
    for clue in clues:
        plays = clue.kind == "indirect" or clue.text.rstrip().endswith("?")
        if plays:
            difficulty: Difficulty = "hard"
        elif clue.kind == "translation":
            difficulty = "easy"
        elif clue.kind == "synonym":
            difficulty = "medium" if _is_everyday(lexicon, clue.text) else "hard"
        else:
            definitions += 1
            tells_much = len(clue.text.split()) >= TELLS_MUCH
            difficulty = "easy" if tells_much else _of_sense(definitions)
        yield replace(clue, difficulty=difficulty)


def _of_sense(number: int) -> Difficulty:
    if number <= EASY_SENSES:
        return "easy"
    return "medium" if number <= KNOWN_SENSES else "hard"


def _is_everyday(lexicon: Lexicon, word: str) -> bool:
    try:
        id = lexicon.find(lexicon.language.cells(word))
    except LanguageError:
        return False
    return id is not None and lexicon.score(id) >= 10 * EVERYDAY_ZIPF
