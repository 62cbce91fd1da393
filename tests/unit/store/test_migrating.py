"""Tables of older, newer and other programs."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from crosswright.errors import StoreError
from crosswright.store import Document, Store
from crosswright.store.database import Database
from crosswright.store.migrating import VERSION_TABLE, upgrade
from crosswright.store.packing import pack
from crosswright.store.tables import METADATA

THEN = "2026-01-02T03:04:05.000006Z"


def first_tables(where: str) -> None:
    """A library as the first version of the tables held it, with something in every table."""
    database = Database(where)
    rows: tuple[tuple[str, dict[str, object]], ...] = (
        (
            "INSERT INTO puzzle VALUES (:id, 'Ёлка', 'Ann', 'crossword', 'ru', 2, :at, :at, 'b')",
            {"id": "0" * 16},
        ),
        ("INSERT INTO revision VALUES (:id, 1, :at, NULL, :doc)", {"doc": pack("a", None)}),
        ("INSERT INTO revision VALUES (:id, 2, :at, 1, :doc)", {"doc": pack("b", "a")}),
        ("INSERT INTO clue VALUES (:id, 0, 'ru', 'КОТ', 'Мышелов', 'straight', '', '')", {}),
        ("INSERT INTO word_list VALUES (:list, 'Pets', 'ru', 1, :at, :at, 'кот')", {}),
        ("INSERT INTO collection VALUES (:shelf, 'Winter', :at)", {}),
        ("INSERT INTO collected VALUES (:shelf, :id, 0)", {}),
    )
    common = {"id": "0" * 16, "list": "1" * 16, "shelf": "2" * 16, "at": THEN}
    with database.writing() as connection:
        upgrade(connection, "0001")
        for statement, values in rows:
            wanted = {name: x for name, x in (common | values).items() if f":{name}" in statement}
            connection.execute(text(statement), wanted)
    database.close()


def test_the_tables_are_what_the_steps_make(store: Store) -> None:
    with store.database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, METADATA) == []


def test_an_older_library_is_brought_up_to_date_and_holds_all_it_held(where: str) -> None:
    first_tables(where)
    with Store.open(where) as store:
        kept = store.puzzles.read("0" * 16)
        assert (kept.text, kept.about.title, kept.about.revision) == ("b", "Ёлка", 2)
        assert kept.about.binned is None
        assert [store.puzzles.revision("0" * 16, n).text for n in (1, 2)] == ["a", "b"]
        assert [x.clue.text for x in store.clues.of("КОТ", language="ru")] == ["Мышелов"]
        assert [(x.name, x.text) for x in store.lists.all()] == [("Pets", "кот")]
        assert [(x.name, x.puzzles) for x in store.collections.all()] == [("Winter", ("0" * 16,))]
        # What is new works on what is old.
        for search in ("елка", "ANN", "кот"):
            assert store.puzzles.page(search=search).total == 1
        assert store.faults() == ()


def test_before_a_file_is_changed_a_copy_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "library.sqlite"
    taken = file.with_name("library.sqlite.tables-0001")
    taken.write_bytes(b"something of the person's")
    first_tables(str(file))
    with Store.open(file) as store:
        copy = store.migrated_from
    assert copy == file.with_name("library.sqlite.tables-0001-1")
    assert taken.read_bytes() == b"something of the person's"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT document FROM puzzle").fetchall() == [("b",)]
        assert connection.execute(f"SELECT * FROM {VERSION_TABLE}").fetchall() == [("0001",)]
    with Store.open(file) as store:
        assert store.migrated_from is None
    with Store.open(copy) as older:
        assert older.puzzles.page().total == 1


def test_a_step_that_fails_leaves_the_library_as_it_was(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_tables(where)
    with monkeypatch.context() as patch:
        patch.setattr("crosswright.store.values.fold", lambda text: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            Store.open(where)
    database = Database(where)
    with database.reading() as connection:
        assert connection.execute(text("SELECT * FROM puzzle")).one()[-1] == "b"
    database.close()
    with Store.open(where) as store:
        assert store.puzzles.page().total == 1


def test_servers_that_start_together_change_the_tables_once(where: str) -> None:
    first_tables(where)
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store.open(where), range(4)))
    assert [x.puzzles.page().total for x in stores] == [1] * 4
    assert sum(x.migrated_from is not None for x in stores) == (stores[0].database.path is not None)
    for store in stores:
        store.close()


def test_a_library_of_a_newer_version_is_refused(where: str) -> None:
    with Store.open(where) as store:
        store.puzzles.create(Document(text="a", kind="crossword", language="en"))
        with store.database.writing() as connection:
            connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    with pytest.raises(StoreError, match=r"was written by a newer crosswright \(tables 9999\)"):
        Store.open(where)
    database = Database(where)
    with database.reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM puzzle")).scalar() == 1
    database.close()


def test_a_database_of_another_program_is_refused(where: str) -> None:
    database = Database(where)
    with database.writing() as connection:
        connection.execute(text("CREATE TABLE invoice (id integer)"))
    with pytest.raises(StoreError, match="holds the tables of another program"):
        Store.open(where)
    with database.reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM invoice")).scalar() == 0
    database.close()
