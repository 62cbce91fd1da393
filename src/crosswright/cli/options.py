"""Options that several commands share, and how their values are read."""

from collections.abc import Callable
from pathlib import PurePath
from typing import Any, TypeVar

import click

from crosswright.errors import UsageError
from crosswright.model import Size

F = TypeVar("F", bound=Callable[..., Any])


def size_option(function: F) -> F:
    """`--size ROWSxCOLS`; the function gets a `Size`, or None."""
    return click.option(
        "--size",
        callback=read_size,
        metavar="ROWSxCOLS",
        help="Height and width, such as 15x15.",
    )(function)


def read_size(ctx: click.Context, param: click.Parameter, value: str | None) -> Size | None:
    """A size as people write it, 15x20 or 15; for options of any name."""
    if value is None:
        return None
    parts = value.lower().replace("×", "x").split("x")
    if len(parts) == 1:
        parts *= 2
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        raise UsageError(f"{value!r} is no size; write it as 15x15")
    return Size(int(parts[0]), int(parts[1]))


def read_range(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, int]:
    """A range as people write it, 4-10 or 7 alone."""
    first, dash, last = value.partition("-")
    last = last if dash else first
    if not (first.strip().isdecimal() and last.strip().isdecimal()):
        raise UsageError(f"{value!r} is no range; write it as 4-10")
    return int(first), int(last)


def language_option(default: str | None = "en") -> Callable[[F], F]:
    """`--language TAG`."""
    return click.option(
        "--language",
        "-l",
        default=default,
        show_default=default is not None,
        metavar="TAG",
        help="Language of the answers, such as en or ru.",
    )


def seed_option(function: F) -> F:
    """`--seed N`."""
    return click.option(
        "--seed",
        type=click.IntRange(0, 2**63 - 1),
        default=None,
        metavar="N",
        help="Same seed, same result. Without one, chance picks it and says which.",
    )(function)


def time_option(default: float) -> Callable[[F], F]:
    """`--time-limit S`."""
    return click.option(
        "--time-limit",
        type=float,
        default=default,
        show_default=True,
        metavar="S",
        help="Give up after S seconds (exit code 4).",
    )


def output_option(function: F) -> F:
    """`-o FILE`, as often as one likes."""
    return click.option(
        "--output",
        "-o",
        "outputs",
        multiple=True,
        metavar="FILE",
        help="Write here; the ending picks the format (FILE.key.pdf writes the key). "
        "May be given several times; - is standard output.",
    )(function)


def words_option(function: F) -> F:
    """`--words FILE` and `--only-words`."""
    function = click.option(
        "--only-words", is_flag=True, help="Use no words but those of the --words files."
    )(function)
    return click.option(
        "--words",
        "word_files",
        multiple=True,
        metavar="FILE",
        help="Your own words, one a line, or WORD;score. May be given several times.",
    )(function)


def chosen_seed(seed: int | None) -> int:
    """The seed asked for, or one picked by chance, small enough to be typed again."""
    if seed is not None:
        return seed
    import secrets

    return secrets.randbelow(1_000_000)


def shortest_option(function: F) -> F:
    """`--shortest N`."""
    return click.option(
        "--shortest",
        type=click.IntRange(2, 9),
        default=3,
        show_default=True,
        metavar="N",
        help="Runs of fewer cells are no slots.",
    )(function)


def licence_option(function: F) -> F:
    """`--licence any|permissive`, as `permissive: bool`."""
    return click.option(
        "--licence",
        "permissive",
        type=click.Choice(["any", "permissive"]),
        default="any",
        show_default=True,
        callback=lambda _, __, value: value == "permissive",
        help="Clues under any licence, or none that is share-alike or not for sale.",
    )(function)


def fresh_option(function: F) -> F:
    """`--fresh-from PUZZLE`, as often as one likes, as `earlier: tuple[str, ...]`."""
    return click.option(
        "--fresh-from",
        "earlier",
        multiple=True,
        metavar="PUZZLE",
        help="An earlier puzzle, whose clues are taken again only where there is no other.",
    )(function)


def rude_option(function: F) -> F:
    """`--rude-words none|mild|all`, as `rude`."""
    return click.option(
        "--rude-words",
        "rude",
        type=click.Choice(["none", "mild", "all"]),
        default="none",
        show_default=True,
        help="Rude words that may be chosen; with all, none is kept from being read by accident.",
    )(function)


def version_path(path: str, number: int) -> str:
    """quiz.pdf as quiz-A.pdf, quiz.key.pdf as quiz-A.key.pdf; standard output as it is."""
    place = PurePath(path)
    stem, dot, endings = place.name.partition(".")
    return (
        path
        if path == "-"
        else str(place.with_name(f"{stem}-{chr(ord('A') + number)}{dot}{endings}"))
    )


def look_options(function: F) -> F:
    """How pictures and pages look: paper, layout, letters given, fonts; named as `render` has them."""
    options = (
        click.option(
            "--paper",
            type=click.Choice(["a4", "letter", "a5", "6x9", "8x10"]),
            default="a4",
            show_default=True,
            help="Page size of a PDF or a page picture; books in inches.",
        ),
        click.option(
            "--layout",
            type=click.Choice(["newspaper", "apart", "large"]),
            default="newspaper",
            show_default=True,
            help="Clues around the grid on one page; on pages of their own; or so in large print.",
        ),
        click.option(
            "--given",
            default="",
            metavar="WISH",
            help='Letters shown at the start: "10%", "vowels", answers, or several with commas.',
        ),
        click.option("--word-bank", is_flag=True, help="List the answers beside the clues."),
        click.option(
            "--word-order",
            type=click.Choice(["puzzle", "alphabet", "length", "hidden"]),
            default="puzzle",
            show_default=True,
            help="How the words of a word search are listed, or that they are not.",
        ),
        click.option(
            "--enumerations",
            type=click.Choice(["auto", "always", "never"]),
            default="auto",
            show_default=True,
            help="Whether clues end with the lengths of their answers.",
        ),
        click.option("--lower-case", is_flag=True, help="Small letters in the grid."),
        click.option(
            "--name-line", is_flag=True, help="A line for the solver's name and the date."
        ),
        click.option("--ink-saving", is_flag=True, help="Grey blocks instead of black ones."),
        click.option("--font", default="", metavar="NAME", help="The typeface to print in."),
        click.option(
            "--font-folder",
            default="",
            metavar="FOLDER",
            help="Where to look for the typeface, and for letters our own fonts lack.",
        ),
    )
    for option in reversed(options):
        function = option(function)
    return function
