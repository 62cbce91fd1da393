"""Every mask obeys the law of its preset: a slow judge looks at hundreds of them."""

from dataclasses import replace

import pytest

from crosswright.engines import MaskRules, make_mask
from crosswright.kinds import PRESETS
from crosswright.model import Found, Mask, Size, Symmetry, parse_mask
from tests.unit.engines.mask_judge import faults


def made(size: Size, rules: MaskRules, seed: int) -> Mask:
    outcome = make_mask(size, rules, seed=seed)
    assert isinstance(outcome, Found), (seed, outcome)
    return outcome.result


def prove(size: Size, rules: MaskRules, seeds: range) -> None:
    for seed in seeds:
        mask = made(size, rules, seed)
        assert faults(mask, rules) == [], f"seed {seed}\n{mask}"


def american(side: int, *, entries: int | None = None) -> MaskRules:
    return PRESETS["american"].mask_rules(Size(side, side), entries=entries)


@pytest.mark.parametrize("side", [3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25])
def test_american_masks_obey_the_law(side: int) -> None:
    prove(Size(side, side), american(side), range(30 if side <= 15 else 6))


@pytest.mark.parametrize("symmetry", Symmetry)
@pytest.mark.parametrize("size", [Size(5, 5), Size(8, 14), Size(9, 12), Size(13, 13), Size(14, 10)])
def test_canadian_masks_obey_the_law(size: Size, symmetry: Symmetry) -> None:
    rules = PRESETS["canadian"].mask_rules(size, symmetry=symmetry)
    prove(size, rules, range(6))
    prove(size, replace(rules, shortest=2), range(3))


@pytest.mark.parametrize("symmetry", Symmetry)
@pytest.mark.parametrize("side", range(4, 10))
def test_mini_masks_obey_the_law(side: int, symmetry: Symmetry) -> None:
    size = Size(side, side)
    prove(size, PRESETS["mini"].mask_rules(size, symmetry=symmetry), range(8))


@pytest.mark.parametrize("symmetry", [Symmetry.ROTATION_180, Symmetry.ROTATION_90])
@pytest.mark.parametrize("side", [7, 9, 11, 13, 15, 17, 21, 31])
def test_british_masks_obey_the_law(side: int, symmetry: Symmetry) -> None:
    size = Size(side, side)
    rules = PRESETS["british"].mask_rules(size, symmetry=symmetry)
    prove(size, rules, range(12 if side <= 15 else 3))


WANTED = [(15, count) for count in (66, 70, 72, 74, 76, 78)]
WANTED += [(21, count) for count in (132, 134, 136, 138, 140)]


@pytest.mark.parametrize(("side", "entries"), WANTED)
def test_the_wanted_number_of_entries_is_met(side: int, entries: int) -> None:
    prove(Size(side, side), american(side, entries=entries), range(3))


@pytest.mark.parametrize("entries", [26, 28, 30, 32, 34, 36])
def test_the_wanted_number_of_lights_is_met(entries: int) -> None:
    rules = PRESETS["british"].mask_rules(Size(15, 15), entries=entries)
    prove(Size(15, 15), rules, range(4))


def test_a_crowded_mask_gives_up_beauty_for_its_entries() -> None:
    prove(Size(13, 13), MaskRules(entries=68), range(3))


def test_no_slot_is_longer_than_the_longest_allowed() -> None:
    prove(Size(15, 15), replace(american(15), longest=9), range(10))


def test_the_judge_finds_a_planted_fault() -> None:
    rules = PRESETS["mini"].mask_rules(Size(4, 4))
    assert faults(parse_mask("....\n....\n....\n...."), rules) == []
    assert faults(parse_mask("#...\n....\n....\n...."), rules) == [
        "(0, 0) has no image",
        "(3, 3) has no image",
    ]
    assert "(0, 0) starts a run of 2" in faults(parse_mask("..#.\n....\n....\n.#.."), rules)
    assert "4 blocks" in faults(parse_mask("#..#\n....\n....\n#..#"), rules)
    lattice = PRESETS["british"].mask_rules(Size(7, 7))
    gap = parse_mask(".....\n.###.\n.....")
    assert "(0, 0) starts a slot with a gap of 3" in faults(gap, lattice)
    assert "(0, 0) starts a slot with 2 checked" in faults(gap, lattice)
