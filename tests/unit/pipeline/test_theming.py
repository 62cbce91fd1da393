"""Theme entries are proposed in symmetric pairs, and where they can stand at all."""

import pytest

from crosswright.errors import LanguageError, UsageError
from crosswright.model import slots_of
from crosswright.pipeline.board import Board, grid_of_board
from crosswright.pipeline.live import theme_proposals
from tests.unit.pipeline.test_live import board, lexicon

WORDS = lexicon("CAT", "COT", "TOE", "TEN", "DOG", "DIG", "GAS", "STAR", "RATS")


def drawn(told: Board) -> str:
    return " ".join("".join(cell or "." for cell in row) for row in told.cells)


def test_a_pair_fills_slots_that_a_half_turn_swaps() -> None:
    told = board("....#", ".###.", "#....", symmetry="180")
    proposals = theme_proposals(told, ["STAR", "Rats=Rodents"], WORDS)
    assert {drawn(x.board) for x in proposals} == {
        "STAR# .###. #RATS",
        "RATS# .###. #STAR",
    }
    assert all(x.is_symmetric for x in proposals)
    first = proposals[0]
    assert {phrase for phrase, _ in first.places} == {"STAR", "Rats"}
    key = dict(first.places)["Rats"]
    assert first.board.clues[key].text == "Rodents"
    assert all("locked" in mark for mark in first.board.marks[0][:4])


def test_letters_that_stand_are_kept() -> None:
    told = board("R...#", ".###.", "#....")
    (proposal,) = theme_proposals(told, ["STAR", "RATS"], WORDS)
    assert drawn(proposal.board) == "RATS# .###. #STAR"


def test_one_alone_stands_in_the_middle_or_is_told_to_be_unpaired() -> None:
    middle = theme_proposals(board("###", "...", "###"), ["CAT"], WORDS)
    assert [drawn(x.board) for x in middle] == ["### CAT ###"]
    assert middle[0].is_symmetric
    unpaired = theme_proposals(board("...", "###", "..."), ["CAT"], WORDS)
    assert not any(x.is_symmetric for x in unpaired)
    assert {drawn(x.board) for x in unpaired} == {"CAT ### ...", "... ### CAT"}


def test_places_that_leave_a_dead_end_come_last() -> None:
    # Down from the first letter only COT and CAT fit: DOG across would leave D.., which has DIG.
    told = board("...", ".##", ".##", "###", "##.", "##.", "...", symmetry="180")
    proposals = theme_proposals(told, ["TEN", "GAS"], WORDS)
    ends = [x.dead_ends for x in proposals]
    assert ends == sorted(ends)


def test_a_grid_without_blocks_gets_rows_and_the_blocks_that_end_them() -> None:
    told = board(*["." * 15] * 15, symmetry="180")
    theme = ["ABCDEFGHIJ", "KLMNOPQRST", "ABCDEFGHIJK"]
    proposals = theme_proposals(told, theme, WORDS)
    assert proposals
    for proposal in proposals:
        grid = grid_of_board(proposal.board)
        closed = {x for x in grid.squares() if not grid.is_open(x)}
        assert closed == {(14 - x.row, 14 - x.col) for x in closed}
        answers = {
            "".join(grid.letter(square) or "." for square in slot.squares)
            for slot in slots_of(grid)
        }
        assert set(theme) <= answers


REFUSED = {
    "nothing": [],
    "too many": [f"WORD{chr(65 + n)}" for n in range(13)],
    "two without a partner": ["ABCDEFGH", "ABCDEFGHI"],
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_is_told(name: str) -> None:
    with pytest.raises(UsageError):
        theme_proposals(board(*["." * 15] * 15), REFUSED[name], WORDS)


def test_a_sign_the_language_lacks_is_told_with_its_line() -> None:
    with pytest.raises(LanguageError, match="line 2"):
        theme_proposals(board("...", "###", "..."), ["CAT", "ЖУК"], WORDS)
