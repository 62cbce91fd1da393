"""`crosswright corpus`: puzzles by the thousand from a plan, measured, proved and exported."""

import sys
from typing import TYPE_CHECKING

import click

from crosswright.cli.app import Console, Exit, common, console, finish

if TYPE_CHECKING:
    from crosswright.pipeline.corpus.run import Tally

SHOWN_FAILURES = 20

WIDE = 79
"""Signs of a line that is written over."""


@click.group()
def corpus() -> None:
    """Make puzzles by the thousand, measure, prove and export them."""


@corpus.command("make")
@click.argument("plan", metavar="PLAN.toml")
@click.option("--output", "-o", required=True, metavar="DIR", help="The folder of the corpus.")
@click.option(
    "--jobs",
    "-j",
    type=click.IntRange(1, 1024),
    default=1,
    show_default=True,
    help="Processes that work at once; the corpus is the same for any number.",
)
@click.option(
    "--scheduler",
    metavar="ADDRESS",
    help="Give the work to the workers of this Dask scheduler, such as tcp://10.0.0.1:8786.",
)
@common
def make_command(*, plan: str, output: str, jobs: int, scheduler: str | None) -> None:
    """Make the corpus of a plan, or go on with it where it was cut off.

    With --json one object is printed when all is done, and one a line on standard error meanwhile.
    """
    from crosswright.pipeline.corpus.plan import read_plan
    from crosswright.pipeline.corpus.run import make

    out = console()
    if scheduler is not None and jobs > 1:
        raise click.UsageError("--jobs and --scheduler exclude each other; give one")
    wanted = read_plan(plan)
    made = make(
        wanted,
        output,
        jobs=jobs,
        scheduler=scheduler,
        on_tally=_Progress(out).show,
        on_note=out.note,
    )
    for number, reason in made.failures[:SHOWN_FAILURES]:
        out.warn(f"puzzle {number} failed: {reason}")
    if len(made.failures) > SHOWN_FAILURES:
        out.warn(f"{len(made.failures) - SHOWN_FAILURES} more failed; --json names them all")
    out.note(f"{made.done} of {made.planned} puzzles made in {output}")
    out.object(
        {
            "status": "incomplete" if made.failures else "done",
            "folder": output,
            "planned": made.planned,
            "done": made.done,
            "failures": [{"number": x, "reason": reason} for x, reason in made.failures],
        }
    )
    if made.failures:
        finish(Exit.INCOMPLETE)


class _Progress:
    """One line that is written over on a terminal; with --json an object a line now and then."""

    EVERY = 0.5
    """Seconds between two lines."""

    def __init__(self, out: Console) -> None:
        self._out = out
        self._on_terminal = sys.stderr is not None and sys.stderr.isatty()
        self._last = 0.0

    def show(self, tally: "Tally") -> None:
        """Say how far the run is, unless that was said just now."""
        from json import dumps
        from time import monotonic

        ended = tally.done + tally.failed == tally.planned
        if not ended and monotonic() - self._last < self.EVERY:
            return
        self._last = monotonic()
        if self._out.json:
            event = {
                "event": "progress",
                "planned": tally.planned,
                "done": tally.done,
                "failed": tally.failed,
                "rate": round(tally.rate, 2),
                "seconds_left": None if tally.left is None else round(tally.left),
                "most_used": [tally.most_used[0], round(tally.most_used[1], 4)],
            }
            self._out.note(dumps(event))
        elif self._on_terminal and not self._out.quiet:
            left = "" if tally.left is None else f", {_clock(tally.left)} left"
            answer, share = tally.most_used
            most = f", {answer} in {share:.1%}" if answer else ""
            line = (
                f"{tally.done} of {tally.planned} done, {tally.failed} failed, "
                f"{tally.rate:.1f} a second{left}{most}"
            )
            click.echo(f"\r{line:<{WIDE}.{WIDE}}", err=True, nl=ended)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"


