"""`crosswright library`: what is kept in the studio, from the command line."""

from typing import TYPE_CHECKING, Any

import click

from crosswright.cli.app import Exit, common, console, finish

if TYPE_CHECKING:
    from crosswright.store import About, Store


@click.group()
@click.option(
    "--in",
    "where",
    metavar="PLACE",
    help="Another library: the path of its file, or the URL of its database.",
)
@click.pass_context
def library(ctx: click.Context, where: str | None) -> None:
    """Look after the puzzles, word lists and clues that the studio keeps.

    They are in one file of your own folder, or in the PostgreSQL database that
    CROSSWRIGHT_DATABASE_URL names.
    """
    ctx.obj = where


@library.command("list")
@click.option("--search", default="", metavar="TEXT", help="Words of title, author or answers.")
@click.option("--kind", default="", metavar="NAME", help="Only this kind, such as crossword.")
@click.option("--language", default="", metavar="TAG", help="Only this language.")
@click.option("--bin", "binned", is_flag=True, help="What is in the bin.")
@common
@click.pass_obj
def list_(where: str | None, *, search: str, kind: str, language: str, binned: bool) -> None:
    """List the puzzles, last changed first."""
    out = console()
    rows: list[About] = []
    with _opened(where) as store:
        while True:
            page = store.puzzles.page(
                search=search,
                kind=kind,
                language=language,
                binned=binned,
                first=len(rows),
                most=500,
            )
            rows += page.rows
            if not page.rows or len(rows) >= page.total:
                break
    for row in rows:
        when = row.changed.astimezone().strftime("%Y-%m-%d %H:%M")
        out.data(f"{row.id}  {when}  {row.kind} {row.language}  {row.title or '(no title)'}")
    out.note(f"{len(rows)} puzzles")
    out.object({"puzzles": [_told(row) for row in rows]})


@library.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option(
    "--language", metavar="TAG", help="The language to assume where a file does not state one."
)
@common
@click.pass_obj
def add(where: str | None, *, files: tuple[str, ...], language: str | None) -> None:
    """Put puzzles of any format into the library."""
    from crosswright.errors import FormatError, UsageError
    from crosswright.pipeline.files import read_bytes
    from crosswright.pipeline.library import bring

    out = console()
    added: list[dict[str, Any]] = []
    failed = 0
    with _opened(where) as store:
        for file in files:
            try:
                brought = bring(store, read_bytes(file), name=file, language=language)
            except (FormatError, UsageError) as error:
                failed += 1
                out.warn(f"crosswright: {error}")
                continue
            for warning in brought.warnings:
                out.warn(f"crosswright: {file}: {warning}")
            about = brought.kept.about
            out.data(f"{about.id}  {about.title or '(no title)'}")
            added.append({"file": file, **_told(about), "warnings": list(brought.warnings)})
    out.object({"puzzles": added, "failed": failed})
    if failed:
        finish(Exit.INCOMPLETE if added else Exit.USAGE)


@library.command()
@click.argument("file", metavar="FILE.zip")
@common
@click.pass_obj
def export(where: str | None, *, file: str) -> None:
    """Write everything, with every revision, to one zip file; `restore` takes it back."""
    from crosswright.pipeline.archive import export_to

    out = console()
    with _opened(where) as store:
        told = export_to(store, file)
    out.data(f"{file}: {told.puzzles} puzzles, {told.lists} lists, {told.collections} collections")
    out.object(
        {
            "file": file,
            "puzzles": told.puzzles,
            "lists": told.lists,
            "collections": told.collections,
        }
    )


@library.command()
@click.argument("file", metavar="FILE.zip", type=click.File("rb"))
@common
@click.pass_obj
def restore(where: str | None, *, file: Any) -> None:
    """Take everything of an exported file into the library; nothing is written over.

    Where a puzzle went on both here and there, theirs is kept as a copy beside yours.
    """
    from crosswright.pipeline.restore import restore as run

    out = console()
    with _opened(where) as store:
        told = run(store, file)
    for item in told.items:
        line = f"{item.what} {item.id} {item.name!r}"
        if item.reason:
            out.warn(f"crosswright: {line} is not taken in: {item.reason}")
        else:
            out.data(f"{line}: {item.fate}")
    out.object(
        {
            "items": [
                {
                    "what": x.what,
                    "id": x.id,
                    "name": x.name,
                    "fate": x.fate,
                    **({"reason": x.reason} if x.reason else {}),
                }
                for x in told.items
            ]
        }
    )
    if told.failed:
        finish(Exit.INCOMPLETE)


@library.command()
@click.argument("file", metavar="FILE.sqlite")
@common
@click.pass_obj
def backup(where: str | None, *, file: str) -> None:
    """Copy the whole library into one SQLite file, while the studio goes on.

    The file is a library itself: put it in the place of a damaged one, or name it with --in.
    """
    from pathlib import Path

    out = console()
    with _opened(where) as store:
        store.backup(Path(file))
        out.data(f"{file}: a copy of {store.name}")
        out.object({"file": file, "library": store.name})


@library.command()
@common
@click.pass_obj
def check(where: str | None) -> None:
    """Read everything that is kept, and say what is damaged."""
    out = console()
    with _opened(where) as store:
        faults = store.faults()
        for fault in faults:
            out.warn(f"crosswright: {store.name}: {fault}")
        if not faults:
            out.data(f"{store.name}: sound")
        out.object({"library": store.name, "faults": list(faults)})
    if faults:
        finish(Exit.INCOMPLETE)


def _opened(where: str | None) -> "Store":
    """The library; where an older version wrote it, say where its copy is."""
    from crosswright.pipeline.library import open_library

    store = open_library(where)
    if store.migrated_from is not None:
        console().warn(
            f"crosswright: {store.name} was brought up to date; "
            f"as it was before it is kept in {str(store.migrated_from)!r}"
        )
    return store


def _told(about: "About") -> dict[str, Any]:
    return {
        "id": about.id,
        "title": about.title,
        "author": about.author,
        "kind": about.kind,
        "language": about.language,
        "revision": about.revision,
        "created": about.created.isoformat(),
        "changed": about.changed.isoformat(),
    }
