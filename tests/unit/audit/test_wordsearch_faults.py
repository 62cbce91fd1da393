"""The judge of word searches: clean puzzles, and more than thirty faults planted in them one by one."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import pytest

from crosswright.audit import Profile, audit
from crosswright.model import (
    Direction,
    Facts,
    HiddenPhrase,
    LetterCell,
    PhraseMode,
    Placement,
    Puzzle,
    Square,
    Unplaced,
)
from tests.drawing import Where
from tests.drawing import draw_search as search

LAW = Profile(name="wordsearch", words_are_given=True)

ACROSS, DOWN, LEFT, UP = Direction.ACROSS, Direction.DOWN, Direction.LEFT, Direction.UP
DOWN_RIGHT, UP_RIGHT = Direction.DOWN_RIGHT, Direction.UP_RIGHT


RIVER_GRID = """
    OTTERH
    REEDPE
    FROGIR
    NEWTKO
    WILDEN
"""
RIVER_WORDS: tuple[Where, ...] = (
    ("OTTER", 0, 0, ACROSS),
    ("REED", 1, 0, ACROSS),
    ("FROG", 2, 0, ACROSS),
    ("NEWT", 3, 0, ACROSS),
    ("PIKE", 1, 4, DOWN),
    ("HERON", 0, 5, DOWN),
)
RIVER = search(RIVER_GRID, RIVER_WORDS, phrase="Wild")

RUSSIAN = search(
    "ЩУКА СОМЁ ЕРШИ".replace("Ё", "Е"),
    (("ЩУКА", 0, 0, ACROSS), ("СОМ", 1, 0, ACROSS), ("ЕРШ", 2, 0, ACROSS)),
    phrase="Еи",
    language="ru",
)

CROSSED = search(
    "CATS OXEN DOGE ELKS",
    (("CATS", 0, 0, ACROSS), ("CODE", 0, 0, DOWN), ("ELKS", 3, 0, ACROSS), ("OXEN", 1, 0, ACROSS)),
    phrase="Oge",
)
NESTED_RECIPE = {"allow_nested": True}
NESTED_WORDS: tuple[Where, ...] = (("CATALOGUE", 0, 0, ACROSS), ("CAT", 0, 0, ACROSS))
NESTED = search("CATALOGUE", NESTED_WORDS, recipe=NESTED_RECIPE)
PALINDROME = search("LEVEL OTTER", (("LEVEL", 0, 0, ACROSS), ("OTTER", 1, 0, ACROSS)))


def bent(puzzle: Puzzle, word: str, squares: Iterable[tuple[int, int]]) -> Puzzle:
    """The puzzle with a word on other squares, whose letters are changed to fit."""
    places = tuple(Square(*square) for square in squares)
    letters = dict(zip(places, word, strict=True))
    grid = puzzle.grid.map(
        lambda at, cell: LetterCell(letter=letters[at]) if at in letters else cell
    )
    return Puzzle(
        kind="wordsearch",
        metadata=puzzle.metadata,
        grid=grid,
        placements=(Placement(word=tuple(word), phrase=word.lower(), squares=places),),
    )


BLANK = search("XXXXXX XXXXXX XXXXXX XXXXXX XXXXXX XXXXXX", ())


def phrase_on(puzzle: Puzzle, text: str, squares: Iterable[tuple[int, int]]) -> Puzzle:
    places = tuple(Square(*square) for square in squares)
    letters = tuple(puzzle.grid.letter(square) or "" for square in places)
    hidden = HiddenPhrase(text=text, letters=letters, squares=places, mode=PhraseMode.LEFTOVER)
    return replace(puzzle, hidden_phrase=hidden)


@dataclass(frozen=True, kw_only=True)
class Fault:
    what: str
    code: str
    puzzle: Puzzle
    blocked: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


WILD = [(4, 0), (4, 1), (4, 2), (4, 3), (4, 4), (4, 5)]

FAULTS = (
    Fault(what="a word with a kink", code="CW211", puzzle=bent(BLANK, "OTTER", [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3)])),
    Fault(what="a word with a gap", code="CW211", puzzle=bent(BLANK, "OTTER", [(0, 0), (0, 1), (0, 3), (0, 4), (0, 5)])),
    Fault(what="a knight's move", code="CW211", puzzle=bent(BLANK, "FROG", [(0, 0), (1, 2), (2, 4), (3, 5)])),
    Fault(what="a word with a shuffled end", code="CW211", puzzle=bent(BLANK, "NEWT", [(0, 0), (0, 1), (0, 3), (0, 2)])),
    Fault(what="a word that jumps two", code="CW211", puzzle=bent(BLANK, "ELK", [(0, 0), (0, 2), (0, 4)])),
    Fault(what="down where across was asked", code="CW212", puzzle=replace(RIVER, recipe=Facts({"directions": "across"}))),
    Fault(what="across where down was asked", code="CW212", puzzle=replace(RIVER, recipe=Facts({"directions": "down up-left"}))),
    Fault(what="left where none reads backwards", code="CW212", puzzle=search("RETTO", (("OTTER", 0, 4, LEFT),), recipe={"directions": "across down"})),
    Fault(what="up where none reads upwards", code="CW212", puzzle=search("R E T T O", (("OTTER", 4, 0, UP),), recipe={"directions": "across down"})),
    Fault(what="a diagonal where none was asked", code="CW212", puzzle=search("ELX XLX XXK".replace("XLX", "XLX"), (("ELK", 0, 0, DOWN_RIGHT),), recipe={"directions": "across down"})),
    Fault(what="two letters shared in a row", code="CW213", puzzle=search("CATCHAIR", (("CATCH", 0, 0, ACROSS), ("CHAIR", 0, 3, ACROSS)))),
    Fault(what="three letters shared", code="CW213", puzzle=search("BEADLESS", (("BEADLE", 0, 0, ACROSS), ("DLESS", 0, 3, ACROSS)))),
    Fault(what="two letters shared in a column", code="CW213", puzzle=search("C A T C H A I R", (("CATCH", 0, 0, DOWN), ("CHAIR", 3, 0, DOWN)))),
    Fault(what="two letters shared by words that run against each other", code="CW213", puzzle=search("REEFAH", (("REEF", 0, 0, ACROSS), ("HAFE", 0, 5, LEFT)))),
    Fault(what="a word inside another", code="CW214", puzzle=search("CATALOGUE XXXXCATXX", (("CATALOGUE", 0, 0, ACROSS), ("CAT", 1, 4, ACROSS))), others=("CW215",)),
    Fault(what="a word inside another, read backwards", code="CW214", puzzle=search("TACTICSXX XXXXXXCAT", (("TACTICS", 0, 0, ACROSS), ("CAT", 1, 6, ACROSS))), others=("CW215",)),
    Fault(what="a word that is another one backwards", code="CW214", puzzle=search("DOGXX XXGOD", (("DOG", 0, 0, ACROSS), ("GOD", 1, 2, ACROSS))), others=("CW215",)),
    Fault(what="a word that stands a second time in the fillers", code="CW215", puzzle=search("OTTER XXXXX OTTER", (("OTTER", 0, 0, ACROSS),))),
    Fault(what="a second time backwards", code="CW215", puzzle=search("NEWTX XTWEN", (("NEWT", 0, 0, ACROSS),))),
    Fault(what="a second time on a diagonal", code="CW215", puzzle=search("FROGF XXXRX XXOXX XGXXX", (("FROG", 0, 0, ACROSS),))),
    Fault(what="a second time through other words", code="CW215", puzzle=search("ELKS LAMB KIDS", (("ELK", 0, 0, ACROSS), ("LAMB", 1, 0, ACROSS), ("KIDS", 2, 0, ACROSS)))),
    Fault(what="a second time by one shared letter", code="CW215", puzzle=search("EWE WXX EXX", (("EWE", 0, 0, ACROSS),))),
    Fault(what="a second time in the hidden phrase", code="CW215", puzzle=search("ELK ELK", (("ELK", 0, 0, ACROSS),), phrase="Elk")),
    Fault(what="a word listed twice", code="CW216", puzzle=search("ELKX XELK", (("ELK", 0, 0, ACROSS), ("ELK", 1, 1, ACROSS))), others=("CW215",)),
    Fault(what="a word of two letters", code="CW217", puzzle=search("OXZ", (("OX", 0, 0, ACROSS),))),
    Fault(what="a blocked word in the fillers", code="CW307", puzzle=search("ELKX DARN", (("ELK", 0, 0, ACROSS),)), blocked=("DARN",)),
    Fault(what="a blocked word read upwards", code="CW307", puzzle=search("ELKN XXXR XXXA XXXD", (("ELK", 0, 0, ACROSS),)), blocked=("DARN",)),
    Fault(what="a blocked word inside a listed one", code="CW307", puzzle=search("DARNER", (("DARNER", 0, 0, ACROSS),)), blocked=("DARN",)),
    Fault(what="a blocked word in the hidden phrase", code="CW307", puzzle=search("ELKS DARN", (("ELKS", 0, 0, ACROSS),), phrase="Darn"), blocked=("DARN",)),
    Fault(what="a blocked word across words", code="CW307", puzzle=search("DOG ACE RAM NUT", (("DOG", 0, 0, ACROSS), ("ACE", 1, 0, ACROSS), ("RAM", 2, 0, ACROSS), ("NUT", 3, 0, ACROSS))), blocked=("DARN",)),
    Fault(what="a word through the phrase", code="CW505", puzzle=phrase_on(RIVER, "Rwild", [(3, 2), *WILD[1:4], WILD[0]]), others=("CW501", "CW503")),
    Fault(what="a word that ends on the phrase", code="CW505", puzzle=phrase_on(search("ELKY", (("ELK", 0, 0, ACROSS),)), "Ky", [(0, 2), (0, 3)])),
    Fault(what="a letter left over", code="CW506", puzzle=phrase_on(RIVER, "Wil", WILD[:3])),
    Fault(what="a word forgotten, so that its letters are left over", code="CW506", puzzle=replace(RIVER, placements=RIVER.placements[1:])),
    Fault(what="a phrase out of order", code="CW503", puzzle=phrase_on(RIVER, "Iwld", [WILD[1], WILD[0], *WILD[2:4]])),
    Fault(what="a phrase that says something else", code="CW501", puzzle=phrase_on(RIVER, "Mild", WILD[:4])),
    Fault(what="a phrase letter used twice", code="CW502", puzzle=phrase_on(RIVER, "Wiild", [WILD[0], WILD[1], *WILD[1:4]])),
    Fault(what="a letter of another alphabet", code="CW302", puzzle=search("ELKЖ", (("ELK", 0, 0, ACROSS),))),
    Fault(what="a gap in the grid", code="CW301", puzzle=search("ELK.", (("ELK", 0, 0, ACROSS),))),
    Fault(what="a word of the list lost", code="CW206", puzzle=replace(RIVER, recipe=Facts({"words": "otter\nbeaver"}))),
)  # fmt: skip


def _codes(puzzle: Puzzle, blocked: Iterable[str] = ()) -> set[str]:
    report = audit(puzzle, LAW, blocked=[tuple(word) for word in blocked])
    return {finding.code for finding in report.findings}


@pytest.mark.parametrize(
    "puzzle",
    [RIVER, RUSSIAN, NESTED, PALINDROME, search("ELK", (("ELK", 0, 0, ACROSS),))],
    ids=["river", "russian", "nested", "palindrome", "one word"],
)
def test_a_clean_word_search_has_no_finding(puzzle: Puzzle) -> None:
    assert audit(puzzle, LAW, blocked=[tuple("DARN")]).findings == ()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.code} {fault.what}")
def test_a_planted_fault_is_found_and_no_other(fault: Fault) -> None:
    assert _codes(fault.puzzle, fault.blocked) == {fault.code, *fault.others}


def test_at_least_thirty_faults_are_planted() -> None:
    assert len(FAULTS) >= 30
    assert len({fault.what for fault in FAULTS}) == len(FAULTS)


def test_a_word_told_as_left_out_is_not_lost() -> None:
    told = replace(
        RIVER,
        recipe=Facts({"words": "otter\nbeaver"}),
        unplaced=(Unplaced(word="beaver", reason="no line for it is left in this grid"),),
    )
    assert _codes(told) == set()


def test_directions_the_recipe_names_are_allowed() -> None:
    assert _codes(replace(RIVER, recipe=Facts({"directions": "across down"}))) == set()
