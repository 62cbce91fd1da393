"""Small lexicons for the tests of the engines."""

import random
from collections.abc import Iterable
from dataclasses import dataclass

from crosswright.languages import Labels, Language, language
from crosswright.native import WordIndex

LABELS = Labels(
    across="", down="", key="", no_clue="", name="", date="", words="", contents="", picture=""
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SmallLexicon:
    """What a fill needs of a lexicon, and nothing else."""

    language: Language
    index: WordIndex


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A word as people write it; spaces part written words and take no cell."""

    written: str
    score: int = 50
    group: int


def lexicon_of_rows(rows: Iterable[Row], tongue: Language) -> SmallLexicon:
    """A lexicon of these words; a word's id is its place among them."""
    rows = tuple(rows)
    spelled = [tongue.glyphs(tuple(row.written.replace(" ", ""))) for row in rows]
    index = WordIndex(
        letters=len(tongue.alphabet),
        glyphs=b"".join(spelled),
        lengths=bytes(len(word) for word in spelled),
        scores=bytes(row.score for row in rows),
        groups=b"".join(row.group.to_bytes(4, "little") for row in rows),
        breaks=b"".join(breaks_of(row.written).to_bytes(4, "little") for row in rows),
    )
    return SmallLexicon(language=tongue, index=index)


def breaks_of(written: str) -> int:
    """Where written words start."""
    starts, at = 1, 0
    for part in written.split(" ")[:-1]:
        at += len(part)
        starts |= 1 << at
    return starts


def tongue_of(alphabet: str) -> Language:
    """A language of some letters."""
    return Language(
        tag="xx",
        name="Test",
        own_name="Test",
        alphabet=tuple(alphabet),
        vowels=frozenset(),
        labels=LABELS,
    )


def lexicon_of_words(*words: str) -> SmallLexicon:
    """An English lexicon of some words, each of a lemma of its own, with a score of 50."""
    rows = (Row(written=word, group=number) for number, word in enumerate(words))
    return lexicon_of_rows(rows, language("en"))


def letters_lexicon(alphabet: str, *, words: int, lengths: range, seed: int) -> SmallLexicon:
    """So many random words of each length."""
    chance = random.Random(seed)
    made = dict.fromkeys(
        "".join(chance.choices(alphabet, k=length)) for length in lengths for _ in range(words)
    )
    rows = (Row(written=word, group=number) for number, word in enumerate(made))
    return lexicon_of_rows(rows, tongue_of(alphabet))
