"""A lexicon answers by id, and a person's words lie over it."""

import pytest

from crosswright.errors import WordListError
from crosswright.languages import language
from crosswright.lexicon import (
    ClueText,
    Flag,
    Lexicon,
    OwnWord,
    lexicon_of_words,
    lines_of,
    own_words,
)
from crosswright.lexicon.word import Tiers


def _own(*lines: str) -> tuple[OwnWord, ...]:
    """Words given as `word` or `word;score`."""
    return own_words(lines, language=language("en")).words


def _id(lexicon: Lexicon, text: str) -> int:
    found = lexicon.find(lexicon.language.cells(text))
    assert found is not None, f"{text} is not there"
    return found


def test_a_word_is_found_by_its_cells(small: Lexicon) -> None:
    word = small.word(_id(small, "Mice"))
    assert (word.cells, word.written, word.zipf, word.score, word.lemma) == (
        ("M", "I", "C", "E"),
        "mice",
        3.4,
        34,
        "mouse",
    )
    assert word.sources == ("Our book", "Our tally")


@pytest.mark.parametrize("cells", [("D", "O", "G"), ("c", "a", "t"), ("Ж",), ()])
def test_cells_no_word_has_find_nothing(small: Lexicon, cells: tuple[str, ...]) -> None:
    assert small.find(cells) is None


@pytest.mark.parametrize("id", [-1, 8, 10**6])
def test_an_id_no_word_has_is_an_index_error(small: Lexicon, id: int) -> None:
    with pytest.raises((IndexError, OverflowError)):
        small.word(id)
    with pytest.raises(IndexError):
        small.clues(id)


def test_clues_come_best_first_with_source_and_licence(small: Lexicon) -> None:
    assert small.clues(_id(small, "cat")) == (
        ClueText(text="Feline mammal", kind="straight", source="Our book", licence="CC0"),
        ClueText(text="A whip with nine cords", kind="straight", source="Our book", licence="CC0"),
    )
    assert small.clues(_id(small, "house")) == ()


def test_info_counts_words_and_clues_by_tier(small: Lexicon) -> None:
    info = small.info()
    assert info.tiers == Tiers(everyday=5, common=6, full=8)
    assert info.lengths == ((3, 1), (4, 2), (5, 5))
    assert {x.kind: x.words for x in info.clued if x.words.full} == {
        "any": Tiers(everyday=3, common=3, full=3),
        "straight": Tiers(everyday=3, common=3, full=3),
    }
    assert info.own == 0


def test_a_persons_words_come_after_the_languages_and_change_none_of_its_ids(
    small: Lexicon,
) -> None:
    both = small.with_words(_own("North Sea;80", "dog", "cat;99"))
    assert len(both) == len(small) + 2
    assert [both.word(id).written for id in range(len(small))] == [
        small.word(id).written for id in range(len(small))
    ]
    assert [both.word(id).written for id in range(len(small), len(both))] == ["dog", "North Sea"]
    assert [id for id in range(len(both)) if both.is_own(id)] == [_id(small, "cat"), 8, 9]
    assert both.info().own == 3


@pytest.mark.parametrize(
    ("given", "score"), [("cat;99", 99), ("cat;0", 0), ("cat", 50), ("house", 52), ("dog", 50)]
)
def test_a_persons_score_counts_and_no_score_is_a_wish(
    small: Lexicon, given: str, score: int
) -> None:
    both = small.with_words(_own(given))
    assert both.word(_id(both, given.split(";")[0])).score == score


def test_a_rescored_word_keeps_what_is_known_of_it(small: Lexicon) -> None:
    both = small.with_words(_own("CAT;1"))
    word = both.word(_id(both, "cat"))
    assert (word.written, word.zipf, word.lemma) == ("cat", 4.5, "cat")
    assert both.clues(_id(both, "cat")) == small.clues(_id(small, "cat"))


