"""The credits of clues stand beside a person's notes; they never give way to them."""

import pytest

from crosswright.kinds.recipes.clueing import with_credits
from crosswright.model import Clue
from tests.clean_puzzles import ENGLISH
from tests.drawing import with_clue

ENTRIES = with_clue(
    ENGLISH, "1 across", Clue(text="To polish", source="Our Wiktionary", licence="CC BY-SA 4.0")
).entries
CREDITS = "Clues: Our Wiktionary (CC BY-SA 4.0, share-alike)"


@pytest.mark.parametrize(
    ("notes", "expected"),
    [
        ("", CREDITS),
        ("For Ada", f"For Ada\n{CREDITS}"),
        ("For Ada\nand Bob", f"For Ada\nand Bob\n{CREDITS}"),
        (CREDITS, CREDITS),
    ],
)
def test_notes_and_credits_both_stay(notes: str, expected: str) -> None:
    assert with_credits(notes, ENTRIES) == expected


def test_notes_stay_as_they_are_where_nobody_is_to_be_credited() -> None:
    assert with_credits("For Ada", ENGLISH.entries) == "For Ada"
