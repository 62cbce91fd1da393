"""`crosswright new`: one command a family."""

import click

from crosswright.cli.app import Lazy, LazyGroup

__all__ = ["FAMILIES", "new"]

FAMILIES = {
    "crossword": Lazy(
        "crosswright.cli.new_crossword:crossword",
        "A dense crossword: american, canadian, british or mini.",
    ),
    "crisscross": Lazy(
        "crosswright.cli.new_crisscross:crisscross",
        "Your own words, interlocked: a criss-cross.",
    ),
}


@click.group(cls=LazyGroup, commands_at=FAMILIES)
def new() -> None:
    """Make a puzzle."""
