"""`crosswright render`: draw a puzzle for print or screen."""

from typing import Any

import click

from crosswright.cli.app import common, console
from crosswright.cli.options import look_options, output_option


@click.command()
@click.argument("source", metavar="IN")
@output_option
@click.option("--key", is_flag=True, help="Draw the answers.")
@click.option(
    "--pages",
    type=click.Choice(["blank", "key", "both", "foot"]),
    default=None,
    help="The blank copy, the key, both, or the blank copy with the key upside down at its foot.",
)
@click.option(
    "--extent",
    type=click.Choice(["grid", "page"]),
    default="grid",
    show_default=True,
    help="Whether a PNG shows the grid alone or the page.",
)
@click.option(
    "--ppi", type=int, default=300, show_default=True, metavar="N", help="Pixels an inch of a PNG."
)
@click.option(
    "--picture",
    metavar="FILE",
    help="A picture for the free block of an arrowword: PNG, JPEG, SVG.",
)
@look_options
@click.option("--prize", is_flag=True, help="Keep the answers out of a page to play.")
@common
def render(*, source: str, outputs: tuple[str, ...], picture: str | None, **choices: Any) -> None:
    """Draw the puzzle in IN as .pdf, .svg, .png or .txt, or as .html to be played."""
    from crosswright.pipeline.files import load
    from crosswright.pipeline.pictures import read_picture
    from crosswright.pipeline.publish import check_outputs, publish

    out = console()
    if not outputs:
        raise click.UsageError("say where to draw: -o FILE.pdf, .svg, .png, .txt or .html")
    check_outputs(outputs, sources=(source,))
    loaded = load(source)
    for warning in loaded.warnings:
        out.warn(f"crosswright: {source}: {warning}")
    if picture is not None:
        choices["picture"] = read_picture(picture)
    written = publish(loaded.puzzle, outputs, on_loss=out.warn, **choices)
    out.object({"files": [str(path) for path in written]})
