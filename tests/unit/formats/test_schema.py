"""The published schema of our documents says what we write, no more and no less."""

import json
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from jsonschema import Draft202012Validator

from crosswright.formats import FORMATS, write
from crosswright.model import ArrowPath, ClueKind, Direction, PhraseMode, Puzzle, Symmetry
from tests.strategies_formats import puzzles

ROOT = Path(__file__).parents[3]
SCHEMA = json.loads((ROOT / "docs" / "reference" / "document.schema.json").read_text("utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)
DOCUMENTS = sorted((ROOT / "tests" / "golden" / "documents").glob("*.ipuz"))


def faults(document: object) -> list[str]:
    return [f"{error.json_path}: {error.message}" for error in VALIDATOR.iter_errors(document)]


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_the_golden_documents_obey_it(path: Path) -> None:
    assert faults(json.loads(path.read_text("utf-8"))) == []


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(puzzle=puzzles())
def test_any_document_we_write_obeys_it(puzzle: Puzzle) -> None:
    assert faults(json.loads(write(puzzle, FORMATS["ipuz"]).data)) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": "http://ipuz.org/v1"}, "$.version"),
        ({"mood": "calm"}, "'mood'"),
        ({"dimensions": {"width": 101, "height": 1}}, "$.dimensions.width"),
        ({"puzzle": [[1.5]]}, "$.puzzle[0][0]"),
        ({"clues": {"Across": [], "Sideways": []}}, "'Sideways'"),
        ({"clues": {"Across": [{"clue": "x"}], "Down": []}}, "'enumeration' is a required"),
        ({"x-crosswright": {"version": 2}}, "$['x-crosswright'].version"),
        ({"kind": ["http://ipuz.org/wordsearch#1"]}, "$.solution"),
    ],
)
def test_it_refuses_what_we_never_write(change: dict[str, Any], said: str) -> None:
    document = json.loads((ROOT / "tests/golden/documents/american.ipuz").read_text("utf-8"))
    assert any(said in fault for fault in faults({**document, **change}))


@pytest.mark.parametrize(
    ("members", "listed"),
    [
        (ArrowPath, SCHEMA["$defs"]["clue extension"]["properties"]["arrow"]["enum"]),
        (
            ClueKind,
            ["straight", *SCHEMA["$defs"]["clue extension"]["properties"]["kind"]["enum"]],
        ),
        (PhraseMode, SCHEMA["$defs"]["hidden phrase"]["properties"]["mode"]["enum"]),
        (Symmetry, SCHEMA["$defs"]["desk"]["properties"]["symmetry"]["enum"]),
    ],
)
def test_it_lists_the_values_the_model_has(members: type[Enum], listed: list[str]) -> None:
    assert [member.value for member in members] == listed


def test_it_names_a_clue_list_for_each_direction() -> None:
    (pattern,) = SCHEMA["properties"]["clues"]["patternProperties"]
    assert pattern == f"^({'|'.join(x.value.title() for x in Direction)})$"


def test_it_takes_what_other_programs_may_have_said() -> None:
    document = json.loads((ROOT / "tests/golden/documents/american.ipuz").read_text("utf-8"))
    assert faults({**document, "publisher": "The Daily", "org.example:mood": "calm"}) == []
    document["clues"]["Across"][0] |= {"hints": ["A hint"], "org.example:voice": 3}
    assert faults(document) == []
