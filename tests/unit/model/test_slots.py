"""Slots, crossings, fragments and numbers."""

import pytest
from hypothesis import given

from crosswright.errors import PuzzleError
from crosswright.model import (
    Bar,
    Direction,
    Grid,
    Mask,
    Slot,
    Square,
    Symmetry,
    crossings_of,
    fragments_of,
    number_slots,
    parse_mask,
    runs,
    slots_of,
)
from tests.drawing import draw_grid
from tests.strategies import grids, masks


def _places(shape: Mask | Grid, shortest: int = 2) -> list[tuple[tuple[int, int], str, int]]:
    return [
        ((slot.start.row, slot.start.col), slot.direction.value, len(slot))
        for slot in slots_of(shape, shortest=shortest)
    ]


@pytest.mark.parametrize(
    ("mask", "slots"),
    [
        (".", []),
        ("..", [((0, 0), "across", 2)]),
        ("..#..", [((0, 0), "across", 2), ((0, 3), "across", 2)]),
        (".~.", []),
        ("#..\n...\n..#", [
            ((0, 1), "across", 2),
            ((1, 0), "across", 3),
            ((2, 0), "across", 2),
            ((0, 1), "down", 3),
            ((0, 2), "down", 2),
            ((1, 0), "down", 2),
        ]),
    ],
)  # fmt: skip
def test_slots_are_the_runs_of_open_squares(
    mask: str, slots: list[tuple[tuple[int, int], str, int]]
) -> None:
    assert _places(parse_mask(mask)) == slots


def test_slots_have_a_shortest_length() -> None:
    mask = parse_mask("...#..")
    assert _places(mask, shortest=3) == [((0, 0), "across", 3)]
    assert len(_places(mask, shortest=1)) == 7


def test_a_bar_ends_a_slot_in_its_direction_only() -> None:
    grid = draw_grid("ABC DEF", bars=frozenset({Bar(Square(0, 0), Direction.ACROSS)}))
    assert _places(grid) == [
        ((0, 1), "across", 2),
        ((1, 0), "across", 3),
        ((0, 0), "down", 2),
        ((0, 1), "down", 2),
        ((0, 2), "down", 2),
    ]


def test_clue_cells_end_slots() -> None:
    assert _places(draw_grid("AB?CD")) == [((0, 0), "across", 2), ((0, 3), "across", 2)]


@given(masks())
def test_each_open_square_lies_in_one_run_each_way(mask: Mask) -> None:
    for direction in (Direction.ACROSS, Direction.DOWN):
        squares = [square for run in runs(mask, direction) for square in run.squares]
        assert sorted(squares) == list(mask.open_squares())


@given(masks())
def test_runs_are_maximal_and_straight(mask: Mask) -> None:
    for direction in (Direction.ACROSS, Direction.DOWN):
        for run in runs(mask, direction):
            for square, after in zip(run.squares, run.squares[1:], strict=False):
                assert square.step(direction) == after
                assert Bar(square, direction) not in mask.bars
            before, last = run.start.step(direction, -1), run.squares[-1]
            assert not mask.is_open(before) or Bar(before, direction) in mask.bars
            assert not mask.is_open(last.step(direction)) or Bar(last, direction) in mask.bars


@given(masks())
def test_crossings_are_where_two_slots_share_a_square(mask: Mask) -> None:
    slots = slots_of(mask)
    crossings = crossings_of(slots)
    shared = {
        square: {slot for slot in slots if square in slot.squares} for square in mask.open_squares()
    }
    assert [x.square for x in crossings] == [x for x, both in shared.items() if len(both) == 2]
    for crossing in crossings:
        assert {crossing.across, crossing.down} == shared[crossing.square]
        at_across, at_down = crossing.places
        assert crossing.across.squares[at_across] == crossing.down.squares[at_down]


@given(masks())
def test_numbers_follow_the_starts_in_reading_order(mask: Mask) -> None:
    slots = slots_of(mask)
    numbers = number_slots(slots)
    assert list(numbers) == sorted({slot.start for slot in slots})
    assert list(numbers.values()) == list(range(1, len(numbers) + 1))


def test_slots_that_start_together_share_a_number() -> None:
    assert number_slots(slots_of(parse_mask("..\n.#"))) == {Square(0, 0): 1}


@given(masks())
def test_fragments_part_the_open_squares(mask: Mask) -> None:
    fragments = fragments_of(mask)
    assert sorted(square for part in fragments for square in part) == list(mask.open_squares())
    for part in fragments:
        for square in part:
            for direction in (Direction.ACROSS, Direction.DOWN):
                neighbour = square.step(direction)
                assert not mask.is_open(neighbour) or neighbour in part


@pytest.mark.parametrize(
    ("mask", "count"),
    [("#", 0), (".", 1), (".#.", 2), (".#\n#.", 2), ("..\n#.", 1), ("#..\n..#", 1)],
)
def test_fragments_touch_by_edges_not_by_corners(mask: str, count: int) -> None:
    assert len(fragments_of(parse_mask(mask))) == count


def test_a_bar_does_not_part_fragments() -> None:
    grid = draw_grid("AB", bars=frozenset({Bar(Square(0, 0), Direction.ACROSS)}))
    assert len(fragments_of(grid)) == 1


def test_a_slot_has_squares() -> None:
    with pytest.raises(PuzzleError, match="at least one square"):
        Slot((), Direction.ACROSS)


def test_slots_sort_by_their_first_square_across_before_down() -> None:
    slots = slots_of(parse_mask("...\n...\n..."))
    places = [(slot.start, slot.direction.value) for slot in sorted(slots)]
    assert places == sorted(places)


@given(grids())
def test_orbits_part_a_grid(grid: Grid) -> None:
    for symmetry in Symmetry:
        for square in grid.squares():
            orbit = symmetry.orbit(square, grid.size)
            assert square in orbit
            assert all(symmetry.orbit(image, grid.size) == orbit for image in orbit)


@pytest.mark.parametrize(
    ("symmetry", "orbit"),
    [
        (Symmetry.NONE, {(0, 1)}),
        (Symmetry.ROTATION_180, {(0, 1), (4, 3)}),
        (Symmetry.ROTATION_90, {(0, 1), (1, 4), (4, 3), (3, 0)}),
        (Symmetry.MIRROR_LEFT_RIGHT, {(0, 1), (0, 3)}),
        (Symmetry.MIRROR_TOP_BOTTOM, {(0, 1), (4, 1)}),
    ],
)
def test_the_images_of_a_square(symmetry: Symmetry, orbit: set[tuple[int, int]]) -> None:
    assert symmetry.orbit(Square(0, 1), draw_grid("ABCDE " * 5).size) == orbit


def test_the_centre_is_its_own_image() -> None:
    grid = draw_grid("ABC " * 3)
    for symmetry in Symmetry:
        assert symmetry.orbit(Square(1, 1), grid.size) == {(1, 1)}


def test_a_quarter_turn_of_an_oblong_is_a_half_turn() -> None:
    size = draw_grid("ABC DEF").size
    assert Symmetry.ROTATION_90.orbit(Square(0, 0), size) == {(0, 0), (1, 2)}
