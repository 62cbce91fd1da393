""".puz files of every sort, made with `puzpy` in the style of other programs."""

import struct
from dataclasses import replace

import puz
import pytest

from crosswright.errors import FormatError, OutputError, UsageError
from crosswright.formats import FORMATS, Feature, read, unlocked, write
from crosswright.model import Clue, Metadata
from tests.drawing import draw
from tests.unit.formats.samples import SAMPLES

PUZ, REBUS = FORMATS["puz"], FORMATS["puz-rebus"]

ROWS = ["CAT.", "AREA", ".BAN", "FIND"]


def strangers_file(version: str = "1.3", rows: list[str] = ROWS) -> puz.Puzzle:
    """A file as another program would write it."""
    file = puz.Puzzle(version=version)
    file.title, file.author, file.copyright = "Cats & co", "A. Nother", "2026"
    file.width, file.height = len(rows[0]), len(rows)
    file.solution = "".join(rows)
    file.fill = "".join(sign if sign in ".:" else "-" for sign in file.solution)
    across, down = puz.get_grid_numbering(file.fill, file.width, file.height)
    file.clues = [f"Clue {n}" for n in range(len(across) + len(down))]
    file.notes = "A note.\nAnother."
    return file


def everything() -> puz.Puzzle:
    """A file with all that such files hold, and bytes around it."""
    file = strangers_file()
    file.rebus().add_rebus_squares(0, "CAR")
    file.markup().set_markup_squares([1, 5], puz.GridMarkup.Circled)
    file.markup().set_markup_squares(2, puz.GridMarkup.PreviouslyIncorrect)
    file.timer().elapsed_seconds = 77
    file.fill = "C" + file.fill[1:]
    file.preamble, file.postscript = b"junk before", b"\r\n"
    file.extensions[b"XTRA"] = b"of another program"
    return file


