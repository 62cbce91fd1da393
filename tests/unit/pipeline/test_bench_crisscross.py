"""The yardsticks of the criss-cross bench are sound themselves."""

import shutil
from pathlib import Path

import pytest

from crosswright.pipeline.forty_orders import forty_orders
from crosswright.pipeline.peers import genxword, installed_peers, layout_generator

WORDS = tuple(
    tuple(word)
    for word in [
        "RIVER",
        "OTTER",
        "HERON",
        "REED",
        "PIKE",
        "FROG",
        "NEWT",
        "BEAVER",
        "WILLOW",
        "MINNOW",
    ]
)


def test_forty_orders_keep_both_rules() -> None:
    pattern = forty_orders(WORDS, seed=3)
    assert set(pattern.places) == set(WORDS)
    rows, cols = pattern.sides
    top = min(row for row, _ in pattern.letters)
    left = min(col for _, col in pattern.letters)
    lines = [
        "".join(pattern.letters.get((top + row, left + col), " ") for col in range(cols))
        for row in range(rows)
    ]
    lines += ["".join(column) for column in zip(*lines, strict=True)]
    runs = sorted(run for line in lines for run in line.split() if len(run) > 1)
    assert runs == sorted(map("".join, WORDS))
    assert pattern.crossings == sum(map(len, WORDS)) - len(pattern.letters)


def test_of_many_orders_the_one_with_most_words_and_then_the_smallest_wins() -> None:
    def rank(orders: int) -> tuple[int, int]:
        pattern = forty_orders(WORDS, seed=3, orders=orders)
        return -len(pattern.places), pattern.area

    assert rank(40) <= rank(5) <= rank(1)


def test_a_peer_that_is_not_installed_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert installed_peers() == {}


def test_a_peer_that_fails_gives_no_grid(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("genxword", "node"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert genxword(WORDS) is None
    assert layout_generator(WORDS) is None
