"""Options for the quality of a fill, which several commands share, and what is said of it."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


def quality_options(function: F) -> F:
    """`--improve` and its company, as the arguments of `pipeline.quality.read_wish`."""
    options = (
        click.option(
            "--improve",
            type=click.FloatRange(0, min_open=True),
            metavar="S",
            help="After the first fill, look for better words for S seconds; Ctrl-C ends it.",
        ),
        click.option(
            "--improve-steps",
            type=click.IntRange(1),
            metavar="N",
            help="Look for better words for N steps: the same everywhere for a seed.",
        ),
        click.option("--pangram", is_flag=True, help="The grid must hold the whole alphabet."),
        click.option(
            "--wish",
            "wish_files",
            multiple=True,
            metavar="FILE",
            help="Words the grid should use, one a line: all of them, or --wish-least.",
        ),
        click.option(
            "--wish-least",
            "wanted",
            type=click.IntRange(0),
            metavar="K",
            help="How many of the --wish words must be used.",
        ),
        click.option(
            "--fresh-from",
            "earlier",
            multiple=True,
            metavar="PUZZLE",
            help="An earlier puzzle: its clues are taken again only where there is no other, and "
            "--improve avoids its answers. May be given several times.",
        ),
        click.option(
            "--longest-shared",
            type=click.IntRange(2, 31),
            metavar="N",
            help="No two answers share more than N letters in a row, wherever they stand.",
        ),
    )
    for option in reversed(options):
        function = option(function)
    return function
