"""Rules ask facts of the puzzle, so that other kinds are not held to the law of a crossword."""

from dataclasses import replace

from crosswright.audit import Profile, audit
from crosswright.model import (
    Arrow,
    ArrowPath,
    Clue,
    Direction,
    Entry,
    HiddenPhrase,
    LetterCell,
    Metadata,
    PhraseMode,
    Placement,
    Puzzle,
    Slot,
    Square,
)
from tests.drawing import draw, draw_grid

OPEN_LAW = Profile(name="open")


def test_a_criss_cross_keeps_its_own_law() -> None:
    puzzle = replace(
        draw(
            """
            ~~M~~~
            ~EAR~~
            ~~R~~~
            ~~S~~~
            """,
            shortest=2,
        ),
        kind="crisscross",
    )
    assert audit(puzzle, OPEN_LAW).findings == ()


def test_a_run_of_two_in_a_criss_cross_is_an_entry_or_a_fault() -> None:
    puzzle = draw("CAT A#O ROD T#~", shortest=3)
    assert [x.code for x in audit(puzzle, OPEN_LAW).findings] == []
    touching = draw("CAT AX~ ROD", shortest=3)
    assert {x.code for x in audit(touching, OPEN_LAW).findings} == {"CW201"}


def test_a_word_search_has_no_entries_to_miss() -> None:
    grid = draw_grid("CATH OXOI DOGS")
    cat = Placement(
        word=tuple("CAT"),
        phrase="cat",
        squares=tuple(Square(0, col) for col in range(3)),
    )
    puzzle = Puzzle(
        kind="wordsearch",
        metadata=Metadata(language="en"),
        grid=grid,
        placements=(cat,),
        hidden_phrase=HiddenPhrase(
            text="Ho, Xoi: dogs",
            letters=tuple("HOXOIDOGS"),
            squares=(Square(0, 3), *(Square(row, col) for row in (1, 2) for col in range(4))),
            mode=PhraseMode.LEFTOVER,
        ),
    )
    assert audit(puzzle, replace(OPEN_LAW, shortest_slot=5)).findings == ()
    assert audit(puzzle, OPEN_LAW).findings == ()


def test_an_arrowword_has_no_numbers() -> None:
    grid = draw_grid("?CAT")
    entry = Entry(
        slot=Slot((Square(0, 1), Square(0, 2), Square(0, 3)), Direction.ACROSS),
        answer=tuple("CAT"),
        phrase="cat",
        clue=Clue(text="It purrs"),
        arrow=Arrow(clue_square=Square(0, 0), path=ArrowPath.RIGHT),
    )
    puzzle = Puzzle(kind="arrowword", metadata=Metadata(language="en"), grid=grid, entries=(entry,))
    assert audit(puzzle, OPEN_LAW).findings == ()


def test_parts_of_a_phrase_that_fill_slots_may_cross() -> None:
    puzzle = draw("CAT A## R##")
    squares = tuple(square for entry in puzzle.entries for square in entry.squares)
    letters = tuple("CATCAR")
    for mode, codes in ((PhraseMode.SLOTS, []), (PhraseMode.NUMBERED, ["CW502"])):
        phrase = HiddenPhrase(text="Cat, car", letters=letters, squares=squares, mode=mode)
        found = audit(replace(puzzle, hidden_phrase=phrase), OPEN_LAW).findings
        assert [finding.code for finding in found] == codes


def test_a_rebus_holds_letters_of_the_language() -> None:
    rebus = Square(0, 1)
    grid = draw_grid("SXED").map(
        lambda square, cell: LetterCell(letter="TART") if square == rebus else cell
    )
    entry = replace(
        draw("SXED").entries[0],
        answer=("S", "TART", "E", "D"),
        phrase="started",
        clue=Clue(text="Begun (7)"),
    )
    puzzle = Puzzle(kind="crossword", metadata=Metadata(language="en"), grid=grid, entries=(entry,))
    assert audit(puzzle, OPEN_LAW).findings == ()
    assert [
        x.code for x in audit(replace(puzzle, metadata=Metadata(language="ru")), OPEN_LAW).errors
    ] == ["CW302"] * 4
