"""Where built lexicons are kept: a folder of the person, made when it is first needed."""

import os
from pathlib import Path

import platformdirs

from crosswright.errors import OutputError

HOME_VARIABLE = "CROSSWRIGHT_HOME"


def home() -> Path:
    """The folder crosswright keeps things in: CROSSWRIGHT_HOME, or else the user's cache."""
    chosen = os.environ.get(HOME_VARIABLE)
    return Path(chosen).expanduser() if chosen else Path(platformdirs.user_cache_dir("crosswright"))


def lexicon_path(tag: str) -> Path:
    """Where the compiled lexicon of a language stands once it is built."""
    return home() / "lexicons" / f"{tag}.lexicon"


def make_folder(folder: Path) -> None:
    """Make a folder and those above it.

    Raises:
        OutputError: when it cannot be made, naming the way out.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from error


def unwritable(path: Path, error: OSError) -> OutputError:
    """The one message for a cache that cannot be written."""
    reason = (error.strerror or str(error)).lower()
    return OutputError(
        f"cannot write the lexicon to {str(path)!r}: {reason}; "
        f"set {HOME_VARIABLE} to a folder that can be written"
    )
