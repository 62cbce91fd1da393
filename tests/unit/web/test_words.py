"""What the studio says: every text in every catalogue, with the gaps and the forms it needs."""

import re

import pytest
from babel.messages.catalog import Catalog

from crosswright.languages import language
from crosswright.lexicon import written_clued
from crosswright.model import Metadata
from crosswright.pipeline.crisscross import CrissCrossWish, new_crisscross
from crosswright.pipeline.quick import read_list
from crosswright.web.catalogues import (
    ROOM,
    fresh_catalogue,
    read_catalogue,
    said_texts,
    text_of,
    untranslated,
)
from crosswright.web.told import tell
from crosswright.web.words import NAMES, catalogues, script_texts
from tests.unit.web.conftest import Visitor

GAP = re.compile(r"\{\w+\}")


@pytest.mark.parametrize("tag", NAMES)
def test_a_catalogue_has_exactly_what_is_said(tag: str) -> None:
    fresh = text_of(fresh_catalogue(tag, said_texts(), read_catalogue(tag)))
    kept = (ROOM / f"locale/{tag}.po").read_text(encoding="utf-8")
    assert kept == fresh, "run python scripts/write_words.py"


@pytest.mark.parametrize("tag", [tag for tag in NAMES if tag != "en"])
def test_everything_is_translated(tag: str) -> None:
    assert untranslated(read_catalogue(tag)) == []


def test_a_text_that_is_not_translated_is_found() -> None:
    fresh = fresh_catalogue("uk", {"A new text": "", "{number} cat": "{number} cats"}, catalogue())
    assert untranslated(fresh) == ["A new text", "{number} cat"]


def catalogue() -> Catalog:
    return read_catalogue("uk")


@pytest.mark.parametrize("tag", [tag for tag in NAMES if tag != "en"])
def test_a_translation_has_the_gaps_of_its_text(tag: str) -> None:
    wrong = []
    for message in read_catalogue(tag):
        texts = [message.id] if isinstance(message.id, str) else list(message.id)
        said = message.string or ""
        for form in [said] if isinstance(said, str) else said:
            differ = set(GAP.findall(form)) != set(GAP.findall(texts[-1]))
            wrong += [(texts[0], form)] if differ and message.id else []
    assert wrong == []


@pytest.mark.parametrize(
    ("tag", "number", "said"),
    [
        ("en", 1, "1 word read"),
        ("en", 2, "2 words read"),
        ("ru", 1, "прочитано 1 слово"),
        ("ru", 3, "прочитано 3 слова"),
        ("ru", 11, "прочитано 11 слов"),
        ("uk", 22, "прочитано 22 слова"),
        ("de", 2, "2 Wörter gelesen"),
    ],
)
def test_things_are_counted_as_the_language_counts(tag: str, number: int, said: str) -> None:
    words = catalogues()[tag]
    assert words.say_count("{number} word read", "{number} words read", number) == said


def test_scripts_say_what_the_pages_give_them() -> None:
    assert "Working …" in script_texts()
    assert catalogues()["de"].for_scripts()["Working …"] == ("Es wird gearbeitet …",)


@pytest.mark.parametrize(
    ("asked", "tag"),
    [
        ("uk-UA,uk;q=0.9,en;q=0.5", "uk"),
        ("fr,de;q=0.3,ru;q=0.7", "ru"),
        ("fr", "en"),
        ("de;q=nonsense,ru", "ru"),
        ("", "en"),
    ],
)
def test_pages_speak_what_a_browser_asks_for(studio: Visitor, asked: str, tag: str) -> None:
    page = studio.get("/login", headers={"Accept-Language": asked})
    assert page.headers["content-language"] == tag
    assert f'<html lang="{tag}">' in page.text


def test_who_chooses_a_language_keeps_it_and_stays_on_the_page(studio: Visitor) -> None:
    gone = studio.submit(
        "/new/wordsearch", "/language", data={"tag": "de", "back": "/new/arrowword"}
    )
    assert (gone.status_code, gone.headers["location"]) == (303, "/new/arrowword")
    assert "Schwedenrätsel" in studio.get("/new/arrowword").text
    elsewhere = studio.submit("/login", "/language", data={"tag": "en", "back": "//evil.example"})
    assert elsewhere.headers["location"] == "/"
    assert studio.submit("/login", "/language", data={"tag": "xx"}).status_code == 400


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("no letters", "keine Buchstaben"),
        ("40 letters; a word has 2 to 32", "40 Buchstaben; ein Wort hat 2 bis 32"),
        (
            "stands in line 3 already; its clue 'a' is used, 'b' was offered too",
            "steht schon in Zeile 3; dessen Frage 'a' gilt, angeboten wurde auch 'b'",
        ),
        (
            "nothing found within 6 s; the last of 4 tries ended with: no letters",
            "in 6 s nichts gefunden; der letzte von 4 Versuchen endete so: keine Buchstaben",
        ),
        ("a line that nobody translated", "a line that nobody translated"),
    ],
)
def test_what_pipelines_tell_is_said_in_the_language_of_the_page(line: str, said: str) -> None:
    assert tell(catalogues()["de"], line) == said


def test_what_happens_to_a_list_is_told_in_patterns_that_are_known() -> None:
    """Real lines of the pipelines, so that a changed message is noticed here."""
    text = "cat - Mouser\ncat - Purrer\ndog\ndog - Barker\n!!!\nx\n = a clue\nкіт\n" + "a" * 40
    lines = [x.reason for x in read_list(text, tag="en").lines if x.reason]
    wish = CrissCrossWish(
        metadata=Metadata(language="en"),
        words=written_clued(["cat", "goat", "xyz", "hm"], language=language("en")),
    )
    laid = new_crisscross(wish).unwrap()
    lines += [x.reason for x in laid.unplaced]
    assert len(lines) >= 8
    assert [x for x in lines if tell(catalogues()["uk"], x) == x] == []
