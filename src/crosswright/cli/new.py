"""`crosswright new`: one command a family."""

import click

from crosswright.cli.app import Lazy, LazyGroup

__all__ = ["FAMILIES", "new"]

FAMILIES = {
    "crossword": Lazy(
        "crosswright.cli.new_crossword:crossword",
        "A dense crossword: american, canadian, british, barred or mini.",
    ),
    "crisscross": Lazy(
        "crosswright.cli.new_crisscross:crisscross",
        "Your own words, interlocked: a criss-cross.",
    ),
    "arrowword": Lazy(
        "crosswright.cli.new_arrowword:arrowword",
        "Clues inside the grid, with arrows and a hidden phrase.",
    ),
    "wordsearch": Lazy(
        "crosswright.cli.new_wordsearch:wordsearch",
        "Words hidden in a grid; the letters they leave spell a message.",
    ),
}


@click.group(cls=LazyGroup, commands_at=FAMILIES)
def new() -> None:
    """Make a puzzle."""
