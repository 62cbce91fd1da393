import pytest

from crosswright.corpus import Shard, Tables, decode, draft_of, numbered, read_shard, shard_bytes
from crosswright.errors import FormatError
from crosswright.languages import language
from crosswright.model import (
    Direction,
    Entry,
    Grid,
    HiddenPhrase,
    LetterCell,
    Metadata,
    PhraseMode,
    Placement,
    Puzzle,
    Slot,
    Square,
)
from tests.clean_puzzles import BRITISH, ENGLISH, RUSSIAN


@pytest.mark.parametrize("puzzle", [ENGLISH, RUSSIAN, BRITISH])
def test_a_record_gives_back_an_equal_puzzle(puzzle: Puzzle) -> None:
    tables = Tables()
    assert decode(numbered(draft_of(puzzle), tables), tables) == puzzle


def search() -> Puzzle:
    rows = ("CHATA", "OXXXB")
    tongue = language("en")
    grid = Grid(cells=tuple(tuple(LetterCell(letter=x) for x in row) for row in rows))
    squares = tuple(Square(0, col) for col in range(5))
    left = tuple(Square(1, col) for col in range(5))
    return Puzzle(
        kind="wordsearch",
        metadata=Metadata(language=tongue.tag, notes="kept"),
        grid=grid,
        placements=(Placement(word=tuple("CHATA"), phrase="chata", squares=squares),),
        hidden_phrase=HiddenPhrase(
            text="oxxxb", letters=tuple("OXXXB"), squares=left, mode=PhraseMode.LEFTOVER, setup="…"
        ),
    )


def test_the_letters_no_word_covers_need_no_place_in_the_record() -> None:
    tables = Tables()
    record = numbered(draft_of(search()), tables)
    assert record == "0\tCHATAOXXXB\t\t\t\tAA0FAA\t0:"
    assert decode(record, tables) == search()


@pytest.mark.parametrize("place", [0, 1, 61, 62, 63, 124, 125])
def test_a_letter_of_a_phrase_is_told_by_its_place_among_the_same_letters(place: int) -> None:
    cells = [LetterCell(letter="A")] * 126
    grid = Grid(cells=((LetterCell(letter="B"), *cells),))
    squares = (Square(0, place + 1), Square(0, 0))
    puzzle = Puzzle(
        kind="arrowword",
        metadata=Metadata(language="en"),
        grid=grid,
        hidden_phrase=HiddenPhrase(
            text="ab", letters=("A", "B"), squares=squares, mode=PhraseMode.NUMBERED
        ),
    )
    tables = Tables()
    record = numbered(draft_of(puzzle), tables)
    assert decode(record, tables) == puzzle
    assert len(record.rpartition(":")[2]) == 2 + place // 62


def test_tables_are_the_same_after_writing_and_reading() -> None:
    tables = Tables()
    record = numbered(draft_of(search()), tables)
    again = Tables.from_bytes(tables.to_bytes())
    assert again.to_bytes() == tables.to_bytes()
    assert decode(record, again) == search()


def test_a_puzzle_a_record_cannot_hold_is_refused() -> None:
    grid = Grid(cells=((LetterCell(letter="A", given=True), LetterCell(letter="B")),))
    slot = Slot((Square(0, 0), Square(0, 1)), Direction.ACROSS)
    puzzle = Puzzle(
        kind="crossword",
        metadata=Metadata(language="en"),
        grid=grid,
        entries=(Entry(slot=slot, answer=("A", "B"), phrase="ab", number=1),),
    )
    with pytest.raises(FormatError, match="cannot hold all"):
        draft_of(puzzle)


@pytest.mark.parametrize("spoil", ["", "0\tAB", "9\tAB\t\t\t\t\t", "0\tA!\t\t\t\t\t"])
def test_a_spoiled_record_is_one_clear_error(spoil: str) -> None:
    tables = Tables()
    numbered(draft_of(search()), tables)
    with pytest.raises(FormatError):
        decode(spoil, tables)


def test_a_shard_keeps_its_records_and_its_gaps() -> None:
    shard = Shard(first=500, records=("one", None, "three"))
    assert read_shard(shard_bytes(shard, b""), b"") == shard


@pytest.mark.parametrize("cut", [0, 7, 11, 20, -1])
def test_a_shard_that_is_cut_short_is_refused(cut: int) -> None:
    data = shard_bytes(Shard(first=0, records=("one", "two")), b"")
    with pytest.raises(FormatError):
        read_shard(data[:cut], b"")
