"""The frame of the command line: lazy commands, common options, one line an error, exit codes.

Exit codes: 0 done; 1 audit findings, or something could not be done in full; 2 bad usage or
unreadable input; 3 proved infeasible; 4 limit reached; 130 interrupted.
"""

import contextlib
import importlib
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeVar

import click

from crosswright.cli import streams
from crosswright.errors import CrosswrightError, OutputError

STANDARD = "-"
"""As a file to write: standard output."""


class Exit(IntEnum):
    """What the exit code of a command says; scripts rely on the numbers."""

    DONE = 0
    INCOMPLETE = 1
    USAGE = 2
    INFEASIBLE = 3
    LIMIT = 4
    INTERRUPTED = 130


@dataclass(frozen=True, slots=True, kw_only=True)
class Console:
    """Where a command speaks: data to standard output, everything else to standard error."""

    quiet: bool = False
    json: bool = False

    def note(self, message: str) -> None:
        """Say something in passing, on standard error; silent when asked to be quiet."""
        if not self.quiet:
            streams.tell(message)

    def warn(self, message: str) -> None:
        """Say something that must not be lost, on standard error, quiet or not."""
        streams.tell(message)

    def data(self, text: str) -> None:
        """Print a result for people, unless one JSON object is the result."""
        if not self.json:
            streams.put(text)

    def object(self, value: Mapping[str, Any]) -> None:
        """Print the one JSON object of a command that was asked for JSON."""
        if self.json:
            streams.put_object(value)


@dataclass(frozen=True, slots=True)
class Lazy:
    """A command that is imported when it is called: `module:attribute`, and its line of help."""

    target: str
    help: str


class LazyGroup(click.Group):
    """A group whose commands are imported one by one, so that `--help` comes at once."""

    def __init__(self, *args: Any, commands_at: Mapping[str, Lazy], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.commands_at = commands_at

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order of the table, which is the order people need them in."""
        return list(self.commands_at)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command of this name; None when there is none."""
        lazy = self.commands_at.get(cmd_name)
        if lazy is None:
            return None
        module, attribute = lazy.target.split(":")
        command: click.Command = getattr(importlib.import_module(module), attribute)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands from the table, without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, lazy.help) for name, lazy in self.commands_at.items()])


F = TypeVar("F", bound=Callable[..., Any])


def common(function: F) -> F:
    """Add `--quiet` and `--json` to a command; both may also stand before the command's name."""

    def keep(name: str) -> Callable[[click.Context, click.Parameter, bool], bool]:
        def callback(ctx: click.Context, param: click.Parameter, value: bool) -> bool:
            settings = ctx.find_root().meta.setdefault("crosswright", {})
            settings[name] = settings.get(name, False) or value
            return value

        return callback

    for name, text in (
        ("json", "Print one JSON object on standard output."),
        ("quiet", "No notes on standard error."),
    ):
        function = click.option(
            f"--{name}", is_flag=True, expose_value=False, callback=keep(name), help=text
        )(function)
    return function


def console() -> Console:
    """The console of the command that runs now.

    Raises:
        UsageError: when both `--json` and a file `-` want standard output.
    """
    ctx = click.get_current_context()
    settings = ctx.find_root().meta.get("crosswright", {})
    out = Console(quiet=settings.get("quiet", False), json=settings.get("json", False))
    written = (*(ctx.params.get("outputs") or ()), ctx.params.get("target"))
    if out.json and STANDARD in written:
        raise click.UsageError("--json and the file - both want standard output; leave one out")
    return out


def finish(code: Exit) -> None:
    """End the command with an exit code."""
    raise click.exceptions.Exit(int(code))


def run(group: click.Group, arguments: list[str] | None = None) -> int:
    """Run the command line; the exit code comes back, nothing is raised.

    With `--json` a command that fails prints one object too, with the reason.
    """
    given = sys.argv[1:] if arguments is None else arguments
    try:
        code = _code_of(group, given)
        streams.flush()
        return code
    except click.exceptions.NoArgsIsHelpError as asked:
        # Who types the name of a group alone wants to see what is in it.
        return _failed("say which command", Exit.USAGE, given, told=asked.format_message())
    except (KeyboardInterrupt, click.Abort):
        return _failed("interrupted", Exit.INTERRUPTED, given)
    except click.ClickException as error:
        where = getattr(error, "ctx", None)
        hint = f" (try '{where.command_path} --help')" if where is not None else ""
        return _failed(f"{_one_line(error.format_message())}{hint}", Exit.USAGE, given)
    except BrokenPipeError:
        streams.give_up()
        return int(Exit.DONE)
    except CrosswrightError as error:
        return _failed(_one_line(str(error)), Exit.USAGE, given)
    except OSError as error:
        streams.give_up()
        where = "" if error.filename is None else f": {error.filename!r}"
        return _failed(f"{(error.strerror or str(error)).lower()}{where}", Exit.USAGE, given)


def _code_of(group: click.Group, arguments: list[str]) -> int:
    try:
        result = group.main(args=list(arguments), prog_name="crosswright", standalone_mode=False)
    except click.exceptions.Exit as done:
        return done.exit_code
    except SystemExit as left:
        # Click ends so, and only so, when the reader of our output has gone, as `head` does.
        if left.code != 1:
            raise
        streams.give_up()
        return int(Exit.DONE)
    return result if isinstance(result, int) else int(Exit.DONE)


def _failed(message: str, code: Exit, arguments: list[str], *, told: str = "") -> int:
    """Say why a command failed: `told`, or one line, and with `--json` an object; its exit code."""
    streams.tell(told or f"crosswright: {message}")
    if "--json" in arguments:
        status = "cancelled" if code is Exit.INTERRUPTED else "error"
        with contextlib.suppress(OutputError, BrokenPipeError):
            streams.put_object({"status": status, "reason": message})
    return int(code)


def _one_line(message: str) -> str:
    text = " ".join(message.split()).rstrip(".")
    return text[:1].lower() + text[1:] if text[1:2].islower() else text
