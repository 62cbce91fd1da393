"""What takes long enough to be kept out of the server's process: reading, drawing, auditing files."""

from dataclasses import asdict
from typing import Any

from crosswright.pipeline.check import Severity, check
from crosswright.pipeline.downloads import download, offers, pictures
from crosswright.pipeline.files import load_bytes
from crosswright.pipeline.library import document_of, puzzle_in_text
from crosswright.pipeline.live import UNFINISHED, settled
from crosswright.pipeline.playing import play_page
from crosswright.web.tools import Json, Tools


def read(request: Json, tools: Tools) -> dict[str, Any]:
    """Read a file of any format: `data`, its `name`, and a `language` to assume, or ""."""
    loaded = load_bytes(request["data"], request["name"], language=request["language"] or None)
    return {
        "document": asdict(document_of(loaded.puzzle)),
        "warnings": list(loaded.warnings),
    }


def look(request: Json, tools: Tools) -> dict[str, Any]:
    """What the page of a puzzle shows beside its name: pictures, findings, what files would lose."""
    puzzle = puzzle_in_text(request["document"])
    hidden = puzzle.hidden_phrase
    blank, key = pictures(puzzle)
    return {
        "blank": blank,
        "key": key,
        "size": str(puzzle.grid.size),
        "entries": len(puzzle.entries) or len(puzzle.placements),
        "unclued": sum(entry.clue is None for entry in puzzle.entries),
        "phrase": "" if hidden is None else hidden.text,
        "notes": puzzle.metadata.notes,
        "copyright": puzzle.metadata.copyright,
        "offers": [asdict(offer) for offer in offers(puzzle)],
    }


def audit(request: Json, tools: Tools) -> dict[str, Any]:
    """What the audit finds in a puzzle, the gravest first as it orders them, and what is unfinished."""
    puzzle = puzzle_in_text(request["document"])
    found = settled(puzzle, check(puzzle).findings)
    return {
        "findings": [
            {
                "code": x.code,
                "grave": x.severity is Severity.ERROR,
                "unfinished": x.rule in UNFINISHED,
                "text": x.message,
            }
            for x in found
            if x.severity is not Severity.NOTE or x.rule in UNFINISHED
        ],
    }


def write(request: Json, tools: Tools) -> dict[str, Any]:
    """A puzzle as a file with an `ending`, with the `choices` of a picture."""
    puzzle = puzzle_in_text(request["document"])
    return asdict(download(puzzle, request["ending"], **request["choices"]))


def play(request: Json, tools: Tools) -> dict[str, Any]:
    """A `document` as a page to play, with the content policy it needs."""
    return asdict(play_page(puzzle_in_text(request["document"])))
