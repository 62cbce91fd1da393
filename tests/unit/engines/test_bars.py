"""What a barred mask promises: the law, kept by every mask, whatever the seed, size and symmetry."""

from itertools import groupby

import pytest

from crosswright.engines import Checked, MaskRules, make_mask
from crosswright.errors import UsageError
from crosswright.model import (
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
)

MOST = ((3, 1), (5, 2), (6, 3), (8, 4), (10, 5), (12, 6))


def _rules(symmetry: Symmetry = Symmetry.ROTATION_180, entries: int | None = None) -> MaskRules:
    return MaskRules(checked=Checked.BARS, most_unchecked=MOST, symmetry=symmetry, entries=entries)


def _made(outcome: Outcome[Mask]) -> Mask:
    assert isinstance(outcome, Found), outcome
    return outcome.result


def _lines(size: Size) -> list[list[Square]]:
    rows = [[Square(r, c) for c in range(size.cols)] for r in range(size.rows)]
    return [*rows, *map(list, zip(*rows, strict=True))]


def _runs(mask: Mask) -> list[list[Square]]:
    """Every run of squares between bars, single squares too, found by cutting each line."""
    runs = []
    for line in _lines(mask.size):
        direction = Direction.ACROSS if line[0].row == line[1].row else Direction.DOWN
        ends = {bar.square for bar in mask.bars if bar.direction is direction}
        run: list[Square] = []
        for square in line:
            run.append(square)
            if square in ends or square == line[-1]:
                runs.append(run)
                run = []
    return runs


def _check_law(mask: Mask) -> list[list[Square]]:
    """The slots of a mask whose law is whole."""
    runs = _runs(mask)
    slots = [run for run in runs if len(run) > 1]
    assert min(map(len, slots)) >= 3
    times = [square for slot in slots for square in slot]
    assert set(times) == set(mask.size.squares())
    for slot in slots:
        alone = [times.count(square) == 1 for square in slot]
        most = max(count for length, count in MOST if length <= len(slot))
        assert sum(alone) <= most, slot
        assert all(len(list(row)) <= 2 for is_alone, row in groupby(alone) if is_alone)
    seen, todo = set(), [0]
    while todo:
        number = todo.pop()
        if number not in seen:
            seen.add(number)
            here = set(slots[number])
            todo += [n for n, slot in enumerate(slots) if here & set(slot)]
    assert len(seen) == len(slots)
    return slots


@pytest.mark.parametrize(
    ("size", "symmetry"),
    [
        (Size(12, 12), Symmetry.ROTATION_180),
        (Size(12, 12), Symmetry.ROTATION_90),
        (Size(8, 11), Symmetry.MIRROR_LEFT_RIGHT),
        (Size(13, 9), Symmetry.ROTATION_180),
    ],
    ids=str,
)
def test_every_mask_keeps_the_law(size: Size, symmetry: Symmetry) -> None:
    for seed in range(3):
        mask = _made(make_mask(size, _rules(symmetry), seed=seed))
        _check_law(mask)
        if symmetry is Symmetry.ROTATION_180:
            turned = Mask(
                size=size,
                bars=frozenset(
                    bar._replace(
                        square=Square(
                            size.rows - 1 - bar.square.row - bar.direction.rows,
                            size.cols - 1 - bar.square.col - bar.direction.cols,
                        )
                    )
                    for bar in mask.bars
                ),
            )
            assert turned == mask


def test_the_same_seed_makes_the_same_mask_and_another_another() -> None:
    one, two, other = (_made(make_mask(Size(12, 12), _rules(), seed=x)) for x in (5, 5, 6))
    assert one == two
    assert one != other


def test_a_number_of_entries_that_is_asked_for_is_met() -> None:
    mask = _made(make_mask(Size(12, 12), _rules(entries=36), seed=1))
    assert len(_check_law(mask)) == 36


def test_a_slot_that_must_be_there_is_one() -> None:
    slot = Slot(tuple(Square(4, col) for col in range(2, 9)), Direction.ACROSS)
    mask = _made(make_mask(Size(12, 12), _rules(), seed=2, slots=[slot]))
    assert list(slot.squares) in _check_law(mask)


def test_a_symmetry_that_asks_both_ways_is_proved_impossible() -> None:
    long = Slot(tuple(Square(0, col) for col in range(12)), Direction.ACROSS)
    short = Slot(tuple(Square(11, col) for col in range(4)), Direction.ACROSS)
    outcome = make_mask(Size(12, 12), _rules(), slots=[long, short])
    assert isinstance(outcome, Infeasible)
    assert "asks for a bar and for none" in outcome.reason


def test_a_limit_ends_the_search_and_blocks_are_refused() -> None:
    outcome = make_mask(Size(12, 12), _rules(), limits=Limits(steps=10))
    assert isinstance(outcome, LimitReached)
    assert "within 10 steps" in outcome.reason
    with pytest.raises(UsageError, match="no blocks"):
        make_mask(Size(12, 12), _rules(), blocks=[Square(0, 0)])
    with pytest.raises(UsageError, match="2x2 or more"):
        make_mask(Size(1, 5), _rules())