FILES = {
    "plain": lambda: strangers_file().tobytes(),
    "version 1.2": lambda: strangers_file("1.2").tobytes(),
    "version 1.4": lambda: strangers_file("1.4").tobytes(),
    "version 2.0": lambda: strangers_file("2.0").tobytes(),
    "everything": lambda: everything().tobytes(),
    "diagramless": lambda: strangers_file(rows=["CAT:", "AREA"]).tobytes(),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_rewritten_byte_for_byte(name: str) -> None:
    data = FILES[name]()
    assert puz.load(data).tobytes() == data
    loaded = read(data, PUZ, language="en")
    assert loaded.warnings == ()
    saved = write(loaded.puzzle, PUZ)
    assert (saved.data, saved.losses) == (data, ())


def test_what_is_no_part_of_a_puzzle_is_named_and_lost_by_other_formats() -> None:
    loaded = read(everything().tobytes(), PUZ, language="en")
    assert loaded.beyond == (
        "what a solver has written",
        "marks of wrong letters",
        "the section 'XTRA'",
        "the timer",
        "bytes before or after the puzzle",
    )
    losses = write(loaded.puzzle, FORMATS["jpz"]).losses
    assert [x.where for x in losses if x.feature is Feature.BEYOND] == [", ".join(loaded.beyond)]


def test_a_changed_puzzle_is_written_anew_and_says_what_went() -> None:
    puzzle = read(everything().tobytes(), PUZ, language="en").puzzle
    changed = replace(puzzle, metadata=replace(puzzle.metadata, title="Dogs"))
    saved = write(changed, PUZ)
    assert Feature.BEYOND in {loss.feature for loss in saved.losses}
    again = puz.load(saved.data)
    assert (again.title, again.rebus().get_rebus_solution(0)) == ("Dogs", "CAR")
    assert again.markup().get_markup_squares(puz.GridMarkup.Circled) == [1, 5]


def test_clues_go_to_the_runs_in_the_order_of_their_squares() -> None:
    puzzle = read(strangers_file().tobytes(), PUZ, language="en").puzzle
    told = {entry.name: entry.clue and entry.clue.text for entry in puzzle.entries}
    assert (
        list(told)
        == [
            *("1 across", "4 across", "6 across", "8 across"),
            *("1 down", "2 down", "3 down", "5 down", "7 down"),
        ]
        or told
    )  # the exact numbers follow from the grid
    file = puz.load(strangers_file().tobytes())
    for clue in (*file.clue_numbering().across, *file.clue_numbering().down):
        assert told[f"{clue.number} {clue.direction}"] == clue.text


@pytest.mark.parametrize(
    ("place", "said"),
    [(0, "global checksum"), (14, "header checksum"), (16, "magic checksum")],
)
def test_a_wrong_checksum_is_said_and_let_pass(place: int, said: str) -> None:
    data = bytearray(strangers_file().tobytes())
    data[place] ^= 0xFF
    with pytest.raises(puz.PuzzleFormatError):
        puz.load(bytes(data))
    loaded = read(bytes(data), PUZ, language="en")
    (warning,) = loaded.warnings
    assert said in warning
    assert loaded.puzzle == read(strangers_file().tobytes(), PUZ, language="en").puzzle
    assert write(loaded.puzzle, PUZ).data == bytes(data)


@pytest.mark.parametrize("version", [b"\0\0\0\0", b"abc\0", b"9\0\0\0"])
def test_a_version_that_is_none_is_said_and_let_pass(version: bytes) -> None:
    data = bytearray(strangers_file().tobytes())
    data[24:28] = version
    loaded = read(bytes(data), PUZ, language="en")
    assert "the version is" in loaded.warnings[0]
    assert loaded.puzzle.title == "Cats & co"


def test_windows_signs_in_an_old_file_are_understood() -> None:
    data = strangers_file()
    data.title = "\x93Cats\x94 \x96 more"
    assert read(data.tobytes(), PUZ, language="en").puzzle.title == "“Cats” – more"


def locked() -> bytes:
    file = strangers_file()
    file.lock_solution(1234)
    data: bytes = file.tobytes()
    return data


def test_a_locked_file_keeps_its_letters_until_it_is_opened() -> None:
    loaded = read(locked(), PUZ, language="en")
    assert all(loaded.puzzle.grid.letter(x) is None for x in loaded.puzzle.letter_squares)
    assert "--unlock" in loaded.warnings[0]
    assert "the lock" in loaded.beyond
    assert write(loaded.puzzle, PUZ).data == locked()
    opened = read(unlocked(locked(), PUZ, "1234"), PUZ, language="en").puzzle
    assert opened == read(strangers_file().tobytes(), PUZ, language="en").puzzle


@pytest.mark.parametrize(
    ("data", "key", "said"),
    [
        (locked(), "4321", "does not open"),
        (locked(), "12", "four digits"),
        (locked(), "abcd", "four digits"),
        (strangers_file().tobytes(), "1234", "not locked"),
    ],
)
def test_a_key_that_does_not_fit_is_refused(data: bytes, key: str, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        unlocked(data, PUZ, key)


def test_no_other_format_has_a_lock() -> None:
    with pytest.raises(UsageError, match="no lock"):
        unlocked(b"", FORMATS["xd"], "1234")


def test_cyrillic_is_refused_unless_every_square_may_be_a_rebus() -> None:
    puzzle = SAMPLES["canadian"]
    with pytest.raises(OutputError, match=r"no byte for К, О, Т, Н; .* puz-rebus"):
        write(puzzle, PUZ)
    data = write(puzzle, REBUS).data
    file = puz.load(data)
    assert file.version == b"2.0"
    assert [file.rebus().get_rebus_solution(n) for n in range(9)] == list("КОТОКОТОН")
    assert read(data, PUZ).puzzle.grid == puzzle.grid


def test_western_letters_are_one_byte_and_a_rebus_only_beside_utf_8_texts() -> None:
    puzzle = draw("ÄÖ ÜE", language="de", shortest=2)
    file = puz.load(write(puzzle, PUZ).data)
    assert (file.version, file.solution, file.has_rebus()) == (b"1.3", "ÄÖÜE", False)
    curly = replace(puzzle, metadata=Metadata(language="de", title="„Gänse“"))
    file = puz.load(write(curly, PUZ).data)
    assert (file.version, file.title) == (b"2.0", "„Gänse“")
    assert [file.rebus().get_rebus_solution(n) for n in range(4)] == ["Ä", "Ö", "Ü", None]


def test_a_file_without_a_solution_says_so_both_ways() -> None:
    file = strangers_file()
    file.solution_state = puz.SolutionState.NotProvided
    loaded = read(file.tobytes(), PUZ, language="en")
    assert "the file has no solution" in loaded.warnings
    anew = write(replace(loaded.puzzle, origin=None), PUZ).data
    assert puz.load(anew).solution_state == puz.SolutionState.NotProvided
    assert read(anew, PUZ, language="en").puzzle == loaded.puzzle


def test_too_few_clues_are_said() -> None:
    file = strangers_file()
    file.clues = file.clues[:-2]
    loaded = read(file.tobytes(), PUZ, language="en")
    assert loaded.warnings == ("the file has 6 clues for 8 entries",)
    assert sum(entry.clue is None for entry in loaded.puzzle.entries) == 2


def test_texts_beyond_latin_make_it_version_2() -> None:
    puzzle = SAMPLES["american"]
    first, *rest = puzzle.entries
    curly = replace(puzzle, entries=(replace(first, clue=Clue(text="“Salt” — море")), *rest))
    file = puz.load(write(curly, PUZ).data)
    assert (file.version, file.clues[0]) == (b"2.0", "“Salt” — море")


@pytest.mark.parametrize(
    ("width", "height", "clues", "said"),
    [
        (255, 255, 9, "a grid of 255x255 is not possible"),
        (0, 4, 9, "a grid of 4x0"),
        (100, 100, 9, "cut off"),
        (4, 4, 65_535, "65535 clues are announced"),
    ],
)
def test_a_header_that_promises_too_much_is_refused(
    width: int, height: int, clues: int, said: str
) -> None:
    data = bytearray(strangers_file().tobytes().ljust(1_000, b"x"))
    struct.pack_into("<BBH", data, 44, width, height, clues)
    with pytest.raises(FormatError, match=said):
        read(bytes(data), PUZ)


def test_a_rebus_table_that_is_broken_is_said() -> None:
    file = everything()
    file.tobytes()
    file.helpers.clear()
    file.extensions[puz.Extensions.RebusSolutions] = b"x:CAR;;:; 7"
    loaded = read(file.tobytes(), PUZ, language="en")
    assert loaded.warnings == ("rebus cells whose letters are not in the table: 1",)
    assert loaded.puzzle.grid.cells[0][0].letter == "C"  # type: ignore[union-attr]
