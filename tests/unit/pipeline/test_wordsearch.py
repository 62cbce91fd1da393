"""Word searches from wish to audited puzzle: every promise of the kind, and what people really paste."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from crosswright.errors import UsageError, WordListError
from crosswright.languages import language
from crosswright.lexicon import punchlines, sayings, written_clued
from crosswright.model import (
    Direction,
    Found,
    Infeasible,
    LetterCell,
    LimitReached,
    Limits,
    Metadata,
    Outcome,
    Puzzle,
    Size,
    Square,
    parse_mask,
)
from crosswright.pipeline.check import check
from crosswright.pipeline.files import load, save
from crosswright.pipeline.publish import to_text
from crosswright.pipeline.wordsearch import (
    WordSearchWish,
    leftover_clash,
    new_versions,
    new_wordsearch,
    offered_sizes,
    order_of,
    read_directions,
)

RIVER = [
    "river",
    "otter",
    "heron",
    "reed",
    "pike",
    "kingfisher",
    "dragonfly",
    "frog",
    "newt",
    "beaver",
    "willow",
    "current",
    "pebble",
    "minnow",
    "delta",
    "bridge",
    "ferry",
    "canoe",
    "salmon",
    "trout",
]
STEPS = Limits(steps=200_000)

pytestmark = pytest.mark.words


def wish_of(words: Iterable[str] = (), *, tag: str = "en", **more: object) -> WordSearchWish:
    listed = tuple(words)
    return WordSearchWish(
        metadata=Metadata(language=tag),
        words=written_clued(listed, language=language(tag)) if listed else None,
        **more,  # type: ignore[arg-type]
    )


def made(wish: WordSearchWish, *, seed: int = 1) -> Puzzle:
    outcome = new_wordsearch(wish, seed=seed, limits=STEPS)
    assert isinstance(outcome, Found), outcome
    assert check(outcome.result).findings == ()
    return outcome.result


def leftover(puzzle: Puzzle) -> str:
    used = {square for placement in puzzle.placements for square in placement.squares}
    return "".join(puzzle.grid.letter(x) or "" for x in puzzle.letter_squares if x not in used)


@pytest.mark.parametrize(
    ("tag", "size", "message"),
    [
        ("en", Size(8, 8), "Well found"),
        ("en", Size(10, 14), "Better late than never"),
        ("en", Size(15, 15), ""),
        ("ru", Size(12, 12), "Век живи, век учись"),
        ("en", Size(12, 12), "All that glitters is not gold, and many hands make light work"),
    ],
    ids=["8x8", "10x14", "nothing left", "russian", "long"],
)
def test_what_the_words_leave_is_the_phrase(tag: str, size: Size, message: str) -> None:
    puzzle = made(wish_of(tag=tag, size=size, message=message))
    assert leftover(puzzle) == "".join(language(tag).cells(message))
    assert min(len(placement.word) for placement in puzzle.placements) >= 4


def test_own_words_come_first_and_helpers_fill() -> None:
    puzzle = made(wish_of(RIVER, size=Size(14, 14), message="Still waters run deep"))
    assert {x.phrase for x in puzzle.placements if x.own} == set(RIVER)
    assert leftover(puzzle) == "STILLWATERSRUNDEEP"
    assert any(not x.own for x in puzzle.placements)


def test_own_words_alone_leave_exactly_the_phrase() -> None:
    puzzle = made(wish_of(RIVER, only_words=True, message="Still waters"))
    assert {x.phrase for x in puzzle.placements} == set(RIVER)
    assert leftover(puzzle) == "STILLWATERS"


def test_sizes_at_which_the_leftover_comes_out_are_offered() -> None:
    for letters, phrase in ((90, 8), (140, 12), (300, 15)):
        sizes = offered_sizes(letters, 10, phrase)
        assert len(sizes) >= 3
        assert all(0 <= letters + phrase - size.area <= 0.09 * letters for size in sizes)


def test_a_size_own_words_cannot_fill_is_refused_with_sizes_they_can() -> None:
    wish = wish_of(RIVER, only_words=True, message="Still waters", size=Size(30, 30))
    order = order_of(wish, language("en"), seed=1)
    clash = leftover_clash(order, language("en"))
    assert isinstance(clash, Infeasible)
    assert "the leftover comes out at the sizes" in clash.reason
    assert isinstance(new_wordsearch(wish, limits=STEPS), Infeasible)


def test_fillers_hide_all_words_of_a_list() -> None:
    for filler in ("language", "words"):
        puzzle = made(wish_of(RIVER, filler=filler))
        assert {x.phrase for x in puzzle.placements} == set(RIVER)
        assert puzzle.hidden_phrase is None
    letters = {letter for word in RIVER for letter in word.upper()}
    assert {puzzle.grid.letter(square) for square in puzzle.letter_squares} <= letters


def test_the_same_seed_gives_the_same_grid_and_another_seed_another() -> None:
    wish = wish_of(size=Size(10, 10), message="Well found")
    grids = [made(wish, seed=seed).grid for seed in (5, 5, 6)]
    assert grids[0] == grids[1] != grids[2]


def test_levels_set_directions_and_sharing() -> None:
    easy = made(wish_of(RIVER, level="easy"))
    steps = {
        (x.squares[1].row - x.squares[0].row, x.squares[1].col - x.squares[0].col)
        for x in easy.placements
    }
    assert steps <= {(0, 1), (1, 0)}
    squares = [square for placement in easy.placements for square in placement.squares]
    assert len(squares) == len(set(squares))
    hard = made(wish_of(RIVER, level="hard", size=Size(14, 14)))
    squares = [square for placement in hard.placements for square in placement.squares]
    assert len(squares) > len(set(squares))


@pytest.mark.parametrize("share", [0.2, 0.45, 0.7])
def test_the_share_of_diagonals_is_as_wished(share: float) -> None:
    for seed in range(6):
        puzzle = made(
            wish_of(size=Size(11, 11), message="A well kept wish", diagonals=share), seed=seed
        )
        starts = [placement.squares[:2] for placement in puzzle.placements]
        diagonal = [one for one, two in starts if one.row != two.row and one.col != two.col]
        assert abs(len(diagonal) / len(starts) - share) <= 0.05


def test_directions_are_read_with_weights() -> None:
    assert set(read_directions("8")) == set(Direction)
    weights = read_directions("across,down:2, up-right")
    assert dict(weights) == {Direction.ACROSS: 1, Direction.DOWN: 2, Direction.UP_RIGHT: 1}
    for wrong in ("sideways", "across:much", "", "5"):
        with pytest.raises(UsageError):
            read_directions(wrong)


def test_a_shape_keeps_its_outline() -> None:
    puzzle = made(wish_of(shape="heart", size=Size(16, 16), message="Love is all around"))
    assert leftover(puzzle) == "LOVEISALLAROUND"
    assert not puzzle.grid.is_open(Square(15, 0))


def test_bonus_words_are_hidden_and_not_listed() -> None:
    puzzle = made(wish_of(RIVER, bonus=3))
    secret = [placement for placement in puzzle.placements if placement.bonus]
    assert len(secret) == 3
    listed = to_text(puzzle).split()
    assert not any(placement.phrase in listed for placement in secret)


def test_some_words_of_a_list_are_taken_and_the_rest_kept() -> None:
    puzzle = made(wish_of(RIVER, count=8))
    assert len(puzzle.placements) == 8
    reserve = str(puzzle.recipe["reserve"]).split("\n")
    assert sorted([x.phrase for x in puzzle.placements] + reserve) == sorted(RIVER)


def test_versions_differ_and_no_saying_comes_twice() -> None:
    wish = wish_of(size=Size(10, 10), message="auto")
    puzzles = [x.unwrap() for x in new_versions(wish, 4, seed=3, limits=STEPS)]
    assert len({puzzle.hidden_phrase.text for puzzle in puzzles if puzzle.hidden_phrase}) == 4
    assert len({puzzle.grid for puzzle in puzzles}) == 4


def test_nested_words_are_refused_or_asked_for() -> None:
    words = [*RIVER, "catalogue", "cat", "tac"]
    told = new_wordsearch(wish_of(words), seed=1, limits=STEPS).unwrap()
    assert {x.word for x in told.unplaced} == {"cat", "tac"}
    assert all("inside" in x.reason for x in told.unplaced)
    puzzle = new_wordsearch(
        wish_of([*RIVER, "catalogue", "cat"], allow_nested=True), seed=1, limits=STEPS
    ).unwrap()
    assert check(puzzle).findings == ()
    assert "cat" in {x.phrase for x in puzzle.placements}


def test_a_blocked_word_is_read_nowhere_but_in_words_the_person_chose() -> None:
    puzzle = made(wish_of([*RIVER, "spoons", "darning"], blocked=("darn",)))
    assert puzzle.unplaced == ()
    rows = [
        "".join(cell.letter or "" for cell in row if isinstance(cell, LetterCell))
        for row in puzzle.grid.cells
    ]
    assert sum(row.count("DARN") + row.count("NRAD") for row in rows) <= 1


def test_a_document_comes_back_equal(tmp_path: object) -> None:
    puzzle = made(wish_of(RIVER, bonus=1, message="Still waters run deep", size=Size(14, 14)))
    path = f"{tmp_path}/river.ipuz"
    save(puzzle, path)
    assert load(path).puzzle == puzzle


# What people really paste: a puzzle with the rest listed, or one clear line.


@pytest.mark.parametrize(
    ("words", "lost"),
    [
        (["extraordinarily", *RIVER], {"extraordinarily"}),
        (["ox", *RIVER], {"ox"}),
        (["мир", *RIVER], {"мир"}),
        (["12345", "🐸", *RIVER], {"12345", "🐸"}),
        (["otter", *RIVER], {"otter"}),
        (["otter"], set()),
    ],
    ids=["too long", "too short", "two alphabets", "digits and emoji", "twice", "one word"],
)
def test_a_word_that_cannot_be_hidden_is_listed(words: list[str], lost: set[str]) -> None:
    outcome = new_wordsearch(wish_of(words, size=Size(14, 14)), limits=STEPS)
    puzzle = outcome.unwrap()
    assert {missing.word for missing in puzzle.unplaced} == lost
    assert all(missing.reason for missing in puzzle.unplaced)
    assert check(puzzle).errors == ()


def test_an_empty_list_is_one_clear_line() -> None:
    with pytest.raises(WordListError):
        written_clued(["", "  "], language=language("en"))
    with pytest.raises(UsageError):
        new_wordsearch(wish_of(only_words=True))


def test_a_phrase_longer_than_the_cells_is_one_clear_line() -> None:
    with pytest.raises(UsageError, match="11 letters and the grid 9 squares"):
        new_wordsearch(wish_of(size=Size(3, 3), message="Still waters run"[:13]))


def test_a_grid_of_two_by_two_ends_at_once() -> None:
    assert isinstance(new_wordsearch(wish_of(size=Size(2, 2), message="ab")), Infeasible)
    nothing = new_wordsearch(wish_of(RIVER, size=Size(2, 2)), limits=STEPS)
    assert isinstance(nothing, Infeasible)
    assert "not one of the words" in nothing.reason


def test_five_thousand_words_keep_to_the_limit() -> None:
    chance = Random(1)
    words = sorted({"".join(chance.choices("abcdefghij", k=9)) for _ in range(5000)})
    outcome: Outcome[Puzzle] = new_wordsearch(
        wish_of(words, size=Size(40, 40)), limits=Limits(seconds=8)
    )
    if isinstance(outcome, Found):
        puzzle = outcome.result
        assert len(puzzle.placements) + len(puzzle.unplaced) == len(words)
    else:
        assert isinstance(outcome, LimitReached)


def test_a_mask_in_two_parts_is_filled_in_both() -> None:
    mask = parse_mask("\n".join(["......~~......"] * 6))
    puzzle = made(wish_of(mask=mask, message="Two parts"))
    assert leftover(puzzle) == "TWOPARTS"


@pytest.mark.parametrize(
    "more",
    [
        {"size": Size(1, 200)},
        {"diagonals": 1.5},
        {"shape": "star"},
        {"shortest": 9, "longest": 5},
        {"message": "?!", "size": Size(9, 9)},
        {"mask": parse_mask("....\n...."), "size": Size(9, 9)},
    ],
    ids=["size", "diagonals", "shape", "lengths", "no letters", "mask and size"],
)
def test_a_wish_that_contradicts_itself_is_one_clear_line(more: dict[str, object]) -> None:
    with pytest.raises(UsageError):
        new_wordsearch(replace(wish_of(), **more))  # type: ignore[arg-type]


@pytest.mark.parametrize("tag", ["en", "ru"])
def test_sayings_end_in_as_many_letters_as_wanted(tag: str) -> None:
    tongue = language(tag)
    assert len(sayings(tongue)) >= 50
    for side in (8, 10, 12, 15):
        lines = list(punchlines(tongue, fewest=side, most=side + 4))
        assert len(lines) >= 10
        for line in lines:
            assert side <= len(line.letters) <= side + 4
            assert line.saying.endswith(line.text)


@pytest.mark.parametrize(("size", "least"), [(Size(10, 10), 28), (Size(15, 15), 60)])
def test_many_words_are_shorter_ones(size: Size, least: int) -> None:
    wish = wish_of(size=size, message="ROSETTACODE", least_words=least)
    puzzle = new_wordsearch(wish, limits=STEPS).unwrap()
    assert len(puzzle.placements) >= least
