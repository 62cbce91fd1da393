"""`crosswright mask`: print a mask that obeys a preset's law."""

import click

from crosswright.cli.app import common, console, finish
from crosswright.cli.options import chosen_seed, seed_option, size_option, time_option
from crosswright.cli.outcome import exit_code, explain
from crosswright.model import Found, Limits, Size, Symmetry


@click.command()
@click.option(
    "--preset",
    default="american",
    show_default=True,
    metavar="NAME",
    help="The law: american, canadian, british, barred or mini.",
)
@size_option
@click.option(
    "--entries", type=click.IntRange(1), metavar="N", help="The wanted number of entries."
)
@click.option(
    "--symmetry",
    type=click.Choice([x.value for x in Symmetry]),
    help="Symmetry, where the preset leaves the choice.",
)
@seed_option
@time_option(10.0)
@common
def mask(
    *,
    preset: str,
    size: Size | None,
    entries: int | None,
    symmetry: str | None,
    seed: int | None,
    time_limit: float,
) -> None:
    """Print a mask: '#' block, '.' open."""
    from crosswright.pipeline.construct import new_mask

    out = console()
    seed = chosen_seed(seed)
    outcome = new_mask(
        preset_name=preset,
        size=size,
        entries=entries,
        symmetry=Symmetry(symmetry) if symmetry else None,
        seed=seed,
        limits=Limits(seconds=time_limit),
    )
    if not isinstance(outcome, Found):
        out.object(explain(outcome, out))
        finish(exit_code(outcome))
        return
    made = outcome.result
    out.note(f"{made.size}, {made.entries} entries, {made.blocks} blocks, seed {seed}")
    out.data(made.text)
    out.object(
        {
            "status": "found",
            "grid": [list(row) for row in made.text.split("\n")],
            "entries": made.entries,
            "blocks": made.blocks,
            "seed": seed,
        }
    )
