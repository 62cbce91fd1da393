"""`crosswright formats`: which files can be read and written, and what each can carry."""

from dataclasses import asdict

import click

from crosswright.cli.app import common, console
from crosswright.cli.table import table


@click.group()
def formats() -> None:
    """See which file formats there are, and what each can carry."""


@formats.command("list")
@common
def list_formats() -> None:
    """Print what each format can carry; losing what is marked * needs --lossy."""
    from crosswright.pipeline.formats import FEATURES, known_formats

    out = console()
    known = known_formats()
    rows = [
        ["endings", *(" ".join(x.endings) or "-" for x in known)],
        ["read", *("yes" if x.is_read else "-" for x in known)],
        ["written", *("yes" if x.is_written else "-" for x in known)],
    ]
    rows += [
        [f"{name}{' *' if is_vital else ''}", *("yes" if name in x.carries else "-" for x in known)]
        for name, is_vital in FEATURES
    ]
    out.data(table(["", *(x.name for x in known)], rows))
    out.object(
        {
            "formats": [asdict(x) for x in known],
            "features": [{"name": name, "vital": is_vital} for name, is_vital in FEATURES],
        }
    )
