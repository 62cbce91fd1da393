"""Help while somebody edits: each answers within a few hundredths of a second."""

from typing import Any

from crosswright.pipeline.board import board_from
from crosswright.pipeline.live import (
    Lexicon,
    candidates,
    clue_help,
    lexicon_with,
    live,
    theme_proposals,
)
from crosswright.pipeline.words import search_in
from crosswright.web.tools import Json, Tools

SECONDS = 1.5
"""What wordplay may take at most; the rest takes no time worth a limit."""


def look(request: Json, tools: Tools) -> dict[str, Any]:
    """All help for a board."""
    board = board_from(request["board"])
    words = _words(board.language, request)
    return live(board, words, min_score=request["min_score"]).as_object()


def offer(request: Json, tools: Tools) -> dict[str, Any]:
    """Words for one entry."""
    board = board_from(request["board"])
    words = _words(board.language, request)
    found = candidates(board, words, request["entry"], min_score=request["min_score"])
    return {"candidates": [x.as_object() for x in found]}


def clue(request: Json, tools: Tools) -> dict[str, Any]:
    """Clues for one answer, and wordplay where it is asked for."""
    words = _words(request["language"], request)
    seconds = min(tools.seconds, SECONDS)
    return clue_help(
        request["answer"], words, wordplay=request["wordplay"], seconds=seconds
    ).as_object()


def search(request: Json, tools: Tools) -> dict[str, Any]:
    """Words that fit a pattern."""
    words = _words(request["language"], request)
    return {
        "words": search_in(
            words, request["pattern"], limit=request["most"], min_score=request["min_score"]
        )
    }


def theme(request: Json, tools: Tools) -> dict[str, Any]:
    """Places for theme entries."""
    board = board_from(request["board"])
    words = _words(board.language, request)
    found = theme_proposals(board, request["lines"], words, min_score=request["min_score"])
    return {"proposals": [x.as_object() for x in found]}


def _words(language: str, request: Json) -> Lexicon:
    return lexicon_with(language, tuple((name, text) for name, text in request["texts"]))
