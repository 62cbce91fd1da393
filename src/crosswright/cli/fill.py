"""`crosswright fill`: put words into a mask and print the filled grid."""

import click

from crosswright.cli.app import Exit, common, console, finish
from crosswright.cli.options import (
    chosen_seed,
    language_option,
    seed_option,
    shortest_option,
    time_option,
    words_option,
)
from crosswright.cli.outcome import exit_code
from crosswright.cli.outcome import explain as say
from crosswright.cli.progress import watched
from crosswright.cli.quality import quality_options
from crosswright.model import Found, Infeasible, Limits


@click.command()
@click.argument("mask_file", metavar="MASK")
@language_option(None)
@words_option
@click.option(
    "--min-score",
    type=click.IntRange(0, 100),
    default=0,
    show_default=True,
    metavar="N",
    help="Use no word scored below N.",
)
@shortest_option
@click.option("--same-roots", is_flag=True, help="Allow two answers that share a root.")
@click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="N",
    help="Search N times at once; only one job repeats itself exactly.",
)
@click.option(
    "--balanced", is_flag=True, help="No rare letters at crossings: fast, but may miss a fill."
)
@click.option("--explain", is_flag=True, help="If there is no fill, find out what would help.")
@click.option("--steps", type=click.IntRange(1), metavar="N", help="Give up after N steps instead.")
@quality_options
@seed_option
@time_option(60.0)
@common
def fill(
    *,
    mask_file: str,
    language: str | None,
    word_files: tuple[str, ...],
    only_words: bool,
    min_score: int,
    shortest: int,
    same_roots: bool,
    jobs: int,
    balanced: bool,
    explain: bool,
    steps: int | None,
    improve: float | None,
    improve_steps: int | None,
    pangram: bool,
    wish_files: tuple[str, ...],
    wanted: int | None,
    earlier: tuple[str, ...],
    longest_shared: int | None,
    seed: int | None,
    time_limit: float,
) -> None:
    """Fill MASK (a file, or - for standard input) with words and print the grid.

    Words come from the lexicon of the language (English unless --language says otherwise), with
    your own --words added; with --words and no --language, from your words alone. The time limit
    bounds the search for a first fill; --improve comes on top.
    """
    from crosswright.languages import language as language_of
    from crosswright.pipeline.fill import fill_mask, new_progress, remedies_for
    from crosswright.pipeline.quality import (
        quality_line,
        quality_object,
        read_wish,
        was_interrupted,
    )
    from crosswright.pipeline.sources import language_of_list, lexicon_for, read_mask, read_words

    out = console()
    mask = read_mask(mask_file)
    if language is None and word_files:
        language, only_words = language_of_list(word_files[0]), True
    tongue = language_of(language or "en")
    lists = read_words(word_files, tongue, on_note=out.warn)
    wish, wished = read_wish(
        tongue,
        improve=improve,
        improve_steps=improve_steps,
        pangram=pangram,
        wish_files=wish_files,
        wanted=wanted,
        earlier=earlier,
        longest_shared=longest_shared,
    )
    lexicon = lexicon_for(tongue, (*lists, *wished), only_words=only_words, on_note=out.note)
    progress = new_progress()
    with watched(progress, out):
        outcome = fill_mask(
            mask,
            tongue,
            lexicon,
            min_score=min_score,
            shortest=shortest,
            roots=not same_roots,
            threads=jobs,
            balanced=balanced,
            seed=chosen_seed(seed),
            limits=Limits(seconds=time_limit, steps=steps),
            progress=progress,
            wish=wish,
        )
    if not isinstance(outcome, Found):
        report = say(outcome, out)
        if explain and isinstance(outcome, Infeasible):
            # Where the person's words alone were used, ours may help.
            others = {f"the {tongue.name} lexicon": lexicon_for(tongue)} if only_words else {}
            said = remedies_for(
                mask,
                lexicon,
                outcome,
                min_score=min_score,
                shortest=shortest,
                roots=not same_roots,
                longest_shared=wish.longest_shared,
                others=others,
            )
            report["remedies"] = list(said)
            for sentence in said or ("nothing was found that would make a fill possible",):
                out.warn(sentence)
        out.object(report)
        finish(exit_code(outcome))
        return
    filled = outcome.result
    first_mean = filled.first.mean if wish.limits is not None else None
    if first_mean is not None:
        out.note(quality_line(filled.quality, first_mean))
    out.data(filled.text)
    out.object(
        {
            "status": "found",
            "grid": [list(row) for row in filled.rows],
            "entries": [
                {"number": x.number, "direction": x.direction, "answer": x.answer, "score": x.score}
                for x in filled.entries
            ],
            "quality": quality_object(filled.quality, first_mean),
            "statistics": dict(outcome.statistics),
        }
    )
    if was_interrupted(outcome.statistics):
        finish(Exit.INTERRUPTED)
