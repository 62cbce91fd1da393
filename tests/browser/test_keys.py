"""Every row of the keyboard table, pressed in a real browser; variants are settings."""

from dataclasses import dataclass, field

import pytest

from crosswright.model import Puzzle
from tests.browser.conftest import Seat
from tests.clean_puzzles import BRITISH, ENGLISH
from tests.player_puzzles import BARRED

EMPTY = """\
#...#
.....
.....
.....
#...#"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """Click a square, press keys: where is the cursor, in which entry, what is written?

    A key of one sign is pressed as that key, longer texts are keys with names.
    """

    start: tuple[int, int] = (1, 0)
    keys: tuple[str, ...]
    cursor: tuple[int, int]
    clue: str
    first_row: str | None = None
    puzzle: Puzzle = ENGLISH
    settings: dict[str, object] = field(default_factory=dict)


P = "4 Across"
TABLE = {
    "a letter advances": Row(keys=("p",), cursor=(1, 1), clue=P, first_row="P...."),
    "a letter overwrites": Row(
        keys=("p", "ArrowLeft", "x"), cursor=(1, 1), clue=P, first_row="X...."
    ),
    "filled squares are skipped": Row(
        keys=("ArrowRight", "a", "Home", "p"), cursor=(1, 2), clue=P, first_row="PA..."
    ),
    "filled squares are not skipped if one likes": Row(
        keys=("ArrowRight", "a", "Home", "p"),
        cursor=(1, 1),
        clue=P,
        settings={"skipFilled": False},
    ),
    "the end of a word leads to the next clue": Row(
        keys=tuple("paper"), cursor=(2, 0), clue="6 Across", first_row="PAPER"
    ),
    "or one stays there": Row(
        keys=tuple("paper"), cursor=(1, 4), clue=P, settings={"jumpAtEnd": False}
    ),
    "an arrow along the word moves": Row(keys=("ArrowRight",), cursor=(1, 1), clue=P),
    "an arrow across the word turns": Row(keys=("ArrowDown",), cursor=(1, 0), clue="4 Down"),
    "and moves when pressed again": Row(
        keys=("ArrowDown", "ArrowDown"), cursor=(2, 0), clue="4 Down"
    ),
    "or moves at once": Row(
        keys=("ArrowDown",), cursor=(2, 0), clue="4 Down", settings={"moveAtOnce": True}
    ),
    "arrows jump blocks": Row(
        puzzle=BRITISH, start=(0, 2), keys=("ArrowRight",), cursor=(0, 4), clue="3 Across"
    ),
    "or rest on them": Row(
        puzzle=BRITISH,
        start=(0, 2),
        keys=("ArrowRight",),
        cursor=(0, 3),
        clue="",
        settings={"atBlock": "rest"},
    ),
    "or slide past them": Row(
        start=(0, 3),
        keys=("ArrowRight",),
        cursor=(1, 4),
        clue=P,
        settings={"atBlock": "slide"},
    ),
    "shift and an arrow go to the word beside": Row(
        start=(1, 2), keys=("Shift+ArrowDown",), cursor=(2, 2), clue="6 Across"
    ),
    "shift and an arrow go back": Row(
        start=(1, 2), keys=("Shift+ArrowUp",), cursor=(0, 2), clue="1 Across"
    ),
    "shift and an arrow along the word: the list": Row(
        keys=("Shift+ArrowRight",), cursor=(2, 0), clue="6 Across"
    ),
    "space turns": Row(keys=(" ",), cursor=(1, 0), clue="4 Down"),
    "or clears": Row(
        keys=("p", "ArrowLeft", " "),
        cursor=(1, 0),
        clue=P,
        first_row=".....",
        settings={"spaceClears": True},
    ),
    "enter goes to the next clue": Row(keys=("Enter",), cursor=(2, 0), clue="6 Across"),
    "or turns": Row(keys=("Enter",), cursor=(1, 0), clue="4 Down", settings={"enterTurns": True}),
    "tab goes to the next clue": Row(keys=("Tab",), cursor=(2, 0), clue="6 Across"),
    "shift and tab to the one before": Row(keys=("Shift+Tab",), cursor=(0, 1), clue="1 Across"),
    "tab goes to the first gap": Row(
        start=(0, 1), keys=("Tab", "p", "Shift+Tab", "Tab"), cursor=(1, 1), clue=P
    ),
    "tab skips complete words": Row(
        start=(1, 0),
        keys=(*"paper", "Shift+Tab"),
        cursor=(0, 1),
        clue="1 Across",
    ),
    "or does not": Row(
        start=(1, 0),
        keys=(*"paper", "Shift+Tab"),
        cursor=(1, 0),
        clue=P,
        settings={"skipFull": False},
    ),
    "the list is a ring": Row(start=(0, 1), keys=("Shift+Tab",), cursor=(1, 4), clue="5 Down"),
    "] goes to the next clue": Row(keys=("]",), cursor=(2, 0), clue="6 Across"),
    "[ goes to the one before": Row(keys=("[",), cursor=(0, 1), clue="1 Across"),
    "page down goes to the next clue": Row(keys=("PageDown",), cursor=(2, 0), clue="6 Across"),
    "page up goes to the one before": Row(keys=("PageUp",), cursor=(0, 1), clue="1 Across"),
    "backspace clears a filled square and stays": Row(
        keys=("p", "a", "ArrowLeft", "Backspace"), cursor=(1, 1), clue=P, first_row="P...."
    ),
    "backspace in an empty square steps back and clears": Row(
        keys=("p", "a", "Backspace"), cursor=(1, 1), clue=P, first_row="P...."
    ),
    "or clears and steps": Row(
        keys=("p", "a", "ArrowLeft", "Backspace"),
        cursor=(1, 0),
        clue=P,
        first_row="P....",
        settings={"backspace": "step"},
    ),
    "or only steps": Row(
        keys=("p", "a", "Backspace"),
        cursor=(1, 1),
        clue=P,
        first_row="PA...",
        settings={"backspace": "walk"},
    ),
    "delete clears and stays": Row(
        keys=("p", "ArrowLeft", "Delete"), cursor=(1, 0), clue=P, first_row="....."
    ),
    "home goes to the first square": Row(start=(1, 3), keys=("Home",), cursor=(1, 0), clue=P),
    "end goes to the last square": Row(keys=("End",), cursor=(1, 4), clue=P),
    "control and g ask for a number": Row(
        keys=("Control+g", "6", "Enter"), cursor=(2, 0), clue="6 Across"
    ),
    "a digit asks for a number": Row(keys=("2", "d", "Enter"), cursor=(0, 2), clue="2 Down"),
    "insert opens several letters, enter commits": Row(
        keys=("Insert", "a", "b", "Enter"), cursor=(1, 1), clue=P, first_row="AB...."
    ),
    "escape cancels them": Row(
        keys=("Insert", "a", "b", "Escape"), cursor=(1, 0), clue=P, first_row="....."
    ),
    "backspace edits them": Row(
        keys=("Insert", "a", "b", "Backspace", "c", "Enter"),
        cursor=(1, 1),
        clue=P,
        first_row="AC....",
    ),
    "escape opens them if one likes": Row(
        keys=("Escape", "a", "b", "Enter"),
        cursor=(1, 1),
        clue=P,
        first_row="AB....",
        settings={"escapeRebus": True},
    ),
    "shift and a letter append": Row(
        keys=("p", "ArrowLeft", "Shift+Q"), cursor=(1, 0), clue=P, first_row="PQ...."
    ),
    "control and z undo": Row(
        keys=("p", "a", "Control+z"), cursor=(1, 1), clue=P, first_row="P...."
    ),
    "control, shift and z redo": Row(
        keys=("p", "a", "Control+z", "Control+z", "Control+Shift+Z"),
        cursor=(1, 0),
        clue=P,
        first_row="P....",
    ),
    "control and y redo": Row(
        keys=("p", "Control+z", "Control+y"), cursor=(1, 0), clue=P, first_row="P...."
    ),
}


@pytest.mark.parametrize("name", TABLE)
def test_key(seat: Seat, name: str) -> None:
    row = TABLE[name]
    sitting = seat(row.puzzle, settings=row.settings)
    sitting.click(*row.start, shift=True)
    for key in row.keys:
        sitting.press(key)
    assert (sitting.cursor(), sitting.clue()) == (row.cursor, row.clue)
    if row.first_row is not None:
        assert sitting.grid().splitlines()[1] == row.first_row


def test_a_full_stop_takes_up_the_pencil_and_puts_it_down(seat: Seat) -> None:
    sitting = seat(ENGLISH)
    sitting.press(".", "r", ".", "u")
    assert "pencilled" in sitting.classes(0, 1)
    assert "pencilled" not in sitting.classes(0, 2)


def test_alt_checks_and_with_shift_reveals(seat: Seat) -> None:
    sitting = seat(ENGLISH)
    sitting.press("x", "u", "ArrowLeft", "Alt+s")
    assert "right" in sitting.classes(0, 2)
    assert "wrong" not in sitting.classes(0, 1)
    sitting.press("Alt+w")
    assert sitting.message() == "Wrong squares: 1"
    assert "wrong" in sitting.classes(0, 1)
    sitting.press("Home", "Alt+Shift+S")
    assert "revealed" in sitting.classes(0, 1)
    sitting.press("Alt+Shift+W")
    assert sitting.grid().splitlines()[0] == "#RUB#"
    sitting.press("Alt+p")
    assert sitting.dialog() == "Check the whole grid?"
    sitting.yes()
    assert sitting.message() == "Wrong squares: 0"
    sitting.press("Alt+Shift+P")
    sitting.yes()
    assert sitting.dialog().startswith("Solved in")
    assert sitting.grid() == "#RUB#\nPAPER\nAPPLE\nYIELD\n#DRY#"


def test_the_same_square_again_turns_and_never_with_shift(seat: Seat) -> None:
    sitting = seat(ENGLISH)
    sitting.click(1, 1)
    assert sitting.clue() == "4 Across"
    sitting.click(1, 1)
    assert sitting.clue() == "1 Down"
    sitting.click(1, 1, shift=True)
    assert sitting.clue() == "1 Down"


def test_a_click_on_a_clue_goes_there(seat: Seat) -> None:
    sitting = seat(ENGLISH)
    sitting.page.get_by_role("button", name="Colour of a stop light").click()
    assert (sitting.cursor(), sitting.clue()) == ((1, 4), "5 Down")
    sitting.write("r")
    assert sitting.grid().splitlines()[1] == "....R"


def test_nobody_is_kept_in_the_grid(seat: Seat) -> None:
    sitting = seat(ENGLISH)
    assert sitting.focused() == "typist"
    sitting.press("Escape")
    assert sitting.message() == "Tab now leaves the grid"
    sitting.press("Tab")
    assert sitting.focused() != "typist"
    sitting.press("Shift+Tab", "Tab")
    assert sitting.clue() == "4 Across", "back in the grid, Tab goes from clue to clue again"
    free = seat(ENGLISH, settings={"tabMoves": False})
    free.press("Tab")
    assert free.focused() != "typist"


def test_keys_mean_the_same_on_a_cyrillic_layout(seat: Seat) -> None:
    sitting = seat(ENGLISH)
    sitting.write("x")
    sitting.page.evaluate(
        """() => document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
            { key: 'я', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true }))"""
    )
    assert sitting.grid() == EMPTY


def test_several_letters_are_judged_whole_or_by_their_first(seat: Seat) -> None:
    strict = seat(BARRED)
    strict.press("s", "Home", "Alt+s")
    assert "wrong" in strict.classes(0, 0)
    strict.press("Insert", "Backspace", *"star", "Enter", "Home", "Alt+s")
    assert "right" in strict.classes(0, 0)
    lenient = seat(BARRED, settings={"rebusFirst": True})
    lenient.press("s", "Home", "Alt+s")
    assert "right" in lenient.classes(0, 0)
