"""What every format in the table must do; a new one is held against this the moment it is listed."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings

from crosswright.errors import FormatError
from crosswright.formats import FORMATS, Feature, Format, features_of, read, write
from crosswright.model import (
    Cell,
    ClueCell,
    Grid,
    LetterCell,
    Puzzle,
    VoidCell,
)
from tests.strategies_formats import puzzles
from tests.unit.formats.samples import SAMPLES

READ = [x for x in FORMATS.values() if x.read is not None]
WRITTEN = [x for x in FORMATS.values() if x.write is not None]
BOTH_WAYS = [x for x in READ if x.write is not None]
TRIPS = [
    pytest.param(format, puzzle, id=f"{format.name}-{name}")
    for format in BOTH_WAYS
    for name, puzzle in SAMPLES.items()
    if not features_of(puzzle).keys() & {Feature.LONG_CELLS} - format.carries
]
"""Formats there and back, with the puzzles whose letters they can carry."""

some_puzzles = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)


def cells(grid: Grid, look: Callable[[Cell], object]) -> list[list[object]]:
    return [[look(cell) for cell in row] for row in grid.cells]


def shape(cell: Cell) -> object:
    """What every format tells: a letter, a void, or neither (a clue cell may become a block)."""
    return cell.letter if isinstance(cell, LetterCell) else isinstance(cell, VoidCell)


def mark(name: str) -> Callable[[Puzzle], object]:
    return lambda p: cells(p.grid, lambda x: isinstance(x, LetterCell) and getattr(x, name))


def each_entry(look: Callable[..., object]) -> Callable[[Puzzle], object]:
    return lambda p: {entry.slot: look(entry) for entry in p.entries}


VIEWS: dict[Feature, Callable[[Puzzle], object]] = {
    Feature.CLUES: each_entry(lambda x: x.clue and x.clue.text),
    Feature.SLOTS: lambda p: [(x.slot, x.number) for x in p.entries],
    Feature.VOIDS: lambda p: cells(p.grid, lambda x: isinstance(x, VoidCell)),
    Feature.BARS: lambda p: p.grid.bars,
    Feature.LONG_CELLS: lambda p: cells(p.grid, lambda x: getattr(x, "letter", None)),
    Feature.CLUE_CELLS: lambda p: (
        cells(p.grid, lambda x: isinstance(x, ClueCell)),
        each_entry(lambda x: x.arrow)(p),
    ),
    Feature.PLACEMENTS: lambda p: p.placements,
    Feature.CIRCLES: mark("circle"),
    Feature.SHADES: mark("shade"),
    Feature.GIVEN: mark("given"),
    Feature.LANGUAGE: lambda p: p.language,
    Feature.TITLE: lambda p: p.title,
    Feature.CREDITS: lambda p: (p.metadata.author, p.metadata.copyright, p.metadata.notes),
    Feature.PHRASES: each_entry(lambda x: x.phrase),
    Feature.CLUE_DETAILS: each_entry(lambda x: x.clue),
    Feature.OWN: each_entry(lambda x: x.own),
    Feature.HIDDEN_PHRASE: lambda p: p.hidden_phrase,
    Feature.UNPLACED: lambda p: p.unplaced,
    Feature.KIND: lambda p: p.kind,
    Feature.PRESET: lambda p: p.preset,
    Feature.RECIPE: lambda p: (p.recipe, p.statistics),
}
"""What two puzzles must agree on where a format carries the feature."""


def test_every_feature_has_a_view_and_some_sample() -> None:
    assert set(VIEWS) == set(Feature)
    shown = {feature for puzzle in SAMPLES.values() for feature in features_of(puzzle)}
    assert shown == set(Feature)


@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda x: x.name)
def test_a_format_is_named_and_has_endings_of_its_own(format: Format) -> None:
    assert FORMATS[format.name] is format
    assert format.extensions
    assert all(x.startswith(".") and x == x.lower() for x in format.extensions)
    others = [x for other in FORMATS.values() if other is not format for x in other.extensions]
    assert not set(format.extensions) & set(others)
    assert format.read or format.write


@pytest.mark.parametrize("format", WRITTEN, ids=lambda x: x.name)
@some_puzzles
@given(puzzle=puzzles())
def test_writing_says_exactly_what_it_does_not_carry(format: Format, puzzle: Puzzle) -> None:
    lost = {loss.feature for loss in write(puzzle, format).losses}
    assert lost == set(features_of(puzzle)) - format.carries


@pytest.mark.parametrize("format", WRITTEN, ids=lambda x: x.name)
@pytest.mark.parametrize("name", SAMPLES)
def test_the_same_puzzle_gives_the_same_bytes(format: Format, name: str) -> None:
    assert write(SAMPLES[name], format).data == write(SAMPLES[name], format).data


@pytest.mark.parametrize(("format", "puzzle"), TRIPS)
def test_what_a_format_carries_comes_back(format: Format, puzzle: Puzzle) -> None:
    found = read(write(puzzle, format).data, format, language=puzzle.language).puzzle
    for feature in format.carries:
        assert VIEWS[feature](found) == VIEWS[feature](puzzle), feature
    assert cells(found.grid, shape) == cells(puzzle.grid, shape)


@pytest.mark.parametrize(("format", "puzzle"), TRIPS)
def test_what_was_read_is_written_without_a_loss(format: Format, puzzle: Puzzle) -> None:
    found = read(write(puzzle, format).data, format).puzzle
    again = write(found, format)
    assert again.losses == ()
    assert read(again.data, format).puzzle == found


@pytest.mark.parametrize("format", READ, ids=lambda x: x.name)
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 100,
        b"\xff\xfe\x00",
        bytes(range(256)),
        b"{" * 5_000,
        b"%PDF-1.7\n",
        b" \n" * 999,
    ],
)
def test_what_is_no_puzzle_ends_in_one_line(format: Format, data: bytes) -> None:
    with pytest.raises(FormatError) as caught:
        read(data, format)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("one", BOTH_WAYS, ids=lambda x: x.name)
@pytest.mark.parametrize("other", BOTH_WAYS, ids=lambda x: x.name)
@pytest.mark.parametrize("name", ["american", "canadian", "crisscross"])
def test_two_formats_agree_on_what_both_carry(one: Format, other: Format, name: str) -> None:
    puzzle = SAMPLES[name]
    first, second = (
        read(write(puzzle, x).data, x, language=puzzle.language).puzzle for x in (one, other)
    )
    for feature in one.carries & other.carries:
        assert VIEWS[feature](first) == VIEWS[feature](second), feature
    assert cells(first.grid, shape) == cells(second.grid, shape)
