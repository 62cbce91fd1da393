"""`crosswright render`: draw a puzzle for print or screen."""

import click

from crosswright.cli.app import common, console
from crosswright.cli.options import output_option


@click.command()
@click.argument("source", metavar="IN")
@output_option
@click.option("--key", is_flag=True, help="Draw the answers.")
@click.option(
    "--paper",
    type=click.Choice(["a4", "letter"]),
    default="a4",
    show_default=True,
    help="Page size of a PDF or a page picture.",
)
@click.option("--word-bank", is_flag=True, help="List the answers beside the clues.")
@common
def render(
    *, source: str, outputs: tuple[str, ...], key: bool, paper: str, word_bank: bool
) -> None:
    """Draw the puzzle in IN as .pdf, .svg, .png or .txt."""
    from crosswright.pipeline.files import load
    from crosswright.pipeline.publish import check_outputs, publish

    out = console()
    if not outputs:
        raise click.UsageError("say where to draw: -o FILE.pdf, .svg, .png or .txt")
    check_outputs(outputs, sources=(source,))
    loaded = load(source)
    for warning in loaded.warnings:
        out.warn(f"crosswright: {source}: {warning}")
    written = publish(
        loaded.puzzle, outputs, key=key, paper=paper, word_bank=word_bank, on_loss=out.warn
    )
    out.object({"files": [str(path) for path in written]})
