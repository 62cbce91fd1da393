"""The judge of criss-crosses: a clean puzzle, and each fault of the kind planted in it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from crosswright.audit import Profile, Severity, audit
from crosswright.model import Facts, Puzzle, Scalar, Unplaced
from tests.drawing import draw

LAW = Profile(name="crisscross", words_are_given=True, asks_clues=True)

RECIPE: dict[str, Scalar] = {"words": "cats\nhare\nelk\nzebu", "seed": 1}

CLEAN = replace(
    draw(
        """
        ~~C~~~
        ~HARE~
        ~~T~L~
        ~~S~K~
        """,
        shortest=2,
    ),
    kind="crisscross",
    recipe=Facts(RECIPE),
    unplaced=(Unplaced(word="zebu", reason="no legal place beside the other words"),),
)


def drawn(rows: str) -> Puzzle:
    """Another grid with the entries of the clean one where they still lie."""
    other = draw(rows, shortest=2)
    return replace(CLEAN, grid=other.grid)


def renumbered() -> Puzzle:
    first, *others = CLEAN.entries
    return replace(CLEAN, entries=(replace(first, number=9), *others))


def unclued() -> Puzzle:
    first, *others = CLEAN.entries
    return replace(CLEAN, entries=(replace(first, clue=None), *others))


FAULTS: dict[str, tuple[Callable[[], Puzzle], set[str]]] = {
    "an unclued run": (
        lambda: drawn("~~C~~~\n~HARE~\n~OT~L~\n~~S~K~"),
        {"CW201"},
    ),
    "words run together": (
        lambda: drawn("~~C~~~\n~HARE~\n~~TALL\n~~S~K~"),
        {"CW201"},
    ),
    "a swallowed word": (
        lambda: drawn("~~C~~~\n~HARES\n~~T~L~\n~~S~K~"),
        {"CW201", "CW202"},
    ),
    "two components": (
        lambda: drawn("~~C~~~\n~HARE~\n~~T~L~\nO~S~K~"),
        {"CW101"},
    ),
    "wrong numbering": (renumbered, {"CW204"}),
    "a missing clue": (unclued, {"CW401"}),
    "a missing word": (lambda: replace(CLEAN, unplaced=()), {"CW206"}),
}


def test_a_criss_cross_that_keeps_the_law_is_clean() -> None:
    assert audit(CLEAN, LAW).findings == ()


@pytest.mark.parametrize("name", FAULTS)
def test_the_judge_finds(name: str) -> None:
    plant, codes = FAULTS[name]
    assert {finding.code for finding in audit(plant(), LAW).errors} == codes


def test_words_kept_in_reserve_are_not_lost() -> None:
    recipe = Facts({**RECIPE, "reserve": "zebu"})
    assert audit(replace(CLEAN, unplaced=(), recipe=recipe), LAW).findings == ()


def test_a_list_without_any_clue_is_told_so_once() -> None:
    bare = replace(CLEAN, entries=tuple(replace(x, clue=None) for x in CLEAN.entries))
    assert [(x.code, x.severity) for x in audit(bare, LAW).findings] == [("CW401", Severity.NOTE)]


def test_kin_words_are_the_persons_choice() -> None:
    puzzle = replace(
        draw("CATS A### T###", shortest=2),
        kind="crisscross",
    )
    own = replace(puzzle, entries=tuple(replace(x, own=True) for x in puzzle.entries))
    assert {x.severity for x in audit(own, LAW).findings if x.code == "CW305"} == {Severity.NOTE}
