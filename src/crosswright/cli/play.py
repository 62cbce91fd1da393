"""`crosswright play`: solve a puzzle in the terminal."""

import contextlib
import sys
from pathlib import Path

import click

from crosswright.cli.app import STANDARD, Exit, common, console, finish
from crosswright.errors import FormatError, UsageError

MOST_STATE_BYTES = 1_000_000


@click.command()
@click.argument("file", metavar="FILE")
@click.option(
    "--state",
    default=None,
    metavar="FILE",
    help="Go on with what this file keeps, and keep there how far one came; a page to play "
    "reads and writes the same.",
)
@common
def play(*, file: str, state: str | None) -> None:
    """Solve the puzzle in FILE here, in the terminal; Ctrl+Q leaves.

    Arrow keys, Tab, Space, Backspace and the others do what they do in a page made with
    `crosswright render FILE -o FILE.html`, where a mouse can be used too.
    """
    from crosswright.pipeline.files import load, write_bytes
    from crosswright.pipeline.play import board_of

    out = console()
    if file == STANDARD:
        raise click.UsageError("keys are read from standard input; say which file to play")
    loaded = load(file)
    for warning in loaded.warnings:
        out.warn(f"crosswright: {file}: {warning}")
    kept = _kept(state)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.UsageError(
            "a puzzle is played in a terminal; for a browser make a page: "
            f"crosswright render {file} -o puzzle.html"
        )
    from crosswright.cli.terminal import run

    try:
        ending = run(board_of(loaded.puzzle), kept=kept)
    except FormatError as error:
        raise FormatError(f"{state}: {error}; choose another file for --state") from None
    if state is not None:
        write_bytes(state, ending.kept.encode())
    out.data(f"{'solved' if ending.solved else 'left'} after {ending.elapsed:.0f} s")
    out.object({"solved": ending.solved, "seconds": round(ending.elapsed)})
    if ending.interrupted:
        finish(Exit.INTERRUPTED)


def _kept(state: str | None) -> str | None:
    """What a file of states keeps; None where there is no file yet."""
    from crosswright.pipeline.files import read_bytes

    if state is None:
        return None
    if state == STANDARD:
        raise UsageError("--state needs a file; standard input brings the keys")
    with contextlib.suppress(OSError):
        if not Path(state).exists():
            return None
    data = read_bytes(state, most=MOST_STATE_BYTES)
    return data.decode("utf-8", errors="replace")
