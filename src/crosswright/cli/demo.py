"""`crosswright demo`: one audited puzzle of each family."""

import click

from crosswright.cli.app import Exit, common, console, finish


@click.command()
@click.option(
    "--output",
    "-o",
    "folder",
    default="demo",
    show_default=True,
    metavar="FOLDER",
    help="Write the files there.",
)
@common
def demo(*, folder: str) -> None:
    """Make one audited puzzle of each family: document, pages, key and picture."""
    from crosswright.cli.findings import faults, verdict
    from crosswright.cli.table import table
    from crosswright.pipeline.demo import make_demo

    out = console()
    rows = []
    objects = []
    clean = True
    for row in make_demo(folder):
        puzzle = row.puzzle
        clean = clean and not faults(row.report)
        rows.append(
            (
                row.name,
                puzzle.preset or puzzle.kind,
                puzzle.language,
                str(puzzle.grid.size),
                len(puzzle.entries) or len(puzzle.placements),
                round(row.seconds, 2),
                verdict(row.report),
            )
        )
        objects.append({"name": row.name, "seconds": row.seconds, "files": list(row.files)})
        out.note(f"made {row.name}")
    head = ("puzzle", "kind", "language", "size", "entries", "seconds", "audit")
    out.data(table(head, rows))
    out.object({"clean": clean, "puzzles": objects})
    if not clean:
        finish(Exit.INCOMPLETE)
