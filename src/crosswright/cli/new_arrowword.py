"""`crosswright new arrowword`: clues inside the grid, with arrows, and a hidden phrase."""

from typing import TYPE_CHECKING, Literal

import click

from crosswright.cli.app import common, console
from crosswright.cli.deliver import deliver
from crosswright.cli.options import (
    chosen_seed,
    fresh_option,
    language_option,
    licence_option,
    output_option,
    rude_option,
    seed_option,
    size_option,
    time_option,
    words_option,
)
from crosswright.model import Limits, Metadata, PhraseMode, Size

if TYPE_CHECKING:
    from crosswright.pipeline.sources import Rude

MODES = [x.value for x in PhraseMode if x is not PhraseMode.LEFTOVER]


@click.command()
@language_option()
@size_option
@click.option(
    "--style",
    default="magazine",
    show_default=True,
    metavar="NAME",
    help="magazine, bent or classic; or a national one: german, french, swedish, czech, slovak, "
    "polish, russian, ukrainian.",
)
@click.option(
    "--phrase",
    metavar="TEXT|auto",
    help="A phrase to hide; auto takes the saying the grid spells best.",
)
@click.option(
    "--phrase-mode",
    type=click.Choice(MODES),
    help="In reading order, in numbered cells, in whole slots, or its words in rows. Each style "
    "has its own; magazine numbers the cells.",
)
@click.option("--framed", is_flag=True, help="In row mode, the whole phrase in one row.")
@click.option(
    "--picture",
    default="",
    metavar="ROWSxCOLS[@ROW,COL]",
    help="Keep a block free for a picture, such as 5x4 or 5x4@3,6, counted from 1.",
)
@words_option
@licence_option
@rude_option
@fresh_option
@click.option(
    "--min-score",
    type=click.IntRange(0, 100),
    metavar="N",
    help="Use no word scored below N (10 x zipf: 30 is everyday, 20 is known).",
)
@click.option(
    "--clue-share",
    type=click.FloatRange(0.1, 0.5),
    metavar="X",
    help="The wanted share of clue cells, such as 0.2.",
)
@click.option(
    "--clues",
    type=click.Choice(["easy", "medium", "hard"]),
    help="Take the clues nearest to this difficulty, where a word has several.",
)
@click.option("--require-clues", is_flag=True, help="Fail rather than leave a clue to be written.")
@click.option(
    "--trace", metavar="FILE.svg", help="Draw how the search for the mask went into this file."
)
@click.option("--title", default="", metavar="TEXT", help="Title on the page.")
@click.option("--author", default="", metavar="TEXT", help="Author on the page.")
@seed_option
@time_option(60.0)
@output_option
@common
def arrowword(
    *,
    language: str,
    size: Size | None,
    style: str,
    phrase: str | None,
    phrase_mode: str | None,
    framed: bool,
    picture: str,
    word_files: tuple[str, ...],
    only_words: bool,
    min_score: int | None,
    clue_share: float | None,
    clues: Literal["easy", "medium", "hard"] | None,
    require_clues: bool,
    permissive: bool,
    rude: "Rude",
    earlier: tuple[str, ...],
    trace: str | None,
    title: str,
    author: str,
    seed: int | None,
    time_limit: float,
    outputs: tuple[str, ...],
) -> None:
    """Make an arrowword: a full grid of letters and clue cells with arrows, proved by the audit.

    Without -o the puzzle is printed as text.
    """
    from crosswright.languages import language as language_of
    from crosswright.pipeline.arrowword import ArrowWish, new_arrowword
    from crosswright.pipeline.publish import check_outputs
    from crosswright.pipeline.sources import clues_in, read_words

    out = console()
    check_outputs(outputs, sources=word_files)
    wish = ArrowWish(
        metadata=Metadata(language=language, title=title, author=author),
        style=style,
        size=size,
        phrase=phrase,
        phrase_mode=PhraseMode(phrase_mode) if phrase_mode else None,
        framed=framed,
        picture=picture,
        words=read_words(word_files, language_of(language), on_note=out.warn),
        only_words=only_words,
        min_score=min_score,
        clue_share=clue_share,
        require_clues=require_clues,
        clues=clues,
        permissive=permissive,
        rude=rude,
        used=clues_in(earlier),
    )
    outcome = new_arrowword(
        wish,
        seed=chosen_seed(seed),
        limits=Limits(seconds=time_limit),
        trace=trace,
        on_note=out.note,
    )
    deliver(outcome, outputs, out)
