"""`crosswright new crossword`: from a language and a size to a finished, audited puzzle."""

from typing import TYPE_CHECKING, Literal

import click

from crosswright.cli.app import Exit, common, console
from crosswright.cli.deliver import deliver
from crosswright.cli.options import (
    chosen_seed,
    language_option,
    licence_option,
    output_option,
    rude_option,
    seed_option,
    size_option,
    time_option,
    words_option,
)
from crosswright.cli.quality import quality_options
from crosswright.model import Found, Limits, Metadata, PhraseMode, Size, Symmetry

if TYPE_CHECKING:
    from crosswright.pipeline.sources import Rude


@click.command()
@language_option()
@click.option(
    "--preset",
    default="american",
    show_default=True,
    metavar="NAME",
    help="The law: american, canadian, british, barred or mini.",
)
@size_option
@click.option(
    "--mask",
    "mask_file",
    metavar="FILE",
    help="Your own mask: '#' block, '.' open, a letter is given.",
)
@click.option(
    "--theme",
    "theme_file",
    metavar="FILE",
    help="Entries that must stand in the grid: one a line, ANSWER or ANSWER=clue.",
)
@words_option
@licence_option
@rude_option
@click.option(
    "--min-score",
    type=click.IntRange(0, 100),
    metavar="N",
    help="Use no word scored below N (10 x zipf: 30 is everyday, 20 is known).",
)
@click.option(
    "--entries", type=click.IntRange(1), metavar="N", help="The wanted number of entries."
)
@click.option(
    "--symmetry",
    type=click.Choice([x.value for x in Symmetry]),
    help="Symmetry of a made mask, where the preset leaves the choice.",
)
@click.option("--phrase", metavar="TEXT", help="A phrase to hide in the letters.")
@click.option(
    "--phrase-mode",
    type=click.Choice([PhraseMode.NUMBERED.value, PhraseMode.ORDERED.value]),
    default=PhraseMode.NUMBERED.value,
    show_default=True,
    help="Numbered squares anywhere, or in reading order.",
)
@click.option(
    "--clues",
    type=click.Choice(["easy", "medium", "hard"]),
    help="Take the clues nearest to this difficulty, where a word has several.",
)
@quality_options
@click.option("--title", default="", metavar="TEXT", help="Title on the page.")
@click.option("--author", default="", metavar="TEXT", help="Author on the page.")
@seed_option
@click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="N",
    help="Try so many masks at once; the puzzle of a seed does not depend on it.",
)
@time_option(60.0)
@output_option
@common
def crossword(
    *,
    language: str,
    preset: str,
    size: Size | None,
    mask_file: str | None,
    theme_file: str | None,
    word_files: tuple[str, ...],
    only_words: bool,
    permissive: bool,
    rude: "Rude",
    min_score: int | None,
    entries: int | None,
    symmetry: str | None,
    phrase: str | None,
    phrase_mode: str,
    clues: Literal["easy", "medium", "hard"] | None,
    improve: float | None,
    improve_steps: int | None,
    pangram: bool,
    wish_files: tuple[str, ...],
    wanted: int | None,
    earlier: tuple[str, ...],
    longest_shared: int | None,
    title: str,
    author: str,
    seed: int | None,
    jobs: int,
    time_limit: float,
    outputs: tuple[str, ...],
) -> None:
    """Make a crossword: mask, words, clues and numbers, proved by the audit.

    Without -o the puzzle is printed as text. The time limit bounds the search for a first puzzle;
    --improve comes on top.
    """
    from crosswright.languages import language as language_of
    from crosswright.pipeline.construct import CrosswordWish, lexicon_of_wish, new_crossword
    from crosswright.pipeline.publish import check_outputs
    from crosswright.pipeline.quality import (
        first_mean_of,
        quality_line,
        quality_object,
        quality_of_puzzle,
        read_wish,
        was_interrupted,
    )
    from crosswright.pipeline.sources import clues_in, read_mask, read_theme, read_words

    out = console()
    check_outputs(outputs, sources=(mask_file, theme_file, *word_files, *wish_files, *earlier))
    tongue = language_of(language)
    quality, wished = read_wish(
        tongue,
        improve=improve,
        improve_steps=improve_steps,
        pangram=pangram,
        wish_files=wish_files,
        wanted=wanted,
        earlier=earlier,
        longest_shared=longest_shared,
    )
    wish = CrosswordWish(
        metadata=Metadata(language=language, title=title, author=author),
        preset=preset,
        size=size,
        mask=None if mask_file is None else read_mask(mask_file),
        theme=() if theme_file is None else read_theme(theme_file, tongue),
        words=(*read_words(word_files, tongue, on_note=out.warn), *wished),
        only_words=only_words,
        permissive=permissive,
        rude=rude,
        used=clues_in(earlier),
        min_score=min_score,
        entries=entries,
        symmetry=Symmetry(symmetry) if symmetry else None,
        phrase=phrase,
        phrase_mode=PhraseMode(phrase_mode),
        clues=clues,
        quality=quality,
    )
    outcome = new_crossword(
        wish, seed=chosen_seed(seed), jobs=jobs, limits=Limits(seconds=time_limit), on_note=out.note
    )
    more, code = {}, Exit.DONE
    if isinstance(outcome, Found) and quality.limits is not None:
        puzzle = outcome.result
        measured = quality_of_puzzle(puzzle, lexicon_of_wish(wish))
        out.note(quality_line(measured, first_mean_of(puzzle)))
        more = {"quality": quality_object(measured, first_mean_of(puzzle))}
        code = Exit.INTERRUPTED if was_interrupted(puzzle.statistics) else Exit.DONE
    deliver(outcome, outputs, out, more=more, code=code)
