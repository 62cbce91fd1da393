"""Search, the bin, word lists, collections and clues in use, on both databases alike."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from crosswright.errors import NotKept, UsageError
from crosswright.store import Document, ListConflict, Store, UsedClue, WordList

NOWHERE = "0" * 16


def kept(store: Store, title: str, *answers: str, author: str = "", language: str = "en") -> str:
    clues = tuple(UsedClue(answer=x, text=f"Clue of {x}") for x in answers)
    document = Document(
        text=title, kind="crossword", language=language, title=title, author=author, clues=clues
    )
    return store.puzzles.create(document).about.id


SEARCHES: tuple[tuple[str, list[str]], ...] = (
    ("ёлка", ["Ёлка"]),
    ("ЕЛКА", ["Ёлка"]),
    ("елк", ["Ёлка"]),
    ("sea", ["North Sea"]),
    ("  sea   NORTH ", ["North Sea"]),
    ("sea south", []),
    ("жук", ["Ёлка"]),
    ("ann", ["North Sea", "Ёлка"]),
    ("strasse", ["Straße"]),
    ("uber", ["Über"]),
    ("100%", ["100%_"]),
    ("0%_", ["100%_"]),
    ("%", ["100%_"]),
    ("_", ["100%_"]),
    ("\\", []),
    ("'; DROP TABLE puzzle; --", []),
    ("", ["100%_", "North Sea", "Straße", "Über", "Ёлка"]),
)


def test_a_search_finds_words_whatever_their_case_and_accents(store: Store) -> None:
    kept(store, "Ёлка", "ЖУК", author="Ann")
    kept(store, "North Sea", author="Anna")
    for title in ("Straße", "Über", "100%_"):
        kept(store, title)
    for search, found in SEARCHES:
        page = store.puzzles.page(search=search)
        assert sorted(x.title for x in page.rows) == found, search
        assert page.total == len(found)


def test_a_search_follows_what_is_saved(store: Store) -> None:
    id = kept(store, "Heron", "RAPID")
    new = Document(text="x", kind="crossword", language="en", title="Stork")
    store.puzzles.save(id, new, over=1)
    assert store.puzzles.page(search="heron").total == 0
    assert store.puzzles.page(search="rapid").total == 0
    assert store.puzzles.page(search="stork").total == 1


def test_the_bin_hides_a_puzzle_and_gives_it_back_whole(store: Store) -> None:
    id = kept(store, "Heron", "RAPID")
    shelf = store.collections.create("Birds", [id]).id
    before = store.puzzles.read(id)
    binned = store.puzzles.bin(id)
    assert binned.binned is not None
    assert store.puzzles.bin(id) == binned
    assert store.puzzles.page().rows == ()
    assert store.puzzles.page(collection=shelf).rows == ()
    assert store.puzzles.page(binned=True).rows == (binned,)
    assert store.clues.of("RAPID", language="en") == ()
    assert store.puzzles.read(id).text == before.text
    store.puzzles.bring_back(id)
    assert store.puzzles.read(id) == before
    assert store.puzzles.page(collection=shelf).rows == (before.about,)
    assert len(store.clues.of("RAPID", language="en")) == 1


def test_a_puzzle_is_forgotten_only_from_the_bin_and_only_it(store: Store) -> None:
    gone, other = kept(store, "Heron", "RAPID"), kept(store, "Stork", "RAPID")
    shelf = store.collections.create("Birds", [gone, other]).id
    with pytest.raises(UsageError, match="is not in the bin"):
        store.puzzles.forget(gone)
    store.puzzles.bin(gone)
    assert store.puzzles.forget(gone).title == "Heron"
    with pytest.raises(NotKept):
        store.puzzles.read(gone)
    assert store.collections.read(shelf).puzzles == (other,)
    assert [x.puzzle for x in store.clues.of("RAPID", language="en")] == [other]
    assert store.faults() == ()


def test_a_save_into_the_bin_is_kept_there(store: Store) -> None:
    id = kept(store, "Heron")
    store.puzzles.bin(id)
    new = Document(text="x", kind="crossword", language="en", title="Stork")
    store.puzzles.save(id, new, over=1)
    (about,) = store.puzzles.page(binned=True).rows
    assert (about.title, about.revision) == ("Stork", 2)


def test_a_list_is_kept_as_given_and_two_writers_are_told(store: Store) -> None:
    text = "cat;50\r\n\n# \t№ «ё»\n"
    made = store.lists.create(name="Pets", language="en", text=text)
    assert store.lists.read(made.id) == made
    assert made.text == text
    saved = store.lists.save(made.id, name="Pets", language="uk", text="кіт", over=1)
    assert isinstance(saved, WordList)
    assert (saved.revision, saved.language) == (2, "uk")
    late = store.lists.save(made.id, name="Pets", language="en", text="dog", over=1)
    assert late == ListConflict(newer=saved)
    # What stands there already is no conflict.
    assert store.lists.save(made.id, name="Pets", language="uk", text="кіт", over=1) == saved


def test_lists_stand_by_name_and_go_through_the_bin(store: Store) -> None:
    names = ("zebra", "Ёлка", "apple", "Éclair")
    made = {x: store.lists.create(name=x, language="en", text=x).id for x in names}
    assert [x.name for x in store.lists.all()] == ["apple", "Éclair", "zebra", "Ёлка"]
    with pytest.raises(UsageError, match="is not in the bin"):
        store.lists.forget(made["apple"])
    store.lists.bin(made["apple"])
    store.lists.bin(made["zebra"])
    assert [x.name for x in store.lists.all()] == ["Éclair", "Ёлка"]
    store.lists.bring_back(made["zebra"])
    store.lists.forget(made["apple"])
    assert store.lists.all(binned=True) == ()
    with pytest.raises(NotKept, match="there is no word list"):
        store.lists.read(made["apple"])


def test_a_collection_keeps_the_persons_order(store: Store) -> None:
    one, two, three = (kept(store, x) for x in ("One", "Two", "Three"))
    shelf = store.collections.create("Birds", [two, one, two]).id
    assert store.collections.read(shelf).puzzles == (two, one)
    store.collections.add(shelf, three)
    assert [x.id for x in store.puzzles.page(collection=shelf).rows] == [two, one, three]
    assert store.collections.move(shelf, three, by=-1).puzzles == (two, three, one)
    assert store.collections.move(shelf, three, by=-5).puzzles == (three, two, one)
    assert store.collections.move(shelf, three, by=9).puzzles == (two, one, three)
    assert store.collections.move(shelf, NOWHERE, by=1).puzzles == (two, one, three)
    assert store.collections.remove(shelf, two).puzzles == (one, three)
    assert store.collections.put(shelf, [three]).puzzles == (three,)
    assert store.collections.rename(shelf, "Beasts").name == "Beasts"
    assert store.collections.drop(shelf).puzzles == (three,)
    assert store.collections.all() == ()
    assert store.puzzles.page().total == 3


def test_nothing_is_done_in_part(store: Store) -> None:
    one = kept(store, "One")
    shelf = store.collections.create("Birds", [one]).id
    with pytest.raises(NotKept, match=f"there is no puzzle '{NOWHERE}'"):
        store.collections.put(shelf, [NOWHERE])
    assert store.collections.read(shelf).puzzles == (one,)
    with pytest.raises(NotKept):
        store.collections.create("Beasts", [one, NOWHERE])
    assert [x.name for x in store.collections.all()] == ["Birds"]
    with pytest.raises(UsageError, match="needs a name"):
        store.collections.rename(shelf, " ")


def test_many_who_add_to_one_collection_all_do(store: Store) -> None:
    ids = [kept(store, str(n)) for n in range(8)]
    shelf = store.collections.create("Birds").id
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda id: store.collections.add(shelf, id), ids))
    assert sorted(store.collections.read(shelf).puzzles) == sorted(ids)


def test_clues_in_use_are_the_last_used_first(store: Store) -> None:
    old, new = kept(store, "Old", "CAT"), kept(store, "New", "CAT", "DOG")
    assert [x.puzzle for x in store.clues.of("CAT", language="en")] == [new, old]
    use = store.clues.of("CAT", language="en", besides=new)[0]
    assert (use.title, use.clue.text, use.language) == ("Old", "Clue of CAT", "en")
    store.puzzles.save(
        old,
        Document(
            text="x",
            kind="crossword",
            language="en",
            clues=(UsedClue(answer="CAT", text="Mouser", source="Ann", licence="CC0"),),
        ),
        over=1,
    )
    use = store.clues.of("CAT", language="en")[0]
    assert (use.puzzle, use.clue.text, use.clue.source, use.clue.licence) == (
        old,
        "Mouser",
        "Ann",
        "CC0",
    )
