"""What the judge makes of clues."""

import pytest

from crosswright.audit import Severity, audit
from crosswright.audit.cluetext import holds_answer, split_enumeration
from crosswright.languages import language
from crosswright.model import Clue, ClueKind, Entry, Puzzle
from tests.clean_puzzles import ENGLISH, FREE, MINI_LAW, RUSSIAN, FewWords
from tests.drawing import draw, with_clue, with_entry


def _codes(puzzle: Puzzle, words: FewWords | None = None) -> list[str]:
    found = audit(puzzle, FREE, lexicon=words).findings
    return [x.code for x in found if x.code.startswith("CW4")]


def _clued(answer: str, phrase: str, clue: str, kind: ClueKind = ClueKind.STRAIGHT) -> Puzzle:
    tag = "en" if answer.isascii() else "ru"
    return with_entry(
        draw(answer, language=tag), "1 across", phrase=phrase, clue=Clue(text=clue, kind=kind)
    )


@pytest.mark.parametrize(
    ("text", "clue", "lengths"),
    [
        ("Cold water (5,3)", "Cold water", (5, 3)),
        ("Fair ride (5-2-5)", "Fair ride", (5, 2, 5)),
        ("Fair ride (5, 2, 5) ", "Fair ride", (5, 2, 5)),
        ("Will not (3'1)", "Will not", (3, 1)),
        ("No enumeration", "No enumeration", ()),
        ("Orwell's year (1984)", "Orwell's year (1984)", ()),
        ("In (3) the middle", "In (3) the middle", ()),
        ("Aside (see 3)", "Aside (see 3)", ()),
    ],
)
def test_an_enumeration_is_told_from_the_clue(
    text: str, clue: str, lengths: tuple[int, ...]
) -> None:
    assert split_enumeration(text) == (clue, lengths)


@pytest.mark.parametrize(
    ("answer", "phrase", "clue", "holds"),
    [
        ("TEA", "tea", "Cup of tea", True),
        ("TEA", "tea", "Cup of TEA!", True),
        ("TEA", "tea", "Steam rises from it", False),
        ("NORTHSEA", "North Sea", "It is north, sea and all", True),
        ("NORTHSEA", "North Sea", "The sea up north", False),
        ("SEASICK", "seasick", "Ill at sea", False),
        ("MERRYGOROUND", "merry-go-round", "The merry-go-round broke down", True),
        ("ELKA", "elka", "Елка", False),
        ("ЕЛКА", "ёлка", "Новогодняя ёлка", True),
    ],
)
def test_whether_a_clue_holds_its_answer(answer: str, phrase: str, clue: str, holds: bool) -> None:
    puzzle = _clued(answer, phrase, clue)
    (entry,) = puzzle.entries
    assert holds_answer(entry, clue, language(puzzle.language)) is holds
    assert ("CW402" in _codes(puzzle)) is holds


@pytest.mark.parametrize(
    ("answer", "phrase", "clue", "codes"),
    [
        ("SAILOR", "sailor", "One who sails", ["CW403"]),
        ("THEATER", "theater", "Where the curtain falls", []),
        ("SEAMAN", "seaman", "He is not at sea now", []),
        ("NORTHSEA", "North Sea", "Water in northern Europe", ["CW403"]),
        ("OVERTHETOP", "over the top", "There is too much of it", []),
        ("CAT", "cat", "Catlike animal", ["CW403"]),
        ("CAT", "cat", "Cat, in short a cat", ["CW402"]),  # told once, not twice
        ("ДОМИК", "домик", "Маленький дом", []),
        ("ДОМИК", "домик", "Маленькие домики", ["CW403"]),
        ("ДОМИК", "домик", "House, small; domik", []),
    ],
)
def test_a_clue_never_shares_the_root_of_its_answer(
    answer: str, phrase: str, clue: str, codes: list[str]
) -> None:
    assert _codes(_clued(answer, phrase, clue)) == codes


def test_a_lexicon_knows_more_roots_than_letters_show() -> None:
    words = FewWords(("MAN", "MEN"), ("MOUSE", "MICE"))
    man, mouse = (
        _clued("MAN", "man", "One of the men"),
        _clued("MOUSE", "mouse", "One of three blind mice"),
    )
    assert _codes(man) == []
    assert _codes(man, words) == ["CW403"]
    assert _codes(mouse) == []
    assert _codes(mouse, words) == ["CW403"]


@pytest.mark.parametrize("kind", list(ClueKind))
def test_only_translations_and_cryptic_clues_may_play_with_a_root(kind: ClueKind) -> None:
    puzzle = _clued("SAILOR", "sailor", "Does he sail?", kind)
    (finding,) = audit(puzzle, FREE).findings
    plays = kind in (ClueKind.TRANSLATION, ClueKind.CRYPTIC)
    assert finding.severity is (Severity.WARNING if plays else Severity.ERROR)


