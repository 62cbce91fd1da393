"""What a person keeps: lists in an order, edits apart, and what a lexicon makes of them."""

from pathlib import Path

import pytest

from crosswright.errors import LanguageError, WordListError
from crosswright.languages import language
from crosswright.lexicon import Edit, ImportedWord, KeptList, Lexicon, Shelf, is_permissive, load
from crosswright.lexicon.sources import RECIPES
from crosswright.lexicon.word import ClueText
from tests.unit.lexicon.our_words import candidate, recipe_of

ENGLISH = language("en")


def word(written: str, score: int | None = None, *clues: str) -> ImportedWord:
    return ImportedWord(written=written, cells=ENGLISH.cells(written), score=score, clues=clues)


@pytest.fixture
def english(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """English made of two words of ours, in a home of our own."""
    monkeypatch.setitem(
        RECIPES,
        "en",
        recipe_of(candidate("cat", 4.5, clues=("Feline mammal",)), candidate("ox", 3.5)),
    )


def own(lexicon: Lexicon) -> dict[str, int]:
    """The words a person gave, as they wrote them, with their scores."""
    words = (lexicon.word(id) for id in range(len(lexicon)) if lexicon.is_own(id))
    return {word.written: word.score for word in words}


def scores() -> dict[str, int]:
    return own(load("en"))


@pytest.mark.usefixtures("english")
def test_the_first_list_counts_and_edits_overrule_it() -> None:
    shelf = Shelf(ENGLISH)
    shelf.put(KeptList(name="one", default_score=40), [word("otter", 60), word("lynx")])
    shelf.put(KeptList(name="two/2"), [word("otter", 10), word("eel", 5)])
    assert scores() == {"otter": 60, "lynx": 40, "eel": 5}
    shelf.put(KeptList(name="three"), [word("eel", 90)], first=True)
    assert [x.name for x in shelf.lists()] == ["three", "one", "two/2"]
    shelf.edit(Edit(kind="ban", written="otter"), Edit(kind="score", written="eel", value="1"))
    assert scores() == {"eel": 1, "otter": 0, "lynx": 40}
    shelf.put(KeptList(name="one"), [word("otter", 99)])
    assert scores() == {"eel": 1, "otter": 0}
    shelf.edit(Edit(kind="score", written="otter", value="30"))
    assert scores()["otter"] == 30
    shelf.remove("three")
    assert [x.name for x in shelf.lists()] == ["one", "two/2"]


def test_variants_of_spelling_share_a_shelf(home: Path) -> None:
    Shelf(language("cs")).edit(Edit(kind="ban", written="hroch"))
    (banned,) = Shelf(language("cs-x-noch")).edited_words()
    assert banned.cells == tuple("HROCH")


@pytest.mark.parametrize(
    ("edit", "error"),
    [
        (Edit(kind="ban", written="кот"), LanguageError),
        (Edit(kind="score", written="cat", value="101"), WordListError),
    ],
)
def test_an_edit_that_says_nothing_is_refused(
    home: Path, edit: Edit, error: type[Exception]
) -> None:
    with pytest.raises(error):
        Shelf(ENGLISH).edit(edit)
    assert Shelf(ENGLISH).edits() == ()


def test_a_list_that_is_not_there_cannot_be_dropped(home: Path) -> None:
    with pytest.raises(WordListError, match="there is no list 'x'; kept are none"):
        Shelf(ENGLISH).remove("x")


@pytest.mark.usefixtures("english")
def test_the_ladder_starts_with_the_persons_own_clues() -> None:
    shelf = Shelf(ENGLISH)
    shelf.put(
        KeptList(name="dict", kind="translation", source="A dictionary", licence="GPL-2"),
        [word("cat", None, "le chat"), word("maire", None, "ein Strauch")],
    )
    shelf.edit(Edit(kind="clue", written="Cat", value="It purrs"))
    lexicon = load("en")
    cat = lexicon.find(tuple("CAT"))
    assert cat is not None
    assert [x.text for x in lexicon.clues(cat)] == ["It purrs", "Feline mammal", "le chat"]
    assert lexicon.clues(cat)[2].licence == "GPL-2"
    free = lexicon.with_clues({}, permissive=True)
    assert [x.text for x in free.clues(cat)] == ["It purrs", "Feline mammal"]


def test_a_word_with_an_added_clue_is_filled_as_a_clued_one(small: Lexicon) -> None:
    house = small.find(tuple("HOUSE"))
    assert house is not None
    assert small.for_filling(unclued_floor=None).counts.get(5) == 1
    glyphs = bytes(small.index.glyphs_of(house))
    clue = ClueText(text="Home", kind="synonym", source="A book", licence="CC BY-SA 4.0")
    more = small.with_clues({glyphs: (clue,)})
    assert more.for_filling(unclued_floor=None).counts.get(5) == 2
    assert {x.kind: x.words.full for x in more.info().clued}["synonym"] == 1
    free = small.with_clues({glyphs: (clue,)}, permissive=True)
    assert free.for_filling(unclued_floor=None).counts.get(5) == 1


@pytest.mark.parametrize(
    ("licence", "free"),
    [
        *[("CC BY 4.0", True), ("CC0", True), ("MIT", True), ("", True), ("WordNet", True)],
        *[("CC BY-SA 4.0", False), ("GPL-2+", False), ("LGPL", False), ("GFDL", False)],
        *[("CC BY-NC 4.0", False), ("unknown licence", False)],
    ],
)
def test_a_licence_binds_or_does_not(licence: str, free: bool) -> None:
    assert is_permissive(licence) is free


def test_a_clue_that_a_set_has_had_comes_last(small: Lexicon) -> None:
    cat = small.find(tuple("CAT"))
    assert cat is not None
    again = small.with_used_clues(["FELINE mammal"])
    assert [x.text for x in again.clues(cat)] == ["A whip with nine cords", "Feline mammal"]
    both = again.with_used_clues(["A whip with nine cords"])
    assert [x.text for x in both.clues(cat)] == ["Feline mammal", "A whip with nine cords"]
