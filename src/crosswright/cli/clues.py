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
    rows = [
        (x.text, x.kind, x.difficulty, len(x.text), x.source or "your own", x.licence)
        for x in found
    ]
    if rows:
        out.data(table(("clue", "kind", "difficulty", "signs", "source", "licence"), rows))
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


@clues.command()
@click.argument("file", metavar="FILE")
@language_option(None)
@common
def lint(*, file: str, language: str | None) -> None:
    """Check a whole set of clues: a list (.csv, .tsv, .txt) of words with clues, or a puzzle.

    Answers and roots that stand in their clues, clues and definitions given twice, missing question
    marks, wrong enumerations, anagrams whose *fodder* does not match. Exit code 1 when there is a
    fault. A list may have a column `kind`.
    """
    from crosswright.cli.findings import finding_object
    from crosswright.pipeline.lint import lint_clues

    out = console()
    report = lint_clues(file, tag=language, on_note=out.note)
    faults = [
        *(f"line {x.line}: {x.text!r}: {x.reason}" for x in report.rejected),
        *report.unlike,
    ]
    verdict = "clean" if report.is_clean else f"{len(faults) + len(report.findings)} to look at"
    out.data(f"{file}: {report.clues} clues ({report.language}), {verdict}")
    for fault in (*faults, *report.findings):
        out.data(f"  {fault}")
    out.object(
        {
            "file": file,
            "language": report.language,
            "clues": report.clues,
            "clean": report.is_clean,
            "findings": [finding_object(x) for x in report.findings],
            "rejected": [asdict(x) for x in report.rejected],
            "unknown_kinds": list(report.unlike),
        }
    )
    if not report.is_clean:
        finish(Exit.INCOMPLETE)


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
