"""`crosswright booklet`: many puzzles as one book to print."""

from typing import Any

import click

from crosswright.cli.app import Exit, common, console, finish
from crosswright.cli.options import look_options


@click.command()
@click.argument("sources", metavar="FILE...", nargs=-1, required=True)
@click.option("--output", "-o", required=True, metavar="FILE", help="The book, a .pdf.")
@click.option("--title", default="", metavar="TEXT", help="Title of the book; gives it a cover.")
@click.option("--author", default="", metavar="TEXT", help="Author of the book.")
@click.option("--notes", default="", metavar="TEXT", help="A line under them on the cover.")
@click.option("--no-contents", is_flag=True, help="Leave out the page of contents.")
@click.option(
    "--keys-a-page",
    type=click.Choice(["1", "2", "4", "6", "9", "12", "20"]),
    default="12",
    show_default=True,
    help="How many keys stand on a page at the back.",
)
@click.option(
    "--order",
    type=click.Choice(["given", "apart"]),
    default="given",
    show_default=True,
    help="The puzzles as given, or so that neighbours share few answers.",
)
@look_options
@common
def booklet(
    *,
    sources: tuple[str, ...],
    output: str,
    title: str,
    author: str,
    notes: str,
    no_contents: bool,
    keys_a_page: str,
    order: str,
    **choices: Any,
) -> None:
    """Bind the puzzles in FILEs into one PDF: cover, contents, puzzles, keys at the back."""
    from crosswright.cli.findings import faults
    from crosswright.pipeline.booklet import apart, bind, repeats
    from crosswright.pipeline.check import check
    from crosswright.pipeline.files import load, write_bytes
    from crosswright.pipeline.publish import check_outputs

    out = console()
    if output != "-" and not output.lower().endswith(".pdf"):
        raise click.UsageError(f"{output!r} cannot be a booklet; name a .pdf")
    check_outputs((output,), sources=sources)
    puzzles, flawed = [], 0
    for source in sources:
        loaded = load(source)
        for warning in loaded.warnings:
            out.warn(f"crosswright: {source}: {warning}")
        found = faults(check(loaded.puzzle))
        for finding in found:
            out.warn(f"{source}: {finding}")
        flawed += bool(found)
        puzzles.append(loaded.puzzle)
    if order == "apart":
        puzzles = list(apart(puzzles))
    shared = repeats(puzzles)
    for repeat in shared:
        out.note(str(repeat))
    book = bind(
        puzzles,
        title=title,
        author=author,
        notes=notes,
        contents=not no_contents,
        keys_a_page=int(keys_a_page),
        **choices,
    )
    write_bytes(output, book)
    out.note(f"{len(puzzles)} puzzles bound")
    out.object(
        {
            "files": [output],
            "puzzles": len(puzzles),
            "repeats": [str(repeat) for repeat in shared],
            "with_findings": flawed,
        }
    )
    if flawed:
        finish(Exit.INCOMPLETE)
