"""Which candidates become words."""

from collections.abc import Mapping

import pytest

from crosswright.errors import MissingData
from crosswright.languages import language
from crosswright.lexicon.builder import build, entries_of
from crosswright.lexicon.sources import core
from tests.unit.lexicon.our_words import TALLY, candidate, lexicon_of, recipe_of


def _written(tag: str, *written: str) -> list[str]:
    return [x.written for x in entries_of(map(candidate, written), language(tag))]


@pytest.mark.parametrize(
    ("tag", "written", "stays"),
    [
        ("en", "café", True),
        ("en", "tsk", False),
        ("en", "shh", False),
        ("en", "sh", False),
        ("en", "rhythm", True),
        ("en", "a", False),
        ("en", "3d", False),
        ("en", "пёс", False),
        ("en", "x" * 21, True),
        ("en", "x" * 22, False),
        ("ru", "пёс", True),
        ("ru", "гш", False),
        ("ru", "dog", False),
    ],
)
def test_a_word_fits_alphabet_length_and_needs_a_vowel_when_short(
    tag: str, written: str, stays: bool
) -> None:
    assert _written(tag, written) == [written] * stays


def test_one_spelling_in_the_grid_is_one_word_the_most_frequent() -> None:
    lexicon = lexicon_of(candidate("осел", 3.0), candidate("осёл", 4.0), tag="ru")
    assert len(lexicon) == 1
    assert lexicon.word(0).written == "осёл"


def test_words_stand_by_length_and_then_by_letters() -> None:
    lexicon = lexicon_of(*map(candidate, ("beta", "ox", "alpha", "alto", "an")))
    assert [lexicon.word(id).written for id in range(5)] == ["an", "ox", "alto", "beta", "alpha"]


def test_forms_of_one_lemma_are_one_group() -> None:
    lexicon = lexicon_of(candidate("mouse"), candidate("mice", lemma="mouse"), candidate("louse"))
    mice, mouse, louse = (lexicon.find(tuple(x)) for x in ("MICE", "MOUSE", "LOUSE"))
    assert None not in (mice, mouse, louse)
    assert lexicon.group(mice or 0) == lexicon.group(mouse or 0) != lexicon.group(louse or 0)


def test_only_sources_that_gave_something_are_named() -> None:
    pack = build(recipe_of(candidate("cat")), language("en"))
    assert TALLY not in pack.sources
    assert len(pack.sources) == 1


def test_a_language_nobody_has_words_of_is_missing_data() -> None:
    with pytest.raises(MissingData, match=r"no installed package has words of English \(en\)"):
        build(recipe_of(), language("en"))


def test_the_core_sums_a_lemmas_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    table = {"mice": "mouse", "mouse": "mouse", "Paris": "Paris", "x-ray": "x-ray"}
    counts: Mapping[str, float] = {"mice": 4e-6, "mouse": 6e-6, "the": 0.05}
    monkeypatch.setattr(core, "lemma_table", lambda _: table)
    monkeypatch.setattr(core, "frequencies", lambda _: counts)
    assert [(x.written, x.zipf) for x in core.lemmata("en")] == [("mouse", 4.0)]


def test_a_language_no_package_knows_has_no_words_rather_than_an_error() -> None:
    assert core.lemma_table("qq") == {}
    assert core.frequencies("qq") == {}
