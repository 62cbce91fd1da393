"""`crosswright wordplay`: the ways an answer can be made of other words."""

from itertools import groupby
from typing import TYPE_CHECKING, Any

import click

from crosswright.cli.app import Console, Exit, common, console, finish
from crosswright.cli.options import language_option

if TYPE_CHECKING:
    from crosswright.pipeline.wordplay import Play, Plays


@click.command()
@click.argument("answer", required=False)
@language_option()
@click.option(
    "--operation",
    "-k",
    "operations",
    multiple=True,
    metavar="NAME",
    help="Only this kind, such as charade; may be given several times.",
)
@click.option(
    "--limit", type=click.IntRange(1, 1000), default=5, show_default=True, metavar="N",
    help="Plays of each kind.",
)  # fmt: skip
@click.option(
    "--min-score",
    type=click.IntRange(0, 100),
    default=20,
    show_default=True,
    metavar="N",
    help="Use no word scored below N (10 x zipf: 30 is everyday, 20 is known).",
)
@click.option(
    "--words",
    "word_files",
    multiple=True,
    metavar="FILE",
    help="Your own words, beside the others.",
)
@click.option(
    "--time-limit",
    type=click.FloatRange(min=0, min_open=True),
    default=2.0,
    show_default=True,
    metavar="S",
    help="Leave out the kinds not looked for after S seconds (exit code 4).",
)
@click.option("--list-operations", is_flag=True, help="List the kinds of wordplay.")
@common
def wordplay(
    *,
    answer: str | None,
    language: str,
    operations: tuple[str, ...],
    limit: int,
    min_score: int,
    word_files: tuple[str, ...],
    time_limit: float,
    list_operations: bool,
) -> None:
    """List the wordplay there is for ANSWER: anagrams, charades, hidden words and more.

    Each with the zipf of its parts: the play whose rarest part is the least rare comes first.
    """
    from crosswright.languages import language as language_of
    from crosswright.pipeline.sources import read_words
    from crosswright.pipeline.wordplay import WordplayWish, plays_for

    out = console()
    if list_operations:
        _list_operations(out)
        return
    if answer is None:
        raise click.UsageError("name an answer, or ask for --list-operations")
    wish = WordplayWish(
        answer=answer,
        language=language,
        operations=operations,
        limit=limit,
        min_score=min_score,
        words=read_words(word_files, language_of(language), on_note=out.warn),
        seconds=time_limit,
    )
    found = plays_for(wish, on_note=out.note)
    _print(found, out)
    out.object(_object(found, answer, language))
    if found.unfinished:
        out.warn(f"crosswright: not looked for in {time_limit:g} s: {', '.join(found.unfinished)}")
        finish(Exit.LIMIT)
    if not found.plays:
        out.note(f"no wordplay for {answer!r}")


def _list_operations(out: Console) -> None:
    from crosswright.cli.table import table
    from crosswright.pipeline.wordplay import OPERATIONS

    out.data(table(("name", "what it finds"), [(x.name, x.summary) for x in OPERATIONS]))
    out.object({"operations": [{"name": x.name, "summary": x.summary} for x in OPERATIONS]})


def _print(found: "Plays", out: Console) -> None:
    for number, (operation, plays) in enumerate(groupby(found.plays, lambda x: x.operation)):
        out.data(f"{'' if number == 0 else chr(10)}{operation.title}")
        for play in plays:
            zipfs = ", ".join(_zipf(play))
            out.data(f"  {play.explanation}{f'  [{zipfs}]' if zipfs else ''}")


def _zipf(play: "Play") -> list[str]:
    return ["-" if part.zipf is None else f"{part.zipf:.1f}" for part in play.parts]


def _object(found: "Plays", answer: str, language: str) -> dict[str, Any]:
    return {
        "answer": answer,
        "language": language,
        "plays": [
            {
                "operation": play.operation.name,
                "explanation": play.explanation,
                "parts": [
                    {"answer": str(x), "written": x.written, "zipf": x.zipf} for x in play.parts
                ],
                "clues": [
                    {"text": x.text, "source": x.source, "licence": x.licence} for x in play.clues
                ],
            }
            for play in found.plays
        ],
        "unfinished": list(found.unfinished),
    }
