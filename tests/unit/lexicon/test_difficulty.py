"""How hard clues are, and which are taken when somebody asks for easy or hard ones."""

import pytest

from crosswright.kinds.recipes.clueing import clue_entries, nearest
from crosswright.lexicon import ClueText, Difficulty, graded
from tests.drawing import draw
from tests.unit.lexicon.our_words import candidate, lexicon_of

LEXICON = lexicon_of(
    candidate("cat", 4.5, clues=("Feline", "Whip", "Jazz fan", "Gossip", "Tackle of a ship")),
    candidate("house", 5.2),
    candidate("maire", None),
)


def _graded(*clues: ClueText) -> list[Difficulty | None]:
    return [clue.difficulty for clue in graded(LEXICON, clues)]


def _definition(text: str) -> ClueText:
    return ClueText(text=text, kind="straight")


def test_definitions_grow_harder_with_their_number_unless_they_tell_much() -> None:
    texts = ("One", "Two", "Three", "Four", "Five", "A long one that leaves very little open still")
    assert _graded(*map(_definition, texts)) == [
        "easy",
        "easy",
        "medium",
        "medium",
        "hard",
        "easy",
    ]


@pytest.mark.parametrize(
    ("clue", "difficulty"),
    [
        (ClueText(text="house", kind="synonym"), "medium"),
        (ClueText(text="maire", kind="synonym"), "hard"),
        (ClueText(text="дом", kind="synonym"), "hard"),
        (ClueText(text="дом", kind="translation"), "easy"),
        (ClueText(text="It has nine lives", kind="indirect"), "hard"),
        (ClueText(text="Does it have nine lives?", kind="straight"), "hard"),
    ],
)
def test_the_kind_of_a_clue_tells_how_hard_it_is(clue: ClueText, difficulty: Difficulty) -> None:
    assert _graded(clue) == [difficulty]


@pytest.mark.parametrize(
    ("wanted", "first"), [("easy", "Feline"), ("medium", "Jazz fan"), ("hard", "Tackle of a ship")]
)
def test_the_clues_nearest_to_what_is_wanted_come_first(wanted: Difficulty, first: str) -> None:
    id = LEXICON.find(("C", "A", "T"))
    assert id is not None
    clues = tuple(graded(LEXICON, LEXICON.clues(id)))
    assert nearest(clues, wanted)[0].text == first
    assert sorted(x.text for x in nearest(clues, wanted)) == sorted(x.text for x in clues)
    (entry,) = clue_entries(draw("CAT").entries, LEXICON, {}, wanted=wanted)
    assert entry.clue is not None
    assert entry.clue.text == first
