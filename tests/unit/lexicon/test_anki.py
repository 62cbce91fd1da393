"""Flashcards as Anki packs them, with what strangers may put into such a file."""

import io
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
import zstandard

from crosswright.errors import WordListError
from crosswright.lexicon.imports import anki
from crosswright.lexicon.imports.anki import rows_in_cards

NOTES = "CREATE TABLE notes (id INTEGER PRIMARY KEY, flds TEXT NOT NULL)"


def database(place: Path, *fields: str, schema: str = NOTES, wal: bool = False) -> bytes:
    """A collection with a note for each of the fields."""
    path = place / "collection.db"
    with closing(sqlite3.connect(path)) as connection:
        if wal:
            connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(schema)
        connection.executemany("INSERT INTO notes (flds) VALUES (?)", [(x,) for x in fields])
        connection.commit()
        if wal:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.read_bytes()


def package(**members: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in members.items():
            packed.writestr(name.replace("_", "."), data)
    return out.getvalue()


CARDS = (
    "river\x1fIt <b>runs</b>&nbsp;to<br>the sea\x1fmore",
    "<div>lake</div><style>.card { color: red }</style>\x1f[sound:lake.mp3]Still {{c1::water::w}}",
    "alone",
)
ROWS = (("river", "It runs to the sea"), ("lake", "Still water"), ("alone", ""))


@pytest.mark.parametrize("wal", [False, True])
def test_fronts_and_backs_are_read_without_their_markup(tmp_path: Path, wal: bool) -> None:
    cards = database(tmp_path, *CARDS, wal=wal)
    assert rows_in_cards(package(collection_anki2=cards, media=b"{}"), name="a.apkg") == ROWS


def test_the_newest_database_of_a_package_counts(tmp_path: Path) -> None:
    cards = zstandard.ZstdCompressor().compress(database(tmp_path, *CARDS))
    (tmp_path / "collection.db").unlink()
    notice = database(tmp_path, "please update\x1f")
    both = package(collection_anki2=notice, collection_anki21b=cards)
    assert rows_in_cards(both, name="a.apkg") == ROWS


def test_other_files_are_no_cards() -> None:
    assert rows_in_cards(b"river\tIt runs", name="a.txt") is None
    assert rows_in_cards(package(xl_workbook=b"<x/>"), name="a.xlsx") is None
    assert rows_in_cards(package(collection_anki2=b"x" * 99)[:60], name="half.apkg") is None


@pytest.mark.parametrize(
    "data",
    [
        package(collection_anki2=b"SQLite format 3\0 but not really"),
        package(collection_anki2=b""),
        package(collection_anki21b=b"no zstd"),
    ],
)
def test_damaged_packages_are_told(data: bytes) -> None:
    with pytest.raises(WordListError, match=r"the cards in 'a\.apkg'"):
        rows_in_cards(data, name="a.apkg")


def test_notes_that_are_made_up_on_reading_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "collection.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) "
            "SELECT id, 'x' AS flds FROM n"
        )
        connection.commit()
    with pytest.raises(WordListError, match="no table of notes"):
        rows_in_cards(package(collection_anki2=path.read_bytes()), name="a.apkg")


def test_a_database_that_unpacks_to_too_much_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(anki, "MOST_UNPACKED", 1000)
    cards = zstandard.ZstdCompressor().compress(database(tmp_path, *CARDS))
    for member in ({"collection_anki21b": cards}, {"collection_anki2": b"x" * 2000}):
        with pytest.raises(WordListError, match="take more than"):
            rows_in_cards(package(**member), name="a.apkg")
