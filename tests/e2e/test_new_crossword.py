"""From nothing to files: crosswords a person asks for on the command line."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.e2e.conftest import Command

pytestmark = pytest.mark.words

MASKS = Path(__file__).parent.parent / "data/masks"


@pytest.mark.parametrize(
    ("language", "preset", "size"),
    [
        ("en", "american", "15x15"),
        ("ru", "canadian", "13x13"),
        ("en", "british", "15x15"),
        ("en", "mini", "5x5"),
        ("en", "canadian", "11x14"),
    ],
)
def test_a_crossword_comes_out_audited_and_clued(
    say: Command, folder: Path, language: str, preset: str, size: str
) -> None:
    made = say(
        *("new", "crossword", "--language", language, "--preset", preset, "--size", size),
        *("--seed", 1, "--json", "-o", "a.ipuz", "-o", "a.pdf", "-o", "a.key.pdf", "-o", "a.svg"),
    )
    assert made.code == 0, made.err
    told = json.loads(made.out)
    assert told["audit"]["clean"]
    assert told["audit"]["skipped"] == []
    puzzle = told["puzzle"]
    assert f"{puzzle['rows']}x{puzzle['cols']}" == size
    assert puzzle["recipe"]["seed"] == 1
    clued = sum(entry["clue"] is not None for entry in puzzle["entries"])
    # Half of the common Russian nouns have a clue in the packages; of the English words, four in five.
    assert clued >= (0.9 if language == "en" else 0.7) * len(puzzle["entries"])
    assert sorted(x.name for x in folder.iterdir()) == ["a.ipuz", "a.key.pdf", "a.pdf", "a.svg"]
    assert say("audit", "a.ipuz").code == 0
    assert json.loads(say("show", "a.ipuz", "--json").out) == puzzle


def test_the_same_seed_writes_the_same_file(say: Command, folder: Path) -> None:
    for name in ("a.ipuz", "b.ipuz"):
        assert say("new", "crossword", "--preset", "mini", "--seed", 5, "-o", name).code == 0
    assert Path("a.ipuz").read_bytes() == Path("b.ipuz").read_bytes()


def test_the_number_of_jobs_changes_nothing(say: Command, folder: Path) -> None:
    for jobs, name in ((1, "a.ipuz"), (3, "b.ipuz")):
        made = say(
            *("new", "crossword", "--size", "13x13", "--seed", 4, "--jobs", jobs, "-o", name)
        )
        assert made.code == 0
    assert Path("a.ipuz").read_bytes() == Path("b.ipuz").read_bytes()


def test_theme_entries_stand_in_the_grid_with_their_clues(say: Command, folder: Path) -> None:
    Path("theme.txt").write_text("Sheep-dog=Guards a flock\nDalmatian=Spotted friend\n")
    made = say("new", "crossword", "--theme", "theme.txt", "--seed", 3, "--json")
    assert made.code == 0, made.err
    entries = {x["answer"]: x for x in json.loads(made.out)["puzzle"]["entries"]}
    assert entries["SHEEPDOG"]["clue"] == "Guards a flock"
    assert entries["SHEEPDOG"]["enumeration"] == "5-3"
    assert entries["DALMATIAN"]["phrase"] == "Dalmatian"


@pytest.mark.parametrize("mode", ["numbered", "ordered"])
def test_a_phrase_is_hidden_in_the_letters(say: Command, folder: Path, mode: str) -> None:
    made = say(
        *("new", "crossword", "--size", "13x13", "--phrase", "Hello, Ann!"),
        *("--phrase-mode", mode, "--seed", 2, "--json"),
    )
    assert made.code == 0, made.err
    puzzle = json.loads(made.out)["puzzle"]
    hidden = puzzle["hidden_phrase"]
    assert (hidden["text"], hidden["mode"]) == ("Hello, Ann!", mode)
    spelled = "".join(puzzle["grid"][row][col] for row, col in hidden["squares"])
    assert spelled == "HELLOANN"


def test_a_mask_of_ones_own_keeps_its_blocks_and_letters(say: Command, folder: Path) -> None:
    Path("mask.txt").write_text("S..##\n....#\n.....\n#....\n##...\n")
    made = say("new", "crossword", "--preset", "mini", "--mask", "mask.txt", "--seed", 1, "--json")
    grid = json.loads(made.out)["puzzle"]["grid"]
    assert grid[0][0] == "S"
    assert [row.count("#") for row in grid] == [2, 1, 0, 1, 2]


def test_only_words_of_ones_own_are_used_where_a_person_says_so(say: Command, folder: Path) -> None:
    Path("row.txt").write_text(".....")
    Path("mine.txt").write_text("OKAPI;100\nTAPIR;60\n")
    made = say("fill", "row.txt", "--language", "en", "--words", "mine.txt", "--only-words")
    assert made.out.strip() in ("OKAPI", "TAPIR")
    high = say(*("fill", "row.txt", "--language", "en", "--words", "mine.txt"), "--min-score", 100)
    assert high.out.strip() == "OKAPI"


def test_pages_are_pages(say: Command, folder: Path) -> None:
    made = say(
        *("new", "crossword", "--preset", "mini", "--seed", 7, "--title", "Small & fine"),
        *("-o", "a.pdf", "-o", "a.key.pdf", "-o", "a.png", "-o", "a.txt"),
    )
    assert made.code == 0
    blank, key = (PdfReader(x).pages[0].extract_text() for x in ("a.pdf", "a.key.pdf"))
    assert "Small & fine" in blank
    assert "Across" in blank
    assert "Across" not in key
    assert Path("a.png").read_bytes().startswith(b"\x89PNG")
    assert "Across" in Path("a.txt").read_text(encoding="utf-8")


def test_demo_makes_every_family_cleanly(say: Command, folder: Path) -> None:
    made = say("demo", "--output", "out")
    assert made.code == 0, made.err
    assert made.out.count("clean") == len(list((folder / "out").glob("*.ipuz"))) >= 2
