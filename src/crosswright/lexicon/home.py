"""Where built lexicons are kept: a folder of the person, made when it is first needed."""

import os
import re
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from errno import EACCES
from pathlib import Path

import platformdirs

from crosswright.errors import OutputError, UsageError

HOME_VARIABLE = "CROSSWRIGHT_HOME"

_ODD = re.compile(r"[^\w.-]+")


def home() -> Path:
    """The folder crosswright keeps things in: CROSSWRIGHT_HOME, or else the user's cache.

    Raises:
        UsageError: when the variable names the home of a person who is not known here.
    """
    chosen = os.environ.get(HOME_VARIABLE)
    if not chosen:
        return Path(platformdirs.user_cache_dir("crosswright"))
    try:
        return Path(chosen).expanduser()
    except RuntimeError:
        raise UsageError(
            f"{HOME_VARIABLE} is {chosen!r}, and there is no such home; name another folder"
        ) from None


def lexicon_path(tag: str) -> Path:
    """Where the compiled lexicon of a language stands once it is built."""
    return home() / "lexicons" / f"{tag}.lexicon"


def other_words_path(tag: str) -> Path:
    """Where the words stand that are no answers but parts of wordplay."""
    return home() / "lexicons" / f"{tag}.others.lexicon"


def own_lexicon_path(tag: str) -> Path:
    """Where a language's words stand with the lists a person keeps laid over them."""
    return home() / "lexicons" / f"{tag}.own.lexicon"


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, in which files can be written.

    Raises:
        OutputError: when it cannot be made, or may only be read, naming the way out.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except OSError as error:
        raise unwritable(folder, error) from error


FORGOTTEN = 3600.0
"""Seconds after which an unfinished file is taken for what a killed run left behind."""


def sweep(folder: Path) -> None:
    """Remove the unfinished files that killed runs left in a folder; fresh ones may be in the making."""
    for part in folder.glob("*.part"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > FORGOTTEN:
                part.unlink()


def file_name(name: str) -> str:
    """A name as a file's: names that differ in odd signs only are told apart by their sum."""
    plain = _ODD.sub("_", name)
    return plain if plain == name else f"{plain}-{sum(map(ord, name))}"


def write_whole(path: Path, lines: Iterable[str]) -> None:
    """Write lines beside their place and move them there: a crash leaves the old file whole.

    Raises:
        OutputError: when the folder cannot be written.
    """
    make_folder(path.parent)
    sweep(path.parent)
    part = Path(f"{path}.{os.getpid()}-{secrets.token_hex(4)}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> OutputError:
    """The one message for a cache that cannot be written."""
    reason = (error.strerror or str(error)).lower()
    return OutputError(
        f"cannot write the lexicon to {str(path)!r}: {reason}; "
        f"set {HOME_VARIABLE} to a folder that can be written"
    )
