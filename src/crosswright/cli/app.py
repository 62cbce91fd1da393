"""The frame of the command line: lazy commands, common options, one line an error, exit codes.

Exit codes: 0 done; 1 audit findings, or something could not be done in full; 2 bad usage or
unreadable input; 3 proved infeasible; 4 limit reached; 130 interrupted.
"""

import importlib
import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeVar

import click


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
            click.echo(message, err=True)

    def warn(self, message: str) -> None:
        """Say something that must not be lost, on standard error, quiet or not."""
        click.echo(message, err=True)

    def data(self, text: str) -> None:
        """Print a result for people, unless one JSON object is the result."""
        if not self.json:
            click.echo(text)

    def object(self, value: Mapping[str, Any]) -> None:
        """Print the one JSON object of a command that was asked for JSON."""
        if self.json:
            click.echo(json.dumps(value, ensure_ascii=False))


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
    """The console of the command that runs now."""
    settings = click.get_current_context().find_root().meta.get("crosswright", {})
    return Console(quiet=settings.get("quiet", False), json=settings.get("json", False))


def finish(code: Exit) -> None:
    """End the command with an exit code."""
    raise click.exceptions.Exit(int(code))


def fail(message: str, code: Exit) -> None:
    """End the command with one line on standard error and an exit code."""
    click.echo(f"crosswright: {message}", err=True)
    finish(code)


def run(group: click.Group, arguments: list[str] | None = None) -> int:
    """Run the command line; the exit code comes back, nothing is raised."""
    from crosswright.errors import CrosswrightError

    try:
        outcome = group.main(args=arguments, prog_name="crosswright", standalone_mode=False)
        sys.stdout.flush()
        return outcome if isinstance(outcome, int) else int(Exit.DONE)
    except click.exceptions.Exit as done:
        return done.exit_code
    except (KeyboardInterrupt, click.Abort):
        click.echo("crosswright: interrupted; nothing was written", err=True)
        return int(Exit.INTERRUPTED)
    except click.ClickException as error:
        where = getattr(error, "ctx", None)
        hint = f" (try '{where.command_path} --help')" if where is not None else ""
        click.echo(f"crosswright: {_one_line(error.format_message())}{hint}", err=True)
        return int(Exit.USAGE)
    except CrosswrightError as error:
        click.echo(f"crosswright: {_one_line(str(error))}", err=True)
        return int(Exit.USAGE)
    except BrokenPipeError:
        # The reader of our output went away, as `head` does; there is nobody left to tell.
        sys.stderr.close()
        return int(Exit.DONE)


def _one_line(message: str) -> str:
    text = " ".join(message.split()).rstrip(".")
    return text[:1].lower() + text[1:] if text[1:2].islower() else text
