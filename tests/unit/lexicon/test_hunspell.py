"""Hunspell lists: stems, and the forms that their rules make."""

import os
from pathlib import Path

import pytest

from crosswright.errors import WordListError
from crosswright.languages import language
from crosswright.lexicon import Imported, read_import
from crosswright.lexicon.imports import hunspell as reader

RULES = """SET UTF-8
# our own rules, for a language nobody speaks
NEEDAFFIX !
FORBIDDENWORD *
SFX P Y 3
SFX P 0 s [^sy]
SFX P y ies y
SFX P s sses s
SFX G Y 1
SFX G e ing/P e
PFX U Y 1
PFX U 0 un .
PFX N N 1
PFX N a non [ab]
"""


def forms(stems: str, rules: str = RULES) -> list[str]:
    """The words in order that a list of these stems gives with all its forms."""
    return [x.written for x in _read(stems, rules).words]


def _read(stems: str, rules: str | None, *, forms: bool = True) -> Imported:
    beside = {} if rules is None else {"xx.aff": rules.encode()}
    lines = stems.split()
    text = "\n".join((str(len(lines)), *lines))
    return read_import(
        text.encode(), name="xx.dic", language=language("en"), beside=beside.get, forms=forms
    )


@pytest.mark.parametrize(
    ("stem", "words"),
    [
        ("otter", ["otter"]),
        ("otter/P", ["otter", "otters"]),
        ("fly/P", ["fly", "flies"]),
        ("bus/P", ["bus", "busses"]),
        ("tie/U", ["tie", "untie"]),
        ("bolt/PU", ["bolt", "bolts", "unbolt", "unbolts"]),
        ("able/NP", ["able", "ables", "nonble"]),
        ("cable/N", ["cable"]),
        ("bake/G", ["bake", "baking", "bakings"]),
        ("lat/!P", ["lats"]),
        ("lat/*P river", ["river"]),
        ("otter/XYZ", ["otter"]),
    ],
)
def test_rules_make_the_forms_of_a_stem(stem: str, words: list[str]) -> None:
    assert forms(stem) == words


@pytest.mark.parametrize(
    ("head", "flags"),
    [("FLAG long", "Pa"), ("FLAG num", "301"), ("FLAG UTF-8", "ň"), ("AF 2\nAF X\nAF P", "P")],
)
def test_flags_may_be_written_in_every_way(head: str, flags: str) -> None:
    rules = f"SET UTF-8\n{head}\nSFX {flags} Y 1\nSFX {flags} 0 s .\n"
    given = "2" if head.startswith("AF") else flags
    assert forms(f"otter/{given}", rules) == ["otter", "otters"]


def test_without_being_asked_for_forms_only_stems_are_read() -> None:
    assert [x.written for x in _read("otter/P fly/P", RULES, forms=False).words] == ["otter", "fly"]


def test_forms_need_the_rules() -> None:
    with pytest.raises(WordListError, match=r"^beside xx.dic there is no xx.aff"):
        _read("otter/P", None)


def test_rules_that_make_too_many_words_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "MOST_FORMS", 3)
    with pytest.raises(WordListError, match=r"more than 3 words"):
        forms("otter/P fly/P")


@pytest.mark.parametrize(
    ("package", "tag", "member", "word"),
    [
        ("hunspell-sk", "sk", "sk_SK.dic", "hradoch"),
        ("hunspell-cs", "cs", "cs_CZ.dic", "hradech"),
    ],
)
def test_a_published_list_gives_forms_that_it_only_implies(
    package: str, tag: str, member: str, word: str
) -> None:
    folder = os.environ.get("CROSSWRIGHT_DEBS", "")
    found = sorted(Path(folder).glob(f"{package}_*.deb")) if folder else []
    if not found:
        pytest.skip("needs Debian packages in the folder CROSSWRIGHT_DEBS")
    data = found[0].read_bytes()
    spoken = language(tag)
    stems, whole = (
        {
            x.cells
            for x in read_import(data, name="p", language=spoken, member=member, forms=asked).words
        }
        for asked in (False, True)
    )
    assert spoken.cells(word) in whole - stems
    assert len(whole) > 4 * len(stems) > 400_000
