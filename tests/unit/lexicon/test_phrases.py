"""Phrases are read from lists, and scored by what their words are worth."""

import gzip

import pytest

from crosswright.languages import language
from crosswright.lexicon import phrases_of, read_import
from crosswright.lexicon.sources import core, de
from crosswright.lexicon.word import phrase_zipf
from tests.unit.lexicon.our_words import candidate, lexicon_of

ENGLISH = language("en")
LEXICON = lexicon_of(
    candidate("north", 5.0), candidate("sea", 4.9), candidate("polo", 1.0), candidate("wob")
)
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


@pytest.mark.parametrize(
    ("zipfs", "zipf"),
    [((5.0, 4.9), 3.4), ((5.0, 1.0), 0.0), ((4.0, None), None), ((), None), ((3.25,), 1.75)],
)
def test_a_phrase_is_rarer_than_its_rarest_word(
    zipfs: tuple[float | None, ...], zipf: float | None
) -> None:
    assert phrase_zipf(zipfs) == zipf


def test_only_phrases_of_known_words_are_kept_and_nothing_is_lost() -> None:
    lines = "North Sea;\nsea;\npolo sea;70\nnorth polo;\nwob sea;\nzuider zee;\nnorth-sea polo;"
    read = read_import(lines.encode(), name="list.txt", language=ENGLISH)
    told = phrases_of(read, LEXICON)
    assert {x.written: x.score for x in told.words} == {
        "North Sea": 34,
        "polo sea": 70,
        "north polo": 1,
        "north-sea polo": 1,
    }
    assert [(x.text, x.reason) for x in told.rejected] == [
        ("wob sea", "'wob' is no word that the English lexicon knows well"),
        ("zuider zee", "'zuider' is no word that the English lexicon knows well"),
    ]
    assert told.notes[-1] == "1 words left out, which are no phrases"
    assert told.read == len(told.words) + len(told.rejected) + told.merged + 1


def test_wordnet_as_a_dictd_dictionary_has_definitions_under_the_spelling_of_its_headword() -> None:
    article = (
        "North Sea\n    n 1: an arm of the Atlantic; oil was found [syn:\n         {German Ocean}]\n"
        '    2: a cold\n       place; "an example"\n'
    )
    body = article.encode()
    size = DIGITS[len(body) // 64] + DIGITS[len(body) % 64]
    files = {"wn.dict.dz": gzip.compress(body), "wn.index": f"north sea\tA\t{size}\n".encode()}
    told = read_import(files["wn.index"], name="wn.index", language=ENGLISH, beside=files.get)
    assert told.kind == "straight"
    assert [(x.written, x.clues) for x in told.words] == [
        ("North Sea", ("An arm of the Atlantic", "A cold place"))
    ]


def test_german_phrases_are_estimated_and_words_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = {"rotes": 1e-5, "meer": 1e-4, "brett": 1e-6}
    monkeypatch.setattr(core, "frequencies", lambda _: counted)
    lines = ["Rotes Meer\tein Gewässer", "Meer\tviel Wasser", "Weißes Brett\tTafel"]
    assert {x.written: x.zipf for x in de.words_of(lines)} == {
        "Rotes Meer": 2.5,
        "Meer": 5.0,
        "Weißes Brett": None,
    }
