"""What mask generation promises: repeatability, variety, fixed squares, reasons, an end on demand."""

import threading
import time

import pytest

from crosswright.engines import CancelFlag, Checked, MaskRules, make_mask
from crosswright.errors import MaskError, UsageError
from crosswright.model import (
    Cancelled,
    Direction,
    Found,
    Infeasible,
    LimitReached,
    Limits,
    Mask,
    Outcome,
    Size,
    Slot,
    Square,
    Symmetry,
    parse_mask,
    slots_of,
)
from tests.unit.engines.mask_judge import faults

AMERICAN = MaskRules(most_entries=78, most_blocks=1 / 6)
BRITISH = MaskRules(checked=Checked.LATTICE)
STANDARD = Size(15, 15)


def made(outcome: Outcome[Mask]) -> Mask:
    assert isinstance(outcome, Found), outcome
    return outcome.result


def reason(outcome: Outcome[Mask]) -> str:
    assert isinstance(outcome, Infeasible), outcome
    return outcome.reason


def row_slot(row: int, first: int, cells: int) -> Slot:
    return Slot(tuple(Square(row, first + step) for step in range(cells)), Direction.ACROSS)


def drawn(*rows: str) -> tuple[Size, set[Square], set[Square]]:
    """A size, its fixed blocks (`#`) and its fixed open squares (`o`)."""
    signs = {Square(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
    blocks = {square for square, sign in signs.items() if sign == "#"}
    open_squares = {square for square, sign in signs.items() if sign == "o"}
    return Size(len(rows), len(rows[0])), blocks, open_squares


# ---- repeatability and variety --------------------------------------------------------------


def test_a_seed_makes_one_mask_on_every_machine() -> None:
    expected = """
        ......#....#...
        ......#....#...
        ......#........
        .......#.......
        ##...#...#.....
        ...#....#...###
        ....#.....#....
        ....#.....#....
        ....#.....#....
        ###...#....#...
        .....#...#...##
        .......#.......
        ........#......
        ...#....#......
        ...#....#......
    """
    rows = "\n".join(expected.split())
    assert str(made(make_mask(STANDARD, AMERICAN, seed=1))) == rows


@pytest.mark.parametrize("rules", [AMERICAN, BRITISH, MaskRules(symmetry=Symmetry.NONE)])
def test_seeds_make_different_masks(rules: MaskRules) -> None:
    masks = {str(made(make_mask(STANDARD, rules, seed=seed))) for seed in range(20)}
    assert len(masks) >= 19


def test_even_a_small_grid_varies() -> None:
    rules = MaskRules(most_blocks=1 / 6)
    masks = {str(made(make_mask(Size(7, 7), rules, seed=seed))) for seed in range(40)}
    assert len(masks) >= 8


def test_a_seed_may_be_any_whole_number() -> None:
    assert made(make_mask(STANDARD, AMERICAN, seed=-1)) == made(
        make_mask(STANDARD, AMERICAN, seed=2**64 - 1)
    )


def test_without_a_wish_the_number_of_entries_is_a_newspapers() -> None:
    for seed in range(20):
        mask = made(make_mask(STANDARD, AMERICAN, seed=seed))
        assert 76 <= len(slots_of(mask, shortest=3)) <= 78
        lattice = made(make_mask(STANDARD, BRITISH, seed=seed))
        assert 28 <= len(slots_of(lattice, shortest=3)) <= 34


def test_a_range_of_usual_entries_may_be_given() -> None:
    rules = MaskRules(most_entries=78, most_blocks=1 / 6, usual_entries=(70, 72))
    counts = {len(slots_of(made(make_mask(STANDARD, rules, seed=s)), shortest=3)) for s in range(9)}
    assert counts == {70, 72}


# ---- fixed squares --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_theme_rows_become_exactly_slots(seed: int) -> None:
    theme = (row_slot(3, 0, 15), row_slot(7, 4, 7), row_slot(11, 0, 15))
    mask = made(make_mask(STANDARD, AMERICAN, seed=seed, slots=theme))
    assert set(theme) <= set(slots_of(mask, shortest=3))
    assert faults(mask, AMERICAN) == []


@pytest.mark.parametrize("seed", range(8))
def test_a_theme_finds_its_lattice(seed: int) -> None:
    theme = (row_slot(1, 0, 8), row_slot(7, 3, 9))
    mask = made(make_mask(STANDARD, BRITISH, seed=seed, slots=theme))
    assert set(theme) <= set(slots_of(mask, shortest=3))
    assert faults(mask, BRITISH) == []


@pytest.mark.parametrize("seed", range(8))
def test_fixed_squares_stay_as_they_are(seed: int) -> None:
    blocks = {Square(0, 4), Square(5, 0)}
    open_squares = {Square(0, 0), Square(7, 7), Square(14, 3)}
    mask = made(make_mask(STANDARD, AMERICAN, seed=seed, blocks=blocks, open_squares=open_squares))
    assert blocks <= mask.blocks
    assert all(mask.is_open(square) for square in open_squares)
    assert faults(mask, AMERICAN) == []


def test_a_mask_that_is_wholly_fixed_is_only_judged() -> None:
    rows = parse_mask("...#.\n.....\n.....\n.....\n.#...")
    outcome = make_mask(
        rows.size, MaskRules(), blocks=rows.blocks, open_squares=rows.open_squares()
    )
    assert "no slot of 3 fits" in reason(outcome)


# ---- what cannot be -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "rules", "expected"),
    [
        (Size(1, 1), AMERICAN, "a grid of 1x1 has no room for crossing slots of 3"),
        (Size(2, 90), AMERICAN, "a grid of 2x90 has no room for crossing slots of 3"),
        (
            STANDARD,
            MaskRules(most_entries=78, entries=71),
            (
                "with symmetry '180' the number of entries at 15x15 is a multiple of 2; "
                "ask for 70 or 72, not 71"
            ),
        ),
        (
            Size(14, 14),
            MaskRules(symmetry=Symmetry.ROTATION_90, entries=66),
            (
                "with symmetry '90' the number of entries at 14x14 is a multiple of 4; "
                "ask for 64 or 68, not 66"
            ),
        ),
        (
            STANDARD,
            MaskRules(most_entries=78, entries=80),
            "a mask of 15x15 has at most 78 entries under these rules, not 80",
        ),
        (
            STANDARD,
            MaskRules(most_blocks=1 / 6, entries=20),
            "a mask of 15x15 has at least 26 entries under these rules, not 20",
        ),
        (
            Size(14, 14),
            BRITISH,
            "no lattice of 14x14 agrees with symmetry '180' and with what is fixed",
        ),
        (
            Size(4, 4),
            MaskRules(most_blocks=0, longest=3),
            "no mask of 4x4 obeys the law; all were looked at",
        ),
    ],
)
def test_what_no_mask_can_be_is_proved(size: Size, rules: MaskRules, expected: str) -> None:
    assert reason(make_mask(size, rules)) == expected


@pytest.mark.parametrize(
    ("rows", "rules", "expected", "clash"),
    [
        (
            ("#...", "....", "....", "...o"),
            MaskRules(),
            "symmetry '180' fixes (0, 0) both as open and as a block",
            ("(0, 0)",),
        ),
        (
            ("o.#.", "....", "....", "...."),
            MaskRules(symmetry=Symmetry.NONE),
            "no slot of 3 fits around (0, 0), which must be open",
            ("(0, 0)",),
        ),
        (
            ("o...", "....", "....", "####", "....", "....", "...o"),
            MaskRules(symmetry=Symmetry.NONE),
            "blocks keep (0, 0) and (4, 3) apart, which must both be open",
            ("(0, 0)", "(4, 3)"),
        ),
        (
            ("....", "....", "....", "####", "....", "....", "...."),
            MaskRules(most_blocks=1 / 6),
            "the fixed blocks cut the grid into parts, and letters must be connected",
            (),
        ),
        (
            ("....", ".#..", "....", "...."),
            MaskRules(most_blocks=1 / 6, symmetry=Symmetry.NONE),
            "7 of 16 squares must be blocks, where at most 2 may be",
            (),
        ),
        (
            ("oooo", "....", "....", "...."),
            MaskRules(longest=3),
            "squares that must be open make a slot of more than 3 at (0, 3)",
            ("(0, 3)",),
        ),
    ],
)
def test_fixed_squares_that_break_the_law_are_named(
    rows: tuple[str, ...], rules: MaskRules, expected: str, clash: tuple[str, ...]
) -> None:
    size, blocks, open_squares = drawn(*rows)
    outcome = make_mask(size, rules, blocks=blocks, open_squares=open_squares)
    assert reason(outcome) == expected
    assert isinstance(outcome, Infeasible)
    assert outcome.clash == clash


def test_a_number_of_entries_out_of_reach_ends_with_the_nearest() -> None:
    rules = MaskRules(entries=72, symmetry=Symmetry.NONE)
    outcome = make_mask(Size(12, 12), rules)
    assert isinstance(outcome, LimitReached)
    assert outcome.best is not None
    nearest = len(slots_of(outcome.best, shortest=3))
    assert outcome.reason == (
        f"no mask with 72 entries was found in 40 tries; the nearest has {nearest}"
    )
    assert faults(outcome.best, MaskRules(symmetry=Symmetry.NONE)) == []


@pytest.mark.parametrize("size", [Size(1, 100), Size(100, 1), Size(3, 3), Size(2, 2), Size(3, 100)])
@pytest.mark.parametrize(
    "rules", [AMERICAN, BRITISH, MaskRules(shortest=2), MaskRules(shortest=40)]
)
def test_odd_shapes_end_in_a_lawful_mask_or_a_reason(size: Size, rules: MaskRules) -> None:
    match make_mask(size, rules, limits=Limits(steps=20_000)):
        case Found() as found:
            assert faults(found.result, rules) == []
        case Infeasible() | LimitReached() as ended:
            assert ended.reason
        case other:
            pytest.fail(f"{other}")


# ---- limits ---------------------------------------------------------------------------------


def test_a_limit_in_steps_ends_the_search() -> None:
    outcome = make_mask(Size(25, 25), MaskRules(), limits=Limits(steps=100))
    assert isinstance(outcome, LimitReached)
    assert outcome.reason == "no mask that obeys the law was found within 100 steps"
    assert outcome.statistics["steps"] == 100


def test_a_limit_in_seconds_ends_the_search() -> None:
    begun = time.monotonic()
    outcome = make_mask(Size(100, 100), MaskRules(), limits=Limits(seconds=0.05))
    assert isinstance(outcome, LimitReached)
    assert outcome.reason == "no mask that obeys the law was found within 0.05 s"
    assert time.monotonic() - begun < 5


def test_a_set_flag_stops_the_search() -> None:
    flag = CancelFlag()
    flag.set()
    assert isinstance(make_mask(Size(100, 100), MaskRules(), cancel=flag), Cancelled)


def test_the_flag_stops_a_running_search() -> None:
    flag = CancelFlag()
    timer = threading.Timer(0.05, flag.set)
    timer.start()
    outcome = make_mask(
        Size(100, 100), MaskRules(entries=3001, symmetry=Symmetry.NONE), cancel=flag
    )
    timer.join()
    assert isinstance(outcome, Cancelled)


# ---- misuse ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [Size(0, 5), Size(5, 0), Size(101, 5), Size(5, 500)])
def test_a_size_beyond_bounds_is_misuse(size: Size) -> None:
    with pytest.raises(MaskError, match="1x1 to 100x100"):
        make_mask(size, AMERICAN)


def test_squares_outside_the_grid_are_misuse() -> None:
    with pytest.raises(UsageError, match=r"square \(0, 15\) lies outside the mask of 15x15"):
        make_mask(STANDARD, AMERICAN, open_squares=[Square(0, 15)])
    with pytest.raises(UsageError, match=r"square \(4, 15\) lies outside"):
        make_mask(STANDARD, AMERICAN, slots=[row_slot(4, 9, 7)])


def test_a_square_fixed_both_ways_is_misuse() -> None:
    with pytest.raises(UsageError, match=r"square \(2, 7\) is fixed both as open and as a block"):
        make_mask(STANDARD, AMERICAN, open_squares=[Square(2, 7)], slots=[row_slot(2, 3, 4)])


def test_a_slot_with_a_gap_is_misuse() -> None:
    slot = Slot((Square(0, 0), Square(0, 2), Square(0, 3)), Direction.ACROSS)
    with pytest.raises(UsageError, match="no row of neighbours"):
        make_mask(STANDARD, AMERICAN, slots=[slot])


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ({"shortest": 1}, "slots of 1 cells"),
        ({"longest": 2}, "a longest slot of 2 cells"),
        ({"entries": 0}, "entries=0"),
        ({"most_entries": 0}, "most_entries=0"),
        ({"most_blocks": 1.5}, "a block share of 1.5"),
        ({"usual_entries": (9, 3)}, r"usual_entries=\(9, 3\)"),
    ],
)
def test_rules_that_make_no_sense_are_misuse(rules: dict[str, object], expected: str) -> None:
    with pytest.raises(UsageError, match=expected):
        MaskRules(**rules)  # type: ignore[arg-type]
