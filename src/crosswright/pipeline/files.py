"""Reading and writing files: whole or not at all, and with one clear line when it fails."""

import contextlib
import os
import secrets
import stat
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path, PurePath

from crosswright.errors import FormatError, OutputError, UsageError
from crosswright.formats import (
    FORMATS,
    Format,
    Loaded,
    Loss,
    Saved,
    format_for,
    format_in,
    read,
    unlocked,
    write,
)
from crosswright.model import Puzzle

MOST_BYTES = 50_000_000
STANDARD = "-"
"""Stands for standard input when reading and for standard output when writing."""


def load(
    path: str | Path,
    *,
    language: str | None = None,
    format: str | None = None,
    key: str | None = None,
) -> Loaded:
    """The puzzle in a file, in the format its content or else its ending says; `-` is standard input.

    `language` is assumed where the file does not state one. `format` is the name of the format, for
    a file that neither tells. `key` opens a file that is locked.

    Raises:
        UsageError: for a file that is missing or too large, an ending no format has, and a key that
            does not fit.
        FormatError: for a file that is not what its ending says.
    """
    return load_bytes(read_bytes(path), path, language=language, format=format, key=key)


def load_bytes(
    data: bytes,
    path: str | Path,
    *,
    language: str | None = None,
    format: str | None = None,
    key: str | None = None,
) -> Loaded:
    """The puzzle in bytes that stood, or might stand, in a file of this path; no file is opened.

    Raises:
        UsageError, FormatError: as `load`, but for the reading of the file.
    """
    chosen, warnings = _chosen(str(path), data, format)
    try:
        if key is not None:
            data = unlocked(data, chosen, key)
        loaded = read(data, chosen, language=language)
    except FormatError as error:
        raise FormatError(f"{path}: {error}") from None
    return replace(loaded, warnings=(*warnings, *loaded.warnings))


def _chosen(path: str, data: bytes, named: str | None) -> tuple[Format, tuple[str, ...]]:
    """How to read a file, and what to say where its ending says otherwise."""
    if named is not None:
        return format_for(named), ()
    found = format_in(data)
    if path == STANDARD:
        return found or FORMATS["ipuz" if b"{" in data[:1000] else "grid"], ()
    try:
        expected = format_for(path)
    except UsageError:
        if found is None:
            raise
        return found, (f"it begins like {found.title}, and is read as that",)
    ending = PurePath(path).suffix.lower()
    if found is None or found is expected or (expected.begins and expected.begins(data)):
        return expected, ()
    if any(x.endswith(ending) for x in found.extensions):
        return found, ()
    if expected.begins is None and expected.read is not None:
        # Text of any sort may look like another format; its ending is believed.
        return expected, ()
    return found, (f"it begins like {found.title}, not like {ending}, and is read as that",)


def save(
    puzzle: Puzzle, path: str | Path, *, lossy: bool = False, format: str | None = None
) -> tuple[Loss, ...]:
    """Write a puzzle in the format the path's ending names; `-` is ipuz on standard output.

    Returns what the file does not say.

    Raises:
        UsageError, OutputError: as `saved`.
        OutputError: for a file that cannot be written; whatever stood there before still stands.
    """
    done = saved(puzzle, path, lossy=lossy, format=format)
    write_bytes(path, done.data)
    return done.losses


def saved(
    puzzle: Puzzle, path: str | Path, *, lossy: bool = False, format: str | None = None
) -> Saved:
    """What `save` would write to this path. Letters, clues and structure are lost only if `lossy`.

    `format` is the name of a format that the path's ending does not say.

    Raises:
        UsageError: for an ending no format has.
        OutputError: for a loss that was not allowed, and for a puzzle the format cannot hold at all.
    """
    wanted = format or ("ipuz" if str(path) == STANDARD else str(path))
    target = format_for(wanted)
    try:
        done = write(puzzle, target)
    except OutputError as error:
        raise OutputError(f"{path}: {error}") from None
    vital = [str(loss) for loss in done.losses if loss.feature.is_vital]
    if vital and not lossy:
        raise OutputError(
            f"{path}: {target.title} cannot carry {'; '.join(vital)}: "
            "write .ipuz, or allow the loss with --lossy"
        )
    return done


def read_bytes(path: str | Path, *, most: int = MOST_BYTES) -> bytes:
    """The content of a file of at most `most` bytes; `-` is standard input.

    Raises:
        UsageError: for a file that is missing, a folder, unreadable, or larger.
    """
    try:
        if str(path) == STANDARD:
            if sys.stdin is None:
                raise ValueError("standard input is closed")
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
    """Write one file as `write_files` does.

    Raises:
        OutputError: when that fails; whatever stood there before still stands.
    """
    write_files([(path, data)])


def write_files(files: Iterable[tuple[str | Path, bytes]]) -> None:
    """Write files, each whole, and all of them or none; `-` is standard output.

    The bytes go to new files in the same folders, which take the places of the old ones only once
    all are safely stored. Links are followed; a device, a pipe and standard output are written to
    as they stand, before any file takes its place.

    Raises:
        OutputError: when one cannot be written; whatever stood in any place before still stands.
    """
    staged: list[tuple[Path, Path]] = []
    try:
        for path, data in files:
            with _told(path):
                _stage(path, data, staged)
        while staged:
            passing, target = staged[0]
            with _told(target):
                passing.replace(target)
            staged.pop(0)
    finally:
        for passing, _ in staged:
            with contextlib.suppress(OSError):
                passing.unlink()


@contextlib.contextmanager
def _told(path: str | Path) -> Iterator[None]:
    """Turn what the system says about a path that cannot be written into one line."""
    try:
        yield
    except BrokenPipeError:
        # The reader of a pipe left: the command line ends quietly then, as others do.
        raise
    except (OSError, ValueError) as error:
        raise OutputError(
            f"cannot write {str(path)!r}: {_reason(error)}; choose another place"
        ) from None


def _stage(path: str | Path, data: bytes, staged: list[tuple[Path, Path]]) -> None:
    """Store the bytes beside their place and note both; what is no file is written at once."""
    if str(path) == STANDARD:
        if sys.stdout is None:
            raise ValueError("standard output is closed")
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    target = Path(path).resolve()
    mode = _mode(target)
    if mode is not None and not stat.S_ISREG(mode):
        with target.open("wb") as device:
            device.write(data)
        return
    passing = target.with_name(f".{target.name[:100]}.{secrets.token_hex(8)}.part")
    staged.append((passing, target))
    with passing.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if mode is not None:
        passing.chmod(stat.S_IMODE(mode))


def _mode(target: Path) -> int | None:
    try:
        return target.stat().st_mode
    except FileNotFoundError:
        return None


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error)
