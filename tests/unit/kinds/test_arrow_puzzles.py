"""Finished arrowwords: they come back from ipuz as they were, hide fresh sayings, and fit their cells."""

from collections import Counter
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest

import crosswright as cw
from crosswright.errors import UsageError
from crosswright.kinds import STYLES, ArrowOrder, arrow_style, make_arrow_puzzle
from crosswright.lexicon import Difficulty, Lexicon, graded, load
from crosswright.model import Found, Metadata, Puzzle, Size
from crosswright.render import render
from tests.pdf_lines import lines_and_boxes

pytestmark = pytest.mark.words

LEVELS: tuple[Difficulty, ...] = ("easy", "hard")

SAYINGS = ("Better late than never", "Many hands make light work", "Look before you leap")


@pytest.fixture(scope="module")
def english() -> Lexicon:
    return load("en")


def made(lexicon: Lexicon, style: str = "magazine", *, side: int = 9, seed: int = 1) -> Puzzle:
    order = ArrowOrder(
        style=arrow_style(style),
        size=Size(side, side),
        metadata=Metadata(language=lexicon.language.tag),
        clued_only=True,
    )
    outcome = make_arrow_puzzle(order, lexicon, seed=seed)
    assert isinstance(outcome, Found), outcome
    return outcome.result


@pytest.mark.parametrize("style", STYLES)
def test_every_style_comes_back_from_ipuz_as_it_was(
    style: str, english: Lexicon, tmp_path: Path
) -> None:
    puzzle = made(english, style)
    puzzle.save(tmp_path / "arrow.ipuz")
    assert cw.load(tmp_path / "arrow.ipuz") == puzzle


def test_a_set_hides_each_of_its_sayings_once() -> None:
    done: list[Puzzle] = []
    for seed in range(len(SAYINGS)):
        options = {"size": (14, 14), "phrase": "auto", "phrase_mode": "numbered"}
        outcome = cw.new_arrowword(sayings=SAYINGS, used=done, seed=seed, **options)  # type: ignore[arg-type]
        done.append(outcome.unwrap())
    hidden = [puzzle.hidden_phrase.text for puzzle in done if puzzle.hidden_phrase is not None]
    assert len(set(hidden)) == len(SAYINGS)
    with pytest.raises(UsageError, match="no saying"):
        cw.new_arrowword(phrase="auto", sayings=["Be"])


def test_easy_clues_are_easier_than_hard_ones(english: Lexicon) -> None:
    steps = {"easy": 0, "medium": 1, "hard": 2}
    means = []
    for wanted in LEVELS:
        order = ArrowOrder(
            style=arrow_style("magazine"),
            size=Size(12, 12),
            metadata=Metadata(language="en"),
            clued_only=True,
            clues=wanted,
        )
        outcome = make_arrow_puzzle(order, english, seed=2)
        assert isinstance(outcome, Found)
        assert outcome.result.recipe["clues"] == wanted
        grades = [grade(english, entry) for entry in outcome.result.entries]
        means.append(sum(steps[x] for x in grades if x) / len(grades))
    assert means[0] < means[1]


def grade(lexicon: Lexicon, entry: cw.Entry) -> str | None:
    """How hard the lexicon says the clue of an entry is."""
    word = lexicon.find(entry.answer)
    assert word is not None
    assert entry.clue is not None
    known = {clue.text: clue.difficulty for clue in graded(lexicon, lexicon.clues(word))}
    return known.get(entry.clue.text)


@pytest.mark.parametrize("tag", ["en", "ru"])
def test_every_line_of_a_clue_lies_in_its_cell_on_the_printed_page(tag: str) -> None:
    _lies_in_cells(made(load(tag), side=12))


def test_words_joined_by_a_sign_are_broken_after_it() -> None:
    puzzle = made(load("ru"), side=8)
    first, *others = puzzle.entries
    assert first.clue is not None
    joined = replace(first.clue, text="На катерах, катамаранах и яхтах:открытое")
    _lies_in_cells(replace(puzzle, entries=(replace(first, clue=joined), *others)))


def _lies_in_cells(puzzle: Puzzle) -> None:
    """Every line of every clue lies in a cell of the printed page, and none is lost."""
    lines, boxes = lines_and_boxes(BytesIO(render(puzzle, "pdf")))
    cells = [box for box in boxes if box.side > 20]
    # Below the grid stand the sources of the clues.
    foot = min(cell.low for cell in cells)
    clues = [x for x in lines if x.base > foot and any(sign.isalpha() for sign in x.text)]
    shown = Counter(x for line in clues for x in line.text if x.isalpha())
    texts = "".join(entry.clue.text for entry in puzzle.entries if entry.clue is not None)
    assert shown >= Counter(x for x in texts if x.isalpha())
    for line in clues:
        assert any(cell.holds(line) for cell in cells), line
        assert line.size > 0.12 * cells[0].side, line
