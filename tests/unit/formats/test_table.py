"""The table of formats: how one is chosen, and what it says is lost."""

from dataclasses import replace
from pathlib import Path

import pytest

from crosswright.errors import PuzzleError, UsageError
from crosswright.formats import (
    FORMATS,
    Feature,
    features_of,
    format_for,
    losses_of,
    matrix,
    read,
    write,
)
from crosswright.model import Facts, Metadata
from tests.unit.formats.samples import SAMPLES

DOCUMENTED = Path(__file__).parents[3] / "docs" / "reference" / "formats.md"


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("ipuz", "ipuz"),
        ("a.ipuz", "ipuz"),
        ("some/where.d/A.IPUZ", "ipuz"),
        ("a.txt", "grid"),
        ("a.json", "show"),
    ],
)
def test_a_format_is_chosen_by_name_or_by_ending(given: str, name: str) -> None:
    assert format_for(given).name == name


@pytest.mark.parametrize("given", ["a.doc", "a", "", "ipuz.d/a", "txt"])
def test_an_unknown_ending_lists_those_we_know(given: str) -> None:
    with pytest.raises(UsageError, match=r"known endings are \.ipuz, \.puz, \.jpz"):
        format_for(given)


def test_what_is_only_written_cannot_be_read() -> None:
    with pytest.raises(UsageError, match="written only"):
        read(b"{}", FORMATS["show"])


def test_what_is_only_read_cannot_be_written() -> None:
    one_way = replace(FORMATS["ipuz"], write=None)
    with pytest.raises(UsageError, match="read only"):
        write(SAMPLES["american"], one_way)


@pytest.mark.parametrize(
    ("name", "lost"),
    [
        (
            "american",
            {
                Feature.CLUES: "9 clues",
                Feature.TITLE: "'Sea & <land>'",
                Feature.CREDITS: "author, copyright, notes",
                Feature.CLUE_DETAILS: "1 clue",
                Feature.PRESET: "american",
                Feature.RECIPE: "6 facts",
            },
        ),
        (
            "barred",
            {
                Feature.CLUES: "10 clues",
                Feature.CIRCLES: "2 cells, first in row 1, column 1",
                Feature.SHADES: "2 cells, first in row 2, column 2",
                Feature.GIVEN: "2 cells, first in row 2, column 2",
                Feature.HIDDEN_PHRASE: "'Cor!'",
                Feature.PRESET: "barred",
            },
        ),
        (
            "arrowword",
            {
                Feature.CLUES: "5 clues",
                Feature.SLOTS: "10 entries",
                Feature.CLUE_CELLS: "5 arrows",
                Feature.PHRASES: "5 phrases",
                Feature.PRESET: "magazine",
            },
        ),
        (
            "digraph",
            {
                Feature.CLUES: "4 clues",
                Feature.LONG_CELLS: "2 cells, first in row 1, column 1",
                Feature.LANGUAGE: "sk",
                Feature.PHRASES: "4 phrases",
            },
        ),
        (
            "crisscross",
            {
                Feature.CLUES: "3 clues",
                Feature.KIND: "crisscross",
                Feature.CLUE_DETAILS: "1 clue",
                Feature.PICTURES: "1 picture",
                Feature.UNPLACED: "1 word",
            },
        ),
    ],
)
def test_what_grid_text_loses_is_said_with_how_much(name: str, lost: dict[Feature, str]) -> None:
    losses = write(SAMPLES[name], FORMATS["grid"]).losses
    assert {loss.feature: loss.where for loss in losses} == lost


def test_a_loss_reads_as_what_and_where() -> None:
    barless = replace(FORMATS["ipuz"], carries=frozenset(Feature) - {Feature.BARS})
    (loss,) = losses_of(SAMPLES["barred"], barless)
    assert str(loss) == "bars (3 bars)"
    assert loss.feature.is_vital


def test_a_plain_puzzle_has_no_features() -> None:
    plain = read(b"CAT\nA#E\n", FORMATS["grid"]).puzzle
    assert features_of(plain) == {}


def test_text_no_file_can_hold_is_an_error_of_the_puzzle() -> None:
    broken = replace(SAMPLES["american"], metadata=Metadata(language="en", title="\ud800"))
    with pytest.raises(PuzzleError, match="half a character"):
        write(broken, FORMATS["ipuz"])


def test_a_recipe_with_a_number_not_finite_is_an_error_of_the_puzzle() -> None:
    broken = replace(SAMPLES["american"], recipe=Facts({"seconds": float("inf")}))
    with pytest.raises(PuzzleError, match="not finite"):
        write(broken, FORMATS["ipuz"])


def test_the_documented_matrix_is_the_table() -> None:
    # To renew it, paste what `from crosswright.formats import matrix; print(matrix())` prints.
    assert matrix() in DOCUMENTED.read_text("utf-8")
