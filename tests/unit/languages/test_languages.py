"""How text becomes cells."""

from dataclasses import astuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosswright.errors import LanguageError
from crosswright.languages import LANGUAGES, SPELLINGS, Labels, Language, language

CZECH_LIKE = Language(
    tag="xx",
    name="Examplish",
    own_name="Examplish",
    alphabet=("A", "C", "CH", "H", "O", "Á"),
    vowels=frozenset("AOÁ"),
    labels=language("en").labels,
)


@pytest.mark.parametrize(
    ("tag", "text", "cells"),
    [
        ("en", "cat", "CAT"),
        ("en", "North Sea", "NORTHSEA"),
        ("en", "mother-in-law's", "MOTHERINLAWS"),
        ("en", "naïve café", "NAIVECAFE"),
        ("en", "cafe\u0301", "CAFE"),
        ("en", "Æsop's œuvre", "AESOPSOEUVRE"),
        ("en", "", ""),
        ("en", "?!", ""),
        ("ru", "ёлка", "ЕЛКА"),
        ("ru", "е\u0308лка", "ЕЛКА"),
        ("ru", "Йод", "ЙОД"),
        ("ru", "и\u0306од", "ЙОД"),
        ("ru", "кое-где", "КОЕГДЕ"),
        ("ru-x-yo", "ёлка", "ЁЛКА"),
        ("uk", "м'ята", "МЯТА"),
        ("uk", "п’ять", "ПЯТЬ"),
        ("uk", "сузірʼя", "СУЗІРЯ"),
        ("uk", "і\u0308жак", "ЇЖАК"),
        ("uk", "ґанок", "ҐАНОК"),
        ("de", "Straße", "STRASSE"),
        ("de", "Äpfel", "AEPFEL"),
        ("de", "A\u0308pfel", "AEPFEL"),
        ("de", "Café", "CAFE"),
        ("de-x-umlaut", "Mädchen", "MÄDCHEN"),
        ("de-x-umlaut", "Fuß", "FUSS"),
        ("fr", "Noël, cœur, ça", "NOELCOEURCA"),
        ("es", "niño", "NIÑO"),
        ("es", "pingüino", "PINGUINO"),
        ("es", "calle", "CALLE"),
        ("it", "città", "CITTA"),
        ("pl", "żółw", "ŻÓŁW"),
        ("cs", "žluťoučký kůň", "ŽLUŤOUČKÝKŮŇ"),
        ("cs-x-noch", "hroch", "HROCH"),
        ("sk", "vŕba", "VŔBA"),
        ("sk", "džem", "DŽEM"),
        ("nl-x-noij", "ijs", "IJS"),
        ("nl", "coördinatie", "COORDINATIE"),
    ],
)
def test_text_becomes_the_cells_of_a_grid(tag: str, text: str, cells: str) -> None:
    assert language(tag).cells(text) == tuple(cells)


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("choch", ("CH", "O", "CH")),
        ("hoch", ("H", "O", "CH")),
        ("c-h", ("C", "H")),
        ("cách", ("C", "Á", "CH")),
    ],
)
def test_a_digraph_takes_one_cell(text: str, cells: tuple[str, ...]) -> None:
    assert CZECH_LIKE.cells(text) == cells


@pytest.mark.parametrize(
    ("tag", "text", "count"),
    [
        ("cs", "chléb", 4),
        ("cs", "hroch", 4),
        ("cs-x-noch", "chléb", 5),
        ("sk", "chlieb", 5),
        ("nl", "ijs", 2),
    ],
)
def test_ch_is_a_letter_unless_the_variant_parts_it(tag: str, text: str, count: int) -> None:
    assert len(language(tag).cells(text)) == count


@pytest.mark.parametrize("tag", SPELLINGS)
def test_a_variant_keeps_the_labels_of_its_language(tag: str) -> None:
    spoken = language(tag)
    assert spoken.labels == LANGUAGES[spoken.plain_tag].labels


@pytest.mark.parametrize("tag", LANGUAGES)
def test_pages_say_everything_in_the_language(tag: str) -> None:
    labels = astuple(language(tag).labels)
    assert all(labels)
    assert tag == "en" or labels != astuple(language("en").labels)


@pytest.mark.parametrize(
    ("tag", "text", "sign"), [("en", "кот", "К"), ("ru", "cat", "C"), ("en", "r2d2", "2")]
)
def test_a_sign_outside_the_alphabet_is_named(tag: str, text: str, sign: str) -> None:
    with pytest.raises(LanguageError, match=f"'{sign}' in '{text}' is no letter of"):
        language(tag).cells(text)


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(
        LanguageError, match="unknown language 'xx'; known are en, ru, uk, de, sk, cs, fr"
    ):
        language("xx")


@pytest.mark.parametrize("tag", SPELLINGS)
def test_letters_are_numbered_in_alphabetical_order(tag: str) -> None:
    spoken = language(tag)
    assert spoken.glyphs(spoken.alphabet) == bytes(range(len(spoken.alphabet)))
    assert set(spoken.vowels) < set(spoken.alphabet)
    with pytest.raises(LanguageError, match="no letter"):
        spoken.glyphs(("?",))


@pytest.mark.parametrize("tag", SPELLINGS)
@given(data=st.data())
def test_what_is_spelled_is_spelled_the_same_again(tag: str, data: st.DataObject) -> None:
    spoken = language(tag)
    signs = st.sampled_from([*spoken.alphabet, " ", "-", "'"])
    text = "".join(data.draw(st.lists(signs, max_size=20)))
    cells = spoken.cells(text)
    assert spoken.cells(text.lower()) == cells
    # C-H has two cells; without the hyphen it would have one.
    assert "CH" in spoken.alphabet or spoken.cells("".join(cells)) == cells


@pytest.mark.parametrize(
    ("alphabet", "problem"),
    [((), "0 letters"), (tuple(map(chr, range(256, 321))), "65 letters"), (("A", "A"), "twice")],
)
def test_an_alphabet_has_one_to_64_different_letters(
    alphabet: tuple[str, ...], problem: str
) -> None:
    with pytest.raises(LanguageError, match=problem):
        Language(
            tag="xx",
            name="Examplish",
            own_name="Examplish",
            alphabet=alphabet,
            vowels=frozenset(),
            labels=Labels(
                across="",
                down="",
                key="",
                no_clue="",
                name="",
                date="",
                words="",
                contents="",
                picture="",
            ),
        )


@pytest.mark.parametrize("text", ["caf\ufffd", "\udcd0\udc9f", "na\ufffdve"])
def test_a_letter_that_was_lost_in_reading_is_no_punctuation(text: str) -> None:
    for tag in LANGUAGES:
        with pytest.raises(LanguageError):
            language(tag).cells(text)


@pytest.mark.parametrize("tag", [*LANGUAGES, "cs-x-noch", "nl-x-noij", "de-x-umlaut", "ru-x-yo"])
@pytest.mark.parametrize(
    "text", ["Cat", "chata", "IJs", "Straße", "l'eau", "North Sea", "Ёлка", ""]
)
def test_the_numbers_of_a_text_are_those_of_its_cells(tag: str, text: str) -> None:
    spoken = language(tag)
    try:
        expected = spoken.glyphs(spoken.cells(text))
    except LanguageError:
        with pytest.raises(LanguageError):
            spoken.spelled(text)
    else:
        assert spoken.spelled(text) == expected
