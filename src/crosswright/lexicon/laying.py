"""Lay a person's lists over a language's words, once; what comes of it is kept until a list changes.

    <home>/lexicons/<tag>.own.lexicon

It is keyed by what stands in the lists, by the words below them and by the code that lays them, so a
stale one is made anew. Bans, scores and clues given by hand are no part of it and lie on top.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

from crosswright.errors import OutputError
from crosswright.languages import Language
from crosswright.lexicon.columns import Columns, ends_of, packed, u32s
from crosswright.lexicon.container import mapped_columns, write_columns
from crosswright.lexicon.deciding import laying_version
from crosswright.lexicon.home import own_lexicon_path
from crosswright.lexicon.lists import (
    LEFT_IN_FILE,
    LIST_COLUMNS,
    NO_SCORE,
    ListColumns,
    Lists,
    clue_line,
    lists_of,
)
from crosswright.lexicon.once import heard
from crosswright.lexicon.overlay import Placed, score_of_own
from crosswright.lexicon.own import OWN_SCORE, OwnWord
from crosswright.lexicon.pack import Pack
from crosswright.lexicon.shelf import KeptRows, Shelf
from crosswright.lexicon.word import CLUE_KINDS, breaks_of
from crosswright.native import WordIndex

MANY = 1_000_000
"""Bytes of lists beyond which laying them takes long enough to say so."""

Note = Callable[[str], None]


def kept_lists(
    shelf: Shelf, pack: Pack, index: WordIndex, *, language: Language, on_note: Note
) -> Lists | None:
    """The lists on a shelf, over the words of a pack whose index is given; None without a list."""
    key = _key(shelf, pack, language)
    if key is None:
        return None
    path = own_lexicon_path(language.tag)
    laid = _read(path, key)
    if laid is None:
        if shelf.size() > MANY:
            on_note(f"laying your own lists over the {language.name} words; this is done once")
        with heard(language.tag):
            laid = _laid_anew(shelf.opened(), pack.columns, index, language)
        # Without a place to keep it, it is made again the next time.
        with suppress(OutputError):
            parts = {name: getattr(laid.columns, name) for name in LIST_COLUMNS}
            write_columns(path, {"key": key, "sources": laid.sources}, parts)
    return lists_of(laid.columns, laid.sources, words=len(pack.columns), language=language)


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """The columns of lists that were laid, and of each list the source and licence of its clues."""

    columns: ListColumns
    sources: tuple[tuple[str, str], ...]


def _key(shelf: Shelf, pack: Pack, language: Language) -> str | None:
    """A sum over all that decides the columns; None when no list is kept."""
    content = shelf.content()
    if content is None:
        return None
    parts = (laying_version(), language.tag, repr(pack.packages), content)
    return sha256("\n".join(parts).encode()).hexdigest()


def _read(path: Path, key: str) -> Laid | None:
    found = mapped_columns(path)
    if found is None or found[0].get("key") != key or set(found[1]) != set(LIST_COLUMNS):
        return None
    header, columns = found
    parts: dict[str, Any] = {
        name: part if name in LEFT_IN_FILE else bytes(part) for name, part in columns.items()
    }
    sources = tuple((source, licence) for source, licence in header["sources"])
    return Laid(columns=ListColumns(**parts), sources=sources)


Listed = tuple[str, int]
"""How a word is written, and its score, `NO_SCORE` for none."""


def _laid_anew(
    lists: Iterable[KeptRows], columns: Columns, index: WordIndex, language: Language
) -> Laid:
    words: dict[bytes, Listed] = {}
    clues: dict[bytes, list[str]] = {}
    bits: dict[bytes, int] = {}
    sources: list[tuple[str, str]] = []
    for place, (kept, rows) in enumerate(lists):
        sources.append((kept.source, kept.licence))
        kind = CLUE_KINDS.index(kept.kind)
        default = NO_SCORE if kept.default_score is None else kept.default_score
        for written, score, *texts in rows:
            glyphs = language.spelled(written)
            if not kept.clues_only and glyphs not in words:
                words[glyphs] = (written, default if score is None else score)
            if texts:
                lines = clues.setdefault(glyphs, [])
                lines += [clue_line(kind, place, text) for text in texts]
                bits[glyphs] = bits.get(glyphs, 0) | 1 << kind
    laid = ListColumns(
        **_laid(words, columns, index, language), **_clued(clues, bits, columns, index)
    )
    return Laid(columns=laid, sources=tuple(sources))


def _laid(
    words: dict[bytes, Listed], columns: Columns, index: WordIndex, language: Language
) -> dict[str, Any]:
    """The columns of the words: what `overlay.lay_over` makes, without an object for each word."""
    known: list[int] = []
    old: list[Listed] = []
    added: list[bytes] = []
    scores, breaks = bytearray(columns.scores), u32s(columns.breaks)
    for glyphs in _in_order(words):
        id = index.find(glyphs)
        if id is None:
            added.append(glyphs)
            continue
        written, score = words[glyphs]
        known.append(id)
        old.append((written, score))
        own = OwnWord(written=written, cells=(), score=None if score == NO_SCORE else score)
        scores[id] = score_of_own(Placed(word=own, base=id), columns)
        breaks[id] = breaks_of(written, language)
    new = [words[glyphs] for glyphs in added]
    fresh = max(u32s(columns.groups), default=-1) + 1
    texts = [written.encode() for written, _ in chain(old, new)]
    return {
        "glyphs": columns.glyphs + b"".join(added),
        "lengths": columns.lengths + bytes(map(len, added)),
        "scores": bytes(scores)
        + bytes(OWN_SCORE if score == NO_SCORE else score for _, score in new),
        "groups": columns.groups + packed("I", range(fresh, fresh + len(added))),
        "breaks": packed("I", breaks)
        + packed("I", (breaks_of(written, language) for written, _ in new)),
        "known": packed("I", known),
        "given": bytes(score for _, score in chain(old, new)),
        "text_ends": packed("I", ends_of(texts)),
        "texts": b"".join(texts),
    }


def _clued(
    clues: dict[bytes, list[str]], bits: dict[bytes, int], columns: Columns, index: WordIndex
) -> dict[str, Any]:
    answers = _in_order(clues)
    kinds = bytearray(len(columns))
    for glyphs in answers:
        id = index.find(glyphs)
        if id is not None:
            kinds[id] = bits[glyphs]
    lines = ["\n".join(clues[glyphs]).encode() for glyphs in answers]
    return {
        "clue_glyphs": b"".join(answers),
        "clue_lengths": bytes(map(len, answers)),
        "clue_ends": packed("I", ends_of(lines)),
        "clues": b"".join(lines),
        "kinds": bytes(kinds),
    }


def _in_order(words: Iterable[bytes]) -> list[bytes]:
    """Words by their length, and those of one length by their letters."""
    # Sorted twice, without a call for each of millions: the second leaves the order of the first.
    return sorted(sorted(words), key=len)
