"""The standard streams, which may be closed, full, left by their reader, or unable to spell."""

import contextlib
import json
import os
import sys
from collections.abc import Mapping
from typing import Any, TextIO

import click

from crosswright.errors import OutputError


def prepare() -> None:
    """Let standard output stand signs its encoding lacks: they are spelled as escapes."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def tell(message: str) -> None:
    """Say something on standard error; where nobody can hear it, the work still goes on."""
    try:
        click.echo(message, err=True)
    except (OSError, ValueError):
        _let_go(sys.stderr)


def put(text: str) -> None:
    """Print a result on standard output.

    Raises:
        OutputError: when it is closed or full.
        BrokenPipeError: when its reader has gone, as `head` does.
    """
    if sys.stdout is None:
        raise OutputError("cannot write to standard output: it is closed")
    try:
        click.echo(text)
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        raise _unwritable(error) from None


def put_object(value: Mapping[str, Any]) -> None:
    """Print one JSON object; signs that standard output cannot spell become JSON's own escapes.

    Raises:
        OutputError, BrokenPipeError: as `put`.
    """
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(value)
    put(text)


def flush() -> None:
    """Send what is still held back; with a closed standard output there is nothing.

    Raises:
        OutputError, BrokenPipeError: as `put`.
    """
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        raise _unwritable(error) from None


def give_up() -> None:
    """Stop writing to standard output: what is held back would fail again when Python ends."""
    _let_go(sys.stdout)


def _unwritable(error: Exception) -> OutputError:
    _let_go(sys.stdout)
    reason = getattr(error, "strerror", None) or str(error)
    return OutputError(f"cannot write to standard output: {reason.lower()}")


def _let_go(stream: TextIO | None) -> None:
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[union-attr]
        os.close(nowhere)
