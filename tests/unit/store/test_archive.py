"""A library as a zip file, and back: on both databases, into an empty library and into a full one."""

import io
import json
import random
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import crosswright as cw
from crosswright.errors import FormatError, StoreError
from crosswright.pipeline.archive import (
    archive_pieces,
    export_to,
    lines_of,
    past_in,
    write_archive,
)
from crosswright.pipeline.library import bring, document_of, puzzle_in_text
from crosswright.pipeline.restore import MOST_SIGNS, Restored, restore
from crosswright.store import Kept, Past, Store
from tests.clean_puzzles import ENGLISH, RUSSIAN


def titled(puzzle: cw.Puzzle, title: str) -> cw.Puzzle:
    return replace(puzzle, metadata=replace(puzzle.metadata, title=title))


def change(store: Store, id: str, title: str) -> Kept:
    before = store.puzzles.read(id)
    puzzle = titled(puzzle_in_text(before.text), title)
    kept = store.puzzles.save(id, document_of(puzzle), over=before.about.revision)
    assert isinstance(kept, Kept)
    return kept


def archive_of(store: Store) -> io.BytesIO:
    made = io.BytesIO()
    write_archive(store, made)
    made.seek(0)
    return made


def fates(told: Restored) -> dict[str, str]:
    return {x.name: x.fate or x.reason for x in told.items}


def everything(store: Store) -> Any:
    """All a library holds, as one value."""
    return (
        [
            (
                store.puzzles.read(id),
                [store.puzzles.revision(id, x.number) for x in store.puzzles.revisions(id)],
            )
            for id in store.puzzles.ids()
        ],
        store.lists.all(),
        store.lists.all(binned=True),
        store.collections.all(),
        store.clues.of("PAPER", language="en"),
    )


@pytest.fixture
def full(store: Store) -> Store:
    """A library with something of everything."""
    first = store.puzzles.create(document_of(titled(ENGLISH, "First"))).about.id
    for title in ("Second", "Third: <b>?", "First"):
        change(store, first, title)
    second = store.puzzles.create(document_of(titled(RUSSIAN, "Ёлка"))).about.id
    gone = store.puzzles.create(document_of(titled(ENGLISH, "Gone"))).about.id
    store.puzzles.bin(gone)
    store.lists.create(name="Pets/../..", language="en", text="cat;50\n\ndög\n")
    store.lists.bin(store.lists.create(name="Old", language="ru", text="кот").id)
    store.collections.create("Winter", [second, first])
    return store


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    """Another library, empty; always SQLite, so that half the archives change their database."""
    with Store.open(tmp_path / "other" / "library.sqlite") as made:
        yield made


def test_an_archive_in_pieces_is_never_whole_in_memory_and_restores_the_same(
    store: Store, tmp_path: Path
) -> None:
    for number in range(20):
        bring(store, document_of(titled(ENGLISH, f"{number}")).text.encode(), name="a.ipuz")
    pieces = list(archive_pieces(store))
    whole = b"".join(pieces)
    assert len(pieces) > 20
    assert max(map(len, pieces)) < len(whole) / 4
    with Store.open(tmp_path / "other.sqlite") as other:
        restore(other, io.BytesIO(whole))
        assert everything(other)[0] == everything(store)[0]


def test_an_archive_restores_all_there_was(full: Store, other: Store) -> None:
    told = restore(other, archive_of(full))
    assert set(fates(told).values()) == {"new"}
    assert [x.what for x in told.items] == ["puzzle"] * 3 + ["word list"] * 2 + ["collection"]
    assert everything(other) == everything(full)
    # And from there back again, into the library of the other kind.
    assert set(fates(restore(full, archive_of(other))).values()) == {"already here"}


def test_the_same_archive_twice_changes_nothing_more(full: Store, other: Store) -> None:
    archive = archive_of(full)
    restore(other, archive)
    before = everything(other)
    assert set(fates(restore(other, archive)).values()) == {"already here"}
    assert everything(other) == before


