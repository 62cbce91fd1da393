"""A puzzle as a page to play that a server hands out."""

from dataclasses import dataclass

from crosswright.model import Puzzle
from crosswright.render import page_policy, render


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayPage:
    """A page and the content policy it needs, and no more."""

    data: bytes
    policy: str


def play_page(puzzle: Puzzle) -> PlayPage:
    """The page of a puzzle; the same puzzle gives the same page."""
    return PlayPage(data=render(puzzle, "html"), policy=page_policy())
