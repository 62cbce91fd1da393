"""Made masks keep their law, as a slow checker of our own sees it, for many seeds and sizes."""

from itertools import product

import pytest

from crosswright.engines import Checked, MaskRules, make_mask
from crosswright.errors import UsageError
from crosswright.kinds import PRESETS
from crosswright.model import (
    Found,
    Infeasible,
    LimitReached,
    Limits,
    Mask,
    Size,
    Slot,
    Square,
    Symmetry,
    fragments_of,
    parse_mask,
    runs,
    slots_of,
)
from crosswright.model.squares import Direction

CASES = [
    *product(["american"], ["3x3", "5x5", "9x9", "15x15", "21x21"], [Symmetry.ROTATION_180]),
    *product(["mini"], ["4x4", "5x5", "7x7", "9x9"], [Symmetry.NONE, Symmetry.ROTATION_180]),
    *product(["canadian"], ["10x10", "13x13", "8x14"], list(Symmetry)),
    *product(["british"], ["9x9", "13x13", "15x15"], [Symmetry.ROTATION_180, Symmetry.ROTATION_90]),
]
SEEDS = range(6)


def faults(mask: Mask, rules: MaskRules) -> list[str]:
    """Every way in which a mask breaks the rules, found square by square."""
    found = [
        f"{square} has no image"
        for square in mask.blocks
        if rules.symmetry.orbit(square, mask.size) - mask.blocks
    ]
    if len(fragments_of(mask)) != 1:
        found.append("letters in parts")
    lengths = _lengths(mask)
    if rules.checked is Checked.EVERY:
        found += [f"{x} is not checked" for x, two in lengths.items() if min(two) < rules.shortest]
    else:
        found += _lattice_faults(mask, rules, lengths)
    return found + _count_faults(mask, rules)


def _lengths(mask: Mask) -> dict[Square, tuple[int, int]]:
    """The lengths of the runs through each open square, across and down."""
    across = {s: len(x) for x in runs(mask, Direction.ACROSS) for s in x.squares}
    down = {s: len(x) for x in runs(mask, Direction.DOWN) for s in x.squares}
    return {square: (across[square], down[square]) for square in mask.open_squares()}


def _lattice_faults(
    mask: Mask, rules: MaskRules, lengths: dict[Square, tuple[int, int]]
) -> list[str]:
    found = [
        f"{square} stands in no slot, or in a short one"
        for square, two in lengths.items()
        if max(two) < rules.shortest or any(1 < x < rules.shortest for x in two)
    ]
    for slot in slots_of(mask, shortest=rules.shortest):
        checked = "".join("x" if min(lengths[square]) > 1 else "." for square in slot.squares)
        if 2 * checked.count("x") < len(slot) or "..." in checked:
            found.append(f"{slot} is checked too little: {checked}")
    return found


def _count_faults(mask: Mask, rules: MaskRules) -> list[str]:
    found = []
    entries = len(slots_of(mask, shortest=rules.shortest))
    if rules.most_entries is not None and entries > rules.most_entries:
        found.append(f"{entries} entries are too many")
    if rules.entries is not None and entries != rules.entries:
        found.append(f"{entries} entries are not the number asked for")
    if rules.most_blocks is not None and len(mask.blocks) > rules.most_blocks * mask.size.area:
        found.append(f"{len(mask.blocks)} blocks are too many")
    return found


def test_the_checker_sees_a_bad_mask() -> None:
    rules = PRESETS["american"].mask_rules(Size(5, 5))
    assert faults(parse_mask("....#\n.....\n.....\n.....\n....."), rules)
    assert not faults(parse_mask("....#\n.....\n.....\n.....\n#...."), rules)


@pytest.mark.parametrize(("name", "shape", "symmetry"), CASES)
def test_a_mask_keeps_its_law(name: str, shape: str, symmetry: Symmetry) -> None:
    size = Size(*map(int, shape.split("x")))
    rules = PRESETS[name].mask_rules(size, symmetry=symmetry)
    for seed in SEEDS:
        mask = make_mask(size, rules, seed=seed).unwrap()
        assert faults(mask, rules) == []
        assert mask == make_mask(size, rules, seed=seed).puzzle


@pytest.mark.parametrize("name", ["american", "canadian", "british"])
def test_another_seed_makes_another_mask(name: str) -> None:
    preset = PRESETS[name]
    rules = preset.mask_rules(preset.standard_size)
    made = {make_mask(preset.standard_size, rules, seed=seed).unwrap() for seed in range(20)}
    assert len(made) >= 19


@pytest.mark.parametrize(
    ("side", "entries"), [(15, 70), (15, 72), (15, 74), (15, 76), (15, 78), (21, 134), (21, 140)]
)
def test_the_wanted_number_of_entries_is_met(side: int, entries: int) -> None:
    rules = PRESETS["american"].mask_rules(Size(side, side), entries=entries)
    for seed in range(3):
        mask = make_mask(Size(side, side), rules, seed=seed).unwrap()
        assert len(slots_of(mask, shortest=3)) == entries
        assert faults(mask, rules) == []


def test_fixed_slots_are_exactly_slots_and_fixed_squares_stay() -> None:
    row = Slot(tuple(Square(3, col) for col in range(3, 12)), Direction.ACROSS)
    size = Size(15, 15)
    rules = PRESETS["american"].mask_rules(size)
    for seed in range(5):
        mask = make_mask(
            size, rules, seed=seed, slots=[row], blocks=[Square(0, 5)], open_squares=[Square(7, 7)]
        ).unwrap()
        assert row in slots_of(mask, shortest=3)
        assert Square(0, 5) in mask.blocks
        assert mask.is_open(Square(7, 7))
        assert faults(mask, rules) == []


@pytest.mark.parametrize(
    ("size", "changes", "reason"),
    [
        (Size(1, 1), {}, "no room"),
        (Size(2, 40), {}, "no room"),
        (Size(5, 5), {"entries": 40}, "at most"),
        (Size(15, 15), {"entries": 3}, "at least"),
    ],
)
def test_what_cannot_be_says_why(size: Size, changes: dict[str, int], reason: str) -> None:
    outcome = make_mask(size, MaskRules(**changes))  # type: ignore[arg-type]
    assert isinstance(outcome, Infeasible)
    assert reason in outcome.reason


def test_a_square_cannot_be_fixed_both_ways() -> None:
    with pytest.raises(UsageError):
        make_mask(Size(5, 5), MaskRules(), blocks=[Square(0, 0)], open_squares=[Square(0, 0)])


def test_limits_are_kept_on_the_largest_grid() -> None:
    outcome = make_mask(Size(100, 100), MaskRules(), limits=Limits(seconds=0.2))
    assert isinstance(outcome, Found | LimitReached)
