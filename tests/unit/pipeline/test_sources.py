"""What a person brings is read whole, or refused with the place that is wrong."""

from pathlib import Path

import pytest

from crosswright.errors import LanguageError, UsageError, WordListError
from crosswright.languages import language
from crosswright.model import Square, parse_mask
from crosswright.pipeline.sources import (
    language_of_list,
    lexicon_for,
    read_mask,
    read_theme,
    read_words,
    spelled_mask,
)

EN, RU = language("en"), language("ru")


def test_a_theme_has_an_answer_a_line_with_or_without_a_clue(tmp_path: Path) -> None:
    file = tmp_path / "theme.txt"
    file.write_text("\ufeffNorth Sea = Cold = water\n\n café\n", encoding="utf-8")
    sea, cafe = read_theme(str(file), EN)
    assert (sea.phrase, "".join(sea.cells), sea.clue) == ("North Sea", "NORTHSEA", "Cold = water")
    assert (cafe.phrase, "".join(cafe.cells), cafe.clue) == ("café", "CAFE", None)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "no theme entries"),
        ("CAT\nКОТ\n", "line 2: 'К'"),
        ("CAT\n!!\n", "line 2: '!!' has no letters"),
        ("CAT\ncat=again\n", "line 2: 'cat' stands there twice"),
    ],
)
def test_a_theme_that_cannot_be_used_names_its_line(tmp_path: Path, text: str, line: str) -> None:
    file = tmp_path / "theme.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises((UsageError, LanguageError)) as raised:
        read_theme(str(file), EN)
    assert line in str(raised.value)


def test_text_that_is_no_utf_8_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mask.txt"
    file.write_bytes("ж..".encode("cp1251"))
    with pytest.raises(UsageError, match="UTF-8"):
        read_mask(str(file))


def test_given_letters_become_cells_of_the_language() -> None:
    mask = spelled_mask(parse_mask("ё.\n.."), RU)
    assert dict(mask.letters) == {Square(0, 0): "Е"}
    with pytest.raises(LanguageError, match="mask: row 1, column 1: 'Е' in 'ё'"):
        spelled_mask(parse_mask("ё.\n.."), EN)
    with pytest.raises(LanguageError, match="takes 2 cells in English"):
        spelled_mask(parse_mask("æ.\n.."), EN)


def test_rejected_lines_are_told_the_first_ones_by_name(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("CAT\n" + "B4\n" * 8, encoding="utf-8")
    told: list[str] = []
    (own,) = read_words([str(file)], EN, on_note=told.append)
    assert [word.written for word in own.words] == ["CAT"]
    assert len(told) == 6
    assert "line 2: 'B4' not used" in told[0]
    assert told[-1].endswith("3 more lines not used")


@pytest.mark.parametrize(("text", "tag"), [("КОТ\nДОМ\n", "ru"), ("CAT\nDOG\nКОТ\n", "en")])
def test_a_list_tells_its_language_by_its_letters(tmp_path: Path, text: str, tag: str) -> None:
    file = tmp_path / "words.txt"
    file.write_text(text, encoding="utf-8")
    assert language_of_list(str(file)) == tag


def test_a_list_in_no_language_we_know_says_why(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("猫\n犬\n", encoding="utf-8")
    with pytest.raises(WordListError, match="no word that can be used"):
        language_of_list(str(file))


def test_only_ones_own_words_need_a_list() -> None:
    with pytest.raises(UsageError, match="at least one list"):
        lexicon_for(EN, only_words=True)