@pytest.mark.parametrize(
    ("phrase", "clue", "fits"),
    [
        ("North Sea", "Cold (5,3)", True),
        ("North Sea", "Cold (5-3)", True),
        ("North Sea", "Cold (4,4)", False),
        ("North Sea", "Cold (8)", False),
        ("NORTHSEA", "Cold (8)", True),
        ("NORTHSEA", "Cold (5,3)", True),  # a file that keeps no word breaks
        ("NORTHSEA", "Cold (5,4)", False),
        ("North Sea", "Cold since (1953)", True),
    ],
)
def test_a_printed_enumeration_is_that_of_the_answer(phrase: str, clue: str, fits: bool) -> None:
    assert _codes(_clued("NORTHSEA", phrase, clue)) == ([] if fits else ["CW407"])


@pytest.mark.parametrize(
    ("kind", "clue", "codes"),
    [
        (ClueKind.INDIRECT, "It has hands", ["CW406"]),
        (ClueKind.INDIRECT, "It has hands?", []),
        (ClueKind.INDIRECT, "It has hands? (5)", []),
        (ClueKind.INDIRECT, '"Has it hands?"', []),
        (ClueKind.STRAIGHT, "It has hands", []),
    ],
)
def test_indirect_clues_end_in_a_question_mark(kind: ClueKind, clue: str, codes: list[str]) -> None:
    assert _codes(_clued("CLOCK", "clock", clue, kind)) == codes


def test_every_missing_clue_is_named_unless_all_are_missing() -> None:
    some = with_clue(with_clue(ENGLISH, "4 across", None), "2 down", None)
    assert [x.entries for x in audit(some, MINI_LAW).notes] == [("2 down",), ("4 across",)]
    none = ENGLISH
    for entry in ENGLISH.entries:
        none = with_clue(none, entry.name, None)
    (finding,) = audit(none, MINI_LAW).findings
    assert finding.message == "none of the 10 entries has a clue"
    assert audit(none, MINI_LAW).ok


def test_a_clue_in_another_language_is_compared_only_where_it_can_be_spelled() -> None:
    entry: Entry = RUSSIAN.entries[0]
    puzzle = with_clue(RUSSIAN, entry.name, Clue(text="A title, 2 of САН and more"))
    assert [x.code for x in audit(puzzle, MINI_LAW).findings] == ["CW402"]


@pytest.mark.parametrize(
    ("answer", "fodder", "clue", "told"),
    [
        ("STOP", "post", "Halts post in disarray", None),
        ("STOP", "p o's t", "Halts p o's t, oddly", None),
        ("STOP", "spit", "Halts spit in disarray", "lacks O and has too many I"),
        ("STOP", "posts", "Halts posts in disarray", "has too many S"),
        ("STOP", "pot", "Halts pot in disarray", "lacks S"),
        ("STOP", "stop", "Halts stop in disarray", "is the answer itself"),
        ("STOP", "post", "Halts in disarray", "does not stand in its text"),
        ("STOP", "пост", "Halts пост in disarray", "cannot be spelled"),
        ("ЕЛКА", "лёка", "Новый год: лёка наряжена", None),
    ],
)
def test_the_fodder_of_an_anagram_makes_its_answer(
    answer: str, fodder: str, clue: str, told: str | None
) -> None:
    puzzle = _clued(answer, answer.lower(), "?")
    entry = puzzle.entries[0]
    marked = Clue(text=clue, kind=ClueKind.CRYPTIC, fodder=fodder)
    messages = [
        x.message
        for x in audit(with_clue(puzzle, entry.name, marked), FREE).findings
        if x.code == "CW410"
    ]
    assert len(messages) == (told is not None)
    assert all(told is not None and told in message for message in messages)


@pytest.mark.parametrize(
    ("one", "other", "codes"),
    [
        ("Shore; slope", "Shore; beach", ["CW409"]),
        ("Shore; slope", "shore!", ["CW409"]),
        ("Shore!", "shore (4)", ["CW404"]),
        ("Shore; slope", "Slope, shore", []),
        ("Shore", "Shores", []),
        ("...", "!", []),
    ],
)
def test_definitions_are_compared_by_their_words(one: str, other: str, codes: list[str]) -> None:
    puzzle = with_clue(with_clue(ENGLISH, "4 across", Clue(text=one)), "2 down", Clue(text=other))
    found = [x.code for x in audit(puzzle, MINI_LAW).findings]
    assert [code for code in found if code in ("CW404", "CW409")] == codes
