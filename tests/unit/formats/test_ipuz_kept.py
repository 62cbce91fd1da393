"""What another program wrote into an ipuz file is still there after a round trip."""

import json
from dataclasses import replace

import pytest

from crosswright.formats import FORMATS, Feature, read, write
from crosswright.model import Clue

IPUZ = FORMATS["ipuz"]

DOCUMENT = {
    "version": "http://ipuz.org/v1",
    "kind": ["http://ipuz.org/crossword#1"],
    "publisher": "The Daily",
    "org.example:mood": {"calm": True},
    "title": "Kept",
    "dimensions": {"width": 2, "height": 2},
    "puzzle": [
        [{"cell": 1, "org.example:glow": 3}, 2],
        [3, {"cell": 0, "style": {"mark": {"TL": "x"}}}],
    ],
    "solution": [["A", "T"], ["N", "O"]],
    "clues": {
        "Across": [{"number": 1, "clue": "Near <i>to</i>", "hints": ["prep"]}, [3, "Never"]],
        "Down": [[1, "Article"], [2, "Towards"]],
    },
}
DATA = json.dumps(DOCUMENT).encode()


def test_what_was_not_changed_is_written_as_it_was() -> None:
    assert write(read(DATA, IPUZ, language="en").puzzle, IPUZ).data == DATA


def test_keys_we_do_not_know_are_named_and_kept_when_something_changes() -> None:
    loaded = read(DATA, IPUZ, language="en")
    assert loaded.beyond == (
        *("'org.example:mood'", "'publisher'", "'hints' of clues"),
        *("'org.example:glow' of cells", "'mark' of styles", "the markup of clues"),
    )
    puzzle = loaded.puzzle
    *most, last = puzzle.entries
    changed = replace(puzzle, entries=(*most, replace(last, clue=Clue(text="In favour of"))))
    saved = write(changed, IPUZ)
    assert saved.losses == ()
    document = json.loads(saved.data)
    assert document["publisher"] == "The Daily"
    assert document["org.example:mood"] == {"calm": True}
    assert document["puzzle"][0][0] == {"cell": 1, "org.example:glow": 3}
    assert document["puzzle"][1][1]["style"] == {"mark": {"TL": "x"}}
    assert document["clues"]["Across"][0]["clue"] == "Near <i>to</i>"
    assert document["clues"]["Across"][0]["hints"] == ["prep"]
    assert document["clues"]["Down"][1]["clue"] == "In favour of"
    assert read(saved.data, IPUZ).puzzle == changed


def test_another_format_says_that_they_are_lost() -> None:
    losses = write(read(DATA, IPUZ, language="en").puzzle, FORMATS["jpz"]).losses
    (beyond,) = (loss for loss in losses if loss.feature is Feature.BEYOND)
    assert beyond.where.startswith("'org.example:mood', 'publisher'")
    assert not beyond.feature.is_vital


@pytest.mark.parametrize("base", [0, 1])
def test_keys_with_coordinates_are_kept_where_they_still_mean_the_same(base: int) -> None:
    cells = [[base, base], [base + 1, base]]
    clues = {"Across": [{"number": 1, "clue": "Near", "cells": cells}], "Down": []}
    data = json.dumps(DOCUMENT | {"zones": [{"rect": [0, 0, 1, 1]}], "clues": clues}).encode()
    loaded = read(data, IPUZ, language="en")
    again = json.loads(write(replace(loaded.puzzle, preset="x"), IPUZ).data)
    assert ("zones" in again) == (base == 0)


def test_clues_of_no_entry_cannot_be_kept_and_are_told() -> None:
    clues = {"Across": [[1, "Near"]], "Words": [["A", "Somewhere"]]}
    loaded = read(json.dumps(DOCUMENT | {"clues": clues}).encode(), IPUZ, language="en")
    assert "clues that are no entries" in loaded.beyond
    losses = write(replace(loaded.puzzle, preset="x"), IPUZ).losses
    assert [str(loss) for loss in losses] == [
        "what its file said beyond a puzzle (clues that are no entries)"
    ]