def test_the_documents_of_an_archive_open_as_files(full: Store, tmp_path: Path) -> None:
    told = export_to(full, tmp_path / "a.zip")
    assert (told.puzzles, told.lists, told.collections) == (3, 2, 1)
    assert [x.name for x in tmp_path.iterdir() if x.name.endswith(".part")] == []
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        assert archive.testzip() is None
        names = [x for x in archive.namelist() if x.startswith("puzzles/")]
        archive.extractall(tmp_path / "out")
        assert not any(".." in x or "<" in x for x in archive.namelist())
    assert sorted(cw.load(tmp_path / "out" / x).title for x in names) == ["First", "Gone", "Ёлка"]


def test_a_puzzle_that_went_on_here_stays_and_one_that_went_on_there_comes(
    full: Store, other: Store
) -> None:
    restore(other, archive_of(full))
    ours, theirs, _ = full.puzzles.ids()
    change(full, ours, "Ours")
    change(other, theirs, "Theirs")
    told = fates(restore(full, archive_of(other)))
    assert (told["First"], told["Theirs"]) == ("already here", "brought forward")
    assert full.puzzles.read(ours).about.title == "Ours"
    assert full.puzzles.read(theirs) == other.puzzles.read(theirs)
    assert full.puzzles.page(search="theirs").total == 1
    assert full.faults() == ()


def test_where_both_went_on_theirs_is_kept_beside_ours_once(full: Store, other: Store) -> None:
    restore(other, archive_of(full))
    id = full.puzzles.ids()[0]
    ours, theirs = change(full, id, "Ours"), change(other, id, "Theirs")
    archive = archive_of(other)
    (copied,) = [x for x in restore(full, archive).items if x.fate.startswith("kept as a copy")]
    assert full.puzzles.read(id) == ours
    copy = full.puzzles.read(copied.id)
    assert (copy.text, copy.about.revision) == (theirs.text, theirs.about.revision)
    assert copied.id in full.collections.all()[0].puzzles
    assert len(full.puzzles.ids()) == 4
    assert set(fates(restore(full, archive)).values()) == {"already here"}
    assert len(full.puzzles.ids()) == 4


def test_a_list_that_differs_is_kept_beside_ours_once(full: Store, other: Store) -> None:
    restore(other, archive_of(full))
    (ours,) = full.lists.all()
    full.lists.save(ours.id, name=ours.name, language="en", text="mouse", over=1)
    archive = archive_of(other)
    assert fates(restore(full, archive))[ours.name].startswith("kept as a copy")
    assert sorted(x.text for x in full.lists.all()) == ["cat;50\n\ndög\n", "mouse"]
    assert set(fates(restore(full, archive)).values()) == {"already here"}
    assert len(full.lists.all()) == 2
    # Where the person changed the copy, theirs is not here any more, and comes again, once.
    (copy,) = [x for x in full.lists.all() if x.id != ours.id]
    full.lists.save(copy.id, name=copy.name, language="en", text="cow", over=1)
    for _ in range(2):
        restore(full, archive)
        assert sorted(x.text for x in full.lists.all()) == ["cat;50\n\ndög\n", "cow", "mouse"]


def test_a_file_that_was_changed_in_the_archive_is_one_more_save(full: Store, other: Store) -> None:
    def rewrite(name: str, data: bytes) -> bytes:
        return data.replace("Ёлка".encode(), "Сосна".encode()) if "puzzles/" in name else data

    restore(other, altered(archive_of(full), rewrite))
    (pine,) = other.puzzles.page(search="сосна").rows
    assert pine.revision == 2
    assert puzzle_in_text(other.puzzles.revision(pine.id, 1).text).title == "Ёлка"


