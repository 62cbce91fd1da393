"""Whose work the clues are is told wherever a puzzle is shown, beside the notes of its maker."""

import io
from dataclasses import replace

import pytest
from pypdf import PdfReader

from crosswright.formats import format_for, read, write
from crosswright.model import Clue
from crosswright.render import Enumerations, render
from crosswright.render.player import document
from tests.clean_puzzles import ENGLISH
from tests.drawing import with_clue

CREDITS = "Clues: Our Wiktionary (CC BY-SA 4.0, share-alike)"
CLUE = Clue(text="To polish", source="Our Wiktionary", licence="CC BY-SA 4.0")
_CLUED = with_clue(ENGLISH, "1 across", CLUE)
PUZZLE = replace(_CLUED, metadata=replace(_CLUED.metadata, notes=f"For Ada\n{CREDITS}"))


def _text(output: str) -> str:
    data = render(PUZZLE, output)
    if output != "pdf":
        return data.decode()
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(data)).pages)


@pytest.mark.parametrize("output", ["pdf", "txt"])
def test_notes_and_credits_stand_on_lines_of_their_own(output: str) -> None:
    lines = [line.strip() for line in _text(output).splitlines()]
    assert "For Ada" in lines
    assert CREDITS in lines


def test_the_page_to_play_on_names_the_sources_from_the_start() -> None:
    shown = [document(x, enumerations=Enumerations.AUTO)["credits"] for x in (PUZZLE, ENGLISH)]
    assert shown == [[CREDITS], []]


def test_an_ipuz_file_brings_notes_credits_and_licences_back() -> None:
    ipuz = format_for("ipuz")
    again = read(write(PUZZLE, ipuz).data, ipuz).puzzle
    assert again.metadata.notes == PUZZLE.metadata.notes
    assert next(x.clue for x in again.entries if x.name == "1 across") == CLUE
