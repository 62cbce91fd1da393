import pytest

from crosswright.errors import FormatError, LanguageError
from crosswright.formats import FORMATS, read, write
from tests.unit.formats.samples import SAMPLES

GRID = FORMATS["grid"]


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("american", "#SEA#\nSTRAP\nTEASE\nEARNS\n#MAS#\n"),
        ("canadian", "КОТ\nОКО\nТОН\n"),
        ("crisscross", "~C~~~\nNORTH\n~W~E~\n~~~A~\n"),
        ("arrowword", "##A#\n#SON\nDORA\n"),
        ("digraph", ".A\nO.\n"),
        ("unsolved", "A..\n...\n"),
    ],
)
def test_the_solution_is_drawn_one_row_a_line(name: str, drawn: str) -> None:
    assert write(SAMPLES[name], GRID).data.decode() == drawn


def test_every_run_of_two_letters_is_an_entry_to_be_clued() -> None:
    puzzle = read("КОТ\nо#и\n".encode(), GRID).puzzle
    assert {entry.name: entry.text for entry in puzzle.entries} == {
        "1 across": "КОТ",
        "1 down": "КО",
        "2 down": "ТИ",
    }
    assert all(entry.clue is None for entry in puzzle.entries)
    assert (puzzle.kind, puzzle.language) == ("crossword", "ru")


def test_letters_are_spelled_as_the_language_spells_them() -> None:
    assert read("ёж\n".encode(), GRID, language="ru").puzzle.entries[0].text == "ЕЖ"


def test_what_was_guessed_or_is_missing_is_said() -> None:
    assert read(b"CAT\nA.E\n", GRID).warnings == (
        "no language is stated; the letters are not Cyrillic, so 'en' is assumed",
        "1 of 6 cells have no letter",
    )


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "no rows"),
        (b"...\n.#.\n", "a mask, not a puzzle"),
        (b"CAT\nA\n", "row 2 has 1 cells where row 1 has 3"),
        (b"CA7\n", "'7' in row 1, column 3 is no sign of a mask"),
        ("CÆT\n".encode(), "'Æ' in row 1, column 2 is no letter of English"),
        ("CЯT\n".encode(), "'Я' in row 1, column 2 is no letter of English"),
        (b"\xff\xfeC", "not UTF-8 at byte 0"),
        (b"C" * 101, "a mask of 1x101 is not possible"),
        (b"C\n" * 100_000, "too long"),
    ],
)
def test_what_is_wrong_and_where_is_said_in_one_line(data: bytes, said: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(data, GRID)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_language_nobody_knows_is_refused() -> None:
    with pytest.raises(LanguageError, match="unknown language 'xx'"):
        read(b"CAT\n", GRID, language="xx")
