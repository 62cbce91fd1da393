"""Lists laid over a language's words: once, kept, and made anew when what they come of changes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from crosswright.languages import language
from crosswright.lexicon import Edit, ImportedWord, KeptList, Lexicon, OwnWord, Shelf, load
from crosswright.lexicon import deciding as deciding_module
from crosswright.lexicon.home import own_lexicon_path
from crosswright.lexicon.sources import RECIPES
from crosswright.lexicon.word import Flag
from tests.unit.lexicon.our_words import candidate, lexicon_of, recipe_of

ENGLISH = language("en")
OURS = (
    candidate("cat", 4.5, clues=("Feline",)),
    candidate("cats", 4.0, lemma="cat"),
    candidate("ox", 3.5),
)
LISTED = (("CAT", 20), ("North Sea", 70), ("eel", None), ("ice-cream", 50))


@pytest.fixture(autouse=True)
def english(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """English made of three words of ours, in a home of our own."""
    monkeypatch.setitem(RECIPES, "en", recipe_of(*OURS))


def word(written: str, score: int | None = None, *clues: str) -> ImportedWord:
    return ImportedWord(written=written, cells=ENGLISH.cells(written), score=score, clues=clues)


def keep(*words: ImportedWord, name: str = "mine", clues_only: bool = False) -> None:
    kept = KeptList(name=name, source="A book", licence="GPL-2", clues_only=clues_only)
    Shelf(ENGLISH).put(kept, words)


def file() -> bytes | None:
    path = own_lexicon_path("en")
    return path.read_bytes() if path.exists() else None


def seen(lexicon: Lexicon) -> list[tuple[object, ...]]:
    """All that can be asked of every word."""
    return [
        (lexicon.word(id), lexicon.score(id), lexicon.is_own(id), lexicon.clues(id))
        for id in range(len(lexicon))
    ]


def test_lists_that_were_kept_are_what_words_given_at_once_are() -> None:
    keep(*(word(*row) for row in LISTED))
    given = [OwnWord(written=x, cells=ENGLISH.cells(x), score=score) for x, score in LISTED]
    expected = lexicon_of(*OURS).with_words(given)
    for lexicon in (load("en"), load("en")):
        assert seen(lexicon) == seen(expected)
        assert lexicon.rows == expected.rows
        assert lexicon.info() == expected.info()
        assert lexicon.usable(without=Flag.PROFANE) == expected.usable(without=Flag.PROFANE)
        assert lexicon.for_filling().counts == expected.for_filling().counts


def test_words_given_on_top_of_lists_join_them() -> None:
    keep(word("eel", 30), word("cat", 20))
    lynx = OwnWord(written="lynx", cells=ENGLISH.cells("lynx"), score=9)
    eel = OwnWord(written="Eel", cells=ENGLISH.cells("eel"), score=7)
    lexicon = load("en").with_words([lynx, eel])
    assert {
        lexicon.word(id).written: lexicon.score(id)
        for id in range(len(lexicon))
        if lexicon.is_own(id)
    } == {"cat": 20, "Eel": 7, "lynx": 9}
    assert lexicon.info().own == 3
    alone = lexicon.with_words([lynx], only=True)
    assert len(alone) == 1
    assert len(alone.with_words([eel])) == len(OURS) + 2


def test_nothing_is_laid_where_no_list_is_kept() -> None:
    Shelf(ENGLISH).edit(Edit(kind="ban", written="ox"))
    assert load("en").score(load("en").find(tuple("OX")) or 0) == 0
    assert file() is None


def test_edits_lie_on_top_and_lay_nothing_anew() -> None:
    keep(word("eel", 30), word("lynx", 40))
    load("en")
    laid = file()
    Shelf(ENGLISH).edit(
        Edit(kind="ban", written="eel"), Edit(kind="clue", written="lynx", value="It has tufts")
    )
    lexicon = load("en")
    eel, lynx = lexicon.find(tuple("EEL")), lexicon.find(tuple("LYNX"))
    assert eel is not None
    assert lynx is not None
    assert lexicon.score(eel) == 0
    assert [x.text for x in lexicon.clues(lynx)] == ["It has tufts"]
    assert file() == laid is not None
    keep(word("eel", 90), word("otter", 50))
    assert load("en").score(load("en").find(tuple("EEL")) or 0) == 0
    assert file() != laid


@pytest.mark.parametrize("spoil", [lambda x: b"", lambda x: x[:-1], lambda x: b"junk" * 99])
def test_a_spoiled_file_is_made_anew(spoil: Callable[[bytes], bytes]) -> None:
    keep(word("eel", 30))
    load("en")
    laid = file()
    assert laid is not None
    own_lexicon_path("en").write_bytes(spoil(laid))
    assert load("en").find(tuple("EEL")) is not None
    assert file() == laid


def test_other_code_other_words_and_other_lists_make_it_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keep(word("eel", 30))
    load("en")
    seen_files = [file()]
    monkeypatch.setattr(deciding_module, "_LAYING", ("laying",))
    deciding_module.laying_version.cache_clear()
    load("en")
    seen_files.append(file())
    keep(word("eel", 30), name="again")
    load("en")
    seen_files.append(file())
    Shelf(ENGLISH).remove("mine")
    load("en")
    seen_files.append(file())
    deciding_module.laying_version.cache_clear()
    assert None not in seen_files
    assert len(set(seen_files)) == 4


def test_clues_of_lists_are_found_by_spelling_even_of_words_nobody_has_yet() -> None:
    keep(word("cat", None, "le chat", "le chat"), word("lynx", None, "le lynx"), clues_only=True)
    lexicon = load("en")
    cat = lexicon.find(tuple("CAT"))
    assert cat is not None
    assert lexicon.find(tuple("LYNX")) is None
    assert [x.text for x in lexicon.clues(cat)] == ["Feline", "le chat"]
    assert [x.text for x in lexicon.with_clues({}, permissive=True).clues(cat)] == ["Feline"]
    more = lexicon.with_words([OwnWord(written="lynx", cells=ENGLISH.cells("lynx"))])
    lynx = more.find(tuple("LYNX"))
    assert lynx is not None
    assert [(x.text, x.licence) for x in more.clues(lynx)] == [("le lynx", "GPL-2")]


def test_a_home_that_cannot_be_written_still_has_its_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    keep(word("eel", 30))
    path = own_lexicon_path("en")
    path.mkdir(parents=True)
    assert load("en").find(tuple("EEL")) is not None


def test_the_lists_of_another_spelling_are_laid_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RECIPES, "cs", recipe_of(candidate("pes", 4.0), tag="cs"))
    Shelf(language("cs")).put(
        KeptList(name="mine"), [ImportedWord(written="hroch", cells=("H", "R", "O", "CH"))]
    )
    assert load("cs").find(("H", "R", "O", "CH")) is not None
    assert load("cs-x-noch").find(tuple("HROCH")) is not None
