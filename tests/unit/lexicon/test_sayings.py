"""Sayings: our own, an installed package's, a person's files; each cut before its end."""

import io
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from crosswright.errors import WordListError
from crosswright.languages import language
from crosswright.lexicon import (
    KeptSayings,
    Level,
    SayingShelf,
    profanity_of,
    punchlines,
    read_sayings,
    sayings,
)

ENGLISH = language("en")
FORTUNE = """\
The cat sat on the mat and slept.
\t\t-- A. Nonymous
%
Rain follows
the farmer.
%
Too short
%
There are 3 rules of numbers.
%
Кошка сидит на окне.
%
one line
two lines
three lines
four lines
five lines
%
The cat sat on the mat and slept.
%
What a load of shit, said the farmer.
"""


def test_a_fortune_file_gives_its_sayings_and_says_why_others_are_none() -> None:
    read = read_sayings(FORTUNE.encode(), name="farm", language=ENGLISH)
    assert read.format == "fortune file"
    assert read.texts == ("The cat sat on the mat and slept.", "Rain follows the farmer.")
    assert [(row.line, row.reason) for row in read.rejected] == [
        (7, "8 letters; a saying has 12 to 120"),
        (9, "digits or markup"),
        (11, "not spelled with the letters of English"),
        (13, "5 lines; a saying has 4 at most"),
        (19, "stands there twice"),
        (21, "a rude word"),
    ]
    assert read.read == len(read.texts) + len(read.rejected)


def test_lines_are_sayings_where_no_sign_parts_them_and_an_old_encoding_is_known() -> None:
    text = "# пословицы\nБез труда не вытащишь рыбку\nДелу время, а потехе час\n"
    read = read_sayings(text.encode("cp1251"), name="ru.txt", language=language("ru"))
    assert read.format == "one saying a line"
    assert read.texts == ("Без труда не вытащишь рыбку", "Делу время, а потехе час")


def _zipped(**files: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for name, text in files.items():
            packed.writestr(name.replace("__", "/").replace("_txt", ".txt"), text)
    return out.getvalue()


def test_a_package_gives_its_fortune_files_or_its_one_text() -> None:
    package = _zipped(games__fortunes__farm=FORTUNE, games__readme_txt="Nothing to hide here.")
    assert len(read_sayings(package, name="a.zip", language=ENGLISH).texts) == 2
    wheel = _zipped(words__proverbs_txt="Rain follows the farmer.", requirements_txt="x" * 20)
    assert read_sayings(wheel, name="a.whl", language=ENGLISH).texts == (
        "Rain follows the farmer.",
    )
    two = _zipped(one_txt="Rain follows the farmer.", two_txt="The cat sat on the mat.")
    with pytest.raises(WordListError, match="no single text; say which one is meant"):
        read_sayings(two, name="a.zip", language=ENGLISH)
    chosen = read_sayings(two, name="a.zip", language=ENGLISH, member="two.txt")
    assert chosen.texts == ("The cat sat on the mat.",)
    with pytest.raises(WordListError, match="no file 'three"):
        read_sayings(two, name="a.zip", language=ENGLISH, member="three.txt")


def test_a_persons_sayings_join_ours_with_their_credit(home: Path) -> None:
    shelf = SayingShelf(ENGLISH)
    before = len(sayings(ENGLISH))
    kept = KeptSayings(
        name="farm/1", source="A book", licence="CC0", texts=("Rain follows the farmer",)
    )
    shelf.put(kept)
    assert shelf.lists() == (kept,)
    assert len(sayings(ENGLISH)) == before + 1
    lines = [x for x in punchlines(ENGLISH, fewest=6, most=9) if x.credit == "A book (CC0)"]
    assert [(x.setup, x.text) for x in lines] == [("Rain follows the …", "farmer")]
    shelf.remove("farm/1")
    assert len(sayings(ENGLISH)) == before
    with pytest.raises(WordListError, match="no sayings 'farm/1'; kept are none"):
        shelf.remove("farm/1")


def test_jokes_of_a_package_are_credited_and_rude_ones_left_out(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = ModuleType("pyjokes")
    jokes = ["Rain follows the farmer to town", "It is a shit day for the farmer"]
    monkeypatch.setattr(package, "get_jokes", lambda **_: jokes, raising=False)
    monkeypatch.setitem(sys.modules, "pyjokes", package)
    told = [x for x in sayings(ENGLISH) if x.source]
    assert [(x.text, x.credit) for x in told] == [(jokes[0], "pyjokes (BSD-3-Clause)")]


@pytest.mark.parametrize("tag", ["en", "ru", "uk", "sk"])
def test_our_own_sayings_are_spelled_right_and_can_be_hidden(home: Path, tag: str) -> None:
    tongue = language(tag)
    ours = [x for x in sayings(tongue) if not x.source]
    assert len(ours) >= 45
    assert all(5 <= len(tongue.cells(x.text)) <= 80 for x in ours)
    assert all(profanity_of(tongue).level(x.text) is Level.INNOCENT for x in ours)