@corpus.command("stats")
@click.argument("folder", metavar="DIR")
@click.option("--gate", metavar="FILE", help="Fail when a figure is worse than the accepted one.")
@click.option("--accept", "accepted", metavar="FILE", help="Write the figures as accepted ones.")
@click.option("--output", "-o", metavar="FILE", help="Draw the figures as a .svg or .png.")
@common
def stats_command(
    *, folder: str, gate: str | None, accepted: str | None, output: str | None
) -> None:
    """Measure the corpus in DIR: shares, repetition, clues, bytes; each sort and the whole."""
    from pathlib import PurePath

    from crosswright.pipeline.corpus.report import ENDINGS, report
    from crosswright.pipeline.corpus.stats import accept, stats, worsened
    from crosswright.pipeline.files import write_bytes

    out = console()
    ending = PurePath(output or "").suffix.lower()
    if output is not None and ending not in ENDINGS:
        raise click.UsageError(f"{output!r} cannot be drawn; name a {' or '.join(ENDINGS)}")
    figures = stats(folder)
    if output is not None:
        write_bytes(output, report(figures, ending))
        out.note(f"drawn: {output}")
    for name, value in figures["all"].items():
        out.data(f"{name:20} {_shown(value)}")
    languages = figures["languages"] if len(figures["languages"]) > 1 else {}
    for name, part in (*languages.items(), *figures["sorts"].items()):
        out.data(
            f"{name:26} {part['puzzles']:6} puzzles, {part['answers_a_puzzle']:5.1f} answers, "
            f"zipf {part['mean_zipf']:.2f}, most used {part['most_used_share']:.1%}, "
            f"{1000 * part['seconds'] / part['puzzles']:.0f} ms each"
        )
    worse = worsened(figures, gate) if gate else ()
    for line in worse:
        out.warn(f"worse than accepted: {line}")
    if accepted and not worse:
        accept(figures, accepted)
    out.object({**figures, "worse": list(worse)})
    if worse:
        finish(Exit.INCOMPLETE)


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {share:.1%}" for name, share in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(f"{name} {count}" for name, count in value) or "none"
    return "none" if value is None else str(value)


@corpus.command("verify")
@click.argument("folder", metavar="DIR")
@click.option("--repair", is_flag=True, help="Make spoiled files again, byte for byte.")
@click.option("--audit", is_flag=True, help="Hold every puzzle against its law once more.")
@common
def verify_command(*, folder: str, repair: bool, audit: bool) -> None:
    """Prove the corpus in DIR: every file is what was written, every record can be read."""
    from crosswright.pipeline.corpus.verify import verify

    out = console()
    found = verify(folder, repair=repair, audit=audit)
    for name in found.mended:
        out.note(f"mended: {name}")
    for fault in found.faults:
        out.warn(fault)
    out.note(f"{found.puzzles} puzzles read, {len(found.faults)} faults")
    out.object(
        {"puzzles": found.puzzles, "faults": list(found.faults), "mended": list(found.mended)}
    )
    if found.faults:
        finish(Exit.INCOMPLETE)


@corpus.command("export")
@click.argument("folder", metavar="DIR")
@click.option(
    "--output",
    "-o",
    required=True,
    metavar="TARGET",
    help="A .jsonl, .sqlite, .parquet, .cwz or .pdf, or else a folder for .ipuz files.",
)
@click.option(
    "--from",
    "first",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    metavar="N",
    help="The number of the first puzzle, counted from 0.",
)
@click.option("--count", type=click.IntRange(1), default=None, metavar="N", help="How many.")
@common
def export_command(*, folder: str, output: str, first: int, count: int | None) -> None:
    """Export puzzles of the corpus in DIR, all or COUNT of them from a number on."""
    from crosswright.pipeline.corpus.export import export

    out = console()
    done = export(folder, output, first=first, count=count)
    out.note(f"{done} puzzles exported to {output}")
    out.object({"puzzles": done, "target": output})
