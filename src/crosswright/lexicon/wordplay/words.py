"""What plays are made of: a lexicon's words and, where it has nouns alone, the other words too.

СЕМЬЯ is СЕМЬ + Я, but СЕМЬ is no answer of a Russian crossword: the known words of every part of
speech are read from what all languages have, and kept beside the lexicon.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from crosswright.languages import Language
from crosswright.lexicon.builder import build
from crosswright.lexicon.columns import Columns, packed, u32s, unflagged
from crosswright.lexicon.home import other_words_path
from crosswright.lexicon.lexicon import Lexicon
from crosswright.lexicon.once import heard
from crosswright.lexicon.overlay import Rows
from crosswright.lexicon.pack import Pack, read_pack, write_pack
from crosswright.lexicon.sources import Candidate, Recipe, core, recipe_for
from crosswright.lexicon.word import COMMON_ZIPF, Flag
from crosswright.lexicon.wordplay.play import Cells, Part
from crosswright.native import WordIndex, Wordplay

Note = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayWords:
    """The words plays are made of: the lexicon's under their ids, and others after them.

    Rude words and words a person banned are no parts; what else a person added is.
    """

    lexicon: Lexicon
    native: Wordplay
    rows: Rows
    index: WordIndex
    others: Columns | None
    other_ids: tuple[int, ...]

    def group(self, cells: Cells) -> int | None:
        """The lemma group of the word with these cells; None when there is none."""
        id = self.index.find(self.lexicon.language.glyphs(cells))
        return None if id is None else u32s(self.rows.groups[4 * id : 4 * id + 4])[0]

    def part(self, id: int) -> Part:
        """A part as the native core names it: a word, or below 0 a single letter."""
        lexicon = self.lexicon
        if id < 0:
            letter = lexicon.language.alphabet[-1 - id]
            return Part(cells=(letter,), written=letter, zipf=None)
        if id < len(lexicon) or self.others is None:
            word = lexicon.word(id)
            return Part(cells=word.cells, written=word.written, zipf=word.zipf)
        other = self.other_ids[id - len(lexicon)]
        written, _ = self.others.text(other)
        cells = lexicon.language.cells(written)
        return Part(cells=cells, written=written, zipf=self.others.zipf(other))


def play_words(lexicon: Lexicon, *, others: Columns | None = None) -> PlayWords:
    """The words of a lexicon to play with, and what it lacks of others."""
    language = lexicon.language
    ids, rows, usable = _beyond(lexicon, others)
    index = rows.index(language)
    native = Wordplay(
        index,
        usable=usable,
        singles=_letters(language.words_of_one_letter, language),
        vowels=_letters(language.vowels, language),
    )
    return PlayWords(
        lexicon=lexicon, native=native, rows=rows, index=index, others=others, other_ids=ids
    )


def other_words(language: Language, *, on_note: Note | None = None) -> Columns | None:
    """The known words of every part of speech where the lexicon has nouns alone; else None.

    Raises:
        OutputError: when they have to be read and cannot be kept.
    """
    if not recipe_for(language.plain_tag).nouns_only:
        return None
    every = core.recipe(language.plain_tag)
    path = other_words_path(language.tag)
    pack = read_pack(path, tag=language.tag, packages=every.packages())
    if pack is None:
        if on_note is not None:
            on_note(f"reading {language.name} words of every part of speech; this is done once")
        with heard(language.tag):
            pack = _built(every, language)
        write_pack(pack, path)
    return pack.columns


def _built(every: Recipe, language: Language) -> Pack:
    def known() -> Iterator[Candidate]:
        return (x for x in every.read() if x.zipf is not None and x.zipf >= COMMON_ZIPF)

    return build(replace(every, read=known), language)


def _beyond(lexicon: Lexicon, others: Columns | None) -> tuple[tuple[int, ...], Rows, bytes]:
    """The others the lexicon lacks, the rows of all words, and which of them may be parts."""
    rows, usable = lexicon.rows, lexicon.usable(without=Flag.PROFANE)
    if others is None:
        return (), rows, usable
    decent = unflagged(others.flags, Flag.PROFANE)
    ids, spelled, at = [], [], 0
    for id, length in enumerate(others.lengths):
        glyphs = others.glyphs[at : at + length]
        at += length
        if decent[id] and lexicon.index.find(glyphs) is None:
            ids.append(id)
            spelled.append(glyphs)
    fresh = max(u32s(rows.groups), default=-1) + 1
    breaks = u32s(others.breaks)
    both = Rows(
        glyphs=rows.glyphs + b"".join(spelled),
        lengths=rows.lengths + bytes(map(len, spelled)),
        scores=rows.scores + bytes(others.scores[id] for id in ids),
        groups=rows.groups + packed("I", range(fresh, fresh + len(ids))),
        breaks=rows.breaks + packed("I", (breaks[id] for id in ids)),
    )
    return tuple(ids), both, usable + bytes(1 for _ in ids)


def _letters(letters: Iterable[str], language: Language) -> int:
    return sum(1 << language.letter_id(letter) for letter in set(letters))
