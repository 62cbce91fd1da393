"""Lists of words with clues, in every form people keep them; no row is lost."""

from pathlib import Path

import pytest

from crosswright.errors import WordListError
from crosswright.languages import language
from crosswright.lexicon import parse_clued, sniff_clued, written_clued

ENGLISH = language("en")
WORDS = Path(__file__).parents[2] / "data" / "words"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("word,clue\nriver,Flows\n", [("river", "Flows")]),
        ("Слово,Подсказка\nriver,Flows\n", [("river", "Flows")]),
        ("Hinweis;Wort\nFlows;river\n", [("river", "Flows")]),
        ("answer\triddle\tclue\nriver\tx\tFlows\n", [("river", "Flows")]),
        ("river,Flows\notter,Swims\n", [("river", "Flows"), ("otter", "Swims")]),
        ("river\tFlows, slowly\notter\tSwims\n", [("river", "Flows, slowly"), ("otter", "Swims")]),
        ("river;Flows\notter;Swims, dives\n", [("river", "Flows"), ("otter", "Swims, dives")]),
        (
            'river,"Flows, slowly"\notter,"a ""guest"""\n',
            [("river", "Flows, slowly"), ("otter", 'a "guest"')],
        ),
        ("river,Flows, slowly\n", [("river", "Flows, slowly")]),
        ('river,12" deep\notter,Swims\n', [("river", '12" deep'), ("otter", "Swims")]),
        ("river=Flows\notter = Swims = dives\n", [("river", "Flows"), ("otter", "Swims = dives")]),
        ("river\notter\nNew York\n", [("river", ""), ("otter", ""), ("New York", "")]),
        ("words\nriver\n", [("river", "")]),
        ("\ufeffriver,Flows\r\notter,Swims\r\n", [("river", "Flows"), ("otter", "Swims")]),
        ("# my list\n\nriver,Flows\n", [("river", "Flows")]),
        ("river,\n", [("river", "")]),
        (
            "river - Flows\notter – Swims\nwell-being\n",
            [("river", "Flows"), ("otter", "Swims"), ("well-being", "")],
        ),
        ("river: Flows\notter: Swims, dives\n", [("river", "Flows"), ("otter", "Swims, dives")]),
        (
            "river - Flows - slowly\notter\nelk\nowl\n",
            [("river", "Flows - slowly"), ("otter", ""), ("elk", ""), ("owl", "")],
        ),
    ],
)
def test_a_list_is_read_however_it_is_written(text: str, words: list[tuple[str, str]]) -> None:
    read = parse_clued(text.encode(), name="list", language=ENGLISH)
    assert [(word.written, word.clue) for word in read.words] == words
    assert not read.rejected


def test_a_quotation_mark_that_is_never_closed_swallows_no_row() -> None:
    rows = ['river,"Flows'] + [f"word{'abcdefgh'[n]},clue {n}" for n in range(8)]
    read = parse_clued("\n".join(rows).encode(), name="list", language=ENGLISH)
    assert len(read.words) == 9


def test_every_row_of_a_nasty_list_is_a_word_or_has_its_own_reason() -> None:
    data = (WORDS / "nasty-en.csv").read_bytes()
    read = parse_clued(data, name="nasty", language=ENGLISH)
    assert len(read.words) + len(read.rejected) == 17
    assert {line.line: line.reason.split(";")[0] for line in read.rejected} == {
        8: "stands in line 5 already",
        9: "one letter",
        15: "'М' in 'мир' is no letter of English (en)",
        16: "'1' in '12345' is no letter of English (en)",
        17: "no word beside the clue 'no word'",
        18: "50 letters",
    }
    assert read.header == "word,clue"


def test_a_list_may_be_looked_at_before_it_has_a_word() -> None:
    read = sniff_clued(b"!!!\nx\n", name="list", language=ENGLISH)
    assert read.words == ()
    assert [x.line for x in read.rejected] == [1, 2]


def test_both_clues_of_a_word_listed_twice_are_said() -> None:
    read = parse_clued(b"cat,Purrs\nCAT,Mews\ncat,Purrs\n", name="list", language=ENGLISH)
    assert [word.clue for word in read.words] == ["Purrs"]
    assert [line.reason for line in read.rejected] == [
        "stands in line 1 already; its clue 'Purrs' is used, 'Mews' was offered too",
        "stands in line 1 already",
    ]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "is empty"),
        (b"word,clue\n", "is empty"),
        (b"\x00\x01\x02" * 40, "is no text"),
        ("мир,дом\n".encode(), "gives no word that can be used; line 1, 'мир'"),
        (b"a,one\n1,two\n", "line 1, 'a': one letter"),
    ],
)
def test_a_list_without_a_word_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(WordListError, match=message):
        parse_clued(data, name="list", language=ENGLISH)


def test_words_given_one_by_one_may_bring_their_clues() -> None:
    read = written_clued(["river", "otter=Swims", ("pike", "Hunts")], language=ENGLISH)
    assert [(word.written, word.clue) for word in read.words] == [
        ("river", ""),
        ("otter", "Swims"),
        ("pike", "Hunts"),
    ]
