"""What is broken is named and left as it is; what goes away may come back."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import update

from crosswright.errors import OutputError, StoreAway, StoreError, UsageError
from crosswright.store import Document, Store, tables
from crosswright.store.database import Database
from tests.postgres_server import Server


def document(text: str) -> Document:
    return Document(text=text, kind="crossword", language="en")


def a_library(path: Path) -> bytes:
    with Store.open(path) as store:
        for n in range(40):
            store.puzzles.create(document(f"{n} " + os.urandom(400).hex()))
    return path.read_bytes()


@pytest.mark.parametrize("damage", ["cut", "overwritten", "other"])
def test_a_damaged_file_is_named_and_not_touched(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "library.sqlite"
    whole = a_library(path)
    half = len(whole) // 2
    spoiled = {
        "cut": whole[:half],
        "overwritten": whole[:4096] + b"\xff" * half + whole[4096 + half :],
        "other": b"this is a letter to my aunt\n" * 400,
    }[damage]
    path.write_bytes(spoiled)
    with pytest.raises(StoreError, match=r"library\.sqlite' is damaged or no database .*backup"):
        Store.open(path)
    assert path.read_bytes() == spoiled
    assert [x.name for x in tmp_path.iterdir()] == ["library.sqlite"]


def test_a_library_that_is_sound_has_no_faults_and_others_name_them(store: Store) -> None:
    first = store.puzzles.create(document("one")).about.id
    store.puzzles.save(first, document("two"), over=1)
    second = store.puzzles.create(document("three")).about.id
    assert store.faults() == ()
    held = tables.revision.c
    with store.database.writing() as connection:
        spoil = update(tables.revision).where(held.puzzle == first, held.number == 2)
        connection.execute(spoil.values(document=b"spoiled"))
        puzzle = tables.puzzle.c
        connection.execute(update(tables.puzzle).where(puzzle.id == second).values(document="four"))
    assert sorted(store.faults()) == sorted(
        (
            f"the puzzle {first!r}, revision 2: a kept revision is damaged; take it from a backup",
            f"the puzzle {second!r} is not what was last saved",
        )
    )
    with pytest.raises(StoreError, match="damaged"):
        store.puzzles.revision(first, 2)


WRITER = """
import sys
from crosswright.store import Document, Store
store = Store.open(sys.argv[1])
document = lambda n: Document(text=f"text {n}", kind="crossword", language="en")
id = store.puzzles.create(document(1)).about.id
print(id, flush=True)
for n in range(2, 100_000):
    store.puzzles.save(id, document(n), over=n - 1)
    print(n, flush=True)
"""


@pytest.mark.parametrize("saves", [1, 7, 30])
def test_a_writer_that_is_killed_loses_nothing_it_called_saved(where: str, saves: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, where], stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        id = writer.stdout.readline().strip()
        for _ in range(saves):
            writer.stdout.readline()
        writer.send_signal(signal.SIGKILL)
        # It may have called more saved than we had read.
        said = [line for line in writer.stdout.read().splitlines(keepends=True) if line[-1] == "\n"]
    last = int(said[-1]) if said else saves + 1
    with Store.open(where) as store:
        kept = store.puzzles.read(id)
        assert kept.about.revision in (last, last + 1)
        for n in range(1, kept.about.revision + 1):
            assert store.puzzles.revision(id, n).text == f"text {n}"
        assert store.faults() == ()


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    with Store.open(tmp_path / "a.sqlite") as store, store.database.reading() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.exec_driver_sql(f"PRAGMA {x}").scalar() for x in asked]
        assert found == ["wal", 2, 1]


def test_a_server_that_goes_away_is_told_and_works_again_when_it_is_back(server: Server) -> None:
    with Store.open(server.new_database()) as store:
        id = store.puzzles.create(document("one")).about.id
        server.stop(how=signal.SIGQUIT)
        try:
            for ask in (
                lambda: store.puzzles.read(id),
                lambda: store.puzzles.save(id, document("two"), over=1),
                store.puzzles.page,
            ):
                with pytest.raises(StoreAway, match=r"does not answer: .*; see that the server"):
                    ask()
        finally:
            server.start()
        assert store.puzzles.read(id).text == "one"
        store.puzzles.save(id, document("two"), over=1)
        assert store.puzzles.read(id).text == "two"


def test_a_server_that_is_not_there_is_told_without_the_password() -> None:
    with pytest.raises(StoreAway, match="does not answer") as told:
        Store.open("postgresql://ann:secret@/crosswright?host=/nowhere")
    assert "secret" not in str(told.value)
    assert "\n" not in str(told.value)


def test_a_puzzle_that_another_program_is_writing_is_told_to_be_busy(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crosswright.store.database.TURN", 1)
    with Store.open(where) as store, Store.open(where) as other:
        id = store.puzzles.create(document("one")).about.id
        with other.database.writing() as connection:
            connection.execute(
                update(tables.puzzle).where(tables.puzzle.c.id == id).values(title="x")
            )
            with pytest.raises(StoreAway, match="try again"):
                store.puzzles.save(id, document("two"), over=1)
            assert store.puzzles.read(id).about.title == ""
        store.puzzles.save(id, document("two"), over=1)
        assert store.puzzles.read(id).text == "two"


def test_a_file_that_is_read_while_it_changes_its_mode_is_told_to_be_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crosswright.store.database.TURN", 0)
    path = tmp_path / "library.sqlite"
    a_library(path)
    with closing(sqlite3.connect(path)) as reader:
        reader.execute("PRAGMA journal_mode = DELETE")
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM puzzle").fetchone() == (40,)
        with pytest.raises(StoreAway, match="is being written by another program"):
            Store.open(path)
    with Store.open(path) as store:
        assert store.puzzles.page().total == 40


def test_a_place_that_is_no_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="unable to open database file; see that the disk"):
        Store.open(tmp_path)


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("mysql://here/there", "not in 'mysql'"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("postgresql://host:port/x", "cannot be read"),
    ],
)
def test_a_url_that_is_none_is_refused(url: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        Database(url)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OutputError, match="cannot make the folder"):
        Store.open(tmp_path / "file" / "folder" / "library.sqlite")


def test_a_backup_is_a_library_and_holds_everything(store: Store, tmp_path: Path) -> None:
    id = store.puzzles.create(document("one")).about.id
    store.puzzles.save(id, document("two"), over=1)
    store.puzzles.bin(store.puzzles.create(document("gone")).about.id)
    store.lists.create(name="Pets", language="en", text="cat\n")
    store.collections.create("Winter", [id])
    target = tmp_path / "backup.sqlite"
    target.write_text("an older backup")
    store.backup(target)
    store.puzzles.save(id, document("three"), over=2)
    with Store.open(target) as backup:
        assert backup.faults() == ()
        assert backup.puzzles.read(id).text == "two"
        assert backup.puzzles.revisions(id) == store.puzzles.revisions(id)[1:]
        assert backup.puzzles.page(binned=True) == store.puzzles.page(binned=True)
        assert backup.lists.all() == store.lists.all()
        assert backup.collections.all() == store.collections.all()
    left = {re.sub("-(wal|shm)$", "", x.name) for x in tmp_path.iterdir()}
    assert left <= {"backup.sqlite", "library.sqlite"}


def test_a_backup_that_cannot_be_written_is_told(store: Store, tmp_path: Path) -> None:
    with pytest.raises(OutputError, match="there is no folder"):
        store.backup(tmp_path / "none" / "backup.sqlite")
    if store.database.path is not None:
        with pytest.raises(UsageError, match="is the library itself"):
            store.backup(store.database.path)
