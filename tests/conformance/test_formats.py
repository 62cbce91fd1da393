"""What every format in the table must do; a new one is held against this the moment it is listed."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings

from crosswright.errors import FormatError, OutputError
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
STRUCTURE = {feature for feature in Feature if feature.is_vital} - {Feature.CLUES}
"""Where one of these is lost, what was written is another puzzle."""


def holds(format: Format, puzzle: Puzzle) -> bool:
    """Whether a format keeps letters and structure of a puzzle, so that all else can be compared."""
    try:
        losses = write(puzzle, format).losses
    except OutputError:
        return False
    return not STRUCTURE & {loss.feature for loss in losses}


TRIPS = [
    pytest.param(format, puzzle, id=f"{format.name}-{name}")
    for format in BOTH_WAYS
    for name, puzzle in SAMPLES.items()
    if holds(format, puzzle)
]
"""Formats there and back, with the puzzles whose letters and structure they can carry."""

REFUSING = ("puz", "puz-rebus", "xd", "across")
ALTERING = set(FORMATS) - {"ipuz", "show"}
ALTERED = {
    *(Feature.SPACING, Feature.LONG_CELLS, Feature.GIVEN, Feature.CIRCLES, Feature.SHADES),
    *(Feature.SLOTS, Feature.CLUES, Feature.VOIDS, Feature.CLUE_CELLS, Feature.LONE_LETTERS),
    *(Feature.ENUMERATIONS, Feature.TITLE, Feature.CREDITS),
}

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


def agree(one: Puzzle, other: Puzzle, feature: Feature) -> bool:
    """Whether two puzzles show the same; where one has no entries there is none to compare."""
    if not (one.entries and other.entries) and feature in OF_ENTRIES:
        return True
    return VIEWS[feature](one) == VIEWS[feature](other)


VIEWS: dict[Feature, Callable[[Puzzle], object]] = {
    Feature.CLUES: each_entry(lambda x: x.clue and x.clue.text),
    Feature.SLOTS: lambda p: [(x.slot, x.number) for x in p.entries],
    Feature.LONE_LETTERS: lambda p: cells(p.grid, shape),
    Feature.ANSWERS: each_entry(lambda x: x.answer),
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
    Feature.ENUMERATIONS: each_entry(lambda x: x.enumeration),
    Feature.PHRASES: each_entry(lambda x: x.phrase),
    Feature.CLUE_DETAILS: each_entry(lambda x: x.clue and replace(x.clue, picture=None)),
    Feature.PICTURES: each_entry(lambda x: x.clue and x.clue.picture),
    Feature.OWN: each_entry(lambda x: x.own),
    Feature.HIDDEN_PHRASE: lambda p: p.hidden_phrase,
    Feature.UNPLACED: lambda p: p.unplaced,
    Feature.DESK: lambda p: p.desk,
    Feature.KIND: lambda p: p.kind,
    Feature.PRESET: lambda p: p.preset,
    Feature.RECIPE: lambda p: (p.recipe, p.statistics),
}
"""What two puzzles must agree on where a format carries the feature."""

OF_ENTRIES = {
    *(Feature.CLUES, Feature.SLOTS, Feature.ANSWERS, Feature.CLUE_CELLS, Feature.ENUMERATIONS),
    *(Feature.PHRASES, Feature.CLUE_DETAILS, Feature.PICTURES, Feature.OWN),
}
OF_FILES = {Feature.SPACING, Feature.BEYOND}
"""What only a file can make a puzzle lose."""


def test_every_feature_has_a_view_and_some_sample() -> None:
    assert set(VIEWS) == set(Feature) - OF_FILES
    shown = {feature for puzzle in SAMPLES.values() for feature in features_of(puzzle)}
    assert shown == set(Feature) - OF_FILES


def test_every_format_holds_some_samples() -> None:
    held = Counter(param.values[0].name for param in TRIPS)  # type: ignore[union-attr]
    assert set(held) == {format.name for format in BOTH_WAYS}
    assert min(held.values()) >= 2


@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda x: x.name)
def test_a_format_is_named_and_has_endings_of_its_own(format: Format) -> None:
    assert FORMATS[format.name] is format
    assert format.extensions or any(format.name.startswith(f"{other}-") for other in FORMATS), (
        "only a variant of another format may be chosen by name alone"
    )
    assert all(x.startswith(".") and x == x.lower() for x in format.extensions)
    others = [x for other in FORMATS.values() if other is not format for x in other.extensions]
    assert not set(format.extensions) & set(others)
    assert format.read or format.write


@pytest.mark.parametrize("format", WRITTEN, ids=lambda x: x.name)
@some_puzzles
@given(puzzle=puzzles())
def test_writing_says_exactly_what_it_does_not_carry(format: Format, puzzle: Puzzle) -> None:
    try:
        lost = {loss.feature for loss in write(puzzle, format).losses}
    except OutputError:
        assert format.name in REFUSING
        return
    plain = set(features_of(puzzle)) - format.carries
    assert plain <= lost
    # What goes beyond is what this format alone cannot say of the texts and letters at hand.
    assert lost - plain <= ALTERED if format.name in ALTERING else lost == plain


@pytest.mark.parametrize("format", WRITTEN, ids=lambda x: x.name)
@pytest.mark.parametrize("name", SAMPLES)
def test_the_same_puzzle_gives_the_same_bytes(format: Format, name: str) -> None:
    if format.name == "puz" and name == "canadian":
        with pytest.raises(OutputError, match="puz-rebus"):
            write(SAMPLES[name], format)
        return
    assert write(SAMPLES[name], format).data == write(SAMPLES[name], format).data


@pytest.mark.parametrize(("format", "puzzle"), TRIPS)
def test_what_a_format_carries_comes_back(format: Format, puzzle: Puzzle) -> None:
    found = read(write(puzzle, format).data, format, language=puzzle.language).puzzle
    for feature in format.carries - OF_FILES:
        assert agree(found, puzzle, feature), feature
    assert cells(found.grid, shape) == cells(puzzle.grid, shape)


@pytest.mark.parametrize(("format", "puzzle"), TRIPS)
def test_what_was_read_is_written_without_a_loss(format: Format, puzzle: Puzzle) -> None:
    data = write(puzzle, format).data
    found = read(data, format, language=puzzle.language).puzzle
    assert write(found, format).data == data
    anew = replace(found, origin=None)
    again = write(anew, format)
    assert {loss.feature for loss in again.losses} <= {Feature.LANGUAGE, Feature.PHRASES}
    assert read(again.data, format, language=puzzle.language).puzzle == found


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
    if not (holds(one, puzzle) and holds(other, puzzle)):
        return
    first, second = (
        read(write(puzzle, x).data, x, language=puzzle.language).puzzle for x in (one, other)
    )
    for feature in (one.carries & other.carries) - OF_FILES:
        assert agree(first, second, feature), feature
    assert cells(first.grid, shape) == cells(second.grid, shape)
