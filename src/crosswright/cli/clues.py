"""`crosswright clues`: which clues a word has, and clues of one's own."""

from dataclasses import asdict
from typing import Any

import click

from crosswright.cli.app import Exit, common, console, finish
from crosswright.cli.options import language_option, licence_option
from crosswright.cli.words_own import import_options, run_import


@click.group()
def clues() -> None:
    """Look up clues and add your own."""


@clues.command()
@click.argument("answer")
@language_option()
@licence_option
@common
def search(*, answer: str, language: str, permissive: bool) -> None:
    """List the clues there are for ANSWER, in the order they would be taken."""
    from crosswright.cli.table import table
    from crosswright.pipeline.shelves import clues_of

    out = console()
    found = clues_of(language, answer, permissive=permissive, on_note=out.note)
    rows = [(x.text, x.kind, len(x.text), x.source or "your own", x.licence) for x in found]
    if rows:
        out.data(table(("clue", "kind", "signs", "source", "licence"), rows))
    else:
        out.note(f"no clue for {answer!r}: it would be printed as one to be written")
    out.object({"answer": answer, "clues": [asdict(x) for x in found]})
    if not rows:
        finish(Exit.INCOMPLETE)


@clues.command()
@click.argument("answer")
@click.argument("text")
@language_option()
@common
def add(*, answer: str, text: str, language: str) -> None:
    """Add TEXT as a clue for ANSWER; your own clues are taken before all others."""
    from crosswright.pipeline.shelves import add_clue

    add_clue(language, answer, text)
    console().note(f"{answer}: {text}")


@clues.command("import")
@click.argument("file", metavar="FILE")
@language_option()
@import_options
@common
def import_(*, file: str, language: str, **settings: Any) -> None:
    """Keep the clues of FILE for words the language has; no word is added or rescored.

    Reads what `words import` reads.
    """
    run_import(file, language, clues_only=True, **settings)
