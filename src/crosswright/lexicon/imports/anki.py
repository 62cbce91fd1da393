"""Flashcards as Anki packs them: an `.apkg`, which is a zip file with a small SQLite database in it.

Of each note the first two fields are read, without their tags; media are not unpacked. The database
was made by a stranger: it is read in memory, one table of it, and for a bounded number of steps.
"""

import io
import re
import sqlite3
import zipfile
from contextlib import closing
from html import unescape

import zstandard

from crosswright.errors import WordListError

DATABASES = ("collection.anki21b", "collection.anki21", "collection.anki2")
"""The databases a package may hold, the one that counts first; the last may be a mere notice."""

MOST_UNPACKED = 64 * 1024 * 1024
MOST_NOTES = 20_000
MOST_STEPS = 50_000
"""Thousands of steps of the database's machine; a table of the most notes takes a fraction."""

PARTED = "\x1f"

_GAP = re.compile(r"\{\{c\d+::(.*?)(?:::.*?)?\}\}", re.DOTALL)
_SOUND = re.compile(r"\[sound:[^\]]*\]")
_SILENT = re.compile(r"<(style|script)\b.*?</\1\s*>", re.DOTALL | re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")


def rows_in_cards(data: bytes, *, name: str) -> tuple[tuple[str, str], ...] | None:
    """The fronts and backs of the cards in a package; None where the file is none.

    Raises:
        WordListError: for a package that is damaged, or of a form nobody knows.
    """
    if not zipfile.is_zipfile(io.BytesIO(data)):
        return None
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            held = next((x for x in DATABASES if x in packed.namelist()), None)
            if held is None:
                return None
            with packed.open(held) as file:
                database = file.read(MOST_UNPACKED + 1)
        if held.endswith("b"):
            with zstandard.ZstdDecompressor().stream_reader(database) as stream:
                database = stream.read(MOST_UNPACKED + 1)
        if len(database) > MOST_UNPACKED:
            raise WordListError(f"the cards in {name!r} take more than {MOST_UNPACKED} bytes")
        notes = _notes(database)
    except (zipfile.BadZipFile, zstandard.ZstdError, sqlite3.Error, EOFError, OSError) as error:
        raise WordListError(f"the cards in {name!r} cannot be read: {error}") from error
    except (NotImplementedError, RuntimeError, UnicodeDecodeError) as error:
        raise WordListError(f"the cards in {name!r} cannot be read: {error}") from error
    return tuple((_plain(front), _plain(back)) for front, back in notes)


def _notes(database: bytes) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        # Kept with a log beside it or without: in memory there is none.
        connection.deserialize(database[:18] + b"\1\1" + database[20:])
        connection.execute("PRAGMA trusted_schema = OFF")
        steps = iter(range(MOST_STEPS))
        connection.set_progress_handler(lambda: next(steps, None) is None, 1000)
        kind = connection.execute("SELECT type FROM sqlite_master WHERE name = 'notes'").fetchone()
        if kind != ("table",):
            raise sqlite3.DatabaseError("there is no table of notes")
        rows = connection.execute("SELECT flds FROM notes ORDER BY id LIMIT ?", (MOST_NOTES,))
        fields = [str(row[0]).split(PARTED) for row in rows]
    return [(x[0], x[1] if len(x) > 1 else "") for x in fields]


def _plain(field: str) -> str:
    """The text of a field: no tags, no sounds, gaps filled with what they hide."""
    text = _SOUND.sub(" ", _GAP.sub(r"\1", _SILENT.sub(" ", field)))
    return " ".join(unescape(_TAG.sub(" ", text)).split())
