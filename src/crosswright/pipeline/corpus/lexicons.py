"""The lexicons of this process: each loaded once, whoever works here and however long."""

from functools import lru_cache
from hashlib import sha256
from importlib.metadata import version

from crosswright.corpus import FORMAT
from crosswright.languages import language
from crosswright.lexicon import Lexicon, load, recipe_for
from crosswright.pipeline.sources import Note

PROGRAMS = ("crosswright", "zstandard")
"""What is not the same in another version: puzzles, and the bytes of their records."""

_LOADED: dict[str, Lexicon] = {}


def lexicon_of(tag: str, *, on_note: Note | None = None) -> Lexicon:
    """The lexicon of a language.

    Raises:
        MissingData: when its words are not installed.
    """
    if tag not in _LOADED:
        _LOADED[tag] = load(tag, on_note=on_note)
    return _LOADED[tag]


def made_with(tags: tuple[str, ...], *, on_note: Note | None = None) -> dict[str, str]:
    """All that puzzles in some languages depend on: versions, and a sum of each lexicon.

    Raises:
        MissingData: for a language whose words are not installed.
    """
    for tag in tags:
        lexicon_of(tag, on_note=on_note)
    known = {x: version(x) for x in PROGRAMS} | {"layout": str(FORMAT)}
    return known | {f"lexicon {tag}": _sum_of(tag, lexicon_of(tag)) for tag in tags}


@lru_cache(maxsize=16)
def _sum_of(tag: str, lexicon: Lexicon) -> str:
    rows = lexicon.rows
    total = sha256(repr(recipe_for(language(tag).plain_tag).packages()).encode())
    for column in (rows.glyphs, rows.lengths, rows.scores, rows.groups, rows.breaks):
        total.update(bytes(column))
    return total.hexdigest()[:16]
