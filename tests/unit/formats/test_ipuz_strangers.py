"""Files in the style of other programs, one for each quirk."""

from pathlib import Path

import pytest

from crosswright.errors import FormatError
from crosswright.formats import FORMATS, Loaded, read
from crosswright.model import Arrow, ArrowPath, Bar, ClueCell, Direction, LetterCell, Square

IPUZ = FORMATS["ipuz"]
QUIRKS = Path(__file__).parents[2] / "golden" / "ipuz"


def load(name: str, *, language: str | None = None) -> Loaded:
    return read((QUIRKS / f"{name}.ipuz").read_bytes(), IPUZ, language=language)


def answers(loaded: Loaded) -> dict[str, str]:
    return {entry.name: entry.text for entry in loaded.puzzle.entries}


def clues(loaded: Loaded) -> dict[str, str | None]:
    return {x.name: x.clue.text if x.clue else None for x in loaded.puzzle.entries}


@pytest.mark.parametrize("name", ["zero_based_cells", "one_based_cells"])
def test_cells_may_count_from_0_or_from_1(name: str) -> None:
    loaded = load(name)
    assert loaded.warnings == ()
    assert answers(loaded) == {
        "1 across": "APE",
        "4 across": "GEL",
        "5 across": "ETA",
        "1 down": "AGE",
        "2 down": "PET",
        "3 down": "ELA",
    }


def test_where_both_bases_fit_the_printed_numbers_decide() -> None:
    assert answers(load("one_based_inner_cells")) == {"5 across": "ARE", "2 down": "ARE"}


def test_markup_becomes_plain_text_on_one_line() -> None:
    loaded = load("html_clues")
    assert clues(loaded) == {"1 across": 'Camellia sinensis, or H2O — nearly "so"'}
    assert loaded.puzzle.title == "Salt & vinegar"
    assert loaded.puzzle.metadata.notes == "One.\nTwo < three."


def test_numbers_may_be_strings_and_letters_small() -> None:
    assert answers(load("string_numbers")) == {
        "1 across": "AN",
        "3 across": "TOT",
        "1 down": "AT",
        "2 down": "NO",
    }


@pytest.mark.parametrize("name", ["jsonp_wrapper", "label_for_number"])
def test_a_call_around_it_and_labels_change_nothing(name: str) -> None:
    loaded = load(name)
    assert loaded.warnings == ()
    assert clues(loaded) == {
        "1 across": "That thing",
        "3 across": "Thus",
        "1 down": "Exists",
        "2 down": "Towards",
    }


def test_a_file_without_a_solution_has_entries_without_letters() -> None:
    loaded = load("no_solution")
    assert answers(loaded)["1 across"] == "____"
    assert loaded.puzzle.entries[0].enumeration == "4"
    assert all(loaded.puzzle.grid.letter(x) is None for x in loaded.puzzle.letter_squares)
    assert loaded.warnings == (
        "no language is stated; the letters are Cyrillic, so 'ru' is assumed",
        "the file has no solution",
        "the enumeration '2-2' of clue '1' of 'Across' is left out",
    )


def test_a_language_that_is_asked_for_is_not_guessed() -> None:
    loaded = load("no_solution", language="uk")
    assert loaded.puzzle.language == "uk"
    assert not any("language" in warning for warning in loaded.warnings)


def test_a_stated_language_wins_over_the_one_asked_for() -> None:
    assert load("zero_based_cells", language="ru").puzzle.language == "en"


def test_a_file_may_choose_its_signs_and_name_its_styles() -> None:
    grid = load("own_signs").puzzle.grid
    assert [[str(grid.letter(Square(r, c))) for c in range(3)] for r in range(2)] == [
        ["I", "T", "None"],
        ["SH", "O", "None"],
    ]
    assert grid[Square(0, 0)] == LetterCell(letter="I", circle=True)
    assert grid[Square(1, 0)] == LetterCell(letter="SH", shade=True)
    assert grid[Square(1, 1)] == LetterCell(letter="O", given=True)


