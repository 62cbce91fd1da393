"""The forecast of difficulty orders masks as fills do, and says when there can be no fill."""

from math import log10

import pytest

from crosswright.engines import IMPOSSIBLE, difficulty_of, features_of
from crosswright.model import parse_mask
from crosswright.pipeline.bench_difficulty import least_squares, spearman

COUNTS = {3: 900, 4: 2_400, 5: 4_100, 6: 5_900, 7: 7_000, 8: 6_500}


def _open(side: int) -> str:
    return "\n".join(["." * side] * side)


def test_a_larger_open_square_is_harder() -> None:
    numbers = [difficulty_of(parse_mask(_open(side)), COUNTS) for side in (4, 5, 6, 7)]
    assert numbers == sorted(numbers)
    assert numbers[-1] > numbers[0] + 50


def test_fewer_words_make_a_mask_harder() -> None:
    mask = parse_mask(_open(5))
    few = {length: count // 8 for length, count in COUNTS.items()}
    assert difficulty_of(mask, few) > difficulty_of(mask, COUNTS)


def test_a_lattice_is_easier_than_a_grid_of_the_same_words_fully_checked() -> None:
    lattice = parse_mask("\n".join([".......", ".#.#.#."] * 3 + ["......."]))
    assert difficulty_of(lattice, COUNTS) < difficulty_of(parse_mask(_open(7)), COUNTS)


def test_a_slot_without_words_makes_it_impossible_and_nothing_to_fill_is_nothing() -> None:
    assert difficulty_of(parse_mask("." * 12), COUNTS) == IMPOSSIBLE
    assert difficulty_of(parse_mask("#.#"), COUNTS) == 0
    assert difficulty_of(parse_mask("WORD"), COUNTS) == 0


def test_what_is_read_off_a_mask() -> None:
    features = features_of(parse_mask("...#\n...#\n...."), COUNTS)
    assert features is not None
    assert features.entries == 6
    assert features.mean_length == pytest.approx(19 / 6)
    assert features.checked == pytest.approx(9 / 10)
    assert features.openness == pytest.approx(9 / 10)
    assert features.scarcest == pytest.approx(log10(900))


def test_ranks_correlate_whatever_the_numbers_are_and_ties_share_a_rank() -> None:
    assert spearman([1, 2, 3, 4], [10, 20, 400, 8_000]) == pytest.approx(1)
    assert spearman([1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx(-1)
    assert spearman([1, 2, 2, 3], [1, 2, 2, 3]) == pytest.approx(1)
    assert spearman([1, 1, 1], [1, 2, 3]) == 0


def test_least_squares_finds_the_weights_that_made_the_numbers() -> None:
    rows = [(1.0, float(x), float(x * x % 7)) for x in range(12)]
    wanted = [2 + 3 * row[1] - 0.5 * row[2] for row in rows]
    assert least_squares(rows, wanted) == pytest.approx((2, 3, -0.5), abs=1e-3)
