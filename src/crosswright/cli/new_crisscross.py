"""`crosswright new crisscross`: a person's words and clues become an interlocked, audited puzzle."""

from pathlib import Path

import click

from crosswright.cli.app import common, console
from crosswright.cli.options import (
    chosen_seed,
    language_option,
    output_option,
    read_size,
    seed_option,
)
from crosswright.model import Limits, Metadata, Size


@click.command()
@click.argument("source", metavar="WORDS.csv")
@language_option(None)
@click.option(
    "--max-size",
    callback=read_size,
    metavar="ROWSxCOLS",
    help="The largest grid allowed, such as 15x20.",
)
@click.option(
    "--aspect",
    type=click.FloatRange(1, 100),
    default=1.5,
    show_default=True,
    metavar="X",
    help="The longer side over the shorter one, at most, where that can be kept.",
)
@click.option(
    "--pin",
    "pins",
    multiple=True,
    metavar="WORD@ROW,COL,WAY",
    help="Lay a word here, counted from 1, across or down. May be given several times.",
)
@click.option(
    "--keyword",
    metavar="WORD[=CLUE]",
    help="A solution word that runs down through the others; the page tints it.",
)
@click.option(
    "--count", type=click.IntRange(1), metavar="N", help="Take so many words of the list."
)
@click.option(
    "--versions",
    type=click.IntRange(1, 26),
    default=1,
    show_default=True,
    metavar="N",
    help="Make versions A, B, C ... of the list: quiz.pdf becomes quiz-A.pdf and so on.",
)
@click.option(
    "--give",
    "given",
    default="",
    metavar="first|LETTERS",
    help="Show letters to the solver: the first of every word, or these wherever they stand.",
)
@click.option(
    "--tight", is_flag=True, help="Words may touch where every run is a word of the list."
)
@click.option("--word-bank", is_flag=True, help="Print the words beside the clues.")
@click.option("--title", default="", metavar="TEXT", help="Title on the page.")
@click.option("--author", default="", metavar="TEXT", help="Author on the page.")
@seed_option
@click.option(
    "--time-limit",
    type=float,
    metavar="S",
    help="Improve for S seconds, and the grid may differ from run to run. Without it the work "
    "ends after a count of steps that takes about one second: one seed, one grid.",
)
@output_option
@common
def crisscross(
    *,
    source: str,
    language: str | None,
    max_size: Size | None,
    aspect: float,
    pins: tuple[str, ...],
    keyword: str | None,
    count: int | None,
    versions: int,
    given: str,
    tight: bool,
    word_bank: bool,
    title: str,
    author: str,
    seed: int | None,
    time_limit: float | None,
    outputs: tuple[str, ...],
) -> None:
    """Lay the words of a list so that they interlock, with numbers and clues.

    WORDS.csv has a word and a clue a row, with or without a header; TSV, WORD=clue lines and plain
    lists do as well. A clue may be a picture beside the list: bee.png, or bee.png | Caption. Words that find no place are listed with the reason (exit code 1). Without
    --language the list shows which it is; without -o the puzzle is printed as text.
    """
    from crosswright.cli.deliver import hand_over_versions
    from crosswright.pipeline.crisscross import CrissCrossWish, new_versions, read_clued
    from crosswright.pipeline.pictures import pictures_of
    from crosswright.pipeline.publish import check_outputs

    out = console()
    check_outputs(outputs, sources=(source,))
    words, tag = read_clued(source, language)
    if words.header:
        out.note(f"{source}: the first line, {words.header!r}, names the columns")
    wish = CrissCrossWish(
        metadata=Metadata(language=tag, title=title, author=author),
        words=words,
        max_size=max_size,
        aspect=aspect,
        pins=pins,
        keyword=keyword,
        count=count,
        tight=tight,
        given=given,
        pictures=pictures_of((word.clue for word in words.words), Path(source).parent, name=source),
    )
    limits = None if time_limit is None else Limits(seconds=time_limit)
    made = new_versions(wish, versions, seed=chosen_seed(seed), limits=limits, on_note=out.note)
    hand_over_versions(made, versions, outputs, out, word_bank=word_bank)