def altered(archive: io.BytesIO, change: Callable[[str, bytes], bytes | None]) -> io.BytesIO:
    """The archive with its files changed; None leaves one out."""
    made = io.BytesIO()
    with zipfile.ZipFile(archive) as source, zipfile.ZipFile(made, "w") as target:
        for name in source.namelist():
            data = change(name, source.read(name))
            if data is not None:
                target.writestr(name, data)
    made.seek(0)
    return made


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("part", "data", "reason"),
    [
        ("puzzles/Ёлка", None, "There is no item named"),
        ("puzzles/Ёлка", b"{}", "ipuz"),
        ("puzzles/Ёлка", b"\xff\xfe", "codec can't decode"),
        ("history/", None, "There is no item named"),
        ("history/", b"nonsense\n", "line 1 of its history is none"),
        ("history/", b'{"at": "2026-01-01", "keep": [0, 0], "put": ""}\n', "has no zone"),
        ("history/", b'{"at": "2026-01-01T00:00Z", "keep": [9, 0], "put": ""}\n', "keeps more"),
        ("history/", b'{"at": "2026-01-01T00:00Z", "keep": [0], "put": ""}\n', "line 1"),
        ("history/", b"[" * 100_000, "line 1"),
    ],
)
def test_what_is_damaged_is_told_and_the_rest_taken_in(
    full: Store, other: Store, part: str, data: bytes | None, reason: str
) -> None:
    id = full.puzzles.page(search="елка").rows[0].id

    def spoil(name: str, before: bytes) -> bytes | None:
        return data if name.startswith(part) and id in name else before

    told = restore(other, altered(archive_of(full), spoil))
    (failed,) = told.failed
    assert (failed.name, failed.id) == ("Ёлка", id)
    assert reason.lower() in failed.reason.lower()
    assert len(other.puzzles.ids()) == 2
    assert other.puzzles.page(collection=other.collections.all()[0].id).total == 1


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        (None, r"no library\.json that can be read"),
        (b"[]", "no library.json that can be read"),
        (b"{}", "'crosswright' is missing"),
        (b"[" * 100_000, "no library.json that can be read"),
        (b'{"crosswright": 1, "puzzles": [7], "lists": [], "collections": []}', "no list of"),
        (b'{"crosswright": 2, "puzzles": [], "lists": [], "collections": []}', "of version 2"),
    ],
)
def test_what_is_no_archive_of_ours_is_refused(
    other: Store, full: Store, manifest: bytes | None, message: str
) -> None:
    def swap(name: str, data: bytes) -> bytes | None:
        return manifest if name == "library.json" else data

    with pytest.raises(FormatError, match=message):
        restore(other, altered(archive_of(full), swap))
    assert other.puzzles.ids() == ()


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
def test_an_archive_cut_anywhere_is_refused_or_told(full: Store, other: Store) -> None:
    whole = archive_of(full).getvalue()
    chance = random.Random(7)
    for _ in range(12):
        with pytest.raises(FormatError, match="cannot be opened"):
            restore(other, io.BytesIO(whole[: chance.randrange(len(whole))]))
    for _ in range(12):
        spoiled = bytearray(whole)
        spoiled[chance.randrange(len(whole) * 3 // 4)] ^= 1 << chance.randrange(8)
        try:
            restore(other, io.BytesIO(bytes(spoiled)))
        except StoreError:
            raise
        except FormatError:
            continue
    assert other.faults() == ()


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
def test_a_short_history_cannot_grow_without_end(
    full: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MOST_SIGNS > 10**10
    monkeypatch.setattr("crosswright.pipeline.restore.MOST_SIGNS", 1000)
    told = restore(other, archive_of(full))
    assert any("longer than any library's" in x.reason for x in told.failed)
    line = json.dumps({"at": "2026-01-01T00:00Z", "keep": [0, 0], "put": "a" * 99}).encode()
    with pytest.raises(FormatError, match="it is too long"):
        list(past_in([line], most=98))


def test_histories_are_written_and_read_alike() -> None:
    chance = random.Random(3)
    at = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    texts = ["", "abc", "abc", "aabc", "abcc", "", "кот" * 50]
    texts += ["".join(chance.choices("ab\n", k=chance.randrange(9))) for _ in range(200)]
    saves = [Past(at=at, text=x) for x in texts]
    assert list(past_in(lines_of(saves), most=1000)) == saves


def test_a_file_of_any_format_is_brought_in(store: Store) -> None:
    told = bring(store, b"CAT\nA#A\nTAB\n", name="of my aunt.txt")
    assert told.kept.about.kind == "crossword"
    assert "no language is stated" in " ".join(told.warnings)
    assert puzzle_in_text(told.kept.text).grid.size.rows == 3
    with pytest.raises(FormatError, match=r"^x\.puz: "):
        bring(store, b"nothing", name="x.puz")
    assert store.puzzles.page().total == 1
