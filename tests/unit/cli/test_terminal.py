"""The player in the terminal, its keys sent down a pipe; the states it keeps are the browser's."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from crosswright.cli import crosswright
from crosswright.cli.app import run as run_command
from crosswright.cli.terminal import Ending, run
from crosswright.cli.terminal.hunting import HuntingTable
from crosswright.cli.terminal.writing import WritingTable
from crosswright.errors import FormatError
from crosswright.formats import FORMATS, write
from crosswright.model import Puzzle
from crosswright.pipeline.play import board_of
from tests.clean_puzzles import BRITISH, ENGLISH, RUSSIAN
from tests.player_puzzles import ARROWWORD, BARRED, CRISSCROSS, CZECH, HEBREW, SEARCH

Result = TypeVar("Result")

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
SHIFT_DOWN, SHIFT_TAB, INSERT, DELETE = "\x1b[1;2B", "\x1b[Z", "\x1b[2~", "\x1b[3~"
HOME, END, PAGE_UP, PAGE_DOWN = "\x1b[H", "\x1b[F", "\x1b[5~", "\x1b[6~"
BACKSPACE, ENTER, TAB, ESCAPE = "\x7f", "\r", "\t", "\x1b"
UNDO, REDO, GOTO, PAUSE, LEAVE, BREAK = "\x1a", "\x19", "\x07", "\x10", "\x11", "\x03"


def at_the_keys(keys: str, sit: Callable[[], Result]) -> Result:
    """What `sit` returns to one who presses these keys.

    It has a thread of its own: a browser test may have left an event loop in the main one.
    """

    def work() -> Result:
        with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
            pipe.send_text(keys)
            return sit()

    with ThreadPoolExecutor(max_workers=1) as pool:
        return pool.submit(work).result(timeout=60)


def played(puzzle: Puzzle, keys: str, *, kept: str | None = None, leave: str = LEAVE) -> Ending:
    """What comes of sitting down, pressing keys, and leaving."""
    return at_the_keys(keys + leave, lambda: run(board_of(puzzle), kept=kept))


def letters_of(puzzle: Puzzle, ending: Ending) -> str:
    """The letters that were kept, a row a line; `.` for none, `#` where none belongs."""
    letters = json.loads(ending.kept)["letters"]
    grid = puzzle.grid
    rows, cols = grid.size
    signs = [
        (letter or ".") if grid.is_open(square) else "#"
        for square, letter in zip(grid.squares(), letters, strict=True)
    ]
    return "\n".join("".join(signs[row * cols : (row + 1) * cols]) for row in range(rows))


TABLE = {
    "a letter advances and overwrites": ("xrub", "#RUB#"),
    "filled squares are skipped": (f"{RIGHT}u{HOME}rb", "#RUB#"),
    "the end of a word leads to the next clue": ("rubp", "#RUB#/P...."),
    "an arrow across the word turns first": (f"{DOWN}rp", "#R..#/.P..."),
    "and moves then": (f"{DOWN}{DOWN}p", "#...#/.P..."),
    "shift and an arrow go to the word beside": (f"{SHIFT_DOWN}a", "#...#/.A..."),
    "space turns": (" ra", "#R..#/.A..."),
    "enter goes to the next clue": (f"{ENTER}p", "#...#/P...."),
    "tab goes to the next clue": (f"{TAB}p", "#...#/P...."),
    "and back": (f"{TAB}{SHIFT_TAB}r", "#R..#"),
    "brackets do": ("][]p", "#...#/P...."),
    "pages do": (f"{PAGE_DOWN}{PAGE_UP}{PAGE_DOWN}p", "#...#/P...."),
    "backspace clears, steps back and clears": (f"ru{BACKSPACE}{BACKSPACE}", "#...#"),
    "delete clears and stays": (f"r{LEFT}{DELETE}u", "#U..#"),
    "home and end": (f"{END}b{HOME}r", "#R.B#"),
    "control and g go to a number": (f"{GOTO}4{ENTER}p", "#...#/P...."),
    "a digit does, with its direction": (f"2d{ENTER}u", "#.U.#"),
    "escape goes nowhere": (f"44{BACKSPACE}{ESCAPE}", "#...#"),
    "insert opens several letters": (f"{INSERT}ab{BACKSPACE}c{ENTER}u", "#ACU.#"),
    "undo and redo": (f"ru{UNDO}{UNDO}{REDO}", "#R..#"),
    "a paused table takes no letter": (f"r{PAUSE}x{PAUSE}u", "#RU.#"),
}


@pytest.mark.parametrize("name", TABLE)
def test_key(name: str) -> None:
    keys, rows = TABLE[name]
    if name.startswith("a letter"):
        keys = keys.replace("x", f"x{LEFT}")
    found = letters_of(ENGLISH, played(ENGLISH, keys)).splitlines()
    expected = rows.split("/")
    assert found[: len(expected)] == expected


def test_a_russian_crossword_is_typed_from_first_to_last() -> None:
    ending = played(RUSSIAN, "сангаражоперадоноргад")
    assert ending.solved
    assert letters_of(RUSSIAN, ending) == "#САН#\nГАРАЖ\nОПЕРА\nДОНОР\n#ГАД#"


@pytest.mark.parametrize(
    ("puzzle", "keys"),
    [
        (CZECH, "chle'b"),
        (CRISSCROSS, "heronhrowl"),
        (BARRED, f"{INSERT}star{ENTER}etretoa"),
        (ARROWWORD, "aceten"),
    ],
    ids=["czech", "crisscross", "barred", "arrowword"],
)
def test_every_kind_is_solved(puzzle: Puzzle, keys: str) -> None:
    ending = played(puzzle, keys)
    assert ending.solved, letters_of(puzzle, ending)


def test_a_word_search_is_solved_by_both_ends_of_its_words() -> None:
    owl, hen = f" {RIGHT}{RIGHT} ", f"{DOWN}{HOME}{ENTER}{RIGHT}{RIGHT}{ENTER}"
    half = played(SEARCH, owl + hen + f" {RIGHT}{RIGHT} ")
    assert not half.solved
    assert [x["word"] for x in json.loads(half.kept)["found"]] == [0, 1]
    whole = played(SEARCH, f"{END} {DOWN * 4} ", kept=half.kept)
    assert whole.solved
    secret = played(SEARCH, f"{DOWN * 4} {RIGHT * 2} ")
    assert [x["word"] for x in json.loads(secret.kept)["found"]] == [-1]


def test_one_goes_on_where_one_left() -> None:
    half = played(ENGLISH, ".ru")
    assert json.loads(half.kept)["flags"][1] == 1
    assert not half.solved
    whole = played(ENGLISH, "bpaperappleyielddry", kept=half.kept)
    assert whole.solved, "one goes on at the first gap"
    assert whole.elapsed >= half.elapsed


def test_control_and_c_interrupt_and_keep() -> None:
    ending = played(ENGLISH, "r", leave=BREAK)
    assert ending.interrupted
    assert "R" in json.loads(ending.kept)["letters"]


@pytest.mark.parametrize("kept", ["", "[]", "{}", '{"crosswright": 1, "puzzle": "another"}'])
def test_a_state_of_another_puzzle_is_refused(kept: str) -> None:
    with pytest.raises(FormatError, match="no saved state of this puzzle"):
        played(ENGLISH, "", kept=kept)


def test_alt_checks_and_with_shift_reveals() -> None:
    table = WritingTable(board_of(ENGLISH))
    for sign in "xub":
        table.write(sign)
    table.press("previous")
    table.press("s-up")
    table.press("check word")
    assert table.message == "Wrong squares: 0"
    table.press("goto")
    table.write("1")
    table.write("a")
    table.press("enter")
    table.press("check word")
    assert table.message == "Wrong squares: 1"
    assert any("class:wrong" in style for style, _ in table.grid())
    table.press("reveal square")
    assert "".join(text for _, text in table.grid()).split("\n")[0] == "    R  U  B    "
    table.press("reveal all")
    assert table.message == "Reveal the whole grid? (Enter / Esc)"
    table.press("escape")
    assert not table.solved
    table.press("reveal all")
    table.press("enter")
    assert table.solved


def test_the_grid_shows_numbers_bars_circles_and_arrows() -> None:
    barred = WritingTable(board_of(BARRED))
    assert "".join(text for _, text in barred.grid()) == "(1) 2  3 \n ·┃ 4  · \n 5  ·  T "
    arrows = WritingTable(board_of(ARROWWORD))
    assert "".join(text for _, text in arrows.grid()).split("\n")[0] == "    ↓  ↓  ↓ "
    assert [text for _, text in arrows.side() if text][:2] == ["Across\n", "Best card\n"]
    assert "Best card" in "".join(text for _, text in arrows.below())


def test_a_hunt_says_what_was_found() -> None:
    table = HuntingTable(board_of(SEARCH))
    for key in ("enter", "right", "right", "enter"):
        table.press(key)
    assert table.message == "Found: owl"
    for key in ("home", "enter", "down", "down", "right", "right", "enter"):
        table.press(key)
    assert table.message == "OES is no word of the list"
    assert ("class:done", "owl\n") in table.side()
    table.press("reveal word")
    assert ("class:done", "hen\n") in table.side()
    table.press("undo")
    table.press("reveal word")
    table.press("reveal word")
    assert table.solved
    assert "xtsytzsna" in "".join(text for _, text in table.below())


def test_a_language_nobody_knows_takes_the_letters_of_its_answers() -> None:
    table = WritingTable(board_of(HEBREW))
    table.write("ש")
    table.write("x")
    assert "".join(text for _, text in table.grid()).count("ש") == 1
    assert "X" not in "".join(text for _, text in table.grid())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("puzzle.ipuz",), "a puzzle is played in a terminal"),
        (("-",), "keys are read from standard input"),
        (("puzzle.ipuz", "--state", "-"), "--state needs a file"),
        (("nothing.ipuz",), "cannot read 'nothing.ipuz'"),
    ],
)
def test_the_command_says_what_it_needs(
    arguments: tuple[str, ...],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("puzzle.ipuz").write_bytes(write(BRITISH, FORMATS["ipuz"]).data)
    assert run_command(crosswright, ["play", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_the_command_goes_on_with_what_a_file_keeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("puzzle.ipuz").write_bytes(write(ENGLISH, FORMATS["ipuz"]).data)
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True)

    def press(keys: str) -> int:
        command = ["play", "puzzle.ipuz", "--state", "s.json"]
        return at_the_keys(keys, lambda: run_command(crosswright, command))

    assert press(f"ru{LEAVE}") == 0
    assert press(f"{END}b{LEAVE}") == 0
    assert json.loads(Path("s.json").read_text(encoding="utf-8"))["letters"][1:4] == ["R", "U", "B"]
    assert press(BREAK) == 130
    Path("s.json").write_text("nonsense", encoding="utf-8")
    assert press(LEAVE) == 2
    assert "s.json: it is no saved state of this puzzle" in capsys.readouterr().err
