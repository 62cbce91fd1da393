"""`crosswright new wordsearch`: words hidden in a grid whose leftover letters spell a phrase."""

from typing import TYPE_CHECKING, Any

import click

from crosswright.cli.app import common, console
from crosswright.cli.options import (
    chosen_seed,
    language_option,
    output_option,
    rude_option,
    seed_option,
    size_option,
    time_option,
)
from crosswright.model import Limits, Metadata, Size

if TYPE_CHECKING:
    from crosswright.pipeline.sources import Rude


@click.command()
@click.option(
    "--words",
    "word_file",
    metavar="FILE",
    help="Your own words: CSV, TSV, WORD=clue or plain lines.",
)
@click.option("--only-words", is_flag=True, help="Hide no words but your own.")
@click.option("--count", type=click.IntRange(1), metavar="N", help="Take N of your words.")
@language_option(None)
@rude_option
@size_option
@click.option(
    "--shape",
    metavar="NAME",
    help="circle, diamond, heart, or letters such as letter:A.",
)
@click.option("--mask", "mask_file", metavar="FILE", help="Any other shape: '.' open, '~' outside.")
@click.option(
    "--message",
    metavar="TEXT|auto",
    help="What the leftover letters spell; auto takes a saying. Without it letters are drawn.",
)
@click.option(
    "--directions", metavar="8|4|2|LIST", help="Such as across,down:2,up-right, with weights."
)
@click.option("--diagonals", type=float, metavar="X", help="Wished share of diagonals, 0 to 1.")
@click.option(
    "--level",
    type=click.Choice(["easy", "medium", "hard"]),
    help="easy: two directions, no shared squares; hard: eight, many shared.",
)
@click.option(
    "--bonus", type=click.IntRange(0), default=0, metavar="N", help="N secret words more."
)
@click.option(
    "--least-words", type=click.IntRange(0), default=0, metavar="N", help="Hide N words or more."
)
@click.option(
    "--lengths",
    default="4-10",
    show_default=True,
    metavar="A-B",
    help="Letters of words that are added.",
)
@click.option(
    "--mean-length",
    type=float,
    default=6.0,
    show_default=True,
    metavar="X",
    help="Wished mean length of all words.",
)
@click.option(
    "--filler",
    type=click.Choice(["language", "words"]),
    default="language",
    show_default=True,
    help="Draw fillers as the language uses letters, or as your words do (harder).",
)
@click.option("--allow-nested", is_flag=True, help="List words that stand inside others.")
@click.option("--block", "block_file", metavar="FILE", help="Words that must not be readable.")
@click.option(
    "--min-score", type=click.IntRange(0, 100), metavar="N", help="Add no word scored below N."
)
@click.option(
    "--versions",
    type=click.IntRange(1, 26),
    default=1,
    show_default=True,
    metavar="N",
    help="Make versions A, B, C ...: quiz.pdf becomes quiz-A.pdf and so on.",
)
@click.option("--lower-case", is_flag=True, help="Print small letters.")
@click.option("--title", default="", metavar="TEXT", help="Title on the page.")
@click.option("--author", default="", metavar="TEXT", help="Author on the page.")
@seed_option
@time_option(60.0)
@output_option
@common
def wordsearch(
    *,
    word_file: str | None,
    language: str | None,
    rude: "Rude",
    size: Size | None,
    mask_file: str | None,
    directions: str | None,
    lengths: str,
    block_file: str | None,
    versions: int,
    lower_case: bool,
    title: str,
    author: str,
    seed: int | None,
    time_limit: float,
    outputs: tuple[str, ...],
    **wishes: Any,
) -> None:
    """Hide words in a grid; the letters no word uses spell a message.

    Without --words the words come from the language. Words that find no place are listed with the
    reason (exit code 1). Without -o the puzzle is printed as text.
    """
    from crosswright.cli.deliver import hand_over_versions
    from crosswright.pipeline.crisscross import read_clued
    from crosswright.pipeline.publish import check_outputs
    from crosswright.pipeline.sources import read_mask
    from crosswright.pipeline.wordsearch import WordSearchWish, new_versions, read_directions

    out = console()
    check_outputs(outputs, sources=(word_file, mask_file, block_file))
    words, tag = None, language or "en"
    if word_file is not None:
        words, tag = read_clued(word_file, language)
    blocked: tuple[str, ...] = ()
    if block_file is not None:
        blocked = tuple(word.written for word in read_clued(block_file, tag)[0].words)
    shortest, longest = _read_lengths(lengths)
    wish = WordSearchWish(
        metadata=Metadata(language=tag, title=title, author=author),
        words=words,
        rude=rude,
        size=size,
        mask=None if mask_file is None else read_mask(mask_file),
        directions=None if directions is None else read_directions(directions),
        shortest=shortest,
        longest=longest,
        blocked=blocked,
        **wishes,
    )
    limits = Limits(seconds=time_limit)
    made = new_versions(wish, versions, seed=chosen_seed(seed), limits=limits, on_note=out.note)
    hand_over_versions(made, versions, outputs, out, lower_case=lower_case)


def _read_lengths(text: str) -> tuple[int, int]:
    from crosswright.errors import UsageError

    parts = text.split("-")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        raise UsageError(f"{text!r} is no range of lengths; write it as 4-10")
    return int(parts[0]), int(parts[1])
