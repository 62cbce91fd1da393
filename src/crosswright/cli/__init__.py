"""The command line: one file a command; each parses, calls a pipeline, prints."""

import signal
import sys
from types import FrameType

import click

from crosswright.cli import streams
from crosswright.cli.app import Lazy, LazyGroup, common, run

__all__ = ["COMMANDS", "crosswright", "main"]

GRACE = 5
"""Seconds a command that was told to end may take for it."""

COMMANDS = {
    "new": Lazy("crosswright.cli.new:new", "Make a puzzle."),
    "fill": Lazy("crosswright.cli.fill:fill", "Fill a mask with words."),
    "mask": Lazy("crosswright.cli.mask:mask", "Print a mask."),
    "difficulty": Lazy(
        "crosswright.cli.difficulty:difficulty", "Predict how hard a mask is to fill."
    ),
    "audit": Lazy("crosswright.cli.audit:audit", "Prove the rules on finished puzzles."),
    "show": Lazy("crosswright.cli.show:show", "Show a puzzle in the terminal, or as JSON."),
    "render": Lazy("crosswright.cli.render:render", "Draw a puzzle: PDF, SVG, PNG, text."),
    "play": Lazy("crosswright.cli.play:play", "Solve a puzzle in the terminal."),
    "convert": Lazy("crosswright.cli.convert:convert", "Turn one file format into another."),
    "booklet": Lazy("crosswright.cli.booklet:booklet", "Bind many puzzles into one book."),
    "formats": Lazy("crosswright.cli.formats:formats", "See what file formats can carry."),
    "words": Lazy(
        "crosswright.cli.words:words", "Look into the lexicons, build them, add to them."
    ),
    "clues": Lazy("crosswright.cli.clues:clues", "Look up clues and add your own."),
    "sayings": Lazy(
        "crosswright.cli.sayings:sayings", "Look up proverbs and jokes to hide, and add your own."
    ),
    "wordplay": Lazy(
        "crosswright.cli.wordplay:wordplay", "List the wordplay there is for an answer."
    ),
    "corpus": Lazy(
        "crosswright.cli.corpus:corpus", "Make puzzles by the thousand, measure and export them."
    ),
    "serve": Lazy("crosswright.cli.serve:serve", "Open the studio in the browser."),
    "library": Lazy(
        "crosswright.cli.library:library",
        "Look after what the studio keeps: export, backup, check.",
    ),
    "demo": Lazy("crosswright.cli.demo:demo", "Make one audited puzzle of each family."),
    "bench": Lazy("crosswright.cli.bench:bench", "Measure the engines."),
}


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from importlib.metadata import version

        streams.put(f"crosswright {version('crosswright')}")
        ctx.exit()


@click.group(
    cls=LazyGroup,
    commands_at=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help="Print the version.",
)
@common
def crosswright() -> None:
    """Make word puzzles that are right, in any language."""


def main() -> None:
    """The console script."""
    signal.signal(signal.SIGTERM, _terminated)
    streams.prepare()
    sys.exit(run(crosswright))


def _terminated(number: int, frame: FrameType | None) -> None:
    """End as Ctrl-C does, so that no half-written file stays behind."""
    # Python drops an exception raised inside a finaliser or a callback of its own; the system then
    # ends what did not end by itself.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.alarm(GRACE)
    raise SystemExit(128 + number)
