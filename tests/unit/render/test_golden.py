"""Pages of every kind held against pictures of them that a person has looked at.

A picture is kept as text: a digit for each square of 3 mm, how dark it is from 0 to 9. To accept new
pictures, look at the pages first: `GOLDEN=write pytest tests/unit/render/test_golden.py` writes them.
"""

import os
from pathlib import Path

import pytest

from crosswright.model import Puzzle
from crosswright.render import options_of
from crosswright.render.png import page_pictures
from tests.unit.formats import samples
from tests.unit.render.newspaper import RUSSIAN_WORDS, Pixels, newspaper, open_mask

FOLDER = Path(__file__).parents[2] / "golden" / "pages"
DOTS = 6
"""Dots a digit, each way."""
PPI = 51
"""So that a digit stands for about 3 mm."""

CLOSE = 1
"""Digits that differ by no more are alike: another version of a font sets a hair elsewhere."""
FEW = 0.01
"""The share of digits that may differ by more."""

PAGES: dict[str, tuple[Puzzle, dict[str, object]]] = {
    "american-en": (samples.american(), {"pages": "both"}),
    "canadian-ru": (samples.canadian(), {"pages": "foot", "name_line": True}),
    "digraph-cs": (samples.digraph(), {"pages": "both", "layout": "apart"}),
    "barred-en": (samples.barred(), {"pages": "both"}),
    "crisscross": (samples.crisscross(), {"word_bank": True, "given": "20%"}),
    "arrowword": (samples.arrowword(), {"pages": "both"}),
    "wordsearch": (samples.wordsearch(), {"pages": "both", "word_order": "alphabet"}),
    "newspaper-en": (newspaper(title="Sunday"), {}),
    "newspaper-ru": (
        newspaper(open_mask(7), language="ru", words=RUSSIAN_WORDS, title="Воскресенье"),
        {"layout": "large", "ink_saving": True},
    ),
}


def pictured(puzzle: Puzzle, choices: dict[str, object]) -> str:
    """The pages as digits, a blank line between them."""
    options = options_of(ppi=PPI, **choices)  # type: ignore[arg-type]
    return "\n\n".join(_digits(Pixels(page)) for page in page_pictures(puzzle, options)) + "\n"


def _digits(pixels: Pixels) -> str:
    lines = []
    for top in range(0, len(pixels.rows), DOTS):
        rows = pixels.rows[top : top + DOTS]
        line = ""
        for left in range(0, pixels.width, DOTS):
            dots = b"".join(row[left : left + DOTS] for row in rows)
            line += str(min(9, int((255 - sum(dots) / len(dots)) / 25.6)))
        lines.append(line)
    return "\n".join(lines)


def unlike(one: str, other: str) -> float:
    """The share of digits that differ by more than a little; 1 for pages of another size."""
    if len(one) != len(other):
        return 1.0
    pairs = [(a, b) for a, b in zip(one, other, strict=True) if a != b]
    far = sum(not (a + b).isdigit() or abs(int(a) - int(b)) > CLOSE for a, b in pairs)
    return far / len(one)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_looks_as_it_did_when_somebody_looked_at_it(name: str) -> None:
    made = pictured(*PAGES[name])
    kept = FOLDER / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        FOLDER.mkdir(parents=True, exist_ok=True)
        kept.write_text(made)
    assert unlike(made, kept.read_text()) <= FEW


def test_another_puzzle_or_a_shifted_page_does_not_pass() -> None:
    kept = (FOLDER / "american-en.txt").read_text()
    assert unlike(pictured(samples.american(), {"pages": "both", "layout": "apart"}), kept) > FEW
    shifted = "\n".join("0" + line[:-1] if line else "" for line in kept.split("\n"))
    assert unlike(shifted, kept) > FEW
