"""Reading and writing files: whole or not at all, and with one clear line when it fails."""

import contextlib
import os
import secrets
import stat
import sys
from pathlib import Path

from crosswright.errors import FormatError, OutputError, UsageError
from crosswright.formats import FORMATS, Format, Loaded, Loss, format_for, read, write
from crosswright.model import Puzzle

MOST_BYTES = 50_000_000
STANDARD = "-"
"""Stands for standard input when reading and for standard output when writing."""


def load(path: str | Path, *, language: str | None = None) -> Loaded:
    """The puzzle in a file, in the format its ending names; `-` is ipuz or grid text.

    `language` is assumed where the file does not state one.

    Raises:
        UsageError: for a file that is missing or too large, or an ending no format has.
        FormatError: for a file that is not what its ending says.
    """
    named = None if str(path) == STANDARD else format_for(str(path))
    data = read_bytes(path)
    try:
        return read(data, named or _format_of(data), language=language)
    except FormatError as error:
        raise FormatError(f"{path}: {error}") from None


def _format_of(data: bytes) -> Format:
    return FORMATS["ipuz" if b"{" in data[:1000] else "grid"]


def save(puzzle: Puzzle, path: str | Path, *, lossy: bool = False) -> tuple[Loss, ...]:
    """Write a puzzle in the format the path's ending names; `-` is ipuz on standard output.

    Returns what the file does not say. Letters, clues and structure are lost only with `lossy`.

    Raises:
        UsageError: for an ending no format has.
        OutputError: for a loss that was not allowed, or a file that cannot be written; whatever
            stood there before still stands.
    """
    target = FORMATS["ipuz"] if str(path) == STANDARD else format_for(str(path))
    saved = write(puzzle, target)
    vital = [str(loss) for loss in saved.losses if loss.feature.is_vital]
    if vital and not lossy:
        raise OutputError(
            f"{path}: {target.title} cannot carry {'; '.join(vital)}: "
            "write .ipuz, or allow the loss with --lossy"
        )
    write_bytes(path, saved.data)
    return saved.losses


def read_bytes(path: str | Path, *, most: int = MOST_BYTES) -> bytes:
    """The content of a file of at most `most` bytes; `-` is standard input.

    Raises:
        UsageError: for a file that is missing, a folder, unreadable, or larger.
    """
    try:
        if str(path) == STANDARD:
            data = sys.stdin.buffer.read(most + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise UsageError(f"cannot read {str(path)!r}: {_reason(error)}") from None
    if len(data) > most:
        raise UsageError(f"cannot read {str(path)!r}: it is larger than {most} bytes")
    return data


def write_bytes(path: str | Path, data: bytes) -> None:
    """Write a file whole or not at all; `-` is standard output.

    The bytes go to a new file in the same folder, which takes the place of the old one only once
    it is safely stored. Links are followed; a device or a pipe is written to as it stands.

    Raises:
        OutputError: when that fails; whatever stood there before still stands.
    """
    try:
        if str(path) == STANDARD:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
        else:
            _replace(Path(path).resolve(), data)
    except BrokenPipeError:
        # The reader of a pipe left: the command line ends quietly then, as others do.
        raise
    except (OSError, ValueError) as error:
        raise OutputError(
            f"cannot write {str(path)!r}: {_reason(error)}; choose another place"
        ) from None


def _replace(target: Path, data: bytes) -> None:
    mode = _mode(target)
    if mode is not None and not stat.S_ISREG(mode):
        with target.open("wb") as device:
            device.write(data)
        return
    passing = target.with_name(f".{target.name[:100]}.{secrets.token_hex(8)}.part")
    try:
        with passing.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            passing.chmod(stat.S_IMODE(mode))
        passing.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            passing.unlink()
        raise


def _mode(target: Path) -> int | None:
    try:
        return target.stat().st_mode
    except FileNotFoundError:
        return None


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error)
