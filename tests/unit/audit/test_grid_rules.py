"""What the judge asks of a grid: symmetry, checked letters, sizes, shares."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosswright.audit import Profile, audit
from crosswright.errors import UsageError
from crosswright.model import Bar, Direction, Grid, Metadata, Puzzle, Size, Square, Symmetry
from tests.clean_puzzles import BRITISH, BRITISH_LAW, ENGLISH, FREE, MINI_LAW
from tests.drawing import draw, draw_grid
from tests.strategies import grids


def _codes(puzzle: Puzzle, law: Profile) -> set[str]:
    return {finding.code for finding in audit(puzzle, law).findings}


@given(grids(bars=False), st.sampled_from(Symmetry))
def test_symmetry_is_that_of_the_model(grid: Grid, symmetry: Symmetry) -> None:
    puzzle = Puzzle(kind="crossword", metadata=Metadata(language="en"), grid=grid)
    is_symmetric = all(
        len({type(grid[image]) for image in symmetry.orbit(square, grid.size)}) == 1
        for square in grid.squares()
    )
    found = _codes(puzzle, replace(FREE, symmetries=(symmetry,)))
    assert ("CW108" not in found) is is_symmetric


@pytest.mark.parametrize(
    ("drawing", "kept"),
    [
        ("AB# CDE #FG", {"180", "none"}),
        ("#AB CDE FGH", {"none"}),
        ("#A# BCD #E#", {"180", "90", "left-right", "top-bottom", "none"}),
        ("#A# BCD EFG", {"left-right", "none"}),
        ("#AB CDE #FG", {"top-bottom", "none"}),
        ("#AB# CDEF", {"left-right", "none"}),
        ("AB~ CDE ~FG", {"180", "none"}),
        ("AB~ CDE #FG", {"none"}),
    ],
)
def test_which_symmetries_a_grid_has(drawing: str, kept: set[str]) -> None:
    puzzle = draw(drawing, shortest=9)
    for symmetry in Symmetry:
        law = replace(FREE, symmetries=(symmetry,))
        assert ("CW108" not in _codes(puzzle, law)) is (symmetry.value in kept), symmetry


@pytest.mark.parametrize(
    ("bars", "kept"),
    [
        ([((0, 0), "across"), ((2, 1), "across")], {"180", "none"}),
        ([((0, 0), "across")], {"none"}),
        ([((0, 0), "across"), ((0, 1), "across")], {"left-right", "none"}),
        ([((0, 0), "down"), ((1, 0), "down")], {"top-bottom", "none"}),
        (
            [((0, 0), "across"), ((0, 2), "down"), ((2, 1), "across"), ((1, 0), "down")],
            {"180", "90", "none"},
        ),
    ],
)
def test_bars_have_symmetry_too(bars: list[tuple[tuple[int, int], str]], kept: set[str]) -> None:
    thick = frozenset(Bar(Square(*at), Direction(direction)) for at, direction in bars)
    grid = draw_grid("ABC DEF GHI", bars=thick)
    puzzle = Puzzle(kind="crossword", metadata=Metadata(language="en"), grid=grid)
    for symmetry in Symmetry:
        law = replace(FREE, symmetries=(symmetry,))
        assert ("CW108" not in _codes(puzzle, law)) is (symmetry.value in kept), symmetry


def test_one_of_several_symmetries_is_enough() -> None:
    assert _codes(BRITISH, BRITISH_LAW) == set()
    assert _codes(BRITISH, replace(BRITISH_LAW, symmetries=(Symmetry.ROTATION_90,))) == {"CW108"}


def test_a_broken_symmetry_names_the_nearest_one_and_the_squares_that_differ() -> None:
    puzzle = draw("#A# BCD EFG", shortest=9)
    law = replace(FREE, symmetries=(Symmetry.ROTATION_90, Symmetry.ROTATION_180))
    (finding,) = (x for x in audit(puzzle, law).findings if x.code == "CW108")
    assert "'90' or '180'" in finding.message
    assert finding.squares == (Square(0, 2), Square(2, 0))


@pytest.mark.parametrize(
    ("size", "most"),
    [(3, 16), (5, 20), (9, 36), (15, 78), (17, 96), (18, 106), (19, 117), (21, 140), (23, 165)],
)
def test_most_entries_lie_on_a_line_by_area(size: int, most: int) -> None:
    assert MINI_LAW.entries_allowed(Size(size, size)) == most


@pytest.mark.parametrize(
    ("points", "area", "most"),
    [
        ((), 25, None),
        (((100, 30),), 25, 30),
        (((100, 30), (200, 50), (300, 90)), 50, 20),
        (((100, 30), (200, 50), (300, 90)), 150, 40),
        (((100, 30), (200, 50), (300, 90)), 200, 50),
        (((100, 30), (200, 50), (300, 90)), 250, 70),
        (((100, 30), (200, 50), (300, 90)), 400, 130),
    ],
)
def test_entries_allowed(points: tuple[tuple[int, int], ...], area: int, most: int | None) -> None:
    assert Profile(name="x", most_entries=points).entries_allowed(Size(1, area)) == most


@pytest.mark.parametrize(
    "wrong",
    [
        {"smallest": 0},
        {"smallest": 9, "largest": 5},
        {"shortest_slot": 1},
        {"least_checked": 1.5},
        {"least_checked": -0.1},
        {"most_blocks": 17.0},
        {"most_entries": ((441, 140), (225, 78))},
        {"most_entries": ((225, 78), (225, 80))},
    ],
)
def test_a_profile_that_contradicts_itself_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(UsageError, match="profile 'x'"):
        Profile(name="x", **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("drawing", "law", "is_fault"),
    [
        ("#RUB# PAPER APPLE YIELD #DRY#", {"most_blocks": 4 / 25}, False),
        ("#RUB# PAPER APPLE YIELD #DRY#", {"most_blocks": 3 / 25}, True),
        ("~RUB~ PAPER APPLE YIELD ~DRY~", {"most_blocks": 0.0}, False),
        ("~RUB# PAPER APPLE YIELD #DRY~", {"most_blocks": 2 / 23}, False),
        ("~RUB# PAPER APPLE YIELD #DRY~", {"most_blocks": 2 / 24}, True),
    ],
)
def test_the_share_of_blocks_leaves_voids_out(
    drawing: str, law: dict[str, float], is_fault: bool
) -> None:
    found = _codes(draw(drawing), replace(FREE, **law))  # type: ignore[arg-type]
    assert found == ({"CW110"} if is_fault else set())


@pytest.mark.parametrize(
    ("law", "is_fault"),
    [
        ({"smallest": 5, "largest": 5}, False),
        ({"smallest": 6}, True),
        ({"largest": 4}, True),
        ({"odd_sizes": True}, False),
    ],
)
def test_sizes_are_bounds_on_both_sides(law: dict[str, int], is_fault: bool) -> None:
    found = _codes(ENGLISH, replace(FREE, **law))  # type: ignore[arg-type]
    assert found == ({"CW107"} if is_fault else set())


def test_an_even_side_is_refused_where_sides_are_odd() -> None:
    assert _codes(draw("CATS", shortest=3), replace(FREE, odd_sizes=True)) == {"CW107"}
    assert _codes(draw("CAT", shortest=3), replace(FREE, odd_sizes=True)) == set()


def test_half_of_the_letters_is_enough_and_less_is_not() -> None:
    half = draw("NAIL E#C# T#E#")
    for least, is_fault in ((1 / 3, False), (0.5, True)):
        found = _codes(half, replace(FREE, least_checked=least))
        assert found == ({"CW104"} if is_fault else set())  # NET and ICE have 1 of 3 checked


def test_a_grid_without_letters_is_a_fault() -> None:
    (finding,) = audit(draw("## ##"), FREE).findings
    assert (finding.code, finding.message) == ("CW101", "the grid has no letters")
