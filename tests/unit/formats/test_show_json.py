import json
from typing import Any

from crosswright.formats import FORMATS, write
from tests.unit.formats.samples import SAMPLES


def shown(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(write(SAMPLES[name], FORMATS["show"]).data)
    return found


def test_the_object_has_exactly_the_keys_that_scripts_rely_on() -> None:
    found = shown("arrowword")
    assert list(found) == [
        "kind",
        "language",
        "title",
        "rows",
        "cols",
        "grid",
        "entries",
        "placements",
        "hidden_phrase",
        "unplaced",
        "recipe",
        "statistics",
    ]
    assert found["entries"][1] == {
        "number": None,
        "direction": "across",
        "squares": [[2, 0], [2, 1], [2, 2], [2, 3]],
        "answer": "DORA",
        "phrase": "dora",
        "enumeration": "4",
        "clue": "Says dora to you",
        "clue_square": [1, 0],
        "arrow": "down-right",
    }
    assert (found["rows"], found["cols"], found["hidden_phrase"]) == (3, 4, None)


def test_a_cell_is_a_letter_a_block_a_void_a_clue_cell_or_unknown() -> None:
    assert shown("arrowword")["grid"][0] == ["?", "?", "A", "?"]
    assert shown("wordsearch")["grid"][1:] == [[None, "O", "W", "I"], ["#", "X", "O", "R"]]
    assert shown("digraph")["grid"] == [["CH", "A"], ["O", "CH"]]
    assert shown("unsolved")["grid"][0] == ["A", "", ""]


def test_a_clue_still_to_be_written_is_null() -> None:
    clues = {entry["answer"]: entry["clue"] for entry in shown("american")["entries"]}
    assert clues["STRAP"] is None
    assert clues["SEA"] == "Where salt & ships are < at home >"


def test_placements_phrase_and_what_found_no_place_are_shown() -> None:
    found = shown("wordsearch")
    assert found["placements"][0] == {"word": "cat", "squares": [[0, 2], [0, 1], [0, 0]]}
    assert found["hidden_phrase"] == {
        "text": "hi",
        "letters": ["H", "I"],
        "squares": [[0, 3], [1, 3]],
        "mode": "leftover",
        "setup": "",
    }
    assert shown("crisscross")["unplaced"] == [
        {"word": "zebu", "reason": "shares no letter with any other"}
    ]


def test_recipe_and_statistics_are_flat() -> None:
    found = shown("american")
    assert found["recipe"] == {"seed": 7, "min_score": 40.5, "theme": None, "improve": False}
    assert found["statistics"] == {"steps": 123, "seconds": 0.25}
