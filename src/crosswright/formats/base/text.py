"""Text as files hold it: encodings, line ends, and signs that only look like text."""

import json
import re

from crosswright.errors import FormatError, PuzzleError

_CONTROLS = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
"""Signs that no page shows and that XML, or a text file, has no place for."""

_REPLACED = "\N{REPLACEMENT CHARACTER}"


def as_it_is(text: str) -> str:
    """The text itself: what a format gives back that can hold any."""
    return text


def one_line(text: str) -> str:
    """The text on one line, spaces side by side as one, control signs shown as replaced."""
    return _CONTROLS.sub(_REPLACED, " ".join(text.split()))


def passage(text: str) -> str:
    """The text with line feeds for line ends, no outer space, control signs shown as replaced."""
    return _CONTROLS.sub(_REPLACED, "\n".join(text.splitlines()).strip())


def encoded(text: str) -> bytes:
    """The text as UTF-8.

    Raises:
        PuzzleError: for half a surrogate pair, which is no character.
    """
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        sign = text[error.start]
        raise PuzzleError(f"{sign!r} in the puzzle's text is half a character") from None


def decoded(data: bytes, what: str, *, most: int, western: bool = False) -> str:
    """The text in a file of at most `most` bytes: UTF-8, or UTF-16 with its mark.

    With `western`, what is neither is taken for Windows' Western code page.

    Raises:
        FormatError: for a longer one, for another encoding, and for one with NUL in it.
    """
    if len(data) > most:
        raise FormatError(f"{what} of {len(data)} bytes is too long; {most} is the most")
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        if western and encoding != "utf-16" and b"\0" not in data:
            return data.decode("cp1252", errors="replace").replace("\r\n", "\n")
        raise FormatError(
            f"{what} is not {encoding[:6].upper().rstrip('-')} at byte {error.start}; "
            "save it as UTF-8"
        ) from None
    if "\0" in text:
        raise FormatError(f"{what} holds NUL at sign {text.index(chr(0))}; it is no text")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def json_text(value: object) -> str:
    """The value as JSON on one line.

    Raises:
        PuzzleError: for a number that is not finite, which JSON cannot say.
    """
    try:
        return json.dumps(value, ensure_ascii=False, allow_nan=False)
    except ValueError:
        raise PuzzleError("the puzzle's recipe or statistics hold a number not finite") from None
