"""Puzzles in the store: saves, revisions, conflicts."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crosswright.errors import NotKept, UsageError
from crosswright.store import Conflict, Document, Kept, Store, UsedClue
from crosswright.store.packing import EVERY


def document(
    text: str, *, kind: str = "crossword", language: str = "en", title: str = "", author: str = ""
) -> Document:
    return Document(text=text, kind=kind, language=language, title=title, author=author)


def saved(outcome: Kept | Conflict) -> Kept:
    assert isinstance(outcome, Kept)
    return outcome


def test_what_was_created_is_read_and_listed(store: Store) -> None:
    made = store.puzzles.create(document("кот", title="Кошки", author="Аня", language="ru"))
    assert store.puzzles.read(made.about.id) == made
    assert (made.text, made.about.revision) == ("кот", 1)
    assert made.about.created == made.about.changed
    page = store.puzzles.page()
    assert page.rows == (made.about,)
    assert (page.total, page.rows[0].title, page.rows[0].author) == (1, "Кошки", "Аня")


def test_a_save_adds_a_revision_and_the_older_stays(store: Store) -> None:
    id = store.puzzles.create(document("one")).about.id
    second = saved(store.puzzles.save(id, document("two", title="Two"), over=1))
    assert (second.about.revision, second.about.title, second.text) == (2, "Two", "two")
    assert second.about.changed >= second.about.created
    assert [x.number for x in store.puzzles.revisions(id)] == [2, 1]
    assert [store.puzzles.revision(id, n).text for n in (1, 2)] == ["one", "two"]


def test_a_save_over_an_older_revision_is_a_conflict_with_the_newer(store: Store) -> None:
    id = store.puzzles.create(document("one")).about.id
    second = saved(store.puzzles.save(id, document("two"), over=1))
    assert store.puzzles.save(id, document("other"), over=1) == Conflict(newer=second)
    assert store.puzzles.save(id, document("other"), over=7) == Conflict(newer=second)
    assert store.puzzles.read(id) == second
    assert len(store.puzzles.revisions(id)) == 2


def test_a_save_sent_twice_is_done_once(store: Store) -> None:
    id = store.puzzles.create(document("one")).about.id
    second = saved(store.puzzles.save(id, document("two"), over=1))
    assert store.puzzles.save(id, document("two"), over=1) == second
    assert len(store.puzzles.revisions(id)) == 2


def test_of_many_writers_one_a_revision_is_heard_and_the_others_are_told(store: Store) -> None:
    id = store.puzzles.create(document("0")).about.id
    rounds, writers = 4, 6
    with ThreadPoolExecutor(writers) as pool:
        for n in range(1, rounds + 1):
            texts = [f"{n} by {x}" for x in range(writers)]
            outcomes = list(
                pool.map(lambda x, n=n: store.puzzles.save(id, document(x), over=n), texts)
            )
            heard = [x for x in outcomes if isinstance(x, Kept)]
            assert len(heard) == 1
            told = [x.newer for x in outcomes if isinstance(x, Conflict)]
            assert told == heard * (writers - 1)
    assert store.puzzles.read(id).about.revision == rounds + 1


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    texts=st.lists(
        st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=200),
        min_size=1,
        max_size=8,
    )
)
def test_every_text_that_was_ever_saved_can_be_read(store: Store, texts: list[str]) -> None:
    kept = store.puzzles.create(document(texts[0]))
    said = [texts[0]]
    for text in texts[1:]:
        kept = saved(store.puzzles.save(kept.about.id, document(text), over=kept.about.revision))
        if text != said[-1]:
            said.append(text)
    numbers = [x.number for x in store.puzzles.revisions(kept.about.id)]
    assert numbers == list(range(len(said), 0, -1))
    assert [store.puzzles.revision(kept.about.id, n).text for n in reversed(numbers)] == said


def test_revisions_that_stand_alone_and_those_that_do_not_are_read_alike(store: Store) -> None:
    long = "".join(chr(0x430 + n % 31) for n in range(3000))
    kept = store.puzzles.create(document(f"{long} 1"))
    for n in range(2, EVERY + 4):
        kept = saved(store.puzzles.save(kept.about.id, document(f"{long} {n}"), over=n - 1))
    for n in (1, 2, EVERY, EVERY + 1, EVERY + 2, EVERY + 3):
        assert store.puzzles.revision(kept.about.id, n).text == f"{long} {n}"


def test_the_clues_in_use_are_those_of_the_last_save(store: Store) -> None:
    first, second = UsedClue(answer="CAT", text="Mouser"), UsedClue(answer="DOG", text="Barker")
    id = store.puzzles.create(
        Document(text="1", kind="crossword", language="en", clues=(first, second))
    ).about.id
    (use,) = store.clues.of("DOG", language="en")
    assert (use.clue, use.puzzle) == (second, id)
    store.puzzles.save(
        id, Document(text="2", kind="crossword", language="en", clues=(second,)), over=1
    )
    assert store.clues.of("CAT", language="en") == ()
    assert [x.clue for x in store.clues.of("DOG", language="en")] == [second]
    assert store.clues.of("DOG", language="de") == ()
    assert store.clues.of("DOG", language="en", besides=id) == ()


def test_pages_go_through_all_puzzles_the_last_changed_first(store: Store) -> None:
    ids = [store.puzzles.create(document(str(n))).about.id for n in range(5)]
    store.puzzles.save(ids[1], document("anew"), over=1)
    wanted = [ids[1], ids[4], ids[3], ids[2], ids[0]]
    pages = [store.puzzles.page(first=n, most=2) for n in (0, 2, 4, 6)]
    assert [x.id for page in pages for x in page.rows] == wanted
    assert {page.total for page in pages} == {5}
    assert store.puzzles.page(first=-3, most=10**30).total == 5
    assert store.puzzles.page(first=10**30).rows == ()


def test_a_list_can_be_of_one_kind_and_language(store: Store) -> None:
    store.puzzles.create(document("a", kind="crossword", language="en"))
    store.puzzles.create(document("b", kind="wordsearch", language="en"))
    store.puzzles.create(document("c", kind="wordsearch", language="uk"))
    assert store.puzzles.page(kind="wordsearch").total == 2
    assert store.puzzles.page(kind="wordsearch", language="uk").total == 1
    assert store.puzzles.page(kind="arrowword").rows == ()


@pytest.mark.parametrize("id", ["", "0123456789abcdef", "../x", "a\0b", "\ud800", "0" * 1000])
def test_what_is_not_there_is_said_to_be_missing(store: Store, id: str) -> None:
    with pytest.raises(NotKept, match="there is no puzzle"):
        store.puzzles.read(id)
    with pytest.raises(NotKept, match="there is no puzzle"):
        store.puzzles.save(id, document("a"), over=1)
    with pytest.raises(NotKept, match="there is no puzzle"):
        store.puzzles.revisions(id)


@pytest.mark.parametrize("number", [0, -1, 2, 10**30])
def test_a_revision_that_is_not_there_is_said_to_be_missing(store: Store, number: int) -> None:
    id = store.puzzles.create(document("a")).about.id
    with pytest.raises(NotKept, match="there is no revision"):
        store.puzzles.revision(id, number)


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
def test_a_document_that_no_database_can_hold_is_refused(store: Store, text: str) -> None:
    with pytest.raises(UsageError, match="document"):
        store.puzzles.create(document(text))
    made = store.puzzles.create(document("a", title=f"{text} {'x' * 1000}"))
    assert len(made.about.title) == 500
    assert store.puzzles.page().rows == (made.about,)