def test_bars_may_be_named_from_either_side_and_on_the_frame() -> None:
    loaded = load("bars_and_enumerations")
    assert loaded.puzzle.grid.bars == {
        Bar(Square(0, 3), Direction.ACROSS),
        Bar(Square(0, 4), Direction.DOWN),
    }
    assert answers(loaded)["1 across"] == "SETS"


def test_phrases_come_from_answers_and_enumerations() -> None:
    entries = {entry.name: entry for entry in load("bars_and_enumerations").puzzle.entries}
    assert (entries["6 across"].phrase, entries["6 across"].enumeration) == ("Into N", "4,1")
    assert (entries["1 down"].phrase, entries["1 down"].enumeration) == ("S-I", "1-1")
    assert entries["1 across"].phrase == "SETS"


def test_keys_we_do_not_keep_are_named() -> None:
    assert load("bars_and_enumerations").beyond == ("'editor'", "'org.example:mood'")


def test_an_entry_that_no_clue_list_mentions_is_still_there() -> None:
    loaded = load("clue_missing")
    assert clues(loaded) == {"1 across": None, "3 across": "Thus", "1 down": None, "2 down": None}
    assert loaded.warnings == ("entries that the clue lists do not mention: 2",)


def test_arrows_are_found_from_where_the_clues_stand() -> None:
    puzzle = load("arrowword_by_location").puzzle
    assert puzzle.kind == "arrowword"
    assert isinstance(puzzle.grid[Square(0, 1)], ClueCell)
    assert {entry.text + " " + entry.direction.value: entry.arrow for entry in puzzle.entries} == {
        "GO across": Arrow(clue_square=Square(1, 0), path=ArrowPath.RIGHT),
        "TON across": Arrow(clue_square=Square(1, 0), path=ArrowPath.DOWN_RIGHT),
        "SON down": Arrow(clue_square=Square(0, 1), path=ArrowPath.RIGHT_DOWN),
        "GO down": Arrow(clue_square=Square(0, 1), path=ArrowPath.DOWN),
    }


def test_words_without_places_are_looked_for_in_the_grid() -> None:
    puzzle = load("wordsearch_words_only").puzzle
    assert [x.phrase for x in puzzle.placements] == ["cat", "cod", "Owl", "eel"]
    assert {x.word: x.reason for x in puzzle.unplaced} == {
        "we": "found 2 times in the grid",
        "gnu": "not in the grid",
        "le": "found 2 times in the grid",
    }


def test_places_of_words_may_count_from_1() -> None:
    placements = load("wordsearch_one_based").puzzle.placements
    assert [x.squares[0] for x in placements] == [Square(0, 0), Square(1, 0)]


def test_a_document_of_a_later_version_is_read_as_a_strangers() -> None:
    data = (QUIRKS.parent / "documents" / "canadian.ipuz").read_bytes()
    loaded = read(data.replace(b'"version": 1', b'"version": 2'), IPUZ)
    assert loaded.warnings == ("'x-crosswright' is of another version and is left out",)
    assert answers(loaded)["1 across"] == "КОТ"


@pytest.mark.parametrize(
    ("kinds", "is_read"),
    [
        ('["http://ipuz.org/crossword#1", "https://example.org/spiral#1"]', True),
        ('["https://ipuz.org/crossword/diagramless#1"]', True),
        ('["http://ipuz.org/crosswordish#1"]', False),
        ('["http://ipuz.org/acrostic#1"]', False),
    ],
)
def test_one_known_kind_is_enough(kinds: str, is_read: bool) -> None:
    data = (QUIRKS / "label_for_number.ipuz").read_text("utf-8")
    data = data.replace('["http://ipuz.org/crossword#1"]', kinds)
    if is_read:
        assert len(read(data.encode(), IPUZ).puzzle.entries) == 4
    else:
        with pytest.raises(FormatError, match="crosswords, arrowwords and word searches can be"):
            read(data.encode(), IPUZ)
