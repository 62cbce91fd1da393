"""Whatever the bytes are, reading ends in a puzzle or in one clear line, soon and in little memory."""

import contextlib
import io
import json
import random
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crosswright.errors import CrosswrightError, FormatError, OutputError
from crosswright.formats import FORMATS, Format, format_for, read, write
from crosswright.model import Puzzle
from tests.conformance.test_formats import READ
from tests.hostile_files import HOSTILE, zipped
from tests.unit.formats.samples import SAMPLES

ROOT = Path(__file__).parents[2]
FOUND = sorted((ROOT / "tests" / "golden" / "found").iterdir())
MOST_SECONDS, MOST_GROWTH = 2.0, 200_000_000


def written(format: Format) -> dict[str, bytes]:
    """Each sample that a format can hold, as its file."""
    files = {}
    for name, puzzle in SAMPLES.items():
        try:
            files[name] = write(puzzle, format).data
        except OutputError:
            continue
    return files


FILES = {format.name: written(format) for format in READ if format.write is not None}


def outcome(data: bytes, format: Format) -> Puzzle | str:
    """The puzzle, or the one line that says why there is none; anything else is a fault."""
    try:
        return read(data, format, language="en").puzzle
    except FormatError as error:
        said = str(error)
    assert "\n" not in said
    return said


def test_hostile_files_end_in_one_line_soon_and_in_little_memory(tmp_path: Path) -> None:
    for name, (_, make, _) in HOSTILE.items():
        (tmp_path / name).write_bytes(make())
    done = subprocess.run(
        [sys.executable, "-m", "tests.hostile_files", str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["name"] for one in told] == list(HOSTILE)
    for one in told:
        assert HOSTILE[one["name"]][2] in one["said"], one
        assert "\n" not in one["said"]
        assert one["seconds"] < MOST_SECONDS, one
        assert one["grown"] < MOST_GROWTH, one


@pytest.mark.parametrize("name", [name for name in FILES if name != "ipuz"])
def test_a_file_cut_at_any_byte_is_read_or_refused(name: str) -> None:
    # Those of ipuz are cut in its own test; a workbook ends with what a zip file is found by.
    refused = 0
    for data in FILES[name].values():
        step = 1 if name != "xlsx" else 7
        for length in range(0, len(data), step):
            refused += isinstance(outcome(data[:length], FORMATS[name]), str)
    assert refused


@pytest.mark.parametrize("name", FILES)
def test_random_bytes_are_refused(name: str) -> None:
    chance = random.Random(8)
    for _ in range(200):
        data = chance.randbytes(chance.randrange(400))
        assert isinstance(outcome(data, FORMATS[name]), str)


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.name)
def test_what_the_fuzz_test_found_is_found_no_more(path: Path) -> None:
    found = outcome(path.read_bytes(), format_for(path.name))
    if isinstance(found, Puzzle):
        write_everywhere(found)


def write_everywhere(puzzle: Puzzle) -> None:
    for format in FORMATS.values():
        if format.write is not None and format.name != "xlsx":
            with contextlib.suppress(CrosswrightError):
                write(puzzle, format)


TOKENS = (
    *(b"-", b"9", b"0", b"-1", b"1-1", b"999999999999", b"null", b"[]", b"{}", b'"', b"'"),
    *(
        b"\0",
        b"\xff",
        b"&",
        b"<",
        b">",
        b"#",
        b"..",
        b"|",
        b"=",
        b":",
        b";",
        b"~",
        b"\n\n\n",
        b"\t",
    ),
    *(
        "\N{RIGHT-TO-LEFT MARK}".encode(),
        "ЩЁ".encode(),
        b"<a>",
        b"&#0;",
        b"&#x110000;",
        b"##",
        b"%s",
    ),
)
edits = st.lists(
    st.tuples(
        st.sampled_from(["set", "cut", "double", "token", "swap"]),
        st.integers(0, 1_000_000),
        st.integers(0, 1_000_000),
    ),
    min_size=1,
    max_size=6,
)


def edited(data: bytes, changes: list[tuple[str, int, int]]) -> bytes:
    """The file with a few of its bytes changed, cut, doubled or replaced."""
    changed = bytearray(data)
    for what, place, other in changes:
        if not changed:
            break
        at, to = place % len(changed), other % len(changed)
        match what:
            case "set":
                changed[at] = other % 256
            case "cut":
                del changed[at : at + 1 + other % 30]
            case "double":
                changed[at:at] = changed[at : at + 1 + other % 30]
            case "token":
                changed[at : at + other % 2] = TOKENS[other % len(TOKENS)]
            case _:
                changed[at : at + 5], changed[to : to + 5] = (
                    changed[to : to + 5],
                    changed[at : at + 5],
                )
    return bytes(changed)


def sheets_edited(data: bytes, number: int, changes: list[tuple[str, int, int]]) -> bytes:
    """A workbook with one of its files edited: edits of the zip itself are all refused alike."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    name = sorted(files)[number % len(files)]
    return zipped(files | {name: edited(files[name], changes)})


fuzz = settings(
    max_examples=250, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@pytest.mark.parametrize("name", [name for name in FILES if name != "xlsx"])
@fuzz
@given(number=st.integers(0, 100), changes=edits)
def test_an_edited_file_ends_in_a_puzzle_or_in_one_line(
    name: str, number: int, changes: list[tuple[str, int, int]]
) -> None:
    files = list(FILES[name].values())
    found = outcome(edited(files[number % len(files)], changes), FORMATS[name])
    if isinstance(found, Puzzle):
        write_everywhere(found)


@settings(fuzz, max_examples=60)
@given(number=st.integers(0, 100), changes=edits)
def test_an_edited_workbook_ends_in_a_puzzle_or_in_one_line(
    number: int, changes: list[tuple[str, int, int]]
) -> None:
    data = sheets_edited(FILES["xlsx"]["american"], number, changes)
    found = outcome(data, FORMATS["xlsx"])
    if isinstance(found, Puzzle):
        write_everywhere(found)


@pytest.mark.campaign
@pytest.mark.parametrize("name", FILES)
@settings(fuzz, max_examples=10_000)
@given(number=st.integers(0, 100), changes=edits)
def test_a_long_fuzz_finds_nothing(
    name: str, number: int, changes: list[tuple[str, int, int]]
) -> None:
    files = list(FILES[name].values())
    data = files[number % len(files)]
    data = sheets_edited(data, number, changes) if name == "xlsx" else edited(data, changes)
    found = outcome(data, FORMATS[name])
    if isinstance(found, Puzzle):
        write_everywhere(found)
