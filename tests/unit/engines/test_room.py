"""The room of a mask orders masks by how easily they are filled."""

from math import inf, log

import pytest

from crosswright.engines.room import AGREE, room_of
from crosswright.model import parse_mask


def test_room_is_the_mean_logarithm_of_words_less_what_crossings_cost() -> None:
    mask = parse_mask("...\n.#.\n...")
    assert room_of(mask, {3: 100}) == pytest.approx((4 * log(100) + 4 * log(AGREE)) / 4)


def test_a_slot_without_words_leaves_no_room() -> None:
    assert room_of(parse_mask("...."), {3: 10}) == -inf
    assert room_of(parse_mask("..\n##"), {2: 10}) == -inf


def test_a_given_answer_counts_as_one_word() -> None:
    given = room_of(parse_mask("CAT\n.##\n.##"), {3: 50})
    assert given == pytest.approx((log(1) + log(50) + log(AGREE)) / 2)


def test_blocks_make_room() -> None:
    counts = {3: 600, 5: 4000}
    opened = room_of(parse_mask("\n".join(["....."] * 5)), counts)
    blocked = room_of(parse_mask("##...\n#....\n.....\n....#\n...##"), counts | {4: 2000})
    assert blocked > opened
