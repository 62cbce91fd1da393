"""Whatever the bytes are, reading ends in a Puzzle or in one clear line, soon and in little memory."""

import json
import random
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crosswright.errors import FormatError
from crosswright.formats import FORMATS, read, write
from crosswright.model import Puzzle
from tests.unit.formats.samples import SAMPLES

IPUZ = FORMATS["ipuz"]
GOLDEN = Path(__file__).parents[2] / "golden"
FILES = sorted([*(GOLDEN / "ipuz").glob("*.ipuz"), *(GOLDEN / "documents").glob("*.ipuz")])

MUTATIONS = 2_000
SMALL = {
    "version": "http://ipuz.org/v2",
    "kind": ["http://ipuz.org/crossword#1"],
    "org.libipuz:locale": "en",
    "dimensions": {"width": 2, "height": 2},
    "puzzle": [[1, 2], [3, 0]],
    "solution": [["I", "T"], ["S", "O"]],
    "clues": {"Across": [[1, "That"], [3, "Thus"]], "Down": [[1, "Exists"], [2, "Towards"]]},
}


def outcome(data: bytes) -> Puzzle | str:
    """The puzzle, or the message of the one error that may come; any other escapes."""
    try:
        return read(data, IPUZ).puzzle
    except FormatError as error:
        message = str(error)
        assert message.startswith("ipuz: ")
        assert "\n" not in message
        assert len(message) < 300
        return message


def changed(**changes: object) -> bytes:
    return json.dumps({**SMALL, **changes}).encode()


def test_the_small_file_itself_is_fine() -> None:
    assert isinstance(outcome(changed()), Puzzle)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "no JSON from line 1, column 1"),
        (b"ACROSS&DOWN", "no JSON from line 1"),
        (b"[1, 2]", "the file holds no JSON object"),
        (b"\xff\xfe{}", "not UTF-8 at byte 0"),
        (b'{"title": NaN}', "NaN is no JSON number"),
        (b'{"title": ' + b"9" * 5_000 + b"}", "a number has too many digits"),
        (b'{"title": "\\ud800"}', "half a character"),
        (b"[" * 1_000_000, "more than 400000 values"),
        (b'{"a":' * 190_000, "nested too deeply"),
        (b"[" * 390_000 + b"]" * 390_000, "nested too deeply"),
        (b"{}" + b" " * 16_000_000, "bytes are too many"),
        (b'{"a": [' + b"0," * 400_000 + b"0]}", "more than 400000 values"),
        (b"{}", "'kind' is None; it must be a list"),
        (changed(kind=["http://ipuz.org/sudoku#1"]), "http://ipuz.org/sudoku#1 is stated"),
        (changed(kind=[]), "no kind is stated"),
        (changed(dimensions=None), "'dimensions' is None; it must be an object"),
        (changed(dimensions={"width": 2, "height": 101}), "a grid of 101x2 is not possible"),
        (changed(dimensions={"width": 0, "height": 2}), "a grid of 2x0 is not possible"),
        (changed(dimensions={"width": True, "height": 2}), "the width is True"),
        (changed(dimensions={"width": 2.5, "height": 2}), "the width is 2.5"),
        (changed(dimensions={"width": 10**30, "height": 2}), "a whole number of ordinary size"),
        (changed(puzzle=[[1, 2]]), "'puzzle' has 1 rows where the grid has 2"),
        (changed(puzzle=[[1, 2], [3]]), "row 2 of 'puzzle' has 1 cells where the grid is 2 wide"),
        (changed(puzzle=[[1, 2], [3, True]]), "row 2, column 2 is True"),
        (changed(puzzle=[[1, 2], [3, 1.5]]), "row 2, column 2 is 1.5"),
        (changed(puzzle=[[1, 2], [3, [4]]]), "row 2, column 2 is [4]"),
        (changed(solution=[["I", "T"], ["S"]]), "row 2 of 'solution' has 1 cells"),
        (changed(solution=[["I", "T"], ["S", "#"]]), "the solution has a block in row 2, column 2"),
        (changed(solution=[["I", "T"], ["S", "O" * 65]]), "row 2, column 2 holds 65 letters"),
        (changed(clues=[]), ""),
        (changed(clues=["Across"]), "'clues' is"),
        (changed(clues={"Across": {"1": "x"}}), "the clue list 'Across' is"),
        (changed(clues={"Across": [[9, "Nowhere"]]}), "clue '9' of 'Across' has no cell with"),
        (changed(clues={"Across": [[2, "Second"]]}), "starts in the middle of an entry"),
        (changed(clues={"Across": [[1, "a"], [1, "b"]]}), "is the second clue of its entry"),
        (changed(clues={"Across": [{"number": 1, "cells": [[7, 7]]}]}), "are no letters of this"),
        (changed(clues={"Across": [{"number": 1, "cells": [[0, 0]] * 2}]}), "names a cell twice"),
        (changed(clues={"Across": [{"number": 1, "cells": [[0]]}]}), "two numbers, column and row"),
        (changed(clues={"Across": [[1, None, 2, 3]]}), "a number and a text"),
        (changed(**{"x-crosswright": {"version": 1}}), "'kind' is None; it must be text"),
        (changed(**{"x-crosswright": [1]}), "'x-crosswright' is"),
    ],
)
def test_what_is_wrong_and_where_is_said_in_one_line(data: bytes, said: str) -> None:
    found = outcome(data)
    if not said:
        assert isinstance(found, Puzzle)
        return
    assert isinstance(found, str)
    assert said in found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_cut_at_any_byte_is_refused(path: Path) -> None:
    data = path.read_bytes()
    whole = read(data, IPUZ).puzzle
    for length in range(len(data)):
        found = outcome(data[:length])
        # Only the space after the last bracket, or the end of a JSONP call, may be missing.
        assert isinstance(found, str) or (found == whole and length > len(data) - 5), length


