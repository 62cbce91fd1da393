"""`crosswright convert`: turn one file format into another, and say what it cannot carry."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from crosswright.cli.app import Console, Exit, common, console, finish

if TYPE_CHECKING:
    from crosswright.pipeline.convert import Conversion, Wish

MOST_JOBS = 64


@click.command()
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@click.option("--lossy", is_flag=True, help="Write even what loses letters, clues or structure.")
@click.option("--from", "start", metavar="NAME", help="The format of IN, if its ending lies.")
@click.option(
    "--to",
    metavar="NAME",
    help="The format of OUT, if its ending does not say; needed for a folder.",
)
@click.option(
    "--language", metavar="TAG", help="The language to assume where a file does not state one."
)
@click.option("--unlock", "key", metavar="DIGITS", help="The four digits that open a locked .puz.")
@click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    default=1,
    show_default=True,
    help="Convert so many files of a folder at a time.",
)
@common
def convert(
    *,
    source: str,
    target: str,
    lossy: bool,
    start: str | None,
    to: str | None,
    language: str | None,
    key: str | None,
    jobs: int,
) -> None:
    """Read IN and write OUT; the endings pick the formats. IN and OUT may be folders."""
    from crosswright.pipeline.convert import Wish

    out = console()
    wish = Wish(start=start, to=to, language=language, key=key, lossy=lossy)
    if source != "-" and Path(source).is_dir():
        _convert_folder(source, target, wish, jobs, out)
    else:
        _convert_file(source, target, wish, out)


def _convert_file(source: str, target: str, wish: "Wish", out: Console) -> None:
    from crosswright.pipeline.convert import convert as run

    report = run(source, target, wish)
    for warning in report.warnings:
        out.warn(f"crosswright: {source}: {warning}")
    for loss in report.losses:
        out.warn(f"lost: {loss}")
    out.object(_told(report))
    if report.losses:
        finish(Exit.INCOMPLETE)


def _convert_folder(source: str, target: str, wish: "Wish", jobs: int, out: Console) -> None:
    """Convert what can be converted; all else is told when the work is done."""
    from crosswright.pipeline.convert import convert_all, plan

    planned = plan(source, target, wish)
    reports = []
    # The bar is drawn on a terminal only.
    with click.progressbar(
        length=len(planned.files), label="converting", file=_shown(out), show_pos=True
    ) as bar:
        for report in convert_all(planned, wish, jobs=jobs):
            reports.append(report)
            bar.update(1)
    reports.sort(key=lambda x: x.source)
    for report in reports:
        for warning in report.warnings:
            out.note(f"{report.source}: {warning}")
        for loss in report.losses:
            out.warn(f"{report.source}: lost: {loss}")
    for path in planned.skipped:
        out.note(f"{path}: left alone: no format has its ending")
    failed = [x for x in reports if x.failure]
    for report in failed:
        out.warn(f"{report.source}: not converted: {report.failure}")
    lossy = sum(1 for x in reports if x.losses)
    done = len(reports) - len(failed)
    out.note(
        f"converted {done} of {len(reports)} files; {len(failed)} failed, {lossy} lost something"
    )
    out.object({"files": [_told(x) for x in reports], "skipped": list(planned.skipped)})
    if failed or lossy:
        finish(Exit.INCOMPLETE)


def _shown(out: Console) -> Any:
    """Where progress is drawn: standard error, or nowhere when asked to be quiet."""
    import io
    import sys

    return io.StringIO() if out.quiet or sys.stderr is None else sys.stderr


def _told(report: "Conversion") -> dict[str, Any]:
    return {
        "source": report.source,
        "target": report.target,
        "warnings": list(report.warnings),
        "losses": list(report.losses),
        **({"failure": report.failure} if report.failure else {}),
    }
