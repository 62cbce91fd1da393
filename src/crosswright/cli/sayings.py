"""`crosswright sayings`: proverbs and jokes to hide, with the end that the grid spells."""

from dataclasses import asdict
from typing import Any

import click

from crosswright.cli.app import Exit, common, console, finish
from crosswright.cli.options import language_option, read_range

SHOWN = 20


@click.group()
def sayings() -> None:
    """Look up proverbs and jokes to hide, and add your own."""


@sayings.command()
@language_option()
@click.option(
    "--letters",
    "range_",
    default="12-20",
    show_default=True,
    callback=read_range,
    metavar="A-B",
    help="Letters of the end that is hidden.",
)
@click.option("--limit", type=click.IntRange(1), default=SHOWN, show_default=True, metavar="N")
@common
def search(*, language: str, range_: tuple[int, int], limit: int) -> None:
    """List sayings whose last words have so many letters: what stands above, and what is hidden."""
    from crosswright.pipeline.sayings import ending_in

    out = console()
    found = ending_in(language, fewest=range_[0], most=range_[1])
    for line in found[:limit]:
        credit = f"  [{line.credit}]" if line.credit else ""
        out.data(f"{line.setup} >> {line.text} ({len(line.letters)}){credit}".strip())
    if len(found) > limit:
        out.note(f"and {len(found) - limit} more")
    out.object({"language": language, "found": [asdict(line) for line in found[:limit]]})
    if not found:
        out.note(f"no saying of {language!r} ends so; add some with sayings import")
        finish(Exit.INCOMPLETE)


@sayings.command("import")
@click.argument("file", metavar="FILE")
@language_option()
@click.option("--name", metavar="NAME", help="What to call the list; the file's name.")
@click.option("--member", metavar="FILE", help="Which file of an archive to read.")
@click.option("--source", default="", metavar="TEXT", help="Whose work the sayings are.")
@click.option("--licence", default="", metavar="TEXT", help="Under which licence.")
@click.option("--preview", is_flag=True, help="Read and tell, but keep nothing.")
@common
def import_(*, file: str, language: str, **settings: Any) -> None:
    """Keep the sayings of FILE: a fortune file, or one saying a line, also in an archive."""
    from crosswright.pipeline.sayings import SayingWish, import_sayings

    out = console()
    wish = SayingWish(file=file, language=language, **settings)
    told = import_sayings(wish)
    out.data(f"{file}: {told.format}")
    out.data(f"  {told.read} read, {len(told.texts)} kept, {len(told.rejected)} rejected")
    for row in told.rejected:
        out.data(f"  line {row.line}: {row.text!r} rejected: {row.reason}")
    if wish.preview:
        out.data("\n".join([*(f"  {text}" for text in told.texts[:SHOWN]), "  nothing was kept"]))
    out.object(
        {
            "file": told.name,
            "format": told.format,
            "read": told.read,
            "kept": len(told.texts),
            "rejected": [asdict(row) for row in told.rejected],
        }
    )
    if told.rejected:
        finish(Exit.INCOMPLETE)


@sayings.command()
@language_option()
@common
def lists(*, language: str) -> None:
    """Name the lists of sayings kept for a language."""
    from crosswright.pipeline.sayings import lists as kept_lists

    out = console()
    kept = kept_lists(language)
    for one in kept:
        credit = f" ({one.source}, {one.licence})" if one.source else ""
        out.data(f"{one.name}{credit}: {len(one.texts)} sayings")
    out.object(
        {
            "lists": [
                {
                    "name": one.name,
                    "source": one.source,
                    "licence": one.licence,
                    "sayings": len(one.texts),
                }
                for one in kept
            ]
        }
    )


@sayings.command()
@click.argument("name")
@language_option()
@common
def drop(*, name: str, language: str) -> None:
    """Keep the list of sayings NAME no longer."""
    from crosswright.pipeline.sayings import drop as drop_list

    drop_list(language, name)
    console().note(f"{name!r} is kept no longer")