def test_a_phrase_has_its_parts_known_to_the_core(small: Lexicon) -> None:
    both = small.with_words(_own("North Sea", "northern", "seal"))
    phrase = _id(both, "north sea")
    assert both.word(phrase).flags & Flag.PHRASE
    assert both.index.same_root(phrase, _id(both, "northern"))
    assert both.index.same_root(phrase, _id(both, "seal"))


def test_a_word_written_as_a_phrase_is_one(small: Lexicon) -> None:
    both = small.with_words(_own("C-ats"))
    word = both.word(_id(both, "cats"))
    assert (word.written, bool(word.flags & Flag.PHRASE)) == ("C-ats", True)


def test_words_of_ones_own_alone_keep_their_lemma_group(small: Lexicon) -> None:
    alone = small.with_words(_own("mice", "mouse", "zebra"), only=True)
    assert len(alone) == 3
    assert all(map(alone.is_own, range(3)))
    mice, mouse, zebra = (_id(alone, x) for x in ("mice", "mouse", "zebra"))
    assert alone.group(mice) == alone.group(mouse) != alone.group(zebra)
    assert alone.index.same_root(mice, mouse)
    assert [clue.text for clue in alone.clues(mouse)] == ["Small rodent"]
    assert alone.info().tiers == Tiers(everyday=2, common=2, full=3)


def test_lists_add_up_and_the_last_one_counts(small: Lexicon) -> None:
    both = small.with_words(_own("dog;10", "fox;20")).with_words(_own("dog;70"))
    assert [both.word(_id(both, x)).score for x in ("dog", "fox")] == [70, 20]
    assert len(both) == len(small) + 2
    alone = both.with_words(_own("dog"), only=True)
    assert [alone.word(id).written for id in range(len(alone))] == ["dog"]


def test_a_lexicon_can_be_a_persons_words_alone() -> None:
    lexicon = lexicon_of_words(language("en"), _own("North Sea;80", "ox"))
    assert [(lexicon.word(id).written, lexicon.score(id)) for id in range(2)] == [
        ("ox", 50),
        ("North Sea", 80),
    ]
    assert lexicon.clues(0) == ()
    assert lexicon.group(0) != lexicon.group(1)
    assert lexicon.info().sources == ()


def test_no_words_of_ones_own_is_an_error(small: Lexicon) -> None:
    with pytest.raises(WordListError, match="no word"):
        small.with_words(())


def test_the_lines_of_the_shortest_clue_are_known_of_every_word(small: Lexicon) -> None:
    house, cat = (bytes(small.index.glyphs_of(_id(small, x))) for x in ("house", "cat"))
    long = ClueText(text="Where a family lives together", kind="straight", source="A book")
    bound = ClueText(text="Pet", kind="synonym", source="A book", licence="CC BY-SA 4.0")
    more = small.with_clues({house: (long,), cat: (bound,)})
    own = more.with_words(_own("otter", "maize;70"))
    for lexicon in (
        *(small, more, own, small.with_words(_own("cat", "otter"), only=True)),
        more.with_clues({}, permissive=True),
        lexicon_of_words(language("en"), _own("ox")),
    ):
        shortest = [
            min((lines_of(clue.text) for clue in lexicon.clues(id)), default=0)
            for id in range(len(lexicon))
        ]
        assert list(lexicon.clue_lines()) == shortest
        assert [bool(x) for x in lexicon.own_words()] == [
            lexicon.is_own(id) for id in range(len(lexicon))
        ]


def test_words_are_chosen_by_score_length_and_flags(small: Lexicon) -> None:
    lexicon = small.with_words(_own("otter;90", "maize;70", "North Sea;95"))
    chosen = lexicon.select(min_score=40, lengths=range(4, 6))
    assert [lexicon.word(id).written for id in chosen.ids] == [
        "cats",
        "house",
        "maize",
        "mouse",
        "otter",
    ]
    part = lexicon.part(lexicon.fitting(lengths=range(8, 9)), scores=bytes([7] * len(lexicon)))
    assert [lexicon.word(id).written for id in part.ids] == ["North Sea"]
    assert part.index.match([2**26 - 1] * 8, min_score=7) == [0]
    assert part.index.match([2**26 - 1] * 8, min_score=8) == []
