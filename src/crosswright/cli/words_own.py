"""`crosswright words import`, `lists`, `drop`, `ban`, `score`: what a person adds to a language."""

from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TypeVar

import click

from crosswright.cli.app import Exit, common, console, finish
from crosswright.cli.options import language_option

if TYPE_CHECKING:
    from crosswright.pipeline.shelves import Imported

F = TypeVar("F", bound=Callable[..., Any])

SHOWN_WORDS = 10


def import_options(function: F) -> F:
    """The options of an import, the same for words and for clues."""
    for option in reversed(
        (
            click.option("--name", metavar="NAME", help="What to call the list; the file's name."),
            click.option("--member", metavar="FILE", help="Which file of an archive to read."),
            click.option("--source", default="", metavar="TEXT", help="Whose work the clues are."),
            click.option("--licence", default="", metavar="TEXT", help="Under which licence."),
            click.option(
                "--backwards",
                is_flag=True,
                help="Read a translating dictionary from its translations.",
            ),
            click.option("--first", is_flag=True, help="Put the list before all others."),
            click.option("--preview", is_flag=True, help="Read and tell, but keep nothing."),
        )
    ):
        function = option(function)
    return function


@click.command("import")
@click.argument("file", metavar="FILE")
@language_option()
@import_options
@click.option(
    "--score",
    "default_score",
    type=click.IntRange(0, 100),
    metavar="N",
    help="The score of words that have none.",
)
@click.option("--forms", is_flag=True, help="Of a Hunspell list take all forms of its stems.")
@click.option(
    "--phrases",
    is_flag=True,
    help="Keep only phrases (North Sea), scored by their rarest word.",
)
@common
def import_(*, file: str, language: str, **settings: Any) -> None:
    """Keep the words and clues of FILE, and say of every row what became of it.

    Reads scored lists, one word a line, word=clue, CSV, TSV, XLSX, Quizlet and Anki exports,
    Hunspell, MyThes, dictd, StarDict, kaikki and WN-LMF, also within zip, tar, wheel and deb.
    """
    run_import(file, language, clues_only=False, **settings)


def run_import(file: str, language: str, *, clues_only: bool, **settings: Any) -> None:
    """Import a file and print the report; rejected rows are told one by one and in the exit code."""
    from crosswright.pipeline.shelves import ImportWish, import_list

    out = console()
    wish = ImportWish(file=file, language=language, clues_only=clues_only, **settings)
    told = import_list(wish, on_note=out.note)
    encoding = f", {told.encoding}" if told.encoding else ""
    out.data(f"{file}: {told.format}{encoding}")
    for note in told.notes:
        out.data(f"  {note}")
    out.data(
        f"  {told.read} read, {len(told.words)} kept, {told.merged} merged into an earlier row, "
        f"{len(told.rejected)} rejected"
    )
    for row in told.rejected:
        where = f"line {row.line}: " if row.line else ""
        out.data(f"  {where}{row.text!r} rejected: {row.reason}")
    if wish.preview:
        out.data(_preview(told))
    out.object(_object(told))
    if told.rejected:
        finish(Exit.INCOMPLETE)


@click.command()
@language_option()
@common
def lists(*, language: str) -> None:
    """Name the lists kept for a language, the one that counts most first."""
    from crosswright.pipeline.shelves import lists as kept_lists

    out = console()
    kept = kept_lists(language)
    for one in kept:
        credit = f" ({one.source}{', ' + one.licence if one.licence else ''})" if one.source else ""
        out.data(f"{one.name}{credit}{', clues only' if one.clues_only else ''}")
    out.object({"lists": [asdict(one) for one in kept]})


@click.command()
@click.argument("name")
@language_option()
@common
def drop(*, name: str, language: str) -> None:
    """Keep the list NAME no longer; bans, scores and clues given by hand stay."""
    from crosswright.pipeline.shelves import drop as drop_list

    drop_list(language, name)
    console().note(f"{name!r} is kept no longer")


@click.command()
@click.argument("banned", nargs=-1, required=True, metavar="WORD ...")
@language_option()
@common
def ban(*, banned: tuple[str, ...], language: str) -> None:
    """Use each WORD no more, whatever lists say of it."""
    from crosswright.pipeline.shelves import ban as ban_words

    ban_words(language, *banned)
    console().note(f"banned: {', '.join(banned)}")


@click.command()
@click.argument("word")
@click.argument("value", type=click.IntRange(0, 100), metavar="N")
@language_option()
@common
def score(*, word: str, value: int, language: str) -> None:
    """Give WORD the score N; a word the language lacks is added, a banned one is free again."""
    from crosswright.pipeline.shelves import rescore

    rescore(language, word, value)
    console().note(f"{word}: {value}")


def _preview(told: "Imported") -> str:
    shown = [
        "  "
        + " | ".join(
            (x.written, "".join(x.cells), "" if x.score is None else str(x.score), *x.clues)
        )
        for x in told.words[:SHOWN_WORDS]
    ]
    more = len(told.words) - SHOWN_WORDS
    return "\n".join([*shown, *([f"  and {more} more"] if more > 0 else []), "  nothing was kept"])


def _object(told: "Imported") -> dict[str, Any]:
    return {
        "file": told.name,
        "format": told.format,
        "encoding": told.encoding,
        "read": told.read,
        "kept": len(told.words),
        "merged": told.merged,
        "rejected": [asdict(row) for row in told.rejected],
        "notes": list(told.notes),
    }
