"""A person's own list, in whatever shape it comes."""

import codecs
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosswright.errors import WordListError
from crosswright.languages import language
from crosswright.lexicon import OwnList, own_words, parse_own, read_own


def _parse(data: bytes, tag: str = "en") -> OwnList:
    return parse_own(data, name="mine.txt", language=language(tag))


def test_words_and_scores_are_read_line_by_line() -> None:
    own = _parse(b"# my words\r\ncat;80\r\n\r\n  North  Sea ; 45.6\r\ndog;\r\nfox\r\n")
    assert [(x.written, x.score) for x in own.words] == [
        ("cat", 80),
        ("North Sea", 46),
        ("dog", None),
        ("fox", None),
    ]
    assert own.words[1].cells == tuple("NORTHSEA")
    assert (own.rejected, own.repeats, own.encoding) == ((), 0, "utf-8")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("a", "1 letters; words have 2 to 32"),
        ("!!", "0 letters; words have 2 to 32"),
        ("x" * 33, "33 letters; words have 2 to 32"),
        ("y" * 400, "400 signs; words have 2 to 32 letters"),
        ("r2d2", "'2' in 'r2d2' is no letter of English"),
        ("кот", "'К' in 'кот' is no letter of English"),
        ("cat;high", "the score 'high' is no number from 0 to 100"),
        ("cat;-5", "the score '-5' is no number from 0 to 100"),
        ("cat;101", "the score 101 is above 100"),
        ("cat;50;pet", "more than one ';'"),
    ],
)
def test_every_line_that_gives_no_word_is_told_with_its_reason(line: str, reason: str) -> None:
    own = _parse(f"ox\n\n{line}\n".encode())
    assert [x.written for x in own.words] == ["ox"]
    (rejected,) = own.rejected
    assert (rejected.line, rejected.text) == (3, line[:200])
    assert reason in rejected.reason


def test_a_repeated_word_is_one_and_its_last_score_counts() -> None:
    own = _parse(b"cat;10\nCAT;20\nc-a-t\ncat\n")
    assert [(x.written, x.score) for x in own.words] == [("CAT", 20)]
    assert own.repeats == 3


@pytest.mark.parametrize(
    ("data", "tag", "word", "encoding"),
    [
        ("ёлка;7".encode(), "ru", "ёлка", "utf-8"),
        (codecs.BOM_UTF8 + "ёлка;7".encode(), "ru", "ёлка", "utf-8-sig"),
        ("ёлка;7".encode("utf-16"), "ru", "ёлка", "utf-16"),
        ("ёлка;7".encode("cp1251"), "ru", "ёлка", "cp1251"),
        ("café;7".encode(), "en", "café", "utf-8"),
        ("café;7".encode("cp1252"), "en", "café", "cp1252"),
    ],
)
def test_the_encoding_is_found_out(data: bytes, tag: str, word: str, encoding: str) -> None:
    own = _parse(data, tag)
    assert [(x.written, x.score) for x in own.words] == [(word, 7)]
    assert own.encoding == encoding


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "is empty"),
        (b" \r\n\n\t", "is empty"),
        (b"# only a comment\n", "is empty"),
        (codecs.BOM_UTF8, "is empty"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "is no text"),
        (bytes(range(256)), "is no text"),
        (b"\x01\x02cat\x03\x04", "is no text"),
        (codecs.BOM_UTF8 + b"\xff\xfe\xfd", "says it is utf-8-sig but is not"),
        (b"a\nb\n", "no word that can be used; line 1, 'a': 1 letters"),
        ("кот\nпёс".encode(), "no word that can be used; line 1, 'кот'"),
    ],
)
def test_a_list_without_a_word_is_an_error_of_one_line(data: bytes, problem: str) -> None:
    with pytest.raises(WordListError, match=problem) as caught:
        _parse(data)
    assert "'mine.txt'" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_list_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("cat;80\n", encoding="utf-8")
    own = read_own(path, language=language("en"))
    assert [x.written for x in own.words] == ["cat"]
    assert own.name == str(path)


@pytest.mark.parametrize("name", ["none.txt", "."])
def test_a_file_that_cannot_be_read_is_a_word_list_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(WordListError, match="cannot read the word list"):
        read_own(tmp_path / name, language=language("en"))


def test_words_can_be_given_one_by_one() -> None:
    own = own_words(["cat", "dog;9", "?"], language=language("en"))
    assert [x.written for x in own.words] == ["cat", "dog"]
    assert [x.line for x in own.rejected] == [3]


@given(data=st.binary(max_size=200))
def test_any_bytes_are_a_list_or_a_named_error(data: bytes) -> None:
    try:
        own = _parse(data)
    except WordListError:
        return
    assert own.words
    assert all(2 <= len(word.cells) <= 32 for word in own.words)


@pytest.mark.parametrize("line", ["cat=A pet", "cat\tA pet", "cat\t50"])
def test_a_word_with_something_beside_it_is_not_run_together(line: str) -> None:
    own = own_words([line, "dog"], language=language("en"))
    assert [word.written for word in own.words] == ["dog"]
    assert [x.reason for x in own.rejected] == [
        "a clue or a column beside the word; write word;score"
    ]
