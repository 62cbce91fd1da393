"""The manual of the commands, written from the commands themselves."""

from collections.abc import Iterator

import click

from crosswright.cli import crosswright

WIDTH = 100

HEAD = """\
# Commands

<!-- Written by `crosswright.cli.manual.command_pages()`; do not edit. -->

Every command takes `--json` and `--quiet`. Exit codes: 0 done; 1 audit findings, or something could
not be done in full; 2 bad usage or unreadable input; 3 proved impossible; 4 limit reached;
130 interrupted. Errors are one line on standard error.
"""


def command_pages() -> str:
    """docs/reference/cli.md: the help of every command, as it prints it."""
    pages = [HEAD]
    for name, command, ctx in commands():
        pages.append(f"\n## {name}\n\n```\n{command.get_help(ctx)}\n```\n")
    return "".join(pages)


def commands() -> Iterator[tuple[str, click.Command, click.Context]]:
    """Every command with its full name and the context its help is printed in."""
    ctx = click.Context(
        crosswright,
        info_name="crosswright",
        terminal_width=WIDTH,
        **crosswright.context_settings,
    )
    yield from _below(crosswright, ctx)


def _below(
    command: click.Command, ctx: click.Context
) -> Iterator[tuple[str, click.Command, click.Context]]:
    yield ctx.command_path, command, ctx
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            child = command.get_command(ctx, name)
            if child is not None:
                inner = click.Context(child, info_name=name, parent=ctx, terminal_width=WIDTH)
                yield from _below(child, inner)
