"""Which texts of a published dictionary can be printed as clues."""

from collections.abc import Iterator
from dataclasses import replace

from crosswright.languages import Language
from crosswright.lexicon.clues import Draft, best_clues, draft_of, price_of_length
from crosswright.lexicon.imports.rows import Imported
from crosswright.lexicon.profanity import Level, profanity_of
from crosswright.lexicon.word import Source

_NOBODY = Source(name="", licence="", package="")


def fit_to_print(read: Imported, language: Language) -> Imported:
    """The same words with the clues that are decent and do not tell their answer.

    A person's own clues are left alone: the audit tells what is wrong with them.
    """
    judge = profanity_of(language)
    words, left_out = [], 0
    for word in read.words:
        if not word.clues:
            words.append(word)
            continue
        decent = [text for text in word.clues if judge.level(text) is not Level.BLOCKED]
        kept = best_clues(
            _drafts(decent, language), forms=(word.written,), source=_NOBODY, language=language
        )
        left_out += len(word.clues) - len(kept)
        words.append(word._replace(clues=tuple(clue.text for clue in kept)))
    note = f"{left_out} clues left out: they tell their answer, are too long, or one too many"
    return replace(read, words=tuple(words), notes=(*read.notes, *([note] if left_out else [])))


def _drafts(texts: list[str], language: Language) -> Iterator[Draft]:
    for place, text in enumerate(texts):
        draft = draft_of(text, place / 20, language=language)
        if draft is not None:
            price = draft.price + price_of_length(draft.text)
            yield Draft(draft.text, draft.kind, price, draft.told)
