"""`crosswright show`: a puzzle in the terminal, or as the JSON that scripts rely on."""

import click

from crosswright.cli.app import common, console


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--key", is_flag=True, help="Show the letters.")
@common
def show(*, file: str, key: bool) -> None:
    """Show the puzzle in FILE (- is standard input) as text, or with --json as one object."""
    from crosswright.pipeline.files import load
    from crosswright.pipeline.publish import show_object, to_text

    out = console()
    loaded = load(file)
    for warning in loaded.warnings:
        out.warn(f"crosswright: {file}: {warning}")
    out.data(to_text(loaded.puzzle, key=key))
    if out.json:
        out.object(show_object(loaded.puzzle))
