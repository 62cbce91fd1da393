"""`crosswright new wordsearch` as a person types it: bad input is one clear line, or is listed, never a hang."""

from pathlib import Path
from random import Random

import pytest

from tests.e2e.conftest import Command

RIVER = "otter\nriver\nheron\nreed\npike\nkingfisher\nbridge\nferry\nminnow\nwillow\ndelta\ncanoe\n"
NEW = ("new", "wordsearch", "--seed", 1)

pytestmark = pytest.mark.words


def write_lists() -> None:
    chance = Random(1)
    many = (
        "".join(chance.choices("abcdefghijklmnop", k=chance.randint(4, 9))) for _ in range(5000)
    )
    files = {
        "river.txt": RIVER,
        "empty.txt": "",
        "signs.txt": "!!\n??\n",
        "one.txt": "otter\n",
        "long.txt": f"extraordinarily\n{'a' * 60}\n{RIVER}",
        "twice.txt": f"{RIVER}Otter\n",
        "digits.txt": f"{RIVER}12345\n🐸\n",
        "two-alphabets.txt": f"{RIVER}мир\nщука\n",
        "many.txt": "\n".join(many),
        "parts.txt": "\n".join(["....~~...."] * 5),
        "crumbs.txt": "\n".join(["..~..~..~.."] * 2),
    }
    for name, text in files.items():
        Path(name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "code", "line"),
    [
        (("--words", "empty.txt"), 2, "'empty.txt' is empty; write one word a line"),
        (("--words", "signs.txt"), 2, "gives no word that can be used"),
        (("--words", "nowhere.txt"), 2, "cannot read 'nowhere.txt'"),
        (("--only-words",), 2, "give a list of them"),
        (("--size", "4x4", "--message", "Longer than sixteen"), 2, "17 letters and the grid 16"),
        (("--size", "2x2", "--message", "ab"), 3, "4 squares lie in no row long enough"),
        (("--size", "2x2", "--words", "river.txt"), 3, "not one of the words can be hidden"),
        (("--mask", "crumbs.txt", "--message", "ab"), 3, "16 squares lie in no row long enough"),
        (
            ("--words", "river.txt", "--only-words", "--message", "Still", "--size", "30x30"),
            3,
            "the leftover comes out at the sizes",
        ),
        (("--size", "1x9"), 2, "a word search of 1x9 is not possible"),
        (("--directions", "sideways"), 2, "'sideways' is no direction"),
        (("--lengths", "9-3"), 2, "9 to 3 letters are not possible"),
        (("--diagonals", "3"), 2, "a diagonal share of 3.0 is not possible"),
        (("--level", "easy", "--diagonals", "0.4"), 2, "no way to meet the share of diagonals"),
        (("--message", "Привет"), 2, "is no letter of English"),
        (("--message", "?!"), 2, "has no letters to hide"),
        (("--shape", "star"), 2, "known are circle, diamond, heart and letters, such as letter:A"),
        (("--shape", "letter:?", "--size", "12x12"), 2, "is no shape of letters"),
        (("--shape", "letters:HI", "--size", "9x9"), 2, "shows no shape; give 8x12 or more"),
        (("--mask", "parts.txt", "--size", "9x9"), 2, "a mask brings its own size"),
        (("--time-limit", "0"), 2, "a time limit of 0.0 s is not possible"),
        (("--count", "0"), 2, "--count"),
        (("-o", "a.doc"), 2, "has an ending that cannot be written"),
    ],
)
def test_what_cannot_be_made_is_one_clear_line(
    say: Command, arguments: tuple[str, ...], code: int, line: str
) -> None:
    write_lists()
    said = say(*NEW, *arguments)
    assert (said.code, said.out) == (code, "")
    assert line in said.err
    assert len([x for x in said.err.splitlines() if x.startswith("crosswright: ")]) == 1


@pytest.mark.parametrize(
    ("arguments", "lost"),
    [
        (("--words", "one.txt"), {}),
        (("--words", "long.txt", "--size", "10x10"), {"extraordinarily": "15 letters", "a" * 60: "60 letters"}),
        (("--words", "twice.txt"), {"Otter": "stands in line 1 already"}),
        (("--words", "digits.txt"), {"12345": "no letter of English", "🐸": "no letters"}),
        (("--words", "two-alphabets.txt"), {"мир": "no letter of English", "щука": "no letter of English"}),
        (("--mask", "parts.txt", "--message", "Two parts"), {}),
        (("--words", "river.txt", "--mask", "parts.txt"), {"kingfisher": ""}),
        (("--shape", "letters:HI", "--size", "14x24", "--message", "Well found"), {}),
    ],
)  # fmt: skip
def test_what_cannot_be_hidden_is_listed(
    say: Command, arguments: tuple[str, ...], lost: dict[str, str]
) -> None:
    write_lists()
    said = say(*NEW, *arguments)
    told = [line for line in said.err.splitlines() if line.startswith("not placed: ")]
    for word, reason in lost.items():
        assert any(line.startswith(f"not placed: {word} (") and reason in line for line in told)
    assert said.code == (1 if told else 0)
    assert "audit: clean" in said.err


def test_five_thousand_words_end_within_the_limit(say: Command) -> None:
    write_lists()
    said = say(*NEW, "--words", "many.txt", "--size", "20x20", "--time-limit", 2)
    assert said.code == 1
    assert "audit: clean" in said.err


def test_a_key_shows_the_words_the_phrase_and_the_secret_words(say: Command) -> None:
    write_lists()
    made = say(
        *NEW, "--words", "river.txt", "--size", "12x12", "--message", "auto", "--bonus", 1,
        "-o", "a.ipuz", "-o", "a.txt", "-o", "a.key.txt",
    )  # fmt: skip
    assert made.code == 0, made.err
    blank = Path("a.txt").read_text(encoding="utf-8").splitlines()
    key = Path("a.key.txt").read_text(encoding="utf-8").splitlines()
    assert "…" in blank[0]
    assert key[1] == blank[0]
    assert [line for line in key[3:5] if line.startswith("+ ")]
    assert any("·" in line for line in key)
    assert not any("·" in line for line in blank)