def _bytes_changed(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(changed))
        match chance.randrange(4):
            case 0:
                changed[at] = chance.randrange(256)
            case 1:
                del changed[at : at + chance.randint(1, 20)]
            case 2:
                changed[at:at] = changed[at : at + chance.randint(1, 20)]
            case _:
                changed[at : at + 1] = chance.choice([b"-", b"9", b"null", b"[]", b"{}", b'"'])
        if not changed:
            break
    return bytes(changed)


_ODD: list[Callable[[], object]] = [
    lambda: None,
    lambda: True,
    lambda: -1,
    lambda: 10**9,
    lambda: 1.5,
    lambda: "",
    lambda: "#",
    lambda: "ЩЯ",
    list,
    dict,
    lambda: [[0, 0], [1, 1]],
    lambda: {"cell": 1, "value": "", "style": {"barred": "TRBL"}},
]


def _values_changed(data: bytes, chance: random.Random) -> bytes:
    """The file with a few of its values, however deep, replaced, dropped or doubled."""
    text = data.decode()
    document = json.loads(text[text.index("{") : text.rindex("}") + 1])
    for _ in range(chance.randint(1, 3)):
        place = document
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = chance.choice(keys)
            if isinstance(place[key], dict | list) and chance.random() < 0.8:
                place = place[key]
                continue
            if chance.random() < 0.2:
                del place[key]
            elif isinstance(place, list) and chance.random() < 0.3:
                place.append(place[key])
            else:
                place[key] = chance.choice(_ODD)()
            break
    return json.dumps(document).encode()


@pytest.mark.parametrize("change", [_bytes_changed, _values_changed])
def test_changed_files_end_in_a_puzzle_or_one_line(
    change: Callable[[bytes, random.Random], bytes],
) -> None:
    chance = random.Random(8)
    contents = [path.read_bytes() for path in FILES]
    outcomes = [outcome(change(chance.choice(contents), chance)) for _ in range(MUTATIONS)]
    refused = sum(isinstance(found, str) for found in outcomes)
    assert 0 < refused < MUTATIONS


COSTLY = {
    "lists": b'{"a": [' + b"[0]," * 199_000 + b"0]}",
    "objects": b'{"a": [' + b'{"a":0},' * 130_000 + b"0]}",
    "opening": changed(clues={"Across": [[1, "<" * 2_000_000]]}),
    "tags": changed(clues={"Across": [[1, "<a" * 1_000_000]]}),
    "entities": changed(clues={"Across": [[1, "&" * 2_000_000]]}),
    "lost clues": changed(clues={"Other": [["x", "y"]] * 90_000}),
    "doubled clues": changed(clues={"Across": [{"number": 1, "cells": [[0, 0], [1, 0]]}] * 30_000}),
}
"""Files within all limits, made so that reading costs as much as it can."""


@pytest.mark.parametrize("name", COSTLY)
def test_a_file_made_to_be_slow_is_done_in_seconds(name: str) -> None:
    began = time.process_time()
    outcome(COSTLY[name])
    assert time.process_time() - began < 2


@pytest.mark.parametrize("name", ["lists", "objects", "doubled clues"])
def test_a_file_made_to_be_large_stays_small(name: str) -> None:
    tracemalloc.start()
    try:
        outcome(COSTLY[name])
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 200_000_000


def contradicted(change: Callable[[dict[str, Any]], None]) -> str:
    """What is said of our own document after a change."""
    document = json.loads(write(SAMPLES["american"], IPUZ).data)
    change(document)
    found = outcome(json.dumps(document).encode())
    assert isinstance(found, str)
    return found


def test_numbers_of_the_grid_that_are_not_those_of_the_clues_are_found() -> None:
    def renumbered(document: dict[str, Any]) -> None:
        document["puzzle"][0][1] = 99

    def erased(document: dict[str, Any]) -> None:
        document["puzzle"][0][1] = 0

    where = "in row 1, column 2, where the clues have 1"
    assert contradicted(renumbered) == f"ipuz: 'puzzle' shows 99 {where}"
    assert contradicted(erased) == f"ipuz: 'puzzle' shows no number {where}"


def test_an_enumeration_that_is_not_the_phrase_s_is_found() -> None:
    def parted(document: dict[str, Any]) -> None:
        document["clues"]["Across"][0]["enumeration"] = "1,2"

    assert contradicted(parted) == (
        "ipuz: clue '1' of 'Across' has the enumeration '1,2', and its phrase '3'"
    )
