"""`crosswright convert`: turn one file format into another, and say what it cannot carry."""

import click

from crosswright.cli.app import Exit, common, console, finish


@click.command()
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@click.option("--lossy", is_flag=True, help="Write even what loses letters, clues or structure.")
@common
def convert(*, source: str, target: str, lossy: bool) -> None:
    """Read IN and write OUT; the endings pick the formats."""
    from crosswright.pipeline.convert import convert as run

    out = console()
    report = run(source, target, lossy=lossy)
    for warning in report.warnings:
        out.warn(f"crosswright: {source}: {warning}")
    for loss in report.losses:
        out.warn(f"lost: {loss}")
    out.object(
        {
            "source": source,
            "target": target,
            "warnings": list(report.warnings),
            "losses": list(report.losses),
        }
    )
    if report.losses:
        finish(Exit.INCOMPLETE)
