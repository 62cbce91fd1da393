"""`crosswright difficulty`: how hard a mask will be to fill, predicted in a millisecond."""

import click

from crosswright.cli.app import common, console
from crosswright.cli.options import language_option, shortest_option, words_option


@click.command()
@click.argument("mask_file", metavar="MASK")
@language_option(None)
@words_option
@click.option(
    "--min-score",
    type=click.IntRange(0, 100),
    default=1,
    show_default=True,
    metavar="N",
    help="Count no word scored below N.",
)
@shortest_option
@common
def difficulty(
    *,
    mask_file: str,
    language: str | None,
    word_files: tuple[str, ...],
    only_words: bool,
    min_score: int,
    shortest: int,
) -> None:
    """Predict how hard MASK (a file, or - for standard input) is to fill.

    The number is a hundred times the logarithm of the search steps a fill is likely to take: 200 is
    a hundred steps, 300 a thousand; 1000 is a mask with a slot that no word is long enough for.
    """
    from crosswright.languages import language as language_of
    from crosswright.pipeline.difficulty import forecast
    from crosswright.pipeline.sources import language_of_list, lexicon_for, read_mask, read_words

    out = console()
    mask = read_mask(mask_file)
    if language is None and word_files:
        language, only_words = language_of_list(word_files[0]), True
    tongue = language_of(language or "en")
    lists = read_words(word_files, tongue, on_note=out.warn)
    lexicon = lexicon_for(tongue, lists, only_words=only_words, on_note=out.note)
    made = forecast(mask, lexicon, min_score=min_score, shortest=shortest)
    read = made.features
    told: dict[str, object] = {"difficulty": made.number, "verdict": made.verdict}
    if read is not None:
        told |= {
            "entries": read.entries,
            "mean_length": round(read.mean_length, 2),
            "checked": round(read.checked, 3),
            "room": round(read.room, 2),
        }
        out.note(
            f"{read.entries} entries of {read.mean_length:.1f} letters, {read.checked:.0%} of them "
            f"checked, room {read.room:.2f}"
        )
    out.data(f"{made.number:.0f} {made.verdict}")
    out.object(told)
